import { beforeAll, expect, test } from 'vitest';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { bookingReferralJobs } from '#modules/booking/jobs.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { getPoints } from '#modules/points/queries.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { approvedRefund } from '#tests/factories/approved-refund.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, quoteToken, tokenSecret } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { deliverInReverse } from '#tests/support/deliver-in-reverse.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { settleClaimedReferrals } from './settle-referral.ts';

const now = new Date('2026-11-21T03:00:00Z');
const over = new Date('2026-12-24T03:00:00Z');
const { inviterPoints, friendPoints } = settings.referrals;
const keys = { secrets: tokenSecret, now: over };

const database = setUpCheckedDatabase();
let unitId: number;
const queue = createFakeQueue();
beforeAll(async () => {
  const { db } = database;
  await db.transaction().execute((tx) => saveSettings(tx, settings));
  unitId = (await createBookableHotel(db, { allotment: 30 })).unitIds[0] as number;
});

const points = async (userId: string) => (await getPoints(database.db, userId, over)).usable;

const settle = (at = over) => deliverInReverse(database, queue, bookingReferralJobs, at);

let seed = 0;
/** Two new guests, one of whom invited the other. */
async function createPair() {
  const { db } = database;
  const [inviterId, friendId] = [await createGuestAccount(db, now), await createGuestAccount(db, now)];
  const code = await makeReferralCode(db, inviterId, now);
  await db.transaction().execute((tx) => noteReferral(tx, { userId: friendId, code }, now));
  return { inviterId, friendId };
}

/** Two nights, 2.000.000 ₫, paid. */
async function bookAndPay(accountId: string | null, contact: { phone?: string; email?: string } = {}) {
  seed += 1;
  const token = await quoteToken(database.db, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], now);
  const input = bookingInput(token);
  const unique = { phone: `+849123${String(10_000 + seed)}`, email: `ban${seed}@example.com` };
  const booked = { ...input, contact: { ...input.contact, ...unique, ...contact } };
  const made = await createBooking(database.db, queue, booked, {
    ...{ secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now, accountId },
  });
  if (!made.ok) throw new Error(made.reason);
  await payByBank(database.db, queue, made.booking, now);
  return made.booking;
}

async function refund(code: string, amountVnd: number): Promise<string> {
  const refundId = await approvedRefund(database.db, queue, { code, amountVnd }, over);
  await settle(over);
  return refundId;
}

test('both get points after the friend’s first trip, and lose them once less than the minimum stayed paid', async () => {
  const { inviterId, friendId } = await createPair();
  const booking = await bookAndPay(friendId);
  await settle(now);
  expect([await points(inviterId), await points(friendId)]).toEqual([0, 0]);
  await completeTrips(database.db, queue, over);
  await settle();
  expect([await points(inviterId), await points(friendId)]).toEqual([inviterPoints, friendPoints]);
  await refund(booking.code, 100_000);
  expect([await points(inviterId), await points(friendId)]).toEqual([0, 0]);
});

test('a trip that the friend adds to the account after it is over counts as well', async () => {
  const { inviterId, friendId } = await createPair();
  const { id } = await bookAndPay(null);
  await completeTrips(database.db, queue, over);
  await settle();
  await database.db.updateTable('bookings').set({ account_id: friendId }).where('id', '=', id).execute();
  expect(await settleClaimedReferrals(database.db, keys)).toBe(1);
  expect(await settleClaimedReferrals(database.db, keys)).toBe(0);
  expect([await points(inviterId), await points(friendId)]).toEqual([inviterPoints, friendPoints]);
});

test('a returning guest, or the inviter’s own phone or mailbox, earns nothing', async () => {
  const { db } = database;
  const known = { phone: '+84911222333' };
  await bookAndPay(null, known);
  await db
    .updateTable('bookings')
    .set({ created_at: new Date(now.getTime() - 86_400_000) })
    .where('phone', '=', known.phone)
    .execute();
  const [first, second, third] = [await createPair(), await createPair(), await createPair()];
  const own = '+84911222444';
  await db.updateTable('users').set({ phone: own }).where('id', '=', second.inviterId).execute();
  await db
    .updateTable('users')
    .set({ email: 'moi.ban.cu@gmail.com' })
    .where('id', '=', third.inviterId)
    .execute();
  await bookAndPay(first.friendId, known);
  await bookAndPay(second.friendId, { phone: own });
  await bookAndPay(third.friendId, { email: 'moibancu+2@googlemail.com' });
  await completeTrips(db, queue, over);
  await settle();
  for (const { inviterId, friendId } of [first, second, third])
    expect([await points(inviterId), await points(friendId)]).toEqual([0, 0]);
  const kinds = await db
    .selectFrom('referrals')
    .select('void_kind as kind')
    .where('state', '=', 'void')
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['known', 'own', 'own']);
});

test('refunds to the same bank account show that both are one person', async () => {
  const { db } = database;
  const { inviterId, friendId } = await createPair();
  const [theirs, own] = [await bookAndPay(friendId, {}), await bookAndPay(inviterId)];
  await db.updateTable('referrals').set({ least_vnd: 1_000 }).where('friend_id', '=', friendId).execute();
  await completeTrips(db, queue, over);
  await settle();
  expect(await points(friendId)).toBeGreaterThan(0);
  const account = { bankBin: '970436', accountNo: '0011001234567', holder: 'NGUYEN THU HA' };
  for (const { id, code } of [own, theirs]) {
    const refundId = await refund(code, 200_000);
    const given = { bookingId: id, refundId, account, actor: 'guest' } as const;
    expect(await saveBankAccount(db, queue, given, keys)).toEqual({ ok: true });
    await settle();
  }
  const { state, kind } = await db
    .selectFrom('referrals')
    .select(['state', 'void_kind as kind'])
    .where('friend_id', '=', friendId)
    .executeTakeFirstOrThrow();
  expect({ state, kind }).toEqual({ state: 'void', kind: 'own' });
  expect([await points(inviterId), await points(friendId)]).toEqual([0, 0]);
});
