#!/bin/sh
# picture.sh CHROMIUM SITE OUTPUT: takes the picture of the debugger that README shows.
set -eu
page=$(mktemp -d)
trap 'rm -rf "$page"' EXIT
cp "$2/ctqueens-debugger.js" "$page"
cat >"$page/index.html" <<'END'
<!doctype html>
<html lang="en" style="color-scheme: light">
<meta charset="utf-8">
<style>body { margin: 1rem; background: white; }</style>
<script src="ctqueens-debugger.js"></script>
<ctqueens-debugger search="backtracking" size="5" step="622"></ctqueens-debugger>
END
"$1" --headless --no-sandbox --hide-scrollbars --window-size=1200,680 --virtual-time-budget=5000 \
    --screenshot="$3" "file://$page/index.html" 2>/dev/null
