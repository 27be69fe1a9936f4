import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

export interface Criterion {
  key: string;
  label: string;
}

const staff = { key: 'staff', label: 'Nhân viên' };
const value = { key: 'value', label: 'Đáng giá tiền' };

/** What guests score besides the whole, by the kind of product. */
export const criteria: Record<KindName, Criterion[]> = {
  hotel: [
    { key: 'cleanliness', label: 'Sạch sẽ' },
    { key: 'comfort', label: 'Thoải mái' },
    { key: 'location', label: 'Vị trí' },
    { key: 'breakfast', label: 'Bữa sáng' },
    staff,
    value,
  ],
  combo: [
    { key: 'stay', label: 'Chỗ ở' },
    { key: 'services', label: 'Dịch vụ kèm theo' },
    { key: 'booking', label: 'Đặt và đổi ngày' },
    value,
  ],
  tour: [
    { key: 'guide', label: 'Hướng dẫn viên' },
    { key: 'programme', label: 'Lịch trình' },
    { key: 'transport', label: 'Xe và tàu' },
    { key: 'meals', label: 'Bữa ăn' },
    value,
  ],
  cruise: [
    { key: 'cabin', label: 'Cabin' },
    { key: 'meals', label: 'Bữa ăn' },
    { key: 'programme', label: 'Chương trình' },
    staff,
    value,
  ],
  attraction: [
    { key: 'programme', label: 'Trải nghiệm' },
    { key: 'waiting', label: 'Xếp hàng' },
    { key: 'cleanliness', label: 'Sạch sẽ' },
    value,
  ],
  experience: [
    { key: 'guide', label: 'Người dẫn' },
    { key: 'programme', label: 'Trải nghiệm' },
    { key: 'safety', label: 'An toàn' },
    value,
  ],
  car: [
    { key: 'driver', label: 'Tài xế' },
    { key: 'vehicle', label: 'Xe' },
    { key: 'punctuality', label: 'Đúng giờ' },
    value,
  ],
  service: [staff, { key: 'punctuality', label: 'Đúng hẹn' }, { key: 'quality', label: 'Chất lượng' }, value],
};
