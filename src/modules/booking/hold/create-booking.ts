import { randomUUID } from 'node:crypto';
import { type AffiliateClick, attributeBooking } from '#modules/affiliates/commands/attribute-booking.ts';
import { requiredInventory } from '#modules/booking/required-inventory.ts';
import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { burnPoints } from '#modules/points/commands/burn-points.ts';
import { pointsOf } from '#modules/pricing/quote/apply-points.ts';
import { signQuoteToken, verifyQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import type { QuoteRequest } from '#modules/pricing/schema.ts';
import { getSettings } from '#modules/settings/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { spendProof } from '#platform/bots/admit-sender.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { startsAt } from '../cancellation/refund-for.ts';
import { isAboveLimit, lockFirmLimit } from '../firm-limit.ts';
import { heldAfterAnswer, holdMinutes } from '../held-until.ts';
import type { AdmittedGuest } from './admit-booking.ts';
import { quoteNow } from './quotes.ts';
import { countHold } from './steps/count-hold.ts';
import { type CreateBookingResult, type Refused, refusalOf } from './steps/create-refusal-message.ts';
import { findExcess } from './steps/find-excess.ts';
import { holderOf, lockHolder } from './steps/holder.ts';
import { lockPromotion } from './steps/lock-promotion.ts';
import { refuseQuoteToken } from './steps/refuse-quote-token.ts';
import { withPickup } from './steps/with-pickup.ts';
import { type BookingContext, type BookingSecrets, writeBooking } from './write-booking.ts';

export { type CreateBookingResult, createRefusalMessage } from './steps/create-refusal-message.ts';
export {
  type ApprovalRefusal,
  approvalRefusals,
  decideApproval,
  decideApprovalForManager,
  longestApprovalNote,
} from './steps/decide-approval.ts';
export { lockPhone } from './steps/holder.ts';
export { type PastTrip, writePastTrips } from './steps/write-past-trips.ts';

/** Rolls back what was written before a late refusal. */
class RefusedLate extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/**
 * Reserves everything of a signed quote, of any number of items and kinds, and creates the booking that holds it for 20 minutes, longer
 * where a firm has to approve it; with an item that the supplier must confirm first, it holds nothing and asks. The price is recalculated:
 * a guest pays what they were shown, or less where it has fallen; only a price that was a mistake is shown again for consent. Points that
 * it was quoted with are used in the same transaction, from the guest's account, which is locked last. A refusal writes nothing.
 */
export async function createBooking(
  db: Executor,
  queue: Queue,
  input: CreateBookingInput,
  {
    secret,
    dataSecrets,
    actor,
    now,
    guest,
    accountId = null,
    source = null,
    click = null,
    firmId = null,
  }: BookingSecrets & {
    actor: Actor;
    now: Date;
    guest?: AdmittedGuest | null | undefined;
    /** Account of a signed-in booker. */
    accountId?: string | null;
    /** The source by which they came to the site, if known. */
    source?: string | null;
    /** The last affiliate link that they followed. */
    click?: AffiliateClick | null;
    /** The firm that it is booked for, of which the booker is a member. */
    firmId?: string | null;
  },
): Promise<CreateBookingResult> {
  const { phone, email } = input.contact;
  const holder = holderOf(secret, { phone, email, ip: guest?.ip ?? null });
  const context = { actor, now, holder, dataSecrets, accountId, source, firmId };
  const verified = verifyQuoteToken(secret, input.quoteToken, now);
  if (!verified.ok) return refuseQuoteToken(db, verified, now);
  const { request, total, points, quotedAt } = verified;
  const work = async (tx: Tx): Promise<CreateBookingResult> => {
    const mayHold = await lockHolder(tx, holder, now);
    if (!mayHold) return { ok: false, reason: 'too_many_holds' };
    const limit = firmId ? await lockFirmLimit(tx, { firmId, accountId }) : null;
    if (limit && !limit.ok) return { ok: false, reason: 'not_in_firm' };
    if (points > 0 && !accountId) return { ok: false, reason: 'points_short' };
    const promised = { totalVnd: total, at: quotedAt };
    const wanted = points > 0 ? { points, ...(await getSettings(tx)).points } : undefined;
    const quoted = await quoteNow(tx, request, now, { promised, points: wanted });
    if (!quoted.ok) return refusalOf(quoted);
    const quote = await withPickup(tx, quoted.quote, input.pickup ?? '');
    if (quote.total > total) {
      const renewed = signQuoteToken(secret, { request, total: quote.total, points }, now);
      return { ok: false, reason: 'price_changed', shownVnd: total, quote, ...renewed };
    }
    const { promotion } = quote;
    const reason = promotion && (await lockPromotion(tx, promotion.id, { holder, email, accountId }));
    if (reason) return { ok: false, reason };
    if (guest?.proof && !(await spendProof(tx, guest.proof))) return { ok: false, reason: 'proof_used' };
    const needsApproval = limit !== null && isAboveLimit(limit, quote.total);
    const result = await askOrHold(tx, queue, { input, quote, request, needsApproval }, context);
    const burning = { userId: accountId ?? '', points: pointsOf(quote), now };
    if (
      result.ok &&
      burning.points > 0 &&
      !(await burnPoints(tx, { ...burning, bookingId: result.booking.id }))
    )
      throw new RefusedLate({ ok: false, reason: 'points_short' });
    if (result.ok && click) {
      const attribution = {
        bookingId: result.booking.id,
        kinds: quote.items.map(({ kind }) => kind),
        accountId,
      };
      await attributeBooking(tx, { ...attribution, contact: input.contact }, click, now);
    }
    return result;
  };
  const result = await inTransaction(db, work).catch((fault) => {
    if (fault instanceof RefusedLate) return fault.refusal;
    throw fault;
  });
  countHold(result);
  return result;
}

interface Wanted {
  input: CreateBookingInput;
  quote: Quote;
  request: QuoteRequest;
  needsApproval: boolean;
}

/** Holds nothing when an item must be confirmed by its supplier first. */
async function askOrHold(
  tx: Tx,
  queue: Queue,
  wanted: Wanted,
  context: BookingContext,
): Promise<CreateBookingResult> {
  const isRequest = wanted.quote.items.some((item) => item.confirmation === 'request');
  return isRequest
    ? { ok: true, booking: await writeBooking(tx, queue, { ...wanted, holdId: null }, context) }
    : holdBooking(tx, queue, wanted, context);
}

async function holdBooking(
  tx: Tx,
  queue: Queue,
  { request, ...wanted }: Wanted,
  context: BookingContext,
): Promise<CreateBookingResult> {
  const { now, holder } = context;
  const { quote, needsApproval } = wanted;
  const holdId = randomUUID();
  const expiresAt = needsApproval
    ? heldAfterAnswer({ now, startsAt: startsAt(quote) })
    : new Date(now.getTime() + holdMinutes * 60_000);
  const taken = await reserveInventory(tx, { ...requiredInventory(quote), holdId, expiresAt, now });
  if (taken.ok) {
    const isLimited = holder.addressHash !== null && quote.dueNow > 0;
    const excess = isLimited ? await findExcess(tx, { holdId, holder, now }) : null;
    if (excess) throw new RefusedLate({ ok: false, reason: 'share_too_large', excess });
    return { ok: true, booking: await writeBooking(tx, queue, { ...wanted, holdId, expiresAt }, context) };
  }
  return taken.reason === 'sold_out' ? soldOut(tx, request, now) : { ok: false, reason: taken.reason };
}

/**
 * The last unit or vehicle was taken between quote and lock. A new quote tells which item it was and on which other
 * days it is available, whatever its kind and components.
 */
async function soldOut(tx: Tx, request: QuoteRequest, now: Date): Promise<Refused> {
  const again = await quoteNow(tx, request, now);
  const nearestDates = again.ok ? [] : (again.nearestDates ?? []);
  const detail = again.ok ? 'Vui lòng chọn ngày khác.' : again.message;
  return {
    ok: false,
    reason: 'sold_out',
    message: `Chỗ cuối cùng vừa có người đặt. ${detail}`,
    nearestDates,
  };
}
