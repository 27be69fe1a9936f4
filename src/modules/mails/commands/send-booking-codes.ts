import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { bookingCodesRequested } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { bookingCodesMail } from '#modules/mails/view/booking-codes-mail.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

export const bookingCodeJobs = [{ type: bookingCodesRequested, handle: sendBookingCodes }];

/** Sends a mailbox the codes of its bookings, each with the link that opens it; nothing where there are none. */
async function sendBookingCodes(
  app: App,
  { askId, bookingIds }: { askId: string; bookingIds: string[] },
): Promise<void> {
  const now = app.clock.now();
  const loaded = await Promise.all(bookingIds.map((id) => getBooking(app.db, id, now)));
  const recipient = loaded[0]?.contact.email;
  if (!recipient) return;
  // A booking's mail may have been changed since the request.
  const own = loaded.filter(({ contact }) => contact.email.toLowerCase() === recipient.toLowerCase());
  const bookings = await Promise.all(
    own.map(async (booking) => {
      const pass = await issueTripLinkToken(
        app.db,
        app.secrets.token,
        { code: booking.code, access: 'full' },
        now,
      );
      return { booking, tripUrl: `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${pass}` };
    }),
  );
  const company = await getSettings(app.db);
  const name = own[0]?.contact.fullName ?? '';
  const renderPart = await renderMailParts(app.db, 'booking_codes', company, { name });
  await sendMail(app, bookingCodesMail({ renderPart, bookings, company }), {
    key: `booking_codes:${askId}`,
    bookingId: own[0]?.id ?? null,
    template: 'booking_codes',
    recipient,
  });
}
