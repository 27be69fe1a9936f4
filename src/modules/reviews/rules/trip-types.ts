/** Who a guest travelled with. */
export const tripTypes = ['gia-dinh', 'cap-doi', 'nhom-ban', 'mot-minh', 'cong-tac'] as const;
export type TripType = (typeof tripTypes)[number];

export const tripTypeLabels: Record<TripType, string> = {
  'gia-dinh': 'Gia đình',
  'cap-doi': 'Cặp đôi',
  'nhom-ban': 'Nhóm bạn',
  'mot-minh': 'Đi một mình',
  'cong-tac': 'Công tác',
};
