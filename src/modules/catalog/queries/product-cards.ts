import { type RawBuilder, sql } from 'kysely';
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
  const { availability, picture, ...rest } = more;
  // Beside the title a description tells nothing more to who hears the page, and every list has two dozen.
  const brief = { ...rest, picture: picture && { ...picture, alt: '' } };
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
  const { rows } = await cardsSql(ids).execute(db);
  return rows.map(toProductCard);
}

/** Building and planning it takes longer than reading two dozen cards. */
const readCards = builtOnce<CardRow, { ids: number[] }>(
  (place) => sql`${planOnce}${cardsSql(sql`${place('ids')}::int[]`)}`,
);

/**
 * Terms are read for all cards at once, and the other words and the picture's file by their ids: joined for each card by itself, small tables
 * would be searched through for each. OFFSET 0 keeps the planner from doing that, and from evaluating `ids` once for each use.
 */
function cardsSql(ids: RawBuilder<number[]>): RawBuilder<CardRow> {
  return sql`
    SELECT p.id, p.kind, p.slug, p.title, p.name_alias, p.summary, p.address, p.details, p.price_vnd, p.final_price_vnd,
      p.discount, p.price_from_on, p.availability, p.rating_avg, p.rating_count, p.special, p.price_for -> 'cheaper' AS cheaper,
      coalesce((
        SELECT json_agg(v.province ORDER BY v.position) FROM (
          SELECT x.position, (
            SELECT json_build_object('id', v.id, 'slug', v.slug, 'title', v.title, 'nameAlias', v.name_alias)
            FROM provinces v WHERE v.id = x.province_id
          ) AS province
          FROM product_provinces x WHERE x.product_id = p.id) v
      ), '[]') AS provinces, coalesce((
        SELECT json_agg(json_build_object('title', l.title) ORDER BY l.position) FROM (
          SELECT x.position, (SELECT l.title FROM places l WHERE l.id = x.place_id) AS title
          FROM product_places x WHERE x.product_id = p.id) l
      ), '[]') AS places, coalesce(t.terms, '[]') AS terms,
      (SELECT json_build_object('title', h.title, 'star', h.details -> 'star')
        FROM products h WHERE h.kind = 'hotel' AND h.slug = p.details -> 'hotels' ->> 0) AS hotel,
      (SELECT json_build_object('url', m.path, 'alt', i.alt, 'width', m.width, 'height', m.height, 'haze', m.haze, 'focus', m.focus)
        FROM (SELECT media_id, alt FROM product_images WHERE product_id = p.id ORDER BY position LIMIT 1) i
        CROSS JOIN LATERAL (SELECT * FROM media_files m WHERE m.id = i.media_id OFFSET 0) m) AS picture
    FROM (SELECT ${ids} AS ids OFFSET 0) wanted JOIN products p ON p.id = ANY (wanted.ids)
      LEFT JOIN LATERAL (
        SELECT x.product_id, json_agg(
          json_build_object('taxonomy', t.taxonomy, 'slug', t.slug, 'title', t.title) ORDER BY x.position, x.term_id) AS terms
        FROM product_terms x JOIN (
          SELECT id, taxonomy, slug, title FROM terms WHERE taxonomy IN (${sql.join(cardTaxonomies.map(sql.lit))}) OFFSET 0
        ) t ON t.id = x.term_id
        WHERE x.product_id = ANY (wanted.ids) GROUP BY x.product_id
      ) t ON t.product_id = p.id
    ORDER BY array_position(wanted.ids, p.id)`;
}
