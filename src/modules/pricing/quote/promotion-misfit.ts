import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import { daysBetween, isoWeekday } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { PromotionConditions } from './quote-facts.ts';

/** An item that a code may take something off. */
export interface PromotedItem {
  kind: KindName;
  productId?: number;
  title?: string;
  amountVnd: number;
  takesCodes?: boolean | undefined;
  /** A deal has taken something off it already. */
  hasDeal?: boolean;
  /** What has come off its list price already: deals of its days and what it gives for booking early, late or long. */
  offVnd?: number;
  /** The first day of service; none where it is chosen later. */
  from?: string | undefined;
  nights?: number;
}

const field = 'promotionCode';

/** Why a code takes nothing off an item of its kinds; null where it does. `today` is the day on which it is booked. */
export function promotionMisfit(
  { productIds, isCombinable = true, ...conditions }: PromotionConditions,
  item: PromotedItem | undefined,
  today: string,
): QuoteRefusal | null {
  if (!item) return null;
  const { productId, title = '', hasDeal = false, from, nights = 0 } = item;
  if (productIds && !productIds.includes(productId ?? 0)) return refuse('promotion_product', field, title);
  if (hasDeal && !isCombinable) return refuse('promotion_not_combinable', field, title);
  const isLongEnough = nights >= (conditions.nightsLeast ?? 0);
  return (from === undefined ? isForAnyDay(conditions) : keepsDays(conditions, from, today)) && isLongEnough
    ? null
    : refuse('promotion_condition', field, sayConditions(conditions));
}

function isForAnyDay({ useFrom, useTo, weekdays = [], aheadLeast, aheadMost }: PromotionConditions): boolean {
  return !useFrom && !useTo && weekdays.length === 0 && aheadLeast == null && aheadMost == null;
}

function keepsDays(
  { useFrom, useTo, weekdays = [], aheadLeast, aheadMost }: PromotionConditions,
  from: string,
  today: string,
): boolean {
  const ahead = daysBetween(today, from);
  if ((useFrom && from < useFrom) || (useTo && from > useTo)) return false;
  if (weekdays.length > 0 && !weekdays.includes(isoWeekday(from))) return false;
  return ahead >= (aheadLeast ?? 0) && ahead <= (aheadMost ?? ahead);
}

const weekdayNames = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];

/** What is asked of days and nights, as in 'ngày đi từ 01/12/2026, đi T6, CN, đặt trước ít nhất 30 ngày'. */
function sayConditions({
  useFrom,
  useTo,
  weekdays = [],
  aheadLeast,
  aheadMost,
  nightsLeast,
}: PromotionConditions): string {
  const ends = [useFrom && `từ ${formatDate(useFrom)}`, useTo && `đến hết ${formatDate(useTo)}`];
  return [
    (useFrom || useTo) && `ngày đi ${ends.filter(Boolean).join(' ')}`,
    weekdays.length > 0 && `đi ${weekdays.map((day) => weekdayNames[day - 1]).join(', ')}`,
    aheadLeast != null && `đặt trước ít nhất ${aheadLeast} ngày`,
    aheadMost != null && `đặt trong ${aheadMost} ngày trước ngày đi`,
    nightsLeast != null && `từ ${nightsLeast} đêm trở lên`,
  ]
    .filter(Boolean)
    .join(', ');
}
