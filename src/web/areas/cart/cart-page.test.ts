import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type QuoteItemRequest, quoteItemRequest } from '#modules/pricing/schema.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { mostItems, readCartCookie, writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { action, loader } from './cart-page.tsx';

let site: TestServer;
let item: QuoteItemRequest;
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db);
  item = quoteItemRequest.parse({ unitId: unitIds[0], from: '2026-12-05', to: '2026-12-07', adults: 2 });
});
afterAll(() => site.close());

const on = (from: string): QuoteItemRequest => ({ ...item, from });
const cookieFor = (items: QuoteItemRequest[], promotionCode?: string) =>
  writeCartCookie(site.app, { items, promotionCode }).split(';')[0] as string;
const post = (form: Record<string, string> | [string, string][], cookie = '') =>
  callPage(site, action, { path: '/gio-hang', cookie, form });
/** The browser's cookies after a reply, which must redirect to the cart. */
const cartAfter = (reply: unknown) => {
  expect(redirectOf(reply)).toEqual([303, '/gio-hang']);
  return readCartCookie(new Request('http://localhost/', { headers: { cookie: cookieOf(reply) } }), site.app);
};
type Loaded = Awaited<ReturnType<typeof loader>>;
const visit = async (cookie: string) =>
  (await callPage(site, loader, { path: '/gio-hang', cookie })) as Loaded;
const load = async (cookie: string) => (await visit(cookie)).data;

test('an incomplete choice is refused and changes nothing', async () => {
  const forms: Record<string, string>[] = [
    {},
    { unit: String(item.unitId) },
    { item: 'unit=x&from=2026-12-05' },
    { intent: 'x' },
  ];
  for (const form of forms) {
    const reply = await post(form, cookieFor([item]));
    expect(reply).toMatchObject({
      init: { status: 422 },
      data: { error: expect.stringContaining('chưa đủ') },
    });
    expect(cookieOf(reply)).toBe('');
  }
});

test('a choice is added to the cart by its text or by form fields, and the page prices both', async () => {
  const first = await post({ item: toItemQuery(item) });
  expect(cartAfter(first)).toEqual({ items: [item] });
  const fields = [...new URLSearchParams(toItemQuery(on('2026-12-06')))];
  const second = await post(fields, cookieOf(first));
  expect(cartAfter(second)).toEqual({ items: [item, on('2026-12-06')] });
  expect(await load(cookieOf(second))).toMatchObject({
    items: [{ amount: 2_000_000, planTitle: expect.stringMatching(/./) }, { amount: 1_000_000 }],
    canCheckOut: true,
  });
});

test('an item is removed, and the last one removes the cookie', async () => {
  const both = cookieFor([item, on('2026-12-06')]);
  expect(cartAfter(await post({ intent: 'remove', index: '0' }, both))).toEqual({
    items: [on('2026-12-06')],
  });
  expect(cartAfter(await post({ intent: 'remove', index: '7' }, both)).items).toHaveLength(2);
  const empty = (await post({ intent: 'remove', index: '0' }, cookieFor([item]))) as Response;
  expect(empty.headers.get('set-cookie')).toMatch(/^nv_cart=;.*Max-Age=0/);
});

test('all that cannot be booked is removed at once', async () => {
  const three = cookieFor([item, on('2026-12-06'), { ...item, quantity: 8, adults: 16 }]);
  const form: [string, string][] = [
    ['intent', 'remove'],
    ['index', '0'],
    ['index', '2'],
  ];
  expect(cartAfter(await post(form, three)).items).toEqual([on('2026-12-06')]);
});

const pricesOf = ({ init }: Loaded) => new Headers(init?.headers).get('set-cookie')?.split(';')[0];

test('a price that changed since the cart first showed it says by how much, and a code is no change', async () => {
  const first = await visit(cookieFor([item]));
  expect(first.data).toMatchObject({ items: [{ dearerVnd: 0 }] });
  const prices = pricesOf(first);
  const cookie = `${cookieFor([item])}; ${prices}`;
  const changed = (vnd: number) =>
    sql`UPDATE daily_rates SET price_vnd = price_vnd + ${vnd} WHERE unit_id = ${item.unitId}`.execute(
      site.db,
    );
  await changed(150_000);
  expect(await load(cookie)).toMatchObject({ items: [{ amount: 2_300_000, dearerVnd: 300_000 }] });
  await changed(-150_000);
  expect(await load(cookie)).toMatchObject({ items: [{ dearerVnd: 0 }] });
  expect(pricesOf(await visit(cookie)), 'kept as it is').toBeUndefined();
  expect(pricesOf(await visit(prices ?? '')), 'what is in no cart is kept nowhere').toBe('nv_cart_prices=');
});

