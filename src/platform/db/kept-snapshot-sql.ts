import { type RawBuilder, sql } from 'kysely';

/**
 * The snapshot of a statement, to be kept and compared with later changes (`changedSinceSql`). A replica's snapshot does not
 * name the transactions that are still running (PostgreSQL's `pg_current_snapshot` leaves them out during recovery), so there it is
 * cut off before the oldest of them: what is known already is read once more, and nothing is missed.
 */
export const keptSnapshotSql = sql`CASE WHEN pg_is_in_recovery()
  THEN (pg_snapshot_xmin(pg_current_snapshot())::text || ':' || pg_snapshot_xmin(pg_current_snapshot())::text || ':')::pg_snapshot
  ELSE pg_current_snapshot() END`;

/**
 * SQL condition: whether the transaction of a row (a column of bigint) is not seen by a kept snapshot but by this statement. False where
 * nothing is kept. `now` is the snapshot of the statement; the bound by it lets the planner expect few rows.
 */
export function changedSinceSql(
  changedIn: RawBuilder<unknown>,
  since: RawBuilder<unknown>,
  now: RawBuilder<unknown> = sql`pg_current_snapshot()`,
): RawBuilder<boolean> {
  return sql`${changedIn} >= pg_snapshot_xmin(${since}::pg_snapshot)::text::bigint
    AND ${changedIn} < pg_snapshot_xmax(${now})::text::bigint
    AND NOT pg_visible_in_snapshot(${changedIn}::text::xid8, ${since}::pg_snapshot)`;
}
