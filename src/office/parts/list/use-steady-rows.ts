import { useState } from 'react';
import { useLocation } from 'react-router';

/** Keys of the rows that changed while they were shown, and what notes that one was looked at. */
export interface SteadyRows {
  changed: ReadonlySet<string>;
  see: (key: string) => void;
}

interface Steady<Row> {
  /** The address's visit: another one starts anew. */
  visit: string;
  /** The rows as last loaded. */
  loaded: readonly Row[];
  /** The rows in the order in which they are shown. */
  shown: readonly Row[];
  /** Keys of rows that changed while they were shown and have not been looked at. */
  changed: ReadonlySet<string>;
  /** Rows that would come, go or move if the list were sorted anew. */
  waiting: number;
}

/** State of a link that opens a row beside its list: the rows keep their places. */
export const besideList = 'beside-list';

/**
 * The rows of a list that is read anew while somebody looks at it: they keep their places, so that none jumps away under the hand, and
 * show what changed in them. `settle` takes the new order.
 */
export function useSteadyRows<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const { key, state } = useLocation();
  const [steady, keep] = useState<Steady<Row>>(() => settled(key, rows));
  // Opening a row beside the list is no other list.
  const visit = state === besideList ? steady.visit : key;
  let now = steady;
  if (steady.visit !== visit) now = settled(visit, rows);
  // Some pages make their rows anew on each rendering.
  else if (steady.loaded !== rows && JSON.stringify(steady.loaded) !== JSON.stringify(rows))
    now = compare(steady, rows, keyOf);
  if (now !== steady) keep(now);
  return {
    shown: now.shown,
    changed: now.changed,
    waiting: now.waiting,
    settle: () => keep(settled(visit, rows)),
    see: (key: string) => {
      if (now.changed.has(key))
        keep({ ...now, changed: new Set([...now.changed].filter((one) => one !== key)) });
    },
  };
}

function settled<Row>(visit: string, rows: readonly Row[]): Steady<Row> {
  return { visit, loaded: rows, shown: rows, changed: new Set(), waiting: 0 };
}

export function compare<Row>(
  { visit, shown, changed }: Steady<Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Steady<Row> {
  // An empty list has no places to keep.
  if (shown.length === 0) return settled(visit, rows);
  const fresh = new Map(rows.map((row) => [keyOf(row), row]));
  const before = new Map(shown.map((row) => [keyOf(row), JSON.stringify(row)]));
  const isOther = (row: Row) => before.has(keyOf(row)) && before.get(keyOf(row)) !== JSON.stringify(row);
  // What no longer belongs here stays where it was until the list is sorted anew.
  const kept = shown.map((row) => fresh.get(keyOf(row)) ?? row);
  const moved = kept.filter((row, at) => {
    const next = rows[at];
    return next === undefined || keyOf(next) !== keyOf(row);
  }).length;
  const added = Math.max(0, rows.length - kept.length);
  return {
    ...{ visit, loaded: rows, shown: kept },
    changed: new Set([...changed, ...rows.filter(isOther).map(keyOf)]),
    waiting: Math.max(moved, added) === 0 ? 0 : Math.max(1, countOthers(kept, rows, keyOf)),
  };
}

/** Rows that came or went; a row that only moved is one that changed. */
function countOthers<Row>(kept: readonly Row[], rows: readonly Row[], keyOf: (row: Row) => string): number {
  const [old, fresh] = [new Set(kept.map(keyOf)), new Set(rows.map(keyOf))];
  return [...old].filter((key) => !fresh.has(key)).length + [...fresh].filter((key) => !old.has(key)).length;
}
