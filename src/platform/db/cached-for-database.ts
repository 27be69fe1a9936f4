import type { Executor } from './connect.ts';

/** By database, then by what is cached. */
const caches = new WeakMap<Executor, Map<unknown, unknown>>();

/**
 * What a process caches of a database and compares by snapshots (`changedSinceSql`): made at first, and again after
 * `clearCached`. `what` is the key, such as the function that makes it.
 */
export function cachedForDatabase<Value>(db: Executor, what: unknown, make: () => Value): Value {
  const own = caches.get(db) ?? new Map<unknown, unknown>();
  caches.set(db, own);
  if (!own.has(what)) own.set(what, make());
  return own.get(what) as Value;
}

/**
 * Drops all of it, as when another server may have taken over: transactions that the former one gave a number but lost have left their
 * numbers to others, which a former snapshot believes to have seen.
 */
export function clearCached(db: Executor): void {
  caches.delete(db);
}
