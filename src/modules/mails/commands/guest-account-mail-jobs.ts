import {
  emailChangeRequested,
  guestRegistered,
  guestResetRequested,
  guestSecurityChanged,
  type SecurityChanged,
  securityWords,
} from '#modules/identity/events.ts';
import { findContactChange, signEmailChangeToken } from '#modules/identity/guests/contact-changes.ts';
import { findGuest, findGuestByEmail } from '#modules/identity/guests/find-guest.ts';
import { findGuestReset } from '#modules/identity/guests/guest-password.ts';
import { findRegistration } from '#modules/identity/guests/register-guest.ts';
import {
  guestAccountMailOfEmailChange,
  guestAccountMailOfExpiringPoints,
  guestAccountMailOfKnownAddress,
  guestAccountMailOfRegistration,
  guestAccountMailOfReset,
  guestAccountMailOfSecurity,
} from '#modules/mails/view/guest-account-mails.tsx';
import { pointsExpiring } from '#modules/points/events.ts';
import { findPointsOwner } from '#modules/points/queries.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails about guests' accounts; one with a link is sent only while the link is valid. */
export const guestAccountMailJobs = [
  { type: guestRegistered, handle: answerRegistration },
  { type: guestResetRequested, handle: answerReset },
  { type: pointsExpiring, handle: announcePoints },
  { type: emailChangeRequested, handle: askBothMailboxes },
  { type: guestSecurityChanged, handle: mailSecurityNotice },
];

async function answerRegistration(app: App, { registrationId }: { registrationId: string }): Promise<void> {
  const requested = await findRegistration(app, registrationId);
  if (!requested) return;
  const company = await getSettings(app.db);
  const site = app.config.publicUrl;
  const isKnown = (await findGuestByEmail(app.db, requested.email)) !== null;
  const mail = isKnown
    ? guestAccountMailOfKnownAddress({
        company,
        renderPart: await renderMailParts(app.db, 'guest_known_address', company, {}),
        url: `${site}/dang-nhap`,
      })
    : guestAccountMailOfRegistration({
        company,
        renderPart: await renderMailParts(app.db, 'guest_registered', company, { name: requested.name }),
        url: `${site}/xac-nhan-email?ma=${requested.token}`,
      });
  await sendMail(app, mail, {
    key: `guest_registered:${registrationId}`,
    bookingId: null,
    template: isKnown ? 'guest_known_address' : 'guest_registered',
    recipient: requested.email,
  });
}

async function answerReset(app: App, { resetId }: { resetId: string }): Promise<void> {
  const found = await findGuestReset(app, resetId);
  if (!found) return;
  const company = await getSettings(app.db);
  const mail = guestAccountMailOfReset({
    company,
    renderPart: await renderMailParts(app.db, 'guest_password_reset', company, { name: found.guest.name }),
    url: `${app.config.publicUrl}/dat-lai-mat-khau?ma=${found.token}`,
  });
  await sendMail(app, mail, {
    key: `guest_password_reset:${resetId}`,
    bookingId: null,
    template: 'guest_password_reset',
    recipient: found.email,
  });
}

/** Not sent for a deleted account or one without a mailbox: the account's page shows it as well. */
async function announcePoints(
  app: App,
  { accountId, points, expiresOn }: { accountId: string; points: number; expiresOn: string },
): Promise<void> {
  const userId = await findPointsOwner(app.db, accountId);
  const guest = userId && (await findGuest(app.db, userId));
  if (!guest || guest.email === null) return;
  const company = await getSettings(app.db);
  const mail = guestAccountMailOfExpiringPoints({
    company,
    renderPart: await renderMailParts(app.db, 'points_expiring', company, {
      name: guest.name,
      points: String(points),
      worth: formatVnd(points * company.points.pointVnd),
      expiresOn: formatDate(expiresOn),
    }),
    url: `${app.config.publicUrl}/tai-khoan/diem`,
  });
  await sendMail(app, mail, {
    key: `points_expiring:${accountId}:${expiresOn}`,
    bookingId: null,
    template: 'points_expiring',
    recipient: guest.email,
  });
}

/** The new mailbox gets no link if it has an account already: its owner is informed of that, as at registration. */
async function askBothMailboxes(app: App, { changeId }: { changeId: string }): Promise<void> {
  const change = await findContactChange(app, { id: changeId });
  const guest = change && (await findGuest(app.db, change.userId));
  if (!change || !guest) return;
  const company = await getSettings(app.db);
  const site = app.config.publicUrl;
  const isKnown = (await findGuestByEmail(app.db, change.value)) !== null;
  for (const [side, recipient] of [['old', guest.email] as const, ['new', change.value] as const]) {
    if (!recipient) continue;
    const token = signEmailChangeToken(app.secrets.token, side, change);
    const mail =
      side === 'new' && isKnown
        ? guestAccountMailOfKnownAddress({
            company,
            renderPart: await renderMailParts(app.db, 'guest_known_address', company, {}),
            url: `${site}/dang-nhap`,
          })
        : guestAccountMailOfEmailChange({
            company,
            renderPart: await renderMailParts(app.db, 'guest_email_change', company, { name: guest.name }),
            side,
            url: `${site}/doi-email?ma=${token}`,
          });
    await sendMail(app, mail, {
      key: `guest_email_change:${side}:${changeId}`,
      bookingId: null,
      template: 'guest_email_change',
      recipient,
    });
  }
}

/** Not sent for an account deleted since; one without a mailbox gets a message to its phone instead. */
async function mailSecurityNotice(
  app: App,
  { userId, change, provider, device, changedAt }: SecurityChanged,
): Promise<void> {
  const guest = await findGuest(app.db, userId);
  if (!guest || guest.email === null) return;
  const company = await getSettings(app.db);
  const mail = guestAccountMailOfSecurity({
    company,
    renderPart: await renderMailParts(app.db, 'guest_security', company, {
      name: guest.name,
      securityChange: securityWords(change, provider),
      changedAt: formatDateTime(changedAt),
      device: device ?? 'một thiết bị chưa rõ',
    }),
    url: `${app.config.publicUrl}/quen-mat-khau`,
  });
  await sendMail(app, mail, {
    key: `guest_security:${userId}:${change}:${provider ?? ''}:${changedAt}`,
    bookingId: null,
    template: 'guest_security',
    recipient: guest.email,
  });
}
