import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getPoints, listPointEntries } from '../queries.ts';
import { lastDayOf } from '../rules/points-for.ts';
import { alignPoints, takeBackEarned } from './align-points.ts';
import { burnPoints } from './burn-points.ts';
import { correctPoints } from './correct-points.ts';
import { lockPointsOf } from './lock-points.ts';

const start = new Date('2026-11-21T03:00:00Z');
const programme = settings.points;
const boss = { id: 'chu', name: 'Chủ', rights: 'all', cameFrom: '192.0.2.7', requestId: null } as const;

const database = setUpTestDatabase();
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});

const which = fc.nat(3);
const share = fc.integer({ min: 0, max: 100 });
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('earn' as const), which, vnd: fc.nat(30_000_000) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stay' as const), which, share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('burn' as const), which, share }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), which, share }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correct' as const), points: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.nat(250) }) },
);

/** A booking's state in the simplest model: the points it should hold, whatever came before. */
interface Standing {
  id: string;
  booked: number;
  used: number;
  earning: { userId: string; stayedVnd: number; endedOn: string } | null;
  basisVnd: number;
}

test('points never appear from nothing, in whatever order and however often events arrive', async () => {
  const { db } = database;
  const run = async (steps: (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
    const userId = await createGuestAccount(db, start);
    const trips: Standing[] = [];
    for (let at = 0; at < 4; at++) {
      const { id } = await createBookingRow(db);
      trips.push({ id, booked: 0, used: 0, earning: null, basisVnd: 0 });
    }
    let now = start;
    let given = 0;
    const align = ({ id: bookingId, used, earning }: Standing) =>
      db
        .transaction()
        .execute((tx) => alignPoints(tx, { bookingId, used, graceDays: 30, earning }, { programme, now }));
    for (const one of steps) {
      const trip = trips['which' in one ? one.which : 0] as Standing;
      if (one.kind === 'wait') now = new Date(now.getTime() + one.days * 86_400_000);
      if (one.kind === 'earn' && !trip.earning) {
        trip.earning = { userId, stayedVnd: one.vnd, endedOn: dayInVietnam(now) };
        trip.basisVnd = one.vnd;
      }
      if (one.kind === 'stay' && trip.earning)
        trip.earning = { ...trip.earning, stayedVnd: Math.floor((trip.basisVnd * one.share) / 100) };
      if (one.kind === 'use') trip.used = Math.floor((trip.booked * one.share) / 100);
      if (one.kind === 'burn' && trip.booked === 0) {
        const { usable } = await getPoints(db, userId, now);
        const points = Math.floor((usable * one.share) / 100);
        if (points === 0) continue;
        const burn = { userId, bookingId: trip.id, now };
        expect(await db.transaction().execute((tx) => burnPoints(tx, { ...burn, points: usable + 1 }))).toBe(
          false,
        );
        expect(await db.transaction().execute((tx) => burnPoints(tx, { ...burn, points }))).toBe(true);
        trip.booked = points;
        trip.used = points;
      }
      if (one.kind === 'correct' && one.points > 0) {
        const input = { userId, points: one.points, reason: 'xin lỗi khách', actor: boss };
        expect(await correctPoints(db, input, now)).toMatchObject({ ok: true });
        given += one.points;
      }
      await align(trip);
      const before = await listPointEntries(db, userId);
      await align(trip);
      expect(await listPointEntries(db, userId), 'the same once more').toEqual(before);
      await check(userId, trips, { given, now });
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 25 }), run), { numRuns: 60, seed: 20261124 });
}, 180_000);

async function check(userId: string, trips: Standing[], { given, now }: { given: number; now: Date }) {
  const entries = await listPointEntries(database.db, userId);
  const sum = (kinds: string[], id?: string) =>
    entries.reduce(
      (all, entry) =>
        kinds.includes(entry.kind) && (id === undefined || entry.bookingId === id) ? all + entry.points : all,
      0,
    );
  let takenOnce = 0;
  for (const { id, booked, used } of trips) {
    const burns = entries.filter(({ kind, bookingId }) => kind === 'burn' && bookingId === id).toReversed();
    expect(-sum(['burn', 'return'], id) || 0, 'what a booking uses').toBe(used);
    expect(-(burns[0]?.points ?? 0) || 0).toBe(booked);
    takenOnce += -burns.slice(1).reduce((all, { points }) => all + points, 0);
    const earns = entries.filter(({ kind, bookingId }) => kind === 'earn' && bookingId === id).toReversed();
    const earned = sum(['earn', 'take_back'], id);
    expect(earned).toBeGreaterThanOrEqual(0);
    expect(earned, 'never more than at first').toBeLessThanOrEqual(earns[0]?.points ?? 0);
  }
  const balance = entries.reduce((all, { points }) => all + points, 0);
  const { usable, debt, lots } = await getPoints(database.db, userId, now);
  expect(balance, 'below nothing only by what was taken back').toBeGreaterThanOrEqual(
    sum(['take_back']) - takenOnce,
  );
  const first = trips.reduce((all, { id }) => all + Math.max(0, sum(['earn', 'take_back'], id)), 0);
  expect(balance, 'from nothing comes nothing').toBeLessThanOrEqual(first + given);
  expect(usable - debt).toBeLessThanOrEqual(balance);
  expect(lots.reduce((all, { points }) => all + points, 0)).toBe(usable);
  if (usable > 0) expect(debt).toBe(0);
}

