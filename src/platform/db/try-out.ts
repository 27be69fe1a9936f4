import { type Executor, inTransaction, type Tx } from './connect.ts';

class TakenBack extends Error {}

/**
 * Runs work in a transaction that is rolled back, locks included, when `stays` is false for its result: a refusal after
 * something was written leaves no trace.
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

/** Dry run: the result of some work, with all its writes rolled back and its locks released. */
export const tryOut = <T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  keepIf(db, work, () => false);
