import { findStaff } from '#modules/identity/queries.ts';
import { reportMail } from '#modules/mails/view/report-mail.tsx';
import { reportMailDue } from '#modules/reports/events.ts';
import { findReportMail } from '#modules/reports/queries/list-report-mails.ts';
import { runReport } from '#modules/reports/queries/run-report.ts';
import { askOfMail, reportSearch } from '#modules/reports/rules/mailed-report.ts';
import { findReportKind } from '#modules/reports/rules/report-kinds.ts';
import { seenKind } from '#modules/reports/rules/seen-kind.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails a report to a subscriber, with the data that they may see now; not to staff who have left, are blocked or lost the right. */
export const reportMailJobs = [{ type: reportMailDue, handle: sendReportMail }];

const maxRows = 100;

export async function sendReportMail(
  app: App,
  { mailId, staffId, day }: { mailId: number; staffId: string; day: string },
): Promise<void> {
  const [mail, person, company] = await Promise.all([
    findReportMail(app.db, mailId),
    findStaff(app.db, staffId),
    getSettings(app.db),
  ]);
  if (!mail?.readers.some(({ id }) => id === staffId) || person?.state !== 'active') return;
  const known = findReportKind(mail.report.slug);
  const kind = known && seenKind(known, person);
  if (!kind) return;
  const ask = askOfMail(mail.report, day);
  const report = await runReport(app.readDb, kind, ask, maxRows);
  const url = `${app.config.publicUrl}/quan-tri/bao-cao${reportSearch(mail.report)}`;
  const days = `${formatDate(ask.fromOn)} – ${formatDate(ask.untilOn)}`;
  const renderPart = await renderMailParts(app.db, 'staff_report', company, { report: kind.title, days });
  await sendMail(app, reportMail({ renderPart, kind, ask, report, url, company }), {
    key: `staff_report:${mailId}:${staffId}:${day}`,
    bookingId: null,
    template: 'staff_report',
    recipient: person.email,
  });
}
