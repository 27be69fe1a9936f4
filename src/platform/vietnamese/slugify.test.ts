import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeNames } from './place-names.test-data.ts';
import { slugify } from './slugify.ts';

test.each([
  ['Hồ Tuyền Lâm – Đà Lạt', 'ho-tuyen-lam-da-lat'],
  ['Ăn & Ngủ', 'an-ngu'],
  ['3N2Đ', '3n2d'],
  ['Combo 3N2Đ: Phú Quốc!', 'combo-3n2d-phu-quoc'],
  ['Bà Rịa', 'ba-ria'],
  ['Bá Rịa', 'ba-ria'],
  ['Hoà Bình', 'hoa-binh'],
  ['Ðà Nẵng'.normalize('NFD'), 'da-nang'],
  ['--a--', 'a'],
  ['!?', ''],
])('%j → %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

test('gives only a-z, 0-9 and single inner hyphens', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...placeNames));
  fc.assert(
    fc.property(text, (title) => {
      expect(slugify(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(title))).toBe(slugify(title));
    }),
  );
});
