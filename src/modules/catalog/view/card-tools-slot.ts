import { lazySlot } from '#ui/lazy-slot.tsx';
import type { CardProduct } from './card-product.ts';

/** What a visitor can do with the product of a card: the buttons over its picture. */
export const cardToolsSlot = lazySlot<{ product: CardProduct }>();
