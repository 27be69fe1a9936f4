/** Reasons for a line of a supplier's statement. */
export const causeTitles = {
  sold: 'Bán',
  changed: 'Đổi',
  cancelled: 'Hủy',
  cost: 'Sửa giá vốn',
} as const;
