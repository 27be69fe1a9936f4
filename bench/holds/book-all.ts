import pg from 'pg';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { connect } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { tokenSecret } from '#tests/factories/booking.ts';
import { inParallel } from './in-parallel.ts';
import { recordTransactions, type Transaction } from './statements.ts';

/** The default pool size of a process. */
const connections = 10;
/** Number of bookings before the timed ones. */
const warmUp = 40;

/** Books for all guests by `createBooking`, with the site's pool and job queue. @throws when one is refused */
export async function bookAll(
  url: string,
  guests: CreateBookingInput[],
  now: Date,
): Promise<{ perSecond: number; transactions: Transaction[] }> {
  const { db, pool, close } = connect(url, { max: connections });
  const queue = createWorker(url, createLogger('silent'));
  await queue.start([]);
  const transactions = recordTransactions(pool);
  const book = async (guest: CreateBookingInput) => {
    const result = await createBooking(db, queue, guest, {
      secret: tokenSecret,
      dataSecrets: tokenSecret,
      actor: 'guest',
      now,
    });
    if (!result.ok) throw new Error(`Not booked: ${result.reason}`);
  };
  await inParallel(guests.slice(0, warmUp), connections, book);
  const perSecond = await inParallel(guests.slice(warmUp), connections, book);
  await queue.stop();
  await close();
  return { perSecond, transactions };
}

/** Sends the same transactions, statement by statement with the same values, using only the driver. */
export async function sendAll(url: string, transactions: Transaction[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // If the server stops before the pool has closed its connections, the pool emits an error that concerns nobody.
  pool.on('error', () => {});
  const send = async (transaction: Transaction) => {
    const client = await pool.connect();
    for (const { text, values } of transaction) await client.query(text, values);
    client.release();
  };
  await inParallel(transactions.slice(0, warmUp), connections, send);
  const perSecond = await inParallel(transactions.slice(warmUp), connections, send);
  await pool.end();
  return perSecond;
}
