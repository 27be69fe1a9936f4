import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { type GiftState, giftStateOf } from '../rules/gift-state.ts';

/** A card as staff see it. Amounts are integer đồng, days ISO in Vietnam. */
export interface OfficeGiftCard {
  number: string;
  bookingCode: string;
  payerName: string;
  receiverName: string;
  receiverEmail: string;
  message: string;
  amountVnd: number;
  restVnd: number | null;
  sendOn: string;
  validUntil: string;
  orderedAt: Date;
  issuedAt: Date | null;
  sentAt: Date | null;
  stoppedAt: Date | null;
  refundedAt: Date | null;
  version: number;
  state: GiftState;
}

export interface GiftCardFilter {
  view: 'usable' | 'waiting' | 'over' | 'unpaid' | 'all';
  /** The beginning of a number or booking code, a part of a name, or a whole address. */
  text: string;
  /** ISO day in Vietnam. */
  today: string;
  /** Ordered between these days (ISO, inclusive). */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
}

const perPage = 50;

const officeCards = sql`
  SELECT g.number, g.booking_code AS "bookingCode", g.payer_name AS "payerName", g.receiver_name AS "receiverName",
    g.receiver_email AS "receiverEmail", g.message, g.amount_vnd AS "amountVnd", c.rest_vnd AS "restVnd",
    g.send_on AS "sendOn", coalesce(c.valid_until, g.valid_until) AS "validUntil", g.ordered_at AS "orderedAt",
    g.issued_at AS "issuedAt", g.sent_at AS "sentAt", g.stopped_at AS "stoppedAt", g.refunded_at AS "refundedAt", g.version
  FROM gift_cards g LEFT JOIN credits c ON c.code = g.number`;

/** Matching cards, latest first. */
export async function listGiftCards(
  db: Executor,
  { view, text, today, fromOn, untilOn }: GiftCardFilter,
  cursor: KeysetPlace = {},
  limit = perPage,
): Promise<KeysetPage<OfficeGiftCard>> {
  const place = readPlace(cursor, 'instant', 'text');
  const [at, number] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`ASC` : sql`DESC`;
  const beyond =
    at && number
      ? sql`AND (g.ordered_at, g.number) ${isBack ? sql`>` : sql`<`} (${at}::timestamptz, ${number})`
      : sql``;
  const views = {
    usable: sql`g.stopped_at IS NULL AND c.rest_vnd > 0 AND c.valid_until >= ${today}::date`,
    waiting: sql`g.issued_at IS NOT NULL AND g.sent_at IS NULL AND g.refunded_at IS NULL`,
    over: sql`g.refunded_at IS NOT NULL OR g.stopped_at IS NOT NULL OR c.rest_vnd = 0 OR c.valid_until < ${today}::date`,
    unpaid: sql`g.issued_at IS NULL`,
    all: sql`true`,
  };
  const { rows } = await sql<Omit<OfficeGiftCard, 'state'>>`${officeCards}
    WHERE (${views[view]}) ${beyond} ${matching(text)}
      ${fromOn ? sql`AND (g.ordered_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date >= ${fromOn}::date` : sql``}
      ${untilOn ? sql`AND (g.ordered_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date <= ${untilOn}::date` : sql``}
    ORDER BY g.ordered_at ${order}, g.number ${order} LIMIT ${limit + 1}`.execute(db);
  const cards = rows.map((row) => ({ ...row, state: giftStateOf(row, today) }));
  return toKeysetPage(cards, limit, place, (row) => [row.orderedAt.toISOString(), row.number]);
}

function matching(text: string) {
  const wanted = text.trim();
  if (wanted === '') return sql``;
  const prefix = wanted.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return sql`AND (
    (${prefix} <> '' AND (g.number LIKE ${`${prefix}%`} OR g.booking_code LIKE ${`${prefix}%`}))
    OR lower(g.receiver_email) = lower(${wanted})
    OR position(lower(${wanted}) IN lower(g.receiver_name)) > 0 OR position(lower(${wanted}) IN lower(g.payer_name)) > 0)`;
}

/** Payments with a card (positive) and refunds to it (negative), by booking. */
export interface GiftUse {
  id: number;
  at: Date;
  bookingId: string;
  amountVnd: number;
}

/** A card with its uses, newest first; null when there is none with this number. */
export async function findOfficeGiftCard(
  db: Executor,
  number: string,
  today: string,
): Promise<{ card: OfficeGiftCard; uses: GiftUse[] } | null> {
  const { rows } = await sql<
    Omit<OfficeGiftCard, 'state'>
  >`${officeCards} WHERE g.number = ${number}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const uses = await db
    .selectFrom('credit_uses')
    .select(['id', 'at', 'booking_id as bookingId', 'amount_vnd as amountVnd'])
    .where('credit_code', '=', number)
    .orderBy('id', 'desc')
    .execute();
  return { card: { ...row, state: giftStateOf(row, today) }, uses };
}

/** Our liability for gift cards, in đồng: usable balances, those waiting for staff, and those that expired unused. */
export interface GiftLiability {
  cards: number;
  usableVnd: number;
  stoppedVnd: number;
  expiredVnd: number;
}

/** One statement over cards with a balance. */
export async function getGiftLiability(db: Executor, today: string): Promise<GiftLiability> {
  const { rows } = await sql<GiftLiability>`
    SELECT count(*)::int AS cards,
      coalesce(sum(c.rest_vnd) FILTER (WHERE g.stopped_at IS NULL AND c.valid_until >= ${today}::date), 0)::bigint AS "usableVnd",
      coalesce(sum(c.rest_vnd) FILTER (WHERE g.stopped_at IS NOT NULL), 0)::bigint AS "stoppedVnd",
      coalesce(sum(c.rest_vnd) FILTER (WHERE g.stopped_at IS NULL AND c.valid_until < ${today}::date), 0)::bigint AS "expiredVnd"
    FROM gift_cards g JOIN credits c ON c.code = g.number WHERE c.rest_vnd > 0`.execute(db);
  return rows[0] ?? { cards: 0, usableVnd: 0, stoppedVnd: 0, expiredVnd: 0 };
}
