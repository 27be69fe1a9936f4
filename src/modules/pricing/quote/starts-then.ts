import { isoWeekday } from '#platform/time/days.ts';
import type { UnitFacts } from './quote-facts.ts';

/** Whether a unit starts on a day: on one of its weekdays, or because of an extra departure. */
export function startsThen(
  { startsOn, extraStarts }: Pick<UnitFacts, 'startsOn' | 'extraStarts'>,
  day: string,
) {
  return !startsOn || startsOn.includes(isoWeekday(day)) || extraStarts.includes(day);
}
