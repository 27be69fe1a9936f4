import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let lead: OfficeVisit;
let sales: OfficeVisit;
let guestOfOffice: OfficeVisit;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  [lead, sales, guestOfOffice] = [
    await signInAs(site, 'dieu-hanh'),
    await signInAs(site, 'tu-van'),
    await signInAs(site, 'chi-xem'),
  ];
}, 120_000);
afterAll(() => site.close());

const view = { do: 'save', list: '/dat-cho', search: '?xem=tat-ca&loai=cruise', title: 'Du thuyền' };
const tab = 'href="/quan-tri/dat-cho?xem=tat-ca&amp;loai=cruise"';
const idOf = async (title: string) =>
  String(
    (await site.db.selectFrom('saved_views').select('id').where('title', '=', title).executeTakeFirst())?.id,
  );

test('a saved view is a tab of its list for its owner, and for everybody once shared', async () => {
  const saved = await lead.post('/cach-xem', view);
  expect(saved.statusCode).toBe(302);
  expect(saved.headers.location).toBe('/quan-tri/dat-cho?xem=tat-ca&loai=cruise');
  const mine = (await lead.get('/dat-cho?xem=tat-ca&loai=cruise')).body;
  expect(mine).toContain(tab);
  expect(mine).toContain('Bỏ cách xem này');
  expect((await lead.get('/phieu')).body).not.toContain(tab);
  expect((await sales.get('/dat-cho')).body).not.toContain(tab);
  await lead.post('/cach-xem', { ...view, title: 'Du thuyền cả nhóm', isShared: '1' });
  const theirs = (await guestOfOffice.get('/dat-cho?xem=tat-ca&loai=cruise')).body;
  expect(theirs).toContain(tab);
  expect(theirs).toContain(`${lead.me.name} lưu`);
  expect(theirs).not.toContain('Bỏ cách xem này');
});

test('an invalid view says why beside its field, and keeps input', async () => {
  const nameless = await lead.post('/cach-xem', { ...view, title: ' ' });
  expect(nameless.statusCode).toBe(422);
  expect(nameless.body).toContain('Đặt tên cho cách xem này.');
  const twice = await lead.post('/cach-xem', view);
  expect(twice.body).toContain('đã có cách xem tên đó');
  expect(twice.body).toContain('value="Du thuyền"');
  for (const nonsense of [
    { list: '//evil.example' },
    { search: 'javascript:alert(1)' },
    { list: '/dat-cho?x' },
  ])
    expect((await lead.post('/cach-xem', { ...view, title: 'Lạ', ...nonsense })).body).toContain(
      'Không còn bảng này',
    );
  const forAll = await guestOfOffice.post('/cach-xem', { ...view, title: 'Của tôi', isShared: '1' });
  expect(forAll.body).toContain('không lưu cho cả nhóm được');
  expect((await guestOfOffice.post('/cach-xem', { ...view, title: 'Của tôi' })).statusCode).toBe(302);
});

test('a view is deleted by its owner, or by whoever may share views', async () => {
  const id = await idOf('Du thuyền');
  expect((await sales.post('/cach-xem', { do: 'remove', id })).body).toContain('đã được bỏ');
  const shared = await idOf('Du thuyền cả nhóm');
  expect((await guestOfOffice.post('/cach-xem', { do: 'remove', id: shared })).statusCode).toBe(422);
  expect((await sales.post('/cach-xem', { do: 'remove', id: shared })).statusCode).toBe(302);
  const removed = await lead.post('/cach-xem', { do: 'remove', id });
  expect(removed.headers.location).toBe('/quan-tri/dat-cho?xem=tat-ca&loai=cruise');
  expect((await lead.get('/dat-cho')).body).not.toContain(tab);
  const { lines } = await listHistory(site.db, { objectType: 'view' });
  expect(lines.filter(({ verb }) => verb === 'view.remove')).toHaveLength(2);
});

test('everybody sees their views of all lists on one page', async () => {
  await sales.post('/cach-xem', { ...view, list: '/phieu', search: '?tim=an', title: 'Phiếu của An' });
  const { body } = await sales.get('/cach-xem');
  expect(body).toContain('href="/quan-tri/phieu?tim=an"');
  const gone = await sales.post('/cach-xem', { do: 'remove', stay: '1', id: await idOf('Phiếu của An') });
  expect(gone.headers.location).toBe('/quan-tri/cach-xem');
});
