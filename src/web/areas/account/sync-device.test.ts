import { afterAll, beforeAll, expect, test } from 'vitest';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { exportAccountData } from '#modules/retention/queries/account-data.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, cookieOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { readCartCookie, writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { action as accountAction } from './account-page.tsx';
import { action as dataAction } from './data/my-data-page.tsx';
import { action } from './sync-device.ts';

let site: TestServer;
let products: number[];
let unitIds: number[];
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotels = [];
  for (let count = 0; count < 4; count++) hotels.push(await createBookableHotel(site.db));
  products = hotels.map(({ productId }) => productId);
  unitIds = hotels.map(({ unitIds: [unit = 0] }) => unit);
});
afterAll(() => site.close());

const path = '/tai-khoan/thiet-bi';
const cartOf = (...units: number[]) =>
  writeCartCookie(site.app, {
    items: units.map((unitId) =>
      quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 }),
    ),
  }).split(';')[0] as string;
const unitsIn = (cookie: string) =>
  readCartCookie(new Request('http://localhost/', { headers: { cookie } }), site.app).items.map(
    ({ unitId }) => unitId,
  );

interface Change {
  add?: number[];
  remove?: number[];
}

/** A device of a guest, with its cart. */
function device(session: string, cart = '') {
  let mark: string | null = null;
  const jar = { cart };
  return {
    jar,
    async sync({
      saved = {},
      seen = {},
      leftCart = null,
    }: {
      saved?: Change;
      seen?: Change;
      leftCart?: string | null;
    } = {}) {
      const none = { add: [], remove: [] };
      const sent = { saved: { ...none, ...saved }, seen: { ...none, ...seen }, cart: mark, leftCart };
      const cookie = [session, jar.cart].filter(Boolean).join('; ');
      const reply = (await callPage(site, action, {
        path,
        cookie,
        form: { device: JSON.stringify(sent) },
      })) as Response;
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toBe('private, no-store');
      const written = cookieOf(reply)
        .split('; ')
        .find((one) => one.startsWith('nv_cart='));
      if (written !== undefined) jar.cart = written;
      const answer = (await reply.json()) as { saved: number[]; seen: number[]; cart: string };
      mark = answer.cart;
      return answer;
    },
  };
}

test('ID-02: what was saved and seen on two devices is in the account, and what either takes out is out', async () => {
  const [a = 0, b = 0, c = 0] = products;
  const { cookie } = await signInGuest(site);
  const [phone, laptop] = [device(cookie), device(cookie)];
  expect(await phone.sync({ saved: { add: [a, b] }, seen: { add: [b] } })).toMatchObject({
    saved: [a, b],
    seen: [b],
  });
  site.clock.advance({ minutes: 1 });
  expect(await laptop.sync({ saved: { add: [c] }, seen: { add: [a] } })).toMatchObject({
    saved: [c, a, b],
    seen: [a, b],
  });
  site.clock.advance({ minutes: 1 });
  // Saved again it keeps its place, seen again it comes first.
  expect(await phone.sync({ saved: { add: [b], remove: [a] }, seen: { add: [b] } })).toMatchObject({
    saved: [c, b],
    seen: [b, a],
  });
  expect(await laptop.sync()).toMatchObject({ saved: [c, b], seen: [b, a] });
});

test('a list keeps the newest, and no product that there is not', async () => {
  const { cookie, userId } = await signInGuest(site);
  const [a = 0] = products;
  expect(await device(cookie).sync({ saved: { add: [2_000_000_000, a] } })).toMatchObject({ saved: [a] });
  const many = { add: Array.from({ length: 51 }, () => a), remove: [] };
  const sent = { saved: many, seen: { add: [], remove: [] }, cart: null, leftCart: null };
  for (const wrong of [JSON.stringify(sent), 'x', ''])
    expect(await callPage(site, action, { path, cookie, form: { device: wrong } })).toMatchObject({
      status: 422,
    });
  await site.db.deleteFrom('users').where('id', '=', userId).execute();
  expect(await callPage(site, action, { path, cookie, form: { device: '{}' } })).toMatchObject({
    status: 204,
  });
});

test('race: fifty devices that save at once lose nothing of each other', async () => {
  const { cookie } = await signInGuest(site);
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => device(cookie).sync({ saved: { add: [products[at % 4] ?? 0] } })),
  );
  expect((await device(cookie).sync()).saved.toSorted()).toEqual(products.toSorted());
});

