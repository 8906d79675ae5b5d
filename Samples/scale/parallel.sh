#!/usr/bin/env bash
# usage: parallel.sh FOLDER RESULTS [OPTION…]
#
# Tests the previews of a folder in batches with GNU parallel, and joins the results in RESULTS/all. Called again after it
# was interrupted, it tests what is left; a batch whose worker is lost is tested up to three times. Options are those of
# parallel, as in `--jobs 8` or `--sshlogin ada,bob --workdir .` for hosts that share the folder. BATCH is the number of
# cases of a batch, 500 unless it is set; CACHE the address of a store that the hosts share.
set -euo pipefail
folder=$1 results=$2
shift 2

mkdir -p "$results"
[[ -f $results/cases ]] || maquette list "$folder" >"$results/cases"

# A case that differs is a result, and no failure of its batch.
command="printf '%s\\n' {} | maquette test --cases - --quiet --results '$results/{#}' ${CACHE:+--cache '$CACHE'} \
  || [ \$? -eq 1 ]"
parallel --max-args "${BATCH:-500}" --joblog "$results/jobs" --resume-failed --retries 3 "$@" "$command" \
  :::: "$results/cases"

mapfile -t batches < <(find "$results" -mindepth 1 -maxdepth 1 -name '[0-9]*' | sort --version-sort)
maquette merge-reports "${batches[@]}" --output "$results/all"
