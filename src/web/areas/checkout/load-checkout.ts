import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { type Cart, listItemsToPickUp, quoteForGuest } from '#modules/booking/hold/quotes.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { findUnitNames } from '#modules/catalog/queries/units.ts';
import { readGuestSession } from '#modules/identity/guests/read-guest-session.ts';
import { waysToPay } from '#modules/payments/attempts/ways-to-pay.ts';
import { offeredGateways } from '#modules/payments/gateways/gateways.ts';
import { getPoints } from '#modules/points/queries.ts';
import { applyPoints, type PointsWanted, pointsOf } from '#modules/pricing/quote/apply-points.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { readCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { parseItemQuery, toItemQuery } from '#web/parts/booking/item-query.ts';
import { loadItemPictures } from '#web/parts/booking/load-item-pictures.ts';
import { nearestDaysOf } from '#web/parts/booking/nearest-days-of.ts';
import { summaryOf } from '#web/parts/booking/price-summary.tsx';
import { hasRememberedContact } from '#web/parts/booking/remembered-contact.ts';
import { emptyCheckout } from './checkout-values.ts';
import type { PointsOffer } from './points-field.tsx';
import { loadSavedForCheckout } from './saved-for-checkout.ts';

/** The checkout's data: the quote of what is to be booked with its token, or why it cannot be booked. @throws a redirect to the cart */
export async function loadCheckout(app: App, request: Request) {
  const { cart, isCart } = readChoice(app, request);
  if (cart.items.length === 0) {
    return { refusal: { message: 'Đường dẫn này thiếu lựa chọn. Vui lòng chọn lại ngày và số khách.' } };
  }
  const typedCode = cart.promotionCode ?? '';
  const guestIp = guestIpOf(request);
  const requested = { ...cart, promotionCode: typedCode || undefined };
  const points = await pointsOfGuest(app, request);
  const used = new URL(request.url).searchParams.has(pointsParam) ? points : undefined;
  const first = await quoteForGuest(app, requested, guestIp, used);
  const isCodeRefused = !first.ok && first.field === 'promotionCode' && first.reason !== 'too_many_guesses';
  const wanted = isCodeRefused ? { ...cart, promotionCode: undefined } : requested;
  const result = isCodeRefused ? await quoteForGuest(app, wanted, guestIp, used) : first;
  if (!result.ok) {
    if (isCart) throw redirect('/gio-hang');
    const refused = {
      refusal: {
        message: result.message,
        withoutCode: result.field === 'promotionCode' ? urlWithCode(request, '') : undefined,
        ...(await loadOthers(app, cart.items[0], result.nearestDates ?? [])),
      },
    };
    if (result.reason !== 'too_many_guesses') return refused;
    const headers = { 'retry-after': String(result.retryAfterSeconds) };
    return data(refused, { status: 429, headers });
  }
  const { items, total } = result.quote;
  const isRequest = items.some((item) => item.confirmation === 'request');
  const signed = signQuoteToken(
    app.secrets.token,
    { request: wanted, total, points: pointsOf({ items }) },
    app.clock.now(),
  );
  const saved = await loadSavedForCheckout(app, await readGuestSession(app, request));
  return {
    summary: summaryOf(result.quote),
    token: signed.token,
    expiresAt: signed.expiresAt.toISOString(),
    /** Idempotency key, one for each opening of the form: a double tap or a retry makes one booking. */
    requestKey: randomUUID(),
    isRequest,
    asksPickup: (await listItemsToPickUp(app.readDb, items)).length > 0,
    hasRemembered: hasRememberedContact(request),
    saved,
    /** Initial values of the form. */
    values: { ...emptyCheckout, ...saved?.contact, pickup: saved?.pickup ?? '' },
    items: items.map(({ lines, cancellation, ...item }) => item),
    pictures: await loadItemPictures(app.readDb, items),
    ways: isRequest ? [] : waysToPay(await offeredGateways(app), result.quote.dueNow),
    points: points && offerPoints(request, points, items),
    promotion: {
      code: typedCode,
      refusal: isCodeRefused ? first.message : '',
      offVnd: result.quote.promotion?.amount ?? 0,
      isCart,
      hidden: isCart
        ? [['do', 'promotion'] satisfies [string, string]]
        : [...new URL(request.url).searchParams].filter(([key]) => key !== 'promotion'),
    },
    changeUrl: isCart ? '/gio-hang' : changeUrl(items[0], cart.items[0]),
  };
}

/** Where a refused choice can be changed: its product's page, and that on the nearest days. */
async function loadOthers({ readDb }: App, item: QuoteItemRequest | undefined, days: readonly string[]) {
  const name = item && (await findUnitNames(readDb, [item.unitId])).get(item.unitId);
  if (!name) return {};
  const title = `${name.productTitle}: ${name.unitTitle}`;
  if (name.isWithdrawn) return { title, message: 'Dịch vụ này không còn bán.', similarUrl: name.url };
  return {
    title,
    changeUrl: `${name.url}?${toItemQuery(item)}`,
    nearest: nearestDaysOf(item, name.url, days),
  };
}

/** The checkout's data where the choice can be booked. */
export type LoadedCheckout = Extract<Awaited<ReturnType<typeof loadCheckout>>, { items: unknown }>;

const pointsParam = 'diem';

/** The guest's points, on the programme's terms; undefined where nobody is signed in or has any. */
async function pointsOfGuest(app: App, request: Request): Promise<PointsWanted | undefined> {
  const guest = await readGuestSession(app, request);
  if (!guest) return undefined;
  const { usable, programme } = await getPoints(app.db, guest.userId, app.clock.now());
  return usable > 0 ? { points: usable, ...programme } : undefined;
}

/** How many of a guest's points these items' price accepts; null where none. */
function offerPoints(
  request: Request,
  wanted: PointsWanted,
  items: readonly QuotedItem[],
): PointsOffer | null {
  const amounts = items.map(({ amount }) => amount);
  const used = pointsOf({ items });
  const points = used || applyPoints(wanted, amounts).reduce((sum, count) => sum + count, 0);
  if (points === 0) return null;
  const { searchParams } = new URL(request.url);
  if (used > 0) searchParams.delete(pointsParam);
  else searchParams.set(pointsParam, '1');
  const amountVnd = points * wanted.pointVnd;
  return {
    ...{ isUsed: used > 0, points, amountVnd, usable: wanted.points },
    toggleUrl: `/dat-cho?${searchParams}`,
  };
}

/** What is to be booked: the choice in the URL, else the cart. */
export function readChoice(app: App, request: Request): { cart: Cart; isCart: boolean } {
  const params = new URL(request.url).searchParams;
  if (!params.has('unit')) return { cart: readCartCookie(request, app), isCart: true };
  const item = parseItemQuery(params);
  const promotionCode = codeOfUrl(request) || undefined;
  return { cart: { items: item ? [item] : [], promotionCode }, isCart: false };
}

/** The promotion code in the URL; empty without one. */
export const codeOfUrl = (request: Request) => new URL(request.url).searchParams.get('promotion') ?? '';

/** The URL of the same choice with a promotion code, or without one where it is empty. */
export function urlWithCode(request: Request, code: string): string {
  const { searchParams } = new URL(request.url);
  if (code) searchParams.set('promotion', code);
  else searchParams.delete('promotion');
  return `/dat-cho${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

function changeUrl(item: QuotedItem | undefined, wanted: QuoteItemRequest | undefined): string {
  if (!item || !wanted) return '/';
  return `${linkTo(getKind(item.kind).category, item.productSlug)}?${toItemQuery(wanted)}`;
}
