import {
  type GiftCardRefusal,
  giftCardMessages,
  takeGiftCard,
} from '#modules/gift-cards/commands/take-gift-card.ts';
import { takeCredit } from '#modules/payments/credits/credits.ts';
import { readCreditCode } from '#modules/payments/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type BalanceRefusal, balanceMessages, payFromBalance } from './steps/pay-from-balance.ts';

type CreditRefusal = 'unknown_credit' | 'credit_expired' | 'credit_empty';

export type SpendCreditResult =
  /** `restVnd` is the remaining credit, `dueVnd` the amount still due on the booking. */
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | { ok: false; reason: BalanceRefusal | CreditRefusal };

/** Pays a booking with credit of the same phone number or mail address, see `payFromBalance`. */
export async function spendCredit(
  db: Executor,
  queue: Queue,
  { code, creditCode: typed, actor }: { code: string; creditCode: string; actor: Actor },
  now: Date,
): Promise<SpendCreditResult> {
  const creditCode = readCreditCode(typed);
  return payFromBalance<CreditRefusal>(
    db,
    queue,
    {
      code,
      actor,
      take: async (tx, { bookingId, mostVnd }) => {
        if (!creditCode) return { ok: false, reason: 'unknown_credit' };
        const { phone, email } = await tx
          .selectFrom('bookings')
          .select(['phone', 'email'])
          .where('id', '=', bookingId)
          .executeTakeFirstOrThrow();
        return takeCredit(tx, { code: creditCode, bookingId, phone, email, mostVnd, now });
      },
    },
    now,
  );
}

/** Messages to guests on why credit was refused. */
export const creditMessages: Record<BalanceRefusal | CreditRefusal, string> = {
  ...balanceMessages,
  unknown_credit: 'Mã tín dụng chưa đúng, hoặc thuộc số điện thoại và email khác.',
  credit_expired: 'Mã tín dụng đã hết hạn.',
  credit_empty: 'Mã tín dụng đã dùng hết.',
};

export type SpendGiftCardResult =
  /** `restVnd` is the remaining balance of the card, `dueVnd` the amount still due on the booking. */
  | { ok: true; amountVnd: number; restVnd: number; dueVnd: number }
  | { ok: false; reason: BalanceRefusal | GiftCardRefusal };

/** Pays a booking with a gift card, for anyone who has its code, see `payFromBalance`. Refunds return to it as to credit. */
export async function spendGiftCard(
  db: Executor,
  queue: Queue,
  { code, giftCode, actor }: { code: string; giftCode: string; actor: Actor },
  now: Date,
): Promise<SpendGiftCardResult> {
  return payFromBalance<GiftCardRefusal>(
    db,
    queue,
    { code, actor, take: (tx, request) => takeGiftCard(tx, { code: giftCode, ...request }, now) },
    now,
  );
}

/** Messages to guests on why a gift card was refused. */
export const spendGiftCardMessages: Record<BalanceRefusal | GiftCardRefusal, string> = {
  ...balanceMessages,
  ...giftCardMessages,
};
