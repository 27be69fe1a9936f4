import type { Tx } from '#platform/db/connect.ts';
import { lockReferral, takeBackReferral } from './align-referral.ts';

/**
 * Takes back the points of friend and inviter for a trip that was assigned to the friend's account by mistake: the referral waits for
 * the first trip of their own, also where an objection to a trip had voided it: an objection to one of their own is found again
 * (`settleClaimedReferrals`). The booking is locked. Idempotent.
 */
export async function releaseReferral(
  tx: Tx,
  { bookingId, friendId }: { bookingId: string; friendId: string },
  now: Date,
): Promise<void> {
  const referral = await lockReferral(tx, { friendId, bookingId });
  if (referral?.friendId !== friendId) return;
  const isCounted = referral.bookingId === bookingId;
  const mayBeVoidByIt = referral.state === 'void' && (isCounted || referral.bookingId === null);
  if (referral.state === 'void' ? !mayBeVoidByIt : !isCounted) return;
  await takeBackReferral(tx, referral, now);
  await tx
    .updateTable('referrals')
    .set({ state: 'waiting', booking_id: null, counted_on: null, is_within_year: null })
    .set({ void_kind: null, void_reason: '' })
    .where('id', '=', referral.id)
    // What staff voided has nothing to do with a trip.
    .where('void_kind', 'is distinct from', 'staff')
    .execute();
}
