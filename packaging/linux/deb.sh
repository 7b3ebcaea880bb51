#!/bin/bash
# Packs an image of package.sh as a .deb: packaging/linux/deb.sh IMAGE FOLDER VERSION
# MAINTAINER="Name <address>" names who publishes it.
set -euo pipefail
image=$(cd "$1" && pwd) out=$(cd "$2" && pwd) version=$3
cd "$(dirname "$0")"
id=io.github.alfred_kitchen.Alfred
maintainer=${MAINTAINER:-The Alfred developers <alfred-kitchen@users.noreply.github.com>}
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
umask 022

install -d "$tree/usr/bin" "$tree/usr/lib" "$tree/usr/share/doc/alfred" "$tree/usr/share/man/man1" "$tree/DEBIAN"
chmod 755 "$tree"
cp -R "$image" "$tree/usr/lib/alfred"
ln -s ../lib/alfred/bin/alfred "$tree/usr/bin/alfred"
install -Dm644 $id.desktop "$tree/usr/share/applications/$id.desktop"
install -Dm644 $id.metainfo.xml "$tree/usr/share/metainfo/$id.metainfo.xml"
install -Dm644 $id.xml "$tree/usr/share/mime/packages/$id.xml"
install -Dm644 ../alfred.png "$tree/usr/share/icons/hicolor/512x512/apps/$id.png"
install -Dm644 ../alfred.svg "$tree/usr/share/icons/hicolor/scalable/apps/$id.svg"
install -Dm644 lintian-overrides "$tree/usr/share/lintian/overrides/alfred"
install -m644 copyright ../../src/main/resources/alfred/ui/libraries.txt "$tree/usr/share/doc/alfred/"
gzip -9nc alfred.1 >"$tree/usr/share/man/man1/alfred.1.gz"
{
  printf 'alfred (%s) unstable; urgency=medium\n\n' "$version"
  printf '  * See the CHANGELOG of the source for what is new.\n\n'
  printf ' -- %s  %s\n' "$maintainer" "$(date -R -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}")"
} | gzip -9n >"$tree/usr/share/doc/alfred/changelog.gz"

# The runtime's own licences stand once, where Debian has them; files of a library are no programs.
find "$tree/usr/lib/alfred" -type f -exec chmod 644 {} +
find "$tree/usr/lib/alfred" -type d -exec chmod 755 {} +
chmod 755 "$tree"/usr/lib/alfred/bin/* "$tree"/usr/lib/alfred/lib/runtime/bin/* "$tree"/usr/lib/alfred/lib/runtime/lib/jspawnhelper

cat >"$tree/DEBIAN/control" <<CONTROL
Package: alfred
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: $maintainer
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Depends: libc6 (>= 2.31), libstdc++6, zlib1g, libgtk-3-0 | libgtk-3-0t64, libxtst6, libgl1, libxxf86vm1, libasound2 | libasound2t64
Recommends: gnome-keyring | kwalletmanager, xdg-utils, fonts-dejavu-core
Section: utils
Priority: optional
Homepage: https://alfred-kitchen.github.io
Description: kitchen assistant for recipes, pantry and meal plans
 Alfred keeps recipes, the pantry, shopping lists, meal plans and tasks, and
 answers in plain words about them. A chat beside the pages works on the same
 data, and every change can be undone.
 .
 It works without a network; a language model can be connected. Recipes move
 in from Paprika, Mealie, Tandoor, Nextcloud Cookbook and many other programs,
 and out again in their formats.
CONTROL
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod 644 "$tree/DEBIAN/control" "$tree/DEBIAN/md5sums"
dpkg-deb --root-owner-group -Zxz -z6 -b "$tree" "$out/alfred_${version}_$(dpkg --print-architecture).deb" >/dev/null
