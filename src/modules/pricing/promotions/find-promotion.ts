import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { PromotionInput } from './promotion-input.ts';

/** A promotion as staff wrote it, with its version. */
export interface FoundPromotion {
  id: number;
  version: number;
  /** When a running promotion was stopped. */
  stoppedAt: Date | null;
  input: PromotionInput;
}

/** Null when there is none. */
export async function findPromotion(db: Executor, id: number): Promise<FoundPromotion | null> {
  return (await findPromotions(db, [id])).get(id) ?? null;
}

/** By id; only existing ones. */
export async function findPromotions(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, FoundPromotion>> {
  const possible = ids.filter((id) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647);
  if (possible.length === 0) return new Map();
  const rows = await selectPromotions(db).where('o.id', 'in', possible).execute();
  return new Map(rows.map((row) => [row.id, foundOf(row)]));
}

function selectPromotions(db: Executor) {
  return db
    .selectFrom('promotions as o')
    .selectAll()
    .select([
      sql<string[]>`array(SELECT p.code FROM products p WHERE p.id = ANY (o.product_ids) ORDER BY p.code)`.as(
        'products',
      ),
      // By name, or by slug where another has the same name.
      sql<string[]>`array(
        SELECT title FROM provinces WHERE id = ANY (o.province_ids)
        UNION ALL SELECT CASE
          WHEN EXISTS (SELECT FROM places q WHERE q.id <> p.id AND search_key(q.title) = search_key(p.title))
            OR EXISTS (SELECT FROM provinces WHERE search_title = search_key(p.title)) THEN p.slug
          ELSE p.title END
        FROM places p WHERE p.id = ANY (o.place_ids) ORDER BY 1)`.as('places'),
    ]);
}

type StoredPromotion = Awaited<ReturnType<ReturnType<typeof selectPromotions>['execute']>>[number];

function foundOf(row: StoredPromotion): FoundPromotion {
  const input: PromotionInput = {
    code: row.code,
    title: row.title,
    percent: row.percent,
    amountVnd: row.amount_vnd,
    stayNights: row.stay_nights,
    freeNights: row.free_nights,
    mostVnd: row.most_vnd,
    fromTotalVnd: row.from_total_vnd,
    kinds: row.kinds as KindName[],
    products: row.products,
    places: row.places,
    fromOn: row.from_on,
    toOn: row.to_on,
    useFrom: row.use_from,
    useTo: row.use_to,
    weekdays: row.weekdays,
    aheadLeast: row.ahead_least,
    aheadMost: row.ahead_most,
    nightsLeast: row.nights_least,
    uses: row.uses,
    usesPerPhone: row.uses_per_phone,
    isFirstOnly: row.is_first_only,
    isAccountOnly: row.is_account_only,
    isCombinable: row.is_combinable,
    reason: row.reason,
    status: row.status,
  };
  const { id: rowId, version, stopped_at: stoppedAt } = row;
  return { id: rowId, version, stoppedAt, input };
}

/** Number of products on sale that a promotion covers; checks each of them. */
export async function countCoveredProducts(db: Executor, id: number): Promise<number> {
  const { rows } = await sql<{ covered: number }>`
    SELECT count(*)::int AS covered FROM promotions o JOIN products p ON promotion_covers(o, p.id, p.kind)
    WHERE o.id = ${id} AND p.status AND p.step = 1`.execute(db);
  return rows[0]?.covered ?? 0;
}

/** The ids of all promotions, the oldest first. */
export async function listPromotionIds(db: Executor, most: number): Promise<number[]> {
  const rows = await db.selectFrom('promotions').select('id').orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

/** Promotions of these codes, and deals of these names, the oldest first. */
export function listPromotionsNamed(
  db: Executor,
  { codes, dealTitles }: { codes: readonly string[]; dealTitles: readonly string[] },
): Promise<{ id: number; code: string | null; title: string }[]> {
  const titles = [...dealTitles];
  return db
    .selectFrom('promotions')
    .select(['id', 'code', 'title'])
    .where(
      sql<boolean>`(code = ANY (${[...codes]}::text[]) OR (code IS NULL AND title = ANY (${titles}::text[])))`,
    )
    .orderBy('id')
    .execute();
}
