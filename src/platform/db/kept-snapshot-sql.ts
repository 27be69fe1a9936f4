import { sql } from 'kysely';

/**
 * The snapshot of a statement, to be kept and compared with later changes (`pg_visible_in_snapshot`). A replica's snapshot does not
 * name the transactions that are still running (PostgreSQL's `pg_current_snapshot` leaves them out during recovery), so there it is
 * cut off before the oldest of them: what is known already is read once more, and nothing is missed.
 */
export const keptSnapshotSql = sql`CASE WHEN pg_is_in_recovery()
  THEN (pg_snapshot_xmin(pg_current_snapshot())::text || ':' || pg_snapshot_xmin(pg_current_snapshot())::text || ':')::pg_snapshot
  ELSE pg_current_snapshot() END`;
