import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueTestWebhooks } from '#modules/channels/webhooks/queue-webhooks.ts';
import { json } from '#platform/db/json.ts';
import { addDays } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookByApi } from '#tests/support/api-booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
}, 120_000);
afterAll(() => site.close());

test('a partner gets a key and a webhook, each shown once; both are revoked, and a message is sent again', async () => {
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
  const first = /whsec_[\w+/]+=*/.exec(hooked.body)?.[0];
  const { id: hookId } = await site.db.selectFrom('webhook_endpoints').select('id').executeTakeFirstOrThrow();
  const renewed = await office.post(page, { do: 'renew-secret', endpoint: String(hookId) });
  expect(renewed.body).toContain('Đã cấp khóa ký mới. Khóa cũ còn ký song song đến');
  const second = /whsec_[\w+/]+=*/.exec(renewed.body)?.[0];
  expect(second).not.toBe(first);
  const shown = (await office.get(page)).body.replaceAll('<!-- -->', '');
  expect(shown).toContain('khóa ký cũ còn dùng đến');
  expect(shown).not.toContain(second);
  const leaked = await office.post(page, { do: 'renew-secret', endpoint: String(hookId), isLeaked: '1' });
  expect(leaked.body).toContain('Khóa cũ không ký nữa từ bây giờ.');
  expect((await office.get(page)).body).not.toContain('khóa ký cũ còn dùng đến');

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

test('staff who only share calendars see partners and cannot make keys', async () => {
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

test('bookings of a partner are listed, newest first, with links; not without the right to see bookings', async () => {
  const { id: partnerId } = await site.db.selectFrom('partners').select('id').executeTakeFirstOrThrow();
  const { id: keyId } = await site.db.selectFrom('partner_keys').select('id').executeTakeFirstOrThrow();
  const hotel = await createBookableHotel(site.db);
  const codes: string[] = [];
  for (let at = 0; at < 22; at++) {
    const from = addDays('2026-12-10', at);
    const stay = { unitId: hotel.unitIds[0], planId: hotel.planIds[0], from, to: addDays(from, 1) };
    const { code } = await bookByApi(site, stay as never);
    codes.push(code);
    const { id } = await site.db
      .selectFrom('bookings')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const row = { booking_id: id, partner_id: partnerId, key_id: keyId };
    const made_at = new Date(site.clock.now().getTime() + at * 1000);
    await site.db
      .insertInto('partner_bookings')
      .values({ ...row, made_at })
      .execute();
  }
  const page = `/kenh-ban/doi-tac/${partnerId}`;
  const office = await signInAs(site, 'quan-tri');
  const linked = (body: string) => [...body.matchAll(/\/quan-tri\/dat-cho\/(\w+)"/g)].map(([, code]) => code);
  const first = await office.get(page);
  expect(linked(first.body)).toEqual(codes.toReversed().slice(0, 20));
  expect(first.body).toContain('Cũ hơn');
  expect(linked((await office.get(`${page}?trang=2`)).body)).toEqual(codes.toReversed().slice(20));
  site.clock.advance({ days: 1 });
  const later = await signInAs(site, 'quan-tri');
  expect((await later.get(page)).body).toContain('Hết hạn');
  await site.db
    .updateTable('staff_roles')
    .set({ rights: json({ 'channel.read': null }) })
    .where('slug', '=', 'tu-van')
    .execute();
  const bare = await signInAs(site, 'tu-van');
  const { statusCode, body } = await bare.get(page);
  expect(statusCode).toBe(200);
  expect(body).not.toContain('Đặt chỗ của đối tác');
});
