# For completion.zsh: sourced in the shell that is asked. Prints what compadd is given and would match.
compadd() {
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then # it is asked for something else
        builtin compadd "$@"
        return
    fi
    local -a matches
    builtin compadd -A matches "$@"
    print -rl -- $matches
    builtin compadd "$@"
}
offers_begin() { print -r -- $'\1'begin$'\1'; }
offers_end() {
    compstate[insert]= compstate[list]=
    print -r -- $'\1'end$'\1'
}
compprefuncs=(offers_begin)
comppostfuncs=(offers_end)
bindkey '^I' complete-word
print -r -- $'\1'ready$'\1'
