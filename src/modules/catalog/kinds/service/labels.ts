import { extrasLabel } from '../sale-term-labels.ts';
import { pieces } from './codes.ts';

export const serviceLabels = {
  per: { label: 'Giá tính theo', options: pieces },
  capacity: { label: 'Sức chứa' },
  isQuoteLed: { label: 'Khách hỏi giá trước' },
  depositPercent: { label: 'Đặt cọc (%)' },
  balanceDays: { label: 'Trả đủ trước (ngày)' },
  steps: {
    label: 'Bốn bước',
    columns: { title: { label: 'Tên bước' }, text: { label: 'Việc của bước' } },
  },
  cases: {
    label: 'Đã tổ chức',
    columns: { title: { label: 'Tên buổi' }, text: { label: 'Kể lại' }, guests: { label: 'Số khách' } },
  },
  documents: { label: 'Giấy tờ cần có', hint: 'Mỗi dòng một loại.' },
  extras: extrasLabel,
};
