import type { Executor } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { giftCodeEncryptor, writeGiftCode } from '../rules/gift-code.ts';
import { type GiftState, giftStateOf } from '../rules/gift-state.ts';

/** A card as shown to its buyer and in its mails. Amounts are integer đồng, days ISO in Vietnam. */
export interface GiftCard {
  id: string;
  number: string;
  bookingId: string;
  bookingCode: string;
  payerName: string;
  amountVnd: number;
  /** Null before it is paid. */
  restVnd: number | null;
  state: GiftState;
  receiver: { name: string; email: string };
  message: string;
  sendOn: string;
  sentAt: string | null;
  /** The last day on which it can be used. */
  validUntil: string;
}

/** The card that a booking ordered; null for any other booking. */
export async function findGiftCard(
  db: Executor,
  by: { bookingId: string } | { id: string },
  now: Date,
): Promise<GiftCard | null> {
  const row = await db
    .selectFrom('gift_cards as g')
    .leftJoin('credits as c', 'c.code', 'g.number')
    .select(['g.id', 'g.number', 'g.booking_id as bookingId', 'g.amount_vnd as amountVnd'])
    .select(['g.booking_code as bookingCode', 'g.payer_name as payerName'])
    .select(['g.receiver_name as receiverName', 'g.receiver_email as receiverEmail', 'g.message'])
    .select(['g.send_on as sendOn', 'g.sent_at as sentAt', 'g.issued_at as issuedAt'])
    .select(['g.stopped_at as stoppedAt', 'g.refunded_at as refundedAt', 'g.valid_until as soldUntil'])
    .select(['c.rest_vnd as restVnd', 'c.valid_until as creditUntil'])
    .$if('id' in by, (query) => query.where('g.id', '=', (by as { id: string }).id))
    .$if('bookingId' in by, (query) =>
      query.where('g.booking_id', '=', (by as { bookingId: string }).bookingId),
    )
    .executeTakeFirst();
  if (!row) return null;
  const validUntil = row.creditUntil ?? row.soldUntil;
  return {
    ...{ id: row.id, number: row.number, bookingId: row.bookingId, amountVnd: row.amountVnd },
    ...{ bookingCode: row.bookingCode, payerName: row.payerName, restVnd: row.restVnd },
    state: giftStateOf({ ...row, validUntil }, dayInVietnam(now)),
    receiver: { name: row.receiverName, email: row.receiverEmail },
    message: row.message,
    sendOn: row.sendOn,
    sentAt: row.sentAt?.toISOString() ?? null,
    validUntil,
  };
}

/**
 * The code of a paid card, in its typed form: for the mail to its recipient and for a buyer with full access. Null before it
 * is paid, and where it was encrypted with another key.
 */
export async function openGiftCode(
  db: Executor,
  secrets: EncryptionSecrets,
  id: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('gift_cards')
    .select('code_sealed as codeSealed')
    .where('id', '=', id)
    .where('issued_at', 'is not', null)
    .where('refunded_at', 'is', null)
    .executeTakeFirst();
  const code = row && giftCodeEncryptor(secrets).decrypt(row.codeSealed);
  return code ? writeGiftCode(code) : null;
}
