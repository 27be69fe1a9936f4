import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signCounterLinkToken } from '#modules/booking/payment/counter-link-token.ts';
import { startPayment } from '#modules/booking/payment/start-payment.ts';
import { counterGateway } from '#modules/payments/gateways/counter.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { type ApiBooking, bookByApi } from '#tests/support/api-booking.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { appContext } from '#web/app/app-context.ts';
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

function call(handler: typeof loader | typeof action, pass: string): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(appContext, site.app);
  const params = { code: booking.code, pass };
  return Promise.resolve(handler({ request: new Request('http://localhost/'), params, context } as never));
}
const held = async () =>
  (await site.db.selectFrom('holds').select('expires_at').executeTakeFirstOrThrow()).expires_at;
const inMinutes = (count: number) => new Date(site.clock.now().getTime() + count * 60_000);

test('S-04: the link of the mail asks, only its button confirms, and a pass of anything else opens nothing', async () => {
  const pass = signCounterLinkToken(site.app.secrets.token, booking.code, inMinutes(30));
  await expect(call(loader, `${pass}x`)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(call(action, booking.accessToken)).rejects.toMatchObject({ init: { status: 404 } });
  expect(await call(loader, pass)).toMatchObject({ state: 'open', code: booking.code });
  expect(await held()).toEqual(inMinutes(30));
  expect(await call(action, pass)).toMatchObject({ status: 303 });
  expect(await held()).toEqual(inMinutes(24 * 60));
  expect(await call(loader, pass)).toMatchObject({ state: 'confirmed' });
  site.clock.advance({ minutes: 25 * 60 });
  expect(await call(loader, pass)).toMatchObject({ state: 'over' });
});
