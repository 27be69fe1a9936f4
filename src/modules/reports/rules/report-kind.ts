/** What rows of a report stand for, by its word in addresses. */
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
  /** The name of its value in a row. */
  name: string;
  title: string;
  unit: ReportUnit;
  /** In percent: of which two other columns it is, so that sums of rows have it as well. */
  of?: readonly [part: string, whole: string];
  /** Only for who may do this. */
  verb?: string;
}

export interface ReportKind {
  slug: string;
  title: string;
  about: string;
  groupings: readonly Grouping[];
  /** What it can be narrowed by. */
  filters: readonly ('loai' | 'diem-den' | 'kenh')[];
  columns: readonly ReportColumn[];
  /** The column that is drawn, and by which rows that are no days are ordered. */
  drawn: string;
  /** Only for who may do this. */
  verb?: string;
  /** Its days may lie ahead. */
  isAhead?: boolean;
}

export function isTime(grouping: Grouping): boolean {
  return grouping === 'ngay' || grouping === 'thang' || grouping === 'thang-di';
}
