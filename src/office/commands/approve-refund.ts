import { z } from 'zod';
import { approveRefund } from '#modules/payments/refunds/approve-refund.ts';
import { officeCommand, refundFlag, replyOf } from './office-command.ts';

export const approveRefundCommand = officeCommand({
  name: 'approve-refund',
  does: 'approve a refund; a large or a goodwill one takes two people',
  flags: z.object({ refund: refundFlag }),
  run: async ({ db, queue, clock }, { refund }, actor) =>
    replyOf(await approveRefund(db, queue, { refundId: refund, actor }, clock.now()), ({ missing }) => [
      missing > 0 ? `Approved; ${missing} more to approve` : 'Approved, on its way',
    ]),
});
