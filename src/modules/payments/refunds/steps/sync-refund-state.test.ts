import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type PayoutState,
  payoutTransitions,
  type RefundState,
  refundTransitions,
} from '#modules/payments/state.ts';
import { refundStateOf } from './sync-refund-state.ts';

test.each([
  [['planned', 'planned'], 'approved'],
  [['submitted', 'succeeded'], 'submitted'],
  [['pending_provider', 'succeeded'], 'pending_provider'],
  [['planned', 'pending_provider'], 'approved'],
  [['failed', 'manual_transfer', 'succeeded'], 'manual_transfer'],
  [['failed', 'succeeded'], 'succeeded'],
  [['succeeded', 'succeeded'], 'succeeded'],
] as const)('payouts that are %j make a refund %s', (payouts, state) => {
  expect(refundStateOf(payouts)).toBe(state);
});

test('whatever its payouts do, a refund only makes the transitions in its table', () => {
  const channels = fc.array(fc.constantFrom('provider', 'bank', 'credit'), { minLength: 1, maxLength: 4 });
  const moves = fc.array(fc.record({ payout: fc.nat(), to: fc.nat() }), { maxLength: 30 });
  fc.assert(
    fc.property(channels, moves, (parts, chosen) => {
      // As `releaseRefund` leaves them: transfers wait for staff, credit is returned, a provider's payout is planned.
      const released = { provider: 'planned', bank: 'manual_transfer', credit: 'succeeded' } as const;
      const payouts: PayoutState[] = parts.map((channel) => released[channel]);
      let refund: RefundState = 'approved';
      const move = (to: RefundState) => {
        if (to !== refund) expect(refundTransitions[refund]).toContain(to);
        refund = to;
      };
      move(refundStateOf(payouts));
      for (const { payout, to } of chosen) {
        const at = payout % payouts.length;
        const state = payouts[at] as PayoutState;
        // An approved payout is never withdrawn, and a payout to a provider neither waits for staff nor is done unsent.
        const ways = payoutTransitions[state].filter((way) => state !== 'planned' || way === 'submitted');
        const way = ways[to % Math.max(1, ways.length)];
        if (!way) continue;
        payouts[at] = way;
        if (way === 'failed') {
          move('failed');
          payouts.push('manual_transfer');
        }
        move(refundStateOf(payouts));
      }
    }),
  );
});
