/** Holidays that price rules refer to; each year's holiday belongs to one. */
export const holidayTitles: Readonly<Record<string, string>> = {
  tet: 'Tết Nguyên đán',
  'tet-duong': 'Tết Dương lịch',
  'gio-to': 'Giỗ Tổ',
  'le-30-4': '30/4, 1/5',
  'quoc-khanh': 'Quốc khánh',
  'van-hoa': 'Ngày Văn hóa',
  'giang-sinh': 'Giáng sinh',
  other: 'Dịp khác',
};
