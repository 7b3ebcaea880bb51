#!/bin/bash
# Makes the image with its own Java runtime, and the packages for which the tools are there: packaging/package.sh [FOLDER]
# The image is started before it is packed: once in training, for a quick start, and once to answer a request.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$(mkdir -p "${1:-target/installer}" && cd "${1:-target/installer}" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf '%s\n' "$*"; }
die() { say "package.sh: $*" >&2; exit 1; }

version=$(sed -n 's:^  <version>\(.*\)</version>$:\1:p' pom.xml)
modules=java.base,java.desktop,java.sql,java.naming,java.net.http,java.management,java.logging,java.instrument,java.scripting
modules=$modules,java.transaction.xa,java.xml,java.compiler,jdk.unsupported,jdk.net,jdk.crypto.ec,jdk.localedata,jdk.zipfs

case $(uname -s) in
  Linux) name=alfred icon=alfred.png ;;
  Darwin) name=Alfred icon=alfred.icns version=1.${version#*.} ;; # macOS refuses a version that begins with 0
  *) die "this is for Linux and macOS; on Windows run package.ps1" ;;
esac

# ---------------------------------------------------------------- build

rm -rf target/alfred
mvn -q -B -DskipTests package
jdk=$(sed -n 's:^java="\(.*\)/bin/java"$:\1:p' target/alfred/bin/alfred)
[ -x "$jdk/bin/jpackage" ] || die "no jpackage beside the JDK that built Alfred"
"$jdk/bin/java" packaging/Icon.java "$work/icons"
rm -rf "${out:?}/$name" "$out/$name.app"

# ---------------------------------------------------------------- natives of other systems

