import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

/** How often a promotion is used, and the discount given in all. */
export interface PromotionUsage {
  count: number;
  /** In đồng. */
  givenVnd: number;
}

/** A booking that used a promotion. */
export interface PromotionUse {
  code: string;
  fullName: string;
  state: string;
  totalVnd: number;
  givenVnd: number;
  /** Whether the use counts: its inventory is held or sold, or it waits for an answer. */
  counts: boolean;
  at: Date;
}

/** Whether a use counts, as in `lockPromotion`. */
const counts: RawBuilder<boolean> = sql<boolean>`
  coalesce(h.state IN ('active', 'converted') OR (h.id IS NULL AND b.state = 'on_request'), false)`;

/** Discount that a booking got: of a code the whole discount, of a deal the discount on items that still take place. */
const given: RawBuilder<number> = sql<number>`
  CASE WHEN (b.quote->'promotion'->>'id')::int = u.promotion_id THEN (b.quote->'promotion'->>'amount')::bigint
    ELSE coalesce((SELECT sum((i->'deal'->>'amountVnd')::bigint) FROM jsonb_array_elements(b.quote->'items') AS i
      WHERE (i->'deal'->>'promotionId')::int = u.promotion_id AND NOT i ? 'ended'), 0)::bigint END`;

/** By promotion id; promotions without uses are left out. */
export async function countPromotionUses(
  db: Executor,
  promotionIds: readonly number[],
): Promise<Map<number, PromotionUsage>> {
  if (promotionIds.length === 0) return new Map();
  const { rows } = await sql<PromotionUsage & { id: number }>`
    SELECT u.promotion_id AS id, count(*)::int AS count, sum(${given})::bigint AS "givenVnd"
    FROM promotion_uses u JOIN bookings b ON b.id = u.booking_id LEFT JOIN holds h ON h.id = u.hold_id
    WHERE u.promotion_id = ANY (${[...promotionIds]}::int[]) AND ${counts}
    GROUP BY u.promotion_id`.execute(db);
  return new Map(rows.map(({ id, ...usage }) => [id, usage]));
}

const perPage = 20;

/** The bookings that used a promotion, newest first, including those whose use was released. */
export async function listPromotionUses(
  db: Executor,
  promotionId: number,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<PromotionUse>> {
  const place = readPlace(cursor, 'instant', 'text');
  const [at, code] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<PromotionUse>`
    SELECT b.code, b.full_name AS "fullName", b.state, b.total_vnd AS "totalVnd", b.created_at AS at,
      ${counts} AS counts, ${given} AS "givenVnd"
    FROM promotion_uses u JOIN bookings b ON b.id = u.booking_id LEFT JOIN holds h ON h.id = u.hold_id
    WHERE u.promotion_id = ${promotionId}
      AND (${at === undefined} OR (b.created_at, b.code) ${isBack ? sql`>` : sql`<`} (${at ?? new Date(0)}::timestamptz, ${code ?? ''}))
    ORDER BY b.created_at ${order}, b.code ${order}
    LIMIT ${limit + 1}`.execute(db);
  return toKeysetPage(rows, limit, place, (row) => [row.at.toISOString(), row.code]);
}
