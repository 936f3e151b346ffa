#!/bin/sh
# Makes the shards of a plan with GNU parallel:
#
#     parallel_shards.sh PROGRAM FOLDER [OPTION OF PARALLEL]...
#
# PROGRAM is `ansa`, and FOLDER the folder that `ansa plan make` has written. With `--sshlogin host1,host2`, the machines
# must see both under these paths.
set -eu
program=$1
folder=$2
shift 2
"$program" plan status --missing "$folder" |
    parallel --retries 10 --line-buffer "$@" "$program" plan run "$folder" "{}"
