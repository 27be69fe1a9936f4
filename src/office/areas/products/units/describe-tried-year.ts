import type { TryRuleYearResult } from '#modules/pricing/rule-edits/price-rules.ts';
import { type ExplainedStart, explainStart } from '#modules/pricing/try-out/price-year.ts';

/** A day of the year with its present and its new price; null where it is not available. */
export interface TriedDay {
  day: string;
  wasVnd: number | null;
  isVnd: number | null;
}

/** A year under a rule that is not saved. */
export interface TriedYear {
  year: number;
  unitTitle: string;
  /** Party and length of the try-out. */
  adults: number;
  nights: number;
  days: TriedDay[];
  /** The day with the largest change, with every line of its new price; null where no day changes. */
  most: { day: string; explained: ExplainedStart } | null;
}

type Tried = Extract<TryRuleYearResult, { ok: true }>;

/** Summary of a year's try-out; null where the unit is not on sale. */
export function describeTriedYear(year: number, { was, is }: Tried, now: Date): TriedYear | null {
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
