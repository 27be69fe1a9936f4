import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { openDatedPriceDay } from '#modules/pricing/quote/check-usage-window.ts';
import type { ReadFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { addDays } from '#platform/time/days.ts';

export interface FactWindow {
  unitId: number;
  /** Both days are included. */
  from: string;
  to: string;
}

/** An item for which facts are loaded. */
export interface FactsItem {
  unitId: number;
  from: string;
  to?: string | undefined;
  options?: { openDated: boolean; voucherCode?: string | undefined };
}

/** The date range that has to be loaded for each unit of these items; components of a combo have ranges of their own. */
export function factWindows(
  items: readonly FactsItem[],
  units: readonly UnitFacts[],
  today: string,
): FactWindow[] {
  const windows = items.flatMap((item) => {
    const unit = units.find((row) => row.unitId === item.unitId);
    return unit ? windowsOf(item, unit, today) : [];
  });
  return [...Map.groupBy(windows, (window) => window.unitId)].map(([unitId, own]) => ({
    unitId,
    from: own.map((window) => window.from).sort()[0] as string,
    to: own
      .map((window) => window.to)
      .sort()
      .at(-1) as string,
  }));
}

/**
 * Whether these items can be quoted from facts read for something else, such as a calendar: only dated items without a prepaid
 * code, and without vehicles, whose facts are needed for other days as well.
 */
export function coversItems({ read, units }: ReadFacts, items: readonly FactsItem[], today: string): boolean {
  const isEveryday = items.every(({ unitId, options }) => {
    const unit = units.find((row) => row.unitId === unitId);
    const isOfDay = !options?.openDated && options?.voucherCode === undefined;
    return unit && isOfDay && unit.sale !== 'vehicles' && unit.fleetUses.length === 0;
  });
  return (
    isEveryday && factWindows(items, units, today).every(({ from, to }) => read.from <= from && to < read.to)
  );
}

/** Ends at the longest stay allowed: a longer one is refused anyway, and must not make us load years of days. */
function windowsOf({ from, to, options }: FactsItem, unit: UnitFacts, today: string): FactWindow[] {
  const { unitId, components, terms, times } = unit;
  if (options?.openDated && options.voucherCode === undefined && terms.bundle)
    return [{ unitId, from: openDatedPriceDay(terms.bundle, today), to: terms.bundle.useTo }];
  const latest = addDays(from, bookingLimits.maxNights);
  const length = Math.max(unit.spanDays, times.days, terms.bundle?.nights ?? 0);
  const last = [addDays(from, length), to && to <= latest ? to : to ? latest : from].sort().at(-1) as string;
  const own = { unitId, from, to: last };
  const along = components.map((part) => ({
    unitId: part.unitId,
    from: addDays(from, part.fromDay),
    to: addDays(from, part.fromDay + part.days - 1),
  }));
  return [own, ...along];
}
