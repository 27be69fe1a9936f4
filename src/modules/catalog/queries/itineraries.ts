import { sql } from 'kysely';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Meal } from '../codes.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import type { Page } from './list-products.ts';

/** One itinerary day, as a separate entry. */
export interface ItineraryEntry {
  /** Number of the product and of the day: '57-2'. */
  id: string;
  product: { slug: string; title: string; url: string };
  day: number;
  title: string;
  meals: Meal[];
  items: { time: string; text: string }[];
  overnight: string;
}

/** Itinerary days of published products of a kind, product by product; one statement. */
export async function listItineraryDays(
  db: Executor,
  query: {
    kind: KindName;
    productSlug?: string | undefined;
    day?: number | undefined;
    page: number;
    limit: number;
  },
): Promise<Page<ItineraryEntry>> {
  const days = itineraryDays(db, query.kind)
    .$if(query.productSlug !== undefined, (select) =>
      select.where('p.slug', '=', query.productSlug as string),
    )
    .$if(query.day !== undefined, (select) => select.where('d.day', '=', query.day as number));
  const rows = await days
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .orderBy('d.day')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await db
    .selectFrom(days.as('matching'))
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    results: rows.map((row) => toEntry(query.kind, row)),
    page: query.page,
    limit: query.limit,
    totalPages: Math.ceil(total / query.limit),
    totalResults: total,
  };
}

/** One itinerary day by its id, or null. */
export async function findItineraryDay(
  db: Executor,
  kind: KindName,
  id: string,
): Promise<ItineraryEntry | null> {
  const [, productId, day] = /^(\d{1,9})-(\d{1,4})$/.exec(id) ?? [];
  if (!productId) return null;
  const row = await itineraryDays(db, kind)
    .where('p.id', '=', Number(productId))
    .where('d.day', '=', Number(day))
    .executeTakeFirst();
  return row ? toEntry(kind, row) : null;
}

function itineraryDays(db: Executor, kind: KindName) {
  return db
    .selectFrom('itinerary_days as d')
    .innerJoin('products as p', 'p.id', 'd.product_id')
    .where('p.kind', '=', kind)
    .where('p.status', '=', true)
    .where('p.step', '=', 1)
    .select([
      'p.id as productId',
      'p.slug',
      'p.title as productTitle',
      'd.day',
      'd.title',
      sql<Meal[]>`d.meals`.as('meals'),
      sql<ItineraryEntry['items']>`d.items`.as('items'),
      'd.overnight',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof itineraryDays>['executeTakeFirstOrThrow']>>;

function toEntry(kind: KindName, { productId, slug, productTitle, ...entry }: Row): ItineraryEntry {
  return {
    ...entry,
    id: `${productId}-${entry.day}`,
    product: { slug, title: productTitle, url: linkTo(getKind(kind).category, slug) },
  };
}
