#!/bin/sh
# Builds the site. CMakeLists.txt names in the environment: NODE; the folders PROJECT; WORK, which has the packages, the
# tutorial's programs and generated/ctqueens.wasm; and SITE, in which the site is made; SITE_BASE, its path on its
# server; REFERENCE, the XML of the reference; and SITE_SERVER, the server's address for previews of links, or nothing.
set -eu
cd "$WORK"
vite() { ENTRY=$1 "$NODE" node_modules/vite/bin/vite.js build --logLevel warn; }

# The sources, beside the packages that they import.
rm -rf compiler course documents elements frame openings .vitepress
mkdir -p .vitepress
for each in compiler course documents elements frame openings vite.config.mjs; do
    cp -R "$PROJECT/src/site/$each" .
done
cp -R frame/config.mjs frame/theme .vitepress

# The pages, the lesson, and the two scripts of the elements.
"$NODE" documents/prepare.mjs "$PROJECT" .
"$NODE" course/lesson.mjs "$PROJECT" .
reveal=node_modules/reveal.js/dist
cp "$reveal/reveal.css" "$reveal/reveal.js" "$reveal/plugin/notes.js" pages/public/course
cp course/*.css course/slides.js course/links.js elements/colours.css pages/public/course
vite elements
vite workbench

# The compiler, which takes a minute to pack, and the programs.
if ! [ -d packed ] || ! cmp -s compiler/pack.mjs packed.mjs; then
    rm -rf packed packed.new
    "$NODE" compiler/pack.mjs node_modules/@yowasp/clang packed.new
    cp compiler/pack.mjs packed.mjs
    mv packed.new packed # now it is complete
fi
mkdir -p pages/public/compiler
cp -R packed/* compiler/worker.js pages/public/compiler
"$NODE" compiler/library.mjs "$PROJECT" tutorial pages/public/compiler
"$NODE" compiler/record.mjs node_modules/@yowasp/clang pages/public/compiler recorded.json

"$NODE" node_modules/vitepress/bin/vitepress.js build --outDir "$SITE" >vitepress.log 2>&1 || {
    cat vitepress.log
    exit 1
}
