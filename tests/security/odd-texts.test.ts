import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { bookByApi, payByApi, readBooking, transferByBank } from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const half = '\ud83d';

let site: TestServer;
let stay: { unitId: number; from: string; to: string };
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
  const { unitIds } = await createBookableHotel(site.db, { allotment: 100 });
  stay = { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' };
});
afterAll(async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  await site.close();
});

test.each([
  ['half of an emoji, where the bank cut the memo', (code: string) => `${code} ve Da Lat ${half}`],
  ['NUL', (code: string) => `${code}\0 ve Da Lat`],
])('money whose memo has %s is accepted once', async (_, memo) => {
  const booking = await bookByApi(site, stay);
  const { amount, qr } = (await payByApi(site, booking, 'vietqr')).json();
  const transfer = { amountVnd: amount, content: memo(qr.transferContent), id: randomInt(1, 2 ** 40) };
  for (const time of ['first', 'again'])
    expect((await transferByBank(site, transfer)).statusCode, time).toBe(200);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', paid: amount, refunds: [] });
});

test('a lone surrogate in a call is refused by the name of its field', async () => {
  const { token } = (
    await site.post('/api/v1/quotes', { items: [{ ...stay, quantity: 1, adults: 2 }] })
  ).json();
  const contact = { fullName: 'Trần Thị Bình', phone: '0912345678', email: 'binh@example.com' };
  const book = (more: object) =>
    site.post(
      '/api/v1/bookings',
      { quoteToken: token, contact, consents: { terms: true }, ...more },
      { 'idempotency-key': randomUUID() },
    );
  const invoice = { companyName: `Công ty ${half}`, taxCode: '0100109106', address: '1 Tràng Tiền' };
  const cut = await book({ invoice });
  expect(cut.json()).toMatchObject({ status: 400, errors: [{ field: 'invoice.companyName' }] });
  // A value that cannot become a string is as invalid as a wrong address.
  const none = await book({ contact: { ...contact, email: { toString: 1 } } });
  expect(none.json()).toMatchObject({ status: 400, errors: [{ field: 'contact.email' }] });
});

test('the name of a built-in property is neither a word of a page nor an action of a form', async () => {
  const { cookie } = await signInGuest(site);
  const pages = ['', '/lien-lac', '/nguoi-di', '/du-lieu'].map((page) => `/tai-khoan${page}`);
  for (const name of ['__proto__', 'constructor', 'toString']) {
    for (const page of pages)
      for (const key of ['xong', 'loi'])
        expect((await site.get(`${page}?${key}=${name}`, { cookie })).statusCode, `${page} ${key}`).toBe(200);
    for (const page of pages.slice(0, 2)) {
      const sent = await site.inject({
        method: 'POST',
        url: page,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `do=${name}`,
      });
      expect(sent.statusCode, `${page} do=${name}`).toBe(303);
    }
  }
});

test('a page beyond all numbers is empty', async () => {
  for (const page of ['/cam-nang-du-lich', '/ke-hoach', '/khach-san'])
    expect((await site.get(`${page}?page=99999999999999999999`)).statusCode, page).toBeLessThan(500);
});
