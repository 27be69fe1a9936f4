import { z } from 'zod';
import { renameProduct } from '#modules/catalog/commands/rename-product.ts';
import { kindNames } from '#modules/catalog/kinds/kind.ts';
import { renameArticle } from '#modules/content/commands/rename-article.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const renamePageCommand = officeCommand({
  name: 'rename-page',
  does: 'give a product or an article another slug; its old address leads to the new one',
  flags: z.object({
    kind: z.enum([...kindNames, 'article']).describe('hotel, tour … or article'),
    slug: z.string().min(1).describe('as it is now'),
    to: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits, with hyphens between')
      .describe('as it will be'),
  }),
  run: async ({ db }, { kind, slug, to: newSlug }, actor) =>
    replyOf(
      await db
        .transaction()
        .execute(async (tx) =>
          kind === 'article'
            ? renameArticle(tx, { slug, newSlug, actor })
            : renameProduct(tx, { kind, slug, newSlug, actor }),
        ),
      ({ path }) => [`Its address is ${path} now`],
    ),
});
