import { z } from 'zod';
import { destinationTypes } from '#modules/catalog/commands/destination-tables.ts';
import { renameDestination } from '#modules/catalog/commands/rename-destination.ts';
import { renameProduct } from '#modules/catalog/commands/rename-product.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { renameArticle } from '#modules/content/commands/rename-article.ts';
import { renameStaticPage } from '#modules/content/commands/rename-static-page.ts';
import type { Tx } from '#platform/db/connect.ts';
import { officeCommand, replyOf } from './office-command.ts';

const kinds = [...kindNames, ...destinationTypes, 'article', 'page'] as const;

export const renamePageCommand = officeCommand({
  name: 'rename-page',
  does: 'give a product, destination, article or static page another slug; its old address leads to the new one',
  flags: z.object({
    kind: z.enum(kinds).describe('hotel, tour …, province, place, article or page'),
    slug: z.string().min(1).describe('as it is now'),
    to: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits, with hyphens between')
      .describe('as it will be'),
  }),
  run: async ({ db }, { kind, slug, to: newSlug }, actor) =>
    replyOf(
      await db.transaction().execute((tx) => rename(tx, kind, { slug, newSlug, actor })),
      ({ path }) => [`Its address is ${path} now`],
    ),
});

type Renamed = { ok: true; path: string } | { ok: false; reason: string };

function rename(
  tx: Tx,
  kind: (typeof kinds)[number],
  page: { slug: string; newSlug: string; actor: string },
): Promise<Renamed> {
  switch (kind) {
    case 'article':
      return renameArticle(tx, page);
    case 'page':
      return renameStaticPage(tx, page);
    case 'province':
    case 'place':
      return renameDestination(tx, { type: kind, ...page });
    default:
      return renameProduct(tx, { kind, ...page });
  }
}
