import { data, type LoaderFunctionArgs } from 'react-router';
import { runReport } from '#modules/reports/queries/run-report.ts';
import { groupingTitles } from '#modules/reports/rules/report-kind.ts';
import { reportSheet } from '#modules/reports/rules/report-sheet.ts';
import { channelTitles } from '#modules/reports/rules/source-titles.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { sheetFile } from '../../parts/sheet-file.ts';
import { readReport } from './read-report.ts';

const maxRows = 50_000;

/** The report of an address as a file, with all its rows; recorded in the history. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, 'report.export');
  const { readDb, db, clock } = appOf(context);
  const file = /^bao-cao\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  if (!file) throw data(null, { status: 404 });
  const now = clock.now();
  const actor = actorOf(context);
  const { kind, ask, provinces } = await readReport(readDb, new URL(request.url).search, {
    today: dayInVietnam(now),
    actor,
  });
  const sheet = reportSheet(kind, ask.by, await runReport(readDb, kind, ask, maxRows));
  const object = { type: 'report', id: kind.slug };
  const after = {
    ...{ grouping: groupingTitles[ask.by], fromOn: ask.fromOn, toOn: ask.untilOn, kinds: ask.kind },
    province: provinces.find(({ slug }) => slug === ask.province)?.title,
    channel: channelTitles[ask.channel as keyof typeof channelTitles],
    rows: sheet.length - 2,
  };
  await writeHistory(db, { actor, verb: 'report.export', object, after, now });
  const name = `${kind.slug}-${ask.fromOn}-${ask.untilOn}`;
  return sheetFile({ file, title: kind.title, name, rows: sheet });
}
