import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { DayInfo } from '#ui/calendar/day-info.ts';

/** A day's price and availability; amounts in đồng. */
export interface PricedDay {
  /** The total for the whole party; null where it is not available. */
  totalVnd: number | null;
  left: number;
  isClosed: boolean;
  isCheapest: boolean;
  /** Why a combo cannot be used. */
  blackout: string | null;
  /** The rule that makes the day unavailable: 'cần đặt trước 3 ngày'. */
  why: string | null;
  /** The day's surcharges, included in the total. */
  added: { label: string; amountVnd: number; isSurcharge?: boolean }[];
}

/** A day as the calendar displays it and screen readers read it. */
export function dayInfoOf(priced: PricedDay): DayInfo {
  const { totalVnd, left, isClosed, isCheapest, blackout, why, added } = priced;
  const note = blackout ? `không áp dụng: ${blackout}` : (why ?? addedWords(added));
  if (totalVnd === null) return { isClosed, isFull: !isClosed && left === 0, note };
  return {
    price: shortPrice(totalVnd),
    spokenPrice: formatVnd(totalVnd),
    isCheapest,
    hasSurcharge: added.some(({ isSurcharge }) => isSurcharge),
    note,
  };
}

/** 'đã gồm Phụ thu Tết Nguyên đán 3.300.000 ₫'. */
function addedWords(added: PricedDay['added']): string | undefined {
  if (added.length === 0) return undefined;
  return `đã gồm ${added.map(({ label, amountVnd }) => `${label} ${formatVnd(amountVnd)}`).join('; ')}`;
}

/** '980k', '1,3tr': for a narrow cell only; screen readers get the full amount. */
function shortPrice(priceVnd: number): string {
  if (priceVnd < 1_000_000) return `${Math.round(priceVnd / 1000)}k`;
  return `${formatNumber(priceVnd / 1_000_000, { maxDecimals: 1 })}tr`;
}
