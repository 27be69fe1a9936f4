import type { Manifest } from '#modules/booking/trip/passengers.ts';
import { tablePdf } from '#platform/pdf/table-pdf.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';

/** Relative column widths, by the column's header. */
const shares: Readonly<Record<string, number>> = {
  STT: 3,
  'Họ tên': 18,
  'Số khách': 5,
  'Mã đặt chỗ': 10,
  Hạng: 16,
  'Điện thoại': 11,
  'Xe số': 4,
  Phòng: 8,
  'Giới tính': 6,
  'Ngày sinh': 9,
  'Quốc tịch': 9,
  'Số giấy tờ': 13,
};

/** The manifest for printing, A4 landscape. @param rows with the header first */
export function manifestPdf(
  { title, day, parts }: Manifest,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const about = [
    `${formatLongDate(day)}, ${rows.length - 1} dòng`,
    ...parts.flatMap(({ part, guide, vehicle }) => {
      const which = parts.length > 1 ? `Xe số ${part}, ` : '';
      return [
        ...(guide ? [`${which}${which ? 'hướng' : 'Hướng'} dẫn: ${guide}`] : []),
        ...(vehicle ? [`${which}${which ? 'xe' : 'Xe'}: ${vehicle}`] : []),
      ];
    }),
  ];
  return tablePdf({
    title: `Danh sách khách: ${title}`,
    about,
    shares: (rows[0] ?? []).map((head) => shares[head] ?? 10),
    rows,
  });
}
