import { beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { givePoints } from '#tests/factories/points.ts';
import { staff } from '#tests/factories/staff.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getPoints } from '../queries.ts';
import { correctPoints } from './correct-points.ts';

const now = new Date('2026-11-21T03:00:00Z');
const database = setUpTestDatabase();
beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
});

test('staff correct points with a reason in the history, and deduct no more than there is', async () => {
  const { db } = database;
  const userId = await createGuestAccount(db, now);
  await givePoints(db, userId, 50, now);
  const lan = staff('lan', { 'points.correct': 60 * settings.points.pointVnd });
  const correct = (points: number, more: object = {}) =>
    correctPoints(db, { userId, points, reason: 'tính thiếu chuyến trước', actor: lan, ...more }, now);
  expect(await correct(10)).toEqual({ ok: true, left: 60 });
  expect(await correct(61)).toMatchObject({ reason: 'not_allowed' });
  expect(await correct(10, { actor: staff('an', {}) })).toMatchObject({ reason: 'not_allowed' });
  expect(await correct(10, { reason: ' ' })).toMatchObject({ reason: 'no_reason' });
  expect(await correct(0)).toMatchObject({ reason: 'no_points' });
  const nobody = '5b0a3c52-3a2e-4a0e-9d3b-0c6d2b8f7a11';
  expect(await correct(10, { userId: nobody })).toMatchObject({ reason: 'unknown_guest' });
  const results = await Promise.all([correct(-40), correct(-40), correct(-40)]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, reason: 'too_few', left: 20 });
  expect((await getPoints(db, userId, now)).usable).toBe(20);
  const lines = await listHistory(db, { objectType: 'points' });
  expect(JSON.stringify(lines)).toContain('tính thiếu chuyến trước');
});
