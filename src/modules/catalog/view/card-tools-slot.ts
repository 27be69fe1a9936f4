import { lazySlot } from '#ui/lazy-slot.tsx';
import type { CardProduct } from './card-product.ts';

/** Slot for the visitor's actions on a card: the buttons over its picture. */
export const cardToolsSlot = lazySlot<{ product: CardProduct }>();
