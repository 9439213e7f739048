#!/usr/bin/env zsh
# completion.zsh FOLDER LINE: what zsh offers with the completions in a folder when the line is
# completed, a word a line. A zsh with a terminal of its own is asked, whose compadd tells.
zmodload zsh/zpty || exit 1
zpty asked zsh -f -i
zpty -w asked "fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u"
zpty -w asked "source ${(q)0:A:h}/offered.zsh"
zpty -r asked seen $'*\1ready\1*' || exit 1
zpty -w -n asked "$2"$'\t'
zpty -r asked seen $'*\1end\1*' || exit 1
print -r -- ${(F)${(M)${(f)${${seen##*$'\1'begin$'\1'}%%$'\1'end*}//$'\r'}:#?*}}
zpty -d asked
