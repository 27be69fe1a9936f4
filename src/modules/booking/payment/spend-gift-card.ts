import {
  type GiftCardRefusal,
  giftCardMessages,
  takeGiftCard,
} from '#modules/gift-cards/commands/take-gift-card.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type BalanceRefusal, balanceMessages, payFromBalance } from './steps/pay-from-balance.ts';

export type SpendGiftCardResult =
  /** `restVnd` is what is left on the card, `dueVnd` what is left to be paid on the booking. */
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | { ok: false; reason: BalanceRefusal | GiftCardRefusal };

/** Pays a booking with a gift card, whoever has its code, see `payFromBalance`. What it paid comes back to it as credit does. */
export async function spendGiftCard(
  db: Executor,
  queue: Queue,
  { code, giftCode, actor }: { code: string; giftCode: string; actor: Actor },
  now: Date,
): Promise<SpendGiftCardResult> {
  return payFromBalance<GiftCardRefusal>(
    db,
    queue,
    { code, actor, take: (tx, asked) => takeGiftCard(tx, { code: giftCode, ...asked }, now) },
    now,
  );
}

/** Why a gift card could not be used, as guests read it. */
export const spendGiftCardMessages: Record<BalanceRefusal | GiftCardRefusal, string> = {
  ...balanceMessages,
  ...giftCardMessages,
};
