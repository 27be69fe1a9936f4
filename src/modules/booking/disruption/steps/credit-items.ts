import { changeState } from '#modules/booking/change-state.ts';
import type { ChooseResult } from '#modules/booking/disruption/choice.ts';
import { bookingCredited } from '#modules/booking/events.ts';
import { issueCredit } from '#modules/payments/credits/issue-credit.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { endDisrupted } from './end-disrupted.ts';
import type { AffectedItems } from './find-affected-items.ts';

/** The money of what cannot take place becomes credit, in full. Not offered where nothing was paid. */
export async function creditItems(tx: Tx, queue: Queue, concerned: AffectedItems): Promise<ChooseResult> {
  const { booking, amountVnd, actor, now } = concerned;
  if (amountVnd === 0) return { ok: false, reason: 'not_offered' };
  const to = await endDisrupted(tx, concerned, 'credited');
  const { phone, email } = await tx
    .selectFrom('bookings')
    .select(['phone', 'email'])
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const credit = await issueCredit(tx, { bookingId: booking.id, phone, email, amountVnd, now });
  const details = { amountVnd, positions: concerned.positions };
  await changeState(tx, booking, to, { actor, reason: 'credited', details, now });
  await queue.send(tx, bookingCredited, { bookingId: booking.id, creditCode: credit.code });
  return { ok: true, kind: 'credit', amountVnd, creditCode: credit.code, promisedOn: null };
}
