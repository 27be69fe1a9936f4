import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { saveInvoiceProfile } from '#modules/travellers/commands/save-invoice-profile.ts';
import { savePickupPlace } from '#modules/travellers/commands/save-pickup-place.ts';
import { saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { findPickupPlace, listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { parseItemQuery, toItemQuery } from '#web/parts/booking/item-query.ts';
import { action, loader } from './checkout-page.tsx';

let site: TestServer;
let path: string;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const unitId = (await createBookableHotel(site.db, { allotment: 9 })).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  path = `/dat-cho?${toItemQuery(item)}`;
});
afterAll(() => site.close());

const company = {
  companyName: 'Công ty Sao Biển',
  taxCode: '0100109106',
  address: '1 Trần Phú',
  email: null,
};
const contact = { fullName: 'Nguyễn Thu Hà', phone: '0912 345 678', email: 'ha@example.com' };

async function guestWithSaved() {
  const guest = await signInGuest(site, { phone: null });
  await saveTraveller(site.app, guest.userId, { fullName: 'Nguyễn Thu Hằng', documentNo: '001090055512' });
  await saveInvoiceProfile(site.app, guest.userId, company);
  const [traveller] = await listSavedTravellers(site.app, guest.userId);
  const [profile] = await listInvoiceProfiles(site.db, guest.userId);
  return { ...guest, traveller: traveller?.id ?? '', profile: profile?.id ?? '' };
}

async function book(cookie: string, form: Record<string, string>) {
  const opened = (await callPage(site, loader, { path, cookie })) as { token: string; requestKey: string };
  const hidden = { quoteToken: opened.token, requestKey: opened.requestKey, terms: 'on' };
  const [status, to] = redirectOf(
    await callPage(site, action, { path, cookie, form: { ...hidden, ...contact, ...form } }),
  );
  expect(status).toBe(303);
  const code = (to ?? '').split(/[/?]/)[2] ?? '';
  return site.db
    .selectFrom('bookings')
    .leftJoin('travellers', 'travellers.booking_id', 'bookings.id')
    .select(['invoice', 'travellers.full_name as traveller', 'travellers.details'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

test("checkout offers an account's saved travellers and its contact; nothing when signed out", async () => {
  const { cookie, email, traveller, profile } = await guestWithSaved();
  const shown = await callPage(site, loader, { path, cookie });
  expect(shown).toMatchObject({
    saved: {
      contact: { fullName: 'Nguyễn Thu Hà', email },
      travellers: [{ id: traveller, label: 'Nguyễn Thu Hằng' }],
      companies: [{ id: profile, label: company.companyName }],
    },
  });
  expect(JSON.stringify(shown)).not.toContain('001090055512');
  expect(await callPage(site, loader, { path })).toMatchObject({ saved: null });
});

test('one click fills in a saved traveller or company, without papers where none are needed', async () => {
  const { cookie, traveller, profile } = await guestWithSaved();
  const booked = await book(cookie, { savedTraveller: traveller, savedCompany: profile });
  const { email: _, ...invoice } = company;
  expect(booked).toEqual({ invoice, traveller: 'Nguyễn Thu Hằng', details: {} });
});

test('saved data of another account cannot be read by its id', async () => {
  const [mine, theirs] = [await guestWithSaved(), await guestWithSaved()];
  const booked = await book(mine.cookie, { savedTraveller: theirs.traveller, savedCompany: theirs.profile });
  expect(booked).toMatchObject({ traveller: null });
  expect(JSON.stringify(booked)).not.toContain('Sao Biển');
});

test('a car without a pick-up place asks for one: the account’s own is prefilled, copied into the booking and saved', async () => {
  const car = await createProductOfKind(site.db, 'car');
  const item = quoteItemRequest.parse(itemOf(car, '2026-12-05'));
  const carPath = `/dat-cho?${toItemQuery(item)}`;
  const { cookie, userId } = await guestWithSaved();
  await savePickupPlace(site.app, userId, '12 Hàng Bè');
  expect(await callPage(site, loader, { path: carPath, cookie })).toMatchObject({
    asksPickup: true,
    saved: { pickup: '12 Hàng Bè' },
  });
  expect(await callPage(site, loader, { path, cookie })).toMatchObject({ asksPickup: false });
  const withPlace = toItemQuery({ ...item, options: { ...item.options, pickupAddress: '3 Tràng Tiền' } });
  expect(await callPage(site, loader, { path: `/dat-cho?${withPlace}`, cookie })).toMatchObject({
    asksPickup: false,
  });
  const pickup = 'Cổng B, sân bay Nội Bài';
  expect(await placesBooked(carPath, cookie, { pickup, keepsPickup: 'on' })).toEqual([pickup]);
  expect(await findPickupPlace(site.db, userId)).toBe(pickup);
});

test('a combo with a ride asks for the place too; in a cart it is that of all who have none, and of no others', async () => {
  const combo = await createProductOfKind(site.db, 'combo');
  const components = [{ kind: 'transfer', label: 'Xe riêng từ sân bay', quantity: 1 }];
  const ofCombo = quoteItemRequest.parse(itemOf(combo, '2026-12-05'));
  const comboPath = `/dat-cho?${toItemQuery(ofCombo)}`;
  const { cookie } = await guestWithSaved();
  expect(await callPage(site, loader, { path: comboPath, cookie })).toMatchObject({ asksPickup: false });
  await site.db
    .updateTable('products')
    .set({ details: sql`details || ${JSON.stringify({ components })}::jsonb` })
    .where('id', '=', combo.productId)
    .execute();
  expect(await callPage(site, loader, { path: comboPath, cookie })).toMatchObject({ asksPickup: true });
  const car = await createProductOfKind(site.db, 'car');
  const ofCar = quoteItemRequest.parse(itemOf(car, '2026-12-05'));
  const withPlace = { ...ofCar, options: { ...ofCar.options, pickupAddress: '3 Tràng Tiền' } };
  const hotel = quoteItemRequest.parse(parseItemQuery(new URLSearchParams(path.split('?')[1])));
  const cart = writeCartCookie(site.app, { items: [ofCombo, withPlace, hotel] }).split(';')[0];
  const both = `${cookie}; ${cart}`;
  expect(await callPage(site, loader, { path: '/dat-cho', cookie: both })).toMatchObject({
    asksPickup: true,
  });
  expect(await placesBooked('/dat-cho', both, { pickup: 'Ga Huế' })).toEqual([
    'Ga Huế',
    '3 Tràng Tiền',
    undefined,
  ]);
});

/** Books what a path or cart has. @returns the place to be picked up at of each item */
async function placesBooked(path: string, cookie: string, form: Record<string, string>) {
  const opened = (await callPage(site, loader, { path, cookie })) as { token: string; requestKey: string };
  const hidden = { quoteToken: opened.token, requestKey: opened.requestKey, terms: 'on' };
  const reply = await callPage(site, action, { path, cookie, form: { ...hidden, ...contact, ...form } });
  const [status, to] = redirectOf(reply);
  expect(status).toBe(303);
  const { quote, note } = await site.db
    .selectFrom('bookings')
    .select(['quote', 'note'])
    .where('code', '=', (to ?? '').split(/[/?]/)[2] ?? '')
    .executeTakeFirstOrThrow();
  expect(note).toBe('');
  return parseStoredQuote(quote).items.map(({ options }) => options.pickupAddress);
}
