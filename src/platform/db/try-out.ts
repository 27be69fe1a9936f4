import { type Executor, inTransaction, type Tx } from './connect.ts';

class TakenBack extends Error {}

/**
 * Runs work in a transaction of which everything is taken back, locks too, where `stays` says no to its result: what was refused
 * after something had been written leaves nothing.
 */
export async function keepIf<T>(
  db: Executor,
  work: (tx: Tx) => Promise<T>,
  stays: (result: T) => boolean,
): Promise<T> {
  const results: T[] = [];
  try {
    return await inTransaction(db, async (tx) => {
      const result = await work(tx);
      if (stays(result)) return result;
      results.push(result);
      throw new TakenBack();
    });
  } catch (fault) {
    if (!(fault instanceof TakenBack)) throw fault;
    return results[0] as T;
  }
}

/** What some work would come to: its result, with nothing of it staying written and no lock of it staying held. */
export const tryOut = <T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  keepIf(db, work, () => false);
