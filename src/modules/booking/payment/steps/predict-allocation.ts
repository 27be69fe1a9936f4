import type { BookingState } from '#modules/booking/state.ts';

/** The predicted effect of posting money to a booking, in đồng: what is left to pay after it, and what is refunded. */
export interface PredictedAllocation {
  kind:
    | 'confirms'
    /** The hold is gone: inventory is looked for again, and without any the guest chooses. */
    | 'looks_for_places'
    | 'asks_for_rest'
    | 'waits_for_answer'
    | 'waits_for_approval'
    | 'pays_balance'
    | 'goes_back';
  restVnd: number;
  surplusVnd: number;
}

/** Predicts what `allocatePayment` would do. `state` is the current one, with a lapsed hold taken into account. */
export function predictAllocation(
  {
    state,
    dueNowVnd,
    totalVnd,
    paidVnd,
    awaitsApproval,
  }: {
    state: BookingState;
    dueNowVnd: number;
    totalVnd: number;
    paidVnd: number;
    awaitsApproval: boolean;
  },
  amountVnd: number,
): PredictedAllocation {
  const thenVnd = paidVnd + amountVnd;
  const sums = { restVnd: Math.max(0, totalVnd - thenVnd), surplusVnd: Math.max(0, thenVnd - totalVnd) };
  switch (state) {
    case 'confirmed':
    case 'completed':
    case 'disrupted':
      return { kind: 'pays_balance', ...sums };
    case 'on_request':
      return { kind: 'waits_for_answer', restVnd: sums.restVnd, surplusVnd: 0 };
    case 'declined':
    case 'cancelled':
    case 'refunding':
      return { kind: 'goes_back', restVnd: 0, surplusVnd: amountVnd };
    default:
      if (awaitsApproval)
        return state === 'held' || state === 'pending_payment'
          ? { kind: 'waits_for_approval', restVnd: sums.restVnd, surplusVnd: 0 }
          : { kind: 'goes_back', restVnd: 0, surplusVnd: amountVnd };
      if (state !== 'held' && state !== 'pending_payment') return { kind: 'looks_for_places', ...sums };
      if (thenVnd < dueNowVnd) return { kind: 'asks_for_rest', restVnd: dueNowVnd - thenVnd, surplusVnd: 0 };
      return { kind: 'confirms', ...sums };
  }
}
