import { afterAll, beforeAll, expect, test } from 'vitest';
import { markDemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
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
