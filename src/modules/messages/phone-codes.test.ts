import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askAccessCode } from '#modules/booking/access/access-codes.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { digitsTo } from '#tests/support/guest-messages.ts';
import { messageSenders } from '#tests/support/message-senders.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { phoneMessageJobs } from './commands/phone-message-jobs.ts';
import { zaloAccessToken } from './commands/zalo-access-token.ts';

let senders: Awaited<ReturnType<typeof messageSenders>>;
let site: TestServer;
beforeAll(async () => {
  senders = await messageSenders();
  site = await createTestServer({ env: senders.env });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(async () => {
  await site.close();
  await senders.close();
});
beforeEach(() => {
  senders.delivered.length = 0;
  senders.stopZalo(false);
});

let made = 0;
const mobile = () => `09${String(12_000_000 + made++).padStart(8, '0')}`;

/** Requests a code; the job that sends it still has to run. */
async function ask(phone: string) {
  const reply = await site.post('/api/v1/auth/phone/start', { phone });
  expect(reply.statusCode, reply.body).toBe(202);
  const data = site.queue.sent.splice(0).at(-1)?.data as never;
  return () => phoneMessageJobs[0]?.handle(site.app, data);
}
const rows = () => site.db.selectFrom('phone_messages').selectAll().orderBy('id').execute();

test('digits are sent by Zalo, and by SMS to a phone without it; their text is not stored', async () => {
  const [with_, without] = [mobile(), mobile()];
  senders.withoutZalo.add(`84${without.slice(1)}`);
  await (await ask(with_))();
  await (await ask(without))();
  expect(senders.delivered).toEqual([
    { by: 'zns', phone: `84${with_.slice(1)}`, digits: expect.stringMatching(/^\d{6}$/) },
    { by: 'sms', phone: without, digits: expect.stringMatching(/^\d{6}$/) },
  ]);
  expect((await rows()).map(({ body, channel }) => [body, channel])).toEqual([
    ['', 'zns'],
    ['', 'sms'],
  ]);
  expect(await digitsTo(site, `+84${with_.slice(1)}`)).toEqual(['']);
});

test('a sent message is not repeated; a failed one is retried while it is useful', async () => {
  const send = await ask(mobile());
  await send();
  await send();
  expect(senders.delivered).toHaveLength(1);
  const late = await ask(mobile());
  site.clock.advance({ minutes: 6 });
  await late();
  expect(senders.delivered).toHaveLength(1);
});

test('while Zalo is unreachable, SMS is sent', async () => {
  senders.stopZalo(true);
  await (await ask(mobile()))();
  expect(senders.delivered.map(({ by }) => by)).toEqual(['sms']);
});

test('a revoked or expired Zalo access token is replaced', async () => {
  await (await ask(mobile()))();
  senders.revoke();
  await (await ask(mobile()))();
  site.clock.advance({ hours: 26 });
  await (await ask(mobile()))();
  expect(senders.delivered.map(({ by }) => by)).toEqual(['zns', 'zns', 'zns']);
  const kept = await site.db.selectFrom('sender_keys').select('value').executeTakeFirstOrThrow();
  expect(kept.value).toMatch(/^sealed:/);
});

test('race: ten senders with an expired token use its refresh token once', async () => {
  site.clock.advance({ hours: 26 });
  const keys = { ...site.app.config.phoneSenders.zalo } as never;
  const tokens = await Promise.all(Array.from({ length: 10 }, () => zaloAccessToken(site.app, keys)));
  expect(new Set(tokens).size).toBe(1);
});

test('a booking without a mail address gets its digits by phone, one with an address by mail only', async () => {
  for (const email of ['', 'ha@example.com']) {
    const { id, code } = await createBookingRow(site.db);
    await site.db.updateTable('bookings').set({ email }).where('id', '=', id).execute();
    const sent = await askAccessCode(site.db, site.queue, { code }, site.clock.now());
    if (!sent.ok) throw new Error(sent.reason);
    await phoneMessageJobs[1]?.handle(site.app, { bookingId: id, accessCodeId: sent.id });
  }
  expect(senders.delivered).toHaveLength(1);
  expect(senders.delivered[0]?.digits).toMatch(/^\d{6}$/);
});
