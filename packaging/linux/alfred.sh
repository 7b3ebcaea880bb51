#!/bin/sh
# Starts Alfred. jpackage's own launcher asks dpkg and rpm who owns it first, twice, which takes a tenth of the whole start.
lib=$(dirname "$(dirname "$(readlink -f "$0")")")/lib
app=$lib/app
cache=
[ -f "$app/alfred.aot" ] && cache=-XX:AOTCache=$app/alfred.aot
# What runs once and ends is not worth the second compiler, which takes as much of the processor as the work itself.
case ${1-} in import | export | backup | restore) once=-XX:TieredStopAtLevel=1 ;; *) once= ;; esac
exec "$lib/runtime/bin/alfred" ${cache:+"$cache"} ${once:+"$once"} @OPTIONS@ -cp "@CLASSPATH@" alfred.Launcher "$@"
