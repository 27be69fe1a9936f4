import { LRUCache } from 'lru-cache';

/** Things in memory that mirror the database; data derived from one is as fresh as its version. */
export interface Versioned {
  /** Differs whenever the thing has changed; -1 for an unknown one. */
  versionOf(id: number): number;
}

type Read<Value> = (ids: number[]) => Promise<ReadonlyMap<number, Value>>;

/**
 * Caches further data of versioned things in memory and reads it again for those whose version has changed: with current
 * versions it matches the database. Reads nothing when nothing has changed. The cache is tied to `owner`: it is released
 * together with it.
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
    // Versions from before the read: the data read is at least as new.
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
