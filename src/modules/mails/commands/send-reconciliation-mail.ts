import { reconciliationFailed } from '#modules/booking/events.ts';
import { reconciliationMail } from '#modules/mails/view/reconciliation-mail.tsx';
import { getNightlyReport } from '#modules/payments/reconciliation/get-nightly-report.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

/** Tells the accountant, and the log, that the books of a day do not agree. */
export const reconciliationMailJobs = [{ type: reconciliationFailed, handle: sendBooksMail }];

async function sendBooksMail(app: App, { reconciliationId }: { reconciliationId: number }): Promise<void> {
  const [report, company] = await Promise.all([
    getNightlyReport(app.db, reconciliationId),
    getSettings(app.db),
  ]);
  app.log.error({ day: report.day, differences: report.lines }, 'the books do not agree');
  const mail = reconciliationMail({ report, company });
  await sendMail(app, mail, {
    key: `books_differ:${reconciliationId}`,
    bookingId: null,
    template: 'books_differ',
    recipient: app.config.ACCOUNTANT_EMAIL ?? company.customerEmail,
  });
}
