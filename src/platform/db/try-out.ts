import { type Executor, inTransaction, type Tx } from './connect.ts';

class TakenBack extends Error {}

/** What some work would come to: its result, with nothing of it staying written and no lock of it staying held. */
export async function tryOut<T>(db: Executor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const results: T[] = [];
  try {
    await inTransaction(db, async (tx) => {
      results.push(await work(tx));
      throw new TakenBack();
    });
  } catch (fault) {
    if (!(fault instanceof TakenBack)) throw fault;
  }
  return results[0] as T;
}
