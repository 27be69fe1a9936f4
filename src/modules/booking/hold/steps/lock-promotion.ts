import { sql } from 'kysely';
import { lockPromotionLimits } from '#modules/pricing/promotions/promotions.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Holder } from './holder.ts';
import { mayUseUnpaid } from './unpaid-share.ts';

/** Who wants to use a promotion: their identifiers as a holder, and their signed-in account. */
export interface PromotionUser {
  holder: Holder;
  email: string;
  accountId: string | null;
}

export type PromotionRefusal = 'promotion_used_up' | 'promotion_first_only' | 'promotion_account_only';

/**
 * Locks a promotion and returns why it cannot be used once more, also by this phone number, mailbox and account; null where
 * it can. A use counts while its hold is active or converted or its booking waits for an answer, so that never more are paid
 * than the promotion allows; of unpaid uses, one IP address has a limited number. A promotion for first bookings is refused
 * to guests who have paid one. Lock it before holds, as all commands do.
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

/** Whether the same phone, mailbox or account has a booking that was paid and not cancelled; gift card orders do not count. */
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

/** Records that a new booking uses a promotion, which is locked. */
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
