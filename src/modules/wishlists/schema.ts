import { z } from 'zod';
import { mostListed } from './rules.ts';

const ids = (most: number) => z.array(z.int().positive().max(2_147_483_647)).max(most);
const change = (most: number) => z.object({ add: ids(most), remove: ids(most) });

/** What a device has changed since it last asked; products newest first. */
export const wishlistChanges = z.object({
  saved: change(mostListed.saved),
  seen: change(mostListed.seen),
});

export type WishlistChanges = z.infer<typeof wishlistChanges>;
