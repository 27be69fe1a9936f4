import { firmInvited } from '#modules/firms/events.ts';
import { findFirmInvitation } from '#modules/firms/queries/find-firm-invitation.ts';
import { firmRoleLabels } from '#modules/firms/rules.ts';
import { guestAccountMailOfFirmInvitation } from '#modules/mails/view/guest-account-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sayMail } from './say-mail.ts';
import { sendMail } from './send-mail.ts';

/** The mail that asks somebody to join a firm; not once it was taken back. */
export const firmMailJobs = [{ type: firmInvited, handle: askColleague }];

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
