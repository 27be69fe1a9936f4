import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listInvitedFriends, listReferrals } from '../queries/list-referrals.ts';
import { getPoints, listPointEntries } from '../queries.ts';
import { alignReferral, lockReferral, type ReferralTrip } from './align-referral.ts';
import { makeReferralCode } from './make-referral-code.ts';
import { noteReferral } from './note-referral.ts';
import { releaseReferral } from './release-referral.ts';
import { voidReferral } from './void-referral.ts';

const now = new Date('2026-11-21T03:00:00Z');
const programmes = {
  points: settings.points,
  referrals: {
    ...settings.referrals,
    ...{ isOn: true, inviterPoints: 40, friendPoints: 30, leastVnd: 1_000_000, days: 90, mostPerYear: 3 },
  },
};

const database = setUpTestDatabase({ max: 20 });
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, { ...settings, ...programmes }));
});

const inTx = <Result>(run: (tx: Parameters<typeof noteReferral>[0]) => Promise<Result>) =>
  database.db.transaction().execute(run);
const note = (userId: string, code: string) => inTx((tx) => noteReferral(tx, { userId, code }, now));
const usable = async (userId: string) => (await getPoints(database.db, userId, now)).usable;

async function createFriend(code: string) {
  const { db } = database;
  const friendId = await createGuestAccount(db, now);
  await note(friendId, code);
  const { id: bookingId } = await createBookingRow(db);
  const trip: ReferralTrip = {
    bookingId,
    bookedAt: now,
    endedOn: '2026-12-10',
    stayedVnd: 1_000_000,
    against: null,
  };
  return { friendId, trip };
}

const align = (friendId: string, trip: ReferralTrip, at = now) =>
  inTx(async (tx) => {
    const referral = await lockReferral(tx, { friendId, bookingId: trip.bookingId });
    if (referral) await alignReferral(tx, referral, trip, { programmes, now: at });
  });

async function createInviter() {
  const inviterId = await createGuestAccount(database.db, now);
  return { inviterId, code: await makeReferralCode(database.db, inviterId, now) };
}

test('a friend’s first finished trip brings points to both, once, and a refund takes them back from both', async () => {
  const { inviterId, code } = await createInviter();
  const { friendId, trip } = await createFriend(code);
  await align(friendId, { ...trip, endedOn: null });
  await align(friendId, { ...trip, stayedVnd: 999_999 });
  expect([await usable(inviterId), await usable(friendId)]).toEqual([0, 0]);
  await align(friendId, trip);
  await align(friendId, trip);
  const second = await createBookingRow(database.db);
  await align(friendId, { ...trip, bookingId: second.id });
  expect([await usable(inviterId), await usable(friendId)]).toEqual([40, 30]);
  expect((await getPoints(database.db, inviterId, now)).earnedInYear, 'no tier comes of it').toBe(0);
  await align(friendId, { ...trip, stayedVnd: 999_999 });
  expect([await usable(inviterId), await usable(friendId)]).toEqual([0, 0]);
  expect(await listInvitedFriends(database.db, inviterId, now)).toMatchObject([
    { letter: 'H', state: 'taken_back', points: 0 },
  ]);
  await align(friendId, trip);
  expect([await usable(inviterId), await usable(friendId)]).toEqual([40, 30]);
});

test('excluded: oneself, existing guests, late registrations and earlier bookings', async () => {
  const { inviterId, code } = await createInviter();
  await note(inviterId, code);
  const cases: Partial<ReferralTrip>[] = [
    { against: 'own' },
    { against: 'known' },
    { endedOn: '2027-02-20' },
    { bookedAt: new Date(now.getTime() - 1) },
  ];
  for (const change of cases) {
    const { friendId, trip } = await createFriend(code);
    await align(friendId, { ...trip, ...change });
    expect(await usable(friendId), JSON.stringify(change)).toBe(0);
  }
  expect(await usable(inviterId)).toBe(0);
  const friends = await listInvitedFriends(database.db, inviterId, now);
  expect(friends.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'void', 'void']);
  const later = new Date('2027-03-21T03:00:00Z');
  expect((await listInvitedFriends(database.db, inviterId, later))[0]).toMatchObject({ state: 'over' });
});

test('the same mailbox in another spelling, an unknown code and a closed programme leave no trace', async () => {
  const { db } = database;
  const { inviterId, code } = await createInviter();
  const mails = [
    ['thu.ha.moi@gmail.com', inviterId],
    ['thuhamoi+hai@gmail.com', await createGuestAccount(db, now)],
  ] as const;
  for (const [email, id] of mails)
    await db.updateTable('users').set({ email }).where('id', '=', id).execute();
  await note(mails[1][1], code);
  await note(await createGuestAccount(db, now), 'ABCDEFGH');
  const closed = { ...settings, ...programmes, referrals: { ...programmes.referrals, isOn: false } };
  await inTx((tx) => saveSettings(tx, closed));
  await note(await createGuestAccount(db, now), code);
  await inTx((tx) => saveSettings(tx, { ...settings, ...programmes }));
  expect(await listInvitedFriends(db, inviterId, now)).toEqual([]);
});

