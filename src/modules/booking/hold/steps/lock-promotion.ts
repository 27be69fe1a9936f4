import { sql } from 'kysely';
import { lockPromotionLimits } from '#modules/pricing/promotions/promotions.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Holder } from './holder.ts';
import { mayUseUnpaid } from './unpaid-share.ts';

/** Who wants to use a promotion: as they are known while they hold, and by the account they are signed in to. */
export interface PromotionUser {
  holder: Holder;
  email: string;
  accountId: string | null;
}

export type PromotionRefusal = 'promotion_used_up' | 'promotion_first_only' | 'promotion_account_only';

/**
 * Locks a promotion and tells why it cannot be used once more, by this phone number, mailbox and account, too; null where it
 * can. A use counts while its hold is active or converted or its booking waits for an answer, so that no more are ever paid
 * than there are; of those that nobody has paid yet, one address has only so many. What is for a first booking is refused to
 * who has paid one. Lock it before holds: everybody does.
 */
export async function lockPromotion(
  tx: Tx,
  promotionId: number,
  user: PromotionUser,
): Promise<PromotionRefusal | null> {
  const limits = await lockPromotionLimits(tx, promotionId);
  if (limits.isAccountOnly && user.accountId === null) return 'promotion_account_only';
  if (limits.isFirstOnly && (await hasBooked(tx, user))) return 'promotion_first_only';
  const ownMost = limits.isFirstOnly ? 1 : limits.usesPerPhone;
  if (limits.uses === null && ownMost === null) return null;
  const { phone, mailboxHash, addressHash } = user.holder;
  const { rows } = await sql<{ all: number; own: number; unpaid: number }>`
    SELECT count(*) AS "all",
      count(*) FILTER (
        WHERE u.phone = ${phone} OR u.mailbox_hash = ${mailboxHash} OR b.account_id = ${user.accountId}
      ) AS own,
      count(*) FILTER (WHERE h.state IS DISTINCT FROM 'converted' AND b.address_hash = ${addressHash}) AS unpaid
    FROM promotion_uses u
    JOIN bookings b ON b.id = u.booking_id
    LEFT JOIN holds h ON h.id = u.hold_id
    WHERE u.promotion_id = ${promotionId}
      AND (h.state IN ('active', 'converted') OR (h.id IS NULL AND b.state = 'on_request'))`.execute(tx);
  const { all, own, unpaid } = rows[0] ?? { all: 0, own: 0, unpaid: 0 };
  if (ownMost !== null && own >= ownMost) return 'promotion_used_up';
  const isLeft = limits.uses === null || mayUseUnpaid({ left: limits.uses - all, own: unpaid });
  return isLeft ? null : 'promotion_used_up';
}

/** Whether the same phone, mailbox or account has a booking that was paid for and not cancelled; a card for somebody else is none. */
async function hasBooked(tx: Tx, { holder, email, accountId }: PromotionUser): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM bookings b JOIN holds h ON h.id = b.hold_id
    WHERE h.state = 'converted' AND NOT EXISTS (SELECT FROM gift_cards WHERE booking_id = b.id) AND b.id IN (
      SELECT id FROM bookings WHERE phone = ${holder.phone}
      UNION SELECT id FROM bookings WHERE lower(email) = lower(${email}) AND email <> ''
      UNION SELECT id FROM bookings WHERE account_id = ${accountId}
    ) LIMIT 1`.execute(tx);
  return rows.length > 0;
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
