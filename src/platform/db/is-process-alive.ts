import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from './connect.ts';

/** This run of the program, among all that work on one database. */
export const processId = randomInt(1, 2 ** 31 - 1);

/** First half of the advisory locks that say which runs are alive; the second is the run. */
const lockClass = 1_347_571_527;

/** Said on a connection that stays open as long as the process lives; the database takes the lock back when it dies. */
export const markAlive = (id = processId) => `SELECT pg_try_advisory_lock(${lockClass}, ${id})`;

/**
 * Whether a run of the program is still there. One that has just lost its connection counts as dead for a moment, so what
 * is taken over from it must stay right when it goes on.
 */
export async function isProcessAlive(db: Executor, id: number): Promise<boolean> {
  if (id === processId) return true;
  const { rows } = await sql<{ isGone: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${lockClass}::int, ${id}::int) AS "isGone"`.execute(db);
  return !rows[0]?.isGone;
}
