import { expect, test } from 'vitest';
import type { ExtraInput } from '#modules/catalog/kinds/sale-terms.ts';
import { withFreeExtras } from './with-free-extras.ts';

const extra = (code: string, priceVnd: number, group?: string): ExtraInput => ({
  code,
  label: code,
  priceVnd,
  per: 'booking',
  ...(group && { group }),
});
const extras = [extra('opera', 0, 'pickup'), extra('hotel', 50_000, 'pickup'), extra('kayak', 0)];

test('an unanswered group of extras defaults to its first free one', () => {
  expect(withFreeExtras(extras, [])).toEqual([{ code: 'opera', quantity: 1 }]);
  expect(withFreeExtras([extra('hotel', 50_000, 'pickup')], [])).toEqual([]);
});

test('a choice is kept, and not added twice', () => {
  const hotel = [{ code: 'hotel', quantity: 1 }];
  expect(withFreeExtras(extras, hotel)).toEqual(hotel);
});
