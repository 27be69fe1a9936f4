import type { Tx } from '#platform/db/connect.ts';
import { lockReferral, takeBackReferral } from './align-referral.ts';

/**
 * Takes back the points of friend and inviter for a trip that was assigned to the friend's account by mistake: the referral waits for
 * the first trip of their own. The booking is locked. Idempotent.
 */
export async function releaseReferral(
  tx: Tx,
  { bookingId, friendId }: { bookingId: string; friendId: string },
  now: Date,
): Promise<void> {
  const referral = await lockReferral(tx, { friendId, bookingId });
  if (referral?.friendId !== friendId || referral.bookingId !== bookingId || referral.state === 'void')
    return;
  await takeBackReferral(tx, referral, now);
  await tx
    .updateTable('referrals')
    .set({ state: 'waiting', booking_id: null, counted_on: null, is_within_year: null })
    .where('id', '=', referral.id)
    .execute();
}
