import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { writeMessage } from '#modules/booking/thread/messages.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { followBooking } from '#modules/suppliers/commands/follow-booking.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { json } from '#platform/db/json.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { action as readMailBefore } from './read-mail-before.ts';

type MailsBefore = NonNullable<Awaited<ReturnType<typeof readMailBefore>>['before']>;

let site: TestServer;
let office: OfficeVisit;
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withSettings: true });
  const hotel = await createBookableHotel(site.db, { allotment: 99 });
  unitId = hotel.unitIds[0] as number;
  office = await signInAs(site, 'dieu-hanh');
}, 120_000);
afterAll(() => site.close());
beforeEach(async () => {
  const stay = { unitId, from: '2026-12-08', to: '2026-12-10' };
  booking = await book(site.db, site.queue, [stay], site.clock.now());
});

const path = () => `/dat-cho/${booking.code}`;
const pay = () => payByBank(site.db, site.queue, booking, site.clock.now());
const cancelled = {
  by: 'policy',
  note: 'khách ốm',
  expectedRefundVnd: '2000000',
  expectedPaidVnd: '2000000',
};
const act = (viec: string, form: Record<string, string>) =>
  office.post(`${path()}?viec=${viec}`, { viec, ...form });

test('a booking is found by a part of its phone, and shows its actions', async () => {
  const { phone } = await site.db
    .selectFrom('bookings')
    .select('phone')
    .where('code', '=', booking.code)
    .executeTakeFirstOrThrow();
  expect((await office.get(`/dat-cho?tim=${phone.slice(5, 11)}`)).body).toContain(booking.code);
  expect((await office.get('/dat-cho?tim=khong+co+ai+ten+nay')).body).toContain(
    'Không có đặt chỗ nào như vậy',
  );
  const { body } = await office.get(path());
  expect(body).toMatch(/viec=gia-han.*viec=gui-lai.*viec=huy/s);
  expect(body).not.toMatch(/viec=hoan-mot-phan|viec=nhan-loi/);
  expect(body, 'the link is not lost with the page that it stood on').toContain(
    `/khach-goi/${booking.code}"`,
  );
  await pay();
  expect((await office.get(path())).body).not.toContain(`/khach-goi/${booking.code}"`);
});

test('the list is exported with its visible columns, and the export is logged', async () => {
  await site.db.updateTable('bookings').set({ full_name: '=Hà' }).where('code', '=', booking.code).execute();
  const list = `?tim=${booking.code}&cot=khach&cot=tong`;
  const page = await office.get(`/dat-cho${list}`);
  expect(page.body).toMatch(/<th[^>]*>Khách.*<th[^>]*>Tổng/s);
  expect(page.body).not.toMatch(/<th[^>]*>Điện thoại/);
  const file = await office.get(`/dat-cho/xuat${list}`);
  expect(file.body).toBe(`\uFEFFMã,Khách,"Tổng, ₫"\r\n${booking.code},'=Hà,2000000\r\n`);
  expect(file.headers['content-disposition']).toContain('dat-cho-');
  const { lines } = await listHistory(site.db, { verb: 'booking.export' });
  expect(lines[0]).toMatchObject({ actor: `staff:${office.me.id}`, after: { count: 1, isSearched: true } });
  expect((await (await signInAs(site, 'chi-xem')).get('/dat-cho/xuat')).statusCode).toBe(403);
});

test('a read-only user sees no actions, and a form they send anyway is refused', async () => {
  const looking = await signInAs(site, 'chi-xem');
  const { body } = await looking.get(path());
  expect(body).toContain(booking.code);
  expect(body).not.toMatch(/viec=|Mở giấy tờ|Ghi chú nội bộ/);
  const reply = await looking.post(`${path()}?viec=huy`, { viec: 'huy', ...cancelled });
  expect([reply.statusCode, reply.body.includes('không được làm việc này')]).toEqual([403, true]);
  expect((await (await signInAs(site, 'bien-tap')).get(path())).statusCode).toBe(403);
});

