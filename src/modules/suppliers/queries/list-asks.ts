import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

/** An ask to a supplier, as staff see it. */
export interface AskRow {
  id: string;
  code: string;
  kind: 'request' | 'confirmation';
  state: 'open' | 'accepted' | 'declined';
  supplier: string;
  supplierSlug: string;
  /** Empty if unknown. */
  email: string;
  phone: string;
  title: string;
  /** ISO day. */
  fromOn: string;
  askedAt: Date;
  dueAt: Date;
  /** Time of the last mail; null if none could be sent. */
  toldAt: Date | null;
  tellings: number;
  answeredAt: Date | null;
  /** 'supplier:<id>' or 'staff:<id>'. */
  answeredBy: string | null;
  reference: string;
}

const perPage = 50;

/** Open asks, the most urgent first; or answers, newest first; filtered by bookings and suppliers that match a text. */
export async function listAsks(
  db: Executor,
  { view, text = '' }: { view: 'open' | 'answered'; text?: string },
  cursor: KeysetPlace,
): Promise<KeysetPage<AskRow>> {
  const place = readPlace(cursor, 'instant', 'uuid');
  const [at, id] = place.at ?? [];
  const isBack = place.before !== null;
  const isUp = (view === 'open') !== isBack;
  const column = view === 'open' ? sql`a.due_at` : sql`a.answered_at`;
  const isPast = isUp ? sql`>` : sql`<`;
  const order = isUp ? sql`ASC` : sql`DESC`;
  const beyond = at && id ? sql`AND (${column}, a.id) ${isPast} (${at}::timestamptz, ${id}::uuid)` : sql``;
  const isNamed = text
    ? sql`AND search_key(s.brand || ' ' || b.code || ' ' || a.reference) LIKE '%' || search_key(${text}) || '%'`
    : sql``;
  const { rows } = await sql<AskRow>`
    SELECT a.id, b.code, a.kind, a.state, s.brand AS supplier, s.slug AS "supplierSlug", s.email, s.phone,
      i.product_title AS title, i.from_on AS "fromOn", a.asked_at AS "askedAt", a.due_at AS "dueAt",
      a.told_at AS "toldAt", a.tellings, a.answered_at AS "answeredAt", a.answered_by AS "answeredBy", a.reference
    FROM supplier_asks a
      JOIN bookings b ON b.id = a.booking_id
      JOIN suppliers s ON s.id = a.supplier_id
      JOIN booking_items i ON i.booking_id = a.booking_id AND i.position = a.positions[1]
    WHERE ${view === 'open' ? sql`a.state = 'open'` : sql`a.answered_at IS NOT NULL`} ${isNamed} ${beyond}
    ORDER BY ${column} ${order}, a.id ${order}
    LIMIT ${perPage + 1}`.execute(db);
  const atOf = (row: AskRow) => (view === 'open' ? row.dueAt : (row.answeredAt ?? row.dueAt)).toISOString();
  return toKeysetPage(rows, perPage, place, (row) => [atOf(row), row.id]);
}

/** How to reach the supplier whom the most urgent open ask of a booking waits for. */
export interface AskContact {
  askId: string;
  supplier: string;
  /** Empty if unknown. */
  phone: string;
  email: string;
}

/** The contact of the most urgent open ask of each of these bookings, by code. */
export async function listAskContacts(
  db: Executor,
  codes: readonly string[],
): Promise<Map<string, AskContact>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<AskContact & { code: string }>`
    SELECT DISTINCT ON (b.code) b.code, a.id AS "askId", s.brand AS supplier, s.phone, s.email
    FROM supplier_asks a JOIN bookings b ON b.id = a.booking_id JOIN suppliers s ON s.id = a.supplier_id
    WHERE a.state = 'open' AND b.code = ANY(${codes}::text[])
    ORDER BY b.code, a.due_at, a.id`.execute(db);
  return new Map(rows.map(({ code, ...contact }) => [code, contact]));
}
