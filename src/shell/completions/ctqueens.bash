# Completion of the command ctqueens in bash.
# SPDX-License-Identifier: BSL-1.0

_ctqueens()
{
    local commands='count searches replay orbit check trace'
    local searches='permutation exhaustive backtracking iterative occupancy board-scan bitmask'
    local articles='permutation exhaustive backtracking iterative occupancy board-scan'
    local formats='board grid columns digits squares fen csv json svg html latex'
    local puzzle_formats='dimacs'
    local trace_formats='text json plantuml mermaid dot svg'
    local options='--size --format --solution --order --fundamental --having --output --help --version'
    local orbit_options='--size --format --output'
    local trace_options='--size --format --steps --until-solution --output'
    local other_options='--output'

    local word=${COMP_WORDS[COMP_CWORD]}
    local before=${COMP_WORDS[COMP_CWORD - 1]}
    if [[ $word == '=' ]]; then # the value of --option= begins
        word=
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi

    # The command and its operands, and the size of the board, as far as they are written.
    local operands=() size=8 index
    for ((index = 1; index < COMP_CWORD; ++index)); do
        case ${COMP_WORDS[index]} in
        --size | --format | --solution | --order | --having | --steps | --until-solution | --output)
            [[ ${COMP_WORDS[index + 1]} == '=' ]] && local skipped=2 || local skipped=1
            [[ ${COMP_WORDS[index]} == --size ]] && size=${COMP_WORDS[index + skipped]}
            ((index += skipped))
            ;;
        -*) ;;
        *) operands+=("${COMP_WORDS[index]}") ;;
        esac
    done
    local command=${operands[0]}

    local words=
    case $before in
    --size)
        [[ $command == trace ]] && words=$(echo {1..8}) || words=$(echo {1..12})
        ;;
    --format)
        case $command in
        '') words="$formats $puzzle_formats" ;;
        trace) words=$trace_formats ;;
        *) words=$formats ;;
        esac
        ;;
    --order) words=$searches ;;
    --having)
        local files=({a..l}) file rank
        if [[ $size =~ ^([1-9]|1[0-2])$ ]]; then
            for file in "${files[@]:0:size}"; do
                for ((rank = 1; rank <= size; ++rank)); do
                    words+=" $file$rank"
                done
            done
        fi
        ;;
    --output)
        compopt -o filenames 2>/dev/null # there is none to be changed in a test
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --solution | --steps | --until-solution) ;;
    *)
        case $word in
        -*)
            case $command in
            '') words=$options ;;
            orbit) words=$orbit_options ;;
            trace) words=$trace_options ;;
            *) words=$other_options ;;
            esac
            ;;
        *)
            case ${#operands[@]},$command in
            0,*) words=$commands ;;
            1,replay) words=$articles ;;
            1,trace) words=$searches ;;
            esac
            ;;
        esac
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _ctqueens ctqueens
