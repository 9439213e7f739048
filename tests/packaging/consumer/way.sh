#!/bin/sh
# way.sh PAGE SECTION EXAMPLES BUILD INSTALLED [COMMAND]: runs the commands of a section of a page, and then
# another, in a copy of the examples, outside of the source tree, with a copy of what was installed.
# Passes if the last line that they print is the first solution.
set -eu
page=$1 section=$2 examples=$3 installed=$5 command=${6-}
export BUILD="$4"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$examples" "$work/examples"
cp -R "$installed" "$work/prefix"
export PREFIX="$work/prefix"

# The blocks of commands between the heading of this name and the next one.
blocks() {
    awk -v heading="## $section" '/^## / { here = $0 == heading } /^```/ { inside = here && $0 == "```sh"; next } inside' "$page"
}
[ -n "$(blocks)" ] || { echo "$page has no commands for $section"; exit 1; }
{
    echo 'set -eux'
    # How the tools are told where the prefix is: the second block of the page.
    awk '/^```/ { inside = !inside; blocks += inside; next } inside && blocks == 2' "$page"
    blocks
    echo "$command"
} | sed "s,\$PREFIX/lib,\$PREFIX/$LIBDIR,g" >"$work/commands"
cd "$work/examples"
sh "$work/commands" >"$work/output" 2>"$work/errors" || { cat "$work/output" "$work/errors"; exit 1; }
[ "$(tail -n 1 "$work/output")" = 15863724 ] || { cat "$work/output" "$work/errors"; exit 1; }
