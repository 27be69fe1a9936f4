import { z } from 'zod';
import { listWaitingReviews } from '#modules/reviews/queries/list-waiting-reviews.ts';
import { officeCommand } from './office-command.ts';

export const listReviewsCommand = officeCommand({
  name: 'list-reviews',
  does: 'list the reviews that wait, oldest first',
  flags: z.object({}),
  run: async ({ db }) => {
    const reviews = await listWaitingReviews(db);
    if (reviews.length === 0) return { lines: ['no review waits'] };
    return {
      lines: reviews.map(
        ({ id, product, authorName, overall, title, content }) =>
          `${id}: ${product}, ${overall}/10 by ${authorName}: ${title}\n${content}`,
      ),
    };
  },
});
