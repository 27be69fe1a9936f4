import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import type { Random } from './random.ts';

export interface WantedTrip {
  kind: KindName;
  /** Day in Vietnam; if unavailable, one of the days after it. */
  from: string;
  nights: number;
  adults: number;
  /** Only products that the supplier must confirm first. */
  isOnRequest?: boolean;
  /** Only cruises of this bay, by its slug. */
  bay?: string | undefined;
}

export interface FoundTrip {
  token: string;
  productId: number;
  totalVnd: number;
  dueNowVnd: number;
  isOnRequest: boolean;
}

/** Limits of the search: units tried, and days for each. */
const units = 8;
const days = 4;

/** A trip of a kind that is available on these days at `now`, with its signed quote; null when none is found. */
export async function findTrip(
  db: Database,
  wanted: WantedTrip,
  { random, secret, now }: { random: Random; secret: string; now: Date },
): Promise<FoundTrip | null> {
  const { kind, adults, nights, isOnRequest = false, bay } = wanted;
  const offered = await db
    .selectFrom('units as u')
    .innerJoin('products as p', 'p.id', 'u.product_id')
    .select(['u.id', 'p.id as productId'])
    .where('p.kind', '=', kind)
    .where('p.status', '=', true)
    .where('u.status', '=', true)
    .where('u.max_adults', '>=', kind === 'hotel' ? adults : 1)
    .$if(isOnRequest, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('rate_plans as r')
            .select('r.id')
            .whereRef('r.product_id', '=', 'p.id')
            .where('r.confirmation', '=', 'request'),
        ),
      ),
    )
    .$if(bay !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('product_terms as pt')
            .innerJoin('terms as t', 't.id', 'pt.term_id')
            .select('t.id')
            .whereRef('pt.product_id', '=', 'p.id')
            .where('t.taxonomy', '=', 'bay')
            .where('t.slug', '=', bay ?? ''),
        ),
      ),
    )
    .orderBy('u.id')
    .execute();
  for (let tried = 0; tried < units && offered.length > 0; tried++) {
    const unit = random.pick(offered);
    for (let later = 0; later < days; later++) {
      const from = addDays(wanted.from, later);
      const isStay = kind === 'hotel' || kind === 'combo';
      const options = kind === 'car' ? { time: '08:30', pickupAddress: 'Sảnh khách sạn nơi tôi ở' } : {};
      const item = {
        unitId: unit.id,
        from,
        ...(isStay && { to: addDays(from, nights) }),
        quantity: 1,
        adults,
        options,
      };
      const request = quoteRequest.parse({ items: [item] });
      const quoted = await quote(db, request, now, { vouchers: [] });
      if (!quoted.ok) continue;
      const { total, dueNow, items } = quoted.quote;
      return {
        token: signQuoteToken(secret, { request, total }, now).token,
        productId: unit.productId,
        totalVnd: total,
        dueNowVnd: dueNow,
        isOnRequest: items.some(({ confirmation }) => confirmation === 'request'),
      };
    }
  }
  return null;
}
