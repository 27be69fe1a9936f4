import { exceedsFirmLimit } from '#modules/booking/firm-limit.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, findOpenChange } from '#modules/booking/open-change.ts';
import { may } from '#modules/booking/policy.ts';
import { returnSurplus } from '#modules/booking/return-surplus.ts';
import type { ItemChange } from '#modules/booking/schema.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { endChange } from './end-change.ts';
import { type ChangePreview, type ChangeRefusal, type QuotedChange, quoteChange } from './quote-change.ts';

export type { ChangePreview } from './quote-change.ts';

import { applyChange } from './steps/apply-change.ts';
import { keepIfFree } from './steps/keep-if-free.ts';
import { offerChange } from './steps/offer-change.ts';

type Refusal =
  | ChangeRefusal
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_confirmed' | 'above_firm_limit' }
  /** The price or the amount due differs from what was shown. */
  | { ok: false; reason: 'change_differs'; preview: ChangePreview };

export type PreviewChangeResult = { ok: true; preview: ChangePreview } | Refusal;

/** `isDone`: false where the booking stays as it is until the difference is paid. */
export type ChangeBookingResult = { ok: true; isDone: boolean; preview: ChangePreview } | Refusal;

interface ChangeRequest {
  code: string;
  wishes: readonly ItemChange[];
  actor: Actor;
}

/** Previews price and effect of a change of days or guests; writes nothing. */
export async function previewChange(
  db: Database,
  { code, wishes, actor }: ChangeRequest,
  now: Date,
): Promise<PreviewChangeResult> {
  return tryOut(db, async (tx): Promise<PreviewChangeResult> => {
    const found = await prepare(tx, { code, wishes, actor }, now);
    return found.ok ? { ok: true, preview: found.quoted.preview } : found;
  });
}

/**
 * Changes days or guests of a confirmed booking at current prices, decision 0040. Where nothing is due it takes effect at
 * once, and any excess is refunded; otherwise the new inventory is held until `payBy` and the booking stays valid as it is
 * until the difference is paid. It replaces a change that is already waiting. @param expected what was shown, in đồng
 */
export async function changeBooking(
  db: Executor,
  queue: Queue,
  {
    note = '',
    expected,
    ...request
  }: ChangeRequest & { note?: string; expected: Pick<ChangePreview, 'totalVnd' | 'dueVnd'> },
  now: Date,
): Promise<ChangeBookingResult> {
  const { actor } = request;
  return keepIfFree<ChangeBookingResult>(db, gone, async (tx) => {
    const found = await prepare(tx, request, now);
    if (!found.ok) return found;
    const { booking, quoted } = found;
    const refusal = differs(quoted, expected);
    if (refusal) return refusal;
    const { preview } = quoted;
    const isDone = preview.dueVnd === 0;
    if (!isDone) await offerChange(tx, queue, booking, { quoted, actor, note, now });
    else await changeNow(tx, queue, booking, { quoted, actor, note, now });
    return { ok: true, isDone, preview };
  });
}

const gone: Refusal = {
  ok: false,
  reason: 'not_free',
  field: 'items.0.from',
  message: 'Chỗ cuối cùng vừa có người đặt. Vui lòng chọn ngày khác.',
  nearestDates: [],
};

/** Locks and prices; a change that is already waiting first releases its inventory. */
async function prepare(
  tx: Tx,
  { code, wishes, actor }: ChangeRequest,
  now: Date,
): Promise<{ ok: true; booking: LockedBooking; quoted: QuotedChange } | Refusal> {
  if (isStaff(actor) && !may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  const booking = await lockBooking(tx, { code });
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  if (booking.state !== 'confirmed') return { ok: false, reason: 'not_confirmed' };
  const change = await findOpenChange(tx, booking.id);
  if (change) await closeChange(tx, { bookingId: booking.id, change }, { to: 'replaced', now });
  const quoted = await quoteChange(tx, booking, { wishes, isGuest: actor === 'guest', now });
  if (!quoted.ok) return quoted;
  if (await exceedsFirmLimit(tx, booking.id, quoted.preview.totalVnd))
    return { ok: false, reason: 'above_firm_limit' };
  return { ok: true, booking, quoted };
}

function differs(
  { preview }: QuotedChange,
  { totalVnd, dueVnd }: Pick<ChangePreview, 'totalVnd' | 'dueVnd'>,
): Refusal | null {
  if (preview.totalVnd === totalVnd && preview.dueVnd === dueVnd) return null;
  return { ok: false, reason: 'change_differs', preview };
}

interface Agreed {
  quoted: QuotedChange;
  actor: Actor;
  note: string;
  now: Date;
}

async function changeNow(tx: Tx, queue: Queue, booking: LockedBooking, agreed: Agreed): Promise<void> {
  const { quoted, actor, now } = agreed;
  const { backVnd } = quoted.preview;
  await applyChange(tx, queue, booking, { ...agreed, quote: quoted.quote, positions: quoted.positions });
  if (backVnd > 0)
    await returnSurplus(tx, queue, booking, { amountVnd: backVnd, cause: 'changed', actor, now });
}

/** Messages to guests on why a change was refused; for unavailable dates the refusal has its own message. */
export const changeMessages = {
  not_allowed: 'Bạn chưa mở đầy đủ đặt chỗ này.',
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  not_confirmed: 'Đặt chỗ này không còn đổi được.',
  not_changeable: 'Dịch vụ này không tự đổi được. Vui lòng gọi số hỗ trợ để nhân viên đổi giúp.',
  nothing_changed: 'Bạn chưa đổi gì. Vui lòng chọn ngày hoặc số khách khác.',
  too_late: 'Dịch vụ đã bắt đầu nên không đổi được nữa.',
  above_firm_limit:
    'Giá sau khi đổi vượt hạn mức của công ty. Người quản lý nâng hạn mức ở trang công ty, rồi bạn đổi lại.',
  change_differs: 'Giá vừa thay đổi. Vui lòng xem số mới rồi xác nhận lại.',
} as const;

/**
 * Withdraws a change that waits for its difference, before it expires: its inventory is released, the guest is
 * notified, and what they paid for it is refunded. `note` says why, for the history.
 */
export function withdrawChange(
  db: Database,
  queue: Queue,
  { code, note, actor }: { code: string; note: string; actor: Actor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'no_change' }> {
  return db.transaction().execute(async (tx) => {
    if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const change = await findOpenChange(tx, booking.id);
    if (!change) return { ok: false, reason: 'no_change' };
    const paidVnd = await getPaidAmount(tx, booking.id);
    await endChange(tx, queue, { booking, change, paidVnd }, { to: 'ended', actor, note, now });
    return { ok: true };
  });
}
