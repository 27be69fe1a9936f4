import { randomUUID } from 'node:crypto';
import { insertEvent, recordEvent } from '#modules/booking/record-event.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { storedItem } from '#modules/booking/stored-item.ts';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import { travellerEncryptor } from '#modules/booking/traveller-encryptor.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Holder } from './holder.ts';

interface NewBooking {
  id: string;
  code: string;
  state: 'held' | 'on_request';
  holdId: string | null;
  /** Only for a booking on request. */
  answerBy: Date | null;
  accessTokenHash: string;
  accountId: string | null;
  source: string | null;
  firmId: string | null;
  needsApproval: boolean;
}

/** Inserts a booking with items, travellers and its first event; the quote is stored as agreed. */
export async function insertBooking(
  tx: Tx,
  booking: NewBooking,
  {
    input,
    quote,
    holder,
    dataSecrets,
    actor,
    now,
  }: {
    input: CreateBookingInput;
    quote: Quote;
    holder: Holder;
    dataSecrets: EncryptionSecrets;
    actor: Actor;
    now: Date;
  },
): Promise<void> {
  const { contact, consents } = input;
  await tx
    .insertInto('bookings')
    .values({
      id: booking.id,
      code: booking.code,
      state: booking.state,
      hold_id: booking.holdId,
      answer_by: booking.answerBy,
      full_name: contact.fullName,
      phone: contact.phone,
      email: contact.email,
      mailbox_hash: holder.mailboxHash,
      address_hash: holder.addressHash,
      note: input.note,
      consents: json({ ...consents, at: now.toISOString() }),
      invoice: input.invoice ? json(input.invoice) : null,
      quote: toStoredQuote(quote),
      total_vnd: quote.total,
      due_now_vnd: quote.dueNow,
      balance_due_on: quote.dueNow < quote.total ? quote.balanceDueOn : null,
      access_token_hash: booking.accessTokenHash,
      account_id: booking.accountId,
      source: booking.source,
      firm_id: booking.firmId,
      approval: booking.needsApproval ? 'waiting' : null,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('booking_items')
    .values(
      quote.items.map((item, position) => ({
        ...storedItem(item),
        id: randomUUID(),
        booking_id: booking.id,
        position,
      })),
    )
    .execute();
  const encryptor = travellerEncryptor(dataSecrets);
  const travellers = input.travellers.map(({ fullName, details }, position) => ({
    id: randomUUID(),
    booking_id: booking.id,
    position,
    full_name: fullName,
    details: json(encryptor.encrypt(details)),
  }));
  if (travellers.length > 0) await tx.insertInto('travellers').values(travellers).execute();
  const reason = booking.state === 'held' ? 'booking_created' : 'request_received';
  await insertEvent(tx, booking.id, null, booking.state, { actor, reason, now });
  if (booking.needsApproval)
    await recordEvent(tx, booking, {
      actor,
      reason: 'approval_asked',
      details: { totalVnd: quote.total },
      now,
    });
}
