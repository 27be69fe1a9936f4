import { z } from 'zod';
import { childBandInput } from '#modules/catalog/schema.ts';
import { addDays, dayInVietnam, daysBetween, nightsOf } from '#platform/time/days.ts';
import type { QuoteItemRequest } from '../schema.ts';
import { checkParty } from './check-party.ts';
import { childCharges, extraBedCharges, sortChildren } from './guest-charges.ts';
import { planPrice } from './plan-price.ts';
import type { PriceItem } from './price-item.ts';
import type { DayFacts, PlanFacts, QuoteFacts, UnitFacts } from './quote-types.ts';
import { maxNights, type QuoteRefusal, refuse } from './refusal.ts';
import { roomLines, type StayNight } from './stay-lines.ts';

/** What the price of a stay needs of a hotel's details. */
const stayDetails = z.object({
  childPolicy: z.array(childBandInput).default([]),
  extraBedVnd: z.int().min(0).optional(),
});

/** The price of a stay: nights of one room type under one plan. Places are not looked at here, only open days. */
export const quoteHotel: PriceItem = (item, unit, plan, facts, { field, now }) => {
  const stay = readStay(item, unit, plan, facts, { field, now });
  if ('reason' in stay) return stay;
  const { to, nights } = stay;
  const { childPolicy, extraBedVnd } = stayDetails.parse(unit.details);
  const { extraBeds } = item.options;
  const mostBeds = extraBedVnd === undefined ? 0 : item.quantity;
  if (extraBeds > mostBeds) return refuse('no_extra_bed', `${field}.options.extraBeds`, mostBeds);
  const { children, countedAsAdults } = sortChildren(item.childAges, childPolicy);
  const adults = item.adults + countedAsAdults;
  const party = { quantity: item.quantity, adults, children: children.length, extraBeds };
  const misfit = checkParty(party, unit, field);
  if (misfit) return misfit;

  const guests = { nights, plan, maxAdults: unit.maxAdults };
  const charges = [
    ...childCharges(children, guests),
    ...extraBedCharges(extraBeds, extraBedVnd ?? 0, guests),
  ];
  const rooms = roomLines(nights, { unitTitle: unit.unitTitle, quantity: item.quantity, plan, to });
  return {
    ok: true,
    to,
    nights: nights.length,
    lines: [...rooms, ...charges.map((charge) => charge.line)],
    perDay: nights.map(({ day, priceVnd }, index) => ({
      day,
      amountVnd:
        planPrice(priceVnd, plan) * item.quantity +
        charges.reduce((sum, charge) => sum + (charge.perNightVnd[index] ?? 0), 0),
    })),
    demand: nights.map(({ day }) => ({ unitId: item.unitId, day, quantity: item.quantity })),
  };
};

function readStay(
  item: QuoteItemRequest,
  unit: UnitFacts,
  plan: PlanFacts,
  facts: QuoteFacts,
  { field, now }: { field: string; now: Date },
): { to: string; nights: StayNight[] } | QuoteRefusal {
  const { from, to } = item;
  const today = dayInVietnam(now);
  if (from < today) return refuse('past', `${field}.from`);
  if (!to || to <= from) return refuse('invalid_dates', `${field}.to`);
  if (daysBetween(from, to) > maxNights) return refuse('too_long', `${field}.to`);
  if (from < addDays(today, plan.advanceDays)) return refuse('advance', `${field}.from`, plan.advanceDays);

  const byDay = new Map(facts.days.filter((row) => row.unitId === unit.unitId).map((row) => [row.day, row]));
  const arrival = byDay.get(from);
  const minStay = Math.max(plan.minStay, arrival?.minStay ?? 1);
  if (daysBetween(from, to) < minStay) return refuse('min_stay', `${field}.to`, minStay);
  if (arrival?.closedToArrival) return refuse('closed', `${field}.from`, from);
  if (byDay.get(to)?.closedToDeparture) return refuse('closed', `${field}.to`, to);
  const nights: StayNight[] = [];
  for (const day of nightsOf(from, to)) {
    const row = byDay.get(day);
    if (!isOpen(row)) return refuse('closed', `${field}.from`, day);
    nights.push({ day, priceVnd: row.priceVnd, reasons: row.reasons });
  }
  return { to, nights };
}

function isOpen(row: DayFacts | undefined): row is DayFacts & { priceVnd: number } {
  return row !== undefined && !row.closed && row.priceVnd !== null;
}
