import { activePositions, firstDay } from '#modules/booking/active-items.ts';
import { changeState } from '#modules/booking/change-state.ts';
import { bookingCredited } from '#modules/booking/events.ts';
import { hasPaidParts } from '#modules/booking/list-parts.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { awaitsChoice, type BookingState } from '#modules/booking/state.ts';
import { issueCredit } from '#modules/payments/credits/credits.ts';
import { listNearestStarts } from '#modules/pricing/calendar/list-nearest-starts.ts';
import type { Quote, QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { addDays, dayInVietnam, daysBetween } from '#platform/time/days.ts';
import { formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { type DisruptionReason, disruptionReasonLabels } from './queries.ts';
import { choiceAmount } from './steps/choice-amount.ts';
import { type ChooseResult, DayNotFree } from './steps/choose-result.ts';
import { endDisrupted } from './steps/end-disrupted.ts';
import { type AffectedItems, findAffectedItems } from './steps/find-affected-items.ts';
import { isProposal, listOpenItems, type OpenItem } from './steps/list-open-items.ts';
import { rebookItems } from './steps/rebook-items.ts';
import { refundItems } from './steps/refund-items.ts';

/** A choice that a guest has to make. Days and times are ISO, the amount is đồng. */
export interface ChoiceView {
  /** 'unallocated': money came after the inventory was gone. */
  why: 'disrupted' | 'unallocated';
  /** The deadline, after which `amount` is refunded automatically. */
  until: string;
  /** The causes, each once even if the same was closed twice. */
  causes: {
    /** Text for the guest. */
    words: string;
    title: string;
    reason: DisruptionReason;
    reasonLabel: string;
    note: string;
    fromOn: string;
    toOn: string;
  }[];
  /** The day to which staff moved it and on which inventory is held for the guest; null without one. */
  proposedOn: string | null;
  /** The items concerned; other items of the booking stay as they are. */
  items: { position: number; productTitle: string; unitTitle: string; from: string; to: string }[];
  /** The amount refunded, or turned into credit. */
  amount: number;
  /** Whether other days can be chosen: not before the amount due is paid. */
  canRebook: boolean;
  canCredit: boolean;
}

/** The open choice of a booking; null without one. */
export async function loadChoices(
  db: Executor,
  booking: {
    id: string;
    state: BookingState;
    quote: Quote;
    paidVnd: number;
    dueNowVnd: number;
    choiceBy: Date | null;
  },
): Promise<ChoiceView | null> {
  const { id, state, quote, paidVnd, dueNowVnd, choiceBy } = booking;
  if (!awaitsChoice(state) || !choiceBy) return null;
  const open = state === 'disrupted' ? await listOpenItems(db, id) : [];
  const positions =
    state === 'disrupted' ? [...new Set(open.map((item) => item.position))] : activePositions(quote);
  const amount = choiceAmount({ quote, paidVnd }, positions);
  const items = positions.flatMap((at) => quote.items[at] ?? []);
  const proposedOn = isProposal(open) ? firstDay(items) : null;
  return {
    why: state === 'disrupted' ? 'disrupted' : 'unallocated',
    until: choiceBy.toISOString(),
    causes: causesOf(open, proposedOn),
    proposedOn,
    items: quote.items.flatMap(({ productTitle, unitTitle, from, to }, position) =>
      positions.includes(position) ? [{ position, productTitle, unitTitle, from, to }] : [],
    ),
    amount,
    canRebook: paidVnd >= dueNowVnd,
    // Credit has one owner; what other payers paid is refunded to them.
    canCredit: amount > 0 && !(await hasPaidParts(db, id)),
  };
}

function causesOf(open: readonly OpenItem[], proposedOn: string | null): ChoiceView['causes'] {
  const openItems = new Map(
    open.map((item) => [`${item.title} ${item.fromOn} ${item.toOn} ${item.note}`, item]),
  );
  return [...openItems.values()].map((item) => {
    const { title, reason, note, fromOn, toOn } = item;
    const words = causeWords(item, proposedOn);
    return { words, title, reason, reasonLabel: disruptionReasonLabels[reason], note, fromOn, toOn };
  });
}

/** Names what is closed, or the day to which it was moved. */
function causeWords({ title, reason, fromOn, toOn }: OpenItem, proposedOn: string | null): string {
  const days = formatRange(fromOn, toOn);
  if (reason !== 'regrouped') return `${title} ngừng phục vụ ngày ${days} ${disruptionReasonLabels[reason]}`;
  return `${title} ngày ${days} được dời${proposedOn ? ` sang ${formatWeekdayDate(proposedOn)}` : ''}`;
}

/**
 * Days near the agreed one to which these items can be moved together, nearest first; at most five. Availability may
 * change meanwhile, so the choice itself checks again.
 */
export async function listMoveDates(
  db: Executor,
  items: readonly QuotedItem[],
  now: Date,
): Promise<string[]> {
  if (items.length === 0) return [];
  const shifts: number[][] = [];
  for (const item of items) {
    const starts = await listNearestStarts(db, item, { today: dayInVietnam(now), now });
    shifts.push(starts.map((day) => daysBetween(item.from, day)));
  }
  const [first = [], ...others] = shifts;
  const from = firstDay(items);
  return first
    .filter((shift) => others.every((other) => other.includes(shift)))
    .map((shift) => addDays(from, shift));
}

/**
 * Carries out a guest's choice, once: a concurrent second call finds nothing to choose. Other items of the booking stay
 * as they are.
 */
export async function chooseOutcome(
  db: Executor,
  queue: Queue,
  { code, choice, actor }: { code: string; choice: Choice; actor: Actor },
  now: Date,
): Promise<ChooseResult> {
  try {
    return await inTransaction(db, async (tx): Promise<ChooseResult> => {
      const booking = await lockBooking(tx, { code });
      if (!booking) return { ok: false, reason: 'unknown_booking' };
      const affected = await findAffectedItems(tx, booking, { actor, now });
      if (!affected) return { ok: false, reason: 'no_choice' };
      switch (choice.kind) {
        case 'rebook':
          return rebookItems(tx, queue, affected, choice.from);
        case 'credit':
          return creditItems(tx, queue, affected);
        case 'refund':
          return refundItems(tx, queue, affected);
      }
    });
  } catch (fault) {
    if (!(fault instanceof DayNotFree)) throw fault;
    const { message, nearestDates = [] } = fault.refusal;
    return { ok: false, reason: 'day_not_free', message, nearestDates };
  }
}

/** Messages to guests on why a choice was refused; for an unavailable day the refusal has its own message. */
export const choiceMessages = {
  unknown_booking: 'Không tìm thấy đặt chỗ này.',
  no_choice: 'Đặt chỗ này không còn chờ bạn chọn.',
  not_offered: 'Lựa chọn này không dùng được cho đặt chỗ của bạn. Vui lòng chọn cách khác.',
} as const;

/** Turns the money of affected items into credit, in full. Not offered where nothing was paid, or several people paid. */
async function creditItems(tx: Tx, queue: Queue, affected: AffectedItems): Promise<ChooseResult> {
  const { booking, amountVnd, actor, now } = affected;
  if (amountVnd === 0 || (await hasPaidParts(tx, booking.id))) return { ok: false, reason: 'not_offered' };
  const to = await endDisrupted(tx, affected, 'credited');
  const { phone, email } = await tx
    .selectFrom('bookings')
    .select(['phone', 'email'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const credit = await issueCredit(tx, { bookingId: booking.id, phone, email, amountVnd, now });
  const details = { amountVnd, positions: affected.positions };
  await changeState(tx, booking, to, { actor, reason: 'credited', details, now });
  await queue.send(tx, bookingCredited, { bookingId: booking.id, creditCode: credit.code });
  return { ok: true, kind: 'credit', amountVnd, creditCode: credit.code, promisedOn: null };
}
