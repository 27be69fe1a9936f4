import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quoteItemRequest } from '#modules/pricing/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { bookByApi } from '#tests/support/api-booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { writeCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { forgottenContact } from '#web/parts/booking/remembered-contact.ts';
import { findTrip } from '#web/parts/booking/require-trip.ts';
import { action, loader } from './checkout-page.tsx';

let site: TestServer;
let unitId: number;
let path: string;
let cart: string;
/** An IP address per test, so that rate limits are counted separately. */
let ip: string;
let testCount = 0;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  testCount += 1;
  ip = `203.0.113.${testCount}`;
  unitId = (await createBookableHotel(site.db, { allotment: 1 })).unitIds[0] as number;
  const item = quoteItemRequest.parse({ unitId, from: '2026-12-05', to: '2026-12-07', adults: 2 });
  path = `/dat-cho?${toItemQuery(item)}`;
  cart = writeCartCookie(site.app, { items: [item] }).split(';')[0] as string;
});

const typed = {
  fullName: 'Nguyễn Thu Hà',
  phone: '0912 345 678',
  email: 'ha@example.com',
  note: 'Tầng cao nếu được.',
  companyName: 'Công ty Sao Biển',
  taxCode: '0100109106',
  companyAddress: '1 Trần Phú, Đà Nẵng',
  invoiceEmail: 'ke-toan@example.com',
};
const ticks = { terms: 'on', wantsInvoice: 'on' };
/** Opens the form as a visitor does. @returns its hidden fields */
async function openForm(asked: { path: string; cookie?: string } = { path }) {
  const { token, requestKey } = (await callPage(site, loader, asked)) as {
    token: string;
    requestKey: string;
  };
  return { quoteToken: token, requestKey };
}
const post = (form: Record<string, string>, asked: { path?: string; cookie?: string } = {}) =>
  callPage(site, action, { path, ip, form, ...asked });
const bookings = () =>
  site.db.selectFrom('bookings').select(['code', 'state', 'full_name', 'phone', 'email', 'note']).execute();

test('the slot for the previous contact is rendered for any browser that remembers one', async () => {
  expect(await callPage(site, loader, { path })).toMatchObject({ hasRemembered: false });
  const cookie = 'nv_contact_known=1';
  expect(await callPage(site, loader, { path, cookie })).toMatchObject({ hasRemembered: true });
  expect(
    await callPage(site, loader, { path, cookie: String(forgottenContact.split(';')[0]) }),
  ).toMatchObject({
    hasRemembered: false,
  });
});

test('errors are at their fields, with all input; nothing is held', async () => {
  const wrong = { fullName: 'http://x.vn', phone: '12', email: 'ha@', taxCode: '1', companyName: '' };
  const form = { ...(await openForm()), ...typed, ...wrong, wantsInvoice: 'on', marketing: 'on' };
  expect(await post(form)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { ...typed, ...wrong, terms: false, marketing: true, wantsInvoice: true },
      errors: {
        fullName: expect.stringMatching(/^Họ tên chỉ có/),
        phone: 'Số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.',
        email: 'Email chưa đúng, ví dụ ten@vidu.vn.',
        taxCode: expect.stringContaining('gồm 10 chữ số'),
        companyName: 'Vui lòng nhập tên đơn vị.',
        terms: expect.stringMatching(/[À-ỹ]/),
      },
      needsProof: false,
    },
  });
  expect(await post({ ...form, phone: '', email: '' })).toMatchObject({
    data: {
      errors: { phone: 'Vui lòng nhập số điện thoại.', email: 'Vui lòng nhập email để nhận xác nhận.' },
    },
  });
  expect(await bookings()).toEqual([]);
});

test('a valid form holds the places once, opens the booking in this browser and clears the cart', async () => {
  const form = { ...(await openForm()), ...typed, ...ticks };
  const asked = { cookie: cart };
  const reply = await post(form, asked);
  const [booking, ...others] = await bookings();
  const code = booking?.code ?? '';
  expect(others).toEqual([]);
  expect(redirectOf(reply)).toEqual([303, `/dat-cho/${code}`]);
  expect(booking).toMatchObject({
    state: 'held',
    full_name: typed.fullName,
    phone: '+84912345678',
    email: typed.email,
    note: typed.note,
  });
  const back = new Request('http://localhost/', { headers: { cookie: cookieOf(reply) } });
  expect(await findTrip(back, site.app, code)).toMatchObject({ access: 'full', booking: { code } });
  expect(cookieOf(reply), 'a choice by its address is not the cart').not.toContain('nv_cart');
  expect(redirectOf(await post(form, asked)), 'a second tap').toEqual([303, `/dat-cho/${code}`]);
  expect(await bookings()).toHaveLength(1);
});

