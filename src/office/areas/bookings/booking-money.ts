import type { OfficeBooking } from '#modules/booking/board/list-bookings.ts';
import { approvalsNeeded } from '#modules/payments/refunds/refunds.ts';

const methodWords: Record<string, string> = {
  vietqr: 'chuyển khoản',
  office: 'tại quầy',
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
};

const paying = new Set(['paid', 'paid_late', 'part_paid', 'partial_payment', 'balance_paid']);

/** What is due, was received and was refunded, in đồng; and how the last payment came. */
export function moneyOf({ view, row, events }: OfficeBooking) {
  const last = events.findLast(
    ({ reason, details }) => paying.has(reason) && typeof details.method === 'string',
  );
  return {
    totalVnd: view.total,
    paidVnd: view.paid,
    outstandingVnd: row.outstandingVnd,
    dueNowVnd: view.due,
    balanceDueOn: view.balanceDueOn,
    refundedVnd: view.refunds.reduce(
      (sum, { state, amount }) => (state === 'rejected' ? sum : sum + amount),
      0,
    ),
    agreedAt: view.createdAt,
    lastPaid: last && {
      way: methodWords[String(last.details.method)] ?? String(last.details.method),
      at: last.at.toISOString(),
    },
  };
}

/** Whether people have to approve the refund of a cancellation: by the conditions, and of all that was paid. */
export function approvalOf({ refundVnd }: { refundVnd: number }, paidVnd: number) {
  const isNeeded = (amountVnd: number) => approvalsNeeded('cancelled', amountVnd) > 0;
  return { isApproved: isNeeded(refundVnd), isApprovedInFull: isNeeded(paidVnd) };
}

/** What each person of a group pays of what is due, and what of it is being or was refunded, in đồng. */
export function partsOf({ parts, refunds }: OfficeBooking['view']) {
  return parts.map(({ id, number, name, amount, state, method, paidAt }) => {
    const theirs = refunds.filter((refund) => refund.partId === id && refund.state !== 'rejected');
    const backVnd = theirs.reduce((sum, refund) => sum + refund.amount, 0);
    return { number, name, amountVnd: amount, state, way: method && methodWords[method], paidAt, backVnd };
  });
}

export function refundsOf({ refunds }: OfficeBooking['view']) {
  return refunds.map(({ id, amount, causeLabel, label, promisedOn }) => ({
    ...{ id, amount, causeLabel, label, promisedOn },
  }));
}
