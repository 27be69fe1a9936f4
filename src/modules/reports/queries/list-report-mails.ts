import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import type { MailedReport, ReportRhythm } from '../rules/mailed-report.ts';
import type { Grouping } from '../rules/report-kind.ts';
import type { ReportPeriod } from '../rules/report-period.ts';

export interface ReportMail {
  id: number;
  report: MailedReport;
  every: ReportRhythm;
  /** By name. */
  readers: { id: string; name: string }[];
  /** Name of the person who set it up. */
  madeBy: string;
}

/** Every report that is mailed, oldest first. */
export async function listReportMails(db: Executor): Promise<ReportMail[]> {
  const rows = await db
    .selectFrom('report_mails as m')
    .innerJoin('users as u', 'u.id', 'm.made_by')
    .selectAll('m')
    .select([
      'u.name as madeBy',
      sql<
        ReportMail['readers']
      >`(SELECT coalesce(json_agg(json_build_object('id', r.staff_id, 'name', p.name) ORDER BY p.name), '[]')
        FROM report_mail_readers r JOIN users p ON p.id = r.staff_id WHERE r.mail_id = m.id)`.as('readers'),
    ])
    .orderBy('m.id')
    .execute();
  return rows.map(({ id, slug, grouping, period, kind, province, channel, every, readers, madeBy }) => ({
    id,
    report: {
      ...{ slug, by: grouping as Grouping, period: period as ReportPeriod },
      ...{ kind: kind ?? undefined, province: province ?? undefined, channel: channel ?? undefined },
    },
    every: every as ReportRhythm,
    readers,
    madeBy,
  }));
}

export async function findReportMail(db: Executor, id: number): Promise<ReportMail | null> {
  return (await listReportMails(db)).find((one) => one.id === id) ?? null;
}
