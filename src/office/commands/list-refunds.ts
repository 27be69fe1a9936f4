import { z } from 'zod';
import { banks } from '#modules/payments/refunds/banks.ts';
import { listOpenRefunds, type OpenRefund } from '#modules/payments/refunds/list-open-refunds.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { officeCommand } from './office-command.ts';

export const listRefundsCommand = officeCommand({
  name: 'list-refunds',
  does: 'show refunds that are not done: who has to do what, the earliest promise first',
  flags: z.object({
    only: z
      .enum(['requested', 'transfer', 'late'])
      .optional()
      .describe('requested: to be approved; transfer: to be transferred; late: past the promise'),
  }),
  run: async ({ db, secrets }, { only }) => {
    const refunds = (await listOpenRefunds(db, secrets.token)).filter((refund) => {
      if (only === 'requested') return refund.state === 'requested';
      if (only === 'transfer') return refund.state === 'manual_transfer' && !refund.waitsForAccount;
      return only === 'late' ? refund.lateAt !== null : true;
    });
    return { lines: refunds.length ? refunds.flatMap(linesOf) : ['Nothing is open'] };
  },
});

function linesOf(refund: OpenRefund): string[] {
  const { account, approvedBy, reason } = refund;
  return [
    `${refund.bookingCode}  ${formatVnd(refund.amountVnd)}  ${refund.cause}  ${refund.state}  by ${refund.promisedOn}${refund.lateAt ? '  LATE' : ''}`,
    `  refund ${refund.id}`,
    ...(reason ? [`  asked for: ${reason}`] : []),
    ...(approvedBy.length ? [`  approved by ${approvedBy.join(', ')}`] : []),
    ...refund.payouts.map(
      (payout) =>
        `  ${payout.reference}  ${payout.channel}  ${formatVnd(payout.amountVnd)}  ${payout.state}${payout.reason ? ` (${payout.reason})` : ''}`,
    ),
    ...(refund.waitsForAccount ? ['  waits for the bank account of the guest'] : []),
    ...(account
      ? [`  to ${banks[account.bankBin] ?? account.bankBin} ${account.accountNo}, ${account.holder}`]
      : []),
    ...(refund.isOtherHolder ? ['  CHECK: tên chủ tài khoản khác tên người đặt'] : []),
    ...(refund.transferFrom
      ? [`  account changed: not to be transferred before ${formatDateTime(refund.transferFrom)}`]
      : []),
  ];
}
