#!/usr/bin/env bash
# Restores the last back-up with its log into a folder of its own, starts it on a socket, and looks whether it holds
# what happened yesterday and whether its indexes agree with its tables. Ends with 1, and says why, where it does not.
set -euo pipefail
stanza=${STANZA:-neo-viet}
bin=${PG_BIN:-/usr/lib/postgresql/18/bin}
folder=$(mktemp -d "${TRIAL_FOLDER:-/var/tmp}/neo-viet-trial.XXXXXX")
socket=$(mktemp -d /tmp/trial.XXXXXX)
stop() {
  "$bin/pg_ctl" --pgdata="$folder" --mode=immediate --wait stop >/dev/null 2>&1 || true
  rm -rf "$folder" "$socket"
}
trap stop EXIT
pgbackrest --stanza="$stanza" --pg1-path="$folder" --archive-mode=off --type=default restore
"$bin/pg_ctl" --pgdata="$folder" --wait --timeout=3600 --log="$folder/trial.log" \
  --options="-c listen_addresses='' -c unix_socket_directories=$socket -c shared_preload_libraries='' -c max_connections=200 -c port=5432 -c synchronous_standby_names=''" start >&2
ask() { psql --host="$socket" --dbname="${DATABASE:-neoviet}" --no-psqlrc --tuples-only --no-align --command="$1"; }
# It answers as soon as it is consistent, and takes the rest of the log in after that.
for _ in $(seq 3600); do
  [ "$(ask 'SELECT pg_is_in_recovery()')" = f ] && break
  sleep 1
done
newest=$(ask "SELECT extract(epoch FROM now() - greatest((SELECT max(at) FROM history), (SELECT max(at) FROM history_checks)))::bigint")
if [ "${newest:-999999}" -gt "${MOST_SECONDS:-172800}" ]; then
  echo "What the restored history knows last is $newest s old" >&2
  exit 1
fi
"$bin/pg_amcheck" --host="$socket" --database="${DATABASE:-neoviet}" --install-missing --heapallindexed >&2
echo "The last back-up holds: newest history $newest s old, $(ask 'SELECT count(*) FROM bookings') bookings"
