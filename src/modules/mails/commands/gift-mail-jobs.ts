import { issueTripLinkToken } from '#modules/booking/access/trip-link-tokens.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { giftCardDue, giftCardIssued } from '#modules/gift-cards/events.ts';
import { findGiftCard, openGiftCode } from '#modules/gift-cards/queries/find-gift-card.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { giftMailOfCard, giftMailOfOrder } from '../view/gift-mails.tsx';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails about gift cards: to the buyer, and the card itself to its receiver. */
export const giftMailJobs = [
  { type: giftCardIssued, handle: mailPayer },
  { type: giftCardDue, handle: sendCard },
];

async function mailPayer(app: App, { giftCardId }: { giftCardId: string }): Promise<void> {
  const now = app.clock.now();
  const card = await findGiftCard(app.db, { id: giftCardId }, now);
  if (!card) return;
  const [booking, company] = await Promise.all([
    getBooking(app.db, card.bookingId, now),
    getSettings(app.db),
  ]);
  const access = { code: booking.code, access: 'full' } as const;
  const pass = await issueTripLinkToken(app.db, app.secrets.token, access, now);
  const mail = giftMailOfOrder({
    company,
    renderPart: await renderMailParts(app.db, 'gift_card_issued', company, {
      code: booking.code,
      name: booking.contact.fullName,
      amount: formatVnd(card.amountVnd),
      receiver: card.receiver.name,
      day: formatDate(card.sendOn),
      expiresOn: formatDate(card.validUntil),
    }),
    url: `${app.config.publicUrl}/phieu-qua-tang/${booking.code}?pass=${pass}`,
  });
  await sendMail(app, mail, {
    key: `gift_card_issued:${giftCardId}`,
    bookingId: card.bookingId,
    template: 'gift_card_issued',
    recipient: booking.contact.email,
  });
}

/** Not sent once the card was stopped or refunded: its code must be usable. */
async function sendCard(app: App, { giftCardId, at }: { giftCardId: string; at: string }): Promise<void> {
  const now = app.clock.now();
  const card = await findGiftCard(app.db, { id: giftCardId }, now);
  const code = card && (await openGiftCode(app.db, app.secrets.data, giftCardId));
  if (!card || !code || card.state === 'stopped') return;
  const company = await getSettings(app.db);
  const amount = formatVnd(card.amountVnd);
  const mail = giftMailOfCard({
    company,
    renderPart: await renderMailParts(app.db, 'gift_card', company, {
      name: card.payerName,
      receiver: card.receiver.name,
      amount,
      expiresOn: formatDate(card.validUntil),
    }),
    url: app.config.publicUrl,
    message: card.message,
    code,
    amount,
  });
  await sendMail(app, mail, {
    key: `gift_card:${giftCardId}:${at}`,
    // Filed with the payer's mails: they may see to whom it was sent, and have it erased.
    bookingId: card.bookingId,
    template: 'gift_card',
    recipient: card.receiver.email,
  });
}
