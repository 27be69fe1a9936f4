import { guestRegistered, guestResetAsked } from '#modules/identity/events.ts';
import { findGuestByEmail } from '#modules/identity/guests/find-guest.ts';
import { findGuestReset } from '#modules/identity/guests/guest-password.ts';
import { findRegistration } from '#modules/identity/guests/register-guest.ts';
import {
  guestAccountMailOfKnownAddress,
  guestAccountMailOfRegistration,
  guestAccountMailOfReset,
} from '#modules/mails/view/guest-account-mails.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { sendMail } from './send-mail.ts';

/** The mails by which guests get into their account; each is sent only while its link is of use. */
export const guestAccountMailJobs = [
  { type: guestRegistered, handle: answerRegistration },
  { type: guestResetAsked, handle: answerReset },
];

async function answerRegistration(app: App, { registrationId }: { registrationId: string }): Promise<void> {
  const asked = await findRegistration(app, registrationId);
  if (!asked) return;
  const company = await getSettings(app.db);
  const site = app.config.publicUrl;
  const isKnown = (await findGuestByEmail(app.db, asked.email)) !== null;
  const mail = isKnown
    ? guestAccountMailOfKnownAddress({ company, url: `${site}/dang-nhap` })
    : guestAccountMailOfRegistration({
        company,
        name: asked.name,
        url: `${site}/xac-nhan-email?ma=${asked.token}`,
      });
  await sendMail(app, mail, {
    key: `guest_registered:${registrationId}`,
    bookingId: null,
    template: isKnown ? 'guest_known_address' : 'guest_registered',
    recipient: asked.email,
  });
}

async function answerReset(app: App, { resetId }: { resetId: string }): Promise<void> {
  const found = await findGuestReset(app, resetId);
  if (!found) return;
  const mail = guestAccountMailOfReset({
    company: await getSettings(app.db),
    name: found.guest.name,
    url: `${app.config.publicUrl}/dat-lai-mat-khau?ma=${found.token}`,
  });
  await sendMail(app, mail, {
    key: `guest_password_reset:${resetId}`,
    bookingId: null,
    template: 'guest_password_reset',
    recipient: found.email,
  });
}
