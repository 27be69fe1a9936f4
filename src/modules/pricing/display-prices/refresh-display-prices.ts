import { sql } from 'kysely';
import { type DisplayPrice, setDisplayPrices } from '#modules/catalog/commands/set-display-prices.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { loadCalendar, loadCalendars } from '#modules/pricing/calendar/load-calendar.ts';
import { listDeals } from '#modules/pricing/day-price/list-price-rules.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { type CardPrice, cardPrice, type OnCard } from './card-price.ts';
import { findLowestPrice } from './list-lowest-prices.ts';
import { dealsBegan, proofWindow, struckPrice } from './struck-price.ts';

/**
 * Prints on each product the lowest available price (see `findCardPrices`), what it is for, and the price that may be
 * struck through beside it; logs that price for today. Where nothing is available it prints 0 and the reason.
 * Idempotent: the lowest price of a day stays in the log.
 * @returns the products whose print has changed
 */
export async function refreshDisplayPrices(tx: Tx, productIds: number[], today: string): Promise<number[]> {
  const logged: { productId: number; priceVnd: number }[] = [];
  const printed: (DisplayPrice & { productId: number })[] = [];
  for (const [productId, { price, availability }] of await findCardPrices(tx, productIds, today)) {
    if (price) logged.push({ productId, priceVnd: price.priceVnd });
    printed.push({
      productId,
      priceVnd: price ? await struckBeside(tx, productId, price, today) : 0,
      finalPriceVnd: price?.priceVnd ?? 0,
      fromOn: price?.day ?? null,
      untilOn: price?.untilOn ?? null,
      pricedFor: price?.pricedFor ?? null,
      availability,
    });
  }
  const changed = await setDisplayPrices(tx, printed);
  if (logged.length > 0) await logPrices(tx, logged, today);
  return changed;
}

async function struckBeside(
  tx: Tx,
  productId: number,
  { day, unitId, priceVnd: finalVnd, listVnd }: CardPrice,
  today: string,
): Promise<number> {
  if (listVnd <= finalVnd) return finalVnd;
  const deals = await listDeals(tx, productId, unitId);
  const beganOn = dealsBegan(deals, { day, today });
  const lowestBeforeVnd =
    beganOn === null ? null : await findLowestPrice(tx, productId, proofWindow(beganOn));
  return struckPrice({ listVnd, finalVnd, lowestBeforeVnd });
}

async function logPrices(
  tx: Tx,
  logged: readonly { productId: number; priceVnd: number }[],
  today: string,
): Promise<void> {
  await sql`
    INSERT INTO price_log (product_id, day, price_vnd)
    SELECT product_id, ${today}::date, price_vnd FROM unnest(
      ${logged.map((row) => row.productId)}::int[], ${logged.map((row) => row.priceVnd)}::bigint[]
    ) AS row (product_id, price_vnd)
    ON CONFLICT (product_id, day) DO UPDATE SET price_vnd = least(price_log.price_vnd, excluded.price_vnd)`.execute(
    tx,
  );
}

/**
 * Logs the lowest list price of each product as its price of so many past days, and of the 30 days before a deal that runs
 * today: for products imported with their past prices. Days already logged stay as they are, so it is idempotent. Has to
 * run before `refreshDisplayPrices`, which looks for the proof of a struck price.
 */
export async function logPastPrices(
  tx: Tx,
  productIds: number[],
  { today, days }: { today: string; days: number },
): Promise<void> {
  for (const [productId, { price }] of await findCardPrices(tx, productIds, today)) {
    if (!price) continue;
    const deals = await listDeals(tx, productId, price.unitId);
    const beganOn = dealsBegan(deals, { day: price.day, today });
    const first = [addDays(today, -days), proofWindow(beganOn ?? today).from].sort()[0] as string;
    await sql`
      INSERT INTO price_log (product_id, day, price_vnd)
      SELECT ${productId}::int, day::date, ${price.lowestListVnd}::bigint
      FROM generate_series(${first}::date, ${today}::date - 1, INTERVAL '1 day') AS day
      ON CONFLICT (product_id, day) DO NOTHING`.execute(tx);
  }
}

/** How many days ahead the price on a card may be while something is available until then. */
const daysAhead = 60;

/**
 * The price for each product's card, from tomorrow on so that it holds all day: the lowest of the next 60 days, or of the
 * first 60 days of a combo's usage window; where those are sold out, of all days on sale. In the order of the ids.
 */
async function findCardPrices(
  db: Executor,
  productIds: readonly number[],
  today: string,
): Promise<Map<number, OnCard>> {
  const cards = new Map<number, OnCard>();
  const span = spanFrom(addDays(today, 1), today);
  const now = instantInVietnam(today);
  const sold = await listSold(db, productIds);
  const calendars = await loadCalendars(
    db,
    productIds.filter((id) => sold.has(id)),
    { ...span, now },
  );
  for (const productId of productIds) {
    const facts = calendars.get(productId);
    if (!facts) {
      cards.set(productId, { price: null, availability: 'not_on_sale' });
      continue;
    }
    const useFrom = facts.units[0]?.terms.bundle?.useFrom;
    const opensOn = useFrom && useFrom > span.from ? useFrom : null;
    const card = opensOn ? await cardOf(db, productId, spanFrom(opensOn, today)) : cardPrice(facts, span);
    const all = { from: span.from, to: addDays(today, bookingLimits.horizonDays), today };
    cards.set(productId, card.price ? card : await cardOf(db, productId, all));
  }
  return cards;
}

/**
 * The products with a unit on sale. Of the others no days are read: thousands may have just been imported, and PostgreSQL
 * plans the read of no days anew each time.
 */
async function listSold(db: Executor, productIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`${planOnce}
    SELECT DISTINCT product_id AS id FROM units WHERE product_id = ANY (${[...productIds]}::int[]) AND status`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

function spanFrom(from: string, today: string) {
  return { from, to: addDays(from, daysAhead), today };
}

async function cardOf(
  db: Executor,
  productId: number,
  span: { from: string; to: string; today: string },
): Promise<OnCard> {
  return cardPrice(await loadCalendar(db, productId, { ...span, now: instantInVietnam(span.today) }), span);
}
