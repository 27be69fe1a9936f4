import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';

/** 'Còn 5 ngày · T6, 27/11/2026 – CN, 29/11/2026'; without the remaining days once it has begun. */
export function daysOf(
  item: Pick<QuotedItem, 'from' | 'to' | 'options'> | undefined,
  daysLeft: number | null,
): string {
  if (!item || item.options.openDated) return 'Ngày đi chọn sau';
  const days = [...new Set([item.from, item.to])].map((day) => formatWeekdayDate(day)).join(' – ');
  if (daysLeft === null || daysLeft < 0) return days;
  return `${daysLeft === 0 ? 'Hôm nay' : `Còn ${daysLeft} ngày`} · ${days}`;
}
