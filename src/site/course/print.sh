#!/bin/sh
# print.sh CHROMIUM WORK FOLDER: prints the slides and the pages that print.mjs has written into WORK/print as PDF files
# in FOLDER. If the machine is known to have no Chinese font, those in Chinese are left out.
set -eu
chromium=$1 folder=$3
mkdir -p "$folder"
chinese=$(fc-list :lang=zh 2>/dev/null || echo unknown)
print() { # NAME PAGE
    case $1 in *zh-CN) [ -n "$chinese" ] || return 0 ;; esac
    "$chromium" --headless --no-sandbox --no-pdf-header-footer --generate-pdf-document-outline \
        --virtual-time-budget=5000 --print-to-pdf="$folder/$1.pdf" "file://$2" 2>"$folder/$1.log" || {
        cat "$folder/$1.log" >&2 # Chromium also complains when it succeeds
        exit 1
    }
    rm "$folder/$1.log"
    echo "$folder/$1.pdf"
}
for page in "$2"/print/*.html; do
    print "$(basename "$page" .html)" "$page"
done
print lesson "$2/pages/public/course/lesson.html?paper"
print lesson.zh-CN "$2/pages/public/zh/course/lesson.html?paper"
