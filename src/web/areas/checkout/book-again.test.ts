import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readCartCookie, writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { bookAgain } from './book-again.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const withCart = (cookie = '') => new Request('http://localhost/dat-cho/x', { headers: { cookie } });
const again = async (cookie: string | undefined, code: string) => {
  const reply = await bookAgain(site.app, withCart(cookie), code);
  if (!(reply instanceof Response)) throw new Error(reply.refusal);
  return reply;
};
const cartOf = (reply: Response) =>
  readCartCookie(withCart(reply.headers.get('set-cookie')?.split(';')[0] ?? ''), site.app).items.map(
    ({ unitId, from, to, quantity }) => ({ unitId, from, to, quantity }),
  );

test('a lapsed booking is put into the cart again, once, beside what was added since', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-01', to: '2026-12-03', quantity: 2 };
  const { code } = await book(site.db, site.queue, [stay], site.clock.now());
  const early = await again('', code);
  expect(early.headers.get('set-cookie')).toBeNull();
  site.clock.advance({ minutes: 26 });
  await expireHolds(site.db, site.queue, site.clock.now());
  const first = await again('', code);
  expect(first.headers.get('location')).toBe('/gio-hang');
  expect(cartOf(first)).toEqual([stay]);
  const kept = first.headers.get('set-cookie')?.split(';')[0];
  expect(cartOf(await again(kept, code))).toEqual([stay]);
  const other = readCartCookie(withCart(kept), site.app).items.map((item) => ({
    ...item,
    from: '2026-12-02',
  }));
  const cookie = writeCartCookie(site.app, { items: other }).split(';')[0];
  expect(cartOf(await again(cookie, code))).toEqual([stay, { ...stay, from: '2026-12-02' }]);
});

test('a cart too full for a lapsed booking stays as it is, and the guest reads what to do', async () => {
  const { unitIds } = await createBookableHotel(site.db);
  const unitId = unitIds[0] as number;
  const { code } = await book(
    site.db,
    site.queue,
    [{ unitId, from: '2026-12-01', to: '2026-12-03', quantity: 1 }],
    site.clock.now(),
  );
  site.clock.advance({ minutes: 26 });
  await expireHolds(site.db, site.queue, site.clock.now());
  const [lapsed] = readCartCookie(
    withCart((await again('', code)).headers.get('set-cookie')?.split(';')[0]),
    site.app,
  ).items;
  if (!lapsed) throw new Error('The booking was not put into the cart');
  const cartWith = (count: number, pickupAddress: string) => {
    const items = Array.from({ length: count }, (_, day) => ({
      ...lapsed,
      from: `2026-12-${10 + day}`,
      to: `2026-12-${11 + day}`,
      options: { ...lapsed.options, pickupAddress },
    }));
    return writeCartCookie(site.app, { items }).split(';')[0];
  };
  const long = 'Số 12 ngõ 34 phố Hàng Bông, phường Hoàn Kiếm, Hà Nội, '.repeat(3);
  for (const cookie of [cartWith(12, ''), cartWith(11, long)]) {
    expect(await bookAgain(site.app, withCart(cookie), code)).toEqual({
      refusal: expect.stringContaining('bỏ bớt trong giỏ'),
    });
  }
  expect(cartOf(await again(cartWith(3, ''), code))).toHaveLength(4);
});
