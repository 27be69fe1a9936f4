import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storeWebhookEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker, type Worker } from '#platform/queue/queue.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { bookingConfirmed, bookingHeld, bookingJobTypes } from './events.ts';
import { bookingJobs, bookingSweeps } from './jobs.ts';
import { getBooking } from './trip/find-booking.ts';

const now = new Date();
let database: TestDatabase;
let worker: Worker;

beforeAll(async () => {
  database = await createTestDatabase();
  worker = createWorker(database.url, createLogger('silent'));
  await worker.start(bookingJobTypes);
});
afterAll(async () => {
  await worker.stop();
  await database.drop();
});

const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
const message = (code: string, txnId: string) => ({
  provider: 'bank',
  providerTxnId: txnId,
  payload: {},
  amountVnd: 1_000_000,
  content: code,
  occurredAt: now,
});

test('events reach their listeners, and unprocessed webhook events are applied by job or sweep', async () => {
  const { db } = database;
  const hotel = await createBookableHotel(db, { from: day(0), to: day(20) });
  const stay = { unitId: hotel.unitIds[0] as number, from: day(10), to: day(11) };
  const app = { db, queue: worker, clock: { now: () => now }, config: loadConfig({}) };
  const handled: string[] = [];
  await worker.work(bookingHeld, async ({ bookingId }) => void handled.push(`held ${bookingId}`));
  await worker.work(bookingConfirmed, async ({ bookingId }) => void handled.push(`confirmed ${bookingId}`));
  const [job] = bookingJobs;
  await worker.work(job.type, (data) => job.handle(app, data));

  const [byJob, bySweep] = [await book(db, worker, [stay], now), await book(db, worker, [stay], now)];
  await db.transaction().execute(async (tx) => {
    const { id } = await storeWebhookEvent(tx, message(byJob.code, '1'));
    await worker.send(tx, job.type, { inboxId: id });
  });
  await db.transaction().execute((tx) => storeWebhookEvent(tx, message(bySweep.code, '2')));
  const later = { ...app, clock: { now: () => new Date(now.getTime() + 3 * 60_000) } };
  const run = (name: string) => bookingSweeps.find((sweep) => sweep.name === name)?.run(later);
  expect(await run('open-messages')).toBeGreaterThanOrEqual(1);
  await vi.waitFor(
    () => {
      expect(handled.sort()).toEqual(
        [byJob.id, bySweep.id].flatMap((id) => [`confirmed ${id}`, `held ${id}`]).sort(),
      );
    },
    { timeout: 8_000, interval: 100 },
  );
  expect((await getBooking(db, byJob.id, now)).state).toBe('confirmed');
  expect(await run('expire-holds')).toBe(0);
  expect(await run('refund-unchosen')).toBe(0);
});

test('an event is announced only if its change is committed', async () => {
  const pending = () =>
    database.pool.query("SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'booking.expired'");
  await database.db
    .transaction()
    .execute(async (tx) => {
      await worker.send(tx, { ...bookingHeld, name: 'booking.expired' }, { bookingId: 'none' });
      throw new Error('undone');
    })
    .catch(() => {});
  expect((await pending()).rows[0]).toEqual({ count: 0 });
});
