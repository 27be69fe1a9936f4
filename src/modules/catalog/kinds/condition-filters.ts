import type { FilterDeclaration } from './kind.ts';

/** Guests' review score of a product; the options are nested. */
export const scoreFilter: FilterDeclaration = {
  key: 'score',
  label: 'Điểm khách chấm',
  type: 'score',
  options: [
    { value: '9', label: 'Từ 9: tuyệt vời', from: 9 },
    { value: '8', label: 'Từ 8: rất tốt', from: 8 },
    { value: '7', label: 'Từ 7: tốt', from: 7 },
  ],
};

export const cancelFilter: FilterDeclaration = {
  key: 'cancel',
  label: 'Hủy chỗ',
  type: 'plan',
  path: 'cancel',
  options: [{ value: 'free', label: 'Hủy miễn phí' }],
};

export const payFilter: FilterDeclaration = {
  key: 'pay',
  label: 'Thanh toán',
  type: 'plan',
  path: 'pay',
  options: [
    { value: 'deposit', label: 'Đặt cọc, trả phần còn lại sau' },
    { value: 'office', label: 'Trả tại văn phòng' },
  ],
};

export const mealFilter: FilterDeclaration = {
  key: 'meal',
  label: 'Bữa ăn',
  type: 'plan',
  path: 'meal',
  options: [
    { value: 'BB', label: 'Gồm bữa sáng' },
    { value: 'HB', label: 'Gồm hai bữa' },
    { value: 'FB', label: 'Gồm ba bữa' },
    { value: 'AI', label: 'Trọn gói ăn uống' },
  ],
};

/** Filters by sale conditions, which all kinds share. */
export const conditionFilters = [scoreFilter, cancelFilter, payFilter];
