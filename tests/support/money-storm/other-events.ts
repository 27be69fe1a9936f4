import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { refundUnchosen } from '#modules/booking/disruption/refund-unchosen.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { applyOpenMessages } from '#modules/booking/payment/apply-open-messages.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { pollPayouts, sendPayouts } from '#modules/payments/refunds/payouts/payouts.ts';
import type { Database } from '#platform/db/connect.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import type { Random } from '../seeded-random.ts';
import type { StormEvent } from './send-storm.ts';

const queue = createFakeQueue();

/** Minimum age in milliseconds; negative so that any event counts, because the inbox uses the database's clock, the storm its own. */
const ofAnyAge = -365 * 86_400_000;

/** Runs all scheduled sweeps once. */
export async function sweepAll(db: Database, gateways: readonly OnlineGateway[], now: Date): Promise<void> {
  await applyOpenMessages(db, queue, now, ofAnyAge);
  await expireHolds(db, queue, now);
  await refundUnchosen(db, queue, now);
  await sendPayouts(db, queue, gateways, now);
  await pollPayouts(db, queue, gateways, now);
}

/** Events beside the webhooks: concurrent sweeps by several processes, guests who cancel, and who make choices. */
export function otherEvents(
  db: Database,
  codes: readonly string[],
  {
    random,
    times,
    from,
    gateways,
  }: { random: Random; times: () => Date; from: Date; gateways: readonly OnlineGateway[] },
): StormEvent[] {
  const sweeps = Array.from({ length: 20 }, (_, turn) => new Date(from.getTime() + turn * 90 * 60_000));
  const some = (often: number) =>
    codes.filter(() => random.chance(often)).map((code) => ({ code, at: times() }));
  return [
    ...sweeps.flatMap((at) => [1, 2].map(() => ({ at, happen: () => sweepAll(db, gateways, at) }))),
    ...some(0.25).map(({ code, at }) => ({
      at,
      happen: () => cancelBooking(db, queue, { code, actor: 'guest' }, at),
    })),
    ...some(0.4).map(({ code, at }) => {
      const choice = { kind: random.pick(['credit', 'refund'] as const) };
      return { at, happen: () => chooseOutcome(db, queue, { code, choice, actor: 'guest' }, at) };
    }),
  ];
}
