import type { Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { usablePoints } from '../rules/replay-points.ts';
import { lockPointsOf, writeEntry } from './lock-points.ts';

/**
 * Uses points of a guest for a booking that was just written. The account is locked, so no point is used twice; lock it
 * last. @returns false where there are too few, without writing anything
 */
export async function burnPoints(
  tx: Tx,
  { userId, bookingId, points, now }: { userId: string; bookingId: string; points: number; now: Date },
): Promise<boolean> {
  const account = await lockPointsOf(tx, userId, now);
  if (points > usablePoints(account.left, dayInVietnam(now))) return false;
  await writeEntry(tx, account, { kind: 'burn', points: -points, bookingId, actor: 'guest', now });
  return true;
}
