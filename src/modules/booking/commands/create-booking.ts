import { randomUUID } from 'node:crypto';
import { takePlaces } from '#modules/inventory/commands/take-places.ts';
import { signQuoteToken, verifyQuoteToken } from '#modules/pricing/quote-token.ts';
import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/rules/refusal.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { spendProof } from '#platform/bots/admit-sender.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bookingHeld, bookingRequested } from '../events.ts';
import { type Actor, newAccessToken } from '../policy.ts';
import { type Excess, findExcess } from '../queries/find-excess.ts';
import { quoteNow } from '../queries/quote-now.ts';
import { answerBy } from '../rules/answer-by.ts';
import { claimsOf } from '../rules/claims-of.ts';
import { holdMinutes } from '../rules/hold-times.ts';
import { type Holder, holderOf } from '../rules/holder.ts';
import { startsAt } from '../rules/refund-for.ts';
import type { CreateBookingInput } from '../schema.ts';
import { confirmUnpaid } from './confirm-unpaid.ts';
import { insertBooking } from './insert-booking.ts';
import { lockHolder } from './lock-holder.ts';
import { lockPromotion, recordPromotionUse } from './lock-promotion.ts';
import { newBookingCode } from './new-booking-code.ts';

export interface CreatedBooking {
  id: string;
  code: string;
  /** 'confirmed' where there is nothing to pay, as with an open voucher. */
  state: 'held' | 'on_request' | 'confirmed';
  /** Null for a request: nothing is held before it is answered. */
  holdExpiresAt: Date | null;
  /** Until when a request is answered; null for anything else. */
  answerBy: Date | null;
  totalVnd: number;
  dueNowVnd: number;
  /** Shown once: only its hash is kept. */
  accessToken: string;
}

export type CreateBookingResult =
  | { ok: true; booking: CreatedBooking }
  | {
      ok: false;
      reason: 'invalid_quote' | 'quote_expired' | 'too_many_holds' | 'promotion_used_up' | 'voucher_taken';
    }
  /** The solved puzzle was used before. */
  | { ok: false; reason: 'proof_used' }
  /** More than one guest may hold of something before paying. */
  | { ok: false; reason: 'share_too_large'; excess: Excess }
  | { ok: false; reason: 'price_changed'; quote: Quote; token: string; expiresAt: Date }
  | { ok: false; reason: 'sold_out'; message: string; nearestDates: string[] }
  /** Something else than places has changed since the quote: a closed day, a withdrawn plan. */
  | { ok: false; reason: 'not_available'; refusal: QuoteRefusal };

type Refused = Extract<CreateBookingResult, { ok: false }>;

/** A guest whom `admitBooking` has let in: what they hold unpaid is limited. */
export interface AdmittedGuest {
  ip: string;
  /** What is used up with the booking. */
  proof: { proof: string; expiresAt: Date } | null;
}

interface Context {
  actor: Actor;
  now: Date;
  holder: Holder;
  secret: string;
}

/** Takes back what was written before a refusal turned out. */
class RefusedLate extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * Takes everything of a signed quote, of however many items and kinds, and writes the booking that holds it for 20
 * minutes; with an item that the supplier must confirm first, it takes nothing and asks. The price is worked out again: a
 * guest pays what they were shown, or less where it has fallen; only a price that was a mistake is asked about again. One
 * transaction; a refusal writes nothing.
 */
export async function createBooking(
  db: Executor,
  queue: Queue,
  input: CreateBookingInput,
  {
    secret,
    actor,
    now,
    guest,
  }: Pick<Context, 'actor' | 'now'> & { secret: string; guest?: AdmittedGuest | null | undefined },
): Promise<CreateBookingResult> {
  const { phone, email } = input.contact;
  const holder = holderOf(secret, { phone, email, ip: guest?.ip ?? null });
  const context = { actor, now, holder, secret };
  const verified = verifyQuoteToken(secret, input.quoteToken, now);
  if (!verified.ok)
    return { ok: false, reason: verified.reason === 'expired' ? 'quote_expired' : 'invalid_quote' };
  const { request, total, quotedAt } = verified;
  const work = async (tx: Tx): Promise<CreateBookingResult> => {
    const mayHold = await lockHolder(tx, holder, now);
    if (!mayHold) return { ok: false, reason: 'too_many_holds' };
    const quoted = await quoteNow(tx, request, now, { totalVnd: total, at: quotedAt });
    if (!quoted.ok) return refusalOf(quoted);
    const { quote } = quoted;
    if (quote.total > total) {
      const renewed = signQuoteToken(secret, { request, total: quote.total }, now);
      return { ok: false, reason: 'price_changed', quote, ...renewed };
    }
    const { promotion } = quote;
    if (promotion && !(await lockPromotion(tx, promotion.id, holder))) {
      return { ok: false, reason: 'promotion_used_up' };
    }
    if (guest?.proof && !(await spendProof(tx, guest.proof))) return { ok: false, reason: 'proof_used' };
    const isRequest = quote.items.some((item) => item.confirmation === 'request');
    return isRequest
      ? writeBooking(tx, queue, { input, quote, holdId: null }, context)
      : holdBooking(tx, queue, { input, quote, request }, context);
  };
  try {
    return await inTransaction(db, work);
  } catch (fault) {
    if (fault instanceof RefusedLate) return fault.refusal;
    throw fault;
  }
}

