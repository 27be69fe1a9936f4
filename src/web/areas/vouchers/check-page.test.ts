import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action } from './check-page.tsx';

let site: TestServer;
let code: string;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
  ({ code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now()));
});
afterAll(() => site.close());

const check = (typed: string, ip = '203.0.113.50') =>
  callPage(site, action, { path: '/kiem-tra-kenh-chinh-thuc', ip, form: { code: typed } });
const nothing = { checked: null, channel: null };

test('an empty and an unknown code are refused at the field, with input kept', async () => {
  expect(await check('  ')).toMatchObject({
    init: { status: 422 },
    data: { ...nothing, typed: '', error: expect.stringMatching(/^Vui lòng nhập mã/) },
  });
  for (const typed of ['DV2222222', 'hỏi thử', `${code}-99`, "x'; --\0"])
    expect(await check(` ${typed} `)).toMatchObject({
      init: { status: 422 },
      data: { ...nothing, typed, error: expect.stringContaining(`không có mã ${typed}`) },
    });
});

test('a valid code shows what it is for and when, and nothing about its guest', async () => {
  const reply = await check(code.toLowerCase(), '203.0.113.51');
  expect(reply).toMatchObject({
    init: { status: 200 },
    data: {
      error: null,
      channel: null,
      checked: { code, kind: 'booking', isGood: true, items: [{ from: '2026-12-05', to: '2026-12-07' }] },
    },
  });
  expect(JSON.stringify(reply)).not.toMatch(/Thu Hà|example\.com/);
});

test("a phone number, page or mailbox is identified as the company's or not", async () => {
  const ip = '203.0.113.52';
  const told = (kind: string, isOurs: boolean) => ({
    init: { status: 200 },
    data: { error: null, checked: null, channel: { kind, isOurs } },
  });
  expect(await check(settings.phone, ip)).toMatchObject(told('phone', true));
  expect(await check('0999 999 999', ip)).toMatchObject(told('phone', false));
  expect(await check(settings.customerEmail, ip)).toMatchObject(told('email', true));
  expect(await check('facebook.com/neo-viet-gia', ip)).toMatchObject(told('page', false));
});

test('an IP address can check fifteen codes a minute', async () => {
  const ip = '203.0.113.53';
  for (let count = 0; count < 15; count++)
    expect(await check(code, ip)).toMatchObject({ init: { status: 200 } });
  expect(await check(code, ip)).toMatchObject({
    init: { status: 429 },
    data: { ...nothing, typed: code, error: expect.stringContaining('chờ một phút') },
  });
  expect(await check(code, '203.0.113.54')).toMatchObject({ init: { status: 200 } });
  site.clock.advance({ minutes: 2 });
  expect(await check(code, ip)).toMatchObject({ init: { status: 200 } });
});
