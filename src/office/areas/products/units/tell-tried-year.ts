import type { TryRuleYearResult } from '#modules/pricing/rule-edits/price-rules.ts';
import { type ExplainedStart, explainStart } from '#modules/pricing/try-out/price-year.ts';

/** A day of the year with what it costs and would cost; null where it cannot be had. */
export interface TriedDay {
  day: string;
  wasVnd: number | null;
  isVnd: number | null;
}

/** A year under a rule that is not kept. */
export interface TriedYear {
  year: number;
  unitTitle: string;
  /** Who comes and for how long, as it was tried. */
  adults: number;
  nights: number;
  days: TriedDay[];
  /** The day that changes most, with every line of its new price; null where none does. */
  most: { day: string; explained: ExplainedStart } | null;
}

type Tried = Extract<TryRuleYearResult, { ok: true }>;

/** What is told of a year that was tried; null where the unit is not on sale. */
export function tellTriedYear(year: number, { was, is }: Tried, now: Date): TriedYear | null {
  if (!was || !is) return null;
  const before = new Map(was.days.map(({ day, totalVnd }) => [day, totalVnd]));
  const days = is.days.map(({ day, totalVnd }): TriedDay => {
    return { day, wasVnd: before.get(day) ?? null, isVnd: totalVnd };
  });
  const change = ({ wasVnd, isVnd }: TriedDay) => Math.abs((isVnd ?? 0) - (wasVnd ?? 0));
  const changed = days.filter(({ wasVnd, isVnd }) => wasVnd !== null && isVnd !== null && wasVnd !== isVnd);
  const most = changed.reduce<TriedDay | null>(
    (best, one) => (best && change(best) >= change(one) ? best : one),
    null,
  );
  return {
    year,
    unitTitle: is.unit.unitTitle,
    adults: is.wanted.adults,
    nights: is.wanted.length ?? 1,
    days,
    most: most && { day: most.day, explained: explainStart(is, most.day, now) },
  };
}
