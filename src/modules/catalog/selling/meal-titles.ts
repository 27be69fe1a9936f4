import type { RatePlanEdit } from './units.ts';

/** Staff's names for the codes of rate plans. */

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
