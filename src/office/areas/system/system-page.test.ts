import { afterAll, beforeAll, expect, test } from 'vitest';
import { countMissingPages } from '#modules/content/commands/missing-pages.ts';
import { json } from '#platform/db/json.ts';
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

test('system state: health, a job retried with a log entry, denied without the right', async () => {
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

test('mails by mailbox or booking, resent; messages of banks as received', async () => {
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
  for (const query of ['xem=chua-gui', 'tim=an%40example', `tim=${booking.code.toLowerCase()}`])
    expect((await office.get(`/he-thong/thu?${query}`)).body, query).toContain('Đặt chỗ của bạn đã xong');
  expect((await office.get('/he-thong/thu?tim=binh%40')).body).toContain('Không có thư nào như vậy');
  expect((await office.post('/he-thong/thu', { code: booking.code })).body).toContain('đang được gửi lại');
  expect(site.queue.sent.at(-1)).toMatchObject({ data: { bookingId: booking.id, mail: 'confirmed' } });
  expect((await office.post('/he-thong/thu', { code: 'DV2222222' })).body).toContain('Không có đặt chỗ này.');
  expect((await office.get('/he-thong/tin?noi=bank')).body).toContain('Xem tin');
  expect((await office.get('/he-thong/tin?noi=momo')).body).toContain('Không có tin nào như vậy');
});

test('masked data is revealed with the right, with a reason in the history', async () => {
  const message = await site.db
    .selectFrom('payment_inbox')
    .select('id')
    .where('provider', '=', 'bank')
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable('payment_inbox')
    .set({ payload: json({ sender: 'NGUYEN VAN AN' }) })
    .where('id', '=', message.id)
    .execute();
  const page = `/he-thong/mo/tin/${message.id}`;
  const office = await signInAs(site, 'quan-tri');
  expect((await office.get(page)).body).not.toContain('NGUYEN VAN AN');
  const without = await office.post(page, { do: 'open', reason: '' });
  expect(without.body).toContain('Ghi vì sao');
  expect(without.body).not.toContain('NGUYEN VAN AN');
  expect((await office.post(page, { do: 'open', reason: 'đối chiếu sao kê' })).body).toMatch(
    /Đã mở.*NGUYEN VAN AN.*Mở nội dung bị che.*đối chiếu sao kê/s,
  );
  const kept = site.db.selectFrom('history').select(['actor', 'object_id as id', 'reason', 'after']);
  expect(await kept.where('verb', '=', 'system.open').execute()).toEqual([
    { actor: `staff:${office.me.id}`, id: String(message.id), reason: 'đối chiếu sao kê', after: null },
  ]);
  const accountant = await signInAs(site, 'ke-toan');
  expect((await accountant.get(page)).statusCode).toBe(403);
  expect((await accountant.post(page, { do: 'open', reason: 'tò mò thôi' })).body).not.toContain(
    'NGUYEN VAN AN',
  );
  for (const path of ['/he-thong/mo/tin/999999', '/he-thong/mo/viec/x', '/he-thong/mo/la/1'])
    expect((await office.get(path)).statusCode, path).toBe(404);
  expect((await office.post(page, { do: 'cancel', reason: 'không cần nữa' })).body).toContain(
    'không còn chờ',
  );
});

test('a failed mail is resent by its job, if there is one; missing pages are listed', async () => {
  const office = await signInAs(site, 'quan-tri');
  const mail = await site.db
    .selectFrom('mails')
    .select('id')
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect((await office.post('/he-thong/thu', { mail: String(mail.id) })).body).toContain(
    'Không còn việc nào gửi',
  );
  expect((await office.post('/he-thong/thu', { mail: '999999' })).body).toContain('đã đi, hoặc không còn');
  const operator = await signInAs(site, 'dieu-hanh');
  expect((await operator.get('/he-thong/thu')).body, 'a mail about a booking').toContain('Gửi lại thư này');
  expect((await operator.post('/he-thong/thu', { mail: String(mail.id) })).body).toContain(
    'Không còn việc nào gửi',
  );
  const accountant = await signInAs(site, 'ke-toan');
  expect((await accountant.post('/he-thong/thu', { mail: String(mail.id) })).body).toContain(
    'không gửi lại thư được',
  );
  await countMissingPages(site.db, new Map([['/khach-san-cu', 7]]), site.clock.now());
  expect((await office.get('/he-thong/khong-co')).body).toMatch(/\/khach-san-cu.*7/s);
  expect((await accountant.get('/he-thong/khong-co')).statusCode).toBe(403);
});
