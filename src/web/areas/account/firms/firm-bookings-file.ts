import { data } from 'react-router';
import { type FirmBooking, listFirmBookings } from '#modules/sales/queries/list-firm-bookings.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/firm-bookings-file.ts';
import { requireFirm } from './require-firm.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const head = [
  'Tháng',
  'Ngày đặt',
  'Mã',
  'Dịch vụ',
  'Từ ngày',
  'Đến ngày',
  'Người đặt',
  'Trạng thái',
  'Giá (₫)',
  'Đã trả (₫)',
];

/** The bookings of a firm as a spreadsheet: all for its managers, their own for other members. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const app = context.get(appContext);
  const type = ownValue(types, params.file);
  const { session, firm } = await requireFirm(app, request, params.firm);
  if (!type) throw data(null, { status: 404 });
  const scope = { firmId: firm.id, userId: session.userId, onlyOwn: firm.role !== 'manager' };
  const rows = [head, ...(await listFirmBookings(app.db, scope)).map(rowOf)];
  const body =
    params.file === 'csv' ? writeCsv(rows) : new Uint8Array(await writeXlsx('Đặt chỗ của công ty', rows));
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="dat-cho-cong-ty.${params.file}"`,
      'cache-control': 'private, no-store',
    },
  });
}

const rowOf = (one: FirmBooking): (string | number)[] => [
  `${one.month.slice(5)}/${one.month.slice(0, 4)}`,
  ...[formatDate(one.bookedOn), one.code, one.titles.join(', '), formatDate(one.from), formatDate(one.to)],
  ...[one.bookedBy ?? 'tài khoản đã xóa', one.stateLabel, one.totalVnd, one.stayedVnd],
];
