import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '#db/types.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { Meal, PlaceKind } from '../../codes.ts';
import type { Availability, PricedFor } from '../../commands/set-display-prices.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { unitsOf } from '../units.ts';

/** Expression builder with the product in `p`. */
type OfProduct = ExpressionBuilder<DB & { p: DB['products'] }, 'p'>;

export type ProductDetail = NonNullable<Awaited<ReturnType<typeof readProduct>>>['product'];

/**
 * Version of a product by id: changes with the product and with the catalogue's vocabulary, so an equal value means an
 * unchanged product.
 */
export const changedInSql = (id: RawBuilder<unknown>) =>
  sql<string>`(SELECT string_agg(changed_in::text, ' ' ORDER BY product_id) FROM product_changes WHERE product_id IN (0, ${id}))`;

/** A published product with everything that its page shows except prices of days, and its version; one statement. */
export async function readProduct(db: Executor, kind: KindName, slug: string) {
  const row =
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
        provincesOf(eb).as('provinces'),
        placesOf(eb).as('places'),
        termsOf(eb).as('terms'),
        imagesOf(eb).as('images'),
        jsonObjectFrom(
          eb
            .selectFrom('suppliers as s')
            .whereRef('s.id', '=', 'p.supplier_id')
            .select(['s.slug', 's.brand', 's.licence_no as licenceNo']),
        ).as('supplier'),
        unitsOf(eb).as('units'),
        ratePlansOf(eb).as('ratePlans'),
        itineraryOf(eb).as('itinerary'),
        changedInSql(sql.ref('p.id')).as('changedIn'),
      ])
      .executeTakeFirst()) ?? null;
  if (row === null) return null;
  const { changedIn, ...product } = row;
  return { product, changedIn };
}

function provincesOf(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_provinces as x')
      .innerJoin('provinces as v', 'v.id', 'x.province_id')
      .whereRef('x.product_id', '=', 'p.id')
      .orderBy('x.position')
      .select(['v.id', 'v.slug', 'v.title', 'v.name_alias as nameAlias']),
  );
}

function placesOf(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_places as x')
      .innerJoin('places as l', 'l.id', 'x.place_id')
      .whereRef('x.product_id', '=', 'p.id')
      .orderBy('x.position')
      .select(['l.slug', 'l.title', sql<PlaceKind>`l.kind_code`.as('kind')]),
  );
}

function termsOf(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_terms as x')
      .innerJoin('terms as t', 't.id', 'x.term_id')
      .whereRef('x.product_id', '=', 'p.id')
      .orderBy('x.position')
      .select(['t.taxonomy', 't.slug', 't.title', 't.icon', 't.group_title as group']),
  );
}

function imagesOf(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('product_images as x')
      .innerJoin('media_files as m', 'm.id', 'x.media_id')
      .whereRef('x.product_id', '=', 'p.id')
      .orderBy('x.position')
      .select([
        'm.path as url',
        'x.alt',
        'x.category',
        'x.caption',
        'm.width',
        'm.height',
        'm.haze',
        'm.focus',
      ]),
  );
}

/** The plans on sale, each with the tiers of its cancellation policy. */
function ratePlansOf(eb: OfProduct) {
  return jsonArrayFrom(
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
        sql<{ daysBefore: number; refundPercent: number }[] | null>`c.holiday_tiers`.as('policyHolidayTiers'),
      ]),
  );
}

function itineraryOf(eb: OfProduct) {
  return jsonArrayFrom(
    eb
      .selectFrom('itinerary_days as d')
      .whereRef('d.product_id', '=', 'p.id')
      .orderBy('d.day')
      .select([
        'd.day',
        'd.title',
        sql<Meal[]>`d.meals`.as('meals'),
        sql<{ time: string; text: string }[]>`d.items`.as('items'),
        'd.overnight',
      ]),
  );
}
