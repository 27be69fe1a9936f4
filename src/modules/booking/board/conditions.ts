import { type RawBuilder, sql } from 'kysely';
import { type BookingState, bookingTransitions } from '#modules/booking/state.ts';
import { productsNamed } from '#modules/catalog/queries/suppliers.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { anywhere, searchWords } from '#platform/vietnamese/search-words.ts';

export type Condition = RawBuilder<boolean>;

/** Views of the bookings list. */
export type BoardView = 'open' | 'todo' | 'supplier' | 'today' | 'owing' | 'late' | 'expired' | 'all';

/** Final states. `expired` can be revived by late money, but is in another state then. */
const isOver = new Set(['expired', 'completed']);
const openStates = Object.entries(bookingTransitions)
  .filter(([state, next]) => next.length > 0 && !isOver.has(state))
  .map(([state]) => state);

/** As in the index `bookings_open`, with literals: a generic plan for all parameters would not use the index. */
const isOpen = sql<boolean>`b.state IN (${sql.join(openStates.map((state) => sql.lit(state)))})`;

/**
 * A paid booking with an item that its supplier confirms after the payment and has not yet. Written like the indexes
 * `booking_items_after_payment` and `vouchers_referenced`.
 */
const awaitsSupplier = sql<boolean>`(b.state = 'confirmed' AND EXISTS (
  SELECT FROM booking_items i WHERE i.booking_id = b.id
    AND i.snapshot ->> 'confirmation' = 'after_payment' AND NOT i.snapshot ? 'ended'
    AND NOT coalesce((i.snapshot -> 'options' ->> 'openDated')::boolean, false)
    AND NOT EXISTS (SELECT FROM vouchers v WHERE v.booking_id = i.booking_id AND v.position = i.position
      AND v.state <> 'voided' AND v.supplier_reference <> '')
  -- Of each booking by itself: together they would be all that was ever sold so.
  OFFSET 0))`;

/** Money received for a booking less refunds, as in `getPaidAmount`. */
const paidVnd = sql<number>`(SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries
  WHERE booking_id = b.id AND account = 'guest')`;

const owesBalance = sql<boolean>`(b.state = 'confirmed' AND b.balance_due_on IS NOT NULL AND b.total_vnd > ${paidVnd})`;

/**
 * The condition of each view. For views of open bookings each part names its states one by one (no IN), from which PostgreSQL
 * infers that all are in the index `bookings_open`; otherwise it would scan all bookings ever made.
 */
export function viewCondition(view: BoardView, now: Date): Condition {
  const today = dayInVietnam(now);
  const conditions: Record<BoardView, Condition> = {
    open: isOpen,
    todo: sql`(b.state = 'on_request' OR b.state = 'paid_unallocated' OR b.state = 'disrupted' OR ${awaitsSupplier}
      OR (b.balance_due_on < ${today}::date AND ${owesBalance}))`,
    supplier: sql`(b.state = 'on_request' OR ${awaitsSupplier})`,
    today: sql`(b.state IN ('confirmed', 'disrupted')
      AND b.id IN (SELECT booking_id FROM booking_items WHERE from_on = ${today}::date))`,
    owing: owesBalance,
    late: sql`b.state = 'paid_unallocated'`,
    expired: sql`b.state = 'expired'`,
    all: sql`true`,
  };
  return conditions[view];
}

/** A condition for each word of a text, which may be any part of code, phone, name or mail; a number as dialled is one word. */
export function textConditions(text: string): Condition[] {
  return searchWords(text).map((word) => {
    // What follows the @ is shared by nearly all addresses, so the index is searched for the part before it alone.
    const [own, at] = word.split(/(?<=@)/);
    if (!own || !at) return sql<boolean>`b.words LIKE ${anywhere(word)}`;
    return sql<boolean>`(b.words LIKE ${anywhere(own)} AND b.words || '' LIKE ${anywhere(word)})`;
  });
}

/** The columns of a list row for each booking `b`; used with `boardJoins`. */
export const boardColumns = sql`
  SELECT b.id, b.code, b.full_name AS "fullName", b.phone,
    CASE WHEN b.state IN ('held', 'pending_payment') AND h.state IS DISTINCT FROM 'active'
      THEN 'expired' ELSE b.state END AS state,
    i.titles, i.adults, i.children, i."firstOn", b.total_vnd AS "totalVnd",
    CASE WHEN b.state = 'confirmed' OR (b.state IN ('held', 'pending_payment') AND h.state = 'active')
      THEN greatest(b.total_vnd - ${paidVnd}, 0) ELSE 0 END AS "outstandingVnd",
    json_build_object('of', i.of, 'confirmed', CASE WHEN b.state IN ('confirmed', 'completed', 'disrupted')
      THEN i.of - a.awaited ELSE 0 END) AS suppliers,
    b.state = 'on_request' OR ${awaitsSupplier} AS "isAwaitingSupplier",
    (SELECT max(e.at) FROM booking_events e WHERE e.booking_id = b.id
      AND e.reason IN ('payment_reminded', 'balance_reminded')) AS "remindedAt",
    b.is_late_payment AS "isLatePayment", b.changed_at AS "changedAt", b.labels,
    CASE WHEN b.owner IS NOT NULL THEN json_build_object('id', b.owner, 'name', b.owner_name) END AS owner`;

