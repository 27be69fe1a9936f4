import type { Tx } from '#platform/db/connect.ts';

/** A finished reply, kept in the forms in which it is sent. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  etag: string;
  tags: string[];
}

export interface PageCache {
  /** The reply for a key; renders it once for all that ask meanwhile, and serves a stale one while it renders anew. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Tells every node, when the transaction commits, that pages with these tags are out of date. */
  invalidate(tx: Tx, tags: string[]): Promise<void>;
  close(): Promise<void>;
}
