import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getPaidAmount, postLedger } from './ledger.ts';

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

test('the ledger balances, adds up, and is immutable', async () => {
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
