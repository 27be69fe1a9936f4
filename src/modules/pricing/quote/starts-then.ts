import { isoWeekday } from '#platform/time/days.ts';
import type { UnitFacts } from './quote-facts.ts';

/** Whether a unit starts on a day: on one of its weekdays, or because somebody opened a departure more. */
export function startsThen(
  { startsOn, extraStarts }: Pick<UnitFacts, 'startsOn' | 'extraStarts'>,
  day: string,
) {
  return !startsOn || startsOn.includes(isoWeekday(day)) || extraStarts.includes(day);
}
