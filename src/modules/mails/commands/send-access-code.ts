import { accessCodeOf, findAccessCode } from '#modules/booking/access/access-codes.ts';
import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { accessCodeRequested } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { accessCodeMail } from '#modules/mails/view/access-code-mail.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

export const accessCodeJobs = [{ type: accessCodeRequested, handle: sendAccessCode }];

/** Sends a requested access code to the booking's own mail; not once the code is no longer valid. */
async function sendAccessCode(
  app: App,
  { bookingId, accessCodeId }: { bookingId: string; accessCodeId: string },
): Promise<void> {
  const now = app.clock.now();
  const requested = await findAccessCode(app.db, accessCodeId, now);
  if (!requested) return;
  const [booking, company] = await Promise.all([getBooking(app.db, bookingId, now), getSettings(app.db)]);
  const access = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, access, now);
  const renderPart = await renderMailParts(app.db, 'access_code', company, {
    code: booking.code,
    name: booking.contact.fullName,
    until: formatDateTime(requested.expiresAt),
  });
  const mail = accessCodeMail({
    renderPart,
    company,
    digits: accessCodeOf(app.secrets.token, accessCodeId),
    tripUrl: `${app.config.publicUrl}/chuyen-di/${booking.code}?pass=${pass}`,
  });
  await sendMail(app, mail, {
    key: `access_code:${accessCodeId}`,
    bookingId,
    template: 'access_code',
    recipient: booking.contact.email,
  });
}
