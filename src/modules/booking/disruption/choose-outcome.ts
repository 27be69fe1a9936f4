import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { Actor } from '#modules/booking/policy.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type Choice, type ChooseResult, DayNotFree } from './choice.ts';
import { creditItems } from './steps/credit-items.ts';
import { findAffectedItems } from './steps/find-affected-items.ts';
import { rebookItems } from './steps/rebook-items.ts';
import { refundItems } from './steps/refund-items.ts';

/**
 * Carries out what a guest chose for a booking that waits for a choice, once: whoever comes second finds nothing to
 * choose. Other items of the booking stay as they are.
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
      const concerned = await findAffectedItems(tx, booking, { actor, now });
      if (!concerned) return { ok: false, reason: 'no_choice' };
      switch (choice.kind) {
        case 'rebook':
          return rebookItems(tx, queue, concerned, choice.from);
        case 'credit':
          return creditItems(tx, queue, concerned);
        case 'refund':
          return refundItems(tx, queue, concerned);
      }
    });
  } catch (fault) {
    if (!(fault instanceof DayNotFree)) throw fault;
    const { message, nearestDates = [] } = fault.refusal;
    return { ok: false, reason: 'day_not_free', message, nearestDates };
  }
}
