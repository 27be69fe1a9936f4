import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Executor } from '#platform/db/connect.ts';
import type { Clock } from '#platform/time/clock.ts';

/** A rendered response. Its compressed forms are made on first request and kept. */
export interface CachedPage {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
  etag: string;
  tags: string[];
  /** Milliseconds for which it is served without revalidation. */
  freshMs: number;
  encoded: { br?: EncodedPage; gzip?: EncodedPage; zstd?: EncodedPage };
}

export interface EncodedPage {
  body: Promise<Buffer>;
  /** Compressed quickly for a first response: the next request is worth compressing it better. */
  mayBeSmaller: boolean;
}

export interface PageCache {
  /** A cached page of any age; null when there is none. */
  peek(key: string): { page: CachedPage; ageMs: number } | null;
  /** Renders a page once for all concurrent requests. A page without tags is returned but not stored. */
  fill(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Drops the pages with these tags on this node. */
  drop(tags: string[]): void;
  /** Drops everything, as when announcements may have been missed. */
  clear(): void;
}

const channel = 'page_cache';
/** PostgreSQL limits a NOTIFY payload to 8,000 bytes. */
const tagsAtOnce = 200;

/** In-memory page cache, bounded by bytes. */
export function createPageCache(options: { maxBytes: number; clock: Clock }): PageCache {
  const stored = new LRUCache<string, { page: CachedPage; at: number }>({
    maxSize: Math.max(1, options.maxBytes),
    sizeCalculation: ({ page }) => page.body.length * 2 + 1024,
    dispose: ({ page }, key) => {
      for (const tag of page.tags) keysByTag.get(tag)?.delete(key);
    },
  });
  const keysByTag = new Map<string, Set<string>>();
  const rendering = new Map<string, Promise<CachedPage>>();
  /** Counts drops, so that a page rendered from data read before a drop is not stored after it. */
  let drops = 0;

  function keep(key: string, page: CachedPage) {
    if (options.maxBytes === 0 || page.tags.length === 0) return;
    stored.set(key, { page, at: options.clock.now().getTime() });
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  return {
    peek(key) {
      const entry = stored.get(key);
      if (!entry) return null;
      return { page: entry.page, ageMs: options.clock.now().getTime() - entry.at };
    },
    fill(key, render) {
      const running = rendering.get(key);
      if (running) return running;
      const before = drops;
      const work = render()
        .then((page) => {
          if (drops === before) keep(key, page);
          return page;
        })
        .finally(() => rendering.delete(key));
      rendering.set(key, work);
      return work;
    },
    drop(tags) {
      drops++;
      rendering.clear();
      for (const tag of tags) {
        for (const key of [...(keysByTag.get(tag) ?? [])]) stored.delete(key);
        keysByTag.delete(tag);
      }
    },
    clear() {
      drops++;
      rendering.clear();
      stored.clear();
    },
  };
}

/** Makes a cached page of a rendered response. */
export function toCachedPage(
  reply: Pick<CachedPage, 'status' | 'headers' | 'body'>,
  keeping: { tags: string[]; freshMs: number },
): CachedPage {
  return { ...reply, ...keeping, etag: etagOf(reply.body), encoded: {} };
}

/** ETag of a page body. Checksums suffice: nobody gains by a collision, and they cost a tenth of a hash. */
function etagOf(body: Buffer): string {
  const half = body.length >> 1;
  const sums = [crc32(body.subarray(0, half)), crc32(body.subarray(half)), body.length];
  return `"${sums.map((sum) => sum.toString(36)).join('-')}"`;
}

/** Notifies every node that pages with these tags are out of date; inside a transaction, on commit. */
export async function announceChange(db: Executor, tags: string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += tagsAtOnce) {
    const some = tags.slice(from, from + tagsAtOnce);
    await sql`SELECT pg_notify(${channel}, ${JSON.stringify(some)})`.execute(db);
  }
}

export { channel as pageCacheChannel };
