import { afterAll, beforeAll, expect, test } from 'vitest';
import { askForNewsletter } from '#modules/newsletter/commands/ask-for-newsletter.ts';
import { confirmSubscriber } from '#modules/newsletter/commands/subscribers.ts';
import { readNewsletterLinkToken } from '#modules/newsletter/newsletter-link-token.ts';
import { listSubscribers } from '#modules/newsletter/queries.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let editor: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  editor = await signInAs(site, 'bien-tap');
  await subscribe('ha@example.com');
  await subscribe('lan@example.com');
  await ask('cho@example.com');
}, 120_000);
afterAll(() => site.close());

const ask = (email: string) =>
  askForNewsletter(
    site.db,
    site.queue,
    { email, source: '/tour', sender: { isProven: false, counted: null }, ipHash: null },
    site.clock.now(),
  );
const rowOf = (email: string) =>
  site.db
    .selectFrom('newsletter_subscribers')
    .select(['id', 'state'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
async function subscribe(email: string) {
  await ask(email);
  await confirmSubscriber(site.db, (await rowOf(email)).id, site.clock.now());
}

test('subscribers by state, found by a part of their address; others see none of them', async () => {
  const { body } = await editor.get('/ban-tin');
  expect(body).toContain('2 người đang nhận');
  expect(body).toContain('ha@example.com');
  expect(body).not.toContain('cho@example.com');
  expect((await editor.get('/ban-tin?tim=LAN')).body).not.toContain('ha@example.com');
  expect((await editor.get('/ban-tin?xem=cho-xac-nhan')).body).toContain('cho@example.com');
  const adviser = await signInAs(site, 'tu-van');
  for (const path of ['/ban-tin', '/ban-tin/xuat'])
    expect((await adviser.get(path)).statusCode, path).toBe(403);
});

test("the file has each person's own link to leave, and its export is recorded", async () => {
  const { body } = await editor.get('/ban-tin/xuat?tim=ha@');
  const pass = /\/ban-tin\/huy\/([^\r\n"]+)/.exec(body)?.[1] ?? '';
  const { id } = await rowOf('ha@example.com');
  expect(readNewsletterLinkToken(site.app.secrets.token, 'leave', pass, site.clock.now())).toBe(id);
  expect(body).not.toContain('lan@example.com');
  const { lines } = await listHistory(site.db, { verb: 'newsletter.export' });
  expect(lines[0]).toMatchObject({ actorName: editor.me.name, after: { count: 1, isSearched: true } });
});

test('staff unsubscribe who asks, with a reason; a wrong address is named at its field', async () => {
  const stop = (email: string, reason = 'gọi tới sáng nay') => editor.post('/ban-tin', { email, reason });
  expect((await stop('ai@example.com')).body).toContain('Không có địa chỉ này trong danh sách.');
  expect((await stop('lan@example.com', '')).body).toContain('Ghi khách báo bằng cách nào.');
  expect((await stop('Lan@Example.com')).body).toContain('không nhận bản tin nữa');
  expect((await rowOf('lan@example.com')).state).toBe('unsubscribed');
  expect((await stop('lan@example.com')).body).toContain('đã thôi nhận từ trước');
  const { lines } = await listHistory(site.db, { verb: 'newsletter.stop' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ reason: 'gọi tới sáng nay', before: { state: 'subscribed' } });
  expect(JSON.stringify(lines)).not.toContain('example.com');
});

test('pages go on after the last row, and back', async () => {
  const first = await listSubscribers(site.db, { state: 'waiting' }, {}, 1);
  expect(first.next).toBeNull();
  await ask('cho2@example.com');
  const one = await listSubscribers(site.db, { state: 'waiting' }, {}, 1);
  const two = await listSubscribers(site.db, { state: 'waiting' }, { after: readCursor(one.next ?? '') }, 1);
  expect([...one.rows, ...two.rows].map(({ email }) => email).sort()).toEqual([
    'cho2@example.com',
    'cho@example.com',
  ]);
  const back = await listSubscribers(
    site.db,
    { state: 'waiting' },
    { before: readCursor(two.previous ?? '') },
    1,
  );
  expect(back.rows).toEqual(one.rows);
});

test('S-14: who only gets the newsletter has a page of a guest: a copy, and an erasure with its reason', async () => {
  await subscribe('rieng@example.com');
  const { id } = await rowOf('rieng@example.com');
  const admin = await signInAs(site, 'quan-tri');
  expect((await admin.get('/ban-tin')).body).toContain(`href="/quan-tri/khach/${id}"`);
  expect((await editor.get('/ban-tin')).body).not.toContain('/quan-tri/khach/');
  expect((await editor.get(`/khach/${id}/ban-sao`)).statusCode).toBe(403);
  expect((await admin.get(`/khach/${id}`)).body).toContain('rieng@example.com');
  const copy = (await admin.get(`/khach/${id}/ban-sao`)).json();
  expect(copy).toMatchObject({
    newsletter: { email: 'rieng@example.com', state: 'subscribed' },
    bookings: [],
  });
  expect((await admin.get(`/khach/${id}?xoa=1`)).body).toContain('thư và bản tin');
  const form = { do: 'erase', verified: '1', why: '' };
  expect((await admin.post(`/khach/${id}?xoa=1`, form)).body).toContain('Ghi khách yêu cầu bằng cách nào');
  expect(await rowOf('rieng@example.com')).toMatchObject({ state: 'subscribed' });
  const done = await admin.post(`/khach/${id}?xoa=1`, { ...form, why: 'gọi hôm nay' });
  expect([done.statusCode, done.body.includes('đã được xóa theo yêu cầu')]).toEqual([200, true]);
  await expect(rowOf('rieng@example.com')).rejects.toThrow();
  expect((await admin.get(`/khach/${id}`)).body).toContain('đã được xóa theo yêu cầu');
  const { lines } = await listHistory(site.db, { objectType: 'guest', objectId: id });
  expect(lines.map(({ verb, reason }) => [verb, reason])).toContainEqual(['guest.erase', 'gọi hôm nay']);
  expect(JSON.stringify(lines)).not.toContain('rieng@example.com');
});
