import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueTestWebhooks } from '#modules/channels/webhooks/queue-webhooks.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, placeholderSettings);
  });
}, 120_000);
afterAll(() => site.close());

test('a partner gets a key and a webhook, each shown once; both are taken back, and a message is sent again', async () => {
  const office = await signInAs(site, 'quan-tri');
  const bare = await office.post('/kenh-ban/doi-tac', { title: '' });
  expect(bare.body).toContain('Vui lòng nhập tên đối tác.');
  const added = await office.post('/kenh-ban/doi-tac', { title: 'Đại lý An' });
  const page = String(added.headers.location).replace('/quan-tri', '');
  expect(page).toMatch(/^\/kenh-ban\/doi-tac\/\d+$/);
  expect((await office.post('/kenh-ban/doi-tac', { title: 'Đại lý An' })).body).toContain('Đã có đối tác');
  const partnerId = Number(page.split('/').at(-1));

  const none = await office.post(page, {
    do: 'make-key',
    title: 'Máy chủ',
    mode: 'live',
    callsAMinute: '60',
  });
  expect(none.statusCode).toBe(422);
  expect(none.body).toContain('Vui lòng chọn ít nhất một quyền.');
  expect(none.body).toContain('value="Máy chủ"');
  const made = await office.post(page, {
    ...{ do: 'make-key', title: 'Máy chủ', mode: 'live', callsAMinute: '60' },
    scopes: 'catalogue.read',
  });
  const key = /nv_live_[\w-]{32}/.exec(made.body)?.[0] as string;
  const ask = async () => (await site.get('/api/v1/provinces', { 'x-api-key': key })).statusCode;
  expect(await ask()).not.toBe(401);
  expect((await office.get(page)).body).not.toContain(key);
  const { id: keyId } = await site.db.selectFrom('partner_keys').select('id').executeTakeFirstOrThrow();
  expect((await office.post(page, { do: 'revoke-key', key: String(keyId) })).body).toContain(
    'Đã thu hồi khóa',
  );
  expect(await ask()).toBe(401);

  const hook = { do: 'add-endpoint', address: 'https://192.168.0.1/x', events: 'booking.held' };
  expect((await office.post(page, hook)).body).toContain('dẫn vào mạng nội bộ');
  const hooked = await office.post(page, { ...hook, address: 'https://doi-tac.example/hook' });
  expect(hooked.body).toMatch(/whsec_[\w+/]+=*/);
  const sent = { partnerId, code: 'TESTABCDEFG', event: 'booking.held' as const, data: {} };
  await site.db.transaction().execute((tx) => queueTestWebhooks(tx, site.queue, sent, site.clock.now()));
  const { id } = await site.db.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow();
  expect((await office.get(page)).body).toContain('TESTABCDEFG');
  site.queue.sent.length = 0;
  expect((await office.post(page, { do: 'replay', delivery: id })).body).toContain('Đã xếp tin để gửi lại');
  expect(site.queue.sent).toEqual([{ name: 'channels.webhook_due', data: { deliveryId: id, attempt: 1 } }]);
  const { id: endpointId } = await site.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .executeTakeFirstOrThrow();
  const removed = await office.post(page, { do: 'remove-endpoint', endpoint: String(endpointId) });
  expect(removed.body).toContain('Đã gỡ webhook');
  const { body } = await office.get('/nhat-ky?loai=partner');
  expect(body).toContain('Cấp khóa API');
});

test('who only shares calendars sees partners and makes no key', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const { id } = await site.db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
  const page = `/kenh-ban/doi-tac/${id}`;
  expect((await office.get(page)).body).not.toContain('Cấp khóa mới');
  const refused = await office.post(page, {
    ...{ do: 'make-key', title: 'x', mode: 'test', callsAMinute: '1', scopes: 'quote' },
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Vai trò của bạn không làm được việc này.');
});
