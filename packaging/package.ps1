# Makes the Windows app image and, where WiX is installed, the .msi: packaging\package.ps1 [FOLDER]
param([string]$Out = "target\installer")
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..")

if (Test-Path target\alfred) { Remove-Item -Recurse -Force target\alfred }
mvn -q -B -DskipTests package
if ($LASTEXITCODE -ne 0) { throw "the build failed" }
$jdk = (Select-String -Path target\alfred\bin\alfred -Pattern '^java="(.*)/bin/java"$').Matches[0].Groups[1].Value
$version = ([xml](Get-Content pom.xml)).project.version
$jar = (Get-ChildItem target\alfred\lib\alfred-*.jar).Name
& "$jdk\bin\java" packaging\Icon.java target\icons
if (Test-Path "$Out\Alfred") { Remove-Item -Recurse -Force "$Out\Alfred" }

# Natives of other systems: a jar whose name says one holds nothing that Windows can use; ONNX Runtime has those of all systems in one jar.
foreach ($old in "target\installer-lib", "target\onnx") { if (Test-Path $old) { Remove-Item -Recurse -Force $old } }
Copy-Item -Recurse target\alfred\lib target\installer-lib
Get-ChildItem target\installer-lib\*-linux*.jar, target\installer-lib\*-mac*.jar, target\installer-lib\*-osx*.jar | Remove-Item
$onnx = (Get-ChildItem target\installer-lib\onnxruntime-*.jar).FullName
New-Item -ItemType Directory target\onnx | Out-Null
Push-Location target\onnx
& "$jdk\bin\jar" --extract --file $onnx
Pop-Location
if ($LASTEXITCODE -ne 0) { throw "ONNX Runtime could not be unpacked" }
if (-not (Test-Path target\onnx\ai\onnxruntime\native\win-x64)) { throw "ONNX Runtime has no natives for win-x64" }
Get-ChildItem target\onnx\ai\onnxruntime\native -Exclude win-x64 | Remove-Item -Recurse -Force
Get-ChildItem -Recurse target\onnx\ai\onnxruntime\native\win-x64 -Include *.pdb | Remove-Item
& "$jdk\bin\jar" --create --no-manifest --file $onnx -C target\onnx .
if ($LASTEXITCODE -ne 0) { throw "ONNX Runtime could not be packed" }

# A second command with a console: "alfred-cli session" and its kin write to it.
Set-Content target\alfred-cli.properties "win-console=true"
& "$jdk\bin\jpackage" --type app-image --name Alfred --app-version $version --vendor Alfred --icon target\icons\alfred.ico `
  --dest $Out --input target\installer-lib --main-jar $jar --main-class alfred.Launcher --add-launcher alfred-cli=target\alfred-cli.properties `
  --java-options --enable-native-access=ALL-UNNAMED --java-options -XX:+UseSerialGC --java-options -Xmn80m --java-options -Xms288m --java-options -Xlog:disable `
  --add-modules "java.base,java.desktop,java.sql,java.naming,java.net.http,java.management,java.logging,java.instrument,java.scripting,java.transaction.xa,java.xml,java.compiler,jdk.unsupported,jdk.net,jdk.crypto.ec,jdk.localedata,jdk.zipfs" `
  --jlink-options "--strip-debug --no-man-pages --no-header-files --compress=zip-6 --generate-cds-archive"
if ($LASTEXITCODE -ne 0) { throw "jpackage failed" }

$answer = '{"op":"say","text":"add 2 eggs to the pantry"}' | & "$Out\Alfred\alfred-cli.exe" session --memory
if (-not ($answer -match '"type":"done"')) { throw "the image does not answer: $answer" }

if (Get-Command wix -ErrorAction SilentlyContinue) {
  & "$jdk\bin\jpackage" --type msi --name Alfred --app-version $version --app-image "$Out\Alfred" --dest $Out --win-menu --win-per-user-install
}
