import { z } from 'zod';
import { describeDestination } from '#modules/catalog/commands/describe-destination.ts';
import { destinationTypes } from '#modules/catalog/commands/destination-tables.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const describeDestinationCommand = officeCommand({
  name: 'describe-destination',
  does: 'change the title or the summary of a province or place',
  flags: z.object({
    type: z.enum(destinationTypes).describe('province or place'),
    slug: z.string().min(1).describe('as in its address'),
    title: z.string().optional(),
    summary: z.string().optional().describe('one or two sentences'),
  }),
  run: async ({ db }, { type, slug, title, summary }) => {
    if (title === undefined && summary === undefined) {
      return { lines: ['Say --title or --summary'], isRefused: true };
    }
    const result = await db
      .transaction()
      .execute((tx) => describeDestination(tx, { type, slug, title, summary }));
    return replyOf(result, () => [`${type} ${slug} is changed`]);
  },
});
