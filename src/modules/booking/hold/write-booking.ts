import { randomInt, randomUUID } from 'node:crypto';
import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { bookingApprovalRequested, bookingHeld, bookingRequested } from '#modules/booking/events.ts';
import { confirmUnpaid } from '#modules/booking/payment/steps/confirm-unpaid.ts';
import { newAccessToken } from '#modules/booking/policy.ts';
import { type CreateBookingInput, codeLetters } from '#modules/booking/schema.ts';
import { answerBy } from '#modules/booking/supplier-answer/answer-by.ts';
import { recordDealUses } from '#modules/booking/write-quote.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { Holder } from './steps/holder.ts';
import { insertBooking } from './steps/insert-booking.ts';
import { recordPromotionUse } from './steps/lock-promotion.ts';

export interface CreatedBooking {
  id: string;
  code: string;
  /** 'confirmed' where nothing is to be paid, as with a prepaid code. */
  state: 'held' | 'on_request' | 'confirmed';
  /** Null for a booking on request: nothing is held before it is answered. */
  holdExpiresAt: Date | null;
  /** Answer deadline of a booking on request; null for any other. */
  answerBy: Date | null;
  totalVnd: number;
  dueNowVnd: number;
  /** Its firm has to approve it before it can be paid. */
  awaitsApproval: boolean;
  /** Shown once: only its hash is kept. */
  accessToken: string;
}

/** The secrets needed for booking: for tokens, and for encrypted data. */
export interface BookingSecrets {
  secret: string;
  dataSecrets: EncryptionSecrets;
}

export interface BookingContext {
  actor: Actor;
  now: Date;
  holder: Holder;
  /** Encrypts the papers submitted with it. */
  dataSecrets: EncryptionSecrets;
  /** The account that owns it; null for a booking without one. */
  accountId?: string | null;
  /** The guest's source; null where unknown, and where others booked for them. */
  source?: string | null;
  /** The firm that it is booked for. */
  firmId?: string | null;
}

/** Creates a booking with everything that it consumes, and announces it; without a hold it is a booking on request. */
export async function writeBooking(
  tx: Tx,
  queue: Queue,
  {
    input,
    quote,
    holdId,
    expiresAt = null,
    needsApproval = false,
  }: {
    input: CreateBookingInput;
    quote: Quote;
    holdId: string | null;
    expiresAt?: Date | null;
    /** Needs approval by a manager of its firm before it can be paid. */
    needsApproval?: boolean;
  },
  { actor, now, holder, dataSecrets, accountId = null, source = null, firmId = null }: BookingContext,
): Promise<CreatedBooking> {
  const access = newAccessToken();
  const booking = {
    id: randomUUID(),
    code: newBookingCode(),
    state: holdId ? ('held' as const) : ('on_request' as const),
    holdId,
    answerBy: holdId ? null : deadlineOf(quote, now),
    accessTokenHash: access.hash,
  };
  await insertBooking(
    tx,
    { ...booking, accountId, source, firmId, needsApproval },
    { input, quote, holder, dataSecrets, actor, now },
  );
  if (quote.promotion) {
    const use = { promotionId: quote.promotion.id, bookingId: booking.id, holdId };
    await recordPromotionUse(tx, { ...use, holder });
  }
  await recordDealUses(tx, booking.id, quote);
  const isFree = holdId !== null && quote.dueNow === 0 && !needsApproval;
  if (isFree) await confirmUnpaid(tx, queue, booking.id, { actor, now });
  else await queue.send(tx, holdId ? bookingHeld : bookingRequested, { bookingId: booking.id });
  if (needsApproval) await queue.send(tx, bookingApprovalRequested, { bookingId: booking.id });
  return {
    id: booking.id,
    code: booking.code,
    state: isFree ? 'confirmed' : booking.state,
    holdExpiresAt: expiresAt,
    answerBy: booking.answerBy,
    totalVnd: quote.total,
    dueNowVnd: quote.dueNow,
    awaitsApproval: needsApproval,
    accessToken: access.token,
  };
}

/** Of the suppliers who must confirm, the longest answer time counts. */
function deadlineOf(quote: Quote, now: Date): Date {
  const onRequest = quote.items.filter((item) => item.confirmation === 'request');
  const minutes = Math.max(...onRequest.map((item) => item.answerMinutes));
  return answerBy(minutes, { now, startsAt: startsAt(quote), hours: onRequest[0]?.answerHours });
}

/** A new booking code: DV and seven random characters, 27 billion possibilities; the database enforces uniqueness. */
export function newBookingCode(): string {
  return `DV${Array.from({ length: 7 }, () => codeLetters[randomInt(codeLetters.length)]).join('')}`;
}
