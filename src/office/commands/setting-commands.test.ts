import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { siteSettings } from '#modules/settings/schema.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, placeholderSettings));
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);
const set = (key: string, value: string) => run('set-setting', '--key', key, '--value', value);

test('what a new site starts with is valid', () => {
  expect(siteSettings.parse(placeholderSettings)).toEqual(placeholderSettings);
});

test('a company fills in what the site says of it, key by key', async () => {
  expect(await set('name', 'Lữ hành Mây')).toEqual({ lines: ['name: "Tên thương hiệu" → "Lữ hành Mây"'] });
  await set('hotlines.1.phone', '0912 111 222');
  await set('business.isDemo', 'false');
  const account = { bankBin: '970436', bankName: 'Vietcombank', no: '0011002233', name: 'CONG TY MAY' };
  await set('bankAccounts', JSON.stringify([account]));
  expect(await getSettings(site.db)).toEqual({
    ...placeholderSettings,
    name: 'Lữ hành Mây',
    hotlines: [
      placeholderSettings.hotlines[0],
      { ...placeholderSettings.hotlines[1], phone: '0912 111 222' },
    ],
    business: { ...placeholderSettings.business, isDemo: false },
    bankAccounts: [account],
  });
  expect((await run('list-settings', '--only', 'hotlines.1')).lines).toContain(
    'hotlines.1.phone: "0912 111 222"',
  );
});

test.each([
  ['name', ' ', 'Mục “name” chưa đúng'],
  ['phone', 'gọi cho tôi', 'Mục “phone” chưa đúng: Phải là số điện thoại'],
  ['customerEmail', 'ở đây', 'Mục “customerEmail” chưa đúng'],
  ['zaloOa', 'zalo.me/may', 'Mục “zaloOa” chưa đúng: Phải là địa chỉ https:// hoặc để trống'],
  ['business.registrationDate', '5/1/2026', 'Mục “business.registrationDate” chưa đúng'],
  ['business.isDemo', 'không', 'Mục “business.isDemo” chưa đúng'],
  ['hotlines', 'một', 'Mục “hotlines” chưa đúng'],
  ['slogan', 'x', 'Không có mục “slogan”'],
  ['hotlines.7.phone', 'x', 'Không có mục “hotlines.7.phone”'],
  ['name.length', '3', 'Không có mục “name.length”'],
])('%s does not take “%s”', async (key, value, says) => {
  const before = await getSettings(site.db);
  const reply = await set(key, value);
  expect(reply.isRefused).toBe(true);
  expect(reply.lines[0]).toContain(says);
  expect(await getSettings(site.db)).toEqual(before);
});
