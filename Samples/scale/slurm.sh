#!/usr/bin/env bash
#SBATCH --job-name=maquette
#SBATCH --array=1-4
#SBATCH --output=%x-%a.log
#SBATCH --requeue
# usage: sbatch slurm.sh FOLDER RESULTS
#
# Tests one part of the previews of a folder in each task of the array; any `--array=1-N` on the command line makes N parts
# of them. CACHE is the address of a store that the nodes share. The results are joined by
#
#     sbatch --dependency=afterok:JOB --wrap 'maquette merge-reports RESULTS/* --output RESULTS/all'
set -euo pipefail

# A case that differs is a result, and no failure of the task.
maquette test "$1" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" --quiet \
  --results "$2/$SLURM_ARRAY_TASK_ID" ${CACHE:+--cache "$CACHE"} || [[ $? == 1 ]]
