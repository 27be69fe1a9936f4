import { expect, test } from 'vitest';
import { predictAllocation } from './predict-allocation.ts';

const booking = {
  state: 'held' as const,
  dueNowVnd: 500_000,
  totalVnd: 1_000_000,
  paidVnd: 0,
  awaitsApproval: false,
};

test.each([
  [{}, 500_000, { kind: 'confirms', restVnd: 500_000, surplusVnd: 0 }],
  [{}, 1_200_000, { kind: 'confirms', restVnd: 0, surplusVnd: 200_000 }],
  [{}, 300_000, { kind: 'asks_for_rest', restVnd: 200_000, surplusVnd: 0 }],
  [{ state: 'expired' as const }, 500_000, { kind: 'looks_for_places', restVnd: 500_000, surplusVnd: 0 }],
  [
    { state: 'confirmed' as const, paidVnd: 500_000 },
    600_000,
    { kind: 'pays_balance', restVnd: 0, surplusVnd: 100_000 },
  ],
  [{ state: 'cancelled' as const }, 500_000, { kind: 'goes_back', restVnd: 0, surplusVnd: 500_000 }],
  [{ state: 'on_request' as const }, 500_000, { kind: 'waits_for_answer', restVnd: 500_000, surplusVnd: 0 }],
  [{ awaitsApproval: true }, 500_000, { kind: 'waits_for_approval', restVnd: 500_000, surplusVnd: 0 }],
  [
    { state: 'expired' as const, awaitsApproval: true },
    500_000,
    { kind: 'goes_back', restVnd: 0, surplusVnd: 500_000 },
  ],
])('predicts the allocation of money: %o, %i', (change, amountVnd, expected) => {
  expect(predictAllocation({ ...booking, ...change }, amountVnd)).toEqual(expected);
});