test('a withdrawn product is named as one, and leads to its page, not to a choice of days', async () => {
  const { unitIds, productId } = await createBookableHotel(site.db);
  const gone = { ...item, unitId: unitIds[0] as number };
  await sql`UPDATE products SET status = false WHERE id = ${productId}`.execute(site.db);
  expect(await load(cookieFor([gone]))).toMatchObject({
    items: [
      {
        isWithdrawn: true,
        href: expect.not.stringContaining('?'),
        refusal: { message: 'Dịch vụ này không còn bán.', nearest: [] },
      },
    ],
  });
});

test('removing needs a number', async () => {
  const both = cookieFor([item, on('2026-12-06')]);
  const forms: Record<string, string>[] = [{ intent: 'remove' }, { intent: 'remove', index: '' }];
  for (const form of forms) expect(cartAfter(await post(form, both)).items).toHaveLength(2);
});

test('a promotion code is saved as it will be read, and removed', async () => {
  const kept = await post({ intent: 'promotion', promotionCode: ' chao he ' }, cookieFor([item]));
  expect(cartAfter(kept)).toEqual({ items: [item], promotionCode: 'CHAOHE' });
  expect(await load(cookieOf(kept))).toMatchObject({
    promotionCode: 'CHAOHE',
    promotionRefusal: expect.stringContaining('không đúng'),
    items: [{ amount: 2_000_000 }],
  });
  const without = await post({ intent: 'promotion', promotionCode: '' }, cookieOf(kept));
  expect(cartAfter(without)).toEqual({ items: [item] });
});

test('a cart cookie of an earlier release, encoded twice, is read', () => {
  const options = { ...item.options, pickupAddress: 'Số 1 & 2 Trần Phú + ngõ 5%' };
  const kept = ['CHAOHE', toItemQuery({ ...item, options }), toItemQuery(item)].map(encodeURIComponent);
  const headers = { cookie: `nv_cart=${kept.join('!')}` };
  const expected = { items: [{ ...item, options }, item], promotionCode: 'CHAOHE' };
  expect(readCartCookie(new Request('http://localhost/', { headers }), site.app)).toEqual(expected);
  const cookie = cookieFor(expected.items, 'CHAOHE');
  expect(readCartCookie(new Request('http://localhost/', { headers: { cookie } }), site.app)).toEqual(
    expected,
  );
});

test('a sold-out item says what was chosen, as a priced one does', async () => {
  const { items } = await load(cookieFor([item, { ...item, quantity: 8, adults: 16 }]));
  expect(items[1]).toMatchObject({
    facts: [items[0]?.facts[0], '8 phòng · 2 đêm · 16 người lớn'],
    amount: null,
    refusal: { message: expect.stringContaining('không còn đủ chỗ') },
  });
});

test('a full cart accepts no more', async () => {
  const reply = await post({ item: toItemQuery(item) }, cookieFor(Array(mostItems).fill(item)));
  expect(reply).toMatchObject({
    init: { status: 422 },
    data: { error: expect.stringContaining(`tối đa ${mostItems}`) },
  });
});

test('control characters in a forged form do not break the page', async () => {
  const kept = await post({ intent: 'promotion', promotionCode: 'A\0B' }, cookieFor([item]));
  expect(await load(cookieOf(kept))).toMatchObject({
    promotionRefusal: expect.stringContaining('không đúng'),
  });
  const vouched = { ...item, options: { ...item.options, voucherCode: 'A\0B' } };
  expect(await load(cookieFor([vouched]))).toMatchObject({
    items: [{ refusal: { message: expect.any(String) } }],
  });
});

test('browsers drop cookies above 4096 bytes: a cart that large is refused', async () => {
  const address = 'Số nhà dài ở đường Trường Sa, phường Hòa Hải, quận Ngũ Hành Sơn, Đà Nẵng. '.repeat(2);
  const options = { ...item.options, pickupAddress: address.trim(), dropoffAddress: address.trim() };
  let cookie = '';
  for (let count = 0; count < mostItems; count++) {
    const reply = await post({ item: toItemQuery({ ...item, options }) }, cookie);
    if (!(reply instanceof Response)) {
      expect(reply).toMatchObject({
        init: { status: 422 },
        data: { error: expect.stringContaining('đặt bớt') },
      });
      break;
    }
    cookie = cookieOf(reply);
    expect(cookie.length).toBeLessThanOrEqual(4096);
  }
  const { items } = readCartCookie(new Request('http://localhost/', { headers: { cookie } }), site.app);
  expect(items.length).toBeGreaterThan(1);
  expect(items[0]?.options.pickupAddress).toBe(address.trim());
});
