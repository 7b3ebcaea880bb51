#!/bin/sh
# Starts Alfred with the JDK that built it, or with the JAVA_HOME that the caller names.
here=$(cd "$(dirname "$(readlink -f "$0")")/.." && pwd)
java="@JAVA_HOME@/bin/java"
[ -x "$java" ] || java="${JAVA_HOME:-/nowhere}/bin/java"
[ -x "$java" ] || java=java
exec "$java" --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC \
  -XX:+AutoCreateSharedArchive -XX:SharedArchiveFile="$here/alfred.jsa" -Xshare:auto -Xlog:disable \
  -cp "$here/lib/*" alfred.Launcher "$@"
