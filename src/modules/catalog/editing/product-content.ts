import type { z } from 'zod';
import { productInput } from '../schema.ts';

/** The content that staff write of a product as a whole; its units and plans are edited separately. */
export const productContent = productInput.omit({
  kind: true,
  slug: true,
  code: true,
  units: true,
  ratePlans: true,
  priceRules: true,
});

export type ProductContent = z.infer<typeof productContent>;

/** Content as a draft: present values fit their shape, required ones may still be missing. */
export type DraftContent = {
  [Name in Exclude<keyof ProductContent, 'location' | 'details'>]?: ProductContent[Name];
} & { location?: Partial<ProductContent['location']>; details: Record<string, unknown> };

/** The fields of a product that have labels here; terms have those of their vocabularies. */
export type LabelledContent = Omit<ProductContent, 'terms' | 'details'>;
