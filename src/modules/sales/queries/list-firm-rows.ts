import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { stayedOf } from './list-firm-bookings.ts';

/** A firm of guests in the list of staff; amounts are đồng. */
export interface FirmRow {
  id: string;
  name: string;
  taxCode: string;
  /** Bookings above this price need a manager's approval; null if none do. */
  approvalOverVnd: number | null;
  openedAt: Date;
  people: number;
  managers: number;
  bookings: number;
  /** Bookings that wait for a manager's approval. */
  waiting: number;
  /** Net amount paid for its bookings in the last twelve months. */
  stayedVnd: number;
  lastBookedAt: Date | null;
}

export interface FirmFilter {
  view: 'all' | 'waiting' | 'limited' | 'unused';
  /** A part of the name (without regard to marks), the beginning of a tax code, or the full address of one of its members. */
  text: string;
  now: Date;
}

const perPage = 50;

/** The matching firms, newest first. */
export async function listFirmRows(
  db: Executor,
  { view, text, now }: FirmFilter,
  cursor: KeysetPlace = {},
  limit = perPage,
): Promise<KeysetPage<FirmRow>> {
  const place = readPlace(cursor, 'instant', 'uuid');
  const [at, id] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const beyond =
    at && id
      ? sql`AND (firm.created_at, firm.id) ${isBack ? sql`>` : sql`<`} (${at}::timestamptz, ${id}::uuid)`
      : sql``;
  const has = (condition: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT FROM bookings b LEFT JOIN holds h ON h.id = b.hold_id WHERE b.firm_id = firm.id AND ${condition})`;
  const views = {
    all: sql`true`,
    waiting: has(isWaiting),
    limited: sql`firm.approval_over_vnd IS NOT NULL`,
    unused: sql`NOT ${has(sql`true`)}`,
  };
  const { rows } = await sql<FirmRow>`
    WITH shown AS (
      SELECT firm.* FROM firms firm WHERE (${views[view]}) ${beyond} ${matching(text)}
      ORDER BY firm.created_at ${order}, firm.id ${order} LIMIT ${limit + 1}
    )
    SELECT firm.id, firm.name, firm.tax_code AS "taxCode", firm.approval_over_vnd AS "approvalOverVnd",
      firm.created_at AS "openedAt", coalesce(member.people, 0) AS people, coalesce(member.managers, 0) AS managers,
      coalesce(booked.bookings, 0) AS bookings, coalesce(booked.waiting, 0) AS waiting,
      coalesce(booked.stayed, 0)::bigint AS "stayedVnd", booked.last_at AS "lastBookedAt"
    FROM shown firm
    LEFT JOIN LATERAL (SELECT count(*)::int AS people, count(*) FILTER (WHERE role = 'manager')::int AS managers
      FROM firm_members WHERE firm_id = firm.id) member ON true
    LEFT JOIN LATERAL (SELECT count(*)::int AS bookings, max(b.created_at) AS last_at, count(*) FILTER (WHERE ${isWaiting})::int AS waiting,
        sum(${stayedOf('b')}) FILTER (WHERE b.created_at > ${now}::timestamptz - interval '12 months') AS stayed
      FROM bookings b LEFT JOIN holds h ON h.id = b.hold_id WHERE b.firm_id = firm.id) booked ON true
    ORDER BY firm.created_at ${order}, firm.id ${order}`.execute(db);
  return toKeysetPage(rows, limit, place, (row) => [new Date(row.openedAt).toISOString(), row.id]);
}

const isWaiting = sql`(b.approval IS NOT DISTINCT FROM 'waiting' AND (b.state = 'on_request'
  OR b.state IN ('held', 'pending_payment') AND h.state = 'active'))`;

function matching(text: string) {
  const wanted = text.trim();
  if (wanted === '') return sql``;
  const digits = wanted.replace(/[\s-]/g, '');
  return sql`AND (search_key(firm.name) LIKE '%' || search_key(${wanted}) || '%'
    OR (${/^\d{3,}$/.test(digits)} AND firm.tax_code LIKE ${`${digits}%`})
    OR EXISTS (SELECT FROM firm_members m JOIN users u ON u.id = m.user_id
      WHERE m.firm_id = firm.id AND lower(u.email) = lower(${wanted})))`;
}
