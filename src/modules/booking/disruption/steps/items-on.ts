import type { Quote } from '#modules/pricing/quote/quote-types.ts';

/** Days on which units do not take place; both days included. */
export interface ClosedDays {
  unitIds: readonly number[];
  fromOn: string;
  toOn: string;
  /** The rows of inventory that are stopped: also starts before the first day that would last into it. */
  rows: readonly { unitId: number; day: string }[];
}

/**
 * The positions of the items that closed days hit: those that take a place in a stopped row, whether their own or one that
 * a combo takes along, and vehicles on one of the days. Nothing that is without a date.
 */
export function itemsOn({ items }: Pick<Quote, 'items'>, closed: ClosedDays): number[] {
  const stopped = new Set(closed.rows.map(({ unitId, day }) => `${unitId} ${day}`));
  return items.flatMap((item, position) => {
    if (item.ended || item.options.openDated) return [];
    const takesStopped = item.takes.places.some(({ unitId, day }) => stopped.has(`${unitId} ${day}`));
    const drivesThen =
      item.takes.vehicles.length > 0 &&
      closed.unitIds.includes(item.unitId) &&
      item.from <= closed.toOn &&
      item.endsOn >= closed.fromOn;
    return takesStopped || drivesThen ? [position] : [];
  });
}
