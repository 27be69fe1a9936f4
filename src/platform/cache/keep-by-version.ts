import { LRUCache } from 'lru-cache';

/** Things that are kept in memory as the database stands: what else is kept of one is as old as its version. */
export interface Versioned {
  /** Another number whenever the thing has changed; -1 of one that is not known. */
  versionOf(id: number): number;
}

type Read<Value> = (ids: number[]) => Promise<ReadonlyMap<number, Value>>;

/**
 * Keeps something more of versioned things in memory, and reads it anew for each whose version has changed: with fresh versions
 * it is as the database stands. Nothing is read where nothing has changed. `owner` is what it goes with: what was kept is
 * let go together with it.
 */
export function keepByVersion<Value>(most: number) {
  const caches = new WeakMap<object, LRUCache<number, { version: number; value: Value | undefined }>>();

  return async (
    { owner, versions, ids }: { owner: object; versions: Versioned; ids: readonly number[] },
    read: Read<Value>,
  ): Promise<Map<number, Value>> => {
    const cache = caches.get(owner) ?? new LRUCache({ max: most });
    caches.set(owner, cache);
    const found = new Map<number, Value>();
    const put = (id: number, value: Value | undefined) => value !== undefined && found.set(id, value);
    // As they are now: what is read is at least as new.
    const missing = new Map<number, number>();
    for (const id of ids) {
      const version = versions.versionOf(id);
      const kept = cache.get(id);
      if (kept?.version === version) put(id, kept.value);
      else missing.set(id, version);
    }
    if (missing.size === 0) return found;
    const values = await read([...missing.keys()]);
    for (const [id, version] of missing) {
      const value = values.get(id);
      put(id, value);
      cache.set(id, { version, value });
    }
    return found;
  };
}
