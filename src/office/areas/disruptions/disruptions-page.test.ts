import { afterAll, beforeAll, expect, test } from 'vitest';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import { listClosings } from '#modules/booking/disruption/queries.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

test('closing days: found by name, counted before, guests notified after, reopened; a second closing is refused', async () => {
  const { unitIds } = await createBookableHotel(site.db, { allotment: 5 });
  const now = site.clock.now();
  const [unitId] = unitIds as [number];
  const stay = { unitId, from: '2026-12-01', to: '2026-12-02' };
  const { code } = await bookAndPay(site.db, site.queue, [stay], now);
  await book(site.db, site.queue, [stay], now);
  const { title } = await site.db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select('p.title')
    .where('u.id', '=', unitId)
    .executeTakeFirstOrThrow();
  const office = await signInAs(site, 'dieu-hanh');
  const found = (await office.get(`/ngung-phuc-vu?tim=${encodeURIComponent(title)}`)).body;
  const scope = /chon=(product%3A\d+)/.exec(found)?.[1] ?? '';
  const ask = (days: string) => office.get(`/ngung-phuc-vu?chon=${scope}&${days}`);
  expect((await ask('tu=2026-12-01&den=2026-12-03')).body).toMatch(
    /1<!-- --> khách được báo.*1<!-- --> đặt chỗ.*1\.000\.000.*chờ hoàn.*1 đặt chỗ chưa trả tiền sẽ mất chỗ/s,
  );
  expect((await ask('tu=2026-12-05&den=2026-12-06')).body).toContain(
    'Không có đặt chỗ nào vào những ngày này.',
  );
  expect((await office.get('/ngung-phuc-vu?chon=product:999999')).body).toContain('không bán gì');

  const form = { do: 'close', chon: decodeURIComponent(scope), tu: '2026-12-01', den: '2026-12-03' };
  const words = { reason: 'weather', note: 'Bão số 12 vào bờ.' };
  const close = (fields: Record<string, string>) =>
    office.post(`/ngung-phuc-vu?chon=${scope}`, { ...form, ...words, ...fields });
  expect((await close({ note: 'ờ' })).body).toContain('Viết câu khách sẽ đọc');
  expect((await close({ den: '2026-11-30' })).body).toMatch(
    /Bão số 12 vào bờ\..*|Ngày cuối không được trước/s,
  );
  const closed = await close({});
  const page = String(closed.headers.location).replace('/quan-tri', '');
  expect(page).toMatch(/^\/ngung-phuc-vu\?dot=/);
  expect((await close({})).body).toContain('đã ngừng từ trước');
  await disruptBookings(site.db, site.queue, now);
  expect((await office.get(page)).body).toMatch(new RegExp(`${code}.*Chờ chọn đến.*khách`, 's'));

  // Reading names and telephones of all of them is in the history, once while the page stays open.
  await office.get(page);
  const readings = (await listHistory(site.db, { verb: 'disruption.read' })).lines;
  expect(readings).toMatchObject([{ actor: `staff:${office.me.id}`, after: { guests: 1 } }]);

  // What guests read is changed while the days are closed.
  const id = page.split('=')[1] ?? '';
  const editNote = (newNote: string) => office.post(page, { do: 'note', id, newNote });
  expect((await editNote('ờ')).body).toContain('Viết câu khách sẽ đọc, ít nhất 5 ký tự.');
  expect((await editNote('Bão số 12 đã đổi hướng.')).body).toContain('Đã đổi câu khách đọc');
  expect((await office.get(page)).body).toContain('Bão số 12 đã đổi hướng.');
  expect((await listClosings(site.db, unitIds, '2026-12-01'))[0]?.note).toBe('Bão số 12 đã đổi hướng.');
  expect((await listHistory(site.db, { verb: 'days.note' })).lines).toMatchObject([
    { actor: `staff:${office.me.id}`, before: { note: words.note } },
  ]);

  const adviser = await signInAs(site, 'tu-van');
  expect((await adviser.get('/ngung-phuc-vu')).statusCode).toBe(403);
  const reopen = { do: 'reopen', id: page.split('=')[1] ?? '' };
  expect((await adviser.post(page, reopen)).body).toContain('không ngừng hay mở lại');
  expect((await office.post(page, reopen)).body).toContain('đã mở lại');
  expect((await editNote('Đã mở lại rồi mà.')).body).toContain('Đợt này đã được mở lại.');
  expect((await office.post(page, reopen)).body).toMatch(
    /đã được mở lại\. Việc gần nhất: .*Mở lại ngày đã ngừng/s,
  );
});