test('a trip earns once; a refund takes its share back, and points come again when the money stays after all', async () => {
  const { db } = database;
  const userId = await createGuestAccount(db, start);
  const { id: bookingId } = await createBookingRow(db);
  const stay = (stayedVnd: number, now = start) =>
    db.transaction().execute((tx) =>
      alignPoints(
        tx,
        {
          ...{ bookingId, used: 0, graceDays: 30 },
          earning: { userId, stayedVnd, endedOn: dayInVietnam(start) },
        },
        { programme, now },
      ),
    );
  await stay(5_050_000);
  expect(await getPoints(db, userId, start)).toMatchObject({ usable: 50, lots: [{ points: 50 }] });
  await stay(2_525_000);
  expect(await getPoints(db, userId, start)).toMatchObject({ usable: 25, earnedInYear: 25 });
  await stay(5_050_000);
  expect((await listPointEntries(db, userId)).map(({ kind, points }) => [kind, points])).toEqual([
    ['earn', 25],
    ['take_back', -25],
    ['earn', 50],
  ]);
});

test('moving a trip between accounts moves its points; a refund takes them back in the new account', async () => {
  const { db } = database;
  const [one, other] = [await createGuestAccount(db, start), await createGuestAccount(db, start)];
  const { id: bookingId } = await createBookingRow(db);
  const align = (userId: string | null, stayedVnd = 5_000_000) =>
    db.transaction().execute((tx) => {
      const earning = userId && { userId, stayedVnd, endedOn: dayInVietnam(start) };
      const standing = { bookingId, used: 0, graceDays: 30, earning: earning || null };
      return alignPoints(tx, standing, { programme, now: start });
    });
  const release = () => db.transaction().execute((tx) => takeBackEarned(tx, bookingId, start));
  const usable = async () =>
    Promise.all([one, other].map(async (userId) => (await getPoints(db, userId, start)).usable));
  await release();
  await align(one);
  expect(await usable()).toEqual([50, 0]);
  await Promise.all([release(), release()]);
  expect(await usable()).toEqual([0, 0]);
  await align(null);
  await align(other);
  await align(other);
  expect(await usable()).toEqual([0, 50]);
  await align(other, 1_000_000);
  expect(await usable()).toEqual([0, 10]);
  await release();
  await align(one);
  expect(await usable(), 'back where it began').toEqual([50, 0]);
});

test('returned points keep their expiry, and are valid for at least thirty days', async () => {
  const { db } = database;
  const userId = await createGuestAccount(db, start);
  const [earned, used] = [await createBookingRow(db), await createBookingRow(db)];
  const endedOn = dayInVietnam(start);
  const earning = { userId, stayedVnd: 1_000_000, endedOn };
  const lastDay = lastDayOf(endedOn, programme);
  expect(lastDay).toBe('2027-11-30');
  const at = (now: Date, booking: Parameters<typeof alignPoints>[1]) =>
    db.transaction().execute((tx) => alignPoints(tx, booking, { programme, now }));
  await at(start, { bookingId: earned.id, used: 0, graceDays: 30, earning });
  await db
    .transaction()
    .execute((tx) => burnPoints(tx, { userId, bookingId: used.id, points: 10, now: start }));
  await at(start, { bookingId: used.id, used: 6, graceDays: 30, earning: null });
  expect((await getPoints(db, userId, start)).lots).toEqual([{ points: 4, expiresOn: lastDay }]);
  const late = new Date('2027-12-05T03:00:00Z');
  await at(late, { bookingId: used.id, used: 0, graceDays: 30, earning: null });
  expect((await getPoints(db, userId, late)).lots).toEqual([
    { points: 6, expiresOn: addDays('2027-12-05', 30) },
  ]);
});

test('a guest in a higher tier earns more, by the points of a year', async () => {
  const { db } = database;
  const userId = await createGuestAccount(db, start);
  const trip = async (stayedVnd: number, now: Date) => {
    const { id: bookingId } = await createBookingRow(db);
    const earning = { userId, stayedVnd, endedOn: dayInVietnam(now) };
    await db
      .transaction()
      .execute((tx) => alignPoints(tx, { bookingId, used: 0, graceDays: 30, earning }, { programme, now }));
    return getPoints(db, userId, now);
  };
  const next = programme.tiers[1];
  const first = await trip((next?.fromPoints ?? 0) * programme.vndPerPoint, start);
  expect(first).toMatchObject({ tier: next, usable: next?.fromPoints });
  const second = await trip(10 * programme.vndPerPoint, start);
  expect(second.usable - first.usable).toBe(10 + (next?.bonusPercent ?? 0) / 10);
  const later = new Date(start.getTime() + 370 * 86_400_000);
  expect(await getPoints(db, userId, later)).toMatchObject({ tier: programme.tiers[0], earnedInYear: 0 });
});

test('the ledger is immutable, and rejects points of a booking that do not add up', async () => {
  const { db } = database;
  const userId = await createGuestAccount(db, start);
  const { id: bookingId } = await createBookingRow(db);
  const account = await db.transaction().execute((tx) => lockPointsOf(tx, userId, start));
  const row = { account_id: account.id, booking_id: bookingId, actor: 'system', at: start };
  const back = { ...row, kind: 'return', points: 5, expires_on: '2027-01-01' };
  await expect(db.insertInto('point_entries').values(back).execute()).rejects.toThrow('do not add up');
  const taken = { ...row, kind: 'take_back', points: -5 };
  await expect(db.insertInto('point_entries').values(taken).execute()).rejects.toThrow('do not add up');
  await db
    .insertInto('point_entries')
    .values({ ...row, kind: 'burn', points: -5 })
    .execute();
  await expect(
    db.updateTable('point_entries').set({ points: -1 }).where('account_id', '=', account.id).execute(),
  ).rejects.toThrow('append-only');
});
