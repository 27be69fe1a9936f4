import { type FactItem, itemFacts } from '#modules/booking/trip/item-facts.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { keepDays } from '#platform/vietnamese/keep-days.ts';

/** Date, quantity and guests in a line each; further choices under their names. */
export function factLines(item: FactItem): string[] {
  const { from, to } = kindProfiles[item.kind].booking;
  const [when, many, others]: [string[], string[], string[]] = [[], [], []];
  for (const { label, value } of itemFacts(item)) {
    if (label === from || label === to || label === 'Ngày đi') when.push(value);
    else if (label === 'Số lượng' || label === 'Khách') many.push(value);
    else others.push(`${label}: ${value}`);
  }
  return [when.join(' – '), many.join(' · '), ...others].filter(Boolean).map(keepDays);
}
