import { data } from 'react-router';
import { quoteCart } from '#modules/booking/hold/quotes.ts';
import type { FactItem } from '#modules/booking/trip/item-facts.ts';
import { findUnitNames, type UnitName } from '#modules/catalog/queries/units.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { App } from '#platform/app.ts';
import { guestIpOf } from '#platform/pages/guest-ip.ts';
import { daysBetween } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { cancellationWords } from '#web/parts/booking/cancellation-words.ts';
import { readCartCookie } from '#web/parts/booking/cart-cookie.ts';
import { factLines } from '#web/parts/booking/fact-lines.ts';
import { priceKey, priceOf, readFirstPrices, writeFirstPrices } from '#web/parts/booking/first-prices.ts';
import { toItemQuery } from '#web/parts/booking/item-query.ts';
import { loadItemPictures } from '#web/parts/booking/load-item-pictures.ts';
import { nearestDaysOf } from '#web/parts/booking/nearest-days-of.ts';
import { summaryOf } from '#web/parts/booking/price-summary.tsx';

/** What the page of the cart shows: each item with its price or why it cannot be had. */
export async function loadCart(request: Request, app: App) {
  const cart = readCartCookie(request, app);
  const { priced, refused, promotionRefusal } = await quoteCart(app, cart, guestIpOf(request));
  const names = await findUnitNames(app.readDb, [...new Set(cart.items.map((item) => item.unitId))]);
  const pictures = await loadItemPictures(app.readDb, [...names.values()]);
  const known = readFirstPrices(request, app);
  const first = new Map<string, number>();
  const items = cart.items.map((item, index) => {
    const name = names.get(item.unitId);
    const quoted = priced?.quote.items[priced.indexes.indexOf(index)];
    const refusal = refused.find((one) => one.index === index);
    const key = priceKey(item);
    const now = quoted && priceOf(quoted);
    const before = known.get(key) ?? now;
    if (before !== undefined) first.set(key, before);
    return {
      title: name?.productTitle ?? 'Lựa chọn không còn bán',
      unitTitle: name?.unitTitle ?? '',
      planTitle: quoted?.planTitle ?? null,
      href: name ? (name.isWithdrawn ? name.url : `${name.url}?${toItemQuery(item)}`) : null,
      isWithdrawn: name?.isWithdrawn ?? true,
      picture: (name && pictures[name.productId]) ?? null,
      facts: name ? factLines(quoted ?? unpriced(item, name)) : [formatWeekdayDate(item.from)],
      cancellation: quoted ? cancellationWords(quoted.cancellation) : null,
      amount: quoted?.amount ?? null,
      dearerVnd: now !== undefined && before !== undefined ? now - before : 0,
      refusal: refusal && {
        message: name?.isWithdrawn ? 'Dịch vụ này không còn bán.' : refusal.message,
        nearest: name ? nearestDaysOf(item, name.url, refusal.nearest) : [],
      },
    };
  });
  const shown = {
    items,
    promotionCode: cart.promotionCode ?? '',
    promotionRefusal,
    summary: priced ? summaryOf(priced.quote) : null,
    canCheckOut: priced !== null && refused.length === 0,
  };
  const cookie = writeFirstPrices(app, first);
  const isKept = cookie === writeFirstPrices(app, known);
  return data(shown, isKept ? {} : { headers: { 'set-cookie': cookie } });
}

/** What was chosen, for an item that has no quote. */
function unpriced({ to, ...item }: QuoteItemRequest, { kind }: UnitName): FactItem {
  const until = to ?? item.from;
  return { ...item, kind, to: until, nights: daysBetween(item.from, until) };
}
