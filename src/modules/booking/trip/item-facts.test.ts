import { expect, test } from 'vitest';
import { noOptions } from '#modules/pricing/quote/default-wanted.ts';
import { type FactItem, itemFacts } from './item-facts.ts';

const ticket: FactItem = {
  kind: 'attraction',
  from: '2026-12-08',
  to: '2026-12-08',
  nights: 0,
  quantity: 1,
  adults: 2,
  childAges: [6, 9],
  options: noOptions,
};

test('a price by height shows the heights given, and that they are measured at the gate', () => {
  const facts = itemFacts({ ...ticket, options: { ...ticket.options, childHeightsCm: [112, 128] } });
  expect(facts).toContainEqual({
    about: 'guests',
    label: 'Khách',
    value: '2 người lớn, 2 trẻ em (cao 112, 128 cm)',
  });
  expect(facts).toContainEqual({
    label: 'Giá theo chiều cao',
    value: '112 cm, 128 cm như bạn đã khai; cổng sẽ đo lại',
  });
});

test('a price by age does not mention heights', () => {
  expect(itemFacts(ticket).map(({ label }) => label)).toEqual(['Ngày dùng vé', 'Khách']);
});

test('a day cruise has no cabin', () => {
  const count = (nights: number) =>
    itemFacts({ ...ticket, kind: 'cruise', nights }).find(({ label }) => label === 'Số lượng')?.value;
  expect([count(0), count(1)]).toEqual(['1 suất', '1 cabin']);
});

test('services are counted in what they are priced by', () => {
  const count = (countedAs?: string) =>
    itemFacts({ ...ticket, kind: 'service', quantity: 2, ...(countedAs && { countedAs }) })[1]?.value;
  expect([count(), count('chuyến')]).toEqual(['2 gói', '2 chuyến']);
});
