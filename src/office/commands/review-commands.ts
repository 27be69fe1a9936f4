import { z } from 'zod';
import { publishReview, rejectReview, replyToReview } from '#modules/reviews/commands/moderate-review.ts';
import { listWaitingReviews } from '#modules/reviews/queries/list-reviews.ts';
import { rejectReasons } from '#modules/reviews/rules/reject-reasons.ts';
import { type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

const reviewFlag = z.coerce.number('not a number').int().positive().describe('number of the review');

export const reviewCommands: OfficeCommand[] = [
  officeCommand({
    name: 'list-reviews',
    description: 'list the reviews that wait, oldest first',
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
  }),
  officeCommand({
    name: 'publish-review',
    description: 'show a review on its page; the averages follow at once',
    flags: z.object({ id: reviewFlag }),
    run: async ({ db, clock }, { id }, actor) =>
      replyOf(await publishReview(db, { id, actor }, clock.now()), ({ status }) => [
        `review ${id} is ${status}`,
      ]),
  }),
  officeCommand({
    name: 'reject-review',
    description:
      'keep a review from its page, or take it out; its author is told the reason, which is counted in public',
    flags: z.object({
      id: reviewFlag,
      reason: z.enum(rejectReasons).describe(rejectReasons.join(' | ')),
      note: z.string().default('').describe('for our own records'),
    }),
    run: async ({ db, queue, clock }, { id, reason, note }, actor) =>
      replyOf(await rejectReview(db, queue, { id, actor, reason, note }, clock.now()), ({ status }) => [
        `review ${id} is ${status}`,
      ]),
  }),
  officeCommand({
    name: 'reply-review',
    description: 'put the answer of the supplier under a review',
    flags: z.object({
      id: reviewFlag,
      by: z.string().min(2).max(120).describe('who answers, as guests read it'),
      text: z.string().min(2).max(1500).describe('the answer'),
    }),
    run: async ({ db, clock }, { id, by, text }, actor) =>
      replyOf(await replyToReview(db, { id, by, content: text, actor }, clock.now()), () => [
        `the answer stands under review ${id}`,
      ]),
  }),
];
