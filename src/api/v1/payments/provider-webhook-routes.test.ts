import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingSweeps } from '#modules/booking/jobs.ts';
import { listMoneyMessages } from '#modules/booking/payment/money-messages.ts';
import { providerEventId } from '#modules/payments/gateways/gateway.ts';
import { storeWebhookEvent } from '#modules/payments/webhook-events/webhook-events.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { momoNotice } from '#simulators/providers/momo.ts';
import { type Provider, paymentKey, type SimulatedPayment } from '#simulators/providers/provider-state.ts';
import { type Simulator, startSimulator } from '#simulators/providers/simulator.ts';
import { vnpayNotice } from '#simulators/providers/vnpay.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import {
  type ApiBooking,
  bookByApi,
  payByApi,
  readBooking,
  transferByBank,
} from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** The payment simulators use the machine's clock only. */
const now = new Date();
const arrival = addDays(dayInVietnam(now), 100);

let site: TestServer;
let simulator: Simulator;
let unitId: number;

beforeAll(async () => {
  simulator = await startSimulator({ shopUrl: 'http://127.0.0.1:9' });
  site = await createTestServer({
    at: now.toISOString(),
    env: { PAYMENT_SIMULATOR_URL: simulator.url },
  });
  await createCatalogue(site.db);
  const hotel = await createBookableHotel(site.db, {
    allotment: 1000,
    from: arrival,
    to: addDays(arrival, 30),
  });
  unitId = hotel.unitIds[0] as number;
});
afterAll(async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  await site.close();
  await simulator.stop();
});

const bookNights = (quantity = 1, nights = 2) =>
  bookByApi(site, { unitId, from: arrival, to: addDays(arrival, nights), quantity, adults: quantity });

/** A payment as its provider has it, after the guest has opened its page. */
async function open(booking: ApiBooking, method: Provider): Promise<SimulatedPayment> {
  const reply = await payByApi(site, booking, method);
  expect(reply.statusCode, reply.body).toBe(201);
  await fetch(reply.json().redirectUrl);
  const [last] = await site.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('id', '=', reply.json().paymentId)
    .execute();
  return simulator.providers.payments.get(paymentKey(method, last?.reference ?? '')) as SimulatedPayment;
}

/** The provider reports the outcome. */
function notify(payment: SimulatedPayment, state: 'paid' | 'failed') {
  payment.state = state;
  const at = site.clock.now().getTime();
  if (payment.provider === 'momo') {
    payment.code = state === 'paid' ? '0' : '1006';
    return site.post('/api/v1/payments/momo/ipn', momoNotice(payment, payment.amountVnd, at));
  }
  payment.code = state === 'paid' ? '00' : '24';
  const query = new URLSearchParams(vnpayNotice(payment, payment.amountVnd, at));
  return site.get(`/api/v1/payments/vnpay/ipn?${query}`);
}

const attempts = async ({ code }: ApiBooking) => {
  const rows = await site.db
    .selectFrom('payment_attempts')
    .select(['method', 'state'])
    .where('reference', 'like', `${code}-%`)
    .orderBy('reference')
    .execute();
  return rows.map(({ method, state }) => `${method} ${state}`);
};

test('PAY: a method that cannot take the amount is refused with its limit before anything is started', async () => {
  const dear = await bookNights(7, 8);
  expect(dear.dueNow).toBe(56_000_000);
  const reply = await payByApi(site, dear, 'momo');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ code: 'amount_too_large', limit: 50_000_000 });
  expect(await attempts(dear)).toEqual([]);
  expect(await readBooking(site, dear)).toMatchObject({ status: 'held' });
  const huge = await bookNights(20, 26);
  expect(huge.dueNow).toBe(520_000_000);
  expect((await payByApi(site, huge, 'vietqr')).json()).toMatchObject({
    code: 'amount_too_large',
    limit: 499_999_999,
  });
  expect((await payByApi(site, huge, 'zalopay')).json()).toMatchObject({ limit: 100_000_000 });
  expect((await payByApi(site, huge, 'vnpay')).statusCode).toBe(201);
});

test('several attempts by several methods are open at once; the first success confirms, a second is owed to the guest', async () => {
  const booking = await bookNights();
  const vnpay = await open(booking, 'vnpay');
  const momo = await open(booking, 'momo');
  const transfer = (await payByApi(site, booking, 'vietqr')).json();
  expect((await payByApi(site, booking, 'vietqr')).json()).toEqual(transfer);
  expect((await notify(vnpay, 'failed')).json()).toMatchObject({ RspCode: '00' });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', paid: 0 });
  expect((await notify(momo, 'paid')).statusCode).toBe(204);
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    paid: 2_000_000,
    refunds: [],
  });
  expect(await attempts(booking)).toEqual(['vnpay failed', 'momo succeeded', 'vietqr cancelled']);
  await transferByBank(site, { amountVnd: transfer.amount, content: transfer.qr.transferContent });
  expect(await readBooking(site, booking)).toMatchObject({
    paid: 2_000_000,
    refunds: [{ cause: 'duplicate_payment', amount: 2_000_000 }],
  });
});

