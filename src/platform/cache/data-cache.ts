import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/time/clock.ts';

/** What many pages read and nobody owns: settings, reviews and the like. Never what is one guest's, and nobody changes it. */
export interface DataCache {
  /**
   * What was read under a key, until a change with one of its tags is announced, and no longer than a page is kept without a
   * look. Nobody waits for what another one reads: a connection may hang.
   */
  get<Value>(key: string, tags: readonly string[], read: () => Promise<Value>): Promise<Value>;
  /** Lets go of what has one of these tags on this node. */
  drop(tags: readonly string[]): void;
  /** Lets go of everything, as when announcements may have been missed. */
  clear(): void;
}

interface Entry {
  tags: readonly string[];
  readAt: number;
  value: unknown;
}

const keptMs = 45_000;

/** More than what all pages share, and the reviews of some hundred products of those that are looked at just now. */
const mostEntries = 400;

/** Data in memory by a key that says it all; what was asked for last stays. */
export function createDataCache(clock: Clock): DataCache {
  const entries = new LRUCache<string, Entry>({ max: mostEntries });
  const now = () => clock.now().getTime();
  /** Counts drops, so that what was read before one is not kept after it. */
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
