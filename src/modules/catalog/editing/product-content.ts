import type { z } from 'zod';
import { productInput } from '../schema.ts';

/** All that staff write of a product as a whole: what it is sold by, its units and plans, is changed apart from it. */
export const productContent = productInput.omit({
  kind: true,
  slug: true,
  code: true,
  units: true,
  ratePlans: true,
  priceRules: true,
});

export type ProductContent = z.infer<typeof productContent>;

/** The same while it is written: whatever is there fits its shape, and what is needed may still be missing. */
export type DraftContent = {
  [Name in Exclude<keyof ProductContent, 'location' | 'details'>]?: ProductContent[Name];
} & { location?: Partial<ProductContent['location']>; details: Record<string, unknown> };

/** What of a product there is a label for; terms are asked for by their vocabularies. */
export type LabelledContent = Omit<ProductContent, 'terms' | 'details'>;
