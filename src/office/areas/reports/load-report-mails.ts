import { listReportReaders } from '#modules/reports/commands/report-mails.ts';
import { listReportMails, type ReportMail } from '#modules/reports/queries/list-report-mails.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';

export interface MailsOfReports {
  mails: ReportMail[];
  /** Who may get the report that is shown. */
  readers: { id: string; name: string; role: string }[];
}

/** What reports are mailed, and to whom the one that is shown can be; null for who may not have any mailed. */
export async function loadReportMails(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  slug: string,
  actor: StaffActor,
): Promise<MailsOfReports | null> {
  if (!staffMay(actor, 'report.export')) return null;
  const [mails, readers] = await Promise.all([listReportMails(db), listReportReaders(db, slug, clock.now())]);
  return { mails, readers };
}
