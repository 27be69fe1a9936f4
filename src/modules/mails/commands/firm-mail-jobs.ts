import { bookingApprovalAsked } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { firmInvited } from '#modules/firms/events.ts';
import { listManagerMails } from '#modules/firms/queries/find-firm.ts';
import { findFirmInvitation } from '#modules/firms/queries/find-firm-invitation.ts';
import { firmRoleLabels } from '#modules/firms/rules.ts';
import {
  guestAccountMailOfFirmApproval,
  guestAccountMailOfFirmInvitation,
} from '#modules/mails/view/guest-account-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { sayMail } from './say-mail.ts';
import { sendMail } from './send-mail.ts';

/** The mail that asks somebody to join a firm, not once it was taken back. */
export const firmMailJobs = [{ type: firmInvited, handle: askColleague }];

/** The mails that ask a firm's managers for their yes; not once somebody has decided, or nothing waits any more. */
export const firmApprovalMailJobs = [{ type: bookingApprovalAsked, handle: askManagers }];

async function askColleague(app: App, { invitationId }: { invitationId: string }): Promise<void> {
  const invitation = await findFirmInvitation(app, invitationId);
  if (!invitation) return;
  const company = await getSettings(app.db);
  const mail = guestAccountMailOfFirmInvitation({
    company,
    say: await sayMail(app.db, 'firm_invited', company, {
      firm: invitation.firmName,
      invitedBy: invitation.inviterName ?? 'Một người quản lý',
      firmRole: firmRoleLabels[invitation.role].toLowerCase(),
    }),
    url: `${app.config.publicUrl}/loi-moi-cong-ty/${invitation.token}`,
  });
  await sendMail(app, mail, {
    key: `firm_invited:${invitationId}`,
    bookingId: null,
    template: 'firm_invited',
    recipient: invitation.email,
  });
}

async function askManagers(app: App, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await getBooking(app.db, bookingId, app.clock.now());
  const { approval, holdExpiresAt, answerBy, state } = booking;
  const until = holdExpiresAt ?? (state === 'on_request' ? answerBy : null);
  if (approval?.state !== 'waiting' || until === null) return;
  const { firmId, bookedBy } = await app.db
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.account_id')
    .select(['firm_id as firmId', 'users.name as bookedBy'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const company = await getSettings(app.db);
  const say = await sayMail(app.db, 'firm_approval', company, {
    firm: approval.firmName,
    total: formatVnd(booking.total),
    until: formatDateTime(until),
    product: booking.quote.items.map(({ productTitle }) => productTitle).join(', '),
    bookedBy: bookedBy ?? 'Một người trong công ty',
  });
  const mail = guestAccountMailOfFirmApproval({
    company,
    say,
    url: `${app.config.publicUrl}/tai-khoan/cong-ty/${firmId}`,
  });
  for (const { userId, email } of await listManagerMails(app.db, firmId ?? ''))
    await sendMail(app, mail, {
      key: `firm_approval:${bookingId}:${userId}`,
      bookingId,
      template: 'firm_approval',
      recipient: email,
    });
}
