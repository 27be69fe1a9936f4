import { z } from 'zod';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { reviewInput } from '#modules/reviews/schema.ts';
import type { Folder } from './open-folder.ts';

const writtenOn = z.iso.date();
export const reviewFile = z.array(
  reviewInput
    .omit({ productId: true, bookingId: true, status: true, createdAt: true, reply: true })
    .extend({ writtenOn, reply: z.object({ by: z.string(), content: z.string(), writtenOn }).optional() }),
);

export type ImportedReview = z.infer<typeof reviewFile>[number];

/** The reviews of one product. */
export interface ReviewsOfProduct {
  file: string;
  /** `kind/slug`. */
  product: string;
  reviews: ImportedReview[];
}

/** The published reviews of a catalogue, one file per product. */
export function readReviews(folder: Folder): ReviewsOfProduct[] {
  return folder.list('reviews/*/*.json').map((file) => {
    const product = file.replace(/^reviews\/|\.json$/g, '');
    const reviews = folder.check(file, folder.json(file), reviewFile) ?? [];
    const kind = kindNames.find((name) => product.startsWith(`${name}/`));
    for (const [index, { scores }] of reviews.entries()) {
      for (const criterion of Object.keys(scores)) {
        if (kind && !isCriterion(kind, criterion)) {
          folder.note(file, [index, 'scores', criterion], `guests do not score this of a ${kind}`);
        }
      }
    }
    return { file, product, reviews };
  });
}

function isCriterion(kind: KindName, key: string): boolean {
  return kindProfiles[kind].criteria.some((criterion) => criterion.key === key);
}
