import { sumOf } from '#modules/pricing/money.ts';
import { checkUsageWindow } from '#modules/pricing/quote/check-usage-window.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { nightsOf } from '#platform/time/days.ts';
import { type DayAddition, type StartSpan, type UnitStart, unitStarts } from './unit-starts.ts';

export interface CalendarDay {
  day: string;
  /** The lowest price over units that can be had, as it is printed for one guest, night or pack; null where none can. */
  priceVnd: number | null;
  /** What all who are asked for pay at the lowest, of a stay for one night. */
  totalVnd: number | null;
  /** The unit and plan that cost so much. */
  unitId: number | null;
  ratePlanId: number | null;
  /** Among the days asked for, this one costs least. */
  isCheapest: boolean;
  /** How many can be had over all units; of what shares a fleet, the most of one of them. */
  left: number;
  /** No unit is on sale, whether or not places are left. */
  closed: boolean;
  holiday: string | null;
  /** Why a combo is not to be had on the day. */
  blackout: string | null;
  /** What the day asks that keeps every unit from being had: 'cần đặt trước 3 ngày'; null where it is another reason. */
  why: string | null;
  /** What the date adds, inside of the price. */
  added: DayAddition[];
}

/** The price calendar of a product: every day from `from` up to but not including `to`. */
export function monthCalendar(facts: QuoteFacts, span: StartSpan): CalendarDay[] {
  return toCalendar(unitStarts(facts, span), facts, span);
}

/** The same out of the starts of all units, or of some of them. */
export function toCalendar(
  starts: readonly UnitStart[],
  facts: QuoteFacts,
  { from, to }: Pick<StartSpan, 'from' | 'to'>,
): CalendarDay[] {
  const byDay = Map.groupBy(starts, (start) => start.day);
  const days = nightsOf(from, to).map((day) => ({
    day,
    ...summary(byDay.get(day) ?? [], facts),
    holiday: facts.holidays.find((window) => window.from <= day && day <= window.to)?.title ?? null,
    blackout: blackoutOn(facts, day),
  }));
  const lowest = Math.min(...days.flatMap((row) => row.totalVnd ?? []));
  return days.map((row) => ({ ...row, isCheapest: row.totalVnd === lowest }));
}

function summary(starts: readonly UnitStart[], { units }: QuoteFacts) {
  const onSale = starts.filter((start) => !start.closed && start.totalVnd !== null);
  const free = onSale.filter((start) => start.isFree);
  const cheapest = free.toSorted((a, b) => (a.totalVnd ?? 0) - (b.totalVnd ?? 0))[0];
  // All routes of a car share its vehicles, packages of one boat share the boat.
  const fleetOf = ({ unitId }: UnitStart) => {
    const unit = units.find((row) => row.unitId === unitId);
    if (unit?.sale === 'vehicles') return 'vehicles';
    const own = unit?.fleetUses.find((use) => use.unitId === unitId);
    return own ? `fleet ${own.fleetId}` : `unit ${unitId}`;
  };
  const groups = [...Map.groupBy(onSale, fleetOf).values()];
  return {
    priceVnd: cheapest?.priceVnd ?? null,
    totalVnd: cheapest?.totalVnd ?? null,
    unitId: cheapest?.unitId ?? null,
    ratePlanId: cheapest?.ratePlanId ?? null,
    left: sumOf(groups, (group) => Math.max(...group.map((start) => start.left))),
    closed: onSale.length === 0,
    why: onSale.length === 0 ? (starts.find((start) => start.why !== null)?.why ?? null) : null,
    added: cheapest?.added ?? [],
  };
}

function blackoutOn({ units }: QuoteFacts, day: string): string | null {
  const bundle = units[0]?.terms.bundle;
  const shut = bundle ? checkUsageWindow(bundle, day) : null;
  return shut?.why === 'blackout' ? shut.reason : null;
}
