import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { assignUnmatched } from '#modules/booking/payment/assign-unmatched.ts';
import { listMoneyMessages } from '#modules/booking/payment/money-messages.ts';
import { signSepayMessage } from '#modules/payments/gateways/bank/sepay.ts';
import { signCassoWebhook } from '#simulators/bank/sign-casso-webhook.ts';
import { garbleTransferContent, signWebhook } from '#simulators/bank/sign-webhook.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { bookByApi, payByApi, readBooking, transferByBank } from '#tests/support/api-booking.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const url = '/api/v1/payments/bank/webhook';

let site: TestServer;
let unitId: number;
beforeAll(async () => {
  site = await createTestServer();
  await createCatalogue(site.db);
  const hotel = await createBookableHotel(site.db, { allotment: 1000 });
  unitId = hotel.unitIds[0] as number;
});
afterAll(async () => {
  expect(await brokenInvariants(site.db)).toEqual({});
  await site.close();
});

async function waitingForTransfer() {
  const booking = await bookByApi(site, { unitId, from: '2026-12-05', to: '2026-12-07' });
  const { amount, qr } = (await payByApi(site, booking, 'vietqr')).json();
  return { booking, amountVnd: amount as number, content: garbleTransferContent(qr.transferContent) };
}

test('PAY: the exact amount confirms the booking', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const reply = await transferByBank(site, { amountVnd, content });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toEqual({ success: true });
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    paid: amountVnd,
    dueNow: 0,
    holdExpiresAt: null,
    payment: null,
    can: { pay: false, cancel: true },
  });
  expect(site.queue.sent.map(({ name }) => name)).toContain('booking.confirmed');
});

test('a duplicate webhook event changes nothing', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const id = randomInt(1, 2 ** 40);
  for (const _ of [1, 2, 3]) {
    const reply = await transferByBank(site, { amountVnd, content, id });
    expect(reply.statusCode).toBe(200);
  }
  const copies = await Promise.all([1, 2].map(() => transferByBank(site, { amountVnd, content, id })));
  expect(copies.map((reply) => reply.statusCode)).toEqual([200, 200]);
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    paid: amountVnd,
    refunds: [],
  });
});

test('Casso reports to the same address; a transfer reported by both services counts once', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const transfer = { amountVnd, content, id: randomInt(1, 2 ** 40) };
  const casso = signCassoWebhook(site.app.secrets.bankWebhook, transfer, site.clock.now());
  const forged = casso.rawBody.replace(String(amountVnd), String(amountVnd + 1));
  expect((await site.post(url, forged, casso.headers)).statusCode).toBe(401);
  expect((await site.post(url, casso.rawBody, casso.headers)).json()).toEqual({ success: true });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', paid: amountVnd });
  await transferByBank(site, transfer);
  expect(await readBooking(site, booking)).toMatchObject({ paid: amountVnd, refunds: [] });
});

test('an underpayment: the booking waits, and its QR asks for the rest', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  await transferByBank(site, { amountVnd: amountVnd - 300_000, content });
  const partly = await readBooking(site, booking);
  expect(partly).toMatchObject({
    status: 'pending_payment',
    paid: amountVnd - 300_000,
    dueNow: 300_000,
    payment: { method: 'vietqr', amount: 300_000 },
  });
  await transferByBank(site, { amountVnd: 300_000, content: partly.payment.qr.transferContent });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', paid: amountVnd });
});

test('an overpayment: confirmed, and the surplus is owed to the guest', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  await transferByBank(site, { amountVnd: amountVnd + 50_000, content });
  expect(await readBooking(site, booking)).toMatchObject({
    status: 'confirmed',
    paid: amountVnd,
    refunds: [{ amount: 50_000, state: 'manual_transfer' }],
  });
});

test('money without a known code is stored for staff, and answered with 200', async () => {
  const reply = await transferByBank(site, { amountVnd: 123_000, content: 'chuyen tien an trua' });
  expect(reply.statusCode).toBe(200);
  const kept = await site.db
    .selectFrom('payment_inbox')
    .select('amount_vnd')
    .where('amount_vnd', '=', 123_000)
    .execute();
  expect(kept).toHaveLength(1);
});

