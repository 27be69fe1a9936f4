import { data, type LoaderFunctionArgs } from 'react-router';
import { type Manifest, openManifest } from '#modules/booking/trip/passengers.ts';
import { isDay } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { sheetFile } from '../../parts/sheet-file.ts';
import { manifestPdf } from './manifest-pdf.ts';

/** The manifest of a departure, as a spreadsheet or for printing. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  const { id = '', day = '', file = '' } = params;
  if (!/^\d{1,9}$/.test(id) || !isDay(day) || !/^khach\.(csv|xlsx|pdf)$/.test(file))
    throw data(null, { status: 404 });
  const { db, clock, secrets } = appOf(context);
  const input = { productId: Number(id), day, actor: actorOf(context) };
  const result = await openManifest(db, input, { secrets: secrets.data, now: clock.now() });
  if (!result.ok) throw data(null, { status: result.reason === 'not_allowed' ? 403 : 404 });
  const { manifest } = result;
  const [name = '', ending = ''] = [`khach-${id}-${day}`, file.split('.')[1]];
  if (ending !== 'pdf')
    return sheetFile({ file: ending, title: `Khách ${day}`, name, rows: rowsOf(manifest, true) });
  return new Response(new Uint8Array(await manifestPdf(manifest, rowsOf(manifest, false))), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}

const sexes: Readonly<Record<string, string>> = { male: 'Nam', female: 'Nữ' };

/**
 * Rows with a header. Identity documents only where asked for, rooms and vehicles where assigned, guide and vehicle in each line
 * `withCrew`.
 */
function rowsOf({ lines, hasPapers, parts }: Manifest, withCrew: boolean): (string | number)[][] {
  const isLed = withCrew && parts.some(({ guide, vehicle }) => guide + vehicle !== '');
  const isSplit = parts.length > 1;
  const hasRooms = lines.some(({ room }) => room !== '');
  const papers = ['Giới tính', 'Ngày sinh', 'Quốc tịch', 'Số giấy tờ'];
  const head = ['STT', 'Họ tên', 'Số khách', 'Mã đặt chỗ', 'Hạng', 'Điện thoại'];
  return [
    [
      ...[...head, ...(isSplit ? ['Xe số'] : []), ...(hasRooms ? ['Phòng'] : [])],
      ...(hasPapers ? papers : []),
      ...(isLed ? ['Hướng dẫn', 'Xe'] : []),
    ],
    ...lines.map((line, at) => {
      const { fullName, guests, code, unitTitle, phone, sex, bornOn, nationality, documentNo } = line;
      const crew = parts.find(({ part }) => part === line.part);
      return [
        ...[at + 1, fullName, guests, code, unitTitle, formatPhone(phone)],
        ...[...(isSplit ? [line.part] : []), ...(hasRooms ? [line.room] : [])],
        ...(hasPapers ? [sexes[sex] ?? sex, bornOn && formatDate(bornOn), nationality, documentNo] : []),
        ...(isLed ? [crew?.guide ?? '', crew?.vehicle ?? ''] : []),
      ];
    }),
  ];
}
