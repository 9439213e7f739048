#!/bin/sh
# print.sh CHROMIUM WORK FOLDER: prints the pages that print.mjs has written into WORK/print as PDF files in FOLDER.
set -eu
mkdir -p "$3"
for page in "$2"/print/*.html; do
    name=$(basename "$page" .html)
    "$1" --headless --no-sandbox --no-pdf-header-footer --generate-pdf-document-outline \
        --print-to-pdf="$3/$name.pdf" "file://$page" 2>"$3/$name.log" || {
        cat "$3/$name.log" >&2 # Chromium also complains when it succeeds
        exit 1
    }
    rm "$3/$name.log"
    echo "$3/$name.pdf"
done
