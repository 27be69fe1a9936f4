import type { PromotionInput } from './promotion-input.ts';

/** A promotion as the history records it: lists as text. */
export function promotionForHistory(input: PromotionInput): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** For a new promotion only the fields that are set. */
export function newPromotionForHistory(input: PromotionInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(promotionForHistory(input)).filter(([, value]) => Boolean(value)));
}

export const promotionObject = (id: number) => ({ type: 'promotion', id: String(id) });
