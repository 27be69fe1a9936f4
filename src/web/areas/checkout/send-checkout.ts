import { data, redirect } from 'react-router';
import type { z } from 'zod';
import type { AffiliateClick } from '#modules/affiliates/commands/attribute-booking.ts';
import { admitCode, awaitTurn } from '#modules/booking/hold/admit-booking.ts';
import { createBooking, createRefusalMessage } from '#modules/booking/hold/create-booking.ts';
import type { createBookingInput } from '#modules/booking/schema.ts';
import { findGiftBalance, giftCardMessages } from '#modules/gift-cards/commands/take-gift-card.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { savePickupPlace } from '#modules/travellers/commands/save-pickup-place.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { readAffiliateClick } from '#web/app/affiliate-click.ts';
import { readSource } from '#web/app/visit-source.ts';
import {
  cartFull,
  clearCart,
  fitsCartCookie,
  withPromotion,
  writeCartCookie,
} from '#web/parts/booking/cart-cookie.ts';
import { type HoldRefusal, holdForForm } from '#web/parts/booking/hold-for-form.ts';
import { addToTripCookie } from '#web/parts/booking/trip-cookie.ts';
import { readFormGuard } from '#web/parts/bots/read-form-guard.ts';
import { noteBookingInPlan } from '#web/parts/plans/note-booking-in-plan.ts';
import type { CheckoutErrors, CheckoutValues } from './checkout-values.ts';
import { codeOfUrl, readChoice, urlWithCode } from './load-checkout.ts';
import { payAtOnce } from './pay-at-once.ts';
import { readCheckoutForm } from './read-checkout-form.ts';
import { fillInSaved } from './saved-for-checkout.ts';

/** The form as it stands, with its errors and findings. */
interface CheckoutAnswer {
  values: CheckoutValues;
  errors: CheckoutErrors;
  needsProof: boolean;
  /** The balance of the checked gift card, in đồng. */
  giftRestVnd?: number | undefined;
}

/** Places the hold and leads on to payment, or answers with the form as it stands. */
export async function sendCheckout(app: App, request: Request) {
  const form = await request.formData();
  const promotionCode = form.get('do') === 'promotion' ? String(form.get('promotion') ?? '').trim() : null;
  const placed = promotionCode === null ? null : placeCode(app, request, { form, code: promotionCode });
  if (placed instanceof Response) return placed;
  const session = await readGuestSession(app, request);
  const firmId = await fillInSaved(app, session, form);
  const read = readCheckoutForm(form);
  const { values } = read;
  const { giftCode, method } = values;
  const guestIp = guestIpOf(request) || undefined;
  const gift = giftCode === '' ? null : await lookAtGift(app, { giftCode, ip: guestIp ?? '' });
  const giftRestVnd = gift?.ok ? gift.restVnd : undefined;
  const asItStands = (found: Partial<CheckoutAnswer>, status = 200) =>
    data<CheckoutAnswer>({ values, errors: {}, needsProof: false, giftRestVnd, ...found }, { status });
  if (placed) return asItStands({ errors: { form: placed.refusal } }, 409);
  if (gift && !gift.ok) return asItStands({ errors: { giftCode: gift.message } }, gift.status);
  // A gift card was looked at, points are used or left, or a code: the form is rendered again as it stands.
  if (promotionCode !== null || ['gift', 'points'].includes(String(form.get('do')))) return asItStands({});
  if (!read.ok) return asItStands({ errors: read.errors }, 422);
  const held = await holdOnce(app, {
    ...read,
    key: String(form.get('requestKey') ?? ''),
    guard: readFormGuard(form, request),
    accountId: session?.userId ?? null,
    firmId,
    source: readSource(request, app.config),
    click: readAffiliateClick(request, app.config),
  });
  if ('refusal' in held)
    return asItStands({ errors: { form: held.refusal }, needsProof: held.needsProof }, 409);
  if (session && values.keepsPickup) await savePickupPlace(app, session.userId, values.pickup);
  const { code, awaitsApproval } = held;
  const headers = new Headers({
    'set-cookie': await addToTripCookie(request, app, { code, access: 'full' }),
  });
  if (readChoice(app, request).isCart) {
    for (const cookie of clearCart(app)) headers.append('set-cookie', cookie);
    const noted = await noteBookingInPlan(app, request, code);
    if (noted) headers.append('set-cookie', noted);
  }
  // A booking that awaits the firm's approval cannot be paid yet; its page says so.
  if (awaitsApproval) return redirect(`/dat-cho/${code}`, { status: 303, headers });
  return redirect(await payAtOnce(app, { code, method, giftCode, guestIp }), { status: 303, headers });
}

