import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { addDays, dayInVietnam, nightsOf } from '#platform/time/days.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import type { QuoteItemRequest } from '../schema.ts';
import { findShut } from './bundle-window.ts';
import { checkParty } from './check-party.ts';
import { extraLines } from './extras.ts';
import { checkAhead, findOpen } from './find-day.ts';
import { childLines } from './guest-charges.ts';
import { headLines } from './head-lines.ts';
import { adultsOfPack } from './packs-along.ts';
import { planPrice } from './plan-price.ts';
import type { PriceItem } from './price-item.ts';
import type { UnitFacts } from './quote-facts.ts';
import type { QuoteDemand } from './quote-types.ts';
import { type QuoteRefusal, refuse } from './refusal.ts';
import { type Guests, sortGuests } from './sort-guests.ts';
import { spreadEvenly } from './spread.ts';
import { startInstant } from './start-instant.ts';
import type { StayNight } from './stay-lines.ts';
import { sumOf } from './sum-of.ts';
import { surchargeLines } from './surcharges.ts';

/**
 * The price of packs: for a day of arrival, whose rooms and tickets are taken along; as a code without a date, which takes
 * only a pack of the pool on the last day of use and costs no surcharge of any day; or of such a code when it is
 * redeemed, which takes what it takes along but no pack again.
 */
export const quoteBundle: PriceItem = (item, unit, plan, facts, { field, now }) => {
  const { terms } = unit;
  const { bundle } = terms;
  if (!bundle) throw new Error(`${unit.kind} ${unit.productId} is sold as a bundle without bundle terms`);
  const { options, quantity } = item;
  const isRedeemed = options.voucherCode !== undefined;
  const isOpen = options.openDated && !isRedeemed;
  const from = isOpen ? bundle.useTo : item.from;
  if (isOpen && !bundle.openDated) return refuse('not_open_dated', `${field}.options.openDated`);
  const refusal =
    (isRedeemed ? null : checkSale(bundle, dayInVietnam(now), field)) ??
    (isOpen ? null : checkUse(bundle, from, field)) ??
    (isOpen ? null : checkAhead(from, { unit, plan, field, now, advanceDays: bundle.advanceDays }));
  if (refusal) return refusal;
  const day = findOpen(unit.unitId, from, facts);
  if (!day) return refuse('closed', `${field}.from`, from);
  const guests = sortGuests(
    { ...item, heightsCm: options.childHeightsCm },
    terms.childBands,
    roomsOf(item, bundle),
  );
  const misfit = checkPacks(item, unit, bundle, guests, field);
  if (misfit) return misfit;
  const rooms = roomsOf(item, bundle);
  const counts = { person: guests.places, unit: quantity, day: bundle.nights, noun: 'gói' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const priced: StayNight = isOpen ? withoutSurcharges(day) : day;
  const adultVnd = planPrice(priced.priceVnd, plan) / adultsOfPack(bundle);
  const nights = nightsOf(from, addDays(from, bundle.nights));
  const trip = { days: [from], nights, persons: guests.places, rooms, vouchers: quantity };
  const base = [
    ...headLines(priced, { label: unit.unitTitle, count: quantity, noun: 'gói', plan }),
    ...childLines(guests.children, adultVnd),
  ];
  const lines = [
    ...base,
    ...(isOpen ? [] : surchargeLines(terms.surcharges, trip, facts.holidays)),
    ...extras.lines,
  ];
  const to = isOpen ? from : addDays(from, bundle.nights);
  const pool: QuoteDemand[] = isRedeemed ? [] : [{ unitId: unit.unitId, day: from, quantity }];
  return {
    ok: true,
    from,
    to,
    nights: isOpen ? 0 : bundle.nights,
    startsAt: startInstant({ ...item, from }, unit).toISOString(),
    endsOn: to,
    lines,
    baseVnd: sumOf(base, (row) => row.amount),
    perDay: spreadEvenly(
      sumOf(lines, (row) => row.amount),
      isOpen ? [from] : nights,
    ),
    demand: isOpen ? pool : [...pool, ...takenAlong(unit, from, { rooms, persons: guests.places })],
    vehicles: [],
  };
};

function checkSale({ saleFrom, saleTo }: BundleTerms, today: string, field: string): QuoteRefusal | null {
  if (saleFrom <= today && today <= saleTo) return null;
  return refuse('not_on_sale', `${field}.unitId`, formatRange(saleFrom, saleTo));
}

function checkUse(bundle: BundleTerms, from: string, field: string): QuoteRefusal | null {
  const shut = findShut(bundle, from);
  if (!shut) return null;
  if (shut.why === 'outside_use')
    return refuse('outside_use', `${field}.from`, formatRange(bundle.useFrom, bundle.useTo));
  return refuse('blackout', `${field}.from`, `${shut.reason}, ${formatRange(shut.from, shut.to)}`);
}

function checkPacks(
  { quantity, options }: QuoteItemRequest,
  unit: UnitFacts,
  bundle: BundleTerms,
  { adults, children }: Guests,
  field: string,
): QuoteRefusal | null {
  if (adults < 1) return refuse('no_adult', `${field}.adults`);
  const { fewest = 1, most = quantity } = unit.terms;
  const packs = bundle.pricedPer === 'room' ? quantity : Math.ceil(adults / adultsOfPack(bundle));
  if (packs !== quantity) return refuse('wrong_quantity', `${field}.quantity`, packs);
  if (quantity < fewest) return refuse('too_few', `${field}.quantity`, `${fewest} gói`);
  if (quantity > most) return refuse('too_many', `${field}.quantity`, `${most} gói`);
  if (options.extraBeds > 0) return refuse('no_extra_bed', `${field}.options.extraBeds`, 0);
  if (options.singles > 0) return refuse('no_single', `${field}.options.singles`, 0);
  return checkParty({ quantity, adults, children: children.length, extraBeds: 0 }, unit, field);
}

/** Guests who each have a pack share a room in twos. */
function roomsOf({ quantity }: QuoteItemRequest, { pricedPer }: BundleTerms): number {
  return pricedPer === 'person' ? Math.ceil(quantity / 2) : quantity;
}

/** What a code costs: the price of the day less what the day adds to it. Deals stay. */
function withoutSurcharges(day: StayNight): StayNight {
  const added = day.reasons.filter((reason) => reason.amountVnd > 0);
  return {
    ...day,
    priceVnd: day.priceVnd - sumOf(added, (reason) => reason.amountVnd),
    reasons: day.reasons.filter((reason) => reason.amountVnd <= 0),
  };
}

function takenAlong(
  unit: UnitFacts,
  from: string,
  { rooms, persons }: { rooms: number; persons: number },
): QuoteDemand[] {
  return unit.components.flatMap(({ unitId, fromDay, days, per, quantity }) => {
    const first = addDays(from, fromDay);
    return nightsOf(first, addDays(first, days)).map((day) => ({
      unitId,
      day,
      quantity: quantity * (per === 'room' ? rooms : persons),
    }));
  });
}
