import { quoteCart } from '#modules/booking/hold/quotes.ts';
import type { QuotedItem, QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { partyRequests } from '#modules/pricing/trip-prices/party-requests.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import type { PlanView } from '../viewing/load-plan.ts';

/** The price of a product in a plan, or why it has none. */
export type PlanItemPrice =
  /** It can be booked now; `request` is what is added to the cart. */
  | { state: 'priced'; amount: number; lines: QuoteLine[]; request: QuoteItemRequest; quoted: QuotedItem }
  /** It is not available on its day; `nearest` are ISO days on which it is. */
  | { state: 'refused'; message: string; nearest: string[] }
  /** Its unit has not been chosen yet; or it has no price of its own. */
  | { state: 'open'; message: string };

export interface PlanQuote {
  /** By item id. */
  prices: Record<string, PlanItemPrice>;
  /** Total of what can be booked now, as the cart would calculate it. */
  total: number;
  dueNow: number;
  taxIncluded: number;
  /** The number of products without a price. */
  unpriced: number;
}

const words = {
  noUnit: 'Chưa chọn loại phòng, vé hay giờ chạy nên chưa có giá.',
  gone: 'Lựa chọn này không còn bán. Vui lòng chọn lại.',
  past: 'Ngày này đã qua.',
};

/**
 * The live total of a plan with a start: the same quote as the cart's, by product with the reason of each line. Products that are sold
 * out, closed or not chosen are reported separately and do not hide the rest. `except` are items already booked, which are neither
 * priced nor counted. Null for a plan without a start.
 */
export async function quotePlan(
  app: Pick<App, 'db' | 'config' | 'secrets' | 'clock'>,
  plan: PlanView,
  { ip, except = new Set() }: { ip: string; except?: ReadonlySet<string> },
): Promise<PlanQuote | null> {
  if (plan.startsOn === null) return null;
  const today = dayInVietnam(app.clock.now());
  const products = plan.days.flatMap(({ date, items }) =>
    items
      .filter(({ kind, id }) => kind === 'product' && !except.has(id))
      .map((item) => ({ item, day: date as string })),
  );
  const chosen = products.filter(({ item }) => item.unitId !== null);
  const requests = await partyRequests(
    app.db,
    chosen.map(({ item: { unitId, choice, hour }, day }) => ({
      ...choice,
      unitId: unitId as number,
      day,
      time: choice.time ?? hour ?? undefined,
    })),
    plan.party,
  );
  const prices: PlanQuote['prices'] = {};
  const wanted: { id: string; request: QuoteItemRequest }[] = [];
  for (const { item } of products)
    if (item.unitId === null) prices[item.id] = { state: 'open', message: words.noUnit };
  for (const [index, { item, day }] of chosen.entries()) {
    const request = requests[index];
    if (!request) prices[item.id] = { state: 'refused', message: words.gone, nearest: [] };
    else if (day < today) prices[item.id] = { state: 'refused', message: words.past, nearest: [] };
    else wanted.push({ id: item.id, request });
  }
  const { priced, refused } = await quoteCart(app, { items: wanted.map(({ request }) => request) }, ip);
  for (const { index, message, nearest } of refused) {
    const one = wanted[index];
    if (one) prices[one.id] = { state: 'refused', message, nearest };
  }
  for (const [place, index] of (priced?.indexes ?? []).entries()) {
    const [one, quoted] = [wanted[index], priced?.quote.items[place]];
    if (one && quoted)
      prices[one.id] = {
        state: 'priced',
        amount: quoted.amount,
        lines: quoted.lines,
        request: one.request,
        quoted,
      };
  }
  return {
    prices,
    total: priced?.quote.total ?? 0,
    dueNow: priced?.quote.dueNow ?? 0,
    taxIncluded: priced?.quote.taxIncluded ?? 0,
    unpriced: Object.values(prices).filter(({ state }) => state !== 'priced').length,
  };
}
