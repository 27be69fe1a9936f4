import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconciliationMailJobs } from '#modules/mails/commands/send-staff-mails.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookByApi, transferByBank } from '#tests/support/api-booking.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { reconcileDay } from './reconcile-day.ts';

/** The inbox stores the time of receipt by the database's clock, so the tests' day is today. */
const today = new Date();
const dayOf = (at: Date) => new Date(at.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
const later = (days: number) => dayOf(new Date(today.getTime() + days * 86_400_000));
const tomorrowNight = new Date(`${dayOf(new Date(today.getTime() + 86_400_000))}T03:00:00+07:00`);
let site: TestServer;
let unitId: number;

beforeAll(async () => {
  site = await createTestServer({
    at: today.toISOString(),
    env: { ACCOUNTANT_EMAIL: 'ke-toan@example.com' },
  });
  await createCatalogue(site.db);
  const hotel = await createBookableHotel(site.db, { from: dayOf(today), to: later(90) });
  unitId = hotel.unitIds[0] as number;
});
afterAll(() => site.close());

async function pay(id: number) {
  const booking = await bookByApi(site, { unitId, from: later(60), to: later(61) });
  await transferByBank(site, { amountVnd: booking.dueNow, content: booking.code, id });
  return booking;
}
const check = (now: Date) => reconcileDay(site.db, site.queue, now);
const reports = () =>
  site.db
    .selectFrom('reconciliations')
    .select(['day', 'channel', 'matched', 'differences'])
    .orderBy('id')
    .execute();

test('a day without differences is closed once, without a mail', async () => {
  await pay(1);
  expect(await Promise.all([check(tomorrowNight), check(tomorrowNight)])).toContain(1);
  expect(await check(tomorrowNight)).toBe(0);
  expect(await reports()).toEqual([{ day: dayOf(today), channel: 'internal', matched: 1, differences: 0 }]);
  expect(site.queue.sent.filter(({ name }) => name === 'booking.books_differ')).toEqual([]);
  expect((await site.get('/metrics')).body).toContain('books_differences 0');
});

test('the day is closed at two in the morning', async () => {
  const { db } = site;
  const night = new Date(`${dayOf(new Date(today.getTime() + 5 * 86_400_000))}T00:00:00+07:00`);
  await check(new Date(night.getTime() + 119 * 60_000));
  await check(new Date(night.getTime() + 120 * 60_000));
  const days = await db.selectFrom('reconciliations').select('day').orderBy('id', 'desc').limit(2).execute();
  const before = (count: number) => dayOf(new Date(night.getTime() - count * 86_400_000));
  expect(days).toEqual([{ day: before(1) }, { day: before(2) }]);
});

test('a statement shows what is missing on either side; it is stored and changes nothing', async () => {
  const [one, two] = [await pay(11), await pay(12)];
  const day = dayOf(today);
  const folder = mkdtempSync(join(tmpdir(), 'neo-viet-statement-'));
  const file = join(folder, 'mb.csv');
  const rows = [
    'transaction id,time,amount,content',
    `MBVCB.1,${day} 10:00:00,1000000,da khop`,
    `MBVCB.11,${day} 10:00:00,1000000,${one.code}`,
    `MBVCB.12,${day} 10:00:00,900000,${two.code}`,
    `FT999,${day} 10:00:00,70000,khong ro`,
    `FT998,2026-01-01 10:00:00,70000,ngay khac`,
  ];
  writeFileSync(file, rows.join('\n'));
  const run = (statement: string) =>
    runOffice(site.app, 'reconcile', '--day', day, '--channel', 'bank', '--statement', statement);
  const { lines } = await run(file);
  expect(lines).toEqual([
    `${day} bank: 2 matched, 2 differ`,
    expect.stringMatching(/another amount: MBVCB\.12 .* 900\.000.₫ .*, in our books 1\.000\.000.₫/),
    expect.stringContaining('not in our books: FT999'),
    '1 lines of other days were left out',
  ]);
  expect((await reports()).at(-1)).toMatchObject({ channel: 'bank', matched: 2, differences: 2 });
  writeFileSync(file, rows.slice(0, 3).join('\n'));
  expect((await run(file)).lines.join('\n')).toContain('not on the statement: MBVCB12');
  writeFileSync(file, 'id;time');
  expect(await run(file)).toMatchObject({ isRefused: true });
  expect(await run(join(folder, 'nothing.csv'))).toMatchObject({ isRefused: true });
});

test('differences are mailed to the accountant', async () => {
  await transferByBank(site, { amountVnd: 123_000, content: 'khong ma', id: 21 });
  await site.db
    .updateTable('inventory')
    .set((eb) => ({ held: eb('held', '+', 1) }))
    .where('sold', '>', 0)
    .execute();
  // Today's nightly report was made above; a day later, today's messages are no longer yesterday's, but the counters are still wrong.
  await check(new Date(tomorrowNight.getTime() + 86_400_000));
  const [announced] = site.queue.sent.filter(({ name }) => name === 'booking.books_differ');
  await reconciliationMailJobs[0]?.handle(site.app, announced?.data as { reconciliationId: number });
  const mail = await site.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'plain'])
    .executeTakeFirstOrThrow();
  expect(mail).toMatchObject({
    recipient: 'ke-toan@example.com',
    subject: expect.stringContaining('1 chỗ chưa khớp'),
  });
  expect(mail.plain).toContain('counters that are not the sum of their holds: 1');
});
