import { data, redirect } from 'react-router';
import { admitCode } from '#modules/booking/hold/admit-booking.ts';
import {
  creditMessages,
  spendCredit,
  spendGiftCard,
  spendGiftCardMessages,
} from '#modules/booking/payment/spend-credit.ts';
import type { App } from '#platform/app.ts';

/** Pays the booking with a typed code of a credit or a gift card; guessing is stopped after some wrong ones. */
export async function applyCode(app: App, { code, form, ip }: { code: string; form: FormData; ip: string }) {
  const isGift = form.get('intent') === 'gift';
  const typed = String(form.get(isGift ? 'giftCode' : 'creditCode') ?? '').trim();
  const refuse = (message: string, status: number) =>
    data(
      isGift
        ? { error: null, giftError: message, giftCode: typed }
        : { error: null, creditError: message, creditCode: typed },
      { status },
    );
  const admitted = await admitCode(app, ip);
  if (!admitted.ok) return refuse(admitted.message, 429);
  const now = app.clock.now();
  const actor = 'guest' as const;
  const paid = isGift
    ? await spendGiftCard(app.db, app.queue, { code, giftCode: typed, actor }, now)
    : await spendCredit(app.db, app.queue, { code, creditCode: typed, actor }, now);
  if (paid.ok || !/^unknown_(?:credit|gift_card)$/.test(paid.reason)) await admitted.giveBack();
  if (paid.ok) return redirect(`/dat-cho/${code}`, 303);
  return refuse({ ...creditMessages, ...spendGiftCardMessages }[paid.reason], 409);
}