test('a deposit paid twice is owed once; a payment started for the balance is not', async () => {
  const hotel = await createBookableHotel(site.db, {
    plans: [{ pay_mode: 'deposit' }],
    from: arrival,
    to: addDays(arrival, 3),
  });
  const stay = { unitId: hotel.unitIds[0] as number, from: arrival, to: addDays(arrival, 2) };
  const booking = await bookByApi(site, stay);
  expect(booking.dueNow).toBe(600_000);
  const [vnpay, momo] = [await open(booking, 'vnpay'), await open(booking, 'momo')];
  site.clock.advance({ minutes: 1 });
  await notify(momo, 'paid');
  await notify(vnpay, 'paid');
  expect(await readBooking(site, booking)).toMatchObject({
    paid: 600_000,
    balance: 1_400_000,
    refunds: [{ cause: 'duplicate_payment', amount: 600_000 }],
  });
  site.clock.advance({ minutes: 1 });
  await notify(await open(booking, 'momo'), 'paid');
  expect(await readBooking(site, booking)).toMatchObject({ paid: 2_000_000, balance: 0, refunds: [{}] });
});

test('an unreachable provider: the guest is told, keeps the places, and the next try is a new attempt', async () => {
  const booking = await bookNights();
  simulator.providers.faults.isDown = true;
  const reply = await payByApi(site, booking, 'momo');
  simulator.providers.faults.isDown = false;
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: 'provider_unavailable' });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', payment: null });
  const momo = await open(booking, 'momo');
  expect(momo.reference).toBe(`${booking.code}-2`);
  await notify(momo, 'paid');
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed' });
});

test('two concurrent starts of one method, in one tab or two, get the same attempt', async () => {
  const booking = await bookNights();
  simulator.providers.faults.slowMs = 300;
  const taps = await Promise.all([1, 2, 3].map(() => payByApi(site, booking, 'zalopay')));
  simulator.providers.faults.slowMs = 0;
  expect(taps.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(taps.map((tap) => tap.json().redirectUrl)).size).toBe(1);
  expect(await attempts(booking)).toEqual(['zalopay redirected']);
});

test('R-01: a payment started by a killed process is started again at once, as another attempt', async () => {
  const booking = await bookNights();
  simulator.providers.faults.slowMs = 1_500;
  const interrupted = payByApi(site, booking, 'momo');
  await expect.poll(() => attempts(booking)).toEqual(['momo created']);
  simulator.providers.faults.slowMs = 0;
  await site.db
    .updateTable('payment_attempts')
    .set({ started_by: 7 })
    .where('state', '=', 'created')
    .execute();
  const askedAt = performance.now();
  expect((await payByApi(site, booking, 'momo')).statusCode).toBe(201);
  expect(performance.now() - askedAt).toBeLessThan(1_500);
  await interrupted;
  expect(await attempts(booking)).toEqual(['momo cancelled', 'momo redirected']);
});

test('money under review by the provider is polled until it arrives', async () => {
  const booking = await bookNights();
  const vnpay = await open(booking, 'vnpay');
  [vnpay.state, vnpay.code] = ['review', '07'];
  const query = new URLSearchParams(vnpayNotice(vnpay, vnpay.amountVnd, site.clock.now().getTime()));
  expect((await site.get(`/api/v1/payments/vnpay/ipn?${query}`)).json()).toMatchObject({ RspCode: '00' });
  expect(await attempts(booking)).toEqual(['vnpay review']);
  [vnpay.state, vnpay.code] = ['paid', '00'];
  site.clock.advance({ minutes: 11 });
  await bookingSweeps.find((one) => one.name === 'ask-about-ended')?.run(site.app);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', paid: 2_000_000 });
});

test('a payment signed by another provider than its own is unallocated until staff have looked', async () => {
  const booking = await bookNights();
  const vnpay = await open(booking, 'vnpay');
  const at = site.clock.now().getTime();
  const order = { orderInfo: 'Thanh toan', requestId: vnpay.reference, extraData: '' };
  const impersonated = { ...vnpay, provider: 'momo' as const, state: 'paid' as const, code: '0', order };
  const reply = await site.post('/api/v1/payments/momo/ipn', momoNotice(impersonated, vnpay.amountVnd, at));
  expect(reply.statusCode).toBe(400);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', paid: 0 });
  const { rows } = await listMoneyMessages(site.db, { view: 'unmatched', today: '' }, {});
  expect(rows).toMatchObject([{ provider: 'momo', content: vnpay.reference }]);
});

