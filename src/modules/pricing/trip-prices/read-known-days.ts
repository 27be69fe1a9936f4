import { LRUCache } from 'lru-cache';
import type { DayFacts, DayIndex } from '#modules/pricing/quote/quote-facts.ts';
import { cachedForDatabase } from '#platform/db/cached-for-database.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What is known of a unit. Never changed: readings that are on their way hold on to it. */
interface KnownDays {
  days: ReadonlyMap<string, DayFacts>;
  /** Days that it does not have. */
  absent: ReadonlySet<string>;
}

interface Kept {
  /** All that this snapshot of the database sees is in `units`; null before the first reading. */
  snapshot: string | null;
  /** When it was compared last, in milliseconds of the process. */
  checkedMs: number;
  units: LRUCache<number, KnownDays>;
}

/** Days of units in memory: some 40 MB. */
const mostDays = 200_000;
/** Beyond this many changed units all are read again. */
export const mostChanged = 1_000;
/** Shorter than the hour for which the database remembers changes. */
const longestRestMs = 30 * 60_000;

interface Asked {
  /** The units to be read. */
  unitIds: readonly number[];
  /** The snapshot since which changed units are to be read as well. */
  kept: string | null;
}

interface ReadDays<Rest> {
  days: Map<number, Map<string, DayFacts>>;
  /** Units whose days changed since, in any way; more than `mostChanged` where there may be others. */
  changed: readonly number[];
  /** Units whose places count holds that have lapsed, so that they are other ones at another time. */
  lapsed: readonly number[];
  /** Of this reading. */
  snapshot: string;
  rest: Rest;
}

/**
 * Days of units, as the database has them now. Those of former lists stay in memory: `read` asks in one statement for the units that
 * are not, and for those that changed since (`day_changes`).
 */
export async function readKnownDays<Rest extends object>(
  db: Executor,
  { unitIds, days }: { unitIds: readonly number[]; days: readonly string[] },
  read: (asked: Asked) => Promise<ReadDays<Rest>>,
): Promise<Rest & { days: DayIndex }> {
  // It sees its own changes, which nobody else does.
  if (db.isTransaction) {
    const { days: own, rest } = await read({ unitIds, kept: null });
    return { ...rest, days: own };
  }
  const kept = keptOf(db);
  const { snapshot } = kept;
  const known = new Map<number, ReadonlyMap<string, DayFacts>>();
  const missing: number[] = [];
  for (const unitId of unitIds) {
    const own = kept.units.get(unitId);
    if (own && days.every((day) => own.days.has(day) || own.absent.has(day))) known.set(unitId, own.days);
    else missing.push(unitId);
  }
  const found = await read({ unitIds: missing, kept: snapshot });
  if (found.changed.length > mostChanged) {
    forget(kept);
    return readKnownDays(db, { unitIds, days }, read);
  }
  const fresh = new Map<number, KnownDays>();
  for (const unitId of new Set([...missing, ...found.changed, ...found.lapsed])) {
    const own = found.days.get(unitId) ?? new Map<string, DayFacts>();
    fresh.set(unitId, { days: own, absent: new Set(days.filter((day) => !own.has(day))) });
    known.set(unitId, own);
  }
  // Where another reading has come between, what changed was requested since a snapshot that is not the kept one any more.
  if (kept.snapshot === snapshot) keep(kept, fresh, found);
  return { ...found.rest, days: known };
}

function keptOf(db: Executor): Kept {
  const kept = cachedForDatabase(
    db,
    readKnownDays,
    () => ({ snapshot: null, checkedMs: 0, units: noUnits() }) as Kept,
  );
  const now = performance.now();
  if (now - kept.checkedMs > longestRestMs) forget(kept);
  return kept;
}

const noUnits = () =>
  new LRUCache<number, KnownDays>({
    maxSize: mostDays,
    sizeCalculation: ({ days, absent }) => 1 + days.size + absent.size,
  });

function forget(kept: Kept): void {
  kept.snapshot = null;
  kept.units = noUnits();
}

function keep(
  kept: Kept,
  fresh: ReadonlyMap<number, KnownDays>,
  { changed, lapsed, snapshot }: Pick<ReadDays<unknown>, 'changed' | 'lapsed' | 'snapshot'>,
): void {
  for (const unitId of [...changed, ...lapsed]) kept.units.delete(unitId);
  const passing = new Set(lapsed);
  for (const [unitId, own] of fresh) {
    if (passing.has(unitId)) continue;
    const before = kept.units.get(unitId);
    kept.units.set(unitId, before ? both(before, own) : own);
  }
  kept.snapshot = snapshot;
  kept.checkedMs = performance.now();
}

const both = (before: KnownDays, own: KnownDays): KnownDays => ({
  days: new Map([...before.days, ...own.days]),
  absent: new Set([...before.absent, ...own.absent]),
});
