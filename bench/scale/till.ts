import { sql } from 'kysely';
import { bookingJobTypes } from '#modules/booking/events.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { receiveProviderEvent } from '#modules/booking/payment/provider-events.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteRequest, quoteRequest } from '#modules/pricing/schema.ts';
import type { Connection, Database } from '#platform/db/connect.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { addDays } from '#platform/time/days.ts';
import { bookingInput, tokenSecret } from '#tests/factories/booking.ts';
import { paidNotices, vnpay } from '../payments/start-attempts.ts';
import { firstDay } from '../search/sell-catalogue.ts';
import type { Bench } from '../setup/bench.ts';

/** Before the first day on sale. */
const now = new Date('2026-11-23T03:00:00Z');
/** Number of stays looked up at once. */
const batch = 500;

/** Quotes and sells stays of one night in hotels, with another unit and day each time. */
export interface Till {
  db: Database;
  /** @returns milliseconds */
  quote(): Promise<number>;
  /** @returns milliseconds, without those of the quote */
  hold(): Promise<number>;
  /** Holds and pays `count` stays. */
  sell(count: number): Promise<void>;
}

export async function openTill(bench: Bench, { db, pool }: Connection, days: number): Promise<Till> {
  const url = pool.options.connectionString ?? '';
  const queue = createWorker(url, createLogger('silent'));
  await queue.start(bookingJobTypes);
  bench.onStop(() => queue.stop());
  const stays: QuoteRequest[] = [];
  const next = async () => {
    if (stays.length === 0) stays.push(...(await freeStays(db, days)));
    return stays.pop() as QuoteRequest;
  };
  const ask = async () => {
    const request = await next();
    const startedAt = performance.now();
    const result = await quote(db, request, now);
    if (!result.ok) throw new Error(`No quote: ${JSON.stringify(result)}`);
    return { request, total: result.quote.total, ms: performance.now() - startedAt };
  };
  const hold = async () => {
    const { request, total } = await ask();
    const input = bookingInput(signQuoteToken(tokenSecret, { request, total }, now).token);
    const startedAt = performance.now();
    const made = await createBooking(db, queue, input, {
      secret: tokenSecret,
      dataSecrets: tokenSecret,
      actor: 'guest',
      now,
    });
    if (!made.ok) throw new Error(`Not booked: ${made.reason}`);
    return { code: made.booking.code, ms: performance.now() - startedAt };
  };
  return {
    db,
    quote: async () => (await ask()).ms,
    hold: async () => (await hold()).ms,
    async sell(count) {
      for (let sold = 0; sold < count; sold++) {
        const { code } = await hold();
        const started = await startPayment(
          db,
          queue,
          { code, method: 'vnpay', actor: 'guest' },
          { vnpay },
          now,
        );
        if (!started.ok) throw new Error(`Not started: ${started.reason}`);
      }
      for (const query of await paidNotices(url, now)) {
        const verdict = await receiveProviderEvent(db, queue, vnpay, {
          message: { query, rawBody: '' },
          now,
        });
        if (verdict !== 'accepted') throw new Error(`Not accepted: ${verdict}`);
      }
    },
  };
}

/** Available nights of hotels all over the catalogue. */
async function freeStays(db: Database, days: number): Promise<QuoteRequest[]> {
  const { rows } = await sql<{ unitId: number; day: string }>`
    WITH picked AS MATERIALIZED (
      SELECT (random() * (SELECT max(id) FROM units))::int AS unit_id, ${firstDay}::date + floor(random() * ${days})::int AS day
      FROM generate_series(1, ${batch * 3}::int)
    )
    SELECT DISTINCT i.unit_id AS "unitId", i.day FROM picked JOIN inventory i USING (unit_id, day)
      JOIN units u ON u.id = i.unit_id JOIN products p ON p.id = u.product_id
    WHERE p.kind = 'hotel' AND i.held + i.sold < i.allotment - 1 LIMIT ${batch}`.execute(db);
  if (rows.length === 0) throw new Error('Everything is sold');
  return rows.map(({ unitId, day }) =>
    quoteRequest.parse({ items: [{ unitId, from: day, to: addDays(day, 1), quantity: 1, adults: 2 }] }),
  );
}
