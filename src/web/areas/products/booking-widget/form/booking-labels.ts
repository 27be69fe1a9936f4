import type { KindName } from '#modules/catalog/kinds/kind-names.ts';

/** How the booking widget of a kind calls what is chosen. Hotels have a table of rooms instead of a widget. */
export interface BookingLabels {
  unit: string;
  day: string;
  until: string;
  /** Of what a day has so many left. */
  left: string;
  quantity: string;
  adults: string;
}

const shared = { until: 'Đến ngày', quantity: 'Số lượng', adults: 'Người lớn' };

const wordsOf: Record<Exclude<KindName, 'hotel'>, BookingLabels> = {
  combo: { ...shared, unit: 'Loại combo', day: 'Ngày đến', left: 'suất', quantity: 'Số gói' },
  tour: { ...shared, unit: 'Hạng chỗ', day: 'Ngày khởi hành', left: 'chỗ' },
  cruise: { ...shared, unit: 'Hạng cabin', day: 'Ngày lên tàu', left: 'cabin', quantity: 'Số cabin' },
  attraction: { ...shared, unit: 'Loại vé', day: 'Ngày dùng vé', left: 'vé' },
  experience: { ...shared, unit: 'Khung giờ', day: 'Ngày tham gia', left: 'chỗ' },
  car: {
    ...shared,
    unit: 'Tuyến hoặc gói',
    day: 'Ngày đón',
    left: 'xe',
    quantity: 'Số xe',
    adults: 'Số khách',
  },
  service: { ...shared, unit: 'Gói', day: 'Ngày', left: 'suất' },
};

export function bookingLabels(kind: KindName): BookingLabels {
  if (kind === 'hotel') throw new Error('A hotel has no booking widget');
  return wordsOf[kind];
}
