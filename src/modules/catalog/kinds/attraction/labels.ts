import { weekdayOptions } from '../field-labels.ts';
import { childPolicyLabel } from '../sale-term-labels.ts';
import { deliveries, redemptions } from './codes.ts';

export const attractionLabels = {
  openHours: {
    label: 'Giờ mở cửa',
    columns: { days: { label: 'Những ngày' }, from: { label: 'Từ' }, to: { label: 'Đến' } },
  },
  redemption: { label: 'Vào cổng bằng', options: redemptions },
  delivery: { label: 'Mã vé', options: deliveries },
  instant: { label: 'Dùng được ngay khi trả tiền' },
  validityDays: { label: 'Dùng trong (ngày)' },
  visitHours: { label: 'Thời gian tham quan' },
  childPolicy: childPolicyLabel,
  ageRule: { label: 'Quy định độ tuổi, chiều cao' },
  openWeekdays: { label: 'Mở cửa các thứ', options: weekdayOptions },
  howToGetThere: { label: 'Cách đến' },
};