test('ID-02: the cart comes along: united at first, then the later change holds; booked, it is empty everywhere', async () => {
  const [a = 0, b = 0, c = 0] = unitIds;
  const { cookie } = await signInGuest(site);
  const [phone, laptop] = [device(cookie, cartOf(a)), device(cookie, cartOf(b))];
  await phone.sync();
  expect(unitsIn(phone.jar.cart)).toEqual([a]);
  await laptop.sync();
  expect(unitsIn(laptop.jar.cart)).toEqual([b, a]);
  await phone.sync();
  expect(unitsIn(phone.jar.cart)).toEqual([b, a]);
  phone.jar.cart = cartOf(a, c);
  await phone.sync();
  await laptop.sync();
  expect(unitsIn(laptop.jar.cart)).toEqual([a, c]);
  laptop.jar.cart = '';
  await laptop.sync();
  await phone.sync();
  expect(unitsIn(phone.jar.cart)).toEqual([]);
});

test('what one account left on a device does not come to the next, and goes as it signs out', async () => {
  const [a = 0, b = 0] = unitIds;
  const [first, second] = [await signInGuest(site), await signInGuest(site)];
  const theirs = device(second.cookie, cartOf(b));
  await theirs.sync();
  const shared = device(first.cookie, cartOf(a));
  const { cart: leftCart } = await shared.sync();
  const next = device(second.cookie, shared.jar.cart);
  await next.sync({ leftCart });
  expect(unitsIn(next.jar.cart)).toEqual([b]);
  const out = (jar: string) =>
    callPage(site, accountAction, {
      path: '/tai-khoan',
      cookie: `${first.cookie}; ${jar}`,
      form: { do: 'sign-out' },
    });
  expect(cookieOf(await out(shared.jar.cart))).toContain('nv_cart=;');
  expect(cookieOf(await out(cartOf(b))), 'a cart that is no account’s stays').not.toContain('nv_cart=');
});

test('the account’s cart leaves a device whose session has ended by itself; a cart of its own stays', async () => {
  const [a = 0, b = 0] = unitIds;
  const { cookie } = await signInGuest(site);
  const own = device(cookie, cartOf(a));
  const { cart } = await own.sync();
  const none = { add: [], remove: [] };
  const ask = (jar: string, marks: { cart: string | null; leftCart: string | null }) =>
    callPage(site, action, {
      path,
      cookie: jar,
      form: { device: JSON.stringify({ saved: none, seen: none, ...marks }) },
    }) as Promise<Response>;
  for (const marks of [
    { cart, leftCart: null },
    { cart: null, leftCart: cart },
  ]) {
    const reply = await ask(own.jar.cart, marks);
    expect(reply.status).toBe(204);
    expect(cookieOf(reply)).toContain('nv_cart=;');
    expect(cookieOf(reply)).toContain('nv_cart_count=0');
    expect(cookieOf(reply)).toContain('nv_cart_prices=');
    expect(cookieOf(await ask(cartOf(b), marks))).not.toContain('nv_cart=');
  }
});

test('a cart that no browser would keep is not kept either', async () => {
  const { cookie } = await signInGuest(site);
  const units = Array.from({ length: 12 }, (_, at) => unitIds[at % 4] ?? 0);
  const long = cartOf(...units).replaceAll('adults=2', `adults=2&pickup=${'%C4%91'.repeat(200)}`);
  const sent = { saved: { add: [], remove: [] }, seen: { add: [], remove: [] }, cart: null, leftCart: null };
  const reply = (await callPage(site, action, {
    path,
    cookie: `${cookie}; ${long}`,
    form: { device: JSON.stringify(sent) },
  })) as Response;
  expect(reply.status).toBe(422);
});

test('a copy of the account’s data has its lists and cart, and nothing is left when it is erased', async () => {
  const { cookie, userId, email } = await signInGuest(site);
  await site.db.updateTable('users').set({ phone: null }).where('id', '=', userId).execute();
  const own = device(cookie, cartOf(unitIds[0] ?? 0));
  await own.sync({ saved: { add: [products[0] ?? 0] } });
  const { wishlists } = await exportAccountData(site.app, { userId, email, phone: null });
  expect(wishlists).toMatchObject({
    saved: [{ title: expect.any(String) }],
    cart: expect.stringContaining('unit='),
  });
  const form = { erasePassword: '' };
  const erased = await callPage(site, dataAction, {
    path: '/tai-khoan/du-lieu',
    cookie: `${cookie}; ${own.jar.cart}`,
    form,
  });
  expect(cookieOf(erased)).toContain('nv_cart=;');
  for (const table of ['wishlist_products', 'account_carts'] as const)
    expect(await site.db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()).toEqual([]);
});
