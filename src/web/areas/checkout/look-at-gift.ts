import { admitCode } from '#modules/booking/hold/admit-booking.ts';
import { findGiftBalance, giftCardMessages } from '#modules/gift-cards/commands/take-gift-card.ts';
import type { App } from '#platform/app.ts';

/** What is left on the card whose code was typed, in đồng, or why it pays nothing; wrong codes of an address are counted. */
export async function lookAtGift(
  app: App,
  { giftCode, ip }: { giftCode: string; ip: string },
): Promise<{ ok: true; restVnd: number } | { ok: false; message: string; status: 409 | 429 }> {
  const admitted = await admitCode(app, ip);
  if (!admitted.ok) return { ok: false, message: admitted.message, status: 429 };
  const found = await findGiftBalance(app.db, giftCode, app.clock.now());
  if (found.ok || found.reason !== 'unknown_gift_card') await admitted.giveBack();
  return found.ok ? found : { ok: false, message: giftCardMessages[found.reason], status: 409 };
}
