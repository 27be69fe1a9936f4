import { beforeEach, expect, test } from 'vitest';
import { getPaidAmount, postLedger } from '#modules/payments/ledger/ledger.ts';
import { movePayout, readPayouts } from '#modules/payments/refunds/payouts/move-payout.ts';
import type { Tx } from '#platform/db/connect.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { requestRefund } from './request-refund.ts';
import { lockRefund, moveRefund } from './steps/move-refund.ts';

const now = new Date('2026-11-20T03:00:00Z');
const database = setUpTestDatabase();
let booking: { id: string; code: string };

beforeEach(async () => {
  booking = await createBookingRow(database.db);
});

const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);
const pay = (amountVnd: number) =>
  inTx((tx) =>
    postLedger(tx, { bookingId: booking.id, cause: 'transfer', from: 'guest', to: 'bank', amountVnd }),
  );
const refund = (amountVnd: number, cause: 'cancelled' | 'overpaid' = 'cancelled') =>
  inTx((tx) => requestRefund(tx, { booking, cause, amountVnd, now }));

test('refunds are promised by a working day and never exceed what was paid', async () => {
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

test('refunds and payouts only make the transitions in their tables', async () => {
  await pay(1_000_000);
  const { id } = await refund(400_000);
  const events = () =>
    database.db.selectFrom('refund_events').select('id').where('refund_id', '=', id).execute();
  const before = await events();
  const step = { actor: 'system', reason: 'test', now } as const;
  await expect(
    inTx(async (tx) => {
      const locked = await lockRefund(tx, id);
      if (locked) await moveRefund(tx, locked, 'requested', step);
    }),
  ).rejects.toThrow("Illegal transition from 'manual_transfer' to 'requested'");
  for (const to of ['planned', 'submitted', 'failed'] as const)
    await expect(
      inTx(async (tx) => {
        await lockRefund(tx, id);
        for (const payout of await readPayouts(tx, id)) await movePayout(tx, payout, to, step);
      }),
    ).rejects.toThrow(`Illegal transition from 'manual_transfer' to '${to}'`);
  expect(await events()).toEqual(before);
});
