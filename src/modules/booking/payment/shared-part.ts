import { activeItems } from '#modules/booking/active-items.ts';
import { chainOf, findPart, listParts, type PaymentPart } from '#modules/booking/list-parts.ts';
import { type BookingState, isAwaitingPayment, stateNow } from '#modules/booking/state.ts';
import { parseStoredQuote } from '#modules/booking/stored-quote.ts';
import {
  type AttemptView,
  attemptView,
  findLastAttempt,
  isOpen,
} from '#modules/payments/attempts/queries.ts';
import { listRefundViews, type RefundView } from '#modules/payments/refunds/list-refund-views.ts';
import type { Executor } from '#platform/db/connect.ts';
import { readExpiringToken, signExpiringToken } from '#platform/http/expiring-token.ts';

const purpose = 'payment part';
/** Validity in days, covering the time in which money may still be refunded. */
const linkDays = 180;

/** The token of a part's link; deterministic, so that a link copied again is the one that was sent. */
export function signPartToken(
  secret: string,
  { id, createdAt }: { id: string; createdAt: string | Date },
): string {
  const until = new Date(new Date(createdAt).getTime() + linkDays * 86_400_000);
  return signExpiringToken(secret, purpose, { subject: id, until });
}

/** The part that a token is for; null where it is forged, truncated or expired. */
export function readPartToken(secret: string, token: string, now: Date): string | null {
  const read = readExpiringToken(secret, purpose, token, now);
  return read && !read.isOver ? read.subject : null;
}

/** A part as shown to whoever has its link: nothing about the holder or the other payers. Amounts are đồng, times ISO. */
export interface SharedPart {
  id: string;
  bookingId: string;
  code: string;
  number: number;
  name: string;
  amount: number;
  /** Amount paid earlier under the same link; `amount` is the rest. */
  paidBefore: number;
  state: PaymentPart['state'];
  /** Whether it can be paid now. */
  canPay: boolean;
  /** Until when inventory is held for it; null once nothing is to be paid, and for a part of a balance. */
  until: string | null;
  /** The day by which a part of a balance is due. */
  balanceDueOn: string | null;
  trip: { title: string; from: string | null; to: string | null };
  /** The booking's outcome, as far as a payer of a part has to know it. */
  outcome: 'waiting' | 'confirmed' | 'over';
  payment: AttemptView | null;
  refunds: RefundView[];
}

/** The content of a part's page; null where there is no such part. */
export async function findSharedPart(db: Executor, partId: string, now: Date): Promise<SharedPart | null> {
  const first = await findPart(db, partId);
  if (!first) return null;
  const all = await listParts(db, first.bookingId);
  const chain = chainOf(first, all);
  const part = chain.at(-1) as PaymentPart;
  const row = await db
    .selectFrom('bookings as b')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .where('b.id', '=', part.bookingId)
    .select('b.balance_due_on as balanceDueOn')
    .select(['b.code', 'b.state', 'b.quote', 'h.state as holdState', 'h.expires_at as heldUntil'])
    .executeTakeFirstOrThrow();
  const state = stateNow({ state: row.state as BookingState, holdState: row.holdState });
  const isHeld = isAwaitingPayment(state) && row.heldUntil !== null && now < row.heldUntil;
  const isOfBalance = state === 'confirmed';
  const canPay = part.state === 'open' && (isHeld || isOfBalance);
  const attempt = canPay ? await findLastAttempt(db, part.bookingId, undefined, part.id) : null;
  const ids = chain.map(({ id }) => id);
  const refunds = await listRefundViews(db, part.bookingId, now);
  return {
    id: part.id,
    bookingId: part.bookingId,
    code: row.code,
    number: part.number,
    name: part.name,
    amount: part.amountVnd,
    paidBefore: chain
      .slice(0, -1)
      .reduce((sum, { state: stands, amountVnd }) => (stands === 'paid' ? sum + amountVnd : sum), 0),
    state: part.state,
    canPay,
    until: canPay && isHeld ? (row.heldUntil?.toISOString() ?? null) : null,
    balanceDueOn: canPay && isOfBalance ? row.balanceDueOn : null,
    trip: tripOf(parseStoredQuote(row.quote).items),
    outcome: outcomeOf(state),
    payment: attempt && isOpen(attempt, now) ? await attemptView(attempt) : null,
    refunds: refunds.filter(({ partId: payer }) => payer !== null && ids.includes(payer)),
  };
}

function tripOf(items: Parameters<typeof activeItems>[0]['items']): SharedPart['trip'] {
  const going = activeItems({ items });
  const [first] = going.length > 0 ? going : items;
  const more = Math.max(0, going.length - 1);
  const dated = going.filter(({ options }) => !options.openDated);
  return {
    title: `${first?.productTitle ?? 'Chuyến đi'}${more > 0 ? ` và ${more} dịch vụ khác` : ''}`,
    from: dated.map(({ from }) => from).toSorted()[0] ?? null,
    to:
      dated
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? null,
  };
}

function outcomeOf(state: BookingState): SharedPart['outcome'] {
  if (isAwaitingPayment(state)) return 'waiting';
  return state === 'confirmed' || state === 'completed' || state === 'disrupted' ? 'confirmed' : 'over';
}
