import { z } from 'zod';
import { changeContactEmail } from '#modules/booking/access/change-contact-email.ts';
import { contactInput } from '#modules/booking/schema.ts';
import { codeFlag, officeCommand, replyOf } from './office-command.ts';

export const changeEmailCommand = officeCommand({
  name: 'change-email',
  does: 'write to another mailbox about a booking, once you have made sure that its guest asks; old links end',
  flags: z.object({
    code: codeFlag,
    email: contactInput.shape.email.describe('the new address'),
    reason: z.string().trim().min(4).max(500).describe('how you made sure who asks'),
  }),
  run: async ({ db, queue, clock }, flags, actor) =>
    replyOf(await changeContactEmail(db, queue, { ...flags, actor }, clock.now()), () => [
      `${flags.code}: mails go to ${flags.email} now, and both addresses are told`,
    ]),
});
