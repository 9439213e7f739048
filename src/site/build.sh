#!/bin/sh
# build.sh NODE PROJECT WORK SITE BASE SERVER CHROMIUM REFERENCE: builds the site in the folder SITE, for a server on
# which its path is BASE. WORK has the packages, the tutorial's programs and generated/ctqueens.wasm. The last three may
# be empty: the server's address, which previews of links and the addresses on slides need; the browser that takes the
# picture for these previews and prints the PDF files; and the XML of the reference.
set -eu
source=$2/src/site
cd "$3"
rm -rf compiler course documents elements openings .vitepress
mkdir -p .vitepress
cp -R "$source/compiler" "$source/course" "$source/documents" "$source/elements" "$source/openings" .
cp "$source/vite.config.mjs" .
cp -R "$source/frame/config.mjs" "$source/frame/theme" .vitepress
SITE_REFERENCE=$8 "$1" documents/prepare.mjs "$2" .
root=${6:+${6%/}$5}
"$1" course/lesson.mjs "$2" . "$root"
"$1" course/print.mjs "$2" . "$root"
[ -z "$7" ] || course/print.sh "$7" "$3" pages/public/course >/dev/null
"$1" course/downloads.mjs .
"$1" node_modules/vite/bin/vite.js build --logLevel warn
ENTRY=workbench "$1" node_modules/vite/bin/vite.js build --logLevel warn
{ [ -d packed ] && cmp -s compiler/pack.mjs packed.mjs; } || {
    rm -rf packed packed.new
    "$1" compiler/pack.mjs node_modules/@yowasp/clang packed.new
    cp compiler/pack.mjs packed.mjs
    mv packed.new packed # now it is complete
}
mkdir -p pages/public/compiler
cp -R packed/* compiler/worker.js pages/public/compiler
"$1" compiler/library.mjs "$2" tutorial generated/objects pages/public/compiler
"$1" compiler/record.mjs node_modules/@yowasp/clang pages/public/compiler recorded.json
"$1" documents/first_picture.mjs pages .vitepress/theme/recorded.css preview.html
if [ -n "$6" ] && [ -n "$7" ] && "$7" --headless --no-sandbox --hide-scrollbars --window-size=1200,630 \
    --screenshot=pages/public/preview.png "file://$PWD/preview.html" 2>/dev/null; then
    export SITE_URL="${root%/}" # the pages name the picture
fi
export SITE_BASE="$5"
"$1" node_modules/vitepress/bin/vitepress.js build --outDir "$4" >vitepress.log 2>&1 || {
    cat vitepress.log
    exit 1
}
