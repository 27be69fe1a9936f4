import { z } from 'zod';
import { rejectRefund } from '#modules/payments/refunds/reject-refund.ts';
import { officeCommand, refundFlag, replyOf } from './office-command.ts';

export const rejectRefundCommand = officeCommand({
  name: 'reject-refund',
  does: 'refuse a refund that waits for approval',
  flags: z.object({ refund: refundFlag, reason: z.string().min(1).describe('why, for the guest to read') }),
  run: async ({ db, clock }, { refund, reason }, actor) =>
    replyOf(await rejectRefund(db, { refundId: refund, reason, actor }, clock.now()), () => ['Refused']),
});
