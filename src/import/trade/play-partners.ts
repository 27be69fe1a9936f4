import { addAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { newAffiliateInput } from '#modules/affiliates/schema.ts';
import { settleCommission } from '#modules/booking/affiliates/settle-commission.ts';
import { bookGift, giftOrder } from '#modules/booking/hold/book-gift.ts';
import { sendDueGiftCards } from '#modules/gift-cards/commands/send-due-gift-cards.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { inventGuest } from './invent-guest.ts';
import { transfer } from './play-booking.ts';
import { quietQueue } from './quiet-queue.ts';
import { after, type TradeParts } from './trade-parts.ts';

/** Whose link some of the demo's guests came by. */
export const demoAffiliate = 'LANDUKY';

/** Somebody who writes of travels and leads guests here, under rates that a company of this size would give. */
export async function playAffiliate({ db, staff, now }: TradeParts): Promise<void> {
  const rates = { 'rate-hotel': '4', 'rate-tour': '6', 'rate-combo': '4', 'rate-cruise': '5' };
  const fields = newAffiliateInput.parse({
    ...{ code: demoAffiliate, name: 'Lan Du Ký', type: 'ca-nhan', email: 'lan.du.ky@example.com' },
    ...{ phone: '0900 199 001', channel: 'https://landuky.example', attributionDays: '30', ...rates },
    ...{ 'rate-attraction': '3', 'rate-experience': '5', 'rate-car': '', 'rate-service': '' },
  });
  const added = await addAffiliate(db, quietQueue, { fields, actor: staff.operations }, now);
  if (!added.ok) throw new Error(`The demo's affiliate was not added: ${added.reason}`);
}

/** What its affiliate has of the trips that are over by now. */
export async function settleAffiliate({ db, secrets, now }: TradeParts): Promise<void> {
  const led = await db.selectFrom('affiliate_bookings').select('booking_id as id').execute();
  for (const { id } of led) await settleCommission(db, id, { secrets: secrets.data, now });
}

/** Cards that guests gave each other: one that has gone out, one that waits for its day, one that nobody has paid. */
const cards = [
  { daysAgo: 6, sendInDays: 1, amountVnd: 2_000_000, isPaid: true, message: 'Chúc mừng sinh nhật chị!' },
  { daysAgo: 3, sendInDays: 20, amountVnd: 1_000_000, isPaid: true, message: 'Mừng hai bạn về một nhà.' },
  { daysAgo: 1, sendInDays: 5, amountVnd: 500_000, isPaid: false, message: 'Cảm ơn cô vì một năm học.' },
];

/** @returns how many there are, each a booking of its own */
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
