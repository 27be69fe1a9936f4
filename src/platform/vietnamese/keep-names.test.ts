import { expect, test } from 'vitest';
import { keepNames } from './keep-names.ts';

/** '_' stands for a place where the line is not broken. */
test.each([
  ['Hà Giang 3N2Đ: Đồng Văn, Lũng Cú, đèo Mã Pí Lèng', 'Hà_Giang 3N2Đ: Đồng_Văn, Lũng_Cú, đèo Mã_Pí_Lèng'],
  ['Xe và phà từ Hà Nội đi Cát Bà', 'Xe và phà từ Hà_Nội đi Cát_Bà'],
  ['Khách sạn Hải Miên Mỹ Khê', 'Khách sạn Hải_Miên Mỹ_Khê'],
  ['Ngói Âm Dương Hội An Boutique', 'Ngói Âm Dương Hội_An Boutique'],
  ['Resort Vân Sam Ô Quý Hồ', 'Resort Vân Sam Ô Quý_Hồ'],
  ['Bungalow Vườn Tiêu Ông Lang', 'Bungalow Vườn_Tiêu Ông_Lang'],
  ['Chiều Bãi Trường Resort Phú Quốc', 'Chiều_Bãi_Trường Resort Phú_Quốc'],
  ['Du thuyền Sao Hôm 5 sao – vịnh Hạ Long 2N1Đ', 'Du thuyền Sao_Hôm 5_sao_– vịnh Hạ_Long 2N1Đ'],
  ['Thuê xe tự lái 7 chỗ ở Phú Quốc', 'Thuê xe tự lái 7_chỗ ở Phú_Quốc'],
  ['Hà Nội – TP. Hồ Chí Minh', 'Hà_Nội_– TP._Hồ_Chí_Minh'],
  ['– dặm', '– dặm'],
  ['Công ty Nguyễn Khuyến Nghiêng Ngả', 'Công ty Nguyễn_Khuyến Nghiêng_Ngả'],
  ['Chèo kayak', 'Chèo kayak'],
  ['', ''],
])('%s', (title, kept) => {
  expect(keepNames(title)).toBe(kept.replaceAll('_', '\u00a0'));
});
