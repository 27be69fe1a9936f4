import { bookGift, giftOrder } from '#modules/booking/hold/book-gift.ts';
import { sendDueGiftCards } from '#modules/gift-cards/commands/send-due-gift-cards.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { inventGuest } from './invent-guest.ts';
import { transfer } from './play-booking.ts';
import { quietQueue } from './quiet-queue.ts';
import { after, type TradeParts } from './trade-parts.ts';

/** Gift cards: one already sent, one waiting for its day, one unpaid. */
const cards = [
  { daysAgo: 6, sendInDays: 1, amountVnd: 2_000_000, isPaid: true, message: 'Chúc mừng sinh nhật chị!' },
  { daysAgo: 3, sendInDays: 20, amountVnd: 1_000_000, isPaid: true, message: 'Mừng hai bạn về một nhà.' },
  { daysAgo: 1, sendInDays: 5, amountVnd: 500_000, isPaid: false, message: 'Cảm ơn cô vì một năm học.' },
];

/** @returns the number of gift cards, each a booking of its own */
export async function playGiftCards(parts: TradeParts): Promise<number> {
  const { db, random, secrets, now } = parts;
  const { giftCards } = await getSettings(db);
  for (const [at, { daysAgo, sendInDays, amountVnd, isPaid, message }] of cards.entries()) {
    const orderedAt = after(now, -daysAgo * 24 * 60);
    const today = dayInVietnam(orderedAt);
    const [payer, { fullName, email }] = [inventGuest(random, 900 + at), inventGuest(random, 950 + at)];
    const order = giftOrder(giftCards, today).parse({
      ...{ amountVnd, payer, message, receiver: { fullName, email } },
      sendOn: addDays(today, sendInDays),
    });
    const context = { secret: secrets.token, dataSecrets: secrets.data, guest: null, now: orderedAt };
    const booked = await bookGift(db, quietQueue, order, context);
    if (!booked.ok) throw new Error(`A gift card of the demo was not ordered: ${booked.reason}`);
    if (isPaid) await transfer(parts, { amountVnd, content: booked.booking.code, at: after(orderedAt, 9) });
  }
  await sendDueGiftCards(db, quietQueue, now);
  return cards.length;
}