test('a malformed message is the sender’s fault, and no error of the site', async () => {
  for (const sent of ['', 'x', 'null', '[]', '{"partnerCode":"\\u0000"}']) {
    const { statusCode, body } = await site.post('/api/v1/payments/momo/ipn', sent);
    expect([sent, statusCode, body]).toEqual([sent, 400, '{"message":"malformed"}']);
  }
});

test('a payment reported failed and then paid is successful', async () => {
  const booking = await bookNights();
  const vnpay = await open(booking, 'vnpay');
  await notify(vnpay, 'failed');
  await notify(vnpay, 'paid');
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', paid: 2_000_000 });
  expect(await attempts(booking)).toEqual(['vnpay succeeded']);
});

test('money whose webhook event was lost and whose hold expired is polled, and counts as late', async () => {
  const booking = await bookNights();
  const momo = await open(booking, 'momo');
  const sweep = (name: string) => bookingSweeps.find((one) => one.name === name)?.run(site.app);
  site.clock.advance({ minutes: 26 });
  await sweep('expire-holds');
  expect(await readBooking(site, booking)).toMatchObject({ status: 'expired' });
  momo.state = 'paid';
  momo.code = '0';
  await sweep('ask-providers');
  await sweep('ask-about-ended');
  expect(await readBooking(site, booking)).toMatchObject({ status: 'expired' });
  site.clock.advance({ minutes: 10 });
  simulator.providers.faults.isDown = true;
  expect(await sweep('ask-about-ended')).toBeGreaterThan(0);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'expired' });
  simulator.providers.faults.isDown = false;
  expect(await sweep('ask-about-ended')).toBe(0);
  site.clock.advance({ hours: 6 });
  await sweep('ask-about-ended');
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    isLatePayment: true,
    paid: 2_000_000,
  });
  site.clock.advance({ hours: 1 });
  expect(await sweep('ask-about-ended')).toBe(0);
});

test('a guest is not notified of an attempt that was never used', async () => {
  const booking = await bookNights();
  const momo = await open(booking, 'momo');
  await transferByBank(site, { amountVnd: booking.dueNow, content: booking.code });
  [momo.state, momo.code] = ['failed', '1005'];
  site.clock.advance({ minutes: 11 });
  await bookingSweeps.find((one) => one.name === 'ask-about-ended')?.run(site.app);
  const { events } = await readBooking(site, booking);
  expect(events.map((event: { reason: string }) => event.reason)).toEqual([
    'booking_created',
    'payment_started',
    'paid',
  ]);
});

test('a second event for a transaction with another amount changes nothing', async () => {
  const booking = await bookNights();
  const momo = await open(booking, 'momo');
  const { amountVnd } = momo;
  await receiveMessageOf(momo, amountVnd);
  momo.amountVnd = amountVnd + 1_000;
  expect((await notify(momo, 'paid')).statusCode).toBe(400);
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    paid: amountVnd,
    refunds: [],
  });
});

/** State after a crash between storing a webhook event and processing it. */
async function receiveMessageOf({ reference, providerRef }: SimulatedPayment, amountVnd: number) {
  const message = {
    provider: 'momo',
    providerTxnId: providerEventId(providerRef, reference, 'paid'),
    payload: {},
    amountVnd,
    content: reference,
    occurredAt: site.clock.now(),
  };
  await site.db.transaction().execute((tx) => storeWebhookEvent(tx, message));
}

test('the signed payment URL sent back as a notification, or with duplicate values, changes nothing', async () => {
  const booking = await bookNights();
  const reply = await payByApi(site, booking, 'vnpay');
  const { search } = new URL(reply.json().redirectUrl);
  expect((await site.get(`/api/v1/payments/vnpay/ipn${search}`)).json()).toMatchObject({ RspCode: '99' });
  expect(await attempts(booking)).toEqual(['vnpay redirected']);
  const payment = await open(await bookNights(), 'vnpay');
  payment.code = '00';
  payment.state = 'paid';
  const at = site.clock.now().getTime();
  const query = new URLSearchParams(vnpayNotice(payment, payment.amountVnd, at));
  for (const name of ['vnp_Amount', 'vnp_TxnRef', 'vnp_SecureHash'])
    expect(
      (await site.get(`/api/v1/payments/vnpay/ipn?${query}&${name}=${query.get(name)}`)).json(),
      name,
    ).toMatchObject({ RspCode: '97' });
  expect((await site.get(`/api/v1/payments/vnpay/ipn?${query}`)).json()).toMatchObject({ RspCode: '00' });
});
