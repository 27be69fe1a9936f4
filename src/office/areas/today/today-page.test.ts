import { afterAll, beforeAll, expect, test } from 'vitest';
import { markDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { taskSweeps } from '#modules/tasks/jobs.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book as bookItem } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  unitId = (await createBookableHotel(site.db, { allotment: 9 })).unitIds[0] as number;
}, 120_000);
afterAll(() => site.close());

const book = () =>
  bookAndPay(site.db, site.queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], site.clock.now());

test('demo data is marked, and removed in one press; real bookings stay', async () => {
  const invented = await book();
  await markDemoTrade(site.db);
  const real = await book();
  const [boss, adviser] = [await signInAs(site, 'quan-tri'), await signInAs(site, 'tu-van')];
  expect((await boss.get('/')).body).toMatch(/1 đặt chỗ, 0 yêu cầu, 1 khoản tiền.*mau=xoa/s);
  expect((await boss.get(`/dat-cho/${invented.code}`)).body).toContain('Số liệu mẫu');
  expect((await boss.get(`/dat-cho/${real.code}`)).body).not.toContain('Số liệu mẫu');
  expect((await adviser.get('/')).body).not.toContain('mau=xoa');
  expect((await adviser.post('/?index', {})).statusCode).toBe(403);

  expect((await boss.get('/?mau=xoa')).body).toContain('Xóa 1 đặt chỗ mẫu');
  expect((await boss.post('/?index', {})).statusCode).toBe(302);
  expect((await boss.get('/')).body).not.toContain('Số liệu mẫu');
  expect((await boss.get(`/dat-cho/${invented.code}`)).statusCode).toBe(404);
  expect((await boss.get(`/dat-cho/${real.code}`)).statusCode).toBe(200);
  expect((await boss.get('/nhat-ky')).body).toContain('Xóa số liệu mẫu');
});

test('a new company sees what is left to do before its first guest can book; others without the right do not', async () => {
  const [boss, adviser] = [await signInAs(site, 'quan-tri'), await signInAs(site, 'tu-van')];
  const { body } = await boss.get('/');
  expect(body).toMatch(/Mở cửa hàng.*xong \d trên 9 việc/s);
  expect(body).toMatch(/Còn 14 ô là lời tạm/);
  expect((await adviser.get('/')).body).not.toContain('Mở cửa hàng');
  const own = { ...placeholderSettings, name: 'Mây', phone: '1900 111 222' };
  await site.db.transaction().execute((tx) => saveSettings(tx, own));
  expect((await boss.get('/')).body).toMatch(/Còn 12 ô là lời tạm/);
});

test('a supplier who has not answered is called, or reminded, from Hôm nay', async () => {
  const hotel = await createProductOfKind(site.db, 'hotel', { plan: { confirmation: 'request' } });
  const own = { email: 'datcho@song-lang.example', phone: '+84912000111' };
  await site.db.updateTable('suppliers').set(own).execute();
  const booking = await bookItem(site.db, site.queue, [itemOf(hotel, '2026-12-08')], site.clock.now());
  await followBooking(site.db, site.queue, booking.id, site.clock.now());
  await taskSweeps.find(({ name }) => name === 'sync-tasks')?.run(site.app);
  const [office, looker] = [await signInAs(site, 'tu-van'), await signInAs(site, 'chi-xem')];
  const { body } = await office.get('/');
  expect(body).toMatch(
    new RegExp(`href="/quan-tri/dat-cho/${booking.code}".*href="tel:\\+84912000111"`, 's'),
  );
  const ask = /action="\/quan-tri\/cho-nha-cung-cap"[^>]*><input[^>]*name="ask" value="([^"]+)"/.exec(
    body,
  )?.[1];
  site.clock.advance({ minutes: 10 });
  expect((await office.post('/cho-nha-cung-cap', { ask: ask ?? '', do: 'remind' })).body).toContain(
    'Đã gửi thư nhắc.',
  );
  expect((await looker.get('/')).body).not.toContain('value="remind"');
});

test('a departure with too few guests is counted, and its task leads to the departure', async () => {
  const productId = await site.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const short = {
    kind: 'short-tour',
    object_id: `${productId.id}-2026-11-24`,
    title: 'Tour Bà Nà 24/11/2026 mới 2/6 khách',
    about: 'Quyết định chạy, gộp hay dời, rồi báo khách',
    due_at: site.clock.now(),
    opened_at: site.clock.now(),
  };
  await site.db.insertInto('tasks').values(short).execute();
  const { body } = await (await signInAs(site, 'dieu-hanh')).get('/');
  expect(body).toMatch(/Khởi hành.*khách · 1 thiếu/s);
  expect(body).toContain(`href="/quan-tri/khoi-hanh/${productId.id}/2026-11-24"`);
});

test('everyone who arrives today is on one page to be printed; not without the right', async () => {
  const today = dayInVietnam(site.clock.now());
  const hotel = await createBookableHotel(site.db, { from: today, allotment: 9 });
  const stay = { unitId: hotel.unitIds[0] as number, from: today, to: addDays(today, 1) };
  const { code } = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  const office = await signInAs(site, 'dieu-hanh');
  expect((await office.get('/')).body).toContain('/trong-ngay?ngay=den');
  expect((await office.get('/trong-ngay?ngay=den')).body).toContain(`/dat-cho/${code}`);
  expect((await office.get('/trong-ngay?ngay=di')).body).not.toContain(code);
  await office.get('/trong-ngay?ngay=den');
  const { lines } = await listHistory(site.db, { verb: 'day.read' });
  expect(
    lines.map(({ objectId, after }) => [objectId, after]),
    'who read it, once',
  ).toEqual([[`${today} den`, { rows: 1 }]]);
  expect((await (await signInAs(site, 'bien-tap')).get('/trong-ngay')).statusCode).toBe(403);
});