test('a cancellation previews its refund, asks for a reason, and is in the timeline', async () => {
  await pay();
  const sheet = (await office.get(`${path()}?viec=huy`)).body;
  expect(sheet).toMatch(/Đã trả.*Phí hủy.*Khách nhận.*Cộng/s);
  expect(sheet).toContain('hoàn 2.000.000');
  expect(sheet, 'so much is paid back by itself').not.toContain('chờ hai người duyệt');
  const empty = await act('huy', { ...cancelled, note: ' ' });
  expect([empty.statusCode, empty.body.includes('Viết lý do')]).toEqual([422, true]);
  const old = await act('huy', { ...cancelled, expectedRefundVnd: '1' });
  expect([old.statusCode, old.body.includes('vừa đổi')]).toEqual([409, true]);
  expect((await act('huy', cancelled)).statusCode).toBe(302);
  const { body } = await office.get(path());
  expect(body).toContain('Đã hủy');
  expect(body).toMatch(/Nhân viên đã hủy đặt chỗ.*khách ốm/s);
  const again = await act('huy', cancelled);
  expect(again.body).toMatch(/không còn làm được.*nhân viên đã hủy đặt chỗ, Phạm Thu Hà/s);
  expect((await office.get(`${path()}?viec=huy`)).body, 'by an old link').toMatch(
    /không còn làm được.*nhân viên đã hủy đặt chỗ, Phạm Thu Hà/s,
  );
});

test('a cancellation with a refund that two people approve says so before, in its sheet', async () => {
  const stay = { unitId, from: '2026-12-08', to: '2026-12-20' };
  booking = await book(site.db, site.queue, [stay], site.clock.now());
  await pay();
  expect((await office.get(`${path()}?viec=huy`)).body.replaceAll('<!-- -->', '')).toContain(
    'hoàn 12.000.000\u00a0₫; số này chờ hai người duyệt rồi mới trả',
  );
});

test('the page says why the price is what it is, and how and when the last money came', async () => {
  expect((await office.get(path())).body).toMatch(/Vì sao giá này.*2\.000\.000.*Cộng/s);
  await pay();
  const { body } = await office.get(path());
  expect(body).toMatch(/Đã thu.*chuyển khoản .*Còn thu/s);
  expect(body, 'of margins only who may see them').not.toContain('giá bán · ');
  const boss = await signInAs(site, 'quan-tri');
  expect((await boss.get(path())).body.replaceAll('<!-- -->', '')).toContain('Giá vốn');
});

test('an invoice that a guest asked for is among the papers until it has its number', async () => {
  await pay();
  const company = { companyName: 'Công ty Mây', taxCode: '0100109106', address: 'Hà Nội', email: '' };
  expect((await act('hoa-don', company)).statusCode).toBe(302);
  expect((await office.get(path())).body).toMatch(/Hóa đơn điện tử.*Công ty Mây.*Chờ xuất/s);
});

test('of two who answer a guest the second reads who has answered', async () => {
  await pay();
  await writeMessage(site.db, { code: booking.code, text: 'Có nôi cho bé không?' }, site.clock.now());
  expect((await act('tra-loi', { text: 'Dạ có.' })).statusCode).toBe(302);
  const late = await act('khong-can-tra-loi', {});
  expect(late.statusCode).toBe(409);
  expect(late.body).toMatch(/Không có lời nhắn nào đang chờ.*Lần cuối: .*Phạm Thu Hà/s);
});

test('the mail of a cancellation is previewed, and depends on who cancels', async () => {
  await pay();
  const read = async (query: string, as = office) => {
    const answer = await as.post(`${path()}/thu`, Object.fromEntries(new URLSearchParams(query)));
    return { status: answer.statusCode, body: answer.body };
  };
  const byGuest = await read('viec=huy&by=policy');
  expect(byGuest.status).toBe(200);
  const { guest: mail } = (JSON.parse(byGuest.body) as { before: MailsBefore & { guest: object } }).before;
  expect(mail.subject).toContain(booking.code);
  expect(mail.plain).toMatch(/Chúng tôi hoàn .* chậm nhất ngày/);
  expect(mail.plain, 'no link that opens the booking').not.toContain('pass=');
  expect((await read('viec=huy&by=supplier')).body).toContain('(lý do bạn viết)');
  expect((await getBooking(site.db, booking.id, site.clock.now())).state).toBe('confirmed');
  expect((await getBooking(site.db, booking.id, site.clock.now())).refunds).toEqual([]);
  for (const other of ['xoa', 'constructor', '__proto__', ''])
    expect((await read(`viec=${other}`)).status, other).toBe(404);
  const viewer = await signInAs(site, 'chi-xem');
  expect((await read('viec=huy&by=policy', viewer)).status).toBe(403);
});