test('the payment method chosen in the form is preselected for the booking', async () => {
  const form = { ...(await openForm()), ...typed, ...ticks, email: 'binh@example.com', method: 'vietqr' };
  const code = redirectOf(await post(form))[1]
    ?.split('/')
    .at(-1) as string;
  const attempts = () =>
    site.db
      .selectFrom('payment_attempts')
      .innerJoin('bookings', 'bookings.id', 'booking_id')
      .select('method')
      .where('bookings.code', '=', code)
      .execute();
  expect(await attempts()).toEqual([{ method: 'vietqr' }]);
  expect(redirectOf(await post(form))[1], 'a second tap').toContain(`/dat-cho/${code}`);
  expect(await attempts()).toHaveLength(1);
});

test('booking for somebody else asks for their name; the arrival is asked before the note', async () => {
  const other = { isForOther: 'on', guestName: '', guestPhone: '12', arrival: '14:00–16:00' };
  const form = { ...(await openForm()), ...typed, ...ticks, ...other, email: 'mai@example.com' };
  expect(await post(form)).toMatchObject({
    init: { status: 422 },
    data: {
      values: { isForOther: true, arrival: '14:00–16:00', guestPhone: '12' },
      errors: { guestName: 'Vui lòng nhập họ và tên.', guestPhone: expect.stringContaining('10 chữ số') },
    },
  });
  const code = (redirectOf(await post({ ...form, guestName: 'Trần Văn An', guestPhone: '' }))[1] ?? '')
    .split('/')
    .at(-1);
  const booking = await site.db
    .selectFrom('bookings')
    .select(['id', 'note', 'full_name'])
    .where('code', '=', code as string)
    .executeTakeFirstOrThrow();
  expect(booking).toMatchObject({
    full_name: typed.fullName,
    note: `Giờ đến dự kiến: 14:00–16:00.\n${typed.note}`,
  });
  expect(
    await site.db.selectFrom('travellers').select('full_name').where('booking_id', '=', booking.id).execute(),
  ).toEqual([{ full_name: 'Trần Văn An' }]);
});

test('a booked cart is empty afterwards', async () => {
  const asked = { path: '/dat-cho', cookie: cart };
  const reply = await post(
    { ...(await openForm(asked)), ...typed, ...ticks, email: 'lan@example.com' },
    asked,
  );
  expect(redirectOf(reply)[0]).toBe(303);
  expect((reply as Response).headers.getSetCookie().join('\n')).toMatch(/^nv_cart=;.*Max-Age=0/m);
});

test('sold-out places, an outdated price and a forged form are refused with all input kept', async () => {
  const refused = (message: string) => ({
    init: { status: 409 },
    data: {
      values: { ...typed, terms: true },
      errors: { form: expect.stringContaining(message) },
      needsProof: false,
    },
  });
  const before = (await bookings()).length;
  const form = { ...(await openForm()), ...typed, ...ticks };
  expect(await post({ ...form, requestKey: 'x' })).toMatchObject(refused('không còn đủ'));
  expect(await post({ ...form, requestKey: randomUUID(), quoteToken: `${form.quoteToken}x` })).toMatchObject(
    refused('Báo giá không hợp lệ'),
  );
  await site.db
    .updateTable('daily_rates')
    .set({ price_vnd: 3_000_000, list_vnd: 3_000_000 })
    .where('unit_id', '=', unitId)
    .execute();
  expect(await post({ ...form, requestKey: randomUUID() })).toMatchObject(
    refused('Giá vừa thay đổi. Tổng tiền trước là '),
  );
  const fresh = { ...form, ...(await openForm()) };
  await bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  expect(await post(fresh)).toMatchObject({ init: { status: 409 }, data: { values: typed } });
  expect(await bookings()).toHaveLength(before + 1);
  // The guest goes on with the same nights on another day, at the product's own page.
  const { refusal } = (await callPage(site, loader, { path })) as {
    refusal: { changeUrl: string; nearest: { label: string; href: string }[] };
  };
  expect(refusal.changeUrl).toMatch(/\.html\?.*from=2026-12-05&to=2026-12-07/);
  expect(refusal.nearest).toContainEqual({
    label: 'T2, 07/12',
    href: refusal.changeUrl.replace('from=2026-12-05&to=2026-12-07', 'from=2026-12-07&to=2026-12-09'),
  });
  expect(refusal.nearest).toEqual(refusal.nearest.toSorted((a, b) => a.href.localeCompare(b.href)));
});

