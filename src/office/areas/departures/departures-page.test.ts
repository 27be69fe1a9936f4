import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
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
  const keys = { secret: site.app.secrets.token, now: site.clock.now() };
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

test('S-14: the list of passengers has papers only for who may read them, and taking it is written down', async () => {
  const office = await signInAs(site, 'dieu-hanh');
  const sheet = (await office.get(file('csv'))).body;
  expect(sheet).toContain("'=Trần Bảo");
  expect(sheet).toMatch(/Số giấy tờ.*Nữ,03\/02\/1990,Việt Nam,079123456/s);
  const printed = readPdf((await office.get(file('pdf'))).rawPayload).join('');
  expect(printed).toContain('TrầnBảo');
  expect(printed).toContain('079123456');
  const { lines } = await listHistory(site.db, { verb: 'booking.manifest' });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ objectType: 'departure', objectId: 'Tour đảo hai ngày 2026-12-01' });
  expect(JSON.stringify(lines)).not.toContain('Bảo');
  const viewer = await signInAs(site, 'chi-xem');
  expect((await viewer.get(file('csv'))).statusCode).toBe(403);
  expect((await viewer.get('/khoi-hanh')).body).not.toContain('khach.csv');
  expect((await office.get('/khoi-hanh/999999/2026-12-01/khach.csv')).statusCode).toBe(404);
});
