import { z } from 'zod';
import { findInvitation, invitationToken, inviteStaff } from '#modules/identity/invitations/invitations.ts';
import { findStaffByEmail } from '#modules/identity/queries.ts';
import { removeCodes } from '#modules/identity/second-factor/codes.ts';
import { endSessions } from '#modules/identity/sessions/end-sessions.ts';
import { type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

const email = z.email('not a mail address').describe('their mail address');
const nobody = (address: string) => ({ lines: [`Nobody works here with ${address}`], isRefused: true });

/** Commands that must work when nobody can sign in through a browser. */
export const staffCommands: OfficeCommand[] = [
  officeCommand({
    name: 'invite-administrator',
    description: 'print a link for one use, by which somebody becomes an administrator of the office',
    flags: z.object({ email }),
    async run({ db, queue, clock, secrets, config }, flags, actor) {
      const now = clock.now();
      const invited = await inviteStaff(db, queue, { email: flags.email, role: 'quan-tri', actor }, now);
      const invitation = invited.ok ? await findInvitation(db, invited.id, now) : null;
      return replyOf(invited, () => [
        `${config.publicUrl}/quan-tri/dang-nhap/loi-moi/${invitation ? invitationToken(secrets.token, invitation) : ''}`,
      ]);
    },
  }),
  officeCommand({
    name: 'reset-second-factor',
    description: 'take away the codes of somebody who has lost their telephone; they set up new ones',
    flags: z.object({ email }),
    async run({ db, clock }, flags, actor) {
      const person = await findStaffByEmail(db, flags.email);
      if (!person) return nobody(flags.email);
      const codes = { userId: person.id, email: person.email, actor };
      await db.transaction().execute((tx) => removeCodes(tx, codes, clock.now()));
      return { lines: [`${person.name} comes in with the password alone and sets up a second factor anew`] };
    },
  }),
  officeCommand({
    name: 'end-sessions',
    description: 'sign somebody of the staff out everywhere',
    flags: z.object({ email }),
    async run({ db, clock }, flags, actor) {
      const person = await findStaffByEmail(db, flags.email);
      if (!person) return nobody(flags.email);
      const ended = await endSessions(db, { userId: person.id, actor }, clock.now());
      return replyOf(ended, () => [`${person.name} is signed out everywhere`]);
    },
  }),
];
