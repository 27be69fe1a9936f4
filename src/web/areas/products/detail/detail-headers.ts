import { previewKey } from '#modules/catalog/editing/preview-product.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import { itemKeys, ownKeys } from '#web/parts/booking/item-keys.ts';
import { reviewKeys } from '#web/parts/reviews/review-keys.ts';

/** The `headers` of the page of a product of any kind. */
export const detailHeaders = sharedPage({
  tags: ['catalogue', 'product:*'],
  queryKeys: [...itemKeys, ...reviewKeys, previewKey],
  ownKeys: [...ownKeys, previewKey],
});
