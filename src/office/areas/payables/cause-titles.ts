/** Why a line of what a supplier gets came about. */
export const causeTitles = {
  sold: 'Bán',
  changed: 'Đổi',
  cancelled: 'Hủy',
  cost: 'Sửa giá vốn',
} as const;
