import { z } from 'zod';
import { recordManualTransfer } from '#modules/payments/commands/record-manual-transfer.ts';
import { amountFlag, officeCommand, refundFlag, replyOf } from './office-command.ts';

export const recordTransferCommand = officeCommand({
  name: 'record-transfer',
  does: 'write that a refund was transferred by hand, with the reference of the bank',
  flags: z.object({
    refund: refundFlag,
    amount: amountFlag.describe('in đồng, all that the refund still waits for'),
    evidence: z.string().min(4).describe("the bank's reference of the transfer"),
  }),
  run: async ({ db, queue, clock }, { refund, amount, evidence }, actor) => {
    const transfer = { refundId: refund, amountVnd: amount, evidence, actor };
    return replyOf(await recordManualTransfer(db, queue, transfer, clock.now()), () => ['Recorded']);
  },
});
