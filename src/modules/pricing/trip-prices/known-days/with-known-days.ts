import { cachedForDatabase } from '#platform/db/cached-for-database.ts';
import type { Executor } from '#platform/db/connect.ts';
import { DayColumns } from './day-columns.ts';
import type { DaySpan } from './day-page.ts';
import { seesAllOf } from './sees-all-of.ts';

interface DayCache {
  /** All that this snapshot of the database sees is in `columns`; null before the first reading. */
  snapshot: string | null;
  /** When it was compared last, in milliseconds of the process. */
  checkedMs: number;
  columns: DayColumns;
  /** The units that the last readings found changed, each with its snapshot; complete from `since` on. */
  history: { snapshot: string; changed: readonly number[] }[];
  since: string | null;
}

/** Limit on the memory of days between lists: 2.6 million days. A list may use more while it is priced. */
export const maxBytes = 42_000_000;
/** Beyond this many changed units all are read again. */
export const maxChanged = 1_000;
/** Shorter than the hour for which the database keeps changes. */
const maxIdleMs = 30 * 60_000;
const maxHistory = 100;
/** Days are read by eights: guests look at the days around, and three days cost the database half of what eight do. */
export const stepDays = 8;
/** After so many, everything is read for one list alone. */
const maxAttempts = 4;

interface ReadRequest {
  /** The units to be read, and their days. */
  unitIds: readonly number[];
  span: DaySpan;
  /** The snapshot since which changed units are to be read as well. */
  daysSince: string | null;
}

export interface ReadDays<Rest> {
  /** Writes what was read of these units. */
  fill: (columns: DayColumns, unitIds: ReadonlySet<number>) => void;
  /** Units whose days changed since, in any way; more than `maxChanged` where there may be others. */
  changed: readonly number[];
  /** Units whose places count holds that have lapsed, so that they are other ones at another time. */
  lapsed: readonly number[];
  /** Of this reading. */
  snapshot: string;
  rest: Rest;
}

interface Wanted {
  unitIds: readonly number[];
  /** The days that are needed, and those that are read where one of them is not known. */
  wanted: DaySpan;
  span: DaySpan;
}

/**
 * Prices of units by day, as the database has them now. Those of former lists are cached: `read` gets in one statement the units
 * that are not, and those that changed since (`day_changes`). `use` must not wait: afterwards others change the columns.
 */
export async function withKnownDays<Rest, Result>(
  db: Executor,
  { unitIds, wanted, span: around }: Wanted,
  read: (request: ReadRequest) => Promise<ReadDays<Rest>>,
  use: (columns: DayColumns, rest: Rest) => Result,
): Promise<Result> {
  // A transaction sees its own changes, which must not be cached.
  for (let attempt = db.isTransaction ? maxAttempts : 1; attempt < maxAttempts; attempt++) {
    const cache = cacheOf(db);
    const missing = cache.columns.missing(unitIds, wanted);
    const span = withoutKnownEnds(cache.columns, { unitIds, wanted, span: around });
    const daysSince = cache.snapshot;
    const reading = await read({ unitIds: missing, span, daysSince });
    if (reading.changed.length > maxChanged) {
      reset(cache);
      continue;
    }
    // It does not say what has changed since the days that another has cached meanwhile.
    if (daysSince === null && cache.snapshot !== null && !seesAllOf(cache.snapshot, reading.snapshot))
      continue;
    store(cache, span, missing, reading);
    const { columns } = cache;
    if (columns.missing(unitIds, wanted).length > 0) continue;
    const result = use(columns, reading.rest);
    for (const unitId of reading.lapsed) columns.invalidate(unitId);
    columns.evict(maxBytes);
    return result;
  }
  const reading = await read({ unitIds, span: around, daysSince: null });
  const columns = new DayColumns();
  write(columns, around, new Set([...unitIds, ...reading.lapsed]), reading);
  return use(columns, reading.rest);
}

/** The span without steps at its ends of which no day is missing; all of it where none is missing at all. */
function withoutKnownEnds(columns: DayColumns, { unitIds, wanted, span }: Wanted): DaySpan {
  let { from, to } = span;
  const isKnown = (first: number) => {
    const [start, end] = [Math.max(wanted.from, first), Math.min(wanted.to, first + stepDays)];
    return start >= end || columns.missing(unitIds, { from: start, to: end }).length === 0;
  };
  while (from < to && isKnown(from)) from += stepDays;
  if (from >= to) return span;
  while (isKnown(to - stepDays)) to -= stepDays;
  return { from, to };
}

function cacheOf(db: Executor): DayCache {
  const cache = cachedForDatabase(db, withKnownDays, emptyCache);
  const now = performance.now();
  if (now - cache.checkedMs > maxIdleMs) reset(cache);
  cache.columns.tick();
  return cache;
}

const emptyCache = (): DayCache => ({
  snapshot: null,
  checkedMs: 0,
  columns: new DayColumns(),
  history: [],
  since: null,
});

function reset(cache: DayCache): void {
  Object.assign(cache, emptyCache());
}

/**
 * Concurrent readings may end in another order than that of their snapshots: what an older one has read is cached unless a newer one
 * reading it changed.
 */
function store<Rest>(
  cache: DayCache,
  span: DaySpan,
  missing: readonly number[],
  reading: ReadDays<Rest>,
): void {
  const { columns } = cache;
  const { changed, lapsed, snapshot } = reading;
  if (cache.snapshot !== null && !seesAllOf(snapshot, cache.snapshot)) {
    const changedLater = changedAfter(cache, snapshot);
    if (changedLater === null) return;
    const isSame = (unitId: number) => !changedLater.has(unitId);
    const unchangedLapsed = lapsed.filter(isSame);
    for (const unitId of unchangedLapsed) columns.invalidate(unitId);
    write(
      columns,
      span,
      new Set(columns.missing([...missing.filter(isSame), ...unchangedLapsed], span)),
      reading,
    );
    return;
  }
  for (const unitId of [...changed, ...lapsed]) columns.invalidate(unitId);
  write(columns, span, new Set([...missing, ...changed, ...lapsed]), reading);
  cache.snapshot = snapshot;
  cache.checkedMs = performance.now();
  cache.since ??= snapshot;
  if (changed.length === 0) return;
  cache.history.push({ snapshot, changed });
  if (cache.history.length > maxHistory) cache.since = cache.history.shift()?.snapshot ?? snapshot;
}

/** The units that have changed after a former snapshot; null where that is too long ago. */
function changedAfter({ history, since }: DayCache, snapshot: string): Set<number> | null {
  if (since === null || !seesAllOf(snapshot, since)) return null;
  return new Set(
    history.filter((one) => !seesAllOf(snapshot, one.snapshot)).flatMap(({ changed }) => changed),
  );
}

function write(
  columns: DayColumns,
  span: DaySpan,
  unitIds: ReadonlySet<number>,
  { fill }: Pick<ReadDays<unknown>, 'fill'>,
): void {
  for (const unitId of unitIds) columns.clear(columns.ordinalOf(unitId), span);
  fill(columns, unitIds);
}
