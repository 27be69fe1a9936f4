import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type Executor, inTransaction } from '#platform/db/connect.ts';
import { openPlan } from '../access/plan-access.ts';
import type { PlanVisitor } from '../access/plan-visitor.ts';
import { recordPlanChange } from '../editing/steps/record-plan-change.ts';
import { loadPlan } from '../viewing/load-plan.ts';

/**
 * Links a plan's items to a booking: the products whose unit and day are among the booking's items. The visitor must be able to
 * change the plan; the caller has checked that the booking is theirs. Idempotent. @returns how many were linked
 */
export async function linkPlanBooking(
  db: Executor,
  { slug, bookingCode, visitor }: { slug: string; bookingCode: string; visitor: PlanVisitor },
  now: Date,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const open = await openPlan(tx, slug, visitor, { lock: true });
    if (!open || open.access === 'viewer') return 0;
    const booking = await tx
      .selectFrom('bookings')
      .select('id')
      .where('code', '=', bookingCode)
      .executeTakeFirst();
    const plan = booking && (await loadPlan(tx, open.plan.id));
    if (!plan) return 0;
    const taken = new Map<string, number>();
    for (const { unitId, from } of (await getBooking(tx, booking.id, now)).quote.items)
      taken.set(`${unitId} ${from}`, (taken.get(`${unitId} ${from}`) ?? 0) + 1);
    const marked = plan.days.flatMap(({ date, items }) =>
      items.filter(({ unitId }) => {
        const key = `${unitId} ${date}`;
        const left = taken.get(key) ?? 0;
        taken.set(key, left - 1);
        return left > 0;
      }),
    );
    if (marked.length === 0) return 0;
    await tx
      .insertInto('plan_bookings')
      .values(marked.map((item) => ({ item_id: item.id, booking_id: booking.id, at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const about = marked
      .map(({ title }) => title)
      .join(', ')
      .slice(0, 400);
    await recordPlanChange(tx, { planId: plan.id, by: open.name, what: 'booked', about, now });
    return marked.length;
  });
}
