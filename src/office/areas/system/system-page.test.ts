import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

test('the state of everything below: health, a job tried again with a trace, shut to others', async () => {
  const office = await signInAs(site, 'quan-tri');
  expect((await office.get('/he-thong')).body).toMatch(
    /PostgreSQL.*chưa nối máy chủ thư.*chưa chạy.*Không có việc nào lỗi/s,
  );
  const job = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
  expect((await office.post('/he-thong', { job: 'x' })).body).toContain('tải lại trang');
  expect((await office.post('/he-thong', { job })).body).toContain('Việc được thử lại');
  expect(site.queue.retried).toEqual([job]);
  const done = await site.db
    .selectFrom('history')
    .select(['actor', 'object_id as id'])
    .where('verb', '=', 'system.retry')
    .execute();
  expect(done).toEqual([{ actor: `staff:${office.me.id}`, id: job }]);
  const accountant = await signInAs(site, 'ke-toan');
  for (const page of ['', '/thu', '/tin'])
    expect((await accountant.get(`/he-thong${page}`)).statusCode, page).toBe(403);
  expect((await accountant.post('/he-thong', { job })).body).toContain('không chạy lại việc được');
});

test('mails by mailbox or booking, sent once more; messages of banks as they came', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-02' };
  const booking = await bookAndPay(site.db, site.queue, [stay], site.clock.now());
  await site.db
    .insertInto('mails')
    .values({
      dedupe_key: 'confirmed:1',
      booking_id: booking.id,
      template: 'confirmed',
      recipient: 'an@example.com',
      subject: 'Đặt chỗ của bạn đã xong',
      html: '',
      plain: '',
    })
    .execute();
  const office = await signInAs(site, 'quan-tri');
  for (const asked of ['xem=chua-gui', 'tim=an%40example', `tim=${booking.code.toLowerCase()}`])
    expect((await office.get(`/he-thong/thu?${asked}`)).body, asked).toContain('Đặt chỗ của bạn đã xong');
  expect((await office.get('/he-thong/thu?tim=binh%40')).body).toContain('Không có thư nào như vậy');
  expect((await office.post('/he-thong/thu', { code: booking.code })).body).toContain('đang được gửi lại');
  expect(site.queue.sent.at(-1)).toMatchObject({ data: { bookingId: booking.id, mail: 'confirmed' } });
  expect((await office.post('/he-thong/thu', { code: 'DV2222222' })).body).toContain('Không có đặt chỗ này.');
  expect((await office.get('/he-thong/tin?noi=bank')).body).toContain('Xem tin');
  expect((await office.get('/he-thong/tin?noi=momo')).body).toContain('Không có tin nào như vậy');
});
