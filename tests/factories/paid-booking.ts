import { randomInt } from 'node:crypto';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { type ApplyOutcome, receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { book, type Stay } from './booking.ts';

/** Pays what is due on a booking, or another amount given as such, by bank transfer. */
export function payByBank(
  db: Database,
  queue: Queue,
  { code, dueNowVnd }: Pick<CreatedBooking, 'code' | 'dueNowVnd'>,
  now: Date,
): Promise<ApplyOutcome> {
  const payment = { amountVnd: dueNowVnd, content: code, occurredAt: now, payload: {} };
  return receiveBankTransfer(
    db,
    queue,
    { txnId: String(randomInt(2 ** 40)), direction: 'in', ...payment },
    now,
  );
}

/** Books stays and pays what is due at once by bank transfer. */
export async function bookAndPay(
  db: Database,
  queue: Queue,
  stays: Stay[],
  now: Date,
): Promise<CreatedBooking> {
  const booking = await book(db, queue, stays, now);
  await payByBank(db, queue, booking, now);
  return booking;
}