test('after five forms an hour an IP address must solve a puzzle', async () => {
  const email = 'lan@example.org';
  const form = { ...typed, ...ticks, email, quoteToken: 'x.y' };
  for (let count = 0; count < 5; count++)
    expect(await post({ ...form, requestKey: randomUUID() })).toMatchObject({
      init: { status: 409 },
      data: { needsProof: false },
    });
  expect(await post({ ...form, requestKey: randomUUID() })).toMatchObject({
    init: { status: 409 },
    data: {
      values: { ...typed, email },
      needsProof: true,
      errors: { form: expect.stringContaining('vài giây kiểm tra') },
    },
  });
});

test('a truncated link says so', async () => {
  expect(await callPage(site, loader, { path: `/dat-cho?unit=${unitId}` })).toMatchObject({
    refusal: { message: expect.stringContaining('thiếu lựa chọn') },
  });
});

test('a promotion code works without JavaScript: the form posts to its own URL and comes back with all input', async () => {
  const form = { ...(await openForm()), ...typed, ...ticks, phone: '12', do: 'promotion' };
  const withCode = redirectOf(await post({ ...form, promotion: ' KHONGCO ' }));
  // 307 makes a browser send the same form again.
  expect(withCode).toEqual([307, `${path}&promotion=KHONGCO`]);
  const at = withCode[1] ?? '';
  const stands = await post({ ...form, promotion: 'KHONGCO' }, { path: at });
  expect(stands).toMatchObject({
    data: { values: { ...typed, phone: '12', wantsInvoice: true }, errors: {}, needsProof: false },
  });
  expect(await callPage(site, loader, { path: at, ip })).toMatchObject({
    promotion: { code: 'KHONGCO', refusal: expect.stringContaining('Mã ưu đãi') },
  });
  expect(redirectOf(await post({ ...form, promotion: '' }, { path: at })), 'and left again').toEqual([
    307,
    path,
  ]);
});

test('a promotion code is put into the cart from its checkout, and the form is sent again with all that was typed', async () => {
  const asked = { path: '/dat-cho', cookie: cart };
  const form = { ...(await openForm(asked)), ...typed, ...ticks, phone: '12', do: 'promotion' };
  const reply = await post({ ...form, promotion: ' khong co ' }, asked);
  expect(redirectOf(reply)).toEqual([307, '/dat-cho']);
  const withCode = { path: '/dat-cho', cookie: cookieOf(reply) };
  expect(await post({ ...form, promotion: ' khong co ' }, withCode), 'sent again').toMatchObject({
    data: { values: { ...typed, phone: '12', wantsInvoice: true }, errors: {}, needsProof: false },
  });
  expect(await callPage(site, loader, { ...withCode, ip })).toMatchObject({
    promotion: { code: 'KHONGCO', isCart: true, refusal: expect.stringContaining('Mã ưu đãi') },
    items: [{ unitId }],
  });
  const again = await post({ do: 'promotion', promotion: 'KHONGCO' }, withCode);
  expect(redirectOf(again), 'the same code by a script does not empty the form').toEqual([303, '/dat-cho']);
  const left = await post({ do: 'promotion', promotion: '' }, withCode);
  expect(redirectOf(left), 'by a script, which sends the code alone').toEqual([303, '/dat-cho']);
  expect(await callPage(site, loader, { path: '/dat-cho', cookie: cookieOf(left), ip })).toMatchObject({
    promotion: { code: '', refusal: '' },
  });
});
