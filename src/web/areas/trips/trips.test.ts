import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBookingByToken } from '#modules/booking/trip/find-booking.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { type ApiBooking, bookByApi } from '#tests/support/api-booking.ts';
import { callPage, type PageCall } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as cancelPage from './cancel-page.tsx';
import * as lookupPage from './lookup-page.tsx';
import * as tripPage from './trip-page.tsx';

let site: TestServer;
let booking: ApiBooking;
let phone: string;
const bookAnother = () => bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
let unitId: number;
beforeAll(async () => {
  site = await createTestServer({ env: { RATE_LIMIT: 'true' } });
  const { unitIds } = await createBookableHotel(site.db);
  unitId = unitIds[0] as number;
  booking = await bookAnother();
  const view = await findBookingByToken(site.db, booking.code, booking.accessToken, site.clock.now());
  phone = view?.contact.phone ?? '';
});
afterAll(() => site.close());

const call = (handler: Parameters<typeof callPage>[1], asked: PageCall): Promise<unknown> =>
  callPage(site, handler, { params: { code: booking.code }, ...asked });
const lookUp = (form: Record<string, string>) => call(lookupPage.action, { path: '/chuyen-di', form });

test('code and phone open a trip in any spelling, and set an access cookie', async () => {
  const local = `0${phone.slice(3)}`;
  const typed = {
    code: ` ${booking.code.toLowerCase()} `,
    contact: `${local.slice(0, 4)} ${local.slice(4)}`,
  };
  const reply = (await lookUp(typed)) as Response;
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe(`/chuyen-di/${booking.code}`);
  const cookie = reply.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const opened = await call(tripPage.loader, {
    path: `/chuyen-di/${booking.code}`,
    cookie: cookie.split(';')[0] as string,
  });
  expect(opened).toMatchObject({ isFull: false, booking: { code: booking.code, state: 'held' } });
});

test('ID-03: the code with the mail address opens it too, and with another address does not', async () => {
  const reply = (await lookUp({ code: booking.code, contact: ' HA@example.com' })) as Response;
  expect(reply.headers.get('location')).toBe(`/chuyen-di/${booking.code}`);
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0] as string;
  const opened = await call(tripPage.loader, { path: `/chuyen-di/${booking.code}`, cookie });
  expect(opened).toMatchObject({ isFull: false });
  const values = { code: booking.code, contact: 'hai@example.com' };
  expect(await lookUp(values)).toMatchObject({ init: { status: 422 }, data: { values } });
});

test('empty and wrong attempts have errors by field, and input is kept', async () => {
  expect(await lookUp({ code: '', contact: '' })).toMatchObject({
    init: { status: 422 },
    data: {
      errors: { code: expect.stringMatching(/mã/), contact: expect.stringMatching(/điện thoại hoặc email/) },
    },
  });
  const values = { code: booking.code, contact: '0900000000' };
  expect(await lookUp(values)).toMatchObject({ init: { status: 422 }, data: { values } });
});

test('ten wrong numbers for one code, then a pause', async () => {
  const code = 'DV2345678';
  const statuses: unknown[] = [];
  for (let count = 0; count < 11; count++) {
    const reply = (await lookUp({ code, contact: `09000000${10 + count}` })) as { init: { status: number } };
    statuses.push(reply.init.status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
  site.clock.advance({ minutes: 11 });
  expect(await lookUp({ code, contact: '0900000000' })).toMatchObject({ init: { status: 422 } });
});

test('a link with the access token opens the trip once and removes the token from the address bar', async () => {
  const path = `/chuyen-di/${booking.code}`;
  const right = (await call(tripPage.loader, { path: `${path}?token=${booking.accessToken}` })) as Response;
  expect(right.headers.get('location')).toBe(path);
  expect(right.headers.get('set-cookie')).toContain('nv_trip=');
  const wrong = (await call(tripPage.loader, { path: `${path}?token=sai` })) as Response;
  expect(wrong.headers.get('location')).toBe(path);
  expect(wrong.headers.get('set-cookie')).toBeNull();
});

test('a token that is missing, forged, truncated or for another trip opens nothing', async () => {
  const path = `/chuyen-di/${booking.code}`;
  const own = await tripCookie(site, booking.code);
  for (const cookie of [
    '',
    await tripCookie(site, (await bookAnother()).code),
    await tripCookie(site, booking.code, 'full', 'a secret that is not ours'),
    own.slice(0, -1),
    `nv_trip=${booking.code}`,
  ]) {
    for (const handler of [tripPage.loader, cancelPage.loader]) {
      const reply = (await call(handler, { path, cookie })) as Response;
      expect(reply.headers.get('location')).toBe(`/chuyen-di?code=${booking.code}`);
    }
    const form = { expectedRefund: '0' };
    const refused = (await call(cancelPage.action, { path: `${path}/huy`, cookie, form })) as Response;
    expect(refused.headers.get('location')).toBe(`/chuyen-di?code=${booking.code}`);
  }
});

test('a cancellation succeeds only with the refund that was shown', async () => {
  const asked = { path: `/chuyen-di/${booking.code}/huy`, cookie: await tripCookie(site, booking.code) };
  expect(await call(cancelPage.loader, asked)).toMatchObject({ paid: 0, refund: { refundVnd: 0 } });
  const other = await call(cancelPage.action, { ...asked, form: { expectedRefund: '100000' } });
  expect(other).toMatchObject({ init: { status: 409 } });
  const done = (await call(cancelPage.action, { ...asked, form: { expectedRefund: '0' } })) as Response;
  expect(done.headers.get('location')).toBe(`/chuyen-di/${booking.code}`);
  const trip = await call(tripPage.loader, { path: `/chuyen-di/${booking.code}`, cookie: asked.cookie });
  // No days are counted to a trip that does not take place.
  expect(trip).toMatchObject({ booking: { state: 'cancelled' }, isOver: true, daysLeft: null });
});
