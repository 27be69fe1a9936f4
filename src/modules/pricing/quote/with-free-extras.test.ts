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

test('a group that was not chosen from gives its first extra where it is free', () => {
  expect(withFreeExtras(extras, [])).toEqual([{ code: 'opera', quantity: 1 }]);
  expect(withFreeExtras([extra('hotel', 50_000, 'pickup')], [])).toEqual([]);
});

test('what was chosen stays, and is not chosen twice', () => {
  const hotel = [{ code: 'hotel', quantity: 1 }];
  expect(withFreeExtras(extras, hotel)).toEqual(hotel);
});
