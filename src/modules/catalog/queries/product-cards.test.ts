import { expect, test } from 'vitest';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { briefCard, type ProductCard } from './product-cards.ts';

const card = (guestsOfPrice: number | null): ProductCard => ({
  id: 1,
  kind: 'combo',
  slug: 'dao',
  title: 'Ra đảo',
  nameAlias: [],
  url: '/combo-voucher/dao.html',
  image: null,
  picture: null,
  price: 4_000_000,
  finalPrice: 3_000_001,
  discount: 25,
  priceUnit: '/2 khách',
  priceFromOn: null,
  availability: 'in_stock',
  provinces: [],
  place: 'Cô Tô',
  facts: [],
  ratingAvg: null,
  ratingCount: 0,
  special: false,
  guestsOfPrice,
  cheaper: null,
});

test.each([
  [1, 3_000_001, 'Đi 2 người: ', 6_000_002],
  [2, 1_500_001, 'Đi 2 người: ', 3_000_001],
  [4, 750_001, 'Đi 4 người: ', 3_000_001],
])(
  'U-60: a card with a price for %i guests shows the price per guest and the total',
  (guests, finalPrice, words, togetherVnd) => {
    const priceNote = words + formatVnd(togetherVnd);
    expect(briefCard(card(guests))).toMatchObject({ finalPrice, priceUnit: '/khách', priceNote });
  },
);

test('U-43: a cheaper ticket for certain hours is named beside the price, with its own', () => {
  const cheaper = { unitTitle: 'Vé chiều sau 15:30', priceVnd: 2_000_000 };
  const brief = briefCard({ ...card(null), cheaper });
  expect(brief).toMatchObject({
    finalPrice: 3_000_001,
    priceNote: `Vé chiều sau 15:30: ${formatVnd(2_000_000)}`,
  });
  expect(briefCard({ ...card(null), cheaper, finalPrice: 0 })).not.toHaveProperty('priceNote');
});

test('without a number of guests the price stays as it is', () => {
  expect(briefCard(card(null))).toMatchObject({ finalPrice: 3_000_001, priceUnit: '/2 khách' });
  expect(briefCard(card(null))).not.toHaveProperty('guestsOfPrice');
});
