import { findGuest } from '#modules/identity/guests/find-guest.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { may } from '../policy.ts';
import { lastDayOf } from '../rules/points-for.ts';
import { usablePoints } from '../rules/replay-points.ts';
import { lockPointsOf, writeEntry } from './lock-points.ts';

export type CorrectPointsResult =
  | { ok: true; left: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_guest' | 'no_points' | 'no_reason' }
  /** Fewer points are left than should be taken. */
  | { ok: false; reason: 'too_few'; left: number };

/**
 * Gives points to a guest or takes some, with a reason that they read and that outlives their erasure. Given points are valid as long as
 * points earned today; no more are taken than there are.
 */
export async function correctPoints(
  db: Database,
  { userId, points, reason, actor }: { userId: string; points: number; reason: string; actor: Actor },
  now: Date,
): Promise<CorrectPointsResult> {
  if (!may(actor, 'points.correct')) return { ok: false, reason: 'not_allowed' };
  const { points: programme } = await getSettings(db);
  if (!may(actor, 'points.correct', Math.abs(points) * programme.pointVnd))
    return { ok: false, reason: 'not_allowed' };
  if (!Number.isSafeInteger(points) || points === 0) return { ok: false, reason: 'no_points' };
  if (reason.trim() === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<CorrectPointsResult> => {
    if (!(await findGuest(tx, userId))) return { ok: false, reason: 'unknown_guest' };
    const account = await lockPointsOf(tx, userId, now);
    const today = dayInVietnam(now);
    const before = usablePoints(account.left, today);
    if (before + points < 0) return { ok: false, reason: 'too_few', left: before };
    const expiry = points > 0 ? { expiresOn: lastDayOf(today, programme) } : {};
    await writeEntry(tx, account, { kind: 'correct', points, ...expiry, actor, reason, now });
    const left = usablePoints(account.left, today);
    await writeHistory(tx, {
      ...{ actor, verb: 'points.correct', object: { type: 'points', id: account.id }, reason, now },
      before: { points: before },
      after: { points: left },
    });
    return { ok: true, left };
  });
}
