import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDeparture, saveDepartureCrew, savePassengers } from '#modules/booking/trip/passengers.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let tour: TestProductOfKind;
let code: string;

beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const details = { tourType: 'shared', guaranteed: false, groupMin: 6 };
  tour = await createProductOfKind(site.db, 'tour', { allotment: 20, details });
  ({ code } = await bookAndPay(site.db, site.queue, [itemOf(tour, '2026-12-01')], site.clock.now()));
  const passenger = { sex: 'female', bornOn: '1990-02-03', nationality: 'Việt Nam', documentNo: '079123456' };
  const passengers = [{ ...passenger, fullName: '=Trần Bảo' } as never];
  const keys = { secrets: site.app.secrets.data, now: site.clock.now() };
  await savePassengers(site.db, site.queue, { code, passengers, actor: 'guest' }, keys);
}, 120_000);
afterAll(() => site.close());

const file = (kind: string) => `/khoi-hanh/${tour.productId}/2026-12-01/khach.${kind}`;

test('departures are listed with their seats, guests and bookings; those below their minimum are marked', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const { body } = await office.get('/khoi-hanh');
  const shown = `Tour đảo hai ngày.*1/6 khách tối thiểu.*mở 20, giữ 0, bán 1.*${code}`;
  expect(body.replaceAll('<!-- -->', '')).toMatch(new RegExp(shown, 's'));
  expect((await office.get('/khoi-hanh?xem=thieu-khach')).body).toContain('khách tối thiểu');
  expect((await office.get('/khoi-hanh?tim=khong-co')).body).toContain('Không có chuyến nào như vậy');
  const all = (await office.get('/khoi-hanh?xem=tat-ca&tu=2026-12-10&den=2026-12-11')).body;
  expect(all).toContain('Tour đảo hai ngày');
  expect(all).not.toContain(code);
});

