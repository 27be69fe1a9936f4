import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { type ApiBooking, bookByApi } from '#tests/support/api-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import { loader } from './provider-return.ts';

let site: TestServer;
let booking: ApiBooking;
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db);
  booking = await bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
});
afterAll(() => site.close());

async function comeBack(orderId: string, cookie = ''): Promise<string | null> {
  const path = `/thanh-toan/momo/tra-ve?orderId=${orderId}`;
  const [, to] = redirectOf(await callPage(site, loader, { path, params: { provider: 'momo' }, cookie }));
  return to;
}

test('S-05: the return address of a provider shows a stranger nothing of a booking', async () => {
  const lookUp = (code: string) => `/chuyen-di?code=${code}&tu=thanh-toan`;
  expect(await comeBack(`${booking.code}-1`)).toBe(lookUp(booking.code));
  expect(await comeBack('DV2222222-1')).toBe(lookUp('DV2222222'));
  for (const odd of ['', '//x.example-1', 'DV22&x=1-1'])
    expect(await comeBack(encodeURIComponent(odd))).toBe('/chuyen-di');
});

test('S-05: the guest who made the booking returns to it', async () => {
  const cookie = await tripCookie(site, booking.code);
  expect(await comeBack(`${booking.code}-1`, cookie)).toBe(`/dat-cho/${booking.code}`);
  expect(await comeBack('DV2222222-1', cookie)).toBe('/chuyen-di?code=DV2222222&tu=thanh-toan');
});
