import { z } from 'zod';
import { refundPart } from '#modules/booking/cancellation/refund-part.ts';
import { amountFlag, codeFlag, officeCommand, replyOf } from './office-command.ts';

export const refundPartCommand = officeCommand({
  name: 'refund-part',
  does: 'ask for a goodwill refund of a part; a second person approves it',
  flags: z.object({
    code: codeFlag,
    amount: amountFlag.describe('in đồng'),
    reason: z.string().min(1).describe('why, for whoever approves it'),
  }),
  run: async ({ db, clock }, { code, amount, reason }, actor) =>
    replyOf(
      await refundPart(db, { code, amountVnd: amount, reason, actor }, clock.now()),
      ({ refundId, promisedOn }) => [`Refund ${refundId} waits for approval, promised by ${promisedOn}`],
    ),
});
