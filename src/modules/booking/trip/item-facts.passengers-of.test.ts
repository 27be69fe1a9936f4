import { expect, test } from 'vitest';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { passengersOf } from './item-facts.ts';

const item = (fields: Partial<QuotedItem>) =>
  ({
    kind: 'tour',
    productId: 1,
    productTitle: 'Tràng An',
    from: '2026-12-08',
    startsAt: '2026-12-08T00:30:00Z',
    adults: 2,
    childAges: [7],
    options: { openDated: false },
    ...fields,
  }) as QuotedItem;
const list = (...items: QuotedItem[]) => passengersOf({ items });

test('TRUE-08: a day tour asks for names, a cruise for papers by its own hours, and a combo for what its parts ask', () => {
  const names = item({ passengers: { asks: 'names', hoursBefore: 24 } });
  expect(list(names)).toEqual({ count: 3, until: '2026-12-07T00:30:00.000Z', withPapers: 0, partial: [] });
  const ship = item({
    kind: 'cruise',
    productId: 2,
    productTitle: 'Sao Hôm',
    adults: 1,
    childAges: [],
    passengers: { asks: 'papers', hoursBefore: 4 },
  });
  expect(list(ship)).toEqual({ count: 1, until: '2026-12-07T20:30:00.000Z', withPapers: 1, partial: [] });
  expect(list(names, ship)).toEqual({
    ...{ count: 3, until: '2026-12-07T00:30:00.000Z', withPapers: 1 },
    partial: [{ position: 1, title: 'Sao Hôm', guests: 1, hasPapers: true }],
  });
  expect(list(ship, { ...ship, adults: 2 })).toMatchObject({ count: 3, withPapers: 3, partial: [] });
  expect(list(item({ kind: 'combo', passengers: { asks: 'names', hoursBefore: 24 } }))?.withPapers).toBe(0);
  expect(list(item({ kind: 'combo' }), item({ kind: 'hotel' }))).toBeNull();
  expect(list(item({ kind: 'cruise' }))?.withPapers).toBe(3);
});
