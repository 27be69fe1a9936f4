import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Locks a promotion and tells whether it can be used once more, by this phone number, too. A use counts while its hold
 * is active or converted or its booking waits for an answer. Lock it before holds: everybody does.
 */
export async function lockPromotion(tx: Tx, promotionId: number, phone: string): Promise<boolean> {
  const limits = await tx
    .selectFrom('promotions')
    .select(['uses', 'uses_per_phone as usesPerPhone'])
    .where('id', '=', promotionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (limits.uses === null && limits.usesPerPhone === null) return true;
  const { rows } = await sql<{ all: number; own: number }>`
    SELECT count(*) AS "all", count(*) FILTER (WHERE u.phone = ${phone}) AS own
    FROM promotion_uses u
    JOIN bookings b ON b.id = u.booking_id
    LEFT JOIN holds h ON h.id = u.hold_id
    WHERE u.promotion_id = ${promotionId}
      AND (h.state IN ('active', 'converted') OR (h.id IS NULL AND b.state = 'on_request'))`.execute(tx);
  const { all, own } = rows[0] ?? { all: 0, own: 0 };
  return (
    (limits.uses === null || all < limits.uses) && (limits.usesPerPhone === null || own < limits.usesPerPhone)
  );
}

/** Writes that a new booking uses a promotion, which is locked. */
export async function recordPromotionUse(
  tx: Tx,
  use: { promotionId: number; bookingId: string; holdId: string | null; phone: string },
): Promise<void> {
  await tx
    .insertInto('promotion_uses')
    .values({
      promotion_id: use.promotionId,
      booking_id: use.bookingId,
      hold_id: use.holdId,
      phone: use.phone,
    })
    .execute();
}
