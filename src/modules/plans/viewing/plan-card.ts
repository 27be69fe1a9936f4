import { sql } from 'kysely';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { CardImage } from '#modules/catalog/queries/product-cards.ts';

/** A plan as lists show it. */
export interface PlanCard {
  slug: string;
  title: string;
  summary: string;
  days: number;
  /** Number of products in it. */
  products: number;
  startsOn: string | null;
  visibility: 'private' | 'link' | 'public';
  review: 'waiting' | 'published' | 'rejected' | null;
  isEditorial: boolean;
  special: boolean;
  likes: number;
  /** The 'from' price for its party, without a date; for public plans. */
  fromVnd: number;
  adults: number;
  childAges: number[];
  updatedAt: Date;
  picture: CardImage | null;
  provinces: { slug: string; title: string }[];
}

/** Kinds without a location, such as cars, whose pictures do not show where a plan goes. */
const placeless = Object.values(kindProfiles).flatMap(({ name, hasMap }) => (hasMap ? [] : [name]));

/** Its picture: the cover, or the first product's, preferably one of a product with a location. */
const picture = sql<CardImage | null>`(
  SELECT json_build_object('url', m.path, 'alt', m.alt, 'width', m.width, 'height', m.height, 'haze', m.haze, 'focus', m.focus)
  FROM media_files m WHERE m.id = coalesce(p.cover_id, (
    SELECT x.media_id FROM plan_items i JOIN plan_days d ON d.id = i.day_id
    JOIN products g ON g.id = i.product_id JOIN product_images x ON x.product_id = i.product_id
    WHERE i.plan_id = p.id ORDER BY g.kind = ANY(${placeless}::text[]), d.position, i.position, x.position LIMIT 1)))`;

/** The columns of a card of the plan `p`. */
export const planCardColumns = [
  'p.slug',
  'p.title',
  'p.summary',
  'p.day_count as days',
  'p.product_count as products',
  'p.starts_on as startsOn',
  sql<PlanCard['visibility']>`p.visibility`.as('visibility'),
  sql<PlanCard['review']>`p.review`.as('review'),
  'p.is_editorial as isEditorial',
  'p.special',
  'p.likes',
  'p.from_vnd as fromVnd',
  'p.adults',
  'p.child_ages as childAges',
  'p.updated_at as updatedAt',
  picture.as('picture'),
  sql<PlanCard['provinces']>`coalesce((SELECT json_agg(json_build_object('slug', v.slug, 'title', v.title)
    ORDER BY x.position) FROM plan_provinces x JOIN provinces v ON v.id = x.province_id
    WHERE x.plan_id = p.id), '[]')`.as('provinces'),
] as const;
