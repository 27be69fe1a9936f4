import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { storableText } from '#platform/db/storable-text.ts';

export { findMoneyByContent } from './steps/find-money-by-content.ts';

export interface IncomingEvent {
  /** 'bank', 'office', later the gateways. */
  provider: string;
  /** The provider's id; the same text again is the same message. */
  providerTxnId: string;
  payload: Record<string, unknown>;
  /** Incoming money; null where the message is about something else and is only stored. */
  amountVnd: number | null;
  content: string;
  occurredAt: Date;
  /** Money that came to an account which is not ours: reported to staff, never posted to the ledger automatically. */
  isOtherAccount?: boolean;
}

/**
 * Stores a provider's message as it came, before it is processed; without characters that the database refuses, because a memo that a
 * bank cut through an emoji still brings money. A repeated delivery has no effect and is recognized by `isNew`; whether the first was
 * processed is shown by `handledAt`.
 */
export async function storeWebhookEvent(
  tx: Tx,
  message: IncomingEvent,
): Promise<{ id: number; isNew: boolean; handledAt: Date | null }> {
  const isMoney = message.amountVnd !== null;
  const providerTxnId = storableText(message.providerTxnId);
  const added = await tx
    .insertInto('payment_inbox')
    .values({
      provider: message.provider,
      provider_txn_id: providerTxnId,
      payload: json(message.payload),
      amount_vnd: message.amountVnd,
      content: storableText(message.content),
      occurred_at: message.occurredAt,
      ...(!isMoney && { outcome: 'ignored', handled_at: new Date() }),
      ...(isMoney && message.isOtherAccount && { outcome: 'other_account', handled_at: new Date() }),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'provider_txn_id']).doNothing())
    .returning(['id', 'handled_at as handledAt'])
    .executeTakeFirst();
  if (added) return { ...added, isNew: true };
  const known = await tx
    .selectFrom('payment_inbox')
    .select(['id', 'handled_at as handledAt'])
    .where('provider', '=', message.provider)
    .where('provider_txn_id', '=', providerTxnId)
    .executeTakeFirstOrThrow();
  return { ...known, isNew: false };
}

export interface LockedEvent {
  id: number;
  provider: string;
  amountVnd: number | null;
  content: string;
  handledAt: Date | null;
  outcome: EventOutcome | 'received' | 'ignored';
}

/** Locks a message of the inbox, so that only one of several handlers processes it. @throws when there is none */
export function lockWebhookEvent(tx: Tx, id: number): Promise<LockedEvent> {
  return tx
    .selectFrom('payment_inbox')
    .select(['id', 'provider', 'amount_vnd as amountVnd', 'content', 'handled_at as handledAt', 'outcome'])
    .$narrowType<{ outcome: LockedEvent['outcome'] }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export type EventOutcome =
  | 'confirmed'
  | 'late_confirmed'
  | 'partial'
  | 'balance'
  | 'overpaid'
  | 'unmatched'
  | 'other_account'
  | 'unallocated'
  | 'duplicate_payment'
  /** Its parts are messages of their own. */
  | 'split'
  /** Returned to its sender. */
  | 'returned'
  /** No guest's: a gateway's settlement, cash brought to the bank, interest. */
  | 'not_a_guests';

/** Records the outcome of a locked message; it is not processed again. */
export async function markWebhookEventProcessed(
  tx: Tx,
  id: number,
  { outcome, bookingId, now }: { outcome: EventOutcome; bookingId: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_inbox')
    .set({ outcome, booking_id: bookingId, handled_at: now })
    .where('id', '=', id)
    .execute();
}

/**
 * Splits a locked message into parts that are messages of their own, each for some of its money and identified by the
 * first message's id and a number. @returns their ids, in the order of the amounts
 */
export async function splitWebhookEvent(
  tx: Tx,
  id: number,
  { amountsVnd, now }: { amountsVnd: readonly number[]; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO payment_inbox
      (provider, provider_txn_id, payload, amount_vnd, content, occurred_at, received_at, split_of)
    SELECT whole.provider, whole.provider_txn_id || '/' || (
        SELECT count(*) FROM payment_inbox WHERE split_of = whole.id) + part.number, '{}', part.amount_vnd,
      whole.content, whole.occurred_at, whole.received_at, whole.id
    FROM payment_inbox m JOIN payment_inbox whole ON whole.id = coalesce(m.split_of, m.id)
      CROSS JOIN unnest(${amountsVnd}::bigint[]) WITH ORDINALITY AS part (amount_vnd, number)
    WHERE m.id = ${id} ORDER BY part.number RETURNING id`.execute(tx);
  await markWebhookEventProcessed(tx, id, { outcome: 'split', bookingId: null, now });
  return rows.map((row) => row.id).sort((a, b) => a - b);
}

export interface OpenEvent {
  id: number;
  provider: string;
  providerTxnId: string;
  content: string;
  amountVnd: number;
}

/** Messages about money that were stored but not processed, as after a crash; oldest first. */
export async function listOpenEvents(db: Executor, before: Date, limit = 100): Promise<OpenEvent[]> {
  const rows = await db
    .selectFrom('payment_inbox')
    .select([
      'id',
      'provider',
      'provider_txn_id as providerTxnId',
      'content',
      (eb) => eb.fn.coalesce('amount_vnd', eb.lit(0)).as('amountVnd'),
    ])
    .where('outcome', '=', 'received')
    .where('received_at', '<', before)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows;
}

/** DV and seven unambiguous characters: no 0, O, 1, I, L. Overlapping matches are found too. */
const bookingCode = /(?=(DV[2-9A-HJKMNP-Z]{7}))/g;

/**
 * Every possible booking code in the texts of a transfer. Banks add text before and after and drop spaces, so texts are
 * read in upper case without separators; adjacent text may form a false code, which is why the caller looks up all of
 * them.
 */
export function findBookingCodes(...texts: (string | null | undefined)[]): string[] {
  const codes = texts.flatMap((text) => {
    const bare = (text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
    return [...bare.matchAll(bookingCode)].map((match) => match[1] as string);
  });
  return [...new Set(codes)];
}
