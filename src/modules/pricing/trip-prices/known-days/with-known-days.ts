import { cachedForDatabase } from '#platform/db/cached-for-database.ts';
import type { Executor } from '#platform/db/connect.ts';
import { DayColumns } from './day-columns.ts';
import type { DaySpan } from './day-page.ts';
import { seesAllOf } from './sees-all-of.ts';

interface Kept {
  /** All that this snapshot of the database sees is in `columns`; null before the first reading. */
  snapshot: string | null;
  /** When it was compared last, in milliseconds of the process. */
  checkedMs: number;
  columns: DayColumns;
  /** What the last readings found changed, and with which snapshot; complete from `since` on. */
  history: { snapshot: string; changed: readonly number[] }[];
  since: string | null;
}

/** What days of units take in memory at most, between lists: 2.6 million days. A list may use more while it is priced. */
export const mostBytes = 42_000_000;
/** Beyond this many changed units all are read again. */
export const mostChanged = 1_000;
/** Shorter than the hour for which the database remembers changes. */
const longestRestMs = 30 * 60_000;
const longestHistory = 100;
/** Days are read by eights: guests look at the days around, and three days cost the database half of what eight do. */
export const stepDays = 8;
/** Then everything is read for one list alone. */
const mostAttempts = 4;

interface Asked {
  /** The units to be read, and their days. */
  unitIds: readonly number[];
  span: DaySpan;
  /** The snapshot since which changed units are to be read as well. */
  kept: string | null;
}

export interface ReadDays<Rest> {
  /** Writes what was read of these units. */
  fill: (columns: DayColumns, unitIds: ReadonlySet<number>) => void;
  /** Units whose days changed since, in any way; more than `mostChanged` where there may be others. */
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
 * Prices by days of units, as the database has them now. Those of former lists stay in memory: `read` asks in one statement for the
 * units that are not, and for those that changed since (`day_changes`). `use` must not wait: afterwards others change the columns.
 */
export async function withKnownDays<Rest, Result>(
  db: Executor,
  { unitIds, wanted, span: around }: Wanted,
  read: (asked: Asked) => Promise<ReadDays<Rest>>,
  use: (columns: DayColumns, rest: Rest) => Result,
): Promise<Result> {
  // A transaction sees its own changes, which nobody else does.
  for (let attempt = db.isTransaction ? mostAttempts : 1; attempt < mostAttempts; attempt++) {
    const kept = keptOf(db);
    const missing = kept.columns.missing(unitIds, wanted);
    const span = withoutKnownEnds(kept.columns, { unitIds, wanted, span: around });
    const found = await read({ unitIds: missing, span, kept: kept.snapshot });
    if (found.changed.length > mostChanged) {
      forget(kept);
      continue;
    }
    put(kept, span, missing, found);
    const { columns } = kept;
    if (columns.missing(unitIds, wanted).length > 0) continue;
    const result = use(columns, found.rest);
    for (const unitId of found.lapsed) columns.forget(unitId);
    columns.evict(mostBytes);
    return result;
  }
  const found = await read({ unitIds, span: around, kept: null });
  const columns = new DayColumns();
  write(columns, around, new Set([...unitIds, ...found.lapsed]), found);
  return use(columns, found.rest);
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

function keptOf(db: Executor): Kept {
  const kept = cachedForDatabase(db, withKnownDays, nothingKept);
  const now = performance.now();
  if (now - kept.checkedMs > longestRestMs) forget(kept);
  kept.columns.tick();
  return kept;
}

const nothingKept = (): Kept => ({
  snapshot: null,
  checkedMs: 0,
  columns: new DayColumns(),
  history: [],
  since: null,
});

function forget(kept: Kept): void {
  Object.assign(kept, nothingKept());
}

/**
 * Of readings at once the answers may come in another order than their snapshots: what an older one has read is kept unless a newer one
 * found it changed.
 */
function put<Rest>(kept: Kept, span: DaySpan, missing: readonly number[], found: ReadDays<Rest>): void {
  const { columns } = kept;
  const { changed, lapsed, snapshot } = found;
  if (kept.snapshot !== null && !seesAllOf(snapshot, kept.snapshot)) {
    const later = changedAfter(kept, snapshot);
    if (later === null) return;
    const isSame = (unitId: number) => !later.has(unitId);
    const passing = lapsed.filter(isSame);
    for (const unitId of passing) columns.forget(unitId);
    write(columns, span, new Set(columns.missing([...missing.filter(isSame), ...passing], span)), found);
    return;
  }
  for (const unitId of [...changed, ...lapsed]) columns.forget(unitId);
  write(columns, span, new Set([...missing, ...changed, ...lapsed]), found);
  kept.snapshot = snapshot;
  kept.checkedMs = performance.now();
  kept.since ??= snapshot;
  if (changed.length === 0) return;
  kept.history.push({ snapshot, changed });
  if (kept.history.length > longestHistory) kept.since = kept.history.shift()?.snapshot ?? snapshot;
}

/** The units that have changed after a former snapshot; null where that is too long ago. */
function changedAfter({ history, since }: Kept, snapshot: string): Set<number> | null {
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
  for (const unitId of unitIds) columns.clear(columns.slotOf(unitId), span);
  fill(columns, unitIds);
}
