import { expect, test } from 'vitest';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import { closeDays } from '#modules/booking/disruption/close-days.ts';
import { disruptBookings } from '#modules/booking/disruption/disrupt-bookings.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { listVouchers } from '#modules/vouchers/queries/list-vouchers.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { issueTripVouchers } from './issue-trip-vouchers.ts';
import { saveSupplierReference } from './save-supplier-reference.ts';
import { syncVouchers } from './sync-vouchers.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase();

/** A room and a cruise; the cruise cannot sail, and its guest chooses. */
async function disrupted(choice: Choice): Promise<CreatedBooking> {
  const { db } = database;
  const hotel = await createProductOfKind(db, 'hotel');
  const cruise = await createProductOfKind(db, 'cruise');
  const stays = [itemOf(hotel, '2026-12-20'), itemOf(cruise, '2026-12-08')];
  const booking = await bookAndPay(db, queue, stays, now);
  await issueTripVouchers(db, booking.id, now);
  const code = `${booking.code}-2`;
  const kept = { code, reference: 'HK7-221', actor: staff('lan'), confirmedAt: now };
  await saveSupplierReference(db, queue, kept, now);
  const scope = { productId: cruise.productId };
  const days = { scope, fromOn: '2026-12-08', toOn: '2026-12-08', reason: 'weather' as const, note: '' };
  await closeDays(db, queue, days, { actor: staff('lan'), now });
  await disruptBookings(db, queue, now);
  const result = await chooseOutcome(db, queue, { code: booking.code, choice, actor: 'guest' }, now);
  expect(result).toMatchObject({ ok: true });
  return booking;
}
const vouchers = ({ id }: CreatedBooking) => listVouchers(database.db, id, now);

test('a moved item gets a new voucher for its days, without the former number; the other stays', async () => {
  const booking = await disrupted({ kind: 'rebook', from: '2026-12-15' });
  expect(await syncVouchers(database.db, booking.id, now)).toEqual([`${booking.code}-2`]);
  expect(await syncVouchers(database.db, booking.id, now)).toEqual([]);
  expect(await vouchers(booking)).toMatchObject([
    { version: 1, validFrom: '2026-12-20', state: 'issued' },
    {
      version: 2,
      validFrom: '2026-12-15',
      state: 'issued',
      supplierReference: '',
      supplierConfirmedAt: null,
    },
  ]);
});

test.each([['credit'], ['refund']] as const)(
  'after the choice of %s only the voucher of that item is void',
  async (kind) => {
    const booking = await disrupted({ kind });
    expect(await syncVouchers(database.db, booking.id, now)).toEqual([`${booking.code}-2`]);
    expect((await vouchers(booking)).map(({ state }) => state)).toEqual(['issued', 'voided']);
    expect(await issueTripVouchers(database.db, booking.id, now)).toEqual([]);
  },
);