test('guide and vehicle are saved with their history; a concurrent edit shows what a colleague wrote', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/khoi-hanh/${tour.productId}/2026-12-01`;
  const empty = { form: 'xe', so: '1', cho: '', thayCho: '', thayHuongDan: '', thayXe: '' };
  const wish = { huongDan: 'Lan 0912 000 111', xe: '29B-12345', ...empty };
  expect((await office.post(page, wish)).body).toContain('Đã ghi hướng dẫn và xe.');
  expect((await office.post(page, wish)).body, 'the same again is done already').toContain('Đã ghi');
  const late = await office.post(page, { huongDan: 'Hà', xe: '', ...empty });
  expect(late.statusCode).toBe(422);
  expect(late.body).toMatch(/nay hướng dẫn là “Lan 0912 000 111”, xe là “29B-12345”.*value="Hà"/s);
  const tooLong = await office.post(page, { ...wish, huongDan: 'x'.repeat(201) });
  expect(tooLong.body).toMatch(/Tối đa 200 chữ\./);
  const shown = (await office.get(page)).body;
  expect(shown).toMatch(/Lan 0912 000 111.*Lịch sử.*Ghi hướng dẫn viên và xe của chuyến/s);
  expect((await office.get('/khoi-hanh')).body).toContain('Lan 0912 000 111 · 29B-12345');
  const { lines } = await listHistory(site.db, { verb: 'booking.crew' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    before: { guide: '', vehicle: '' },
    after: { guide: 'Lan 0912 000 111', vehicle: '29B-12345' },
  });
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.get(page)).body).not.toContain('name="huongDan"');
  expect((await viewer.post(page, wish)).body).toContain('không ghi được mục này');
  for (const wrong of ['/khoi-hanh/999999/2026-12-01', `/khoi-hanh/${tour.productId}/2026-13-01`])
    expect((await office.get(wrong)).statusCode, wrong).toBe(404);
});

test('of two concurrent edits of a departure the second is refused', async () => {
  const none = { guide: '', vehicle: '', seats: null };
  const input = { productId: tour.productId, day: '2026-12-09', seen: none };
  const names = ['An', 'Bình', 'Chi', 'Dũng'];
  const results = await Promise.all(
    names.map((guide) =>
      saveDepartureCrew(
        site.db,
        { ...input, crew: { ...none, guide }, actor: staff(guide) },
        site.clock.now(),
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findDeparture(site.db, input.productId, input.day)).toMatchObject({
    parts: [{ guide: names[results.findIndex(({ ok }) => ok)] }],
  });
});

test('S-14: the passenger list has papers only with the right to read them, and each download is logged', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const sheet = (await office.get(file('csv'))).body;
  expect(sheet).toContain("'=Trần Bảo");
  expect(sheet).toMatch(/Số giấy tờ.*Nữ,03\/02\/1990,Việt Nam,079123456/s);
  expect(sheet).toMatch(/Số giấy tờ,Hướng dẫn,Xe.*,079123456,Lan 0912 000 111,29B-12345/s);
  const book = await office.get(file('xlsx'));
  expect(book.headers['content-disposition']).toContain(`khach-${tour.productId}-2026-12-01.xlsx`);
  const [head, first] = await readSheet(book.rawPayload);
  expect(head).toEqual(expect.arrayContaining(['Họ tên', 'Số giấy tờ', 'Hướng dẫn', 'Xe']));
  expect(first).toEqual(expect.arrayContaining(['=Trần Bảo', '079123456', 'Lan 0912 000 111', '29B-12345']));
  const printed = readPdf((await office.get(file('pdf'))).rawPayload).join('');
  expect(printed).toContain('TrầnBảo');
  expect(printed).toContain('079123456');
  expect(printed).toContain('Hướngdẫn:Lan0912000111');
  expect(printed).toContain('Xe:29B-12345');
  const { lines } = await listHistory(site.db, { verb: 'booking.manifest' });
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({ objectType: 'departure', objectId: 'Tour đảo hai ngày 2026-12-01' });
  expect(JSON.stringify(lines)).not.toContain('Bảo');
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.get(file('csv'))).statusCode).toBe(403);
  expect((await viewer.get('/khoi-hanh')).body).not.toContain('khach.csv');
  expect((await office.get('/khoi-hanh/999999/2026-12-01/khach.csv')).statusCode).toBe(404);
});

test('bookings are selected, shown with the seats of both days, moved with mails to guests, and refused with the number', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/khoi-hanh/${tour.productId}/2026-12-14`;
  const item = itemOf(tour, '2026-12-14', { adults: 3 });
  const moved = await bookAndPay(site.db, site.queue, [item], site.clock.now());
  await bookAndPay(site.db, site.queue, [itemOf(tour, '2026-12-21', { adults: 18 })], site.clock.now());
  const wish = { form: 'doi', ma: moved.code, ngay: '2026-12-17', xeSo: '1', loiNhan: '', buoc: 'xem' };
  expect((await office.post(page, wish)).body).toContain('Viết lý do: khách đọc câu này.');
  const withMessage = { ...wish, loiNhan: 'Gộp hai chuyến ít khách.' };
  const full = (await office.post(page, { ...withMessage, ngay: '2026-12-21' })).body;
  expect(full).toMatch(/Không đủ chỗ: .* ngày 21\/12.* còn 2, cần 3.*Gộp hai chuyến ít khách\./s);
  const shown = (await office.post(page, withMessage)).body.replaceAll('<!-- -->', '');
  expect(shown).toMatch(/1 đặt chỗ, 3 khách chuyển từ .*3\/20.*0\/20.*Ai không trả lời thì được hoàn đủ/s);
  expect(shown).toContain('Chuyển 1 đặt chỗ và báo khách');
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.post(page, { ...withMessage, buoc: 'lam' })).body).toContain('không gộp, tách được');
  const done = (await office.post(page, { ...withMessage, buoc: 'lam' })).body;
  expect(done).toContain('Đã chuyển 1 đặt chỗ, 3 khách');
  const there = (await office.get(`/khoi-hanh/${tour.productId}/2026-12-17`)).body;
  expect(there).toMatch(new RegExp(`Chờ khách chọn.*${moved.code}.*Gộp hai chuyến ít khách`, 's'));
  const closings = (await office.get('/ngung-phuc-vu')).body;
  const id = /dot=([0-9a-f-]{36})/.exec(closings)?.[1];
  const one = (await office.get(`/ngung-phuc-vu?dot=${id}`)).body;
  expect(one).toContain(moved.code);
  expect(one).not.toContain('Mở lại những ngày này');
  const reopened = await office.post('/ngung-phuc-vu', { do: 'reopen', id: String(id) });
  expect(reopened.body, 'a moved departure closed no day').not.toContain('Đã mở lại');
});

