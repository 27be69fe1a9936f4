import { expect, test } from 'vitest';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { passengersOf } from './item-facts.ts';

const item = (fields: Partial<QuotedItem>) =>
  ({
    kind: 'tour',
    startsAt: '2026-12-08T00:30:00Z',
    adults: 2,
    childAges: [7],
    options: { openDated: false },
    ...fields,
  }) as QuotedItem;
const list = (...items: QuotedItem[]) => passengersOf({ items });

test('TRUE-08: a day tour asks for names, a ship for papers by its own hours, and a combo for what its parts ask', () => {
  const names = item({ passengers: { asks: 'names', hoursBefore: 24 } });
  expect(list(names)).toEqual({ count: 3, until: '2026-12-07T00:30:00.000Z', asks: 'names' });
  const ship = item({
    kind: 'cruise',
    adults: 1,
    childAges: [],
    passengers: { asks: 'papers', hoursBefore: 4 },
  });
  expect(list(ship)).toEqual({ count: 1, until: '2026-12-07T20:30:00.000Z', asks: 'papers' });
  expect(list(names, ship)).toMatchObject({ count: 3, until: '2026-12-07T00:30:00.000Z', asks: 'papers' });
  expect(list(item({ kind: 'combo', passengers: { asks: 'names', hoursBefore: 24 } }))?.asks).toBe('names');
  expect(list(item({ kind: 'combo' }), item({ kind: 'hotel' }))).toBeNull();
  expect(list(item({ kind: 'cruise' }))?.asks).toBe('papers');
});
