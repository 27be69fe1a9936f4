import { sql } from 'kysely';
import { applyChange } from '#modules/booking/change/steps/apply-change.ts';
import { keepIfFree } from '#modules/booking/change/steps/keep-if-free.ts';
import { offerChange } from '#modules/booking/change/steps/offer-change.ts';
import { closeItems } from '#modules/booking/disruption/steps/end-disrupted.ts';
import { listOpenItems } from '#modules/booking/disruption/steps/list-open-items.ts';
import { exceedsFirmLimit } from '#modules/booking/firm-limit.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, findOpenChange } from '#modules/booking/open-change.ts';
import { may } from '#modules/booking/policy.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { Queue } from '#platform/queue/queue.ts';
import {
  type MovePreview,
  type MoveRefusal,
  type MoveRequest,
  type QuotedMove,
  quoteMove,
} from './steps/quote-move.ts';

export type { MovePreview } from './steps/quote-move.ts';

type Refusal =
  | MoveRefusal
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_booking'
        | 'not_confirmed'
        | 'above_firm_limit'
        /** The booking waits for a choice of its guest about more than this item. */
        | 'waits_choice'
        /** The guest has to choose before they can be asked to pay more. */
        | 'cannot_wait';
    }
  /** The company would bear more than the limit of the actor's role. */
  | { ok: false; reason: 'above_limit'; borneVnd: number }
  /** The price or the amount due differs from what was shown. */
  | { ok: false; reason: 'change_differs'; preview: MovePreview };

export type PreviewMoveResult = { ok: true; preview: MovePreview } | Refusal;
/** `isDone`: false where the booking stays as it is until its guest has paid the difference. */
export type MoveItemResult = { ok: true; isDone: boolean; preview: MovePreview } | Refusal;

interface Move extends MoveRequest {
  code: string;
  actor: Actor;
}

/** Previews price and effect of a move; writes nothing. */
export function previewMove(db: Database, move: Move, now: Date): Promise<PreviewMoveResult> {
  return tryOut(db, async (tx): Promise<PreviewMoveResult> => {
    const found = await prepare(tx, move, now);
    return found.ok ? { ok: true, preview: found.quoted.preview } : found;
  });
}

/**
 * Moves an item of a booking to another product of its kind, on the same days and for the same party: its inventory is released and that
 * of the other sold in one transaction, as in a change. The company bears the difference or a part of it, up to the role's limit for what
 * one person has it bear for a booking within a day; the guest pays the rest first, with the inventory held until then. It confirms a
 * booking again whose item cannot take place. @param expected what was shown, in
 * đồng. @param note why; the guest reads it
 */
export async function moveBookingItem(
  db: Executor,
  queue: Queue,
  {
    note,
    expected,
    ...move
  }: Move & { note: string; expected: Pick<MovePreview, 'totalVnd' | 'dueVnd' | 'borneVnd'> },
  now: Date,
): Promise<MoveItemResult> {
  return keepIfFree<MoveItemResult>(db, gone(move.position), async (tx) => {
    const found = await prepare(tx, move, now);
    if (!found.ok) return found;
    const { booking, quoted } = found;
    const { preview } = quoted;
    if (isOther(preview, expected)) return { ok: false, reason: 'change_differs', preview };
    const isDone = preview.dueVnd === 0;
    const agreed = { quoted, actor: move.actor, note, now };
    if (isDone) await moveNow(tx, queue, booking, agreed);
    else await offerChange(tx, queue, booking, { ...agreed, borneVnd: preview.borneVnd });
    return { ok: true, isDone, preview };
  });
}

const gone = (position: number): Refusal => ({
  ...{ ok: false, reason: 'not_free', field: `items.${position}.from` },
  message: 'Chỗ cuối cùng ở đó vừa có người đặt. Chọn nơi khác.',
  nearestDates: [],
});

function isOther(
  preview: MovePreview,
  expected: Pick<MovePreview, 'totalVnd' | 'dueVnd' | 'borneVnd'>,
): boolean {
  return (['totalVnd', 'dueVnd', 'borneVnd'] as const).some((name) => preview[name] !== expected[name]);
}

/** Locks, checks permission and prices; a change that is already waiting first releases its inventory. */
async function prepare(
  tx: Tx,
  { code, actor, ...request }: Move,
  now: Date,
): Promise<{ ok: true; booking: LockedBooking; quoted: QuotedMove } | Refusal> {
  if (!may(actor, 'booking.move')) return { ok: false, reason: 'not_allowed' };
  const booking = await lockBooking(tx, { code });
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  const { state, id } = booking;
  if (state !== 'confirmed' && state !== 'disrupted') return { ok: false, reason: 'not_confirmed' };
  const open = state === 'disrupted' ? await listOpenItems(tx, id) : [];
  if (open.some(({ position }) => position !== request.position))
    return { ok: false, reason: 'waits_choice' };
  const change = await findOpenChange(tx, id);
  if (change) await closeChange(tx, { bookingId: id, change }, { to: 'replaced', now });
  const quoted = await quoteMove(tx, booking, request, now);
  if (!quoted.ok) return quoted;
  const { dueVnd, totalVnd } = quoted.preview;
  const borneVnd =
    quoted.preview.borneVnd + (await sumBorneLately(tx, { id, actor, but: request.position }, now));
  if (!may(actor, 'booking.move', borneVnd)) return { ok: false, reason: 'above_limit', borneVnd };
  if (state === 'disrupted' && dueVnd > 0) return { ok: false, reason: 'cannot_wait' };
  if (await exceedsFirmLimit(tx, id, totalVnd)) return { ok: false, reason: 'above_firm_limit' };
  return { ok: true, booking, quoted };
}

/** Time within which what one person has the company bear for one booking counts together against their limit. */
const togetherHours = 24;

/**
 * What a person had the company bear for other items of a locked booking within the last day. That of the item itself is part of what
 * is borne now, because its price is what its guest pays.
 */
async function sumBorneLately(
  tx: Tx,
  { id, actor, but }: { id: string; actor: Actor; but: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ sumVnd: number }>`
    SELECT coalesce(sum("borneVnd"), 0)::bigint AS "sumVnd" FROM (
      SELECT DISTINCT ON (details->'positions') (details->>'borneVnd')::bigint AS "borneVnd"
      FROM booking_events
      WHERE booking_id = ${id} AND reason = 'moved' AND coalesce(details->>'borneBy', actor) = ${actorText(actor)}
        AND at > ${new Date(now.getTime() - togetherHours * 3_600_000)}
        AND NOT details->'positions' @> ${json([but])}
      ORDER BY details->'positions', id DESC) AS last_of_item`.execute(tx);
  return rows[0]?.sumVnd ?? 0;
}

async function moveNow(
  tx: Tx,
  queue: Queue,
  booking: LockedBooking,
  { quoted, actor, note, now }: { quoted: QuotedMove; actor: Actor; note: string; now: Date },
): Promise<void> {
  const { quote, positions, preview } = quoted;
  const { borneVnd, backVnd } = preview;
  await applyChange(tx, queue, booking, { quote, positions, borneVnd, actor, note, now });
  if (booking.state === 'disrupted') await closeItems(tx, booking.id, 'rebooked', now);
  if (backVnd > 0) {
    const standing = { ...booking, state: 'confirmed' as const };
    await returnSurplus(tx, queue, standing, { amountVnd: backVnd, cause: 'changed', actor, now });
  }
}
