import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as changePage from './change-page.tsx';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db);
  unitId = unitIds[0] as number;
});
afterAll(() => site.close());

const now = () => site.clock.now();
const wish = (from: string, to: string) => ({
  ...{ 'from-0': from, 'to-0': to, 'quantity-0': '1', 'adults-0': '1', 'childAges-0': '' },
});

async function trip() {
  const { code, id } = await bookAndPay(
    site.db,
    site.queue,
    [{ unitId, from: '2026-12-08', to: '2026-12-10' }],
    now(),
  );
  const cookie = await tripCookie(site, code);
  const path = `/chuyen-di/${code}/doi`;
  const look = (typed: Record<string, string> = {}) =>
    callPage(site, changePage.loader, {
      path: `${path}?${new URLSearchParams(typed)}`,
      params: { code },
      cookie,
    });
  const send = (form: Record<string, string>) =>
    callPage(site, changePage.action, { path, params: { code }, cookie, form });
  return { code, id, look, send };
}

test('a guest sees the difference first, and confirms exactly what was shown', async () => {
  const { code, id, look, send } = await trip();
  expect(await look()).toMatchObject({
    items: [{ from: '2026-12-08', fromLabel: 'Nhận phòng' }],
    preview: null,
  });
  const asked = wish('2026-12-12', '2026-12-15');
  expect(await look(asked)).toMatchObject({ preview: { dueVnd: 1_000_000, totalVnd: 3_000_000 } });
  expect((await getBooking(site.db, id, now())).change).toBeNull();
  const stale = await send({ ...asked, expectedTotalVnd: '1', expectedDueVnd: '0' });
  expect(stale).toMatchObject({
    init: { status: 409 },
    data: { error: expect.stringMatching(/Giá vừa thay đổi/) },
  });
  const paying = await send({ ...asked, expectedTotalVnd: '3000000', expectedDueVnd: '1000000' });
  expect(redirectOf(paying)).toEqual([303, `/dat-cho/${code}`]);
  expect((await getBooking(site.db, id, now())).change).toMatchObject({ due: 1_000_000 });
});

test('days at the same price are changed at once; errors are beside their fields', async () => {
  const { code, id, look, send } = await trip();
  expect(await look({ ...wish('', '2026-12-20'), 'adults-0': 'x' })).toMatchObject({
    problems: { 'from-0': 'Vui lòng chọn ngày.', 'adults-0': 'Vui lòng nhập một số.' },
    typed: { 'adults-0': 'x' },
  });
  expect(await look({ ...wish('2026-12-18', '2026-12-20'), 'quantity-0': '0' })).toMatchObject({
    problems: { 'quantity-0': 'Số lượng: ít nhất 1.' },
    error: 'Vui lòng xem lại các ô bên dưới.',
  });
  expect(await look(wish('2026-12-18', '2026-12-18'))).toMatchObject({
    error: expect.stringMatching(/phải sau/),
    problems: { 'to-0': expect.stringMatching(/phải sau/) },
  });
  expect(await look(wish('2026-12-08', '2026-12-10'))).toMatchObject({
    error: expect.stringMatching(/chưa đổi gì/),
  });
  const done = await send({
    ...wish('2026-12-18', '2026-12-20'),
    expectedTotalVnd: '2000000',
    expectedDueVnd: '0',
  });
  expect(redirectOf(done)).toEqual([303, `/chuyen-di/${code}?xong=doi`]);
  expect((await getBooking(site.db, id, now())).quote.items[0]).toMatchObject({ from: '2026-12-18' });
});

test('code and phone alone need further proof', async () => {
  const { code } = await trip();
  const cookie = await tripCookie(site, code, 'reduced');
  const reply = await callPage(site, changePage.loader, {
    path: `/chuyen-di/${code}/doi`,
    params: { code },
    cookie,
  });
  expect(redirectOf(reply)[1]).toContain('/xac-nhan');
});
