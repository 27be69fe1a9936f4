import { sql } from 'kysely';
import { lockPromotionLimits } from '#modules/pricing/promotions/promotions.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Holder } from './holder.ts';
import { mayUseUnpaid } from './unpaid-share.ts';

/**
 * Locks a promotion and tells whether it can be used once more, by this phone number and mailbox, too. A use counts while
 * its hold is active or converted or its booking waits for an answer, so that no more are ever paid than there are; of
 * those that nobody has paid yet, one address has only so many. Lock it before holds: everybody does.
 */
export async function lockPromotion(tx: Tx, promotionId: number, holder: Holder): Promise<boolean> {
  const limits = await lockPromotionLimits(tx, promotionId);
  if (limits.uses === null && limits.usesPerPhone === null) return true;
  const { phone, mailboxHash, addressHash } = holder;
  const { rows } = await sql<{ all: number; own: number; unpaid: number }>`
    SELECT count(*) AS "all",
      count(*) FILTER (WHERE u.phone = ${phone} OR u.mailbox_hash = ${mailboxHash}) AS own,
      count(*) FILTER (WHERE h.state IS DISTINCT FROM 'converted' AND b.address_hash = ${addressHash}) AS unpaid
    FROM promotion_uses u
    JOIN bookings b ON b.id = u.booking_id
    LEFT JOIN holds h ON h.id = u.hold_id
    WHERE u.promotion_id = ${promotionId}
      AND (h.state IN ('active', 'converted') OR (h.id IS NULL AND b.state = 'on_request'))`.execute(tx);
  const { all, own, unpaid } = rows[0] ?? { all: 0, own: 0, unpaid: 0 };
  if (limits.usesPerPhone !== null && own >= limits.usesPerPhone) return false;
  return limits.uses === null || mayUseUnpaid({ left: limits.uses - all, own: unpaid });
}

/** Writes that a new booking uses a promotion, which is locked. */
export async function recordPromotionUse(
  tx: Tx,
  use: { promotionId: number; bookingId: string; holdId: string | null; holder: Holder },
): Promise<void> {
  await tx
    .insertInto('promotion_uses')
    .values({
      promotion_id: use.promotionId,
      booking_id: use.bookingId,
      hold_id: use.holdId,
      phone: use.holder.phone,
      mailbox_hash: use.holder.mailboxHash,
    })
    .execute();
}
