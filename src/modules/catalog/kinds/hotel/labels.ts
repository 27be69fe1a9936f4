import { childPolicyLabel } from '../sale-term-labels.ts';

export const hotelLabels = {
  star: { label: 'Hạng sao', hint: '0 nếu nhà không có hạng sao.' },
  checkInFrom: { label: 'Nhận phòng từ' },
  checkOutUntil: { label: 'Trả phòng trước' },
  roomsCount: { label: 'Số phòng' },
  floors: { label: 'Số tầng' },
  yearBuilt: { label: 'Năm xây' },
  beachDistanceM: { label: 'Cách biển (m)', hint: 'Để trống nếu không gần biển.' },
  distances: {
    label: 'Khoảng cách',
    columns: { label: { label: 'Tới đâu' }, km: { label: 'km' }, minutes: { label: 'Phút đi' } },
  },
  childPolicy: childPolicyLabel,
  extraBedVnd: { label: 'Giường phụ mỗi đêm', hint: 'Để trống nếu không kê thêm được giường.' },
  petPolicy: { label: 'Quy định thú cưng' },
  smokingPolicy: { label: 'Quy định hút thuốc' },
  parkingPolicy: { label: 'Quy định đỗ xe' },
  accessibility: { label: 'Lối đi cho người khuyết tật', hint: 'Mỗi dòng một điều.' },
};
