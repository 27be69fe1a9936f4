import { sql } from 'kysely';
import type { BookingState } from '#modules/booking/state.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { answerBy } from './answer-by.ts';

/** A supplier's answer for an item: their reference and when; empty until they answer. */
export interface SupplierAnswer {
  reference: string;
  confirmedAt: Date | null;
  /** When they declined, although the guest has paid. */
  declinedAt: Date | null;
}

export interface ItemConfirmation {
  /** Position of the item in its booking, from 0. */
  position: number;
  /** 'awaited': paid, and not confirmed by the supplier yet. */
  state: 'confirmed' | 'awaited';
  /** The text shown on page, mail, voucher and API alike. */
  words: string;
  /** The supplier's deadline (ISO); null once they have answered. */
  by: string | null;
}

/**
 * Whether and by what an item of a paid booking is confirmed: the supplier's reference, their acceptance before the
 * payment, or the allotment that they gave us. Items confirmed after the payment wait, from `paidAt`, within the
 * suppliers' answering hours.
 */
export function confirmItem(
  item: Pick<QuotedItem, 'kind' | 'confirmation' | 'answerMinutes' | 'answerHours' | 'startsAt' | 'options'>,
  { position, paidAt, answer, now }: { position: number; paidAt: Date; answer?: SupplierAnswer; now: Date },
): ItemConfirmation {
  const who = kindProfiles[item.kind].nouns.supplier;
  const confirmed = (words: string): ItemConfirmation => ({ position, state: 'confirmed', words, by: null });
  if (answer?.reference) {
    const when = answer.confirmedAt ? ` lúc ${formatDateTime(answer.confirmedAt.toISOString())}` : '';
    return confirmed(`${capital(who)} đã xác nhận${when}, mã ${answer.reference}`);
  }
  if (item.options.openDated) return confirmed('Đã phát hành mã; chỗ được giữ khi bạn chọn ngày');
  if (item.confirmation === 'request')
    return confirmed(`Đã xác nhận: ${who} đã nhận lời trước khi bạn trả tiền`);
  if (item.confirmation === 'instant') return confirmed(`Đã xác nhận: ${who} đã dành sẵn chỗ cho bạn`);
  if (answer?.declinedAt)
    return {
      position,
      state: 'awaited',
      words: `Đã thanh toán, ${who} báo không nhận được; nhân viên đang tìm cách khác cho bạn`,
      by: null,
    };
  const by = answerBy(item.answerMinutes, {
    ...{ now: paidAt, startsAt: new Date(item.startsAt), hours: item.answerHours },
  });
  const until = formatDateTime(by.toISOString());
  const words =
    now <= by
      ? `Đã thanh toán, chờ ${who} xác nhận trước ${until}`
      : `Đã thanh toán, ${who} chưa xác nhận dù đã quá ${until}`;
  return { position, state: 'awaited', words, by: by.toISOString() };
}

/** The same for viewers who may not read the supplier's reference. */
export function withoutReference(one: ItemConfirmation): ItemConfirmation {
  return { ...one, words: one.words.replace(/, mã .*$/u, '') };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Events with which an item was agreed on anew: suppliers have their time to answer from the last one on. */
const agreedAnew = ['rebooked', 'changed', 'service_added'];

interface Paid {
  id: string;
  state: BookingState;
  quote: Quote;
  confirmedAt: Date | null;
  events: readonly { at: string; reason: string }[];
}

/**
 * Whether and by what each item of a paid booking is confirmed, in the order of the items; none before it is paid, nor
 * for items that do not take place. An item moved to another day must be confirmed again.
 */
export async function listConfirmations(
  db: Executor,
  { id, state, quote, confirmedAt, events }: Paid,
  now: Date,
): Promise<ItemConfirmation[]> {
  if (!confirmedAt || !['confirmed', 'completed', 'disrupted'].includes(state)) return [];
  const answers = await db
    .selectFrom('vouchers')
    .select([
      'position',
      'supplier_reference as reference',
      'supplier_confirmed_at as confirmedAt',
      'supplier_declined_at as declinedAt',
    ])
    .where('booking_id', '=', id)
    .where('state', '<>', 'voided')
    .execute();
  const moved = events.findLast(({ reason }) => agreedAnew.includes(reason));
  const paidAt = moved ? new Date(moved.at) : confirmedAt;
  return quote.items.flatMap((item, position) => {
    if (item.ended) return [];
    const answer = answers.find((row) => row.position === position);
    return [confirmItem(item, { position, paidAt, ...(answer && { answer }), now })];
  });
}

/** A paid item that its supplier has yet to confirm. */
export interface UnconfirmedItem extends ItemConfirmation {
  code: string;
  title: string;
  supplier: string | null;
  /** When the supplier declined; null if they have not. */
  declinedAt: Date | null;
  /** ISO day. */
  fromOn: string;
  amountVnd: number;
}

interface PaidItem extends Omit<UnconfirmedItem, keyof ItemConfirmation> {
  position: number;
  item: QuotedItem;
  paidAt: Date;
}

/** Unconfirmed items of all bookings, or of one, longest paid first. A single statement, by a partial index. */
export async function listUnconfirmedItems(
  db: Executor,
  now: Date,
  bookingId?: string,
): Promise<UnconfirmedItem[]> {
  const { rows } = await sql<PaidItem>`
    SELECT b.code, i.position, item, i.product_title AS title, s.brand AS supplier, i.from_on AS "fromOn",
      i.amount_vnd AS "amountVnd",
      (SELECT v.supplier_declined_at FROM vouchers v WHERE v.booking_id = b.id AND v.position = i.position
        AND v.state <> 'voided') AS "declinedAt",
      coalesce((SELECT max(e.at) FROM booking_events e WHERE e.booking_id = b.id AND e.reason = ANY (${agreedAnew}::text[])),
        b.confirmed_at) AS "paidAt"
    FROM bookings b
      JOIN booking_items i ON i.booking_id = b.id
      JOIN products p ON p.id = i.product_id
      LEFT JOIN suppliers s ON s.id = p.supplier_id
      CROSS JOIN LATERAL (SELECT b.quote -> 'items' -> i.position AS item) AS quoted
    WHERE b.state = 'confirmed' AND b.quote -> 'items' @> '[{"confirmation": "after_payment"}]'
      AND (${bookingId ?? null}::uuid IS NULL OR b.id = ${bookingId ?? null}::uuid)
      AND NOT item ? 'ended'
      AND NOT EXISTS (SELECT FROM vouchers v WHERE v.booking_id = b.id AND v.position = i.position
        AND v.state <> 'voided' AND v.supplier_reference <> '')
    ORDER BY b.confirmed_at, b.code, i.position`.execute(db);
  return rows.flatMap(({ item, paidAt, position, ...facts }) => {
    const answer = { reference: '', confirmedAt: null, declinedAt: facts.declinedAt };
    const confirmation = confirmItem(item, { position, paidAt, answer, now });
    return confirmation.state === 'awaited' ? { ...facts, ...confirmation } : [];
  });
}
