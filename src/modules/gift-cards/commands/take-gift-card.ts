import { drawCredit, lockCredit } from '#modules/payments/credits/credits.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { hashGiftCode, readGiftCode } from '../rules/gift-code.ts';

export type GiftCardRefusal =
  | 'unknown_gift_card'
  | 'gift_card_stopped'
  | 'gift_card_expired'
  | 'gift_card_empty';

/** `restVnd` is the remaining balance of the card, in đồng. */
export type TakeGiftCardResult =
  | { ok: true; amountVnd: number; restVnd: number }
  | { ok: false; reason: GiftCardRefusal };

/**
 * Takes what a locked booking needs from a card, as far as it covers; anyone with its code may use it. Its credit is locked before
 * any check, so nothing of it is spent twice, nor after it was stopped. The caller posts the amount.
 */
export async function takeGiftCard(
  tx: Tx,
  { code, bookingId, mostVnd }: { code: string; bookingId: string; mostVnd: number },
  now: Date,
): Promise<TakeGiftCardResult> {
  const found = await findByCode(tx, code);
  const credit = found && (await lockCredit(tx, found.number));
  // Read again under the lock: staff may have stopped it while we waited.
  const card = credit && (await findByCode(tx, code));
  if (!credit || !card) return { ok: false, reason: 'unknown_gift_card' };
  if (card.stoppedAt || card.refundedAt) return { ok: false, reason: 'gift_card_stopped' };
  const drawn = await drawCredit(tx, credit, { code: card.number, bookingId, mostVnd, now });
  if (drawn.ok) return drawn;
  return { ok: false, reason: drawn.reason === 'credit_expired' ? 'gift_card_expired' : 'gift_card_empty' };
}

/** The balance of a card, in đồng, without taking any: shown before a booking is made. */
export async function findGiftBalance(
  db: Executor,
  code: string,
  now: Date,
): Promise<{ ok: true; restVnd: number } | { ok: false; reason: GiftCardRefusal }> {
  const card = await findByCode(db, code);
  const credit =
    card &&
    (await db
      .selectFrom('credits')
      .select(['rest_vnd as restVnd', 'valid_until as validUntil'])
      .where('code', '=', card.number)
      .executeTakeFirst());
  if (!credit) return { ok: false, reason: 'unknown_gift_card' };
  if (card.stoppedAt || card.refundedAt) return { ok: false, reason: 'gift_card_stopped' };
  if (credit.restVnd === 0) return { ok: false, reason: 'gift_card_empty' };
  if (credit.validUntil < dayInVietnam(now)) return { ok: false, reason: 'gift_card_expired' };
  return { ok: true, restVnd: credit.restVnd };
}

async function findByCode(db: Executor, typed: string) {
  const code = readGiftCode(typed);
  if (!code) return undefined;
  return db
    .selectFrom('gift_cards')
    .select(['number', 'stopped_at as stoppedAt', 'refunded_at as refundedAt'])
    .where('code_hash', '=', hashGiftCode(code))
    .where('issued_at', 'is not', null)
    .executeTakeFirst();
}

/** Messages to users on why a card was refused. */
export const giftCardMessages: Record<GiftCardRefusal, string> = {
  unknown_gift_card: 'Mã phiếu quà tặng chưa đúng. Mã có dạng QUA-XXXX-XXXX-XXXX-XXXX, ghi trong thư tặng.',
  gift_card_stopped: 'Phiếu quà tặng này đang dừng. Vui lòng gọi số hỗ trợ.',
  gift_card_expired: 'Phiếu quà tặng này đã hết hạn. Vui lòng gọi số hỗ trợ nếu cần gia hạn.',
  gift_card_empty: 'Phiếu quà tặng này đã dùng hết.',
};
