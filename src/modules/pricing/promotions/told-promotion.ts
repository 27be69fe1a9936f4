import type { PromotionInput } from './promotion-input.ts';

/** A promotion as the history keeps it: lists as words. */
export function toldPromotion(input: PromotionInput): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** Of something new only what it asks for. */
export function toldNewPromotion(input: PromotionInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(toldPromotion(input)).filter(([, value]) => Boolean(value)));
}

export const promotionObject = (id: number) => ({ type: 'promotion', id: String(id) });
