import { z } from 'zod';
import { contactInput } from '#modules/booking/schema.ts';
import { giftProduct } from '#modules/catalog/commands/products.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { SiteSettings } from '#modules/settings/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

/** How far ahead a card can be sent, in days. */
const sendWithinDays = 365;

/** The last day (ISO) for which a card can be ordered today. */
export const lastSendDay = (today: string): string => addDays(today, sendWithinDays);

/** What an order of a gift card says, by the company's limits; amounts are đồng, `today` is ISO in Vietnam. */
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
    /** Goes to a mailbox that nobody has shown to be theirs, so it leads nowhere. */
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

/** Whether a booking buys a gift card, which is all that it has. */
export const isGiftOrder = ({ items }: Pick<Quote, 'items'>): boolean =>
  items[0]?.productSlug === giftProduct.slug;