async function holdBooking(
  tx: Tx,
  queue: Queue,
  { input, quote, request }: { input: CreateBookingInput; quote: Quote; request: QuoteRequest },
  context: Context,
): Promise<CreateBookingResult> {
  const { now, holder } = context;
  const holdId = randomUUID();
  const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
  const taken = await takePlaces(tx, { ...claimsOf(quote), holdId, expiresAt, now });
  if (taken.ok) {
    const isLimited = holder.addressHash !== null && quote.dueNow > 0;
    const excess = isLimited ? await findExcess(tx, { holdId, holder, now }) : null;
    if (excess) throw new RefusedLate({ ok: false, reason: 'share_too_large', excess });
    return writeBooking(tx, queue, { input, quote, holdId, expiresAt }, context);
  }
  return taken.reason === 'sold_out' ? soldOut(tx, request, now) : { ok: false, reason: taken.reason };
}

/** Without a hold it is a request. */
async function writeBooking(
  tx: Tx,
  queue: Queue,
  {
    input,
    quote,
    holdId,
    expiresAt = null,
  }: { input: CreateBookingInput; quote: Quote; holdId: string | null; expiresAt?: Date | null },
  { actor, now, holder, secret }: Context,
): Promise<CreateBookingResult> {
  const access = newAccessToken();
  const booking = {
    id: randomUUID(),
    code: newBookingCode(),
    state: holdId ? ('held' as const) : ('on_request' as const),
    holdId,
    answerBy: holdId ? null : answerBy(answerMinutes(quote), { now, startsAt: startsAt(quote) }),
    accessTokenHash: access.hash,
  };
  await insertBooking(tx, booking, { input, quote, holder, secret, actor, now });
  if (quote.promotion) {
    const use = { promotionId: quote.promotion.id, bookingId: booking.id, holdId };
    await recordPromotionUse(tx, { ...use, holder });
  }
  const isFree = holdId !== null && quote.dueNow === 0;
  if (isFree) await confirmUnpaid(tx, queue, booking.id, { actor, now });
  else await queue.send(tx, holdId ? bookingHeld : bookingRequested, { bookingId: booking.id });
  return {
    ok: true,
    booking: {
      id: booking.id,
      code: booking.code,
      state: isFree ? 'confirmed' : booking.state,
      holdExpiresAt: expiresAt,
      answerBy: booking.answerBy,
      totalVnd: quote.total,
      dueNowVnd: quote.dueNow,
      accessToken: access.token,
    },
  };
}

/** The slowest of those who must say yes. */
function answerMinutes(quote: Quote): number {
  const asked = quote.items.filter((item) => item.confirmation === 'request');
  return Math.max(...asked.map((item) => item.answerMinutes));
}

function refusalOf(refusal: QuoteRefusal): Refused {
  if (refusal.reason !== 'sold_out') return { ok: false, reason: 'not_available', refusal };
  return {
    ok: false,
    reason: 'sold_out',
    message: refusal.message,
    nearestDates: refusal.nearestDates ?? [],
  };
}

/**
 * The last place or vehicle went to somebody else between the quote and the lock. Asked again, the quote itself says
 * which item it was and on which other days that can be had, whatever its kind and whatever it takes along.
 */
async function soldOut(tx: Tx, request: QuoteRequest, now: Date): Promise<Refused> {
  const again = await quoteNow(tx, request, now);
  const nearestDates = again.ok ? [] : (again.nearestDates ?? []);
  const detail = again.ok ? 'Bạn chọn ngày khác nhé.' : again.message;
  return {
    ok: false,
    reason: 'sold_out',
    message: `Chỗ cuối cùng vừa có người đặt. ${detail}`,
    nearestDates,
  };
}
