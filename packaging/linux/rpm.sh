#!/bin/bash
# Packs an image of package.sh as an .rpm: packaging/linux/rpm.sh IMAGE FOLDER VERSION
set -euo pipefail
image=$(cd "$1" && pwd) out=$(cd "$2" && pwd) version=$3
cd "$(dirname "$0")"
here=$PWD id=io.github.alfred_kitchen.Alfred
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat >"$work/alfred.spec" <<SPEC
Name: alfred
Version: $version
Release: 1
Summary: Kitchen assistant for recipes, pantry and meal plans
License: Apache-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0
URL: https://alfred-kitchen.github.io
AutoReqProv: no
Requires: glibc, libstdc++, zlib, gtk3, libXtst, libXxf86vm, alsa-lib
%global debug_package %{nil}
%global __os_install_post %{nil}
%global _build_id_links none
%description
Alfred keeps recipes, the pantry, shopping lists, meal plans and tasks, and answers in plain words about them. It works
without a network; a language model can be connected.
%install
mkdir -p %{buildroot}/usr/bin %{buildroot}/usr/lib
cp -R "$image" %{buildroot}/usr/lib/alfred
ln -s ../lib/alfred/bin/alfred %{buildroot}/usr/bin/alfred
install -Dm644 "$here/$id.desktop" %{buildroot}/usr/share/applications/$id.desktop
install -Dm644 "$here/$id.metainfo.xml" %{buildroot}/usr/share/metainfo/$id.metainfo.xml
install -Dm644 "$here/$id.xml" %{buildroot}/usr/share/mime/packages/$id.xml
install -Dm644 "$here/../alfred.png" %{buildroot}/usr/share/icons/hicolor/512x512/apps/$id.png
install -Dm644 "$here/../alfred.svg" %{buildroot}/usr/share/icons/hicolor/scalable/apps/$id.svg
install -Dm644 "$here/alfred.1" %{buildroot}/usr/share/man/man1/alfred.1
install -Dm644 "$here/copyright" %{buildroot}/usr/share/doc/alfred/copyright
%files
/usr/bin/alfred
/usr/lib/alfred
/usr/share/applications/$id.desktop
/usr/share/metainfo/$id.metainfo.xml
/usr/share/mime/packages/$id.xml
/usr/share/icons/hicolor/512x512/apps/$id.png
/usr/share/icons/hicolor/scalable/apps/$id.svg
/usr/share/man/man1/alfred.1
%doc /usr/share/doc/alfred/copyright
SPEC
rpmbuild -bb --quiet --define "_topdir $work" --define "_binary_payload w6.xzdio" "$work/alfred.spec" >"$work/rpm.log" 2>&1 || { tail -5 "$work/rpm.log" >&2; exit 1; }
find "$work/RPMS" -name '*.rpm' -exec cp {} "$out/" \;
