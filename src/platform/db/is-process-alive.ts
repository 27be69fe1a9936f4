import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor } from './connect.ts';

/** Id of this run of the program, unique among all processes on one database. */
export const processId = randomInt(1, 2 ** 31 - 1);

/** First half of the advisory lock keys that mark live runs; the second is the id of the run. */
const lockClass = 1_347_571_527;

/** Run on a connection that stays open for the life of the process; the database releases the lock when it dies. */
export const markAlive = (id = processId) => `SELECT pg_try_advisory_lock(${lockClass}, ${id})`;

/**
 * Whether a run of the program is still alive. One that has just lost its connection counts as dead for a moment, so taking
 * over its work must stay correct if it continues.
 */
export async function isProcessAlive(db: Executor, id: number): Promise<boolean> {
  if (id === processId) return true;
  const { rows } = await sql<{ isGone: boolean }>`
    SELECT pg_try_advisory_xact_lock_shared(${lockClass}::int, ${id}::int) AS "isGone"`.execute(db);
  return !rows[0]?.isGone;
}
