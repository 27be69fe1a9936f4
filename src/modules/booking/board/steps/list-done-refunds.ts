import { sql } from 'kysely';
import { causeLabels, type RefundCause } from '#modules/payments/refunds/refunds.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { textConditions } from '../conditions.ts';

/** A refund that is over. */
export interface DoneRefund {
  id: string;
  bookingCode: string;
  guest: string;
  causeLabel: string;
  amountVnd: number;
  /** Paid, or rejected. */
  isPaid: boolean;
  /** How its money went out: 'bank_transfer'. */
  channels: string[];
  /** References of transfers that were made by hand. */
  evidence: string;
  requestedAt: Date;
  endedAt: Date;
  /** ISO day. */
  promisedOn: string;
}

export interface DoneRefundFilter {
  view: 'paid' | 'rejected' | 'all';
  /** Parts of the booking's code, or of its guest's name, phone or mail. */
  text?: string;
  /** Days (ISO, in Vietnam, both included) on which it ended. */
  fromOn?: string | undefined;
  untilOn?: string | undefined;
}

const views = {
  paid: sql`r.state = 'succeeded'`,
  rejected: sql`r.state = 'rejected'`,
  all: sql`r.state IN ('succeeded', 'rejected')`,
};

/** Refunds that are paid or rejected, the last to end first. */
export async function listDoneRefunds(
  db: Executor,
  { view, text = '', fromOn, untilOn }: DoneRefundFilter,
  cursor: KeysetPlace = {},
  limit = 60,
): Promise<KeysetPage<DoneRefund>> {
  const place = readPlace(cursor, 'bigint', 'uuid');
  const [micros, id] = place.at ?? [];
  const order = sql.raw(place.before ? 'ASC' : 'DESC');
  const at = sql`timestamptz 'epoch' + ${micros}::float8 * interval '1 microsecond'`;
  const conditions = [
    views[view],
    ...textConditions(text),
    ...(fromOn ? [sql`r.ended_at >= ${instantInVietnam(fromOn)}`] : []),
    ...(untilOn ? [sql`r.ended_at < ${instantInVietnam(addDays(untilOn, 1))}`] : []),
    ...(place.at ? [sql`(r.ended_at, r.id) ${sql.raw(place.before ? '>' : '<')} (${at}, ${id}::uuid)`] : []),
  ];
  const { rows } = await sql<Omit<DoneRefund, 'causeLabel'> & { cause: RefundCause; micros: number }>`
    SELECT r.id, b.code AS "bookingCode", b.full_name AS guest, r.cause, r.amount_vnd AS "amountVnd",
      r.state = 'succeeded' AS "isPaid", r.created_at AS "requestedAt", r.ended_at AS "endedAt",
      r.promised_on::text AS "promisedOn", (extract(epoch FROM r.ended_at) * 1000000)::bigint AS micros,
      ARRAY(SELECT DISTINCT p.channel FROM refund_payouts p WHERE p.refund_id = r.id AND p.state = 'succeeded')
        AS channels,
      (SELECT coalesce(string_agg(p.evidence, ', ' ORDER BY p.sequence), '') FROM refund_payouts p
        WHERE p.refund_id = r.id AND p.state = 'succeeded' AND p.evidence <> '') AS evidence
    FROM refunds r JOIN bookings b ON b.id = r.booking_id
    WHERE r.ended_at IS NOT NULL AND ${sql.join(conditions, sql` AND `)}
    ORDER BY r.ended_at ${order}, r.id ${order} LIMIT ${limit + 1}`.execute(db);
  const page = toKeysetPage(rows, limit, place, (row) => [row.micros, row.id]);
  return {
    ...page,
    rows: page.rows.map(({ micros: _, cause, ...refund }) => ({ ...refund, causeLabel: causeLabels[cause] })),
  };
}
