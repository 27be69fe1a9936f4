import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { attemptView } from './attempts/attempt-view.ts';
import { createAttempt } from './attempts/create-attempt.ts';
import { endAttempts } from './attempts/end-attempts.ts';
import { findLastAttempt, isOpen } from './attempts/find-last-attempt.ts';
import { recordStart } from './attempts/record-start.ts';
import { renewQr } from './attempts/renew-qr.ts';
import { counterGateway } from './gateways/counter.ts';
import { vietQrGateway } from './gateways/vietqr.ts';
import { parseVietQr } from './gateways/vietqr-payload.ts';
import { getPaidAmount } from './ledger/get-paid-amount.ts';
import { postLedger } from './ledger/post-ledger.ts';
import { requestRefund } from './refunds/request-refund.ts';
import { listOpenEvents } from './webhook-events/list-open-events.ts';
import { markEventProcessed } from './webhook-events/mark-event-processed.ts';
import { storeEvent } from './webhook-events/store-event.ts';

const now = new Date('2026-11-20T03:00:00Z');
let database: TestDatabase;
let booking: { id: string; code: string };

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  booking = await createBookingRow(database.db);
});

const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
const pay = (amountVnd: number) =>
  inTx((tx) =>
    postLedger(tx, { bookingId: booking.id, cause: 'transfer', from: 'guest', to: 'bank', amountVnd }),
  );
const refund = (amountVnd: number, cause: 'cancelled' | 'overpaid' = 'cancelled') =>
  inTx((tx) => requestRefund(tx, { bookingId: booking.id, cause, amountVnd, now }));
const receiver = { bankBin: '970422', bankName: 'MB Bank', account: '9999000099990', accountName: 'CONG TY' };

test('a message is kept once, however often it comes', async () => {
  const message = {
    provider: 'bank',
    providerTxnId: randomUUID(),
    payload: { id: 1 },
    amountVnd: 500_000,
    content: 'DV26A7K9Q',
    occurredAt: now,
  };
  const receive = (fields: object = {}) => inTx((tx) => storeEvent(tx, { ...message, ...fields }));
  const deliveries = await Promise.all(Array.from({ length: 5 }, () => receive()));
  expect(deliveries.filter((one) => one.isNew)).toHaveLength(1);
  const id = deliveries[0]?.id as number;
  const soon = new Date(Date.now() + 60_000);
  expect(await listOpenEvents(database.db, soon)).toMatchObject([
    { id, provider: 'bank', amountVnd: 500_000 },
  ]);
  await inTx((tx) => markEventProcessed(tx, id, { outcome: 'unmatched', bookingId: null, now }));
  expect(await receive()).toMatchObject({ id, isNew: false, handledAt: now });
  await receive({ providerTxnId: randomUUID(), amountVnd: null });
  expect(await listOpenEvents(database.db, soon)).toEqual([]);
});

test('the ledger balances, adds up, and lets nobody change it', async () => {
  await pay(700_000);
  await pay(300_000);
  expect(await getPaidAmount(database.db, booking.id)).toBe(1_000_000);
  expect(await getPaidAmount(database.db, randomUUID())).toBe(0);
  await expect(pay(0)).rejects.toThrow(RangeError);
  const { db } = database;
  await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
  await expect(db.updateTable('ledger_entries').set({ amount_vnd: 1 }).execute()).rejects.toThrow(
    'append-only',
  );
  const lonely = { entry_id: randomUUID(), account: 'bank', amount_vnd: 5, cause: 'x' };
  await expect(db.insertInto('ledger_entries').values(lonely).execute()).rejects.toThrow('does not balance');
});

test('refunds are promised by a working day and never exceed what came in', async () => {
  await pay(1_000_000);
  expect(await refund(400_000)).toMatchObject({ promisedOn: '2026-11-26' });
  await refund(600_000);
  expect(await getPaidAmount(database.db, booking.id)).toBe(0);
  await expect(refund(1_000, 'overpaid')).rejects.toThrow('exceed its payments');
  const rows = await database.db
    .selectFrom('refunds')
    .select(['sequence', 'state'])
    .orderBy('sequence')
    .execute();
  expect(rows).toEqual([
    { sequence: 1, state: 'manual_transfer' },
    { sequence: 2, state: 'manual_transfer' },
  ]);
});

test('attempts are numbered, start, and end by how they were paid', async () => {
  const create = (method: 'vietqr' | 'office') =>
    inTx((tx) =>
      createAttempt(tx, {
        bookingId: booking.id,
        bookingCode: booking.code,
        method,
        amountVnd: 2_000_000,
        expiresAt: new Date(now.getTime() + 60_000),
        now,
      }),
    );
  const byQr = await create('vietqr');
  const office = await create('office');
  expect([byQr.reference, office.reference]).toEqual([`${booking.code}-1`, `${booking.code}-2`]);
  const details = { ...byQr, bookingCode: booking.code, guestIp: '127.0.0.1' };
  const started = await vietQrGateway(receiver).start(details);
  await inTx((tx) => recordStart(tx, byQr.id, started));
  await inTx(async (tx) => recordStart(tx, office.id, await counterGateway.start(details)));

  const shown = await findLastAttempt(database.db, booking.id, 'vietqr');
  if (!shown) throw new Error('no attempt');
  expect(isOpen(shown, now)).toBe(true);
  expect(isOpen(shown, shown.expiresAt)).toBe(false);
  const view = await attemptView(shown);
  expect(view).toMatchObject({
    amount: 2_000_000,
    qr: { ...receiver, transferContent: booking.code, svg: expect.stringContaining('<svg') },
  });
  expect(parseVietQr(view.qr?.payload ?? '')).toMatchObject({
    value: { amountVnd: 2_000_000, content: booking.code },
  });

  await inTx((tx) => endAttempts(tx, booking.id, { state: 'succeeded', method: 'vietqr', now }));
  const states = await database.db
    .selectFrom('payment_attempts')
    .select('state')
    .orderBy('reference')
    .execute();
  expect(states.map((row) => row.state)).toEqual(['succeeded', 'cancelled']);

  const rest = { bookingId: booking.id, bookingCode: booking.code, amountVnd: 500_000, expiresAt: now, now };
  const renewed = await inTx((tx) => renewQr(tx, rest));
  expect(renewed).toMatchObject({ reference: `${booking.code}-3`, details: { qr: receiver } });
  expect(parseVietQr(renewed?.details.qr?.payload ?? '')).toMatchObject({ value: { amountVnd: 500_000 } });
  const other = await createBookingRow(database.db);
  expect(await inTx((tx) => renewQr(tx, { ...rest, bookingId: other.id }))).toBeNull();
});
