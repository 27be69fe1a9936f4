import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

const faqs = [{ question: 'Có hồ bơi không?', answer: 'Có.' }];

test('only real changes are reported, not the order of keys or fields that are empty on both sides', () => {
  const before = {
    ...{ title: 'Sóng Lặng', location: { lat: 16.1, lng: 108.2, address: 'Đường Hoàng Sa' }, faqs },
    ...{ meta: {}, itinerary: [], details: { floors: 3 } },
  };
  const after = {
    ...{ title: 'Sóng Yên', location: { address: 'Đường Hoàng Sa', lng: 108.2, lat: 16.1 } },
    ...{ faqs: faqs.map(({ question, answer }) => ({ answer, question })), details: { floors: 3 } },
  };
  expect(changesOf(before, after)).toEqual({ before: { title: 'Sóng Lặng' }, after: { title: 'Sóng Yên' } });
});

test('lists are reported by their length, never in their stored form', () => {
  const before = { location: { lat: 16.1, lng: 108.2 }, details: {} };
  const after = { location: { lat: 16.2, lng: 108.2 }, faqs, details: {} };
  expect(changesOf(before, after)).toEqual({
    before: { location: '2 ô', faqs: '' },
    after: { location: '2 ô, viết lại', faqs: '1 mục' },
  });
});
