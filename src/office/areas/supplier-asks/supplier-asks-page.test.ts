import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { book } from '#tests/factories/booking.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

const now = () => site.clock.now();

/** A booking on request, which its supplier is asked about. */
async function request() {
  const hotel = await createProductOfKind(site.db, 'hotel', { plan: { confirmation: 'request' } });
  await site.db
    .updateTable('suppliers')
    .set({ email: 'datcho@song-lang.example', phone: '+84912000111' })
    .execute();
  const booking = await book(site.db, site.queue, [itemOf(hotel, '2026-12-08')], now());
  await followBooking(site.db, site.queue, booking.id, now());
  const { id } = await site.db
    .selectFrom('supplier_asks')
    .select('id')
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow();
  return { booking, ask: id };
}

test('open questions to suppliers are on one page; staff remind, and record answers by phone', async () => {
  const { booking, ask } = await request();
  const office = await signInAs(site, 'tu-van');
  const post = (form: Record<string, string>) => office.post('/cho-nha-cung-cap', { ask, ...form });
  const { body } = await office.get('/cho-nha-cung-cap');
  for (const words of [booking.code, '0912 000 111', 'Thư thứ 1 gửi', 'hỏi chỗ trước khi khách trả tiền'])
    expect(body, words).toContain(words);
  expect((await post({ do: 'remind' })).body).toContain('chưa đầy 5 phút');
  site.clock.advance({ minutes: 10 });
  expect((await post({ do: 'remind' })).body).toContain('Đã gửi thư nhắc.');
  expect(site.queue.sent.filter(({ name }) => name === 'suppliers.asked')).toHaveLength(2);
  const empty = await post({ do: 'yes', reference: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Nhập mã hoặc tên người đã xác nhận.');
  expect((await post({ do: 'yes', reference: 'Chị Mai' })).body).toContain('nhà cung cấp nhận khách');
  expect((await getBooking(site.db, booking.id, now())).state).toBe('held');
  expect((await post({ do: 'no', note: 'Hết phòng' })).body).toMatch(
    new RegExp(`vừa được trả lời.*Việc gần nhất: ${office.me.name}, `),
  );
  expect((await office.get('/cho-nha-cung-cap?xem=da-tra-loi')).body).toMatch(/Nhận khách.*mã Chị Mai/s);
  expect((await office.get('/cho-nha-cung-cap?xem=da-tra-loi&tim=chi+mai')).body).toContain(booking.code);
  expect((await office.get('/cho-nha-cung-cap?xem=da-tra-loi&tim=chi+lan')).body).not.toContain(booking.code);
});

test('suppliers are reminded from the list of bookings, by booking; one without a question is named', async () => {
  const { booking } = await request();
  const tour = await createProductOfKind(site.db, 'experience', { allotment: 9 });
  const other = await book(site.db, site.queue, [itemOf(tour, '2026-12-08')], now());
  const office = await signInAs(site, 'tu-van');
  const remind = async () => {
    const { body } = await office.post('/dat-cho?viec=nhac-ncc', [
      ['viec', 'nhac-ncc'],
      ['ma', booking.code],
      ['ma', other.code],
    ]);
    return body.replaceAll('<!-- -->', '');
  };
  expect(await remind()).toMatch(/0\/2 dòng.*chưa đầy 5 phút.*Không có câu hỏi nào/s);
  site.clock.advance({ minutes: 10 });
  const before = site.queue.sent.length;
  expect(await remind()).toMatch(/1\/2 dòng.*Không có câu hỏi nào/s);
  expect(site.queue.sent.slice(before).map(({ name }) => name)).toEqual(['suppliers.asked']);
  const sheet = await office.get(`/dat-cho?viec=nhac-ncc&ma=${booking.code}&ma=${other.code}`);
  expect(sheet.body.replaceAll('<!-- -->', '')).toContain('Nhắc NCC · 1 dòng');
});

test('without the right they are neither shown nor answered', async () => {
  const { booking, ask } = await request();
  const moderator = await signInAs(site, 'kiem-duyet');
  expect((await moderator.get('/cho-nha-cung-cap')).statusCode).toBe(403);
  const post = await moderator.post('/cho-nha-cung-cap', { ask, do: 'yes', reference: 'A' });
  expect(post.statusCode).toBe(403);
  expect((await getBooking(site.db, booking.id, now())).state).toBe('on_request');
});

test('a voucher is found by a part of its code, shows its scans, and is reissued once', async () => {
  const tour = await createProductOfKind(site.db, 'experience', { allotment: 9 });
  const booking = await bookAndPay(site.db, site.queue, [itemOf(tour, '2026-12-08', { adults: 2 })], now());
  await issueTripVouchers(site.db, booking.id, now());
  const office = await signInAs(site, 'tu-van');
  const code = `${booking.code}-1`;
  expect((await office.get(`/phieu?tim=${booking.code.slice(0, 6).toLowerCase()}`)).body).toContain(code);
  expect((await office.get('/phieu?xem=can-xem')).body).not.toContain(code);
  expect((await office.get(`/phieu/${code}`)).body).toContain('Phát phiếu');
  expect(
    (await office.post(`/phieu/${code}`, { do: 'reissue', version: '1', note: 'Khách mất phiếu' })).body,
  ).toContain('Đã cấp lại, bản 2');
  expect(
    (await office.post(`/phieu/${code}`, { do: 'reissue', version: '7', note: 'Khách mất phiếu' })).body,
  ).toContain('vừa được cấp lại');
  expect((await office.get('/phieu/DV2222222-1')).statusCode).toBe(404);
});
