import { lazySlot } from '#ui/lazy-slot.tsx';
import type { ProductSnapshot } from './product-snapshot.ts';

type SeenProduct = Omit<ProductSnapshot, 'pricedAt'>;

/** Over the pictures of a product's page: save and share. */
export const detailToolsSlot = lazySlot<{ product: SeenProduct }>();

/** The row of products seen before; `except` is the one on the screen. */
export const seenRowSlot = lazySlot<{ except?: number; className?: string; isSmall?: boolean }>();

/** At the foot of a list: the compared products. */
export const compareTraySlot = lazySlot<{ kind: string; noun: string }>();

/** The number of saved products, beside a menu entry. */
export const savedCountSlot = lazySlot<object>();

/** In the header: scrolls to the top, once that is far away. */
export const scrollToTopSlot = lazySlot<{ className: string }>();

/** The number of items in the cart, on its icon in the header. */
export const cartCountSlot = lazySlot<object>();

/** On a guest's vouchers: whether this device has an offline copy. */
export const voucherSaverSlot = lazySlot<{ code: string; until: number }>();

/** On the visitor's own plan: whether this device has an offline copy of this version. */
export const planSaverSlot = lazySlot<{ path: string; version: string }>();
