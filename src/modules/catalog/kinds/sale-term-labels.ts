import { type FieldLabels, weekdayOptions } from './field-labels.ts';
import type { ChildBandInput, ExtraInput, SurchargeInput } from './sale-terms.ts';

export const childBandLabels: FieldLabels<ChildBandInput> = {
  label: { label: 'Tên mức' },
  fromAge: { label: 'Từ tuổi' },
  toAge: { label: 'Đến tuổi' },
  fromCm: { label: 'Cao từ (cm)' },
  toCm: { label: 'Đến dưới (cm)' },
  fromChild: { label: 'Từ bé thứ' },
  percent: { label: '% giá người lớn' },
  amountVnd: { label: 'Hoặc số tiền' },
  takesPlace: { label: 'Chiếm chỗ' },
};

/** Label of the child policy field. */
export const childPolicyLabel = {
  label: 'Giá trẻ em',
  hint: 'Mỗi mức có phần trăm hoặc số tiền. Bé không thuộc mức nào tính như người lớn.',
  columns: childBandLabels,
};

export const extraLabels: FieldLabels<ExtraInput> = {
  label: { label: 'Tên' },
  code: { label: 'Mã', hint: 'Chữ thường không dấu, nối bằng gạch.' },
  priceVnd: { label: 'Giá' },
  per: {
    label: 'Tính theo',
    options: { person: 'mỗi khách', booking: 'cả đặt chỗ', unit: 'mỗi phòng, xe', day: 'mỗi ngày' },
  },
  group: { label: 'Nhóm chọn một' },
};

/** Label of the field for extras. */
export const extrasLabel = { label: 'Dịch vụ thêm', columns: extraLabels };

export const surchargeLabels: FieldLabels<SurchargeInput> = {
  label: { label: 'Tên phụ thu' },
  amountVnd: { label: 'Số tiền' },
  per: {
    label: 'Tính theo',
    options: { person: 'mỗi khách', roomNight: 'mỗi phòng mỗi đêm', voucher: 'mỗi combo' },
  },
  weekdays: { label: 'Các thứ', options: weekdayOptions },
  holiday: { label: 'Dịp lễ', hint: 'Mã nhóm ngày lễ: tet, gio-to…' },
  on: { label: 'Ngày hằng năm', hint: 'Tháng-ngày: 12-24.' },
};
