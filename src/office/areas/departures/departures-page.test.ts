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

test('departures stand with their seats, guests and bookings; what is below its minimum is marked', async () => {
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

test('guide and vehicle are written down with their history; who comes too late sees what a colleague wrote', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const page = `/khoi-hanh/${tour.productId}/2026-12-01`;
  const empty = { thayHuongDan: '', thayXe: '' };
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

test('of two who write of a departure at once one is told', async () => {
  const asked = { productId: tour.productId, day: '2026-12-09', seen: { guide: '', vehicle: '' } };
  const names = ['An', 'Bình', 'Chi', 'Dũng'];
  const results = await Promise.all(
    names.map((guide) =>
      saveDepartureCrew(
        site.db,
        { ...asked, crew: { guide, vehicle: '' }, actor: staff(guide) },
        site.clock.now(),
      ),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await findDeparture(site.db, asked.productId, asked.day)).toMatchObject({
    guide: names[results.findIndex(({ ok }) => ok)],
  });
});

test('S-14: the list of passengers has papers only for who may read them, and taking it is written down', async () => {
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
