import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { shareOut, sumOf } from '#modules/pricing/money.ts';
import { createLine } from '#modules/pricing/quote/create-line.ts';
import { type PromotedItem, promotionMisfit } from '#modules/pricing/quote/promotion-misfit.ts';
import type { PromotionFacts } from '#modules/pricing/quote/quote-facts.ts';
import type { QuoteLine } from '#modules/pricing/quote/quote-types.ts';
import { type QuoteRefusal, refuse } from '#modules/pricing/quote/refusal.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

export interface AppliedPromotion {
  ok: true;
  /** Total discount; positive. */
  amountVnd: number;
  /** Discount per item, in their order; 0 for items that it does not apply to. */
  shares: number[];
  reason: string;
}

export type GivenPromotion = AppliedPromotion & { id: number; code: string; title: string };

const field = 'promotionCode';

/**
 * The discount of a code: a percent (rounded down to 1.000 ₫) or an amount, off the items that meet its conditions and whose
 * terms allow it; at most `mostVnd`, and together with earlier discounts no more than half of their list prices, unless a
 * reason for more is stated. Limits on uses are checked when inventory is reserved, not here.
 */
export function applyPromotion(
  promotion: PromotionFacts | null,
  items: readonly PromotedItem[],
  now: Date,
): AppliedPromotion | QuoteRefusal {
  if (!promotion) return refuse('unknown_promotion', field);
  const today = dayInVietnam(now);
  if (today < promotion.fromOn) return refuse('promotion_early', field, promotion.fromOn);
  if (today > promotion.toOn) return refuse('promotion_over', field, promotion.toOn);
  const { kinds, percent, fromTotalVnd, mostVnd } = promotion;
  const ofKind = items.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  if (ofKind.length === 0) return refuse('promotion_kind', field, nameKinds(kinds));
  const holdsFor = ofKind.filter(({ takesCodes = true }) => takesCodes);
  if (holdsFor.length === 0) return refuse('promotion_not_combinable', field, ofKind[0]?.title);
  const fitting = holdsFor.filter((item) => promotionMisfit(promotion, item, today) === null);
  if (fitting.length === 0) return promotionMisfit(promotion, holdsFor[0], today) as QuoteRefusal;
  const weights = items.map((item) => (fitting.includes(item) ? item.amountVnd : 0));
  const totalVnd = sumOf(weights, (weight) => weight);
  if (totalVnd < fromTotalVnd) return refuse('promotion_total', field, formatVnd(fromTotalVnd));
  const share = percent > 0 ? Math.floor((totalVnd * percent) / 100 / 1000) * 1000 : promotion.amountVnd;
  const rooms = items.map((item, at) =>
    promotion.isOverHalf ? (weights[at] ?? 0) : roomOf(item, weights[at]),
  );
  const ceilingVnd = promotion.isOverHalf ? totalVnd : Math.floor(sumOf(rooms, (room) => room) / 1000) * 1000;
  // Items already discounted by half get no further discount.
  if (ceilingVnd === 0 && totalVnd > 0) return refuse('promotion_not_combinable', field, fitting[0]?.title);
  const amountVnd = Math.min(share, mostVnd ?? share, ceilingVnd);
  const shares = shareOut(amountVnd, weights);
  const isWithin = shares.every((part, at) => part <= (rooms[at] ?? 0));
  return {
    ok: true,
    amountVnd,
    shares: isWithin ? shares : shareOut(amountVnd, rooms),
    reason: reasonOf(promotion, amountVnd),
  };
}

/** The remaining discount of an item until half of its list price is reached. */
function roomOf({ offVnd = 0 }: PromotedItem, amountVnd = 0): number {
  return amountVnd === 0 ? 0 : Math.max(0, Math.floor((amountVnd + offVnd) / 2) - offVnd);
}

export const promotionLabel = (code: string): string => `Mã ưu đãi ${code}`;

/** The discount line of one item; null where the code does not apply. */
export function promotionLine(promotion: GivenPromotion | null, index: number): QuoteLine | null {
  const shareVnd = promotion?.shares[index] ?? 0;
  return promotion && shareVnd > 0
    ? { ...createLine(promotionLabel(promotion.code), 1, -shareVnd, promotion.reason), discount: 'promotion' }
    : null;
}

function reasonOf({ title, percent, mostVnd }: PromotionFacts, amountVnd: number): string {
  if (percent === 0) return title;
  const cap = mostVnd === amountVnd ? `, tối đa ${formatVnd(mostVnd)}` : '';
  return `${title}: giảm ${percent}%${cap}`;
}

function nameKinds(kinds: readonly string[]): string {
  return kinds.map((kind) => getKind(kind as KindName).labels.one.toLowerCase()).join(', ');
}
