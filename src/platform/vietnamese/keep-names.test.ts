import { expect, test } from 'vitest';
import { keepNames } from './keep-names.ts';

/** '_' stands for a place where the line is not broken. */
test.each([
  ['Hà Giang 3N2Đ: Đồng Văn, Lũng Cú, đèo Mã Pí Lèng', 'Hà_Giang 3N2Đ: Đồng_Văn, Lũng_Cú, đèo Mã_Pí_Lèng'],
  ['Xe và phà từ Hà Nội đi Cát Bà', 'Xe và phà từ Hà_Nội đi Cát_Bà'],
  ['Khách sạn Hải Miên Mỹ Khê', 'Khách sạn Hải_Miên Mỹ_Khê'],
  ['Ngói Âm Dương Hội An Boutique', 'Ngói Âm Dương Hội An Boutique'],
  ['Công ty Nguyễn Khuyến Nghiêng Ngả', 'Công ty Nguyễn_Khuyến Nghiêng_Ngả'],
  ['Chèo kayak', 'Chèo kayak'],
  ['', ''],
])('%s', (title, kept) => {
  expect(keepNames(title)).toBe(kept.replaceAll('_', '\u00a0'));
});
