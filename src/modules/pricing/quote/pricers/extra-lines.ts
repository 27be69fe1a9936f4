import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';

/** Counts by which extras are charged. */
export interface Counts {
  person: number;
  unit: number;
  day: number;
  /** Noun of the units. */
  noun: string;
}

/**
 * One line per chosen extra: its quantity times guests (with a place), units or days, or once. No extra can be chosen
 * twice, nor two of one group.
 */
export function extraLines(
  chosen: QuoteOptions['extras'],
  offered: readonly ExtraInput[],
  counts: Counts,
  field: string,
): { ok: true; lines: QuoteLine[] } | QuoteRefusal {
  const lines: QuoteLine[] = [];
  const taken = new Set<string>();
  for (const [index, { code, quantity }] of chosen.entries()) {
    const at = `${field}.options.extras.${index}`;
    const extra = offered.find((one) => one.code === code);
    if (!extra) return refuse('unknown_extra', `${at}.code`);
    const key = extra.group ? `group ${extra.group}` : code;
    if (taken.has(key)) return refuse('one_extra', `${at}.code`, extra.label);
    taken.add(key);
    const count = extra.per === 'booking' ? 1 : counts[extra.per];
    lines.push(createLine(extra.label, quantity * count, extra.priceVnd, reasonOf(extra, quantity, counts)));
  }
  return { ok: true, lines };
}

function reasonOf({ per }: ExtraInput, quantity: number, counts: Counts): string {
  const times = quantity > 1 ? `${quantity} × ` : '';
  if (per === 'person') return `${times}${counts.person} khách`;
  if (per === 'unit') return `${times}${counts.unit} ${counts.noun}`;
  if (per === 'day') return `${times}${counts.day} ngày`;
  return `${quantity} lượt cho cả đơn`;
}
