import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { contactInput } from '#modules/booking/schema.ts';
import { ensureQuotedProduct, giftProduct } from '#modules/catalog/commands/products.ts';
import { writeGiftCard } from '#modules/gift-cards/commands/write-gift-card.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { quoteByHand } from '#modules/pricing/quote.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { spendProof } from '#platform/bots/admit-sender.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { heldUntil } from '../held-until.ts';
import type { AdmittedGuest } from './admit-booking.ts';
import { holderOf, lockHolder } from './steps/holder.ts';
import { type CreatedBooking, writeBooking } from './write-booking.ts';

/** The furthest day for which a card can be scheduled, in days from today. */
const sendWithinDays = 365;

/** The last day (ISO) for which a card can be ordered today. */
export const lastSendDay = (today: string): string => addDays(today, sendWithinDays);

/** Schema of a gift card order, by the company's limits; amounts are đồng, `today` is ISO in Vietnam. */
export function giftOrder({ leastVnd, mostVnd }: SiteSettings['giftCards'], today: string) {
  const limits = `Giá trị phiếu từ ${formatVnd(leastVnd)} đến ${formatVnd(mostVnd)}, chẵn nghìn đồng.`;
  const { fullName, email } = contactInput.shape;
  return z.object({
    amountVnd: z
      .int(limits)
      .min(leastVnd, limits)
      .max(mostVnd, limits)
      .refine((vnd) => vnd % 1_000 === 0, limits),
    payer: contactInput,
    receiver: z.object({ fullName, email }),
    /** Goes to an unverified mailbox, so links are refused. */
    message: z
      .string()
      .max(500, 'Lời nhắn dài nhất 500 ký tự.')
      .refine((value) => !/:\/\/|www\./i.test(value), 'Lời nhắn không có đường dẫn.')
      .transform((value) =>
        value
          .normalize('NFC')
          .replace(/\r\n?/g, '\n')
          .replace(/(?!\n)\p{Cc}+/gu, ' ')
          .trim(),
      ),
    sendOn: z.iso
      .date('Vui lòng chọn ngày gửi.')
      .refine((day) => day >= today && day <= lastSendDay(today), 'Ngày gửi từ hôm nay đến 365 ngày nữa.'),
  });
}

export type GiftOrder = z.infer<ReturnType<typeof giftOrder>>;

export type BookGiftResult =
  | { ok: true; booking: CreatedBooking }
  | { ok: false; reason: 'too_many_holds' | 'proof_used' };

/**
 * Creates the booking by which a gift card is paid, at its face value, and the pending card. It takes no inventory; unpaid
 * it lapses like any other, and the card with it. Nothing is owed on a card before its money has arrived.
 */
export async function bookGift(
  db: Executor,
  queue: Queue,
  { payer, receiver, amountVnd, message, sendOn }: GiftOrder,
  {
    secret,
    dataSecrets,
    guest,
    accountId = null,
    now,
  }: {
    secret: string;
    dataSecrets: EncryptionSecrets;
    guest: AdmittedGuest | null;
    accountId?: string | null;
    now: Date;
  },
): Promise<BookGiftResult> {
  const holder = holderOf(secret, { phone: payer.phone, email: payer.email, ip: guest?.ip ?? null });
  return inTransaction(db, async (tx): Promise<BookGiftResult> => {
    if (!(await lockHolder(tx, holder, now))) return { ok: false, reason: 'too_many_holds' };
    if (guest?.proof && !(await spendProof(tx, guest.proof))) return { ok: false, reason: 'proof_used' };
    const { name, giftCards } = await getSettings(tx);
    const quote = await quoteByHand(
      tx,
      {
        title: 'Phiếu quà tặng',
        lines: [{ label: 'Giá trị phiếu', quantity: 1, unitPriceVnd: amountVnd }],
        reason: 'Bằng đúng mệnh giá',
        ...{ from: sendOn, to: sendOn, adults: 0, childAges: [] },
        ...{ dueNowVnd: amountVnd, balanceDueOn: null, policy: { title: 'Phiếu quà tặng', tiers: [] } },
      },
      {
        soldAs: {
          ...(await ensureQuotedProduct(tx, name, giftProduct)),
          ...{ kind: giftProduct.kind, productSlug: giftProduct.slug },
          unitTitle: `Tặng ${receiver.fullName}`,
          planTitle: `Gửi ${formatWeekdayDate(sendOn)}`,
        },
        now,
      },
    );
    const holdId = randomUUID();
    const expiresAt = heldUntil('vietqr', now) ?? now;
    await reserveInventory(tx, { holdId, demand: [], expiresAt, now });
    const booking = await writeBooking(
      tx,
      queue,
      {
        input: {
          ...{ quoteToken: '', contact: payer, travellers: [], note: '' },
          consents: { terms: true, marketing: false },
        },
        // Purchases with a card are taxed when they are made.
        quote: { ...quote, items: quote.items.map(atOnce), taxes: [], taxIncluded: 0 },
        holdId,
        expiresAt,
      },
      { actor: 'guest', now, dataSecrets, holder, accountId },
    );
    await writeGiftCard(
      tx,
      { booking, payerName: payer.fullName, amountVnd, receiver, message, sendOn, ...giftCards },
      { dataSecrets, now },
    );
    return { ok: true, booking };
  });
}

/** A card needs no confirmation. */
const atOnce = (item: QuotedItem): QuotedItem => ({ ...item, confirmation: 'instant' });
