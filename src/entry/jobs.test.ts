import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bookingConfirmed } from '#modules/booking/events.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import type { RunningApp } from '#platform/app.ts';
import { loadConfig } from '#platform/config/config.ts';
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
/** The last guest of the burst has voucher and mail so many seconds after paying; a busy machine needs three. */
const withinSeconds = 15;

let database: TestDatabase;
let smtp: SmtpServer;
let app: RunningApp;
let jobs: Awaited<ReturnType<typeof startJobs>>;
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

test('R-01: a burst of sales is followed by its vouchers and mails, each once', async () => {
  const now = new Date();
  const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  const { unitIds } = await createBookableHotel(database.db, { allotment: sold, from: day(20), to: day(22) });
  const stay = { unitId: unitIds[0] as number, from: day(20), to: day(21) };
  const guests = Array.from({ length: sold }, (_, guest) => guest);
  const sellAll = async () => {
    while (guests.pop() !== undefined) await bookAndPay(database.db, app.queue, [stay], now);
  };
  await Promise.all(Array.from({ length: 6 }, sellAll));
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

test('R-05: /metrics tells of jobs that fail, how old they are, and of mails that wait', async () => {
  const server = await createHttpServer(app, { build: () => Promise.reject(new Error('no pages here')) });
  const figures = async () => (await server.inject('/metrics')).body;
  await vi.waitFor(async () => expect(await figures()).toContain('mails_unsent 0'), 10_000);
  const bookingId = '00000000-0000-4000-8000-000000000000';
  await database.db.transaction().execute((tx) => app.queue.send(tx, bookingConfirmed, { bookingId }));
  await vi.waitFor(async () => {
    expect(await figures()).toContain('jobs{queue="vouchers.issued",state="retry"} 1');
  }, 10_000);
  expect(await figures()).toMatch(/oldest_job_seconds{queue="vouchers\.issued"} \d/);
  await server.close();
}, 20_000);
