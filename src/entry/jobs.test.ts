import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { bookingConfirmed } from '#modules/booking/events.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { RunningApp } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
import { listQueueFigures } from '#platform/queue/queue-figures.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { makeDataFolder } from '#tests/support/data-folder.ts';
import { type SmtpServer, startSmtpServer } from '#tests/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createApp } from './create-app.ts';
import { createHttpServer } from './create-http-server.ts';
import { startJobs } from './jobs.ts';

const sold = 100;
/** Time limit in seconds from payment to voucher and mail for the last guest of the burst; a busy machine needs three. */
const withinSeconds = 15;

/** A fixed rate of sales, or half the rate of the burst if that is slower, so as not to overload a busy machine. */
const steady = { perSecond: 30, seconds: 15, atOnce: 8, atLeast: 15 };
/** Maximum age of any job meanwhile, plus ten times the duration of one sale, which reflects the machine's load. */
const oldestSeconds = 12;
/** Time limit for all mails after the last sale; with seven other processes busy on two cores it took eleven. */
const steadyWithinSeconds = 30;

let database: TestDatabase;
let smtp: SmtpServer;
let app: RunningApp;
let jobs: Awaited<ReturnType<typeof startJobs>>;
let burstPerSecond = steady.perSecond;
const folder = makeDataFolder('jobs');

beforeAll(async () => {
  database = await createTestDatabase();
  smtp = await startSmtpServer();
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  const config = loadConfig({ DATA_DIR: folder, SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
  app = createApp(config, database.url);
  jobs = await startJobs(app);
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
  await smtp.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The ISO day `days` after `start`. */
const dayFrom = (start: Date, days: number) =>
  new Date(start.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('R-01: a burst of sales gets its vouchers and mails, each once', async () => {
  const now = new Date();
  const { unitIds } = await createBookableHotel(database.db, {
    allotment: sold,
    from: dayFrom(now, 20),
    to: dayFrom(now, 22),
  });
  const stay = { unitId: unitIds[0] as number, from: dayFrom(now, 20), to: dayFrom(now, 21) };
  const guests = Array.from({ length: sold }, (_, guest) => guest);
  const sellAll = async () => {
    while (guests.pop() !== undefined) await bookAndPay(database.db, app.queue, [stay], now);
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 6 }, sellAll));
  burstPerSecond = sold / ((performance.now() - startedAt) / 1000);
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(`
        SELECT (SELECT count(*)::int FROM vouchers) AS vouchers,
          (SELECT count(*)::int FROM mails WHERE template = 'confirmed' AND sent_at IS NOT NULL) AS mails`);
      expect(rows).toEqual([{ vouchers: sold, mails: sold }]);
    },
    { timeout: withinSeconds * 1000, interval: 200 },
  );
  const confirmations = smtp.received.filter((mail) => /^Message-ID:\s+<confirmed:/m.test(mail));
  expect(confirmations).toHaveLength(sold);
  expect(confirmations.every((mail) => mail.includes('filename=phieu-'))).toBe(true);
}, 120_000);

test('R-01: jobs keep up with thirty sales a second, without losses or duplicates', async () => {
  const now = new Date();
  const [from, to] = [dayFrom(now, 20), dayFrom(now, 21)];
  const hotels = Array.from({ length: 10 }, () =>
    createBookableHotel(database.db, { allotment: 100, from, to }),
  );
  const unitIds = (await Promise.all(hotels)).map((hotel) => hotel.unitIds[0] as number);
  const perSecond = Math.min(steady.perSecond, burstPerSecond / 2);
  const total = Math.floor(perSecond * steady.seconds);
  const codes: string[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + steady.seconds * 1000;
  let next = 0;
  let saleMs = 0;
  const sell = async () => {
    while (next < total && performance.now() < endsAt) {
      const sale = next++;
      await sleep(Math.max(0, startedAt + (sale * 1000) / perSecond - performance.now()));
      const beganAt = performance.now();
      const unitId = unitIds[sale % unitIds.length] as number;
      codes.push((await bookAndPay(app.db, app.queue, [{ unitId, from, to }], now)).code);
      saleMs += performance.now() - beganAt;
    }
  };
  let oldest = 0;
  const watch = setInterval(async () => {
    const ages = (await listQueueFigures(database.db)).map((queue) => queue.oldestSeconds);
    oldest = Math.max(oldest, ...ages);
  }, 500);
  onTestFinished(() => clearInterval(watch));
  await Promise.all(Array.from({ length: steady.atOnce }, sell));
  const soldAt = performance.now();
  const perBooking = () =>
    database.pool.query(
      `SELECT count(*)::int AS bookings, sum(vouchers)::int AS vouchers, sum(mails)::int AS mails FROM (
        SELECT (SELECT count(*) FROM vouchers WHERE booking_id = b.id) AS vouchers,
          (SELECT count(*) FROM mails WHERE booking_id = b.id AND template = 'confirmed' AND sent_at IS NOT NULL) AS mails
        FROM bookings b WHERE b.code = ANY ($1) AND b.state = 'confirmed'
      ) each WHERE vouchers = 1 AND mails = 1`,
      [codes],
    );
  const each = { bookings: codes.length, vouchers: codes.length, mails: codes.length };
  await vi.waitFor(async () => expect((await perBooking()).rows).toEqual([each]), {
    timeout: steadyWithinSeconds * 1000,
    interval: 200,
  });
  const seconds = (from: number) => (performance.now() - from) / 1000;
  const rate = codes.length / ((soldAt - startedAt) / 1000);
  const saleSeconds = saleMs / 1000 / codes.length;
  console.log(
    `${codes.length} sales at ${rate.toFixed(1)} a second, ${saleSeconds.toFixed(2)} s each: the oldest job was ${oldest.toFixed(1)} s old, the last mail out ${seconds(soldAt).toFixed(1)} s after the last sale`,
  );
  expect(codes.length).toBeGreaterThanOrEqual(steady.atLeast);
  expect(oldest).toBeLessThan(oldestSeconds + 10 * saleSeconds);
  const mails = smtp.received.filter((mail) => /^Message-ID:\s+<confirmed:/m.test(mail));
  expect(mails.every((mail) => mail.includes('filename=phieu-'))).toBe(true);
  const ids = mails.map((mail) => /^Message-ID:\s+(\S+)/m.exec(mail)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
}, 90_000);

test('R-05: /metrics reports failing jobs, their age, and waiting mails', async () => {
  const noPages = () => Promise.reject(new Error('no pages here'));
  const server = await createHttpServer(app, { build: noPages, officeBuild: noPages });
  const figures = async () => (await server.inject('/metrics')).body;
  await vi.waitFor(async () => expect(await figures()).toContain('mails_unsent 0'), 10_000);
  const bookingId = '00000000-0000-4000-8000-000000000000';
  await database.db.transaction().execute((tx) => app.queue.send(tx, bookingConfirmed, { bookingId }));
  await vi.waitFor(async () => {
    expect(await figures()).toContain('jobs{queue="vouchers.issued/mails",state="retry"} 1');
  }, 10_000);
  expect(await figures()).toMatch(/oldest_job_seconds{queue="vouchers\.issued\/mails"} \d/);
  await server.close();
}, 20_000);
