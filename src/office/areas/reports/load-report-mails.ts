import { listReportReaders } from '#modules/reports/commands/report-mails.ts';
import { listReportMails, type ReportMail } from '#modules/reports/queries/list-report-mails.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';

export interface MailsOfReports {
  mails: ReportMail[];
  /** Who may receive the report shown. */
  readers: { id: string; name: string; role: string }[];
}

/** The scheduled report mails, and possible recipients of the report shown; null for users who may not schedule any. */
export async function loadReportMails(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  slug: string,
  actor: StaffActor,
): Promise<MailsOfReports | null> {
  if (!staffMay(actor, 'report.export')) return null;
  const [mails, readers] = await Promise.all([listReportMails(db), listReportReaders(db, slug, clock.now())]);
  return { mails, readers };
}
