import { expect, test } from 'vitest';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { parseItemQuery, toItemQuery } from './item-query.ts';

const read = (query: string) => parseItemQuery(new URLSearchParams(query));

test('leaves out default values', () => {
  const item = quoteItemRequest.parse({ unitId: 12, from: '2027-02-06', adults: 2 });
  expect(toItemQuery(item)).toBe('unit=12&from=2027-02-06&adults=2');
});

test('carries every choice there and back', () => {
  const item = quoteItemRequest.parse({
    unitId: 12,
    ratePlanId: 3,
    from: '2027-02-06',
    to: '2027-02-08',
    quantity: 2,
    adults: 3,
    childAges: [0, 3, 11],
    options: {
      extraBeds: 1,
      singles: 1,
      extras: [
        { code: 'xe-ghep', quantity: 5 },
        { code: 'ghe-tre-em', quantity: 1 },
      ],
      childHeightsCm: [60, 98, 140],
      time: '22:30',
      endTime: '08:00',
      openDated: true,
      voucherCode: 'VC2345678',
      flightNo: 'VN 1234',
      pickupAddress: '12 Hàng Bè, Hà Nội',
      dropoffAddress: 'Ga đi trong nước',
    },
  });
  expect(read(toItemQuery(item))).toEqual(item);
});

test('reads a form submitted without JavaScript', () => {
  const item = read(
    'unit=12&plan=&from=2027-02-06&to=&quantity=1&adults=2&ages=3&ages=7&ages=&extra=xe-ghep',
  );
  expect(item).toMatchObject({ childAges: [3, 7], options: { extras: [{ code: 'xe-ghep', quantity: 1 }] } });
  expect(item?.ratePlanId).toBeUndefined();
});

test.each([
  '',
  'unit=12',
  'unit=x&from=2027-02-06',
  'unit=12&from=soon',
  'unit=12&from=2027-02-06&quantity=-1',
])('refuses %j', (query) => expect(read(query)).toBeNull());
