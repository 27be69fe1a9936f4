import { getSettings } from '#modules/settings/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { may } from '../policy.ts';
import { lastDayOf } from '../rules/points-for.ts';
import { usablePoints } from '../rules/replay-points.ts';
import { lockPoints, writeEntry } from './lock-points.ts';

export type CorrectPointsResult =
  | { ok: true; left: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_account' | 'no_points' | 'no_reason' }
  /** Less is there than should go. */
  | { ok: false; reason: 'too_few'; left: number };

/**
 * Gives points to a guest or takes some, with a reason that stays when the guest is erased. What comes is good as long as what
 * is earned today; no more goes than there is.
 */
export async function correctPoints(
  db: Database,
  { accountId, points, reason, actor }: { accountId: string; points: number; reason: string; actor: Actor },
  now: Date,
): Promise<CorrectPointsResult> {
  if (!may(actor, 'points.correct')) return { ok: false, reason: 'not_allowed' };
  const { points: programme } = await getSettings(db);
  if (!may(actor, 'points.correct', Math.abs(points) * programme.pointVnd))
    return { ok: false, reason: 'not_allowed' };
  if (!Number.isSafeInteger(points) || points === 0) return { ok: false, reason: 'no_points' };
  if (reason.trim() === '') return { ok: false, reason: 'no_reason' };
  return db.transaction().execute(async (tx): Promise<CorrectPointsResult> => {
    const known = await tx
      .selectFrom('point_accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('user_id', 'is not', null)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_account' };
    const account = await lockPoints(tx, accountId, now);
    const today = dayInVietnam(now);
    const before = usablePoints(account.left, today);
    if (before + points < 0) return { ok: false, reason: 'too_few', left: before };
    const expiry = points > 0 ? { expiresOn: lastDayOf(today, programme) } : {};
    await writeEntry(tx, account, { kind: 'correct', points, ...expiry, actor, reason, now });
    const left = usablePoints(account.left, today);
    await writeHistory(tx, {
      ...{ actor, verb: 'points.correct', object: { type: 'points', id: accountId }, reason, now },
      before: { points: before },
      after: { points: left },
    });
    return { ok: true, left };
  });
}
