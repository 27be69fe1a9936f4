import { z } from 'zod';
import { rejectReview } from '#modules/reviews/commands/moderate-review.ts';
import { rejectReasons } from '#modules/reviews/rules/reject-reasons.ts';
import { officeCommand, replyOf } from './office-command.ts';
import { reviewFlag } from './review-flag.ts';

export const rejectReviewCommand = officeCommand({
  name: 'reject-review',
  does: 'keep a review from its page, or take it out; its author is told the reason, which is counted in public',
  flags: z.object({
    id: reviewFlag,
    reason: z.enum(rejectReasons).describe(rejectReasons.join(' | ')),
    note: z.string().default('').describe('for our own records'),
  }),
  run: async ({ db, queue, clock }, { id, reason, note }, actor) =>
    replyOf(await rejectReview(db, queue, { id, actor, reason, note }, clock.now()), ({ status }) => [
      `review ${id} is ${status}`,
    ]),
});
