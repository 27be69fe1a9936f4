import { z } from 'zod';
import { assignUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { codeFlag, officeCommand, replyOf } from './office-command.ts';

export const assignMoneyCommand = officeCommand({
  name: 'assign-money',
  does: 'give a bank transfer that named no booking to the booking that it is for',
  flags: z.object({
    message: z.coerce.number().int().positive().describe('number of the message, see list-money'),
    code: codeFlag,
  }),
  run: async ({ db, queue, clock }, { message, code }, actor) =>
    replyOf(
      await assignUnmatched(db, queue, { inboxId: message, code, actor }, clock.now()),
      ({ outcome }) => [`${code}: ${outcome}`],
    ),
});
