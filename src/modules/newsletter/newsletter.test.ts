import { beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { askForNewsletter } from './commands/ask-for-newsletter.ts';
import { confirmSubscriber, unsubscribe } from './commands/subscribers.ts';
import { readNewsletterLinkToken, signNewsletterLinkToken } from './newsletter-link-token.ts';
import { listSubscribers } from './queries.ts';
import { newsletterConsent } from './rules.ts';
import { newsletterInput } from './schema.ts';

const now = new Date('2026-11-21T03:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const sender = { isProven: false, counted: null } as const;
const database = setUpTestDatabase();
let queue = createFakeQueue();
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
beforeEach(() => {
  queue = createFakeQueue();
});

const ask = (email: string, at = now) =>
  askForNewsletter(database.db, queue, { email, source: '/', sender, ipHash: 'abc' }, at);
const idOf = async (email: string) =>
  (
    await database.db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
const subscribed = async () => (await listSubscribers(database.db, { state: 'subscribed' })).rows;
const emails = async () => (await subscribed()).map(({ email }) => email);

test('only a confirmed address gets the newsletter, and unsubscribing works at once', async () => {
  expect(await ask('ha@example.com')).toEqual({ ok: true });
  const id = await idOf('ha@example.com');
  expect(queue.sent).toEqual([
    { name: 'newsletter.asked', data: { subscriberId: id, at: now.toISOString() } },
  ]);
  expect(await emails()).toEqual([]);
  expect(await confirmSubscriber(database.db, id, hours(1))).toEqual({ ok: true, email: 'ha@example.com' });
  expect(await confirmSubscriber(database.db, id, hours(2))).toMatchObject({ ok: true });
  expect(await emails()).toEqual(['ha@example.com']);
  expect((await subscribed())[0]?.confirmedAt).toEqual(hours(1));
  expect(await unsubscribe(database.db, id, hours(3))).toBe(true);
  expect(await unsubscribe(database.db, id, hours(4))).toBe(true);
  expect(await emails()).toEqual([]);
  expect(await confirmSubscriber(database.db, id, hours(5))).toEqual({ ok: false, reason: 'left_since' });
});

test('an address is asked once a day, by whomever; a subscriber is not asked again', async () => {
  await Promise.all([ask('lan@example.com'), ask('lan@example.com')]);
  await ask('lan@example.com', hours(23));
  expect(queue.sent).toHaveLength(1);
  await ask('lan@example.com', hours(25));
  expect(queue.sent).toHaveLength(2);
  const id = await idOf('lan@example.com');
  await confirmSubscriber(database.db, id, hours(26));
  expect(await ask('lan@example.com', hours(60))).toEqual({ ok: true });
  expect(queue.sent).toHaveLength(2);
  expect(await emails()).toContain('lan@example.com');
  await unsubscribe(database.db, id, hours(61));
  await ask('lan@example.com', hours(62));
  expect(queue.sent).toHaveLength(3);
  expect(await confirmSubscriber(database.db, id, hours(63))).toMatchObject({ ok: true });
});

test('consent is recorded word for word, with time and place', async () => {
  await ask('mai@example.com');
  const row = await database.db
    .selectFrom('newsletter_subscribers')
    .select(['consent', 'consented_at as at', 'ip_hash as ipHash', 'source'])
    .where('email', '=', 'mai@example.com')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ consent: newsletterConsent(settings), at: now, ipHash: 'abc', source: '/' });
});

test('a token is valid for its own use and time only', () => {
  const secret = 'a'.repeat(32);
  const confirm = signNewsletterLinkToken(secret, 'confirm', 'x-1', now);
  expect(readNewsletterLinkToken(secret, 'confirm', confirm, hours(24 * 13))).toBe('x-1');
  expect(readNewsletterLinkToken(secret, 'confirm', confirm, hours(24 * 15))).toBeNull();
  expect(readNewsletterLinkToken(secret, 'leave', confirm, now)).toBeNull();
  const leave = signNewsletterLinkToken(secret, 'leave', 'x-1', now);
  expect(readNewsletterLinkToken(secret, 'leave', leave, hours(24 * 2000))).toBe('x-1');
  expect(readNewsletterLinkToken(secret, 'leave', leave.replace('x-1', 'x-2'), now)).toBeNull();
  expect(readNewsletterLinkToken(secret, 'leave', 'x', now)).toBeNull();
});

test.each([
  ['email', { email: 'x' }],
  ['consent', { consent: undefined }],
])('a wrong %s is named in Vietnamese', (field, changes) => {
  const { error } = newsletterInput.safeParse({ email: ' Ha@Example.com ', consent: true, ...changes });
  expect(error?.issues).toMatchObject([{ path: [field], message: expect.stringMatching(/[À-ỹ]/) }]);
});
