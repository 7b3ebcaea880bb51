#!/bin/sh
# Starts Alfred with the JDK that built it, or with the JAVA_HOME that the caller names.
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
java="@JAVA_HOME@/bin/java"
[ -x "$java" ] || java="${JAVA_HOME:-/nowhere}/bin/java"
[ -x "$java" ] || java=java
# What runs once and ends is not worth the second compiler, which takes as much of the processor as the work itself.
case ${1-} in import | export | backup | restore) once=-XX:TieredStopAtLevel=1 ;; *) once= ;; esac
exec "$java" ${once:+"$once"} --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC \
  -XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="$here/alfred.jsa" -Xshare:auto -Xlog:disable \
  -cp "$here/lib/*" alfred.Launcher "$@"
