import { bookingApprovalRequested, bookingApprovalWrittenDown } from '#modules/booking/events.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { firmInvited } from '#modules/firms/events.ts';
import { listManagerMails } from '#modules/firms/queries/find-firm.ts';
import { findFirmInvitation } from '#modules/firms/queries/find-firm-invitation.ts';
import { firmRoleLabels } from '#modules/firms/rules.ts';
import {
  guestAccountMailOfFirmApproval,
  guestAccountMailOfFirmInvitation,
  guestAccountMailOfWrittenApproval,
} from '#modules/mails/view/guest-account-mails.tsx';
import { listManagersOf } from '#modules/sales/queries/list-firm-bookings.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import type { JobType } from '#platform/queue/queue.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** The mail that invites somebody to join a firm; not sent once it was withdrawn. */
export const firmMailJobs = [{ type: firmInvited, handle: askColleague }];

/** Mails that ask a firm's managers for approval; not sent once somebody has decided or nothing is pending. */
export const firmApprovalMailJobs = [
  { type: bookingApprovalRequested, handle: askManagers },
  { type: bookingApprovalWrittenDown, handle: mailManagers },
] as { type: JobType<object>; handle(app: App, data: object): Promise<void> }[];

async function askColleague(app: App, { invitationId }: { invitationId: string }): Promise<void> {
  const invitation = await findFirmInvitation(app, invitationId);
  if (!invitation) return;
  const company = await getSettings(app.db);
  const mail = guestAccountMailOfFirmInvitation({
    company,
    renderPart: await renderMailParts(app.db, 'firm_invited', company, {
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
  const { firmId, bookedBy } = await firmOf(app, bookingId);
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'firm_approval', company, {
    firm: approval.firmName,
    total: formatVnd(booking.total),
    until: formatDateTime(until),
    product: booking.quote.items.map(({ productTitle }) => productTitle).join(', '),
    bookedBy: bookedBy ?? 'Một người trong công ty',
  });
  const mail = guestAccountMailOfFirmApproval({
    company,
    renderPart,
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

/** Informs all managers of an approval that staff entered for one of them, who may have left the firm since. */
async function mailManagers(
  app: App,
  { bookingId, managerId, isApproved }: { bookingId: string; managerId: string; isApproved: boolean },
): Promise<void> {
  const { approval, code, total } = await getBooking(app.db, bookingId, app.clock.now());
  if (!approval) return;
  const { firmId } = await firmOf(app, bookingId);
  const managers = await listManagersOf(app.db, bookingId);
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'firm_approval_by_phone', company, {
    firm: approval.firmName,
    code,
    total: formatVnd(total),
    manager: managers.find(({ userId }) => userId === managerId)?.name ?? 'Một người quản lý',
  });
  const url = `${app.config.publicUrl}/tai-khoan/cong-ty/${firmId}`;
  const mail = guestAccountMailOfWrittenApproval({ company, renderPart, url, isApproved });
  for (const { userId, email } of await listManagerMails(app.db, firmId ?? ''))
    await sendMail(app, mail, {
      key: `firm_approval_by_phone:${bookingId}:${userId}`,
      bookingId,
      template: 'firm_approval_by_phone',
      recipient: email,
    });
}

/** The firm that a booking is for, and who made it. */
function firmOf({ db }: App, bookingId: string) {
  return db
    .selectFrom('bookings')
    .leftJoin('users', 'users.id', 'bookings.account_id')
    .select(['firm_id as firmId', 'users.name as bookedBy'])
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
}
