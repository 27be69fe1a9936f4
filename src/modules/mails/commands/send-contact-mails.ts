import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { contactEmailChanged } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { contactMail } from '#modules/mails/view/contact-mail.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { maskEmail } from '#platform/vietnamese/mask.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

export const contactMailJobs = [{ type: contactEmailChanged, handle: sendContactMails }];

/** Notifies the former mailbox and the new one; only the new one gets a link that opens the booking. */
async function sendContactMails(
  app: App,
  { bookingId, before, at }: { bookingId: string; before: string; at: string },
): Promise<void> {
  const now = app.clock.now();
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  const access = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, access, now);
  const tripUrl = `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${pass}`;
  const { code, contact } = booking;
  const values = { code, name: contact.fullName, email: maskEmail(contact.email) };
  const renderPart = await renderMailParts(app.db, 'contact_changed', company, values);
  for (const [recipient, url] of [
    [before, null],
    [contact.email, tripUrl],
  ] as const) {
    const mail = contactMail({ renderPart, code, company, at, tripUrl: url });
    await sendMail(app, mail, {
      key: `contact_changed:${bookingId}:${at}:${url ? 'new' : 'old'}`,
      bookingId,
      template: 'contact_changed',
      recipient,
    });
  }
}
