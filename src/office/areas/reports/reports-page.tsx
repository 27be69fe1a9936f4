import { Download } from 'lucide-react';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type Report, runReport } from '#modules/reports/queries/run-report.ts';
import { groupingTitles, isTime } from '#modules/reports/rules/report-kind.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { buttonClass } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ListTabs } from '../../parts/list/list-tabs.tsx';
import { SaveView } from '../../parts/list/save-view.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { drillInto } from './drill-into.ts';
import { loadReportMails } from './load-report-mails.ts';
import { readReport } from './read-report.ts';
import { ReportChart } from './report-chart.tsx';
import { ReportForm } from './report-form.tsx';
import { reportList } from './report-list.ts';
import { ReportMailsCard } from './report-mails-card.tsx';
import { ReportTable } from './report-table.tsx';
import { runReportAction } from './run-report-action.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireRight(context, 'report.read');
  const { readDb, clock } = appOf(context);
  const read = await readReport(readDb, new URL(request.url).search, {
    today: dayInVietnam(clock.now()),
    actor: actorOf(context),
  });
  const [report, mailed] = await Promise.all([
    runReport(readDb, read.kind, read.ask),
    loadReportMails(appOf(context), read.kind.slug, actorOf(context)),
  ]);
  const seen = read.kind.columns.map(({ name }) => name);
  return {
    ...read,
    report: onlySeen(report, seen),
    mailed,
    kinds: read.kinds.map(({ slug, title }) => ({ slug, title })),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'report.export');
  const app = appOf(context);
  const actor = actorOf(context);
  const today = dayInVietnam(app.clock.now());
  const read = await readReport(app.db, new URL(request.url).search, { today, actor });
  const reply = await runReportAction(app, read, { actor, form: await request.formData() });
  return data(reply, { status: reply.done ? 200 : 422 });
}

/** Drops numbers without a visible column, which not everybody may read. */
function onlySeen({ rows, total, count }: Report, names: readonly string[]): Report {
  const seen = (values: Readonly<Record<string, number>>) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? 0]));
  return { rows: rows.map((row) => ({ ...row, values: seen(row.values) })), total: seen(total), count };
}

export const meta = () => [{ title: 'Báo cáo' }];

export default function ReportsPage() {
  const { kind, ask, period, address, provinces, kinds, report, mailed } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const list = reportList(provinces, kinds);
  const column = kind.columns.find(({ name }) => name === kind.drawn);
  const { rows, total, count } = report;
  return (
    <PageBody>
      <PageHead title="Báo cáo" about={`${formatDate(ask.fromOn)} – ${formatDate(ask.untilOn)}`}>
        <SaveView list={list} address={address} />
        <Exports search={fileSearch(address, list)} />
      </PageHead>
      <ReplyNotice reply={reply} />
      <div className="-mx-6 max-sm:-mx-4">
        <ListTabs list={list} address={address} counts={{}} />
      </div>
      <ReportForm {...{ kind, period, address, list }} by={ask.by} />
      <Card title={titleOf(kind.title, groupingTitles[ask.by].toLowerCase())}>
        <p className="border-b border-line px-3.5 py-2 text-ink-soft">{kind.about}</p>
        {rows.length === 0 || !column ? (
          <Empty title="Kỳ này chưa có gì">Chọn kỳ dài hơn, hoặc bỏ bớt bộ lọc.</Empty>
        ) : (
          <>
            <ReportChart rows={rows} column={column} isTime={isTime(ask.by)} />
            <ReportTable
              title={`Bảng ${kind.title.toLowerCase()}`}
              of={groupingTitles[ask.by]}
              columns={kind.columns}
              rows={rows}
              total={total}
              drillTo={(row) => drillInto(row, { kind, ask, address, list })}
            />
            {count > rows.length && (
              <p className="px-3.5 py-2 text-ink-soft">
                {rows.length} dòng đầu trong {count.toLocaleString('vi-VN')}; hàng Cộng tính đủ, tệp xuất có
                đủ.
              </p>
            )}
          </>
        )}
      </Card>
      {mailed && (
        <ReportMailsCard {...mailed} isMoving={period !== null} provinces={provinces} reply={reply} />
      )}
    </PageBody>
  );
}

/** 'Doanh thu theo ngày'; a grouping already in the report's name is not repeated. */
function titleOf(report: string, grouping: string): string {
  return report.toLowerCase().endsWith(grouping) ? report : `${report} theo ${grouping}`;
}

function fileSearch(
  address: Parameters<typeof SaveView>[0]['address'],
  list: ReturnType<typeof reportList>,
): string {
  const query = new URLSearchParams(Object.entries(address.filters));
  if (address.view !== list.views?.[0]?.slug) query.set('xem', address.view);
  return query.size > 0 ? `?${query}` : '';
}

/** Links to the same rows as files. */
function Exports({ search }: { search: string }) {
  const may = useMay();
  if (!may('report.export')) return null;
  return (['xlsx', 'csv'] as const).map((file) => (
    <a
      key={file}
      href={`/quan-tri/bao-cao/bao-cao.${file}${search}`}
      download
      title="Việc xuất được ghi vào nhật ký"
      className={buttonClass('plain')}
    >
      <Download size={16} aria-hidden /> {file.toUpperCase()}
    </a>
  ));
}
