import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { keepCart, readCart } from '#web/parts/booking/cart-cookie.ts';
import { bookAgain } from './book-again.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const withCart = (cookie = '') => new Request('http://localhost/dat-cho/x', { headers: { cookie } });
const cartOf = (reply: Response) =>
  readCart(withCart(reply.headers.get('set-cookie')?.split(';')[0] ?? ''), site.app).items.map(
    ({ unitId, from, to, quantity }) => ({ unitId, from, to, quantity }),
  );

test('what a lapsed booking was about is in the cart again, once, beside what was chosen since', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03', quantity: 2 };
  const { code } = await book(site.db, site.queue, [stay], site.clock.now());
  const early = await bookAgain(site.app, withCart(), code);
  expect(early.headers.get('set-cookie')).toBeNull();
  site.clock.advance({ minutes: 26 });
  await expireHolds(site.db, site.queue, site.clock.now());
  const first = await bookAgain(site.app, withCart(), code);
  expect(first.headers.get('location')).toBe('/gio-hang');
  expect(cartOf(first)).toEqual([stay]);
  const kept = first.headers.get('set-cookie')?.split(';')[0];
  expect(cartOf(await bookAgain(site.app, withCart(kept), code))).toEqual([stay]);
  const other = readCart(withCart(kept), site.app).items.map((item) => ({ ...item, from: '2026-12-02' }));
  const cookie = keepCart(site.app, { items: other }).split(';')[0];
  expect(cartOf(await bookAgain(site.app, withCart(cookie), code))).toEqual([
    stay,
    { ...stay, from: '2026-12-02' },
  ]);
});