/**
 * Puts a typed promotion code where it belongs: into the URL, or the cart; null where it is there already. 307 has the browser send
 * the same form again, so that nothing typed is lost; a form with nothing but the code is not sent twice.
 */
function placeCode(
  app: App,
  request: Request,
  { form, code }: { form: FormData; code: string },
): Response | { refusal: string } | null {
  const { cart, isCart } = readChoice(app, request);
  if (!isCart) return code === codeOfUrl(request) ? null : redirect(urlWithCode(request, code), 307);
  const next = withPromotion(cart, code);
  const hasMore = form.has('quoteToken');
  if (hasMore && next.promotionCode === cart.promotionCode) return null;
  const cookie = writeCartCookie(app, next);
  if (!fitsCartCookie(cookie)) return { refusal: cartFull };
  const status = hasMore ? 307 : 303;
  return redirect(urlWithCode(request, ''), { status, headers: { 'set-cookie': cookie } });
}

/** The balance of the card with the typed code, in đồng, or why it pays nothing; wrong codes are counted per IP address. */
async function lookAtGift(
  app: App,
  { giftCode, ip }: { giftCode: string; ip: string },
): Promise<{ ok: true; restVnd: number } | { ok: false; message: string; status: 409 | 429 }> {
  const admitted = await admitCode(app, ip);
  if (!admitted.ok) return { ok: false, message: admitted.message, status: 429 };
  const found = await findGiftBalance(app.db, giftCode, app.clock.now());
  if (found.ok || found.reason !== 'unknown_gift_card') await admitted.giveBack();
  return found.ok ? found : { ok: false, message: giftCardMessages[found.reason], status: 409 };
}

/**
 * Places the hold that a checkout form asks for, see `holdForForm`.
 * @internal
 */
export function holdOnce(
  app: App,
  {
    input,
    accountId,
    source,
    click,
    firmId,
    ...form
  }: {
    key: string;
    values: CheckoutValues;
    input: z.infer<typeof createBookingInput>;
    guard: { ip: string; altcha?: string | undefined };
    /** The signed-in account. */
    accountId?: string | null;
    /** The source from which they came to the site. */
    source?: string | null;
    /** The affiliate link that they opened last. */
    click?: AffiliateClick | null;
    /** The firm of the signed-in guest that it is booked for. */
    firmId?: string | null;
  },
): Promise<{ code: string; awaitsApproval?: boolean } | HoldRefusal> {
  return holdForForm(app, {
    ...form,
    scope: 'page /dat-cho',
    email: input.contact.email,
    inLine: (hold) =>
      awaitTurn({ secret: app.secrets.token, quoteToken: input.quoteToken, now: app.clock.now() }, hold),
    book: async (tx, guest) => {
      const result = await createBooking(tx, app.queue, input, {
        secret: app.secrets.token,
        dataSecrets: app.secrets.data,
        actor: 'guest',
        now: app.clock.now(),
        guest,
        accountId: accountId ?? null,
        source: source ?? null,
        click: click ?? null,
        firmId: firmId ?? null,
      });
      return result.ok
        ? { code: result.booking.code, awaitsApproval: result.booking.awaitsApproval }
        : { refusal: createRefusalMessage(result), needsProof: result.reason === 'proof_used' };
    },
  });
}
