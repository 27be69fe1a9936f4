import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import { daysBetween, isoWeekday } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { PromotionConditions } from './quote-facts.ts';

/** An item that a promotion code may discount. */
export interface PromotedItem {
  kind: KindName;
  productId?: number;
  title?: string;
  amountVnd: number;
  takesCodes?: boolean | undefined;
  /** Whether a deal already applies to it. */
  hasDeal?: boolean;
  /** Discount already given off its list price, by deals of its days and for early, late or long booking. */
  offVnd?: number;
  /** The first day of service; none where it is chosen later. */
  from?: string | undefined;
  nights?: number;
}

const field = 'promotionCode';

/** Why a code does not apply to an item of its kinds; null where it applies. `today` is the booking day. */
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
    : refuse('promotion_condition', field, describeConditions(conditions));
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

/** Conditions on days and nights as text, such as 'ngày đi từ 01/12/2026, đi T6, CN, đặt trước ít nhất 30 ngày'. */
function describeConditions({
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
