import { roundToThousand } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import { daysBetween, isoWeekday } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { BookingRule } from './quote-facts.ts';
import type { QuoteLine } from './quote-types.ts';

interface Booked {
  today: string;
  from: string;
  /** Nights of a stay or trip; days of a rental by days. */
  nights: number;
  noun: 'đêm' | 'ngày';
  baseVnd: number;
}

/** An automatic discount of an item. */
export interface BookingDiscount {
  line: QuoteLine;
  /** The promotion that gives it; null for a rule of the product's own. */
  promotionId: number | null;
}

/**
 * The one discount line for an early booking (early bird), a late one (last minute), a long stay or a deal: of all rules that
 * apply the best for the guest, computed on the price without extras and surcharges, rounded to 1.000 ₫, and never more than
 * that price. Null when none holds.
 */
export function bookingDiscount(rules: readonly BookingRule[], booked: Booked): BookingDiscount | null {
  const best = bestRule(rules, booked);
  if (!best) return null;
  const { rule, amountVnd } = best;
  const reason = rule.kind === 'deal' ? reasonOfDeal(rule, booked) : reasonOf(rule, booked);
  return { line: createLine(rule.label, 1, amountVnd, reason), promotionId: rule.promotionId ?? null };
}

/** The rule behind that line, the first among equals, with its discount (negative); null when none applies. */
export function bestRule(
  rules: readonly BookingRule[],
  booked: Booked,
): { rule: BookingRule; amountVnd: number } | null {
  return bestOf(
    rules.filter((rule) => holds(rule, booked)),
    booked,
  );
}

/** The same of rules that hold. */
export function bestOf(
  rules: readonly BookingRule[],
  booked: Booked,
): { rule: BookingRule; amountVnd: number } | null {
  let best: { rule: BookingRule; amountVnd: number } | null = null;
  for (const rule of rules) {
    const amountVnd = Math.max(-booked.baseVnd, changeOf(rule, booked));
    if (amountVnd < (best?.amountVnd ?? 0)) best = { rule, amountVnd };
  }
  return best;
}

/** Upper bound of a rule's discount, for any booking; negative. */
export function mostOff({ percent, amountVnd, stayNights, freeNights = 0 }: BookingRule, baseVnd: number) {
  const freeVnd = stayNights === undefined ? 0 : (baseVnd * freeNights) / stayNights;
  return (baseVnd * percent) / 100 + amountVnd - freeVnd - 1000;
}

/** Whether a rule's conditions are met; they do not depend on the price. */
export function holds(
  rule: BookingRule,
  { today, from, nights }: Pick<Booked, 'today' | 'from' | 'nights'>,
): boolean {
  if (rule.weekdays && !rule.weekdays.includes(isoWeekday(from))) return false;
  if ((rule.from && from < rule.from) || (rule.to && from > rule.to)) return false;
  const ahead = daysBetween(today, from);
  if (rule.kind === 'early-bird') return rule.days !== undefined && ahead >= rule.days;
  if (rule.kind === 'last-minute') return rule.days !== undefined && ahead <= rule.days;
  if (rule.kind === 'long-stay') return rule.nights !== undefined && nights >= rule.nights;
  const { soldFrom = today, soldTo = today, aheadLeast = 0, aheadMost = ahead, stayNights = 0 } = rule;
  const isSold = soldFrom <= today && today <= soldTo;
  return (
    isSold && aheadLeast <= ahead && ahead <= aheadMost && nights >= Math.max(rule.nights ?? 0, stayNights)
  );
}

function changeOf(rule: BookingRule, booked: Booked): number {
  if (rule.kind === 'deal') return -dealOff(rule, booked);
  return roundToThousand((booked.baseVnd * rule.percent) / 100 + rule.amountVnd);
}

/** Rounded down to whole thousands, so that the discount is at most half where no reason for more is stated. */
function dealOff(rule: BookingRule, { baseVnd, nights }: Booked): number {
  const { percent, amountVnd, stayNights, freeNights = 0, mostVnd = baseVnd, isOverHalf } = rule;
  const freeVnd = stayNights ? (baseVnd * freeNightsOf(nights, { stayNights, freeNights })) / nights : 0;
  const wanted = (baseVnd * -percent) / 100 - amountVnd + freeVnd;
  const offVnd = Math.min(wanted, mostVnd, isOverHalf ? baseVnd : baseVnd / 2);
  return Math.floor(offVnd / 1000) * 1000;
}

/** Free nights of a stay: one of three gives two of six or seven. */
function freeNightsOf(
  nights: number,
  { stayNights, freeNights }: { stayNights: number; freeNights: number },
): number {
  return Math.floor(nights / stayNights) * freeNights;
}

function reasonOf(rule: BookingRule, { today, from, nights, noun, baseVnd }: Booked): string {
  const why = {
    'early-bird': `Đặt trước ${daysBetween(today, from)} ngày, ưu đãi từ ${rule.days} ngày`,
    'last-minute': `Còn ${daysBetween(today, from)} ngày, ưu đãi trong ${rule.days} ngày cuối`,
    'long-stay': `${nights} ${noun}, ưu đãi từ ${rule.nights} ${noun}`,
    deal: '',
  }[rule.kind];
  const howMuch = [
    rule.percent !== 0 && `${-rule.percent}% của ${formatVnd(baseVnd)}`,
    rule.amountVnd !== 0 && formatVnd(-rule.amountVnd),
  ];
  return `${why}: giảm ${howMuch.filter(Boolean).join(' và ')}`;
}

function reasonOfDeal(rule: BookingRule, booked: Booked): string {
  const { percent, stayNights, freeNights = 0 } = rule;
  const { nights, noun, baseVnd, today, from } = booked;
  const offVnd = dealOff(rule, booked);
  const why = [
    rule.aheadLeast !== undefined && `đặt trước ${daysBetween(today, from)} ngày`,
    rule.aheadMost !== undefined && `còn ${daysBetween(today, from)} ngày`,
    rule.nights !== undefined && `${nights} ${noun}`,
  ];
  const free = stayNights ? freeNightsOf(nights, { stayNights, freeNights }) : 0;
  const howMuch = stayNights
    ? `ở ${nights} đêm trả ${nights - free} đêm, tính theo giá bình quân`
    : percent !== 0
      ? `giảm ${-percent}% của ${formatVnd(baseVnd)}`
      : `giảm ${formatVnd(offVnd)}`;
  const isCapped = rule.mostVnd === offVnd && percent !== 0;
  return [...why.filter(Boolean), isCapped ? `${howMuch}, tối đa ${formatVnd(offVnd)}` : howMuch].join(', ');
}
