import type { KindName } from '#modules/catalog/kinds/kind.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { addDays, isoWeekday, nightsOf } from '#platform/time/days.ts';
import { bundleOf, findShut } from './bundle-window.ts';
import { isBusyAllDay } from './busy-day.ts';
import { packsAlong } from './packs-along.ts';
import { planPrice } from './plan-price.ts';
import type { ComponentFacts, DayFacts } from './quote-facts.ts';

export interface CalendarUnit {
  unitId: number;
  title: string;
  unitDetails: Record<string, unknown>;
  /** Fleets that it shares with other units. */
  fleetIds: number[];
  components: ComponentFacts[];
}

export type CalendarRow = Pick<DayFacts, 'unitId' | 'day' | 'places' | 'closed' | 'priceVnd'> & {
  listVnd: number | null;
};

/** What the calendar of a product is worked out from. */
export interface CalendarFacts {
  kind: KindName;
  details: Record<string, unknown>;
  units: CalendarUnit[];
  plans: { pricePercent: number; priceDeltaVnd: number; advanceDays: number }[];
  /** Of its units and of those that they take along. */
  days: CalendarRow[];
  /** Most important first. */
  holidays: { title: string; from: string; to: string }[];
  /** When each vehicle of the fleet is taken; instants with zone. */
  vehicles: { from: string; to: string }[][];
}

export interface UnitStart {
  unitId: number;
  title: string;
  day: string;
  /** How many can start on that day with everything that they need. */
  left: number;
  closed: boolean;
  /** Under the cheapest plan that can still be booked; null where the day has no price. */
  priceVnd: number | null;
  /** The same before deals. */
  listVnd: number | null;
}

/**
 * The days on which each unit starts, with what is left: of a sailing on all its nights, of a combo with everything that
 * it takes along, of a vehicle how many are not away all day. A day that a combo leaves out is closed.
 */
export function unitStarts(
  facts: CalendarFacts,
  { from, to, today }: { from: string; to: string; today: string },
): UnitStart[] {
  const rows = new Map(facts.days.map((row) => [`${row.unitId} ${row.day}`, row]));
  const rowOf = (unitId: number, day: string) => rows.get(`${unitId} ${day}`);
  const kind = getKind(facts.kind);
  const span = kind.spanDays?.(facts.details) ?? 1;
  const weekdays = kind.sale === 'cabins' ? kind.startsOn?.(facts.details) : undefined;
  const starts = nightsOf(from, to).filter((day) => weekdays?.includes(isoWeekday(day)) ?? true);
  return facts.units.flatMap((unit) => {
    const bundle = bundleOf(kind, facts.details, unit.unitDetails);
    return starts.flatMap((day) => {
      const row = rowOf(unit.unitId, day);
      if (!row) return [];
      const taken = nightsOf(day, addDays(day, span)).map((night) => rowOf(unit.unitId, night));
      const shut = bundle ? findShut(bundle, day) : null;
      const closed = shut !== null || taken.some((night) => !night || night.closed);
      const own = Math.min(...taken.map((night) => night?.places ?? 0));
      const along = bundle
        ? packsAlong(unit.components, bundle, (id, offset) => rowOf(id, addDays(day, offset)))
        : own;
      const fleet = facts.vehicles.filter((busy) => !isBusyAllDay(busy, day)).length;
      const left = kind.sale === 'vehicles' ? fleet : Math.min(own, along);
      return [
        {
          unitId: unit.unitId,
          title: unit.title,
          day,
          left: closed ? 0 : Math.max(0, left),
          closed,
          ...cheapest(row, facts.plans, { today, advanceDays: bundle?.advanceDays ?? 0 }),
        },
      ];
    });
  });
}

function cheapest(
  { day, priceVnd, listVnd }: CalendarRow,
  plans: CalendarFacts['plans'],
  { today, advanceDays }: { today: string; advanceDays: number },
): Pick<UnitStart, 'priceVnd' | 'listVnd'> {
  if (priceVnd === null) return { priceVnd: null, listVnd: null };
  const prices = plans
    .filter((plan) => addDays(today, Math.max(plan.advanceDays, advanceDays)) <= day)
    .map((plan) => ({ priceVnd: planPrice(priceVnd, plan), listVnd: planPrice(listVnd ?? priceVnd, plan) }))
    .sort((a, b) => a.priceVnd - b.priceVnd);
  return prices[0] ?? { priceVnd: null, listVnd: null };
}
