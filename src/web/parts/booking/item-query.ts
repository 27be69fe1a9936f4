import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { parseExtras } from './extra-words.ts';

/**
 * A choice as a query: 'unit=12&from=2027-02-06&adults=2&ages=3-7'. The detail pages, the cart and the checkout share this
 * format; defaults are omitted.
 */
export function toItemQuery(item: QuoteItemRequest): string {
  const { options } = item;
  const words: [string, string | number | undefined][] = [
    ['unit', item.unitId],
    ['plan', item.ratePlanId],
    ['from', item.from],
    ['to', item.to],
    ['quantity', item.quantity === 1 ? undefined : item.quantity],
    ['adults', item.adults || undefined],
    ['ages', item.childAges.join('-')],
    ['cm', options.childHeightsCm?.join('-')],
    ['beds', options.extraBeds || undefined],
    ['singles', options.singles || undefined],
    ...options.extras.map(({ code, quantity }): [string, string] => ['extra', `${code}.${quantity}`]),
    ['time', options.time],
    ['endTime', options.endTime],
    ['open', options.openDated ? 1 : undefined],
    ['voucher', options.voucherCode],
    ['flight', options.flightNo],
    ['pickup', options.pickupAddress],
    ['dropoff', options.dropoffAddress],
  ];
  const params = new URLSearchParams();
  for (const [key, value] of words) {
    if (value !== undefined && value !== '') params.append(key, String(value));
  }
  return params.toString();
}

/**
 * Parses a choice; null when it is incomplete, as in a truncated link. A form without script sends an extra as 'extra=code' and
 * each age separately as 'ages=3&ages=7'.
 */
export function parseItemQuery(params: URLSearchParams): QuoteItemRequest | null {
  // Without control characters, which PostgreSQL cannot store.
  const text = (key: string) =>
    params
      .get(key)
      ?.replace(/\p{Cc}+/gu, ' ')
      .trim() || undefined;
  const number = (key: string) => {
    const value = text(key);
    return value === undefined ? undefined : Number(value);
  };
  const numbers = (key: string) =>
    params
      .getAll(key)
      .flatMap((value) => value.split(/[-,]/))
      .filter((value) => /^\d{1,3}$/.test(value))
      .map(Number);
  const heights = numbers('cm');
  const parsed = quoteItemRequest.safeParse({
    unitId: number('unit'),
    ratePlanId: number('plan'),
    from: text('from'),
    to: text('to'),
    // A search gives the number of rooms under that key.
    quantity: number('quantity') ?? number('rooms'),
    adults: number('adults'),
    childAges: numbers('ages'),
    options: {
      extraBeds: number('beds'),
      singles: number('singles'),
      extras: parseExtras(params.getAll('extra')),
      ...(heights.length > 0 && { childHeightsCm: heights }),
      time: text('time'),
      endTime: text('endTime'),
      openDated: text('open') === '1',
      voucherCode: text('voucher'),
      flightNo: text('flight'),
      pickupAddress: text('pickup'),
      dropoffAddress: text('dropoff'),
    },
  });
  return parsed.success ? parsed.data : null;
}