# A jar whose name says another system holds nothing that this one can use.
cp -R target/alfred/lib "$work/lib"
case $(uname -s) in
  Linux) rm -f "$work"/lib/*-{win,mac}*.jar "$work"/lib/*-osx*.jar ;;
  Darwin) rm -f "$work"/lib/*-{win,linux}*.jar ;;
esac

# ONNX Runtime has the natives of all systems in one jar, five times what one of them needs.
case $(uname -s)-$(uname -m) in
  Linux-aarch64) natives=linux-aarch64 ;;
  Linux-*) natives=linux-x64 ;;
  Darwin-arm64) natives=osx-aarch64 ;;
  *) natives=osx-x64 ;;
esac
onnx=$(ls "$work"/lib/onnxruntime-*.jar)
mkdir "$work/onnx"
(cd "$work/onnx" && "$jdk/bin/jar" --extract --file "$onnx" && cd ai/onnxruntime/native && for other in *; do
  [ "$other" = "$natives" ] && rm -rf "$other"/*.dSYM || rm -rf "$other"
done)
[ -d "$work/onnx/ai/onnxruntime/native/$natives" ] || die "ONNX Runtime has no natives for $natives"
"$jdk/bin/jar" --create --no-manifest --no-compress --file "$onnx" -C "$work/onnx" .

# What is not compressed by itself is packed much tighter as a whole, with the runtime's modules.
for jar in "$work"/lib/*.jar; do
  rm -rf "$work/open" && mkdir "$work/open"
  (cd "$work/open" && "$jdk/bin/jar" --extract --file "$jar")
  "$jdk/bin/jar" --create --no-manifest --no-compress --file "$jar" -C "$work/open" .
done

# ---------------------------------------------------------------- image

"$jdk/bin/jpackage" --type app-image --name "$name" --app-version "$version" --vendor Alfred --description "A kitchen assistant" \
  --icon "$work/icons/$icon" --dest "$out" --input "$work/lib" --main-jar "$(cd "$work/lib" && ls alfred-*.jar)" --main-class alfred.Launcher \
  --java-options --enable-native-access=ALL-UNNAMED --java-options -XX:+UseSerialGC --java-options -Xmn80m --java-options -Xms288m --java-options -Xlog:disable \
  --add-modules "$modules" \
  --jlink-options "--strip-debug --no-man-pages --no-header-files --compress=zip-0"
case $name in
  alfred) app=$out/alfred/lib/app command=$out/alfred/bin/alfred ;;
  *) app=$out/Alfred.app/Contents/app command=$out/Alfred.app/Contents/MacOS/Alfred ;;
esac
if [ "$name" = alfred ]; then
  sed -e "s|@OPTIONS@|$(sed -n 's:^java-options=::p' "$app/alfred.cfg" | paste -sd' ')|" \
    -e "s|@CLASSPATH@|$(sed -n 's:^app.classpath=$APPDIR/:$app/:p' "$app/alfred.cfg" | paste -sd:)|" packaging/linux/alfred.sh >"$command"
  rm -f "$out/alfred/lib/libapplauncher.so" # for jpackage's own launcher
  find "$out/alfred/lib/runtime/bin" -type f ! -name java -delete # tools of the modules, which nobody calls
  if command -v strip >/dev/null; then
    find "$out/alfred/lib/runtime" \( -name '*.so' -o -path '*/bin/*' -o -name jexec -o -name jspawnhelper \) -type f -exec strip --strip-unneeded {} +
  fi
  cp "$out/alfred/lib/runtime/bin/java" "$out/alfred/lib/runtime/bin/alfred" # by its name it is known among the running programs
fi
say "image: $(dirname "$(dirname "$command")")"

# ---------------------------------------------------------------- training, for a quick start

# Opens the window on a small kitchen and ends it in order; on a screen of its own where there is Xvfb, else on JavaFX's headless one, which
# leaves the classes of the system's windows out. The cache also keeps how far each method was compiled. In the training that is C1's plain code
# at most, so that in a start the second core draws instead of optimising what runs once; what runs hot later is optimised as ever.
# Without the cache Alfred starts all the same, only later: a training that fails is no reason to make no installer.
train() {
  printf '{"op":"say","text":"%s"}\n' "add 6 eggs to the pantry" "add 500 g salmon to the fridge, best before tomorrow" \
    "new recipe: pancakes with 2 eggs, 200 g flour and 300 ml milk" yes "plan pancakes for dinner tomorrow" "add milk to my shopping list" |
    "$command" session --data "$work/kitchen" >"$work/training.log" 2>&1 || return 1
  local options="-XX:AOTCacheOutput=$app/alfred.aot -XX:TieredStopAtLevel=1" screen="" waited=0
  if command -v Xvfb >/dev/null; then
    Xvfb -displayfd 3 -screen 0 1440x900x24 3>"$work/display" 2>/dev/null &
    screen=$!
    while [ ! -s "$work/display" ] && [ $waited -lt 10 ]; do sleep 1; waited=$((waited + 1)); done
    export DISPLAY=":$(cat "$work/display")"
  else
    options="$options -Dglass.platform=Headless -Dprism.order=sw"
  fi
  ALFRED_DATA="$work/kitchen" JAVA_TOOL_OPTIONS="$options" "$command" >"$work/training.log" 2>&1 &
  local pid=$!
  sleep 8
  kill -TERM "$pid" 2>/dev/null || true
  waited=0
  while kill -0 "$pid" 2>/dev/null && [ $waited -lt 60 ]; do sleep 1; waited=$((waited + 1)); done
  kill -KILL "$pid" 2>/dev/null || true
  wait "$pid" 2>/dev/null || true
  [ -z "$screen" ] || kill "$screen" 2>/dev/null || true
  [ -s "$app/alfred.aot" ]
}
if train; then
  sed -i.bak 's|^\[JavaOptions\]$|&\njava-options=-XX:AOTCache=$APPDIR/alfred.aot|' "$app/$name.cfg" # on Linux the command itself names it
  rm -f "$app/$name.cfg.bak" "$app"/alfred.aot.config
  say "start-up cache: $(du -h "$app/alfred.aot" | cut -f1)"
else
  rm -f "$app"/alfred.aot*
  say "start-up cache: left out, the training did not end in order"
  tail -3 "$work/training.log" || true
fi

# ---------------------------------------------------------------- the image answers

answer=$(printf '%s\n' '{"op":"say","text":"add 2 eggs to the pantry"}' | "$command" session --memory)
case $answer in
  *'"type":"done"'*'"action":"created"'*) say "smoke test: the image answers" ;;
  *) die "the image does not answer: $answer" ;;
esac

# ---------------------------------------------------------------- packages

if [ "$name" = Alfred ]; then
  "$jdk/bin/jpackage" --type dmg --name Alfred --app-version "$version" --app-image "$out/Alfred.app" --dest "$out"
else
  rm -f "$out"/alfred[-_]"$version"*
  command -v dpkg-deb >/dev/null && packaging/linux/deb.sh "$out/alfred" "$out" "$version" || say "left out: .deb, it needs dpkg-deb"
  command -v rpmbuild >/dev/null && packaging/linux/rpm.sh "$out/alfred" "$out" "$version" || say "left out: .rpm, it needs rpmbuild"
  packaging/linux/run.sh "$out/alfred" "$out" "$version"
  (cd "$out" && sha256sum alfred[-_]"$version"* >SHA256SUMS && sed 's/^/packed: /' SHA256SUMS)
fi
