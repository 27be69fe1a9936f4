import { afterAll, beforeAll, expect, test } from 'vitest';
import { signCounterLinkToken } from '#modules/booking/payment/confirm-counter.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { type ApiBooking, bookByApi } from '#tests/support/api-booking.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { action, loader } from './counter-page.tsx';

let site: TestServer;
let booking: ApiBooking;
beforeAll(async () => {
  site = await createTestServer();
  const { unitIds } = await createBookableHotel(site.db);
  booking = await bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
  const request = { code: booking.code, method: 'office', actor: 'guest' } as const;
  await startPayment(site.db, site.queue, request, { office: counterGateway }, site.clock.now());
});
afterAll(() => site.close());

const open = (pass: string) => callPage(site, loader, asked(pass));
const confirm = (pass: string) => callPage(site, action, { ...asked(pass), form: {} });
const asked = (pass: string) => ({
  path: `/dat-cho/${booking.code}/xac-nhan-quay/${pass}`,
  params: { code: booking.code, pass },
});
const held = async () =>
  (await site.db.selectFrom('holds').select('expires_at').executeTakeFirstOrThrow()).expires_at;
const inMinutes = (count: number) => new Date(site.clock.now().getTime() + count * 60_000);

test("S-04: the mail's link asks, only its button confirms, and other tokens do not work", async () => {
  const pass = signCounterLinkToken(site.app.secrets.token, booking.code, inMinutes(30));
  await expect(open(`${pass}x`)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(confirm(booking.accessToken)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await open(pass)).toMatchObject({ state: 'open', code: booking.code });
  expect(await held()).toEqual(inMinutes(30));
  expect(await confirm(pass)).toMatchObject({ status: 303 });
  expect(await held()).toEqual(inMinutes(24 * 60));
  expect(await open(pass)).toMatchObject({ state: 'confirmed' });
  site.clock.advance({ minutes: 25 * 60 });
  expect(await open(pass)).toMatchObject({ state: 'over' });
});
