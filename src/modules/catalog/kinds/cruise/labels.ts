import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';

export const cruiseLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  star: { label: 'Hạng sao' },
  yearBuilt: { label: 'Năm đóng' },
  decks: { label: 'Số boong' },
  cabinsCount: { label: 'Số cabin' },
  routeName: { label: 'Hải trình' },
  pierName: { label: 'Bến tàu' },
  boardingAt: { label: 'Giờ lên tàu' },
  disembarkAt: { label: 'Giờ về bến' },
  sailingWeekdays: { label: 'Thứ khởi hành', options: weekdayOptions },
  transfers: {
    label: 'Xe đưa đón',
    columns: {
      label: { label: 'Tên chuyến xe' },
      priceVnd: { label: 'Giá' },
      per: { label: 'Tính theo', options: { person: 'mỗi khách', vehicle: 'mỗi xe' } },
      minutes: { label: 'Phút đi' },
    },
  },
  childPolicy: childPolicyLabel,
  singleSupplementPercent: { label: 'Phụ thu ở một mình (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  documentsDeadlineHours: { label: 'Nhận giấy tờ trước (giờ)' },
  weatherPolicy: { label: 'Khi thời tiết xấu' },
  mandatoryFees: {
    label: 'Phí bắt buộc theo ngày',
    columns: {
      label: { label: 'Tên phí' },
      on: { label: 'Ngày hằng năm', hint: 'Tháng-ngày: 12-24.' },
      amountVnd: { label: 'Mỗi khách' },
    },
  },
};
