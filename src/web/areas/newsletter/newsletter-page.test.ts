import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './newsletter-page.tsx';

let site: TestServer;
const openedAt = '2026-11-21T02:55:00.000Z';
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('newsletter_subscribers').execute();
  site.queue.sent.length = 0;
});

const right = { email: ' Ha@Example.com ', consent: 'on', source: '/cam-nang', openedAt };
const post = (form: Record<string, string>, ip = '203.0.113.20') =>
  callPage(site, action, { path: '/ban-tin', ip, form });
const subscribers = () =>
  site.db.selectFrom('newsletter_subscribers').select(['email', 'state', 'source']).execute();

test('a wrong address and a missing consent are refused at their fields, with input kept; nothing is stored', async () => {
  expect(await post({ email: 'ha@', openedAt })).toMatchObject({
    init: { status: 422 },
    data: {
      values: { email: 'ha@', consent: false, openedAt },
      errors: { email: 'Email chưa đúng.', consent: expect.stringContaining('đồng ý') },
    },
  });
  expect(await post({ email: '', consent: 'on' })).toMatchObject({
    init: { status: 422 },
    data: { values: { email: '', consent: true }, errors: { email: 'Vui lòng nhập email.' } },
  });
  expect(await subscribers()).toEqual([]);
});

test('a valid form sends a confirmation mail, and says the same for a known address', async () => {
  expect(redirectOf(await post(right))).toEqual([303, '/ban-tin?sent=1']);
  expect(await subscribers()).toEqual([{ email: 'ha@example.com', state: 'waiting', source: '/cam-nang' }]);
  expect(site.queue.sent.map(({ name }) => name)).toEqual(['newsletter.asked']);
  expect(redirectOf(await post(right))).toEqual([303, '/ban-tin?sent=1']);
  expect(site.queue.sent).toHaveLength(1);
  expect(await callPage(site, loader, { path: '/ban-tin?sent=1' })).toMatchObject({ isSent: true });
});

test('a filled honeypot, too fast a form and a forged proof are refused', async () => {
  const now = site.clock.now().toISOString();
  for (const [fields, message] of [
    [{ website: 'https://example.com' }, 'chưa nhận được'],
    [{ openedAt: now }, 'quá nhanh'],
    [{ altcha: 'e30=' }, 'kiểm tra khi gửi'],
  ] as const)
    expect(await post({ ...right, ...fields })).toMatchObject({
      init: { status: 422 },
      data: {
        values: { email: 'Ha@Example.com', consent: true },
        errors: { form: expect.stringContaining(message) },
      },
    });
  expect(await subscribers()).toEqual([]);
});

test('one address sends twenty an hour without a proof', async () => {
  const ip = '203.0.113.21';
  for (let count = 0; count < 20; count++)
    expect(redirectOf(await post({ ...right, email: `a${count}@example.com` }, ip))[0]).toBe(303);
  expect(await post({ ...right, email: 'b@example.com' }, ip)).toMatchObject({
    init: { status: 422 },
    data: { errors: { form: expect.stringContaining('nhiều yêu cầu') } },
  });
  expect(await subscribers()).toHaveLength(20);
});
