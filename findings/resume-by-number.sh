#!/usr/bin/env bash
# Which jobs does GNU parallel leave out when it resumes by its log, after the list of inputs has changed?
#
# Guess: those whose command the log has as done: each line of the log has its whole command, and a queue that can be
# continued knows its jobs by what they are.
# What is so: those whose number in the list is in the log. With an input added before the others, the new one is never
# run, and the last of the old ones is run a second time; the log says that all are done. A failed job counts as done
# too, unless --resume-failed is given.
# Why it matters: a run over a folder to which a file came meanwhile passes over that file. The list has to be written
# once, and read again when the run is continued.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq parallel=20221122+ds-2 2>/dev/null
dpkg-deb --extract parallel_*.deb root
export PATH="$folder/root/usr/bin:$PATH" PARALLEL_HOME=$folder/home
mkdir home
touch home/will-cite
parallel --version | head -1

# usage: run LOG LIST OPTION…
# Prints the inputs that are run.
run() {
  local log=$1 list=$2
  shift 2
  # shellcheck disable=SC2086 # an input for each word
  parallel --keep-order --jobs 1 --joblog "$log" "$@" 'echo {}; test {} != broken' ::: $list | paste -sd ' '
}

first=$(run log 'a b c' --resume)
second=$(run log 'new a b c' --resume)
echo "a b c: $first"
echo "then new a b c, resumed: $second"
failed=$(run failed 'a broken c' --resume || true)
resumed=$(run failed 'a broken c' --resume || true)
again=$(run failed 'a broken c' --resume-failed || true)
echo "a broken c: $failed; resumed: ${resumed:-nothing}; with --resume-failed: $again"
if [[ "$first|$second|$failed|$resumed|$again" != 'a b c|c|a broken c||broken' ]]; then
  echo 'changed' >&2
  exit 1
fi
