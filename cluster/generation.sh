#!/bin/sh
# One generation of the network: self-play, training, and a match against the network before.
#
#     generation.sh PROGRAM FOLDER NETWORK
#
# PROGRAM is `ansa`, NETWORK the one to play with and to train further, such as `core/src/eval/net.bin`. Everything is
# written into FOLDER: the plan of self-play, its positions, the new network `net.bin`, and the games of the match.
# A run that was interrupted continues. Positions of earlier generations join the training if they are copied to
# FOLDER as `*.pos`. These variables change the sizes, which must stay the same until the generation is complete:
#
#     GAMES (2000), NODES (10000), LEAVES (6), LEAF_NODES (2000), EPOCHS (6), PAIRS (200), MATCH_NODES (100000),
#     SEED (1), JOBS (all cores)
set -eu
program=$1
folder=$2
network=$(realpath "$3")
seed=${SEED:-1}
jobs=${JOBS:-$(nproc)}
mkdir -p "$folder"

if [ ! -e "$folder/plan/plan.json" ]; then
    "$program" plan make "$folder/plan" --items "${GAMES:-2000}" --shards $((10 * jobs)) -- \
        selfplay --weights "+$network" --seed "$seed" --write pv-leaves --nodes "${NODES:-10000}" \
        --sampled-leaves "${LEAVES:-6}" --leaf-nodes "${LEAF_NODES:-2000}"
fi
workers=
for _ in $(seq "$jobs"); do
    "$program" plan work "$folder/plan" &
    workers="$workers $!"
done
for worker in $workers; do
    wait "$worker"
done
"$program" plan join "$folder/plan" "$folder/new.pos"

"$program" train "$folder"/*.pos --out "$folder/net.bin" --from "$network" --epochs "${EPOCHS:-6}" --lambda 95 \
    --sigmoid-scale 3300 --learning-rate 100 --weight-decay 2000 --seed "$seed" --jobs "$jobs"

"$program" match --one "$program aei --weights +$folder/net.bin" --two "$program aei --weights +$network" \
    --nodes "${MATCH_NODES:-100000}" --pairs "${PAIRS:-200}" --openings mixed --seed "$seed" --jobs "$jobs" \
    --games "$folder/match.tsv"
