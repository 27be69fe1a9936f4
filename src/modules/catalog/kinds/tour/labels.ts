import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { tourTypes } from './codes.ts';

export const tourLabels = {
  days: { label: 'Số ngày' },
  nights: { label: 'Số đêm' },
  tourType: { label: 'Đoàn', options: tourTypes },
  departureFrom: { label: 'Khởi hành từ' },
  transport: { label: 'Phương tiện', hint: 'Mỗi dòng một loại.' },
  guideLanguages: { label: 'Ngôn ngữ hướng dẫn', hint: 'Mỗi dòng một ngôn ngữ.' },
  groupMin: { label: 'Ít nhất bao nhiêu khách' },
  groupMax: { label: 'Nhiều nhất bao nhiêu khách' },
  departureWeekdays: { label: 'Thứ khởi hành', options: weekdayOptions },
  departureTime: { label: 'Giờ khởi hành' },
  pickups: {
    label: 'Điểm đón',
    columns: { place: { label: 'Nơi đón' }, time: { label: 'Giờ' }, feeVnd: { label: 'Phí mỗi khách' } },
  },
  childPolicy: childPolicyLabel,
  singleSupplementVnd: { label: 'Phụ thu phòng đơn' },
  depositPercent: { label: 'Đặt cọc (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  guaranteed: { label: 'Chắc chắn khởi hành' },
  hotelStandard: { label: 'Nơi ngủ' },
  insuranceMaxVnd: { label: 'Bảo hiểm đến' },
};
