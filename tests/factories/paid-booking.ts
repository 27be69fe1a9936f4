import { randomInt } from 'node:crypto';
import type { CreatedBooking } from '#modules/booking/commands/create-booking.ts';
import { receiveBankTransfer } from '#modules/booking/commands/receive-bank-transfer.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { book, type Stay } from './booking.ts';

/** Books stays and pays what is due at once, by bank. */
export async function bookAndPay(
  db: Database,
  queue: Queue,
  stays: Stay[],
  now: Date,
): Promise<CreatedBooking> {
  const booking = await book(db, queue, stays, now);
  const payment = { amountVnd: booking.dueNowVnd, content: booking.code, occurredAt: now, payload: {} };
  await receiveBankTransfer(
    db,
    queue,
    { txnId: String(randomInt(2 ** 40)), direction: 'in', ...payment },
    now,
  );
  return booking;
}
