import { lazySlot } from '#ui/lazy-slot.tsx';

/** Behind the way to the account: who is signed in, which no page knows when it is drawn. */
export const accountNameSlot = lazySlot<object>();
