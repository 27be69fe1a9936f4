import { passwordResetRequested, staffInvited } from '#modules/identity/events.ts';
import { findInvitation, invitationToken } from '#modules/identity/invitations/invitations.ts';
import { findReset } from '#modules/identity/sign-in/reset-password.ts';
import {
  officeAccountMailOfInvitation,
  officeAccountMailOfReset,
} from '#modules/mails/view/office-account-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails with which staff gain access to the office; each is sent only while its link is valid. */
export const officeAccountMailJobs = [
  { type: staffInvited, handle: sendInvitation },
  { type: passwordResetRequested, handle: sendReset },
];

async function sendInvitation(app: App, { invitationId }: { invitationId: string }): Promise<void> {
  const invitation = await findInvitation(app.db, invitationId, app.clock.now());
  if (!invitation?.email) return;
  const company = await getSettings(app.db);
  const renderPart = await renderMailParts(app.db, 'staff_invited', company, {
    role: invitation.role.title,
    invitedBy: invitation.invitedBy,
    until: formatDateTime(invitation.expiresAt),
  });
  const mail = officeAccountMailOfInvitation({
    company,
    renderPart,
    url: `${signInUrl(app)}/loi-moi/${invitationToken(app.secrets.token, invitation)}`,
  });
  await sendMail(app, mail, {
    key: `staff_invited:${invitationId}`,
    bookingId: null,
    template: 'staff_invited',
    recipient: invitation.email,
  });
}

async function sendReset(app: App, { resetId }: { resetId: string }): Promise<void> {
  const found = await findReset(app.db, resetId, { secret: app.secrets.token, now: app.clock.now() });
  if (!found) return;
  const company = await getSettings(app.db);
  const mail = officeAccountMailOfReset({
    company,
    renderPart: await renderMailParts(app.db, 'password_reset', company, { name: found.person.name }),
    url: `${signInUrl(app)}/dat-lai/${found.token}`,
  });
  await sendMail(app, mail, {
    key: `password_reset:${resetId}`,
    bookingId: null,
    template: 'password_reset',
    recipient: found.person.email,
  });
}

const signInUrl = ({ config }: App) => `${config.publicUrl}/quan-tri/dang-nhap`;