test("the supplier's mail about a cancellation or other days is previewed, without sending it", async () => {
  await pay();
  const now = site.clock.now();
  await site.db.updateTable('suppliers').set({ email: 'datcho@nha-minh.example' }).execute();
  await issueTripVouchers(site.db, booking.id, now);
  await followBooking(site.db, site.queue, booking.id, now);
  const copies = () =>
    site.db.selectFrom('supplier_copies').selectAll().where('booking_id', '=', booking.id).execute();
  const known = await copies();
  expect(known).toHaveLength(1);
  const read = async (query: string) => {
    const form = Object.fromEntries(new URLSearchParams(query));
    const { body } = await office.post(`${path()}/thu`, form);
    return (JSON.parse(body) as { before: MailsBefore | null }).before;
  };
  const off = await read('viec=huy&by=policy');
  expect(off?.suppliers.mails).toMatchObject([
    { recipient: 'datcho@nha-minh.example', subject: `Đặt chỗ ${booking.code} đã hủy` },
  ]);
  const [words] = off?.suppliers.mails ?? [];
  expect(words?.plain).toContain('Không còn diễn ra');
  expect(words?.plain).not.toMatch(/nha-cung-cap|Nguyễn Thu Hà|lý do bạn viết|2\.000\.000/);
  const days = { from: '2026-12-11', to: '2026-12-13' };
  const input = `viec=doi-ngay&from-0=${days.from}&to-0=${days.to}&quantity-0=1&adults-0=1&childAges-0=`;
  expect(await read(input), 'not before it is said what it comes to').toBeNull();
  expect(await read(`${input}&expectedTotalVnd=1&expectedDueVnd=0`), 'not at another price').toBeNull();
  const moved = await read(`${input}&expectedTotalVnd=2000000&expectedDueVnd=0`);
  expect(moved?.guest).toMatchObject({ template: 'rebooked', subject: `Đặt chỗ ${booking.code}: đã đổi` });
  expect(moved?.guest?.plain).toContain('11/12');
  expect(moved?.suppliers.mails).toMatchObject([{ subject: `Đặt chỗ ${booking.code} có thay đổi` }]);
  expect(moved?.suppliers.mails[0]?.plain).toContain('11/12');
  const dearer = input.replace(days.to, '2026-12-15');
  const waits = await read(`${dearer}&expectedTotalVnd=4000000&expectedDueVnd=2000000`);
  expect(waits?.guest).toMatchObject({ template: 'change_offered' });
  expect(waits?.guest?.plain).toMatch(/2\.000\.000/);
  expect(waits?.suppliers, 'nothing before the difference is paid').toEqual({ mails: [], unmailed: [] });
  await site.db.updateTable('suppliers').set({ email: '' }).execute();
  const unheard = await read('viec=huy&by=policy');
  expect([unheard?.suppliers.mails, unheard?.suppliers.unmailed.length]).toEqual([[], 1]);
  expect(await copies()).toEqual(known);
  expect((await getBooking(site.db, booking.id, now)).quote.items[0]?.from).toBe('2026-12-08');
});

test('the list shows its number and total, by its filter', async () => {
  const { body } = await office.get(`/dat-cho?xem=tat-ca&tim=${booking.code}`);
  expect(body).toMatch(/1 kết quả · 2\.000\.000\s₫/);
  expect((await office.get('/dat-cho?xem=tat-ca&tim=zzzzzzzz')).body).toContain('0 kết quả');
});

test('other days are priced before anything changes, and then wait for their difference', async () => {
  await pay();
  const input = {
    'from-0': '2026-12-12',
    'to-0': '2026-12-15',
    'quantity-0': '1',
    'adults-0': '1',
    'childAges-0': '',
  };
  const wrong = await act('doi-ngay', { ...input, 'from-0': '', 'adults-0': 'hai' });
  expect([
    wrong.statusCode,
    wrong.body.includes('Vui lòng chọn ngày.'),
    wrong.body.includes('value="hai"'),
  ]).toEqual([422, true, true]);
  const shown = await act('doi-ngay', input);
  expect(shown.body).toMatch(/Khách trả thêm.*1\.000\.000.*rồi mới đổi.*Khách đọc/s);
  expect((await office.get(path())).body).not.toContain('Chờ khách trả chênh lệch');
  const seen = { ...input, expectedTotalVnd: '3000000', expectedDueVnd: '1000000' };
  expect((await act('doi-ngay', { ...seen, note: '' })).statusCode).toBe(422);
  const old = await act('doi-ngay', { ...seen, expectedDueVnd: '1', note: 'đi trễ' });
  expect([old.statusCode, old.body.includes('Giá vừa đổi')]).toEqual([409, true]);
  expect((await act('doi-ngay', { ...seen, note: 'đi trễ' })).statusCode).toBe(302);
  expect((await office.get(path())).body).toMatch(/Chờ khách trả chênh lệch.*đi trễ/s);
  expect((await act('thoi-doi', { note: '' })).body).toContain('Viết lý do');
  expect((await act('thoi-doi', { note: 'khách giữ ngày cũ' })).statusCode).toBe(302);
  const { body } = await office.get(path());
  expect(body).not.toContain('Chờ khách trả chênh lệch');
  expect(body).toContain('khách giữ ngày cũ');
});

