import { z } from 'zod';
import { destinationTypes } from '#modules/catalog/commands/destination-tables.ts';
import { renameProduct, withdrawProduct } from '#modules/catalog/commands/products.ts';
import { renameDestination } from '#modules/catalog/commands/rename-destination.ts';
import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { renameArticle, withdrawArticle } from '#modules/content/commands/articles.ts';
import { renameStaticPage } from '#modules/content/commands/pages.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type OfficeCommand, officeCommand, replyOf } from './office-command.ts';

const kinds = [...kindNames, ...destinationTypes, 'article', 'page'] as const;

export const catalogueCommands: OfficeCommand[] = [
  officeCommand({
    name: 'rename-page',
    description:
      'give a product, destination, article or static page another slug; its old address leads to the new one',
    flags: z.object({
      kind: z.enum(kinds).describe('hotel, tour …, province, place, article or page'),
      slug: z.string().min(1).describe('as it is now'),
      to: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters and digits, with hyphens between')
        .describe('as it will be'),
    }),
    run: async ({ db, clock }, { kind, slug, to: newSlug }, actor) =>
      replyOf(
        await db.transaction().execute((tx) => rename(tx, kind, { slug, newSlug, actor }, clock.now())),
        ({ path }) => [`Its address is ${path} now`],
      ),
  }),
  officeCommand({
    name: 'withdraw-page',
    description: 'take a product or an article off the site; its address says that it is gone',
    flags: z.object({
      kind: z.enum([...kindNames, 'article']).describe('hotel, tour … or article'),
      slug: z.string().min(1),
      back: z.enum(['yes', 'no']).default('no').describe("'yes' puts it back"),
    }),
    run: async ({ db, clock }, { kind, slug, back }, actor) => {
      const isBack = back === 'yes';
      return replyOf(
        await db
          .transaction()
          .execute(async (tx) =>
            kind === 'article'
              ? withdrawArticle(tx, { slug, isBack, actor }, clock.now())
              : withdrawProduct(tx, { kind, slug, isBack, actor }, clock.now()),
          ),
        () => [`${slug} is ${isBack ? 'on the site again' : 'gone from the site'}`],
      );
    },
  }),
];

type Renamed = { ok: true; path: string } | { ok: false; reason: string };

function rename(
  tx: Tx,
  kind: (typeof kinds)[number],
  page: { slug: string; newSlug: string; actor: StaffActor },
  now: Date,
): Promise<Renamed> {
  switch (kind) {
    case 'article':
      return renameArticle(tx, page, now);
    case 'page':
      return renameStaticPage(tx, page, now);
    case 'province':
    case 'place':
      return renameDestination(tx, { type: kind, ...page }, now);
    default:
      return renameProduct(tx, { kind, ...page }, now);
  }
}
