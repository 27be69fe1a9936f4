import { lazySlot } from '#ui/lazy-slot.tsx';
import type { KeptProduct } from './kept-product.ts';

type SeenProduct = Omit<KeptProduct, 'pricedAt'>;

/** Over the pictures of a product's page: save it, pass it on. */
export const detailTools = lazySlot<{ product: SeenProduct }>();

/** The row of products seen before; `except` is the one on the screen. */
export const seenRow = lazySlot<{ except?: number; className?: string }>();

/** At the foot of a list: what was ticked to be compared. */
export const compareTray = lazySlot<{ kind: string; noun: string }>();

/** How many products are saved, behind a word of the menu. */
export const savedCount = lazySlot<object>();

/** On a guest's vouchers: whether they are kept on this device. */
export const voucherKeeper = lazySlot<{ code: string; until: number }>();
