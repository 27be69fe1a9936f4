import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/time/clock.ts';

/** Cache for shared data such as settings and reviews. Never holds one guest's data; callers must not modify values. */
export interface DataCache {
  /**
   * The value read under a key, until a change with one of its tags is announced, and no longer than a page is served
   * without revalidation. Concurrent reads are not coalesced: the connection of one may hang.
   */
  get<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>;
  /** Drops entries with one of these tags on this node. */
  drop(tags: readonly string[]): void;
  /** Drops everything, as when announcements may have been missed. */
  clear(): void;
}

interface Entry {
  tags: readonly string[];
  readAt: number;
  value: unknown;
}

const keptMs = 45_000;

/** Enough for what all pages share, and the reviews of some hundred products being viewed. */
const maxEntries = 400;

/** In-memory LRU cache; a key must describe its value completely. */
export function createDataCache(clock: Clock): DataCache {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const now = () => clock.now().getTime();
  /** Counts drops, so that a value read before one is not stored after it. */
  let drops = 0;
  return {
    async get<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value> {
      const known = entries.get(key);
      if (known && now() - known.readAt < keptMs) return known.value as Value;
      const [before, readAt] = [drops, now()];
      const value = await read();
      if (drops === before) entries.set(key, { tags, readAt, value });
      return value;
    },
    drop(tags) {
      drops++;
      for (const [key, entry] of entries)
        if (entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
    },
    clear() {
      drops++;
      entries.clear();
    },
  };
}
