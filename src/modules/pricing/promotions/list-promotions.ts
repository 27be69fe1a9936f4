import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

/** State of a promotion: running, still to come, over, not started yet, or stopped by somebody. */
export type PromotionState = 'running' | 'coming' | 'over' | 'off' | 'stopped';

/** A promotion in the office's list; days are ISO. */
export interface PromotionRow {
  id: number;
  /** Null for a deal, which has no code. */
  code: string | null;
  title: string;
  percent: number;
  amountVnd: number;
  stayNights: number | null;
  freeNights: number | null;
  kinds: string[];
  fromOn: string;
  toOn: string;
  uses: number | null;
  state: PromotionState;
}

interface PromotionFilter {
  text: string;
  state?: PromotionState | undefined;
  isCode?: boolean | undefined;
  /** ISO day in Vietnam. */
  today: string;
}

const perPage = 50;

/** State of a promotion on a day. */
export function promotionState(
  {
    status,
    stoppedAt,
    fromOn,
    toOn,
  }: { status: boolean; stoppedAt: Date | null; fromOn: string; toOn: string },
  today: string,
): PromotionState {
  if (toOn < today) return 'over';
  if (!status) return stoppedAt ? 'stopped' : 'off';
  return fromOn > today ? 'coming' : 'running';
}

/** Matching promotions, the newest first. */
export async function listPromotions(
  db: Executor,
  { text, state, isCode, today }: PromotionFilter,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<PromotionRow>> {
  const place = readPlace(cursor, 'int');
  const [id] = place.at ?? [];
  const isBack = place.before !== null;
  const { rows } = await sql<PromotionRow>`
    SELECT * FROM (
      SELECT o.id, o.code, o.title, o.percent, o.amount_vnd AS "amountVnd", o.stay_nights AS "stayNights",
        o.free_nights AS "freeNights", o.kinds, o.from_on AS "fromOn", o.to_on AS "toOn", o.uses,
        CASE WHEN o.to_on < ${today}::date THEN 'over' WHEN NOT o.status THEN
            CASE WHEN o.stopped_at IS NULL THEN 'off' ELSE 'stopped' END
          WHEN o.from_on > ${today}::date THEN 'coming' ELSE 'running' END AS state
      FROM promotions o
      WHERE ${text} = '' OR o.code LIKE '%' || upper(${text}) || '%' OR search_key(o.title) LIKE '%' || search_key(${text}) || '%'
    ) o
    WHERE (${state ?? ''} = '' OR o.state = ${state ?? ''})
      AND (${isCode === undefined} OR (o.code IS NOT NULL) = ${isCode ?? false})
      AND (${id === undefined} OR o.id ${isBack ? sql`>` : sql`<`} ${id ?? 0})
    ORDER BY o.id ${isBack ? sql`ASC` : sql`DESC`}
    LIMIT ${limit + 1}`.execute(db);
  return toKeysetPage(rows, limit, place, (row) => [row.id]);
}
