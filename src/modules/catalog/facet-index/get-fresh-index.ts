import type { KindName } from '#modules/catalog/kinds/kind.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readShelf } from './load-index-changes.ts';
import { readVocabulary } from './load-vocabulary.ts';
import { Shelf } from './product-index.ts';

interface Keeper {
  shelf: Shelf;
  snapshot: string | null;
  running: Promise<Shelf> | null;
  /** Has not asked the database yet, so whoever comes now may wait for it too. */
  next: Promise<Shelf> | null;
}

/** By database, then by kind. */
const keepers = new WeakMap<Executor, Map<KindName, Keeper>>();

/**
 * The shelf of a kind as the database stands now: everything that was committed before the call is on it. Kept in memory
 * and brought up to date by one statement that mostly finds nothing; the first call reads all. Calls at the same time
 * share the statement. For connections, not for transactions that write products: they would not see their own.
 */
export function freshShelf(db: Executor, kind: KindName): Promise<Shelf> {
  const kept = keepers.get(db) ?? new Map<KindName, Keeper>();
  keepers.set(db, kept);
  const keeper = kept.get(kind) ?? { shelf: new Shelf(), snapshot: null, running: null, next: null };
  kept.set(kind, keeper);
  keeper.next ??= updateNext(db, kind, keeper);
  return keeper.next;
}

/** One update at a time: an older answer must not overwrite a newer one. */
async function updateNext(db: Executor, kind: KindName, keeper: Keeper): Promise<Shelf> {
  await keeper.running?.catch(() => {});
  keeper.next = null;
  keeper.running = update(db, kind, keeper);
  return keeper.running;
}

async function update(db: Executor, kind: KindName, keeper: Keeper): Promise<Shelf> {
  const { snapshot, put, removed, hasNewWords } = await readShelf(db, kind, keeper.snapshot);
  const vocabulary = hasNewWords ? await readVocabulary(db) : keeper.shelf.vocabulary;
  keeper.shelf.vocabulary = vocabulary;
  for (const id of removed) keeper.shelf.remove(id);
  for (const row of put) keeper.shelf.put(row);
  keeper.snapshot = snapshot;
  return keeper.shelf;
}
