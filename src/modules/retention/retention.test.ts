import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { pages } from '#reference-data/pages.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { createMovableClock } from '#tests/support/movable-clock.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { retentionSweep } from './jobs.ts';
import { retentionRules, retentionTable } from './rules.ts';

const now = new Date('2026-11-21T03:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const database = setUpTestDatabase();

const sweep = () =>
  retentionSweep.run({
    db: database.db,
    clock: createMovableClock(now.toISOString()),
    log: createLogger('silent'),
    secrets: { token: 's'.repeat(32), data: ['s'.repeat(32)], bankWebhook: '', voucherKey: '' },
    queue: createFakeQueue(),
  });

test('S-14, S-15: one job deletes data at the end of the retention in the table, and not sooner', async () => {
  const mail = (key: string, days: number) => ({
    ...{ dedupe_key: key, template: 'x', recipient: 'ha@example.com', subject: 'Thư', html: '', plain: '' },
    created_at: daysAgo(days),
  });
  await database.db
    .insertInto('mails')
    .values([mail('old', 91), mail('young', 89)])
    .execute();
  const subscriber = (email: string, state: 'waiting' | 'subscribed' | 'unsubscribed', days: number) => ({
    ...{ id: randomUUID(), email, state, consent: 'x', consented_at: daysAgo(days), asked_at: daysAgo(days) },
    ...(state === 'subscribed' && { confirmed_at: daysAgo(days) }),
    ...(state === 'unsubscribed' && { unsubscribed_at: daysAgo(days) }),
  });
  await database.db
    .insertInto('newsletter_subscribers')
    .values([
      subscriber('reader@example.com', 'subscribed', 900),
      subscriber('left@example.com', 'unsubscribed', 31),
      subscriber('leaving@example.com', 'unsubscribed', 29),
      subscriber('silent@example.com', 'waiting', 31),
    ])
    .execute();
  const request = (code: string, days: number) => ({
    ...{ id: randomUUID(), code, kind: 'lien-he', state: 'moi', full_name: 'Nguyễn Thu Hà' },
    ...{ phone: '+84912000888', email: 'ha@example.com', message: 'Cho tôi hỏi', consents: json({}) },
    created_at: daysAgo(days),
  });
  await database.db
    .insertInto('requests')
    .values([request('YC2222222', 731), request('YC3333333', 729)])
    .execute();

  expect(await sweep()).toBe(4);
  const left = async (table: 'mails' | 'newsletter_subscribers' | 'requests') =>
    JSON.stringify(await database.db.selectFrom(table).selectAll().orderBy('id').execute());
  expect(await left('mails')).toContain('"young"');
  expect(await left('mails')).not.toContain('"old"');
  const readers = await left('newsletter_subscribers');
  expect(readers).toContain('reader@');
  expect(readers).toContain('leaving@');
  expect(readers).not.toMatch(/"left@|silent@/);
  const requests = JSON.parse(await left('requests')) as { code: string; phone: string; message: string }[];
  expect(Object.fromEntries(requests.map(({ code, phone, message }) => [code, [phone, message]]))).toEqual({
    YC2222222: ['', ''],
    YC3333333: ['+84912000888', 'Cho tôi hỏi'],
  });
  expect(await sweep()).toBe(0);
});

test('the crew of a departure is erased a year after it', async () => {
  const { productId } = await createBookableHotel(database.db);
  const crew = { product_id: productId, guide: 'Lan', vehicle: '29B-12345' };
  await database.db
    .insertInto('departure_crews')
    .values([
      { ...crew, day: '2025-11-20' },
      { ...crew, day: '2025-11-21' },
    ])
    .execute();
  expect(await sweep()).toBe(1);
  expect(await database.db.selectFrom('departure_crews').select('day').execute()).toEqual([
    { day: '2025-11-21' },
  ]);
});

test('codes are deleted after two days', async () => {
  const { unitIds } = await createBookableHotel(database.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  const { id } = await book(database.db, createFakeQueue(), [stay], now);
  const code = (days: number) => ({
    ...{ id: randomUUID(), booking_id: id, asked_at: daysAgo(days), expires_at: daysAgo(days) },
  });
  await database.db
    .insertInto('access_codes')
    .values([code(1), code(3)])
    .execute();
  const phone = '+84912345678';
  for (const days of [1, 3]) {
    const at = daysAgo(days);
    await database.db
      .insertInto('phone_codes')
      .values({ id: randomUUID(), phone, asked_at: at, expires_at: at })
      .execute();
    await database.db
      .insertInto('phone_messages')
      .values({ dedupe_key: `k${days}`, phone, template: 'phone_code', body: '', created_at: at })
      .execute();
  }
  expect(await sweep()).toBe(3);
});

test('TRUE-05, P-37: the privacy page prints the table of the job itself', () => {
  const privacy = pages.find(({ slug }) => slug === 'chinh-sach-bao-mat');
  expect(privacy?.content).toContain('{{retention}}');
  for (const { data, kept } of retentionRules) expect(retentionTable()).toContain(`| ${data} | ${kept} |`);
});
