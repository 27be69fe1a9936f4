/** Calculation basis of a cost rate. */
export const basisTitles = {
  night: 'Giá vốn mỗi đơn vị mỗi đêm',
  unit: 'Giá vốn mỗi đơn vị',
  guest: 'Giá vốn mỗi khách',
  commission: 'Hoa hồng trên giá bán',
} as const;
