import { data, type LoaderFunctionArgs } from 'react-router';
import { runReport } from '#modules/reports/queries/run-report.ts';
import { reportSheet } from '#modules/reports/rules/report-sheet.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { writeXlsx } from '#platform/xlsx/write-xlsx.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { readReport } from './read-report.ts';

const mostRows = 50_000;
const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The report that an address asks for as a file, all of its rows; written into the history. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'report.export');
  const { readDb, db, clock } = appOf(context);
  const file = /^bao-cao\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  const type = types[file ?? ''];
  if (!type) throw data(null, { status: 404 });
  const now = clock.now();
  const { kind, ask } = await readReport(readDb, new URL(request.url).search, dayInVietnam(now));
  const sheet = reportSheet(kind, ask.by, await runReport(readDb, kind, ask, mostRows));
  const object = { type: 'report', id: kind.slug };
  const after = { ...ask, rows: sheet.length - 2 };
  await writeHistory(db, { actor: actorOf(context), verb: 'report.export', object, after, now });
  const body = file === 'csv' ? writeCsv(sheet) : new Uint8Array(await writeXlsx(kind.title, sheet));
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${kind.slug}-${ask.fromOn}-${ask.untilOn}.${file}"`,
      'cache-control': 'no-store',
    },
  });
}
