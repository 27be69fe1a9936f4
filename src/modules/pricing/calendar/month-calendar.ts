import { sumOf } from '#modules/pricing/money.ts';
import { checkUsageWindow } from '#modules/pricing/quote/check-usage-window.ts';
import type { QuoteFacts } from '#modules/pricing/quote/quote-facts.ts';
import { nightsOf } from '#platform/time/days.ts';
import { type DayAddition, type StartSpan, type UnitStart, unitStarts } from './unit-starts.ts';

export interface CalendarDay {
  day: string;
  /** The lowest price of the available units, as printed per guest, night or pack; null where none is available. */
  priceVnd: number | null;
  /** The lowest total for the whole party, for stays per night. */
  totalVnd: number | null;
  /** The unit and rate plan with that price. */
  unitId: number | null;
  ratePlanId: number | null;
  /** Whether this is the cheapest of the requested days. */
  isCheapest: boolean;
  /** Availability over all units; of units that share a fleet, only the highest counts. */
  left: number;
  /** No unit is on sale, regardless of availability. */
  closed: boolean;
  holiday: string | null;
  /** Reason for a combo's blackout on the day. */
  blackout: string | null;
  /** The restriction of the day that makes every unit unavailable: 'cần đặt trước 3 ngày'; null for other reasons. */
  why: string | null;
  /** What the date adds to the price, included in it. */
  added: DayAddition[];
}

/** The price calendar of a product: every day from `from` up to but not including `to`. */
export function monthCalendar(facts: QuoteFacts, span: StartSpan): CalendarDay[] {
  return toCalendar(unitStarts(facts, span), facts, span);
}

/** The same from the starts of all units, or of some of them. */
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
  const violation = bundle ? checkUsageWindow(bundle, day) : null;
  return violation?.why === 'blackout' ? violation.reason : null;
}
