import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

/** What an item of a booking was before staff moved it, as stored in the event 'moved'. Days are ISO. */
export interface MovedItem {
  /** Position of the item in its booking, from 0. */
  position: number;
  productId: number;
  title: string;
  unitTitle: string;
  planTitle: string;
  fromOn: string;
  toOn: string;
  quantity: number;
  /** Its present title. */
  toTitle: string;
}

/** What an item was before it was replaced by another product; nothing where the product is the same. */
export function movedItem(position: number, before: QuotedItem, after: QuotedItem): MovedItem[] {
  if (before.productId === after.productId) return [];
  const { productId, productTitle: title, unitTitle, planTitle, from, to, quantity } = before;
  const toTitle = after.productTitle;
  return [{ position, productId, title, unitTitle, planTitle, fromOn: from, toOn: to, quantity, toTitle }];
}

/** The moved items in a move's event details. */
export function movedOf(details: unknown): MovedItem[] {
  return ((details ?? {}) as { moved?: MovedItem[] }).moved ?? [];
}
