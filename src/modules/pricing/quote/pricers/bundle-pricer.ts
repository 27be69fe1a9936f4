import type { BundleTerms } from '#modules/catalog/kinds/sale-terms.ts';
import { planPrice } from '#modules/pricing/day-price/price-of-day.ts';
import { spreadEvenly, sumOf } from '#modules/pricing/money.ts';
import { adultsOfPack } from '#modules/pricing/quote/bundle-availability.ts';
import { openDatedPriceDay } from '#modules/pricing/quote/check-usage-window.ts';
import { type BookableDay, startInstant } from '#modules/pricing/quote/pricers/check-start-day.ts';
import type { QuoteFacts, UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteDemand } from '#modules/pricing/quote/quote-types.ts';
import { refuse } from '#modules/pricing/quote/refusal.ts';
import { sortGuests } from '#modules/pricing/quote/sort-guests.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { addDays, dayInVietnam, nightsOf } from '#platform/time/days.ts';
import { checkPacks, checkSale, checkUse, roomsOfPacks } from './check-packs.ts';
import { checkAdvanceNotice, findBookableDay } from './check-start-day.ts';
import { childLines } from './child-charges.ts';
import { extraLines } from './extra-lines.ts';
import { perGuestLines } from './per-guest-lines.ts';
import type { Pricer } from './pricer.ts';
import { surchargeLines } from './surcharge-lines.ts';

/**
 * The price of packs: for a day of arrival, including rooms and tickets as components; as a prepaid code without a date,
 * which takes only a pack of the pool on the last day of use, at the price of the day of purchase without surcharges of
 * the day; or for redeeming such a code, which takes the components but no second pack.
 */
export const bundlePricer: Pricer = (item, unit, plan, facts, { field, now }) => {
  const { terms } = unit;
  const bundle = terms.bundle && withCode(terms.bundle, item, unit, facts);
  if (!bundle) throw new Error(`${unit.kind} ${unit.productId} is sold as a bundle without bundle terms`);
  const { options, quantity } = item;
  const isRedeemed = options.voucherCode !== undefined;
  const isOpen = options.openDated && !isRedeemed;
  const from = isOpen ? bundle.useTo : item.from;
  if (isOpen && !bundle.openDated) return refuse('not_open_dated', `${field}.options.openDated`);
  const refusal =
    (isRedeemed ? null : checkSale(bundle, dayInVietnam(now), field)) ??
    (isOpen ? null : checkUse(bundle, from, field)) ??
    (isOpen
      ? null
      : checkAdvanceNotice(from, { unit, plan, facts, field, now, advanceDays: bundle.advanceDays }));
  if (refusal) return refusal;
  const day = findBookableDay(unit.unitId, from, facts);
  if (!day) return refuse('closed', `${field}.from`, from);
  const soldOn = openDatedPriceDay(bundle, dayInVietnam(now));
  const rooms = roomsOfPacks(quantity, bundle);
  const guests = sortGuests({ ...item, heightsCm: options.childHeightsCm }, terms.childBands, rooms);
  const misfit = checkPacks(item, unit, bundle, guests, field);
  if (misfit) return misfit;
  const counts = { person: guests.places, unit: quantity, day: bundle.nights, noun: 'gói' };
  const extras = extraLines(options.extras, terms.extras, counts, field);
  if (!extras.ok) return extras;

  const priced: BookableDay = isOpen
    ? withoutSurcharges(findBookableDay(unit.unitId, soldOn, facts) ?? day)
    : day;
  const adultVnd = planPrice(priced.priceVnd, plan) / adultsOfPack(bundle);
  const nights = nightsOf(from, addDays(from, bundle.nights));
  const trip = { days: [from], nights, persons: guests.places, rooms, vouchers: quantity };
  const base = [
    ...perGuestLines(priced, { label: unit.unitTitle, count: quantity, noun: 'gói', plan }),
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
    demand: isOpen ? pool : [...pool, ...bundleComponents(unit, from, { rooms, persons: guests.places })],
    vehicles: [],
  };
};

/** The terms with the days of a prepaid code: it is good until the day its buyer was told, whatever the window has become since. */
function withCode(
  bundle: BundleTerms,
  { options: { voucherCode } }: QuoteItemRequest,
  { unitId }: UnitFacts,
  { vouchers }: QuoteFacts,
): BundleTerms {
  const found = vouchers.find((row) => row.code === voucherCode && row.unitId === unitId);
  return found && found.validUntil > bundle.useTo ? { ...bundle, useTo: found.validUntil } : bundle;
}

/** Price of a prepaid code: the price of the day without its surcharges. Deals stay. */
function withoutSurcharges(day: BookableDay): BookableDay {
  const added = day.reasons.filter((reason) => reason.amountVnd > 0);
  return {
    ...day,
    priceVnd: day.priceVnd - sumOf(added, (reason) => reason.amountVnd),
    reasons: day.reasons.filter((reason) => reason.amountVnd <= 0),
  };
}

function bundleComponents(
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
