import { randomInt } from 'node:crypto';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { pollPayment } from '#modules/booking/payment/provider-events.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';

const success = { vnpay: '00', momo: '0', zalopay: '1' };

/** Two nights with free cancellation, a million for each room and night; held and unpaid. */
export async function bookRooms(
  db: Database,
  queue: Queue,
  { now, rooms = 1 }: { now: Date; rooms?: number },
): Promise<CreatedBooking> {
  const from = addDays(dayInVietnam(now), 20 + randomInt(5));
  const hotel = await createBookableHotel(db, { from, to: addDays(from, 3) });
  const stay = { unitId: hotel.unitIds[0] as number, from, to: addDays(from, 2), quantity: rooms };
  return book(db, queue, [stay], now);
}

/**
 * Pays what is due on a simulated provider's page; we poll for the outcome instead of waiting for its webhook. `meanwhile` happens
 * while that page is open.
 */
export async function payOnline(
  db: Database,
  queue: Queue,
  {
    code,
    gateway,
    now,
    meanwhile,
  }: { code: string; gateway: OnlineGateway; now: Date; meanwhile?: () => Promise<unknown> },
): Promise<{ reference: string }> {
  const started = await startPayment(
    db,
    queue,
    { code, method: gateway.method, actor: 'guest' },
    { [gateway.method]: gateway },
    now,
  );
  if (!started.ok) throw new Error(`Not started: ${started.reason}`);
  const attempt = await db
    .selectFrom('payment_attempts')
    .select(['reference', 'amount_vnd as amountVnd', 'created_at as startedAt'])
    .where('id', '=', started.attempt.paymentId)
    .executeTakeFirstOrThrow();
  await meanwhile?.();
  const page = await fetch(started.attempt.redirectUrl ?? '');
  const paid = { code: success[gateway.method], delivery: 'none' };
  await fetch(page.url, { method: 'POST', body: new URLSearchParams(paid), redirect: 'manual' });
  await pollPayment(db, queue, gateway, attempt, now);
  return { reference: attempt.reference };
}