test('a fee is shown by line and waived up to the limit of a role; a cancellation by the supplier leaves the guest a choice', async () => {
  await pay();
  // Two days before departure, half of it is not refunded.
  await site.db
    .updateTable('bookings')
    .set({ quote: sql`jsonb_set(quote, '{items,0,cancellation}', '[]')` })
    .where('code', '=', booking.code)
    .execute();
  await site.db
    .updateTable('bookings')
    .set({ quote: sql`jsonb_set(quote, '{cancellation}', '[]')` })
    .where('code', '=', booking.code)
    .execute();
  const sheet = await office.get(`${path()}?viec=huy`);
  expect(sheet.body).toMatch(/không hoàn nữa.*2\.000\.000/s);
  const adviser = await signInAs(site, 'tu-van');
  const waived = { ...cancelled, by: 'waived', expectedRefundVnd: '0' };
  const refused = await adviser.post(`${path()}?viec=huy`, { viec: 'huy', ...waived });
  expect(refused.statusCode).toBe(403);
  expect((await act('huy', waived)).statusCode).toBe(302);
  expect((await office.get(path())).body).toMatch(/Phí được miễn.*2\.000\.000/s);

  booking = await book(
    site.db,
    site.queue,
    [{ unitId, from: '2026-12-08', to: '2026-12-10' }],
    site.clock.now(),
  );
  await pay();
  expect(
    (await act('huy', { ...cancelled, by: 'supplier', note: 'khách sạn nhận quá số phòng' })).statusCode,
  ).toBe(302);
  expect(site.queue.sent.at(-1)?.name).toBe('booking.disrupted');
  const { body } = await office.get(`${path()}?viec=khoi-phuc`);
  expect(body).toMatch(/đủ 2\.000\.000/);
  expect((await act('khoi-phuc', { choice: 'refund', from: '' })).statusCode).toBe(302);
  expect((await office.get(path())).body).toContain('Đã hủy');
});

test('money at the counter, a longer hold, a note and a mail sent again', async () => {
  expect((await act('gia-han', { hours: '5', note: 'khách đang tới' })).statusCode).toBe(302);
  expect((await act('gui-lai', {})).statusCode).toBe(302);
  expect(site.queue.sent.map(({ name }) => name)).toContain('booking.mail_asked');
  await office.post(path(), { viec: 'ghi-chu', text: 'Hẹn 13:30 gọi lại' });
  const wrong = await act('thu-tien', { amountVnd: 'hai triệu', receiptNo: 'PT-1' });
  expect(wrong.body).toContain('Nhập số tiền');
  const receiptNo = `PT-${booking.code}`;
  expect((await act('thu-tien', { amountVnd: '2.000.000', receiptNo })).statusCode).toBe(302);
  const { body } = await office.get(path());
  expect(body).toMatch(/Hẹn 13:30 gọi lại.*Đã nhận đủ tiền.*Đã giữ chỗ thêm giờ.*khách đang tới/s);
  expect(body).toContain('Đã xác nhận');
});

test('a request is accepted, and the second answer is refused with the first', async () => {
  const car = await createProductOfKind(site.db, 'car', { vehicles: 1, plan: { confirmation: 'request' } });
  booking = await book(site.db, site.queue, [itemOf(car, '2026-12-08')], site.clock.now());
  expect((await act('nhan-loi', { note: 'anh Dũng' })).statusCode).toBe(302);
  const late = await act('tu-choi', { note: 'xe hỏng' });
  expect(late.body).toMatch(/không còn làm được.*còn chỗ, Phạm Thu Hà/s);
});

test('S-04: staff keep the places of a guest who says on the phone that they will pay at the counter', async () => {
  expect((await office.get(path())).body).not.toContain('viec=hen-tra-quay');
  const refused = await act('hen-tra-quay', {});
  expect([refused.statusCode, refused.body.includes('không còn làm được')]).toEqual([409, true]);
  const request = { code: booking.code, method: 'office' as const, actor: 'guest' as const };
  await startPayment(site.db, site.queue, request, { office: counterGateway }, site.clock.now());
  expect((await office.get(path())).body).toContain('viec=hen-tra-quay');
  expect((await act('hen-tra-quay', {})).statusCode).toBe(302);
  const { expiresAt } = await site.db
    .selectFrom('holds')
    .innerJoin('bookings', 'bookings.hold_id', 'holds.id')
    .select('holds.expires_at as expiresAt')
    .where('bookings.code', '=', booking.code)
    .executeTakeFirstOrThrow();
  expect(expiresAt).toEqual(new Date(site.clock.now().getTime() + 24 * 3_600_000));
});

