import type { Choice } from '#modules/booking/disruption/choice.ts';
import { isDay } from '#platform/time/days.ts';

/** What was chosen in the form; a day that was typed goes before one of the list. Null where the day is missing. */
export function readChoice(form: FormData): Choice | null {
  const kind = form.get('choice');
  if (kind === 'credit' || kind === 'refund') return { kind };
  const from = String(form.get('otherDay') || form.get('day') || '');
  return isDay(from) ? { kind: 'rebook', from } : null;
}
