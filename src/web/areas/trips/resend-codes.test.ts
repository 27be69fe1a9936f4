import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { type ApiBooking, bookByApi, readBooking } from '#tests/support/api-booking.ts';
import { callPage } from '#tests/support/call-page.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action } from './lookup-page.tsx';

let site: TestServer;
let booking: ApiBooking;
let email: string;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const unitId = (await createBookableHotel(site.db)).unitIds[0] as number;
  booking = await bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  email = (await readBooking(site, booking)).contact.email;
  site.queue.sent.length = 0;
});
afterAll(() => site.close());

const ask = async (address: string, ip = '203.0.113.7') => {
  const request = { path: '/chuyen-di', form: { step: 'resend', email: address } };
  const reply = await callPage(site, action, { ...request, ip });
  return (reply as { data: { resent: { email: string; error: string | null } } }).data.resent;
};

test('U-69: codes are sent to the mailbox only, and the page says the same to a stranger', async () => {
  expect(await ask(email.toUpperCase())).toEqual({ email: email.toUpperCase(), error: null });
  const [mail, ...others] = await runMails(site);
  expect(mail).toMatchObject({ template: 'booking_codes', recipient: email });
  expect(mail?.subject).not.toContain(booking.code);
  expect(mail?.plain).toContain(booking.code);
  expect(others).toEqual([]);

  expect(await ask('nobody@example.com')).toEqual({ email: 'nobody@example.com', error: null });
  expect(site.queue.sent, 'as much is done').toHaveLength(1);
  expect(await runMails(site)).toEqual([]);
});

test('an invalid address is refused, with input kept', async () => {
  expect(await ask('ha@')).toEqual({ email: 'ha@', error: expect.stringContaining('chưa đúng') });
  expect(await ask('')).toMatchObject({ error: expect.stringContaining('Vui lòng nhập') });
  expect(site.queue.sent).toEqual([]);
});

test('a mailbox is not flooded, and the limit is not revealed; one IP address asks ten times an hour', async () => {
  for (let times = 0; times < 5; times++)
    expect(await ask(email, `198.51.100.${times}`)).toMatchObject({ error: null });
  expect(await runMails(site), 'three a day, one was sent before').toHaveLength(2);
  const replies = [];
  for (let times = 0; times < 11; times++) replies.push(await ask(`a${times}@example.com`, '192.0.2.1'));
  expect(replies.at(9)?.error).toBeNull();
  expect(replies.at(10)?.error).toContain('thử lại sau');
});
