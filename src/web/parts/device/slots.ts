import { laterSlot } from '#ui/lazy-slot.tsx';
import type { KeptProduct } from './kept-product.ts';

type SeenProduct = Omit<KeptProduct, 'pricedAt'>;

/** Over the pictures of a product's page: save it, pass it on. */
export const detailTools = laterSlot<{ product: SeenProduct }>();

/** The row of products seen before; `except` is the one on the screen. */
export const seenRow = laterSlot<{ except?: number; className?: string }>();

/** At the foot of a list: what was ticked to be compared. */
export const compareTray = laterSlot<{ kind: string; noun: string }>();

/** How many products are saved, behind a word of the menu. */
export const savedCount = laterSlot<object>();

/** On a guest's vouchers: whether they are kept on this device. */
export const voucherKeeper = laterSlot<{ code: string; until: number }>();
