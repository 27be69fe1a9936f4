import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Executor } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';
import type { Availability, PricedFor } from '../schema.ts';
import { unitsOf } from './units.ts';

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** A published product with all that its page shows but prices of days; one statement. Null when there is none. */
export async function findProduct(db: Executor, kind: KindName, slug: string) {
  return (
    (await db
      .selectFrom('products as p')
      .where('p.kind', '=', kind)
      .where('p.slug', '=', slug)
      .where('p.status', '=', true)
      .where('p.step', '=', 1)
      .select((eb) => [
        'p.id',
        sql<KindName>`p.kind`.as('kind'),
        'p.slug',
        'p.code',
        'p.title',
        'p.name_alias as nameAlias',
        'p.summary',
        'p.content',
        'p.highlights',
        'p.inclusions',
        'p.exclusions',
        'p.notes',
        sql<{ question: string; answer: string }[]>`p.faqs`.as('faqs'),
        'p.lat',
        'p.lng',
        'p.address',
        sql<Record<string, unknown>>`p.details`.as('details'),
        'p.price_vnd as price',
        'p.final_price_vnd as finalPrice',
        'p.discount',
        'p.price_from_on as priceFromOn',
        'p.price_until_on as priceUntilOn',
        sql<PricedFor | null>`p.price_for`.as('pricedFor'),
        sql<Availability>`p.availability`.as('availability'),
        'p.rating_avg as ratingAvg',
        'p.rating_count as ratingCount',
        'p.special',
        sql<{ title?: string; description?: string; keywords?: string }>`p.meta`.as('meta'),
        'p.updated_at as updatedAt',
        jsonArrayFrom(
          eb
            .selectFrom('product_provinces as x')
            .innerJoin('provinces as v', 'v.id', 'x.province_id')
            .whereRef('x.product_id', '=', 'p.id')
            .orderBy('x.position')
            .select(['v.id', 'v.slug', 'v.title', 'v.name_alias as nameAlias']),
        ).as('provinces'),
        jsonArrayFrom(
          eb
            .selectFrom('product_places as x')
            .innerJoin('places as l', 'l.id', 'x.place_id')
            .whereRef('x.product_id', '=', 'p.id')
            .orderBy('x.position')
            .select(['l.slug', 'l.title', 'l.kind']),
        ).as('places'),
        jsonArrayFrom(
          eb
            .selectFrom('product_terms as x')
            .innerJoin('terms as t', 't.id', 'x.term_id')
            .whereRef('x.product_id', '=', 'p.id')
            .orderBy('x.position')
            .select(['t.taxonomy', 't.slug', 't.title', 't.icon', 't.group_title as group']),
        ).as('terms'),
        jsonArrayFrom(
          eb
            .selectFrom('product_images as x')
            .innerJoin('media_files as m', 'm.id', 'x.media_id')
            .whereRef('x.product_id', '=', 'p.id')
            .orderBy('x.position')
            .select(['m.path as url', 'x.alt', 'x.category', 'm.width', 'm.height', 'm.haze']),
        ).as('images'),
        jsonObjectFrom(
          eb
            .selectFrom('suppliers as s')
            .whereRef('s.id', '=', 'p.supplier_id')
            .select(['s.slug', 's.brand', 's.licence_no as licenceNo']),
        ).as('supplier'),
        unitsOf(eb).as('units'),
        jsonArrayFrom(
          eb
            .selectFrom('rate_plans as r')
            .innerJoin('cancellation_policies as c', 'c.id', 'r.cancellation_policy_id')
            .whereRef('r.product_id', '=', 'p.id')
            .where('r.status', '=', true)
            .orderBy('r.position')
            .select([
              'r.id',
              'r.code',
              'r.title',
              'r.meal_plan as mealPlan',
              'r.pay_mode as payMode',
              'r.price_percent as pricePercent',
              'r.price_delta_vnd as priceDeltaVnd',
              'r.min_stay as minStay',
              'r.advance_days as advanceDays',
              'c.title as policyTitle',
              'c.note as policyNote',
              sql<{ daysBefore: number; refundPercent: number }[]>`c.tiers`.as('policyTiers'),
              sql<{ daysBefore: number; refundPercent: number }[] | null>`c.holiday_tiers`.as(
                'policyHolidayTiers',
              ),
            ]),
        ).as('ratePlans'),
        jsonArrayFrom(
          eb
            .selectFrom('itinerary_days as d')
            .whereRef('d.product_id', '=', 'p.id')
            .orderBy('d.day')
            .select([
              'd.day',
              'd.title',
              'd.meals',
              sql<{ time: string; text: string }[]>`d.items`.as('items'),
              'd.overnight',
            ]),
        ).as('itinerary'),
      ])
      .executeTakeFirst()) ?? null
  );
}
