import { getKind } from '#modules/catalog/kinds/registry.ts';
import { nightsOf } from '#platform/time/days.ts';
import { bundleOf, findShut } from './bundle-window.ts';
import { sumOf } from './sum-of.ts';
import { type CalendarFacts, type UnitStart, unitStarts } from './unit-starts.ts';

export interface CalendarDay {
  day: string;
  /** The lowest price over units that can be had, under the cheapest plan; null where nothing can be had. */
  priceVnd: number | null;
  /** Among the days asked for, this one costs least. */
  isCheapest: boolean;
  /** How many can be had over all units; of what shares a fleet, the most of one of them. */
  left: number;
  /** No unit is on sale, whether or not places are left. */
  closed: boolean;
  holiday: string | null;
  /** Why a combo is not to be had on the day. */
  blackout: string | null;
}

/** The price calendar of a product: every day from `from` up to but not including `to`. */
export function monthCalendar(
  facts: CalendarFacts,
  span: { from: string; to: string; today: string },
): CalendarDay[] {
  const byDay = Map.groupBy(unitStarts(facts, span), (start) => start.day);
  const days = nightsOf(span.from, span.to).map((day) => ({
    day,
    ...summary(byDay.get(day) ?? [], facts),
    holiday: facts.holidays.find((window) => window.from <= day && day <= window.to)?.title ?? null,
    blackout: blackoutOn(facts, day),
  }));
  const lowest = Math.min(...days.flatMap((row) => row.priceVnd ?? []));
  return days.map((row) => ({ ...row, isCheapest: row.priceVnd === lowest }));
}

function summary(starts: readonly UnitStart[], { kind, units }: CalendarFacts) {
  const onSale = starts.filter((start) => !start.closed && start.priceVnd !== null);
  const prices = onSale.flatMap((start) => (start.left > 0 ? (start.priceVnd ?? []) : []));
  // All routes of a car share its vehicles, packages of one boat share the boat.
  const sharesAll = getKind(kind).sale === 'vehicles';
  const fleetOf = ({ unitId }: UnitStart) =>
    sharesAll ? 0 : (units.find((unit) => unit.unitId === unitId)?.fleetIds[0] ?? `unit ${unitId}`);
  const groups = [...Map.groupBy(onSale, fleetOf).values()];
  return {
    priceVnd: prices.length > 0 ? Math.min(...prices) : null,
    left: sumOf(groups, (group) => Math.max(...group.map((start) => start.left))),
    closed: onSale.length === 0,
  };
}

function blackoutOn({ kind, details, units }: CalendarFacts, day: string): string | null {
  const bundle = bundleOf(getKind(kind), details, units[0]?.unitDetails);
  const shut = bundle ? findShut(bundle, day) : null;
  return shut?.why === 'blackout' ? shut.reason : null;
}
