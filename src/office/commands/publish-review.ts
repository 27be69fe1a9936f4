import { z } from 'zod';
import { publishReview } from '#modules/reviews/commands/moderate-review.ts';
import { officeCommand, replyOf } from './office-command.ts';
import { reviewFlag } from './review-flag.ts';

export const publishReviewCommand = officeCommand({
  name: 'publish-review',
  does: 'show a review on its page; the averages follow at once',
  flags: z.object({ id: reviewFlag }),
  run: async ({ db, clock }, { id }, actor) =>
    replyOf(await publishReview(db, { id, actor }, clock.now()), ({ status }) => [
      `review ${id} is ${status}`,
    ]),
});
