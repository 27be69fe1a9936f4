import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import type { RefundMailTemplate } from '#modules/mails/texts/refund-mail-texts.ts';
import { refundMails, refundValues } from '#modules/mails/view/refund-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import { getWording } from '#modules/settings/wordings/get-wording.ts';
import type { App } from '#platform/app.ts';
import { partRenderer } from '../texts/worded-mails.ts';
import { sendMail, withdrawMails } from './send-mail.ts';

/** Composes a mail about a refund and sends it, unless it is out of date. */
export async function sendRefundMail(
  app: App,
  template: RefundMailTemplate,
  { bookingId, refundId, at }: { bookingId: string; refundId: string; at?: string },
): Promise<void> {
  const now = app.clock.now();
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  const refund = booking.refunds.find(({ id }) => id === refundId);
  if (!refund) return;
  const { state, needsAccount, isLate } = refund;
  const isTrue: Record<RefundMailTemplate, boolean> = {
    // A guest who still has to give a bank account is asked in a mail of its own.
    refund_approved: state !== 'succeeded' && !needsAccount,
    refund_sent: state === 'submitted' || state === 'pending_provider',
    refund_succeeded: state === 'succeeded',
    refund_needs_account: needsAccount,
    refund_late: isLate,
    refund_account_given: state !== 'rejected' && !needsAccount,
  };
  const key = `${template}:${refundId}${at ? `:${at}` : ''}`;
  if (!isTrue[template])
    return withdrawMails(app.db, { bookingId, template, key }, { url: app.config.SMTP_URL });
  const access = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, access, now);
  const refundUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}/hoan-tien?pass=${pass}`;
  const words = await getWording(app.db, { kind: 'mail', name: template });
  const mail = refundMails[template]({
    renderPart: partRenderer(template, words, refundValues({ booking, refund, company })),
    booking,
    refund,
    company,
    refundUrl,
    at: at ?? now.toISOString(),
  });
  await sendMail(app, mail, {
    key,
    bookingId,
    template,
    recipient: booking.contact.email,
  });
}
