import { expect, test } from 'vitest';
import { productJsonLd } from './product-json-ld.ts';

const product = {
  title: 'Combo biển ba ngày',
  summary: 'Ba ngày ở biển.',
  path: '/combo-voucher/combo-bien.html',
  code: 'CB001',
  address: 'Số 1',
  lat: 16,
  lng: 108,
  province: null,
  pictures: [],
  finalPriceVnd: 3_980_000,
  priceUnit: '/khách',
  priceUntilOn: '2026-11-28',
  availability: 'in_stock',
  ratingAvg: null,
  ratingCount: 0,
  supplier: null,
  schema: { '@type': 'Product' },
};
const units = [{ title: 'Gói tiêu chuẩn', lowest: { priceVnd: 4_200_000, left: 40 } }];
const offersOf = (fields: Partial<typeof product>) => {
  const page = productJsonLd('https://neoviet.vn', { ...product, ...fields }, { units });
  return (page as { offers?: Record<string, unknown> }).offers;
};

test('P-10: the price is that of the page, until its expiry', () => {
  expect(offersOf({})).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 3_980_000,
    highPrice: 4_200_000,
    priceValidUntil: '2026-11-28',
    availability: 'https://schema.org/InStock',
  });
});

test.each([
  ['limited', 'https://schema.org/LimitedAvailability'],
  ['in_stock', 'https://schema.org/InStock'],
])('P-10: what is %s is %s', (availability, expected) => {
  expect(offersOf({ availability })).toMatchObject({ availability: expected });
});

test('P-10: a sold-out product has no price, and one never on sale no offer', () => {
  const nothing = { finalPriceVnd: 0, priceUntilOn: null as unknown as string };
  const soldOut = offersOf({ ...nothing, availability: 'sold_out' });
  expect(soldOut).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(soldOut).not.toHaveProperty('price');
  expect(offersOf({ ...nothing, availability: 'not_on_sale' })).toBeUndefined();
});

test('P-10: rooms of a hotel are offered while available', () => {
  const hotel = { ...product, schema: { '@type': 'Hotel' } };
  const rooms = [
    { title: 'Phòng đôi', lowest: { priceVnd: 900_000, left: 3 } },
    { title: 'Phòng biển', lowest: { priceVnd: 1_200_000, left: 90 } },
    { title: 'Phòng kín', lowest: null },
  ];
  const offered = (availability: string) =>
    (
      productJsonLd('https://neoviet.vn', { ...hotel, availability }, { units: rooms }) as unknown as {
        makesOffer: { name: string; availability: string }[];
      }
    ).makesOffer.map((offer) => `${offer.name} ${offer.availability.split('/').at(-1)}`);
  expect(offered('in_stock')).toEqual(['Phòng đôi LimitedAvailability', 'Phòng biển InStock']);
  expect(offered('sold_out')).toEqual(['Phòng đôi SoldOut', 'Phòng biển SoldOut', 'Phòng kín SoldOut']);
});