test('S-24: staff change the mailbox of a booking, and record how they verified the person', async () => {
  await pay();
  const reason = 'Gọi lại số đã đặt, đọc đúng ngày đi';
  expect((await act('doi-email', { email: 'ha2@example.com', reason: '' })).body).toContain('nhận ra khách');
  expect((await act('doi-email', { email: 'ha2', reason })).body).toContain('Email chưa đúng');
  expect((await act('doi-email', { email: 'ha2@example.com', reason })).statusCode).toBe(302);
  const again = await act('doi-email', { email: 'ha2@example.com', reason });
  expect([again.statusCode, again.body.includes('đúng địa chỉ này')]).toEqual([409, true]);
  const events = site.db
    .selectFrom('booking_events')
    .select(['actor', 'details'])
    .where('booking_id', '=', booking.id)
    .where('reason', '=', 'contact_changed');
  expect(await events.execute()).toEqual([{ actor: `staff:${office.me.id}`, details: { note: reason } }]);
});

test('staff correct a mistyped name and number: former links end, suppliers are notified, the history has neither', async () => {
  await pay();
  const input = { fullName: 'Nguyễn Thu Hải', phone: '0987 654 321' };
  const wrong = await act('doi-nguoi-dat', { ...input, phone: '12', reason: '' });
  expect(wrong.body).toMatch(/value="Nguyễn Thu Hải".*value="12"/s);
  const reason = 'Nguyễn Thu Hải gọi từ 0987654321, đọc đúng ngày đi';
  site.queue.sent.length = 0;
  expect((await act('doi-nguoi-dat', { ...input, reason })).statusCode).toBe(302);
  const kept = await site.db
    .selectFrom('bookings')
    .select(['full_name', 'phone', 'pass_version'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ full_name: 'Nguyễn Thu Hải', phone: '+84987654321' });
  expect(kept.pass_version).toBeGreaterThan(1);
  expect(site.queue.sent.map(({ name }) => name)).toContain('booking.passengers_saved');
  const again = await act('doi-nguoi-dat', { ...input, reason });
  expect([again.statusCode, again.body.includes('đang đúng như thế')]).toEqual([409, true]);
  const { lines } = await listHistory(site.db, { objectId: booking.code, verb: 'booking.holder_changed' });
  expect(lines).toMatchObject([{ reason: '… gọi từ …, đọc đúng ngày đi' }]);
});

test('papers are masked until requested, and each request is logged', async () => {
  const passenger = {
    fullName: 'Lê Minh',
    sex: 'male',
    bornOn: '1990-02-03',
    nationality: 'Việt Nam',
    documentNo: '079123456',
  };
  const list = { code: booking.code, passengers: [passenger as never], actor: 'guest' as const };
  await savePassengers(site.db, site.queue, list, { secrets: site.app.secrets.data, now: site.clock.now() });
  expect((await office.get(path())).body).not.toContain('079123456');
  expect((await act('sua-ten', { names: 'Lê Minh Anh' })).statusCode).toBe(302);
  const opened = await office.post(path(), { viec: 'giay-to' });
  expect(opened.body).toMatch(/Lê Minh Anh.*03\/02\/1990.*079123456/s);
  const { lines } = await listHistory(site.db, { objectId: booking.code, verb: 'booking.papers' });
  expect(lines).toMatchObject([{ after: { count: 1 } }]);
});

