import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eraseGuestAccount } from '#modules/identity/guests/guest-account.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { givePoints } from '#tests/factories/points.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getPoints, getPointsLiability, listPointEntries } from '../queries.ts';
import { announceExpiry, expirePoints } from './expire-points.ts';

const now = new Date('2026-11-21T03:00:00Z');
const at = (day: string, hour = '03:00') => new Date(`${day}T${hour}:00Z`);

const database = setUpTestDatabase();
let queue: FakeQueue;
let userId: string;
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});
beforeEach(async () => {
  queue = createFakeQueue();
  userId = await createGuestAccount(database.db, now);
});
const usable = async (day: string) => (await getPoints(database.db, userId, at(day))).usable;
const expiries = async () =>
  (await listPointEntries(database.db, userId)).filter(({ kind }) => kind === 'expire');

test('points expire on the last day of a month, once, and later ones stay', async () => {
  const { db } = database;
  await givePoints(db, userId, 40, now);
  await givePoints(db, userId, 60, at('2026-12-02'));
  expect(await usable('2027-11-30')).toBe(100);
  expect(await usable('2027-12-01'), 'also before the job has run').toBe(60);
  await expirePoints(db, at('2027-11-30', '16:59'));
  expect(await expiries()).toEqual([]);
  await Promise.all(Array.from({ length: 4 }, () => expirePoints(db, at('2027-11-30', '17:00'))));
  await expirePoints(db, at('2027-12-03'));
  expect((await expiries()).map(({ points }) => points)).toEqual([-40]);
  expect(await usable('2027-12-03')).toBe(60);
});

test('the points that expire first are used first', async () => {
  const { db } = database;
  await givePoints(db, userId, 40, at('2026-12-02'));
  await givePoints(db, userId, 60, now);
  await givePoints(db, userId, -70, at('2026-12-03'));
  expect((await getPoints(db, userId, at('2026-12-03'))).lots).toEqual([
    { points: 30, expiresOn: '2027-12-31' },
  ]);
});

test('expiry is announced thirty days before, once, by day, and not for points used meanwhile', async () => {
  const { db } = database;
  const accountId = await givePoints(db, userId, 40, now);
  const notices = () => queue.sent.splice(0).map(({ data }) => data);
  await announceExpiry(db, queue, at('2027-10-30'));
  await announceExpiry(db, queue, at('2027-10-31', '01:59'));
  expect(notices()).toEqual([]);
  await Promise.all(Array.from({ length: 4 }, () => announceExpiry(db, queue, at('2027-10-31'))));
  await announceExpiry(db, queue, at('2027-11-20'));
  expect(notices().filter((data) => (data as { accountId: string }).accountId === accountId)).toEqual([
    { accountId, points: 40, expiresOn: '2027-11-30' },
  ]);
  await givePoints(db, userId, 5, at('2026-12-02'));
  await givePoints(db, userId, -45, at('2027-11-21'));
  await announceExpiry(db, queue, at('2027-12-10'));
  expect(notices().filter((data) => (data as { accountId: string }).accountId === accountId)).toEqual([]);
});

test('points of an erased account no longer count and are written off', async () => {
  const { db } = database;
  const before = await getPointsLiability(db);
  const accountId = await givePoints(db, userId, 70, now);
  expect(await getPointsLiability(db)).toMatchObject({
    points: before.points + 70,
    amountVnd: (before.points + 70) * settings.points.pointVnd,
  });
  await db.transaction().execute((tx) => eraseGuestAccount(tx, userId, now));
  expect(await getPointsLiability(db)).toEqual(before);
  await expirePoints(db, now);
  const { sum } = await db
    .selectFrom('point_entries')
    .select(({ fn }) => fn.sum<number>('points').as('sum'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(sum).toBe(0);
});
