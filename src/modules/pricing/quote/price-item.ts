import type { SaleModel } from '#modules/catalog/kinds/kind.ts';
import { sumOf, takeOff } from '#modules/pricing/money.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { bookingDiscount } from './booking-discount.ts';
import { createLine } from './create-line.ts';
import { isPlausibleHeight, plausibleHeights } from './plausible-height.ts';
import { bundlePricer } from './pricers/bundle-pricer.ts';
import { cabinsPricer } from './pricers/cabins-pricer.ts';
import { guestsPricer } from './pricers/guests-pricer.ts';
import { piecesPricer } from './pricers/pieces-pricer.ts';
import type { PricedItem, Pricer } from './pricers/pricer.ts';
import { stayPricer } from './pricers/stay-pricer.ts';
import { vehiclesPricer } from './pricers/vehicles-pricer.ts';
import type { PlanFacts, QuoteFacts, UnitFacts } from './quote-facts.ts';
import type { QuotedItem, QuoteLine } from './quote-types.ts';
import { type QuoteRefusal, refuse } from './refusal.ts';

/** An item as priced by itself, before what depends on the whole cart: promotion, promised total, availability. */
export interface PricedDraft {
  wanted: QuoteItemRequest;
  unit: UnitFacts;
  plan: PlanFacts;
  priced: PricedItem;
  /** The promotion without a code that applied automatically. */
  deal: QuotedItem['deal'];
  /** Discount already given off its list price, by deals of its days and for early, late or long booking; positive. */
  offVnd: number;
}

/** Prices an item, including its discount for early, late or long booking, and minus the prepaid code that it redeems. */
export function priceItem(
  given: QuoteItemRequest,
  facts: QuoteFacts,
  { field, now }: { field: string; now: Date },
): PricedDraft | QuoteRefusal {
  const unit = facts.units.find((row) => row.unitId === given.unitId);
  if (!unit) return refuse('unknown_unit', `${field}.unitId`);
  const wanted = withHour(given, unit);
  const plan = wanted.ratePlanId ? unit.plans.find((row) => row.id === wanted.ratePlanId) : unit.plans[0];
  if (!plan) return refuse('unknown_plan', `${field}.ratePlanId`);
  const { openDated, voucherCode } = wanted.options;
  if (openDated && unit.sale !== 'bundle') return refuse('not_open_dated', `${field}.options.openDated`);
  const { ageMin = 0 } = unit.terms;
  if (wanted.childAges.some((age) => age < ageMin)) return refuse('too_young', `${field}.childAges`, ageMin);
  const misfit = findWrongHeight(wanted, field);
  if (misfit) return misfit;
  const priced = pricers[unit.sale](wanted, unit, plan, facts, { field, now });
  if (!priced.ok) return priced;
  const isCode = openDated || voucherCode !== undefined;
  const discount = isCode
    ? null
    : bookingDiscount(unit.rules, { ...priced, today: dayInVietnam(now), noun: nounOf(unit) });
  const discounted = discount ? withLine(priced, discount.line) : priced;
  const paid = redeem(wanted, unit, discounted, facts, field);
  if ('reason' in paid) return paid;
  const deal =
    discount?.promotionId != null
      ? { promotionId: discount.promotionId, amountVnd: -discount.line.amount }
      : undefined;
  const offVnd = dealsOfDays(priced, unit, facts) - (discount?.line.amount ?? 0);
  return { wanted, unit, plan, priced: paid, deal, offVnd };
}

/** Discount of an item by deals of its days: the same share of its price as of its days' prices. */
function dealsOfDays({ baseVnd, demand }: PricedItem, { unitId }: UnitFacts, { days }: QuoteFacts): number {
  const own = [...new Set(demand.flatMap((one) => (one.unitId === unitId ? [one.day] : [])))];
  const facts = own.flatMap((day) => days.get(unitId)?.get(day) ?? []);
  const priceVnd = sumOf(facts, (day) => day.priceVnd ?? 0);
  const offVnd = sumOf(facts, (day) => Math.max(0, (day.listVnd ?? 0) - (day.priceVnd ?? 0)));
  return priceVnd > 0 ? Math.round((baseVnd * offVnd) / priceVnd) : 0;
}

/** Hire by the hour starts at the first hour of the day unless a time was chosen. */
function withHour(wanted: QuoteItemRequest, { terms }: UnitFacts): QuoteItemRequest {
  if (!terms.hire || wanted.options.time !== undefined) return wanted;
  return { ...wanted, options: { ...wanted.options, time: terms.hire.from } };
}

/** An implausible height for the child's age, which would give a cheaper ticket. */
function findWrongHeight(
  { childAges, options: { childHeightsCm = [] } }: QuoteItemRequest,
  field: string,
): QuoteRefusal | null {
  const at = childHeightsCm.findIndex((cm, index) => !isPlausibleHeight(childAges[index] ?? 0, cm));
  if (at < 0) return null;
  const age = childAges[at] ?? 0;
  const [min, max] = plausibleHeights(age);
  return refuse('wrong_height', `${field}.options.childHeightsCm`, `${age} tuổi cao từ ${min} đến ${max} cm`);
}

function nounOf({ sale }: UnitFacts): 'đêm' | 'ngày' {
  return sale === 'pieces' || sale === 'vehicles' ? 'ngày' : 'đêm';
}

/** Subtracts what was paid for the prepaid code, at most the price of the item. */
function redeem(
  { options, quantity }: QuoteItemRequest,
  { unitId }: UnitFacts,
  priced: PricedItem,
  { vouchers }: QuoteFacts,
  field: string,
): PricedItem | QuoteRefusal {
  const code = options.voucherCode;
  if (code === undefined) return priced;
  const voucher = vouchers.find((row) => row.code === code && row.unitId === unitId);
  if (!voucher) return refuse('unknown_voucher', `${field}.options.voucherCode`);
  if (voucher.quantity !== quantity) return refuse('wrong_quantity', `${field}.quantity`, voucher.quantity);
  const paidVnd = Math.min(
    voucher.paidVnd,
    sumOf(priced.lines, (row) => row.amount),
  );
  return withLine(
    priced,
    createLine(`Đã trả bằng mã ${code}`, 1, -paidVnd, `Mã mua trước cho ${quantity} gói`),
  );
}

/** A priced item with a line more. */
export function withLine(priced: PricedItem, added: QuoteLine): PricedItem {
  return {
    ...priced,
    lines: [...priced.lines, added],
    perDay: takeOff(priced.perDay, -added.amount),
  };
}

/** The pricer of each model of sale. */
const pricers: Record<SaleModel, Pricer> = {
  stay: stayPricer,
  guests: guestsPricer,
  cabins: cabinsPricer,
  bundle: bundlePricer,
  pieces: piecesPricer,
  vehicles: vehiclesPricer,
};
