import { setTimeout as wait } from 'node:timers/promises';
import { changeState } from '#modules/booking/change-state.ts';
import { counterChosen } from '#modules/booking/events.ts';
import { heldUntil } from '#modules/booking/held-until.ts';
import { findPart } from '#modules/booking/list-parts.ts';
import { holdOf, type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { extendHold } from '#modules/inventory/holds/holds.ts';
import { abandonStart, createAttempt, recordStart } from '#modules/payments/attempts/attempts.ts';
import {
  attemptView,
  findLastAttempt,
  getAttempt,
  isOpen,
  type PaymentAttempt,
} from '#modules/payments/attempts/queries.ts';
import { outsideLimits } from '#modules/payments/attempts/ways-to-pay.ts';
import type { Gateway, Gateways, PaymentMethod } from '#modules/payments/gateways/gateway.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { openAttemptStates } from '#modules/payments/state.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import { isProcessAlive } from '#platform/db/is-process-alive.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { payableTotal } from './steps/payable-total.ts';
import type { StartPaymentResult } from './steps/start-payment-result.ts';

/** Longer than any provider call takes: an older start has died. */
const startTakesAtMostMs = 60_000;

/** Whether a start will never finish: its process is gone, or it takes longer than any call may. */
async function hasDied(tx: Tx, { state, startedAt, startedBy }: PaymentAttempt, now: Date): Promise<boolean> {
  if (state !== 'created') return false;
  if (now.getTime() - startedAt.getTime() > startTakesAtMostMs) return true;
  return startedBy !== null && !(await isProcessAlive(tx, startedBy));
}

export { paymentRefusals, type StartPaymentResult } from './steps/start-payment-result.ts';

type Refusal = Extract<StartPaymentResult, { ok: false }>;

/** How long an attempt to pay a balance stays open; no hold depends on it. */
const balanceHours = 24;

const pauseMs = 200;

const pauses = 40;

/**
 * Starts the payment of the amount due now, or of the balance after a deposit. A repeated call for the same method and
 * amount returns the open attempt; a second click waits for the first. The first attempt by a method extends the hold to
 * the time which that method needs; choosing the counter sends a mail that asks to confirm it. An attempt that the
 * provider did not accept ends, as the provider may have partly created it: the next try has its own reference. A method
 * without a provider starts in one transaction.
 */
export async function startPayment(
  db: Database,
  queue: Queue,
  {
    code,
    method,
    partId = null,
    actor,
    guestIp = '127.0.0.1',
  }: {
    code: string;
    method: PaymentMethod;
    /** The part being paid, where the amount due was divided; otherwise all of it. */
    partId?: string | null;
    actor: Actor;
    guestIp?: string | undefined;
  },
  gateways: Gateways,
  now: Date,
): Promise<StartPaymentResult> {
  const gateway = ownValue(gateways, method);
  if (!gateway) return { ok: false, reason: 'method_unavailable' };
  const prepared = await db
    .transaction()
    .execute((tx) => prepareAttempt(tx, queue, { code, gateway, partId, actor, guestIp, now }));
  if ('reason' in prepared) return prepared;
  const { attempt, isNew, bookingCode } = prepared;
  if (!isNew) return whenStarted(db, attempt);
  try {
    const started = await gateway.start({ ...attempt, bookingCode, guestIp });
    await db.transaction().execute((tx) => recordStart(tx, attempt.id, started));
    return { ok: true, attempt: await attemptView({ ...attempt, ...started }) };
  } catch (fault) {
    await db.transaction().execute((tx) => abandonStart(tx, attempt.id, now));
    return { ok: false, reason: 'provider_unavailable', fault };
  }
}

/** An attempt started elsewhere: by a second click or another tab. */
async function whenStarted(db: Database, attempt: PaymentAttempt): Promise<StartPaymentResult> {
  let current = attempt;
  for (let pause = 0; current.state === 'created' && pause < pauses; pause++) {
    await wait(pauseMs);
    current = await getAttempt(db, attempt.id);
  }
  return openAttemptStates.includes(current.state) && current.state !== 'created'
    ? { ok: true, attempt: await attemptView(current) }
    : { ok: false, reason: 'provider_unavailable' };
}

async function prepareAttempt(
  tx: Tx,
  queue: Queue,
  {
    code,
    gateway,
    partId,
    actor,
    guestIp,
    now,
  }: { code: string; gateway: Gateway; partId: string | null; actor: Actor; guestIp: string; now: Date },
): Promise<{ attempt: PaymentAttempt; isNew: boolean; bookingCode: string } | Refusal> {
  const { method } = gateway;
  const booking = await lockBooking(tx, { code });
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  const refusal = refusePayment(booking, now);
  if (refusal) return refusal;
  const paidVnd = await getPaidAmount(tx, booking.id);
  const payable = await payableTotal(tx, booking, now);
  const part = partId === null ? null : await findPart(tx, partId);
  const isOpenPart = part?.state === 'open' && part.bookingId === booking.id;
  if (partId !== null && !isOpenPart) return { ok: false, reason: 'nothing_due' };
  const amountVnd = part?.amountVnd ?? payable.vnd - paidVnd;
  // The transfer content, and the provider's order info.
  const bookingCode = part ? `${code} P${part.number}` : code;
  if (amountVnd <= 0) return { ok: false, reason: 'nothing_due' };
  const outside = outsideLimits(gateway, amountVnd);
  if (outside) return { ok: false, ...outside };

  const last = await findLastAttempt(tx, booking.id, method, partId);
  if (last && last.amountVnd === amountVnd && isOpen(last, now)) {
    if (!(await hasDied(tx, last, now))) return { attempt: last, isNew: false, bookingCode };
    await abandonStart(tx, last.id, now);
  }
  const expiresAt = payable.until ?? (await holdFor(tx, booking, { method, isFirst: !last && !part, now }));
  if (!expiresAt) return { ok: false, reason: 'expired' };
  if (booking.state === 'held') {
    await changeState(tx, booking, 'pending_payment', {
      actor,
      reason: 'payment_started',
      details: { method },
      now,
    });
  }
  if (method === 'office' && isAwaitingPayment(booking.state) && !last && !part)
    await queue.send(tx, counterChosen, { bookingId: booking.id });
  const created = { bookingId: booking.id, bookingCode: code, partId, method, amountVnd, expiresAt, now };
  const attempt = await createAttempt(tx, created);
  if (!gateway.isLocal) return { attempt, isNew: true, bookingCode };
  const started = await gateway.start({ ...attempt, bookingCode, guestIp });
  await recordStart(tx, attempt.id, started);
  return { attempt: { ...attempt, ...started }, isNew: false, bookingCode };
}

function refusePayment({ state, hold, awaitsApproval }: LockedBooking, now: Date): Refusal | null {
  if (state === 'expired') return { ok: false, reason: 'expired' };
  if (isAwaitingPayment(state)) {
    if (awaitsApproval) return { ok: false, reason: 'awaits_approval' };
    return hold?.state === 'active' && now < hold.expiresAt ? null : { ok: false, reason: 'expired' };
  }
  return state === 'confirmed' ? null : { ok: false, reason: 'not_payable' };
}

/** Until when the guest may pay: the hold's expiry, extended here. Null when the hold is gone. */
async function holdFor(
  tx: Tx,
  booking: LockedBooking,
  { method, isFirst, now }: { method: PaymentMethod; isFirst: boolean; now: Date },
): Promise<Date | null> {
  if (!isAwaitingPayment(booking.state)) return new Date(now.getTime() + balanceHours * 3_600_000);
  const until = isFirst ? heldUntil(method, now) : null;
  const hold = holdOf(booking);
  const extended = await extendHold(tx, hold.id, until ?? hold.expiresAt);
  return extended.ok ? extended.expiresAt : null;
}
