#!/bin/bash
# Measures starts on a screen of its own, with JDK 25: packaging/start-times.sh [IMAGE]
set -euo pipefail
cd "$(dirname "$0")/.."
image=${1:-target/installer/alfred}

die() { printf 'start-times.sh: %s\n' "$*" >&2; exit 1; }

jdk() { # the same places as .ci/run
  local javac
  for javac in "${JAVA_HOME:-/nowhere}"/bin/javac /usr/lib/jvm/*/bin/javac "$HOME"/.sdkman/candidates/java/*/bin/javac "$(command -v javac)"; do
    [ -x "$javac" ] && "$javac" -version 2>&1 | grep -q '^javac 25' && dirname "$javac" && return 0
  done
  return 1
}
java=$(jdk) || die "needs JDK 25: none found in JAVA_HOME, /usr/lib/jvm or on the path"
command -v xvfb-run >/dev/null || die "needs xvfb-run: apt install xvfb"
[ -x "$image/bin/alfred" ] || die "no image in $image: packaging/package.sh makes one"
exec xvfb-run -a -s "-screen 0 1440x900x24" "$java/java" packaging/StartTimes.java "$image"