test('a wrong signature is 401 and leaves no trace', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const { rawBody, headers } = signWebhook(
    'a wrong secret of the bank',
    { amountVnd, content },
    site.clock.now(),
  );
  const forged = await site.post(url, rawBody, headers);
  expect(forged.statusCode).toBe(401);
  expect(forged.json()).toMatchObject({ code: 'bad_signature' });
  expect((await site.post(url, rawBody)).statusCode).toBe(401);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', paid: 0 });
});

test('a signed message whose body was changed is 401', async () => {
  const { amountVnd, content } = await waitingForTransfer();
  const { rawBody, headers } = signWebhook(
    site.app.secrets.bankWebhook,
    { amountVnd, content },
    site.clock.now(),
  );
  expect((await site.post(url, `${rawBody} `, headers)).statusCode).toBe(401);
});

test.each([-6, 6])('a webhook event sent %i minutes from now is stale', async (minutes) => {
  const { amountVnd, content } = await waitingForTransfer();
  const at = new Date(site.clock.now().getTime() + minutes * 60_000);
  const { rawBody, headers } = signWebhook(site.app.secrets.bankWebhook, { amountVnd, content }, at);
  const reply = await site.post(url, rawBody, headers);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ code: 'stale' });
});

test.each(['', '{', '[]', '{"id":1}', 'null'])('a signed but invalid body (%s) is 400', async (body) => {
  const timestamp = String(Math.floor(site.clock.now().getTime() / 1000));
  const reply = await site.post(url, body, {
    'content-type': 'application/json',
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': signSepayMessage(site.app.secrets.bankWebhook, timestamp, body),
  });
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
});

test('outgoing money is recorded and changes nothing', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const { rawBody, headers } = signWebhook(
    site.app.secrets.bankWebhook,
    { amountVnd, content, direction: 'out' },
    site.clock.now(),
  );
  expect((await site.post(url, rawBody, headers)).statusCode).toBe(200);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', paid: 0 });
});

test('money after the hold is accepted while there are places', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  site.clock.advance({ hours: 2 });
  await expireHolds(site.db, site.queue, site.clock.now());
  expect(await readBooking(site, booking)).toMatchObject({ status: 'expired', payment: null });
  await transferByBank(site, { amountVnd, content });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed', isLatePayment: true });
});

test('S-06: money for another account pays nothing; staff see it and may match it to its booking', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  const id = randomInt(1, 2 ** 40);
  for (const account of ['0000123', '']) {
    const reply = await transferByBank(site, { amountVnd, content, id: id + account.length, account });
    expect(reply.json()).toEqual({ success: true });
  }
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', paid: 0 });
  const { rows } = await listMoneyMessages(site.db, { view: 'unmatched', today: '' }, {});
  const first = rows.find((one) => one.content.includes(content));
  expect(first).toMatchObject({ amountVnd, outcome: 'other_account' });
  expect(await brokenInvariants(site.db)).toEqual({});
  const assigned = await assignUnmatched(
    site.db,
    site.queue,
    { inboxId: first?.id as number, code: booking.code, actor: staff('lan') },
    site.clock.now(),
  );
  expect(assigned).toEqual({ ok: true, outcome: 'confirmed' });
});

test('an account is recognised in any notation', async () => {
  const { booking, amountVnd, content } = await waitingForTransfer();
  await transferByBank(site, { amountVnd, content, account: '9999 0000-99990' });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed' });
});

test('S-07: a deep or large body is refused before it is traversed', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  for (const signature of ['t=1,v1=ab', `t=${Date.now()},v1=${'ab'.repeat(64)}`]) {
    const reply = await site.post(url, `{"data":${deep}}`, { 'x-casso-signature': signature });
    expect(reply.statusCode).toBe(401);
  }
  const timestamp = String(Math.floor(site.clock.now().getTime() / 1000));
  const signed = await site.post(url, `{"id":${deep}}`, {
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': signSepayMessage(site.app.secrets.bankWebhook, timestamp, `{"id":${deep}}`),
  });
  expect(signed.statusCode).toBe(400);
  expect((await site.post(url, 'x'.repeat(70_000))).statusCode).toBe(413);
});
