import type { LoaderFunctionArgs } from 'react-router';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { readListAddress } from './list-address.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

const maxRows = 20_000;

/** Input of an export's loader. */
export interface ExportAsk {
  app: App;
  actor: StaffActor;
  address: ListAddress;
  now: Date;
  limit: number;
}

/**
 * The loader of a route that exports a list: the rows that its address finds, with the visible columns. The export is recorded in the
 * history with its filters, never with the search text. More than 20,000 rows are refused.
 */
export function exportRoute<Row>({
  list,
  object,
  file,
  load,
}: {
  list: ListDeclaration<Row>;
  /** Its name in the history, 'bookings'. */
  object: string;
  /** The file's name, without its day. */
  file: string;
  load: (ask: ExportAsk) => Promise<{ rows: readonly Row[]; next: string | null }>;
}) {
  return async ({ context, request }: LoaderFunctionArgs): Promise<Response> => {
    const verb = list.exportTo?.verb ?? '';
    requireRight(context, verb);
    const app = appOf(context);
    const now = app.clock.now();
    const today = dayInVietnam(now);
    const actor = actorOf(context);
    const address = readListAddress(new URL(request.url).search, list);
    const { rows, next } = await load({ app, actor, address, now, limit: maxRows });
    if (next)
      return new Response(`Quá ${maxRows.toLocaleString('vi-VN')} dòng, bạn lọc hẹp hơn rồi xuất.`, {
        status: 422,
      });
    const { view, filters, text } = address;
    const after = { count: rows.length, view, ...filters, isSearched: text !== '' };
    await writeHistory(app.db, { actor, verb, object: { type: object, id: today }, after, now });
    const columns = list.columns.filter(({ slug }) => !slug || !address.hidden.includes(slug));
    return new Response(writeListCsv({ columns }, rows), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file}-${today}.csv"`,
      },
    });
  };
}

/** A list's rows as CSV, with those columns that have a plain text. */
function writeListCsv<Row>({ columns }: Pick<ListDeclaration<Row>, 'columns'>, rows: readonly Row[]): string {
  const exported = columns.flatMap(({ title, text }) => (text ? [{ title, text }] : []));
  return writeCsv([
    exported.map(({ title }) => title),
    ...rows.map((row) => exported.map(({ text }) => text(row))),
  ]);
}