test('it is marked whose papers are there and how much of the passenger list is missing, without a word of them', async () => {
  const tour = await createProductOfKind(site.db, 'tour', { allotment: 10 });
  booking = await book(site.db, site.queue, [itemOf(tour, '2026-12-08', { adults: 2 })], site.clock.now());
  const shown = async () => (await office.get(path())).body.replaceAll('<!-- -->', '');
  expect(await shown()).toMatch(/Danh sách khách.*0\/2 người · gửi trước.*Còn thiếu/s);
  const papers = { sex: 'male', bornOn: '1990-02-03', nationality: 'Việt Nam', documentNo: '079123457' };
  const save = async (passengers: object[]) => {
    const list = { code: booking.code, passengers: passengers as never, actor: 'guest' as const };
    const by = { secrets: site.app.secrets.data, now: site.clock.now() };
    expect(await savePassengers(site.db, site.queue, list, by)).toEqual({ ok: true });
  };
  await save([{ fullName: 'Lê Minh', ...papers }, { fullName: 'Lê Chi' }]);
  const half = await shown();
  expect(half).toMatch(/Lê Minh.*đã có.*Lê Chi.*Chưa có giấy tờ/s);
  expect(half).toMatch(/Danh sách khách.*2\/2 người, 1 người chưa có giấy tờ · gửi trước.*Còn thiếu/s);
  await save(['Lê Minh', 'Lê Chi'].map((fullName) => ({ fullName, ...papers })));
  const whole = await shown();
  expect(whole).toMatch(/Danh sách khách.*2\/2 người.*Đã đủ/s);
  expect(whole).not.toMatch(/Chưa có giấy tờ|079123457|1990/);
});

test('of a booking whose deposit is paid the cancellation shows by line what was paid, the fee and what comes back', async () => {
  await pay();
  const quote = sql`jsonb_set(jsonb_set(quote, '{items,0,dueNow}', '600000'), '{items,0,cancellation}', '[]')`;
  await site.db
    .updateTable('bookings')
    .set({ quote: sql`jsonb_set(${quote}, '{cancellation}', '[]')`, total_vnd: 2_000_000 })
    .where('code', '=', booking.code)
    .execute();
  await sql`ALTER TABLE ledger_entries DISABLE TRIGGER USER`.execute(site.db);
  await sql`UPDATE ledger_entries SET amount_vnd = amount_vnd * 3 / 10
    WHERE booking_id = ${booking.id}`.execute(site.db);
  await sql`ALTER TABLE ledger_entries ENABLE TRIGGER USER`.execute(site.db);
  const { body } = await office.get(`${path()}?viec=huy`);
  const html = body.replaceAll('<!-- -->', '');
  expect(html).toMatch(/600\.000<span[^>]*>của 2\.000\.000<\/span>.*>2\.000\.000<.*>0</s);
  expect(html).toContain('Khách trả chưa đủ phí: 1.400.000');
});

test('the search in the header finds a booking by phone, name, voucher and transfer, with the right to see it', async () => {
  await pay();
  const { phone } = await site.db
    .selectFrom('bookings')
    .select('phone')
    .where('code', '=', booking.code)
    .executeTakeFirstOrThrow();
  for (const text of [
    phone.slice(5),
    booking.code.toLowerCase(),
    `${booking.code}-1`,
    `thu ha ${booking.code.slice(2, 8)}`,
  ])
    expect((await office.get(`/tim?tim=${encodeURIComponent(text)}`)).body).toContain(path());
  expect((await office.get(`/tim?tim=${booking.code}`)).body).toContain('Tiền về');
  const editor = await signInAs(site, 'bien-tap');
  expect((await editor.get(`/tim?tim=${booking.code}`)).body).not.toContain(path());
});

test('staff record a late arrival, that its supplier knows, and invoice details; a guest gets an answer', async () => {
  await pay();
  await act('den-muon', { position: '0', time: '23:00', note: 'khách gọi' });
  const stands = () => getBooking(site.db, booking.id, site.clock.now());
  const [arrival] = (await stands()).arrivals;
  expect((await office.get(path())).body).toMatch(/Đến muộn.*NCC chưa bấm đã biết/s);
  expect((await act('ncc-da-biet', { arrivalId: arrival?.id ?? '' })).statusCode).toBe(302);
  expect((await stands()).arrivals[0]?.acknowledgedAt).not.toBeNull();
  const wrong = await act('hoa-don', { companyName: 'Hà', taxCode: '1', address: 'Hà Nội', email: '' });
  expect(wrong.body).toContain('Mã số thuế gồm 10 chữ số');
  const right = { companyName: 'Hà', taxCode: '0100109106', address: 'Hà Nội', email: '' };
  expect((await act('hoa-don', right)).statusCode).toBe(302);
  expect((await act('so-hoa-don', { invoiceNo: '0000123' })).statusCode).toBe(302);
  expect(await stands()).toMatchObject({ invoiceNo: '0000123', invoice: { companyName: 'Hà' } });
  await writeMessage(site.db, { code: booking.code, text: 'Có nôi không?' }, site.clock.now());
  expect((await office.get(path())).body).toContain('Có nôi không?');
  await office.post(path(), { viec: 'tra-loi', text: 'Dạ có.' });
  expect((await office.get(path())).body).toMatch(/Dạ có\./);
  const looking = await signInAs(site, 'chi-xem');
  const refused = await looking.post(path(), { viec: 'tra-loi', text: 'Không.' });
  expect(refused.statusCode).toBe(403);
});

