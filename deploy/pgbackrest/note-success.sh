#!/usr/bin/env bash
# Notes in the database that a back-up was made ('backup') or restored on trial ('trial-restore'), so that an alarm can tell how long
# ago that was. Only the primary can be written to; on a replica there is nothing to note.
set -euo pipefail
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="${DATABASE:-neoviet}" "$@"; }
[ "$(ask --command='SELECT pg_is_in_recovery()')" = f ] || exit 0
ask --set=what="$1" <<'SQL'
INSERT INTO backup_checks (what, done_at) VALUES (:'what', now()) ON CONFLICT (what) DO UPDATE SET done_at = excluded.done_at;
SQL