export const boardJoins = sql`
  LEFT JOIN holds h ON h.id = b.hold_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(product_title ORDER BY position), '{}') AS titles, count(*) AS of,
      coalesce(max(adults), 0) AS adults, coalesce(max(cardinality(child_ages)), 0) AS children,
      min(from_on)::text AS "firstOn"
    FROM booking_items WHERE booking_id = b.id) i
  CROSS JOIN LATERAL (
    SELECT count(*) AS awaited FROM jsonb_array_elements(b.quote -> 'items') WITH ORDINALITY AS item (value, number)
    WHERE item.value ->> 'confirmation' = 'after_payment' AND NOT EXISTS (
      SELECT FROM vouchers v WHERE v.booking_id = b.id AND v.position = item.number - 1
        AND v.state <> 'voided' AND v.supplier_reference <> '')) a`;

/** The rows beyond a keyset position in the order of the list. */
export function beyond([at, id]: readonly [string, string], isBack: boolean): Condition {
  return isBack
    ? sql`(b.changed_at, b.id) > (${at}::timestamptz, ${id}::uuid)`
    : sql`(b.changed_at, b.id) < (${at}::timestamptz, ${id}::uuid)`;
}

/** Counts the open bookings in each view, reading each once and only columns of an index. */
export function countViews(now: Date): RawBuilder<Partial<Record<BoardView, number>>> {
  const today = dayInVietnam(now);
  const many = (condition: RawBuilder<unknown>) => sql`(count(*) FILTER (WHERE ${condition}))::int`;
  return sql`
    SELECT count(*)::int AS open,
      ${many(sql`state IN ('on_request', 'paid_unallocated', 'disrupted') OR awaits OR (balance_due_on < ${today}::date AND owes)`)} AS todo,
      ${many(sql`state = 'on_request' OR awaits`)} AS supplier,
      ${many(sql`state IN ('confirmed', 'disrupted') AND begins`)} AS today,
      ${many(sql`owes`)} AS owing, ${many(sql`state = 'paid_unallocated'`)} AS late
    FROM (
      SELECT b.state, b.balance_due_on, ${awaitsSupplier} AS awaits, ${owesBalance} AS owes,
        b.id IN (SELECT booking_id FROM booking_items WHERE from_on = ${today}::date) AS begins
      FROM bookings b WHERE ${isOpen} OFFSET 0) b`;
}

export interface BoardFilter {
  view: BoardView;
  /** Parts of code, phone, name or mail. */
  text?: string;
  state?: BookingState | undefined;
  kind?: string | undefined;
  /** Days (ISO, inclusive) between which an item of the booking begins. */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
  /** The owner's id. */
  owner?: string | undefined;
  label?: string | undefined;
  /** Part of the name of a product or of its supplier. */
  sold?: string | undefined;
  /** Only these. */
  codes?: readonly string[] | undefined;
}

export function filterConditions({
  text = '',
  state,
  kind,
  fromOn,
  untilOn,
  owner,
  label,
  sold,
  codes,
}: BoardFilter): Condition[] {
  const days: RawBuilder<unknown>[] = [
    ...(fromOn ? [sql`from_on >= ${fromOn}::date`] : []),
    ...(untilOn ? [sql`from_on <= ${untilOn}::date`] : []),
  ];
  return [
    ...textConditions(text),
    ...(owner ? [sql<boolean>`b.owner = ${owner}`] : []),
    // With the index's own predicate, which a planner cannot infer from the label.
    ...(label ? [sql<boolean>`(b.labels <> '{}' AND b.labels @> ARRAY[${label}])`] : []),
    ...(sold
      ? [
          sql<boolean>`b.id IN (SELECT booking_id FROM booking_items WHERE product_id = ANY (array(${productsNamed(sold)})))`,
        ]
      : []),
    ...(codes ? [sql<boolean>`b.code = ANY(${codes}::text[])`] : []),
    ...(state ? [sql<boolean>`b.state = ${state}`] : []),
    ...(kind
      ? [sql<boolean>`EXISTS (SELECT FROM booking_items WHERE booking_id = b.id AND kind = ${kind})`]
      : []),
    ...(days.length > 0
      ? [sql<boolean>`b.id IN (SELECT booking_id FROM booking_items WHERE ${sql.join(days, sql` AND `)})`]
      : []),
  ];
}
