import { bookGift, giftOrder } from '#modules/booking/hold/book-gift.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { findGiftCard, openGiftCode } from '#modules/gift-cards/queries/find-gift-card.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { randomPhone, tokenSecret } from './booking.ts';
import { settings } from './demo-settings.ts';
import { payByBank } from './paid-booking.ts';

/** Orders a gift card as the page does, unpaid. The database needs settings. */
export async function orderGift(
  db: Database,
  queue: Queue,
  { now, ...fields }: { now: Date } & Record<string, unknown>,
): Promise<CreatedBooking> {
  const today = dayInVietnam(now);
  const order = giftOrder(settings.giftCards, today).parse({
    amountVnd: 1_000_000,
    payer: { fullName: 'Lê Minh An', phone: randomPhone(), email: 'an@example.com' },
    receiver: { fullName: 'Phạm Ngọc Bích', email: 'bich@example.com' },
    message: 'Chúc mừng sinh nhật!',
    sendOn: today,
    ...fields,
  });
  const booked = await bookGift(db, queue, order, {
    secret: tokenSecret,
    dataSecrets: tokenSecret,
    guest: null,
    now,
  });
  if (!booked.ok) throw new Error(`Not ordered: ${booked.reason}`);
  return booked.booking;
}

/** Buys a gift card and pays by bank transfer. @returns its code as people type it, with its details */
export async function buyGift(
  db: Database,
  queue: Queue,
  { now, ...fields }: { now: Date } & Record<string, unknown>,
) {
  const booking = await orderGift(db, queue, { now, ...fields });
  await payByBank(db, queue, booking, now);
  const card = await findGiftCard(db, { bookingId: booking.id }, now);
  const code = card && (await openGiftCode(db, tokenSecret, card.id));
  if (!card || !code) throw new Error('The card was not issued');
  return { booking, card, code };
}
