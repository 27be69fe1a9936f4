import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { loadCalendar } from '#modules/pricing/calendar/load-calendar.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { cardPrice, type OnCard } from './card-price.ts';

/** How far ahead a price on a card may lie while something is left until then. */
const daysAhead = 60;

/**
 * The price for a product's card, from tomorrow on so that it holds all day: the lowest of the next 60 days, or of the
 * first 60 days on which a combo can be used; where those are sold out, of all days on sale. Three statements at most.
 */
export async function findCardPrice(db: Executor, productId: number, today: string): Promise<OnCard> {
  const tomorrow = addDays(today, 1);
  const end = addDays(today, bookingLimits.horizonDays);
  const near = await cardOf(db, productId, { from: tomorrow, to: addDays(tomorrow, daysAhead), today });
  const opensOn = near.useFrom && near.useFrom > tomorrow ? near.useFrom : tomorrow;
  if (opensOn > tomorrow) {
    const first = await cardOf(db, productId, { from: opensOn, to: addDays(opensOn, daysAhead), today });
    if (first.card.price) return first.card;
  } else if (near.card.price) return near.card;
  const { card } = await cardOf(db, productId, { from: tomorrow, to: end, today });
  return card;
}

async function cardOf(db: Executor, productId: number, span: { from: string; to: string; today: string }) {
  const facts = await loadCalendar(db, productId, { ...span, now: instantInVietnam(span.today) });
  return { card: cardPrice(facts, span), useFrom: facts.units[0]?.terms.bundle?.useFrom };
}
