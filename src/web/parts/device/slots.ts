import { lazySlot } from '#ui/lazy-slot.tsx';
import type { ProductSnapshot } from './product-snapshot.ts';

type SeenProduct = Omit<ProductSnapshot, 'pricedAt'>;

/** Over the pictures of a product's page: save it, pass it on. */
export const detailToolsSlot = lazySlot<{ product: SeenProduct }>();

/** The row of products seen before; `except` is the one on the screen. */
export const seenRowSlot = lazySlot<{ except?: number; className?: string }>();

/** At the foot of a list: what was ticked to be compared. */
export const compareTraySlot = lazySlot<{ kind: string; noun: string }>();

/** How many products are saved, behind a word of the menu. */
export const savedCountSlot = lazySlot<object>();

/** In the header: back to the head of the page, once that is far away. */
export const scrollToTopSlot = lazySlot<{ className: string }>();

/** How many items the cart has, upon its sign in the header. */
export const cartCountSlot = lazySlot<object>();

/** On a guest's vouchers: whether they are kept on this device. */
export const voucherSaverSlot = lazySlot<{ code: string; until: number }>();

/** On a plan of the visitor's own: whether it is kept on this device, as it was at this version. */
export const planSaverSlot = lazySlot<{ path: string; version: string }>();
