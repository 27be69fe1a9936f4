import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { cachedForDatabase } from '#platform/db/cached-for-database.ts';
import type { Executor } from '#platform/db/connect.ts';
import { firstAtOnce, loadIndexChanges } from './load-index-changes.ts';
import { loadVocabulary } from './load-vocabulary.ts';
import { ProductIndex } from './product-index.ts';

interface CacheEntry {
  index: ProductIndex;
  snapshot: string | null;
  pendingRefresh: Promise<ProductIndex> | null;
  /** Queued refresh that has not queried the database yet, so new callers may share it. */
  nextRefresh: Promise<ProductIndex> | null;
}

/** By kind. */
const entriesOf = (db: Executor): Map<KindName, CacheEntry> =>
  cachedForDatabase(db, getFreshIndex, () => new Map());

/**
 * The facet index of a kind, including everything that was committed before the call. Kept in memory and updated by one
 * statement that usually finds nothing; the first call reads all products. Concurrent calls share the statement. For
 * connections, not for transactions that write products: they would not see their own changes.
 */
export function getFreshIndex(db: Executor, kind: KindName): Promise<ProductIndex> {
  const entries = entriesOf(db);
  const entry = entries.get(kind) ?? {
    index: new ProductIndex(),
    snapshot: null,
    pendingRefresh: null,
    nextRefresh: null,
  };
  entries.set(kind, entry);
  entry.nextRefresh ??= refreshNext(db, kind, entry);
  return entry.nextRefresh;
}

/** The cached index of a kind, and the database snapshot of its last refresh. */
export interface KnownIndex {
  index: ProductIndex;
  since: string | null;
}

/**
 * The cached index of a kind, without a statement: for callers that query the database anyway and check in the same
 * statement whether the index is still current (`isChangedSql`). Null before the first list.
 */
export function findKnownIndex(db: Executor, kind: KindName): KnownIndex | null {
  const entry = entriesOf(db).get(kind);
  return entry?.snapshot ? { index: entry.index, since: entry.snapshot } : null;
}

/** One refresh at a time: an older answer must not overwrite a newer one. */
async function refreshNext(db: Executor, kind: KindName, entry: CacheEntry): Promise<ProductIndex> {
  await entry.pendingRefresh?.catch(() => {});
  entry.nextRefresh = null;
  entry.pendingRefresh = refresh(db, kind, entry);
  return entry.pendingRefresh;
}

async function refresh(db: Executor, kind: KindName, entry: CacheEntry): Promise<ProductIndex> {
  const isWhole = entry.snapshot === null && (await readAll(db, kind, entry));
  if (isWhole) return entry.index;
  const { snapshot, put, removed, hasNewWords } = await loadIndexChanges(db, kind, entry.snapshot);
  const vocabulary = hasNewWords ? await loadVocabulary(db) : entry.index.vocabulary;
  entry.index.vocabulary = vocabulary;
  for (const id of removed) entry.index.remove(id);
  for (const row of put) entry.index.put(row);
  entry.snapshot = snapshot;
  return entry.index;
}

/**
 * First load of a kind, in batches of `firstAtOnce`; the database reads the next one while one is taken in. Changes made meanwhile
 * are detected from the snapshot of the first batch.
 * @returns whether one batch was all, so that nothing can have changed since
 */
async function readAll(db: Executor, kind: KindName, entry: CacheEntry): Promise<boolean> {
  const read = (after: number) => loadIndexChanges(db, kind, null, { after, most: firstAtOnce });
  const first = await read(0);
  for (let batch = first; ; ) {
    const { put } = batch;
    const last = put.at(-1);
    const next = last && put.length === firstAtOnce ? read(last.id) : null;
    // A failure is met when it is awaited, after the others are taken in.
    next?.catch(() => {});
    for (const row of put) entry.index.put(row);
    if (!next) break;
    batch = await next;
  }
  entry.index.vocabulary = await loadVocabulary(db);
  entry.snapshot = first.snapshot;
  return first.put.length < firstAtOnce;
}
