import type { Executor, Tx } from '#platform/db/connect.ts';
import { keepIf } from '#platform/db/try-out.ts';
import { AvailabilityLost } from './swap-places.ts';

/**
 * Runs a change of a booking in a transaction of which a refusal leaves no trace.
 * @param gone the refusal where somebody else took the wanted inventory meanwhile
 */
export async function keepIfFree<Result extends { ok: boolean }>(
  db: Executor,
  gone: Result,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await keepIf(db, work, ({ ok }) => ok);
  } catch (fault) {
    if (!(fault instanceof AvailabilityLost)) throw fault;
    return gone;
  }
}
