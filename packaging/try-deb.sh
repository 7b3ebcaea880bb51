#!/bin/bash
# Tries a .deb in a bare Debian: packaging/try-deb.sh FILE [FOLDER], as root, with debootstrap. The folder is made, and kept for looking.
# Installs with apt, answers a request, opens a recipe file in the window under Xvfb, upgrades while the kitchen has data, removes.
set -euo pipefail
deb=$(readlink -f "$1") root=${2:-$(mktemp -d)/debian}
failed=0
check() { if eval "$2" >"$root/tmp/check.log" 2>&1; then echo "ok    $1"; else echo "FAIL  $1"; tail -5 "$root/tmp/check.log"; failed=1; fi; }
inside() { chroot "$root" env DEBIAN_FRONTEND=noninteractive HOME=/root LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin "$@"; }

[ -d "$root/usr" ] || debootstrap --variant=minbase "${SUITE:-bookworm}" "$root" >/dev/null
mount -t proc proc "$root/proc" 2>/dev/null || true
trap 'umount "$root/proc" 2>/dev/null || true' EXIT
cp "$deb" "$root/tmp/alfred.deb"
check "dpkg alone says what is missing" '! inside dpkg -i /tmp/alfred.deb'
inside dpkg --purge alfred >/dev/null 2>&1 || true
inside apt-get update -qq
check "installs with its dependencies" 'inside apt-get install -y --no-install-recommends /tmp/alfred.deb'
check "tells its version" 'inside alfred --version | grep -q "^Alfred "'
check "answers without a display" 'printf "%s\n" "{\"op\":\"say\",\"text\":\"add 6 eggs to the pantry\"}" | inside alfred session | grep -q "\"type\":\"done\""'
check "man page, menu entry, file types" 'ls "$root"/usr/share/man/man1/alfred.1.gz "$root"/usr/share/applications/*.Alfred.desktop "$root"/usr/share/mime/packages/*.Alfred.xml'
inside apt-get install -y -qq --no-install-recommends xvfb xauth x11-utils imagemagick >/dev/null 2>&1
printf -- '>> servings: 2\n\nFry @onion{1} in @butter{20%%g}.\n' >"$root/tmp/Onions.cook"
check "opens a recipe file in its window" 'inside timeout 90 xvfb-run -a -s "-screen 0 1440x900x24" sh -c "alfred /tmp/Onions.cook & sleep 25
  xwininfo -root -tree | grep -q Alfred && import -window root /tmp/window.png; kill %1; wait" ; [ -s "$root/tmp/window.png" ]'
check "keeps the kitchen through an upgrade" 'inside apt-get install -y --reinstall --no-install-recommends /tmp/alfred.deb \
  && printf "%s\n" "{\"op\":\"dump\",\"tables\":[\"inventory\"]}" | inside alfred session | grep -q eggs'
check "goes without a trace" 'inside apt-get purge -y alfred && ! ls "$root"/usr/lib/alfred "$root"/usr/bin/alfred 2>/dev/null'
check "leaves the kitchen of the user" '[ -f "$root/root/.local/share/alfred/kitchen.mv.db" ]'
echo "the bare system: $root"
exit $failed