test('fifty concurrent registrations and trips by one code: each counts once, and the inviter gets at most the points of a year', async () => {
  const { inviterId, code } = await createInviter();
  const friends = await Promise.all(Array.from({ length: 50 }, () => createFriend(code)));
  await Promise.all(friends.map(({ friendId }) => note(friendId, code)));
  expect(await listInvitedFriends(database.db, inviterId, now)).toHaveLength(50);
  await Promise.all(friends.flatMap(({ friendId, trip }) => [align(friendId, trip), align(friendId, trip)]));
  expect(await usable(inviterId)).toBe(3 * 40);
  for (const { friendId } of friends) expect(await usable(friendId)).toBe(30);
  const shown = await listInvitedFriends(database.db, inviterId, now);
  expect(shown.filter(({ isOverLimit }) => isOverLimit)).toHaveLength(47);
  const nextYear = new Date('2027-01-05T03:00:00Z');
  const late = await createFriend(code);
  await align(late.friendId, late.trip, nextYear);
  expect(await usable(inviterId), 'another year counts anew').toBe(4 * 40);
}, 60_000);

test('staff void a referral with a reason: both lose the points, the history says so, and nothing comes back', async () => {
  const { db } = database;
  const { inviterId, code } = await createInviter();
  const { friendId, trip } = await createFriend(code);
  await align(friendId, trip);
  const [row] = await listReferrals(db, { state: 'earned', now });
  const input = { id: row?.id ?? 0, reason: 'tự mời bằng máy thứ hai', actor: staff('lan') };
  expect(await voidReferral(db, { ...input, reason: ' ' }, now)).toMatchObject({ reason: 'no_reason' });
  expect(await voidReferral(db, { ...input, actor: 'guest' }, now)).toMatchObject({ reason: 'not_allowed' });
  expect(await voidReferral(db, input, now)).toEqual({ ok: true });
  expect(await voidReferral(db, input, now)).toMatchObject({ reason: 'already_void' });
  await align(friendId, trip);
  expect([await usable(inviterId), await usable(friendId)]).toEqual([0, 0]);
  const history = await db
    .selectFrom('history')
    .select(['verb', 'reason'])
    .where('object_type', '=', 'referral')
    .execute();
  expect(history).toEqual([{ verb: 'referral.void', reason: 'tự mời bằng máy thứ hai' }]);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('earn' as const), friend: fc.nat(4), isSecond: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), friend: fc.nat(4), leftVnd: fc.nat(1_200_000) }),
  fc.record({ kind: fc.constant('void' as const), friend: fc.nat(4) }),
  fc.record({ kind: fc.constant('own' as const), friend: fc.nat(4) }),
  fc.record({ kind: fc.constant('leave' as const), friend: fc.nat(4) }),
);

test('in any order of events no point comes from nothing: at most the promised sum, once a friend, three a year', async () => {
  const { db } = database;
  const run = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    const { inviterId, code } = await createInviter();
    const friends = await Promise.all(Array.from({ length: 5 }, () => createFriend(code)));
    const gone = new Set<number>();
    for (const one of steps) {
      const friend = friends[one.friend] as (typeof friends)[number];
      const { friendId, trip } = friend;
      if (one.kind === 'refund') friend.trip = { ...trip, stayedVnd: one.leftVnd };
      if (one.kind === 'own') friend.trip = { ...trip, against: 'own' };
      if (one.kind === 'earn' && one.isSecond)
        await align(friendId, { ...trip, bookingId: (await createBookingRow(db)).id });
      if (one.kind === 'void') {
        const { id } = await db
          .selectFrom('referrals')
          .select('id')
          .where('inviter_id', '=', inviterId)
          .orderBy('id')
          .offset(one.friend)
          .limit(1)
          .executeTakeFirstOrThrow();
        await voidReferral(db, { id: Number(id), reason: 'gian', actor: staff('lan') }, now);
      }
      if (one.kind === 'leave') {
        gone.add(one.friend);
        await db.deleteFrom('users').where('id', '=', friendId).execute();
      }
      await align(friendId, friend.trip);
      const before = await listPointEntries(db, inviterId);
      await align(friendId, friend.trip);
      expect(await listPointEntries(db, inviterId), 'the same once more').toEqual(before);
      const states = await db
        .selectFrom('referrals')
        .select(['state', 'is_within_year as isWithinYear'])
        .where('inviter_id', '=', inviterId)
        .execute();
      const due = states.filter(({ state, isWithinYear }) => state === 'earned' && isWithinYear).length;
      expect(due).toBeLessThanOrEqual(3);
      expect(await usable(inviterId)).toBe(due * 40);
      for (const [at, { friendId: id }] of friends.entries())
        if (!gone.has(at)) expect([0, 30]).toContain(await usable(id));
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 15 }), run), { numRuns: 40, seed: 20261127 });
}, 180_000);

test('what a trip voided that was in the friend’s account by mistake waits again, and what staff voided stays so', async () => {
  const { inviterId, code } = await createInviter();
  const { friendId, trip } = await createFriend(code);
  const mistaken = await createBookingRow(database.db);
  await align(friendId, { ...trip, bookingId: mistaken.id, against: 'own' });
  const release = () => inTx((tx) => releaseReferral(tx, { bookingId: mistaken.id, friendId }, now));
  await align(friendId, trip);
  expect(await usable(inviterId), 'void').toBe(0);
  await release();
  await release();
  await align(friendId, trip);
  expect([await usable(inviterId), await usable(friendId)]).toEqual([40, 30]);
  await release();
  expect(await usable(friendId), 'another trip counted').toBe(30);

  const other = await createFriend(code);
  const { id } = await database.db
    .selectFrom('referrals')
    .select('id')
    .where('friend_id', '=', other.friendId)
    .executeTakeFirstOrThrow();
  const voided = { id: Number(id), reason: 'Tự mời mình', actor: staff('lan') };
  expect(await voidReferral(database.db, voided, now)).toEqual({ ok: true });
  await inTx((tx) => releaseReferral(tx, { bookingId: other.trip.bookingId, friendId: other.friendId }, now));
  await align(other.friendId, other.trip);
  expect(await usable(other.friendId)).toBe(0);
});
