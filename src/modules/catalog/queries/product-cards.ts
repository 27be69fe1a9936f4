import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { kinds } from '../kinds/registry.ts';
import { perGuestPrice } from '../view/card-product.ts';
import { type CardRow, type ProductCard, toProductCard } from './steps/to-product-card.ts';

export type { CardImage, ProductCard } from './steps/to-product-card.ts';

/** The part of a card that pages show; the rest is for API clients. */
export type BriefCard = Omit<
  ProductCard,
  | 'slug'
  | 'nameAlias'
  | 'image'
  | 'priceFromOn'
  | 'provinces'
  | 'special'
  | 'guestsOfPrice'
  | 'cheaper'
  | 'availability'
> & { availability?: string; priceNote?: string };

export function briefCard(card: ProductCard): BriefCard {
  const { slug, nameAlias, image, priceFromOn, provinces, special, guestsOfPrice, cheaper, ...more } = card;
  const { availability, ...brief } = more;
  // Availability is only given for products without a price.
  if (card.finalPrice === 0) return { ...brief, availability };
  if (guestsOfPrice !== null) return { ...brief, ...perGuestPrice(card) };
  if (!cheaper) return brief;
  return { ...brief, priceNote: `${cheaper.unitTitle}: ${formatVnd(cheaper.priceVnd)}` };
}

const cardTaxonomies = [...new Set(kinds.flatMap((kind) => kind.cardTaxonomies))];

/** Cards of the given products in the given order, whatever their kinds; one statement. Unknown ids are left out. */
export async function getProductCards(db: Executor, ids: number[]): Promise<ProductCard[]> {
  return ids.length === 0 ? [] : (await readCards(db, { ids })).map(toProductCard);
}

/** The same for ids from an SQL expression of an array; in one statement with it. */
export async function selectProductCards(db: Executor, ids: RawBuilder<number[]>): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`${cardsSql(ids)}`.execute(db);
  return rows.map(toProductCard);
}

/** Building and planning it takes longer than reading two dozen cards. */
const readCards = builtOnce<CardRow, { ids: number[] }>(
  (place) => sql`${planOnce}${cardsSql(sql`${place('ids')}::int[]`)}`,
);

function cardsSql(ids: RawBuilder<number[]>) {
  return (
    expressionBuilder<DB>()
      // OFFSET 0 keeps the planner from evaluating the expression once for each use.
      .selectFrom(sql<{ ids: number[] }>`(SELECT ${ids} AS ids OFFSET 0)`.as('wanted'))
      .innerJoin('products as p', (join) => join.on(sql<boolean>`p.id = any(wanted.ids)`))
      .orderBy(sql`array_position(wanted.ids, p.id)`)
      .select((eb) => [
        'p.id',
        'p.kind',
        'p.slug',
        'p.title',
        'p.name_alias',
        'p.summary',
        'p.address',
        'p.details',
        'p.price_vnd',
        'p.final_price_vnd',
        'p.discount',
        'p.price_from_on',
        'p.availability',
        'p.rating_avg',
        'p.rating_count',
        'p.special',
        sql<ProductCard['cheaper']>`p.price_for -> 'cheaper'`.as('cheaper'),
        jsonArrayFrom(
          eb
            .selectFrom('product_provinces as pp')
            .innerJoin('provinces as v', 'v.id', 'pp.province_id')
            .whereRef('pp.product_id', '=', 'p.id')
            .orderBy('pp.position')
            .select(['v.id', 'v.slug', 'v.title', 'v.name_alias as nameAlias']),
        ).as('provinces'),
        jsonArrayFrom(
          eb
            .selectFrom('product_places as pl')
            .innerJoin('places as l', 'l.id', 'pl.place_id')
            .whereRef('pl.product_id', '=', 'p.id')
            .orderBy('pl.position')
            .select('l.title'),
        ).as('places'),
        jsonArrayFrom(
          eb
            .selectFrom((own) =>
              own
                .selectFrom('product_terms as pt')
                .innerJoin('terms as t', 't.id', 'pt.term_id')
                .whereRef('pt.product_id', '=', 'p.id')
                .select(['t.taxonomy', 't.slug', 't.title', 'pt.position'])
                // Else the whole vocabulary is filtered for each product.
                .offset(0)
                .as('t'),
            )
            .where('t.taxonomy', 'in', cardTaxonomies)
            .orderBy('t.position')
            .select(['t.taxonomy', 't.slug', 't.title']),
        ).as('terms'),
        sql<CardRow['hotel']>`(SELECT json_build_object('title', h.title, 'star', h.details -> 'star')
        FROM products h WHERE h.kind = 'hotel' AND h.slug = p.details -> 'hotels' ->> 0)`.as('hotel'),
        jsonObjectFrom(
          eb
            .selectFrom('product_images as i')
            .innerJoin('media_files as m', 'm.id', 'i.media_id')
            .whereRef('i.product_id', '=', 'p.id')
            .orderBy('i.position')
            .limit(1)
            .select(['m.path as url', 'i.alt', 'm.width', 'm.height', 'm.haze', 'm.focus']),
        ).as('picture'),
      ])
  );
}