test('rooms are proposed, saved and printed beside their guests', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const cruise = await createProductOfKind(site.db, 'cruise', { allotment: 5 });
  const booked = await bookAndPay(site.db, site.queue, [itemOf(cruise, '2026-12-03')], site.clock.now());
  const page = `/khoi-hanh/${cruise.productId}/2026-12-03`;
  const name = `${booked.code}-0`;
  expect((await office.get(`${page}?xep=1`)).body).toMatch(new RegExp(`name="phong-${name}"[^>]*value="1"`));
  const form = { form: 'phong', [`phong-${name}`]: 'Cabin 205', [`thay-${name}`]: '' };
  expect((await office.post(page, form)).body).toContain('Đã xếp phòng cho 1 dòng.');
  const clash = await office.post(page, { ...form, [`phong-${name}`]: 'Cabin 101' });
  expect(clash.body).toMatch(/Có người vừa xếp: .*“Cabin 205”.*value="Cabin 101"/s);
  const long = await office.post(page, { ...form, [`phong-${name}`]: 'x'.repeat(41) });
  expect(long.body).toContain('Tối đa 40 chữ.');
  expect((await office.get(`${page}/khach.csv`)).body).toMatch(/Phòng.*Cabin 205/s);
  expect(readPdf((await office.get(`${page}/khach.pdf`)).rawPayload).join('')).toContain('Cabin205');
});

test('an extra departure is opened on another weekday, is marked, and is removed while nobody has booked it', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const weekly = await createProductOfKind(site.db, 'tour', { details: { departureWeekdays: [2] } });
  const { code: productCode } = await site.db
    .selectFrom('products')
    .select('code')
    .where('id', '=', weekly.productId)
    .executeTakeFirstOrThrow();
  const form = { product: productCode, day: '2026-12-11', reason: 'Đoàn công ty' };
  const wrong = await office.post('/khoi-hanh', { ...form, product: 'KHONG-CO', reason: '' });
  expect(wrong.body).toContain('Ghi lý do, để người sau hiểu.');
  expect((await office.post('/khoi-hanh', { ...form, product: 'KHONG-CO' })).body).toContain(
    'Không có sản phẩm nào có mã',
  );
  expect((await office.post('/khoi-hanh', { ...form, day: '2026-12-08' })).body).toContain(
    'Ngày này đã có chuyến.',
  );
  const opened = await office.post('/khoi-hanh', form);
  const page = `/khoi-hanh/${weekly.productId}/2026-12-11`;
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toContain(page);
  expect((await office.get(page)).body.replaceAll('<!-- -->', '')).toContain(
    'Chuyến thêm ngoài lịch: <b>Đoàn công ty',
  );
  const all = (await office.get('/khoi-hanh?xem=tat-ca&tu=2026-12-11&den=2026-12-11')).body;
  expect(all).toContain('Chuyến thêm');
  expect((await office.post(page, { form: 'bo-chuyen' })).body).toContain('Đã bỏ chuyến thêm');
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.get('/khoi-hanh')).body).not.toContain('Mở chuyến');
  expect((await viewer.post('/khoi-hanh', form)).statusCode).toBe(403);
});
