import { extrasLabel } from '../sale-term-labels.ts';
import { carModes, fuels, transmissions } from './codes.ts';

export const carLabels = {
  mode: { label: 'Hình thức', options: carModes },
  seats: { label: 'Số chỗ' },
  model: { label: 'Dòng xe' },
  modelYear: { label: 'Đời xe' },
  transmission: { label: 'Hộp số', options: transmissions },
  fuel: { label: 'Nhiên liệu', options: fuels },
  luggage: { label: 'Số va li 24 inch' },
  fleet: { label: 'Các xe', hint: 'Mỗi dòng mã một xe, chữ thường không dấu: xe-1.' },
  turnaroundMinutes: { label: 'Nghỉ giữa hai chuyến (phút)' },
  nightPercent: { label: 'Phụ thu đêm (%)' },
  nightFrom: { label: 'Đêm bắt đầu lúc', hint: 'Đón trong khoảng này thì cộng phụ thu đêm.' },
  nightUntil: { label: 'Đêm hết lúc' },
  freeWaitMinutes: { label: 'Chờ miễn phí (phút)' },
  includedKm: { label: 'Số km đã gồm', hint: 'Để trống nếu không giới hạn.' },
  overKmVnd: { label: 'Mỗi km vượt' },
  overtimeVnd: { label: 'Mỗi giờ vượt' },
  depositVnd: { label: 'Tiền thế chân', hint: 'Chỉ xe tự lái.' },
  documents: { label: 'Giấy tờ cần có', hint: 'Mỗi dòng một loại.' },
  insurance: { label: 'Bảo hiểm' },
  fuelPolicy: { label: 'Quy định nhiên liệu' },
  extras: extrasLabel,
};
