import { z } from 'zod';
import { recordManualTransfer } from '#modules/payments/payouts/record-manual-transfer.ts';
import { amountFlag, officeCommand, refundFlag, replyOf } from './office-command.ts';

export const recordTransferCommand = officeCommand({
  name: 'record-transfer',
  does: 'write that a refund was transferred by hand, or paid out at the counter',
  flags: z.object({
    refund: refundFlag,
    amount: amountFlag.describe('in đồng, all that the refund still waits for'),
    evidence: z
      .string()
      .min(4)
      .describe("the bank's reference of the transfer, or the number of the receipt"),
    by: z.enum(['transfer', 'cash']).default('transfer').describe('transfer or cash'),
  }),
  run: async ({ db, queue, clock }, { refund, amount, evidence, by }, actor) => {
    const transfer = { refundId: refund, amountVnd: amount, evidence, isCash: by === 'cash', actor };
    return replyOf(await recordManualTransfer(db, queue, transfer, clock.now()), () => ['Recorded']);
  },
});
