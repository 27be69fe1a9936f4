import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';

/** What a guest had in place of what an item of their booking is now, as the event 'moved' keeps it. Days are ISO. */
export interface MovedItem {
  /** Of the item in its booking, from 0. */
  position: number;
  productId: number;
  title: string;
  unitTitle: string;
  planTitle: string;
  fromOn: string;
  toOn: string;
  quantity: number;
  /** What it is now. */
  toTitle: string;
}

/** What an item was before it became one of another product; nothing where it is of the same. */
export function movedItem(position: number, before: QuotedItem, after: QuotedItem): MovedItem[] {
  if (before.productId === after.productId) return [];
  const { productId, productTitle: title, unitTitle, planTitle, from, to, quantity } = before;
  const toTitle = after.productTitle;
  return [{ position, productId, title, unitTitle, planTitle, fromOn: from, toOn: to, quantity, toTitle }];
}

/** What the event of a move says of what was moved. */
export function movedOf(details: unknown): MovedItem[] {
  return ((details ?? {}) as { moved?: MovedItem[] }).moved ?? [];
}
