import { exceedsFirmLimit } from '#modules/booking/firm-limit.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { closeChange, findOpenChange } from '#modules/booking/open-change.ts';
import { may } from '#modules/booking/policy.ts';
import type { QuoteItemRequest } from '#modules/pricing/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type ChangePreview, type ChangeRefusal, type QuotedChange, quoteOthers } from './quote-change.ts';
import { applyChange } from './steps/apply-change.ts';
import { keepIfFree } from './steps/keep-if-free.ts';
import { offerChange } from './steps/offer-change.ts';

type Refusal =
  | ChangeRefusal
  | {
      ok: false;
      reason:
        | 'not_allowed'
        | 'unknown_booking'
        | 'not_confirmed'
        | 'above_firm_limit'
        /** Its supplier has to be asked first, so it cannot be promised. */
        | 'must_ask'
        /** Nothing that is bought without a day or with a prepaid code. */
        | 'not_dated'
        | 'too_many_items';
    }
  /** The price or the amount due differs from what was shown. */
  | { ok: false; reason: 'change_differs'; preview: ChangePreview };

export type PreviewAdditionResult = { ok: true; preview: ChangePreview } | Refusal;
/** `isDone`: false where the booking stays as it is until the service is paid. */
export type AddServiceResult = { ok: true; isDone: boolean; preview: ChangePreview } | Refusal;

interface Addition {
  code: string;
  item: QuoteItemRequest;
  actor: Actor;
}

/** As many as one cart may have. */
const maxItems = 12;

/** Previews price and effect of an added service; writes nothing. */
export function previewAddition(db: Database, addition: Addition, now: Date): Promise<PreviewAdditionResult> {
  return tryOut(db, async (tx): Promise<PreviewAdditionResult> => {
    const found = await prepare(tx, addition, now);
    return found.ok ? { ok: true, preview: found.quoted.preview } : found;
  });
}

/**
 * Adds a service to a confirmed booking at today's price, as a change whose item had nothing before (decision 0098). Its inventory is held
 * until `payBy`, and the booking stays as it is until its guest has paid for it by the booking's own link; where nothing has to be paid
 * first it is added at once. It replaces a change that is already waiting. @param expected what was shown, in đồng
 */
export async function addService(
  db: Executor,
  queue: Queue,
  {
    note,
    expected,
    ...addition
  }: Addition & { note: string; expected: Pick<ChangePreview, 'totalVnd' | 'dueVnd'> },
  now: Date,
): Promise<AddServiceResult> {
  return keepIfFree<AddServiceResult>(db, gone, async (tx) => {
    const found = await prepare(tx, addition, now);
    if (!found.ok) return found;
    const { booking, quoted } = found;
    const { preview, quote, positions } = quoted;
    if (preview.totalVnd !== expected.totalVnd || preview.dueVnd !== expected.dueVnd)
      return { ok: false, reason: 'change_differs', preview };
    const isDone = preview.dueVnd === 0;
    const agreed = { actor: addition.actor, note, now };
    if (isDone) await applyChange(tx, queue, booking, { ...agreed, quote, positions });
    else await offerChange(tx, queue, booking, { ...agreed, quoted });
    return { ok: true, isDone, preview };
  });
}

const gone: Refusal = {
  ...{ ok: false, reason: 'not_free', field: 'target' },
  message: 'Chỗ cuối cùng ở đó vừa có người đặt. Chọn dịch vụ hoặc ngày khác.',
  nearestDates: [],
};

/** Locks, checks permission and prices; a change that is already waiting first releases its inventory. */
async function prepare(
  tx: Tx,
  { code, item, actor }: Addition,
  now: Date,
): Promise<{ ok: true; booking: LockedBooking; quoted: QuotedChange } | Refusal> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  const booking = await lockBooking(tx, { code });
  if (!booking) return { ok: false, reason: 'unknown_booking' };
  if (booking.state !== 'confirmed') return { ok: false, reason: 'not_confirmed' };
  if (item.options.openDated || item.options.voucherCode !== undefined)
    return { ok: false, reason: 'not_dated' };
  const { length: position } = booking.quote.items;
  if (position >= maxItems) return { ok: false, reason: 'too_many_items' };
  const change = await findOpenChange(tx, booking.id);
  if (change) await closeChange(tx, { bookingId: booking.id, change }, { to: 'replaced', now });
  const priceItem = (_: unknown, quoted: QuotedChange['after'][number]) => quoted;
  const request = { positions: [position], before: [], items: [item], priceItem };
  const quoted = await quoteOthers(tx, booking, request, now);
  if (!quoted.ok) return quoted;
  if (quoted.after.some(({ confirmation }) => confirmation === 'request'))
    return { ok: false, reason: 'must_ask' };
  if (await exceedsFirmLimit(tx, booking.id, quoted.preview.totalVnd))
    return { ok: false, reason: 'above_firm_limit' };
  return { ok: true, booking, quoted };
}
