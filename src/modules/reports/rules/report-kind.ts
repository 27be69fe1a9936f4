/** Groupings of report rows, by their word in addresses. */
export type Grouping =
  | 'ngay'
  | 'thang'
  | 'thang-di'
  | 'loai'
  | 'san-pham'
  | 'diem-den'
  | 'kenh'
  | 'ly-do'
  | 'ma'
  | 'ncc'
  | 'noi'
  | 'nguon'
  | 'ctv';

export const groupingTitles: Record<Grouping, string> = {
  ngay: 'Ngày',
  thang: 'Tháng',
  'thang-di': 'Tháng đi',
  loai: 'Loại dịch vụ',
  'san-pham': 'Sản phẩm',
  'diem-den': 'Điểm đến',
  kenh: 'Kênh bán',
  'ly-do': 'Lý do',
  ma: 'Mã ưu đãi',
  ncc: 'Nhà cung cấp',
  noi: 'Nơi được tìm',
  nguon: 'Nguồn khách',
  ctv: 'Cộng tác viên',
};

export type ReportUnit = 'vnd' | 'count' | 'percent';

export interface ReportColumn {
  /** Its key in a row's values. */
  name: string;
  title: string;
  unit: ReportUnit;
  /** For percentages: the two other columns whose ratio it is, so that it can be calculated for sums as well. */
  of?: readonly [part: string, whole: string];
  /** Only for who may do this. */
  verb?: string;
}

export interface ReportKind {
  slug: string;
  title: string;
  about: string;
  groupings: readonly Grouping[];
  /** Available filters. */
  filters: readonly ('loai' | 'diem-den' | 'kenh')[];
  columns: readonly ReportColumn[];
  /** The column shown in the chart, which also orders rows that are not days. */
  drawn: string;
  /** Only for who may do this. */
  verb?: string;
  /** Its days may be in the future. */
  isAhead?: boolean;
}

export function isTime(grouping: Grouping): boolean {
  return grouping === 'ngay' || grouping === 'thang' || grouping === 'thang-di';
}
