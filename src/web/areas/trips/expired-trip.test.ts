import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true, withSettings: true });
}, 120_000);
afterAll(() => site?.close());

test('a booking whose hold is over says so, offers it again, and speaks of no cancellation', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07', quantity: 1 };
  const { code } = await book(site.db, site.queue, [stay], site.clock.now());
  const cookie = await tripCookie(site, code);
  const read = async (path: string) => (await site.get(path, { cookie })).body.replaceAll('<!-- -->', '');
  const held = await read(`/dat-cho/${code}`);
  expect(held).toContain('Nếu bạn hủy');
  expect(held).not.toContain('Không phát sinh thêm ở bước sau');
  const status = await read(`/dat-cho/${code}/tinh-trang`);
  site.clock.advance({ minutes: 22 });
  // Though neither state nor money have changed, a page that is open turns to what is true now.
  expect(await read(`/dat-cho/${code}/tinh-trang`)).not.toBe(status);
  for (const path of [`/dat-cho/${code}`, `/chuyen-di/${code}`])
    expect(await read(path), 'before the sweep').toContain('Thời gian giữ chỗ vừa hết');
  site.clock.advance({ minutes: 4 });
  await expireHolds(site.db, site.queue, site.clock.now());
  const payment = await read(`/dat-cho/${code}`);
  expect(payment).toMatch(/<h1[^>]*>Hết giờ giữ chỗ<\/h1>/);
  const trip = await read(`/chuyen-di/${code}`);
  for (const page of [payment, trip]) {
    expect(page).toContain('Thời gian giữ chỗ đã hết');
    expect(page).toContain('Đặt lại');
    expect(page).not.toContain('Nếu bạn hủy');
    expect(page).not.toContain('Cần thay đổi?');
    expect(page).not.toContain('Đã thanh toán');
  }
});
