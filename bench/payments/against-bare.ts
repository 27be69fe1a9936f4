import pg from 'pg';
import { receiveProviderEvent } from '#modules/booking/payment/provider-events.ts';
import { connect } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { inParallel } from '../holds/in-parallel.ts';
import { recordTransactions, type Transaction } from '../holds/statements.ts';
import { paidNotices, vnpay } from './start-attempts.ts';

const hands = 10;

/** Processes every payment webhook by the site's own command. @throws when one is not accepted */
export async function takeAll(
  url: string,
  now: Date,
): Promise<{ perSecond: number; transactions: Transaction[] }> {
  const notices = await paidNotices(url, now);
  const { db, pool, close } = connect(url, { max: hands });
  const queue = createWorker(url, createLogger('silent'));
  await queue.start([]);
  const transactions = recordTransactions(pool);
  const perSecond = await inParallel(notices, hands, async (query) => {
    const verdict = await receiveProviderEvent(db, queue, vnpay, { message: { query, rawBody: '' }, now });
    if (verdict !== 'accepted') throw new Error(`Not accepted: ${verdict}`);
  });
  await queue.stop();
  await close();
  return { perSecond, transactions };
}

/**
 * Sends the same transactions, statement by statement with the same values, using only the driver. All events are stored
 * before the first is processed, because the statements refer to the rows of the first run.
 * @returns webhooks per second
 */
export async function sendAll(url: string, transactions: readonly Transaction[]): Promise<number> {
  const keeping = transactions.filter((one) =>
    one.some(({ text }) => /insert into "payment_inbox"/.test(text)),
  );
  const applying = transactions.filter((one) => !keeping.includes(one));
  const pool = new pg.Pool({ connectionString: url, max: hands });
  pool.on('error', () => {});
  const send = async (transaction: Transaction) => {
    const client = await pool.connect();
    for (const { text, values } of transaction) await client.query(text, values);
    client.release();
  };
  const startedAt = performance.now();
  await inParallel(keeping, hands, send);
  await inParallel(applying, hands, send);
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return keeping.length / seconds;
}
