#!/bin/bash
# Packs an image of package.sh as one file that runs on any Linux with glibc, without installing: packaging/linux/run.sh IMAGE FOLDER VERSION
# It unpacks itself once, into the user's cache, and starts from there afterwards.
set -euo pipefail
image=$(cd "$1" && pwd) out=$(cd "$2" && pwd) version=$3
file=$out/alfred-$version-$(uname -m).run
sum=$(cd "$image" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
cat >"$file" <<SCRIPT
#!/bin/sh
# Alfred $version: chmod +x this file and start it; --where tells where it unpacked itself.
set -e
home=\${XDG_CACHE_HOME:-\$HOME/.cache}/alfred-kitchen/$version-$sum
if [ ! -x "\$home/alfred/bin/alfred" ]; then
  mkdir -p "\$(dirname "\$home")"
  part=\$(mktemp -d "\$home.XXXXXX")
  trap 'rm -rf "\$part"' EXIT
  tail -n +16 "\$0" | tar -xJ -C "\$part"
  mv "\$part" "\$home" 2>/dev/null || [ -x "\$home/alfred/bin/alfred" ]
  trap - EXIT
fi
[ "\${1-}" = --where ] && { echo "\$home/alfred"; exit 0; }
exec "\$home/alfred/bin/alfred" "\$@"
exit 1
SCRIPT
[ "$(wc -l <"$file")" = 15 ] || { echo "run.sh: the script does not have the length that it says" >&2; exit 1; }
tar -C "$(dirname "$image")" --owner=0 --group=0 --sort=name -c "$(basename "$image")" | xz -6 -T0 >>"$file"
chmod +x "$file"
