import type { Manifest } from '#modules/booking/trip/passengers.ts';
import { tablePdf } from '#platform/pdf/table-pdf.ts';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';

/** Shares of the width: number, name, guests, code, unit, phone, and the four of papers. */
const shares = [3, 18, 5, 10, 16, 11, 6, 9, 9, 13];

/** The list of passengers to print, A4 across. @param rows with their head first */
export function manifestPdf(
  { title, day, guide, vehicle }: Manifest,
  rows: readonly (readonly (string | number)[])[],
): Promise<Buffer> {
  const about = [
    `${formatLongDate(day)}, ${rows.length - 1} dòng`,
    ...(guide ? [`Hướng dẫn: ${guide}`] : []),
    ...(vehicle ? [`Xe: ${vehicle}`] : []),
  ];
  return tablePdf({ title: `Danh sách khách: ${title}`, about, shares, rows });
}
