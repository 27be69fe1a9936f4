import type { RatePlanEdit } from '#modules/catalog/selling/units.ts';

/** What codes of plans and holidays are called by staff. */

export const mealTitles: Record<RatePlanEdit['mealPlan'], string> = {
  RO: 'Không gồm bữa ăn',
  BB: 'Gồm bữa sáng',
  HB: 'Gồm bữa sáng và một bữa chính',
  FB: 'Gồm ba bữa',
  AI: 'Trọn gói ăn uống',
};

export const payTitles: Record<RatePlanEdit['payMode'], string> = {
  prepay: 'Trả hết khi đặt',
  deposit: 'Đặt cọc, trả phần còn lại sau',
  office: 'Trả tại văn phòng',
};

export const confirmationTitles: Record<RatePlanEdit['confirmation'], string> = {
  instant: 'Xác nhận ngay',
  request: 'Nhà cung cấp trả lời trước, khách trả sau',
  after_payment: 'Khách trả trước, nhà cung cấp xác nhận sau',
};

/** What price rules name; a year's holiday belongs to one. */
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
