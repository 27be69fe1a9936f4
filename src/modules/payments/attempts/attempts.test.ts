import { beforeEach, expect, test } from 'vitest';
import { counterGateway } from '#modules/payments/gateways/gateways.ts';
import { vietQrGateway } from '#modules/payments/gateways/vietqr.ts';
import { parseVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { createAttempt, endAttempts, recordStart, renewQr } from './attempts.ts';
import { attemptView, findLastAttempt, isOpen } from './queries.ts';

const now = new Date('2026-11-20T03:00:00Z');
const database = setUpTestDatabase();
let booking: { id: string; code: string };

beforeEach(async () => {
  booking = await createBookingRow(database.db);
});

const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
const receiver = { bankBin: '970422', bankName: 'MB Bank', account: '9999000099990', accountName: 'CONG TY' };

test('attempts are numbered, start, and end with how they were paid', async () => {
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
