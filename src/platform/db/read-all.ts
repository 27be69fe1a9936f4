import type { Executor } from './connect.ts';

type Reads = readonly (() => Promise<unknown>)[];
type Results<T extends Reads> = { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };

/** Runs independent queries concurrently; in a transaction, which is one connection, one after the other. */
export async function readAll<const T extends Reads>(db: Executor, reads: T): Promise<Results<T>> {
  if (!db.isTransaction) return (await Promise.all(reads.map((read) => read()))) as Results<T>;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as Results<T>;
}
