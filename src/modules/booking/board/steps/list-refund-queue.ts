import { type RawBuilder, sql } from 'kysely';
import {
  listOpenBookingRefunds,
  type OpenBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { textConditions } from '../conditions.ts';

export interface RefundFilter {
  /** Only refunds whose promised day has passed on this day (ISO). */
  lateOn?: string | undefined;
  /** What it waits for: approval, an account, a manual transfer, its turn, or the provider. */
  standing?: 'approval' | 'account' | 'transfer' | 'turn' | 'provider' | undefined;
  /** Parts of the booking's code, or of its guest's name, phone or mail. */
  text?: string;
}

const isOpen = sql<boolean>`r.state NOT IN ('succeeded', 'rejected')`;
const standing = sql<string>`CASE WHEN r.state = 'requested' THEN 'approval'
  WHEN EXISTS (SELECT FROM refund_payouts p WHERE p.refund_id = r.id AND p.state = 'manual_transfer')
  THEN CASE WHEN EXISTS (SELECT FROM refund_bank_accounts a WHERE a.refund_id = r.id AND a.account_no IS NOT NULL)
    THEN 'transfer' ELSE 'account' END
  WHEN r.state = 'approved' THEN 'turn' ELSE 'provider' END`;

/** A page of the open refunds, earliest promised day first. */
export async function listRefundQueue(
  db: Executor,
  { lateOn, standing: wanted, text = '' }: RefundFilter,
  cursor: KeysetPlace,
  { limit = 50, secrets = null }: { limit?: number; secrets?: EncryptionSecrets | null } = {},
): Promise<KeysetPage<OpenBookingRefund>> {
  const place = readPlace(cursor, 'day', 'bigint', 'uuid');
  const isBack = place.before !== null;
  const order = isBack ? sql`DESC` : sql`ASC`;
  const words = textConditions(text);
  const conditions: RawBuilder<boolean>[] = [
    isOpen,
    ...(lateOn ? [sql<boolean>`r.promised_on < ${lateOn}::date`] : []),
    ...(wanted ? [sql<boolean>`${standing} = ${wanted}`] : []),
    ...(words.length > 0
      ? [
          sql<boolean>`EXISTS (SELECT FROM bookings b WHERE b.id = r.booking_id AND ${sql.join(words, sql` AND `)})`,
        ]
      : []),
    ...(place.at ? [beyond(place.at, isBack)] : []),
  ];
  const { rows: found } = await sql<{ id: string; promisedOn: string; micros: number }>`
    SELECT r.id, r.promised_on::text AS "promisedOn", (extract(epoch FROM r.created_at) * 1000000)::bigint AS micros
    FROM refunds r WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY r.promised_on ${order}, r.created_at ${order}, r.id ${order} LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(found, limit, place, ({ promisedOn, micros, id }) => [promisedOn, micros, id]);
  const ids = page.rows.map(({ id }) => id);
  return { ...page, rows: ids.length > 0 ? await listOpenBookingRefunds(db, secrets, ids) : [] };
}

/** The refunds beyond a row, whose instant is given to the microsecond. */
function beyond([promisedOn, micros, id]: readonly [string, number, string], isBack: boolean) {
  return sql<boolean>`(r.promised_on, r.created_at, r.id) ${isBack ? sql`<` : sql`>`}
    (${promisedOn}::date, timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond', ${id}::uuid)`;
}

/** Totals of all open refunds. @param today ISO day in Vietnam */
export async function sumOpenRefunds(
  db: Executor,
  today: string,
): Promise<{
  count: number;
  totalVnd: number;
  late: number;
  waiting: number;
  accountless: number;
  /** Transfers that can be made by hand now. */
  transfers: number;
}> {
  const { rows } = await sql<Awaited<ReturnType<typeof sumOpenRefunds>>>`
    SELECT count(*)::int AS count, coalesce(sum(amount_vnd), 0)::bigint AS "totalVnd",
      (count(*) FILTER (WHERE promised_on < ${today}::date))::int AS late,
      (count(*) FILTER (WHERE standing = 'approval'))::int AS waiting,
      (count(*) FILTER (WHERE standing = 'account'))::int AS accountless,
      (count(*) FILTER (WHERE standing = 'transfer'))::int AS transfers
    FROM (SELECT r.amount_vnd, r.promised_on, ${standing} AS standing
      FROM refunds r WHERE ${isOpen} OFFSET 0) r`.execute(db);
  return rows[0] ?? { count: 0, totalVnd: 0, late: 0, waiting: 0, accountless: 0, transfers: 0 };
}
