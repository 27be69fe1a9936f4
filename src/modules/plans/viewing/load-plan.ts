import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { CardImage } from '#modules/catalog/queries/product-cards.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays } from '#platform/time/days.ts';
import { type ItemChoice, type ItemKind, itemChoice } from '../schema.ts';
import { estimateLegs, type Leg } from '../travel/estimate-legs.ts';
import { extraDaysSql } from '../travel/extra-days-sql.ts';
import { itemWarnings } from '../travel/item-warnings.ts';
import { planItemUrl } from './plan-item-url.ts';

/** An item as pages show it. */
export interface PlanItem {
  id: string;
  kind: ItemKind;
  title: string;
  note: string;
  hour: string | null;
  version: number;
  choice: ItemChoice;
  productId: number | null;
  placeId: number | null;
  /** Kind of the product. */
  productKind: KindName | null;
  unitId: number | null;
  unitTitle: string;
  /** URL of its own page; null where there is none, or none any more. */
  url: string | null;
  picture: CardImage | null;
  lat: number | null;
  lng: number | null;
  /** The price on the product's card, without a date. */
  fromVnd: number;
  /** Data for calculating the 'from' price. */
  details: Record<string, unknown>;
  /** Warnings for its day: closed days, opening hours. */
  warnings: string[];
}

export interface PlanDay {
  id: string;
  title: string;
  version: number;
  /** ISO; null while the plan has no start. */
  date: string | null;
  items: PlanItem[];
  /** The estimated ways from one item to the next. */
  legs: Leg[];
}

/** A plan with everything that its page shows. */
export interface PlanView {
  id: number;
  slug: string;
  title: string;
  summary: string;
  party: { adults: number; childAges: number[] };
  startsOn: string | null;
  visibility: 'private' | 'link' | 'public';
  review: 'waiting' | 'published' | 'rejected' | null;
  reviewReason: string;
  isEditorial: boolean;
  /** The name chosen by the author of a public plan. */
  authorName: string;
  special: boolean;
  likes: number;
  fromVnd: number;
  version: number;
  updatedAt: Date;
  picture: CardImage | null;
  provinces: { slug: string; title: string }[];
  days: PlanDay[];
}

const pictureOf = (id: string) =>
  sql<CardImage | null>`(SELECT json_build_object('url', m.path, 'alt', m.alt, 'width', m.width, 'height', m.height,
    'haze', m.haze, 'focus', m.focus) FROM media_files m WHERE m.id = ${sql.raw(id)})`;

/** A plan by its id, in three statements; null where it is gone. The caller checks access first. */
export async function loadPlan(db: Executor, id: number): Promise<PlanView | null> {
  const plan = await db
    .selectFrom('plans as p')
    .where('p.id', '=', id)
    .select([
      'p.id',
      'p.slug',
      'p.title',
      'p.summary',
      'p.adults',
      'p.child_ages as childAges',
      'p.starts_on as startsOn',
      sql<PlanView['visibility']>`p.visibility`.as('visibility'),
      sql<PlanView['review']>`p.review`.as('review'),
      'p.review_reason as reviewReason',
      'p.is_editorial as isEditorial',
      'p.author_name as authorName',
      'p.special',
      'p.likes',
      'p.from_vnd as fromVnd',
      'p.version',
      'p.updated_at as updatedAt',
      pictureOf('p.cover_id').as('cover'),
      sql<PlanView['provinces']>`coalesce((SELECT json_agg(json_build_object('slug', v.slug, 'title', v.title)
        ORDER BY x.position) FROM plan_provinces x JOIN provinces v ON v.id = x.province_id
        WHERE x.plan_id = p.id), '[]')`.as('provinces'),
    ])
    .executeTakeFirst();
  if (!plan) return null;
  const days = await db
    .selectFrom('plan_days')
    .select(['id', 'title', 'version'])
    .where('plan_id', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const items = await listItems(db, id);
  const { adults, childAges, cover, ...rest } = plan;
  return {
    ...rest,
    party: { adults, childAges },
    picture: cover ?? items.find(({ picture }) => picture)?.picture ?? null,
    days: days.map((day, index) => {
      const date = plan.startsOn && addDays(plan.startsOn, index);
      const own = items.filter(({ dayId }) => dayId === day.id);
      return {
        ...day,
        date,
        items: own.map(({ dayId, extraDays, ...item }) => ({
          ...item,
          warnings: itemWarnings({ ...item, extraDays }, date),
        })),
        legs: estimateLegs(own),
      };
    }),
  };
}

/** A plan without its dates, which only a public plan's editors may know. */
export function withoutDates(plan: PlanView): PlanView {
  const days = plan.days.map((day) => ({ ...day, date: null }));
  return { ...plan, startsOn: null, days };
}

async function listItems(
  db: Executor,
  planId: number,
): Promise<(Omit<PlanItem, 'warnings'> & { dayId: string; extraDays: string[] })[]> {
  const rows = await db
    .selectFrom('plan_items as i')
    .leftJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('units as u', 'u.id', 'i.unit_id')
    .leftJoin('places as l', 'l.id', 'i.place_id')
    .where('i.plan_id', '=', planId)
    .orderBy('i.position')
    .orderBy('i.id')
    .select([
      'i.id',
      'i.day_id as dayId',
      sql<ItemKind>`i.kind`.as('kind'),
      'i.title',
      'i.note',
      'i.hour',
      'i.version',
      'i.choice',
      'i.product_id as productId',
      'i.place_id as placeId',
      'i.unit_id as unitId',
      sql<KindName | null>`p.kind`.as('productKind'),
      'p.slug as productSlug',
      sql<boolean>`coalesce(p.status AND p.step = 1, false)`.as('isOnSale'),
      'u.title as unitTitle',
      'l.slug as placeSlug',
      sql<boolean>`coalesce(l.status, false)`.as('hasPlace'),
      sql<number | null>`coalesce(p.lat, l.lat)`.as('lat'),
      sql<number | null>`coalesce(p.lng, l.lng)`.as('lng'),
      sql<number>`coalesce(p.final_price_vnd, 0)`.as('fromVnd'),
      sql<Record<string, unknown>>`coalesce(p.details, '{}')`.as('details'),
      extraDaysSql.as('extraDays'),
      sql<CardImage | null>`CASE WHEN p.id IS NULL THEN ${pictureOf('l.media_id')} ELSE (
        SELECT json_build_object('url', m.path, 'alt', x.alt, 'width', m.width, 'height', m.height, 'haze', m.haze, 'focus', m.focus)
        FROM product_images x JOIN media_files m ON m.id = x.media_id
        WHERE x.product_id = p.id ORDER BY x.position LIMIT 1) END`.as('picture'),
    ])
    .execute();
  return rows.map(({ productSlug, isOnSale, placeSlug, hasPlace, unitTitle, choice, ...row }) => ({
    ...row,
    unitTitle: unitTitle ?? '',
    choice: itemChoice.catch({}).parse(choice),
    url: planItemUrl({ kind: row.productKind, productSlug, isOnSale, placeSlug, hasPlace }),
  }));
}
