import { z } from 'zod';
import { withdrawProduct } from '#modules/catalog/commands/withdraw-product.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { withdrawArticle } from '#modules/content/commands/withdraw-article.ts';
import { officeCommand, replyOf } from './office-command.ts';

export const withdrawPageCommand = officeCommand({
  name: 'withdraw-page',
  does: 'take a product or an article off the site; its address says that it is gone',
  flags: z.object({
    kind: z.enum([...kindNames, 'article']).describe('hotel, tour … or article'),
    slug: z.string().min(1),
    back: z.enum(['yes', 'no']).default('no').describe("'yes' puts it back"),
  }),
  run: async ({ db }, { kind, slug, back }) => {
    const isBack = back === 'yes';
    return replyOf(
      await db
        .transaction()
        .execute(async (tx) =>
          kind === 'article'
            ? withdrawArticle(tx, { slug, isBack })
            : withdrawProduct(tx, { kind, slug, isBack }),
        ),
      () => [`${slug} is ${isBack ? 'on the site again' : 'gone from the site'}`],
    );
  },
});
