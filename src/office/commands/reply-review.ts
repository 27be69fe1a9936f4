import { z } from 'zod';
import { replyToReview } from '#modules/reviews/commands/reply-to-review.ts';
import { officeCommand, replyOf } from './office-command.ts';
import { reviewFlag } from './review-flag.ts';

export const replyReviewCommand = officeCommand({
  name: 'reply-review',
  does: 'put the answer of the supplier under a review',
  flags: z.object({
    id: reviewFlag,
    by: z.string().min(2).max(120).describe('who answers, as guests read it'),
    text: z.string().min(2).max(1500).describe('the answer'),
  }),
  run: async ({ db, clock }, { id, by, text }, actor) =>
    replyOf(await replyToReview(db, { id, by, content: text, actor }, clock.now()), () => [
      `the answer stands under review ${id}`,
    ]),
});
