import { listModeratedReviews } from '#modules/reviews/queries/moderated-reviews.ts';
import { exportRoute } from '../../parts/list/export-route.ts';
import { reviewFilter } from './review-filter.ts';
import { reviewList } from './review-list.tsx';

/** Exports the reviews that the list shows. */
export const loader = exportRoute({
  list: reviewList,
  object: 'reviews',
  file: 'danh-gia',
  load: ({ app, address, limit }) => listModeratedReviews(app.readDb, reviewFilter(address), {}, limit),
});
