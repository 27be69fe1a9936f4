import { z } from 'zod';
import {
  approveBookingRefund,
  listOpenBookingRefunds,
  type OpenBookingRefund,
  refundPart,
  rejectBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { recordManualTransfer, settlePayout } from '#modules/payments/refunds/settle-payout.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import {
  amountFlag,
  codeFlag,
  type OfficeCommand,
  officeCommand,
  refundFlag,
  replyOf,
} from './office-command.ts';

export const refundCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-refunds',
    verb: 'refund.read',
    description: 'show refunds that are not done: who has to do what, the earliest promise first',
    flags: z.object({
      only: z
        .enum(['requested', 'transfer', 'late'])
        .optional()
        .describe('requested: to be approved; transfer: to be transferred; late: past the promise'),
    }),
    run: async ({ db, clock, secrets }, { only }, actor) => {
      const refunds = (await listOpenBookingRefunds(db, secrets.token)).filter((refund) => {
        if (only === 'requested') return refund.state === 'requested';
        if (only === 'transfer') return refund.state === 'manual_transfer' && !refund.waitsForAccount;
        return only === 'late' ? refund.lateAt !== null : true;
      });
      const object = { type: 'refund', id: 'open' };
      const after = { accounts: refunds.filter(({ account }) => account !== null).length };
      if (after.accounts)
        await writeHistory(db, { actor, verb: 'refund.read', object, after, now: clock.now() });
      return { lines: refunds.length ? refunds.flatMap(linesOf) : ['Nothing is open'] };
    },
  }),
  officeCommand({
    name: 'approve-refund',
    description: 'approve a refund; a large or a goodwill one takes two people',
    flags: z.object({ refund: refundFlag }),
    run: async ({ db, queue, clock }, { refund }, actor) =>
      replyOf(
        await approveBookingRefund(db, queue, { refundId: refund, actor }, clock.now()),
        ({ missing }) => [missing > 0 ? `Approved; ${missing} more to approve` : 'Approved, on its way'],
      ),
  }),
  officeCommand({
    name: 'reject-refund',
    description: 'refuse a refund that waits for approval',
    flags: z.object({ refund: refundFlag, reason: z.string().min(1).describe('why, for the guest to read') }),
    run: async ({ db, clock }, { refund, reason }, actor) =>
      replyOf(await rejectBookingRefund(db, { refundId: refund, reason, actor }, clock.now()), () => [
        'Refused',
      ]),
  }),
  officeCommand({
    name: 'refund-part',
    description: 'ask for a goodwill refund of a part; a second person approves it',
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
  }),
  officeCommand({
    name: 'record-transfer',
    description: 'write that a refund was transferred by hand, or paid out at the counter',
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
  }),
  officeCommand({
    name: 'settle-payout',
    description:
      "write the outcome of a payout as the provider's portal shows it, when the provider does not tell",
    flags: z.object({
      reference: z.string().min(1).describe('of the payout: DV26A7K9Q-R1'),
      outcome: z
        .enum(['succeeded', 'failed'])
        .describe('succeeded, or failed: then it is transferred by hand'),
      evidence: z.string().min(4).describe('what shows it: the number of the transaction'),
    }),
    run: async ({ db, queue, clock }, { reference, outcome, evidence }, actor) =>
      replyOf(await settlePayout(db, queue, { reference, outcome, evidence, actor }, clock.now()), () => [
        `${reference}: ${outcome}`,
      ]),
  }),
];

function linesOf(refund: OpenBookingRefund): string[] {
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
