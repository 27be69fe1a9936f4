import { roundToThousand } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import { daysBetween, isoWeekday } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { BookingRule } from './quote-facts.ts';
import type { QuoteLine } from './quote-types.ts';

interface Booked {
  today: string;
  from: string;
  /** Nights of a stay or trip; days of what is let by days. */
  nights: number;
  noun: 'đêm' | 'ngày';
  baseVnd: number;
}

/**
 * The one discount line for an early booking (early bird), a late one (last minute) or a long stay: of all rules that apply
 * the best for the guest, computed on the price without extras and surcharges, rounded to 1.000 ₫, and never more than that price. Null when none
 * holds.
 */
export function bookingDiscount(rules: readonly BookingRule[], booked: Booked): QuoteLine | null {
  const offers = rules
    .filter((rule) => holds(rule, booked))
    .map((rule) => ({ rule, amountVnd: Math.max(-booked.baseVnd, changeOf(rule, booked.baseVnd)) }))
    .filter(({ amountVnd }) => amountVnd < 0)
    .sort((a, b) => a.amountVnd - b.amountVnd);
  const best = offers[0];
  return best ? createLine(best.rule.label, 1, best.amountVnd, reasonOf(best.rule, booked)) : null;
}

function holds(rule: BookingRule, { today, from, nights }: Booked): boolean {
  if (rule.weekdays && !rule.weekdays.includes(isoWeekday(from))) return false;
  if ((rule.from && from < rule.from) || (rule.to && from > rule.to)) return false;
  const ahead = daysBetween(today, from);
  if (rule.kind === 'early-bird') return rule.days !== undefined && ahead >= rule.days;
  if (rule.kind === 'last-minute') return rule.days !== undefined && ahead <= rule.days;
  return rule.nights !== undefined && nights >= rule.nights;
}

function changeOf(rule: BookingRule, baseVnd: number): number {
  return roundToThousand((baseVnd * rule.percent) / 100 + rule.amountVnd);
}

function reasonOf(rule: BookingRule, { today, from, nights, noun, baseVnd }: Booked): string {
  const why = {
    'early-bird': `Đặt trước ${daysBetween(today, from)} ngày, ưu đãi từ ${rule.days} ngày`,
    'last-minute': `Còn ${daysBetween(today, from)} ngày, ưu đãi trong ${rule.days} ngày cuối`,
    'long-stay': `${nights} ${noun}, ưu đãi từ ${rule.nights} ${noun}`,
  }[rule.kind];
  const howMuch = [
    rule.percent !== 0 && `${-rule.percent}% của ${formatVnd(baseVnd)}`,
    rule.amountVnd !== 0 && formatVnd(-rule.amountVnd),
  ];
  return `${why}: giảm ${howMuch.filter(Boolean).join(' và ')}`;
}
