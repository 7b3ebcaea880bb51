#!/bin/sh
# Starts Alfred. jpackage's own launcher asks dpkg and rpm who owns it first, twice, which takes a tenth of the whole start.
lib=$(dirname "$(dirname "$(readlink -f "$0")")")/lib
app=$lib/app
cache=
[ -f "$app/alfred.aot" ] && cache=-XX:AOTCache=$app/alfred.aot
exec "$lib/runtime/bin/alfred" ${cache:+"$cache"} @OPTIONS@ -cp "@CLASSPATH@" alfred.Launcher "$@"
