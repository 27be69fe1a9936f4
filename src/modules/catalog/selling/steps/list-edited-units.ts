import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import type { RatePlanEdit } from './rate-plans.ts';
import type { UnitComponent, UnitEdit } from './units.ts';

/** A product whose units are edited, published or not. */
export interface SoldProduct {
  id: number;
  kind: KindName;
  slug: string;
  title: string;
  status: boolean;
  details: Record<string, unknown>;
}

export async function findSoldProduct(db: Executor, id: number): Promise<SoldProduct | null> {
  const [product] = await findSoldProducts(db, [id]);
  return product ?? null;
}

export async function findSoldProducts(db: Executor, ids: readonly number[]): Promise<SoldProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'kind', 'slug', 'title', 'status', 'details'])
    .where('id', 'in', [...ids])
    .execute();
  return rows as unknown as SoldProduct[];
}

export interface EditedUnit extends UnitEdit {
  id: number;
  code: string;
  status: boolean;
  version: number;
  components: UnitComponent[];
}

/** The units of a product for editing, on sale or not, in their order. One statement. */
export async function listEditedUnits(db: Executor, productId: number): Promise<EditedUnit[]> {
  return (await listUnitsOf(db, [productId])).get(productId) ?? [];
}

/** The units of many products in the same way, by product. */
export async function listUnitsOf(
  db: Executor,
  productIds: readonly number[],
): Promise<Map<number, EditedUnit[]>> {
  const { rows } = await sql<EditedUnit & { productId: number }>`${planOnce}
    SELECT u.product_id AS "productId", u.id, u.code, u.title, u.summary, u.quantity, u.max_adults AS "maxAdults", u.max_children AS "maxChildren",
      u.max_occupancy AS "maxOccupancy", u.base_vnd AS "baseVnd", u.details, u.status, u.version,
      coalesce((SELECT json_agg(t.slug ORDER BY y.position) FROM unit_terms y JOIN terms t ON t.id = y.term_id
        WHERE y.unit_id = u.id), '[]') AS facilities,
      coalesce((SELECT json_agg(json_build_object(
          'unitId', c.component_unit_id, 'fromDay', c.from_day, 'days', c.days, 'per', c.per, 'quantity', c.quantity
        ) ORDER BY c.from_day, c.component_unit_id)
        FROM unit_components c WHERE c.unit_id = u.id), '[]') AS components
    FROM units u WHERE u.product_id = ANY (${[...productIds]}::int[])
    ORDER BY u.product_id, u.position, u.id`.execute(db);
  const units = new Map<number, EditedUnit[]>();
  for (const { productId, ...unit } of rows) units.set(productId, [...(units.get(productId) ?? []), unit]);
  return units;
}

export interface EditedPlan extends RatePlanEdit {
  id: number;
  code: string;
  status: boolean;
  version: number;
  policyTitle: string;
}

/** The rate plans of a product, in use or not, in their order. */
export async function listEditedPlans(db: Executor, productId: number): Promise<EditedPlan[]> {
  return (await listPlansOf(db, [productId])).get(productId) ?? [];
}

/** The rate plans of many products in the same way, by product. One statement. */
export async function listPlansOf(
  db: Executor,
  productIds: readonly number[],
): Promise<Map<number, EditedPlan[]>> {
  const { rows } = await sql<EditedPlan & { productId: number }>`${planOnce}
    SELECT r.product_id AS "productId", r.id, r.code, r.title, r.meal_plan AS "mealPlan", c.slug AS "cancellationPolicy", c.title AS "policyTitle",
      r.pay_mode AS "payMode", r.price_percent AS "pricePercent", r.price_delta_vnd AS "priceDeltaVnd",
      r.min_stay AS "minStay", r.advance_days AS "advanceDays", r.confirmation, r.answer_minutes AS "answerMinutes",
      r.status, r.version
    FROM rate_plans r JOIN cancellation_policies c ON c.id = r.cancellation_policy_id
    WHERE r.product_id = ANY (${[...productIds]}::int[]) ORDER BY r.product_id, r.position, r.id`.execute(db);
  const plans = new Map<number, EditedPlan[]>();
  for (const { productId, ...plan } of rows) plans.set(productId, [...(plans.get(productId) ?? []), plan]);
  return plans;
}

/** All cancellation policies of plans, by name; a new plan does not choose one that is hidden. */
export async function listPolicyChoices(
  db: Executor,
): Promise<{ slug: string; title: string; isHidden: boolean }[]> {
  return db
    .selectFrom('cancellation_policies')
    .select(['slug', 'title', sql<boolean>`NOT status`.as('isHidden')])
    .where('slug', '!=', 'theo-bao-gia')
    .orderBy('title')
    .execute();
}

/** Products of which something is on sale, by parts of their names. */
export async function searchSoldProducts(
  db: Executor,
  text: string,
  limit = 20,
): Promise<{ id: number; kind: KindName; title: string }[]> {
  const words = fold(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await sql<{ id: number; kind: KindName; title: string }>`
    SELECT p.id, p.kind, p.title FROM products p
    WHERE p.status AND p.step = 1 ${words.length > 0 ? sql`AND search_letters(p.title) LIKE ALL (${words}::text[])` : sql``}
      AND EXISTS (SELECT FROM units u WHERE u.product_id = p.id AND u.status)
    ORDER BY p.popularity DESC, p.id LIMIT ${limit}`.execute(db);
  return rows;
}
