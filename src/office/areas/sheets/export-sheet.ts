import { data, type LoaderFunctionArgs } from 'react-router';
import { mayRead } from '#modules/sheets/commands/may-write.ts';
import { sheetLimits } from '#modules/sheets/files/sheet-limits.ts';
import { kindOfSheet, readSheetRef, sheetKey, sheetTitle } from '#modules/sheets/kinds/sheet-kinds.ts';
import { exportTable, templateTable } from '#modules/sheets/queries/sheet-tables.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { sheetFile } from '../../parts/sheet-file.ts';
import { readScope } from './read-scope.ts';

/** Maximum length of a workbook's cell. */
const longestCell = 32_767;

/** A sheet's current data as a file (`xuat`), or its import template (`mau`). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'sheet.export', 'sheet.import');
  const { readDb, db, clock } = appOf(context);
  const [, what, file = ''] = /^(xuat|mau)\.(csv|xlsx)$/.exec(params.file ?? '') ?? [];
  const query = new URL(request.url).searchParams;
  const ref = readSheetRef(query.get('bang') ?? '');
  if (!what || !ref) throw data(null, { status: 404 });
  const title = sheetTitle(ref);
  const kind = ref.kind ? `-${ref.kind}` : '';
  const name = `${kindOfSheet(ref.name).file}${kind}`;
  if (what === 'mau')
    return sheetFile({ file, title, name: `mau-${name}`, rows: await templateTable(readDb, ref) });
  const actor = actorOf(context);
  if (!mayRead(actor, ref)) throw data(null, { status: 403 });
  const now = clock.now();
  const today = dayInVietnam(now);
  const scope = readScope(query, today);
  if (!scope)
    return refuse('Chọn ngày đầu và ngày cuối, ngày cuối không trước ngày đầu và cách không quá 500 ngày.');
  const rows = await exportTable(readDb, ref, { scope, most: sheetLimits.rows + 1 });
  if (rows.length - 1 > sheetLimits.rows)
    return refuse(
      `Quá ${sheetLimits.rows.toLocaleString('vi-VN')} dòng, tệp sẽ không nhập lại được. Bạn chọn kỳ ngắn hơn.`,
    );
  if (file === 'xlsx' && rows.some((row) => row.some((cell) => String(cell).length > longestCell)))
    return refuse('Có nội dung dài quá 32.767 ký tự, một ô của XLSX không chứa được. Bạn xuất CSV.');
  const after = { sheet: sheetKey(ref), rows: rows.length - 1, ...(kindOfSheet(ref.name).isByDay && scope) };
  await writeHistory(db, {
    actor,
    verb: 'sheet.export',
    object: { type: 'sheet', id: sheetKey(ref) },
    after,
    now,
  });
  return sheetFile({ file, title, name: `${name}-${today}`, rows });
}

const refuse = (words: string) =>
  new Response(words, { status: 422, headers: { 'content-type': 'text/plain; charset=utf-8' } });