test('staff cancel one of two items for a guest, exactly as previewed', async () => {
  const stays = ['2026-12-12', '2026-12-20'].map((from, at) => ({
    unitId,
    from,
    to: at === 0 ? '2026-12-14' : '2026-12-22',
  }));
  booking = await book(site.db, site.queue, stays, site.clock.now());
  await pay();
  const sheet = (await office.get(`${path()}?viec=huy-mot`)).body.replaceAll('<!-- -->', '');
  expect(sheet).toMatch(/phí 0, trả khách 2\.000\.000/);
  expect((await act('huy-mot', { item: '1 1', note: 'khách bớt' })).statusCode).toBe(409);
  expect((await act('huy-mot', { item: '1 2000000', note: 'khách bớt' })).statusCode).toBe(302);
  const { body } = await office.get(path());
  expect(body).toContain('Đã hủy');
});

test('a guest is moved to another hotel of the class: with the difference shown, priced, done; a second move is refused', async () => {
  const stars = { details: json({ stars: 3 }) };
  await site.db
    .updateTable('products')
    .set({ details: json({ stars: 1 }) })
    .where('kind', '=', 'hotel')
    .execute();
  const home = await createBookableHotel(site.db, { allotment: 9, details: { stars: 3 } });
  const other = await createBookableHotel(site.db, { allotment: 1, details: { stars: 3 } });
  await site.db
    .updateTable('products')
    .set(stars)
    .where('id', 'in', [home.productId, other.productId])
    .execute();
  const stay = { unitId: home.unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  booking = await book(site.db, site.queue, [stay], site.clock.now());
  await pay();
  const sheet = (await office.get(`${path()}?viec=chuyen`)).body;
  expect(sheet).toMatch(/name="target"[^>]*value="\d+ \d+"/);
  expect(sheet).toContain('bằng giá');
  const target = /name="target"[^>]*value="(\d+ \d+)"/.exec(sheet)?.[1] ?? '';
  const form = { position: '0', target, bearer: 'cong-ty' };
  const shown = await act('chuyen', form);
  expect(shown.body).toContain('Đổi ngay, không chênh lệch');
  const seen = { ...form, expectedTotalVnd: '2000000', expectedDueVnd: '0', expectedBorneVnd: '0' };
  expect((await act('chuyen', { ...seen, note: '' })).body).toContain('khách sẽ đọc câu này');
  expect((await act('chuyen', { ...seen, note: 'Khách sạn hỏng nước' })).statusCode).toBe(302);
  const { body } = await office.get(path());
  expect(body).toContain('Khách sạn hỏng nước');
  const again = await act('chuyen', { ...seen, note: 'Khách sạn hỏng nước' });
  expect(again.statusCode).toBe(409);
  expect(
    (await (await signInAs(site, 'ke-toan')).post(`${path()}?viec=chuyen`, { viec: 'chuyen', ...form })).body,
  ).toContain('không được làm việc này');
});

test('credit is given within the limit, waits for a second person above it, and its expiry is extended', async () => {
  await pay();
  expect((await act('tang-tin-dung', { amountVnd: 'nhiều', reason: '' })).statusCode).toBe(422);
  expect((await act('tang-tin-dung', { amountVnd: '300.000', reason: 'phòng ồn' })).statusCode).toBe(302);
  const code = /TD[2-9A-Z]{8}/.exec((await office.get(path())).body)?.[0] ?? '';
  expect(code).not.toBe('');
  const { validUntil } = (await getBooking(site.db, booking.id, site.clock.now())).credits[0] ?? {
    validUntil: '',
  };
  const later = validUntil.replace(/^\d+/, (year) => String(Number(year) + 1));
  const extended = { credit: `${code} ${validUntil}`, validUntil: later, reason: 'khách ốm' };
  expect((await act('gia-han-tin-dung', extended)).statusCode).toBe(302);
  const late = await act('gia-han-tin-dung', extended);
  expect(late.body).toMatch(/vừa được đổi.*Lần cuối: gia hạn tín dụng, Phạm Thu Hà/s);
  expect((await act('tang-tin-dung', { amountVnd: '3.000.000', reason: 'bù cả chuyến' })).statusCode).toBe(
    302,
  );
  const waiting = (await office.get(`${path()}?viec=duyet-tin-dung`)).body;
  expect(waiting).toMatch(/Chờ người thứ hai duyệt/);
  expect(waiting).toContain('Rút lại đề nghị');
  const proposal = /name="proposal"[^>]*value="(\d+)"/.exec(waiting)?.[1] ?? '';
  const agreed = { proposal, answer: 'dong-y', reason: '' };
  expect((await act('duyet-tin-dung', agreed)).body).toContain('Người đề nghị không tự duyệt được');
  const accountant = await signInAs(site, 'ke-toan');
  const decided = await accountant.post(`${path()}?viec=duyet-tin-dung`, {
    viec: 'duyet-tin-dung',
    ...agreed,
  });
  expect(decided.statusCode).toBe(302);
  expect(
    (await getBooking(site.db, booking.id, site.clock.now())).credits.map(({ amount }) => amount),
  ).toEqual([300_000, 3_000_000]);
});

test('a booking from a list links to the previous and next one, in the order when the list was opened', async () => {
  const name = `Ngọc Lân ${booking.code}`;
  const made = [];
  for (let at = 0; at < 3; at++) {
    const one = await book(
      site.db,
      site.queue,
      [{ unitId, from: '2026-12-08', to: '2026-12-09' }],
      site.clock.now(),
    );
    await site.db.updateTable('bookings').set({ full_name: name }).where('id', '=', one.id).execute();
    made.unshift(one.code);
  }
  const list = (await office.get(`/dat-cho?tim=${encodeURIComponent(name)}`)).body;
  const hrefs = [...list.matchAll(/href="\/quan-tri(\/dat-cho\/DV[^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const order = hrefs.map((href) => href.slice(9, 18));
  expect(order.toSorted()).toEqual(made.toSorted());
  const steps = (body: string) =>
    [
      ...body.matchAll(
        /href="\/quan-tri(\/dat-cho\/DV[^"]+)"[^>]*aria-label="Đặt chỗ (?:trước|sau)|aria-label="Đặt chỗ (?:trước|sau)[^>]*href="\/quan-tri(\/dat-cho\/DV[^"]+)"/g,
      ),
    ].map(([, one, other]) => (one ?? other ?? '').slice(9, 18));
  const middle = await office.get(hrefs[1] ?? '');
  expect(steps(middle.body)).toEqual([order[0], order[2]]);
  // After this change it is first in the list; it still leads to the same two neighbours.
  const changedAt = new Date(site.clock.now().getTime() + 60_000);
  for (const code of order.slice(0, 2))
    await site.db
      .updateTable('bookings')
      .set({ changed_at: changedAt })
      .where('code', '=', code ?? '')
      .execute();
  expect(steps((await office.get(hrefs[1] ?? '')).body)).toEqual([order[0], order[2]]);
  expect(steps((await office.get(hrefs[0] ?? '')).body)).toEqual([order[1], order[2]]);
  expect(steps((await office.get(path())).body)).toEqual([]);
  const all = (await office.get('/dat-cho?xem=tat-ca&loai=hotel')).body;
  const [, top = ''] = /href="\/quan-tri(\/dat-cho\/DV[^"]+)"/.exec(all) ?? [];
  const first = (await office.get(top.replaceAll('&amp;', '&'))).body;
  expect(first).toMatch(/>1(<!-- -->)? \/ (<!-- -->)?\d+</);
  expect(first).toContain('Đặt chỗ trước (Alt ↑): không có');
});

test('others who have the booking open are shown, and the timeline can be filtered', async () => {
  await pay();
  await act('gia-von', {});
  const other = await signInAs(site, 'tu-van');
  const presence = (action: string) => `/dang-soan?loai=booking&so=${booking.code}&viec=${action}`;
  expect((await other.post(presence('o-day'), {})).statusCode).toBe(200);
  expect((await office.get(path())).body).toMatch(/Trần Ngọc Lan.{0,40}đang xem/);
  await other.post(presence('thoi'), {});
  expect((await office.get(path())).body).not.toContain('đang xem');
  expect((await other.post(presence('giu'), {})).statusCode).toBe(400);
  const money = (await office.get(`${path()}?loc=tien`)).body;
  expect(money).toContain('>Đã nhận đủ tiền<');
  expect(money).not.toContain('>Đã giữ chỗ<');
  const changes = (await office.get(`${path()}?loc=doi`)).body;
  expect(changes).toContain('>Đã giữ chỗ<');
  expect(changes).not.toContain('>Đã nhận đủ tiền<');
});
