import { type FactItem, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';

/** Dates ('T3, 29/12 – T5, 31/12/2026'), quantity and guests in a line each; further choices under their names. */
export function factLines(item: FactItem): string[] {
  const [when, many, others]: [string[], string[], string[]] = [[], [], []];
  for (const { about, label, value } of itemFacts(item)) {
    if (about === 'start' || about === 'end') when.push(value);
    else if (about === 'quantity' || about === 'guests') many.push(value);
    else others.push(`${label}: ${value}`);
  }
  const [first = '', last] = when;
  const days = last?.endsWith(first.slice(-5)) ? `${first.slice(0, -5)} – ${last}` : when.join(' – ');
  return [days, many.join(' · '), ...others].filter(Boolean).map(keepDays);
}
