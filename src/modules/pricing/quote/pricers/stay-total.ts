import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { sumOf } from '#modules/pricing/money.ts';
import { bestRule } from '#modules/pricing/quote/booking-discount.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { findMisfit } from './check-party.ts';
import { childCharges } from './child-charges.ts';
import { readStay } from './read-stay.ts';
import { surchargeLines } from './surcharge-lines.ts';

/** A stay without options besides days and party. */
export interface PlainStay {
  from: string;
  /** The day of departure. */
  to: string;
  nights: readonly string[];
  quantity: number;
  adults: number;
  childAges: readonly number[];
}

/**
 * The total that `priceItem` would charge for a stay, in đồng, without building the lines; null where it refuses. Ignores
 * availability. For lists, which price thousands to order them.
 */
export function stayTotal(
  stay: PlainStay,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  now: Date,
): number | null {
  const { from, quantity, adults, childAges } = stay;
  const { terms, maxAdults, rules } = unit;
  const { ageMin = 0 } = terms;
  if (childAges.some((age) => age < ageMin)) return null;
  const read = readStay(stay, unit, plan, facts, now);
  if ('fault' in read) return null;
  const { nights } = read;
  const guests = sortGuests({ adults, childAges }, terms.childBands, quantity);
  const party = { quantity, adults: guests.adults, children: guests.children.length, extraBeds: 0 };
  if (party.adults < quantity || findMisfit(party, unit)) return null;
  const roomsVnd = sumOf(nights, (night) => planPrice(night.priceVnd, plan)) * quantity;
  let totalVnd = roomsVnd;
  if (guests.children.length > 0) {
    const charges = childCharges(guests.children, { nights, plan, maxAdults });
    totalVnd += sumOf(charges, (charge) => charge.line.amount);
  }
  if (terms.surcharges.length > 0) {
    const days = nights.map((night) => night.day);
    const due = { days: [from], nights: days, persons: guests.places, rooms: quantity, vouchers: quantity };
    totalVnd += sumOf(surchargeLines(terms.surcharges, due, facts.holidays), (line) => line.amount);
  }
  if (rules.length === 0) return totalVnd;
  const booked = { from, nights: nights.length, noun: 'đêm', baseVnd: roomsVnd } as const;
  return totalVnd + (bestRule(rules, { ...booked, today: dayInVietnam(now) })?.amountVnd ?? 0);
}
