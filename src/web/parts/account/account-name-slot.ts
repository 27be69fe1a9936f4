import { lazySlot } from '#ui/lazy-slot.tsx';

/** Beside the account link: the signed-in guest's name, unknown when a page is rendered. */
export const accountNameSlot = lazySlot<object>();
