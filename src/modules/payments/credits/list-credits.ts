import type { Executor } from '#platform/db/connect.ts';

/** A credit as the booking that it came from shows it. Amounts are đồng; the day is ISO, and the last one. */
export interface CreditView {
  code: string;
  amount: number;
  rest: number;
  validUntil: string;
}

/** The credits that a booking's money became, oldest first. */
export function listCredits(db: Executor, bookingId: string): Promise<CreditView[]> {
  return db
    .selectFrom('credits')
    .select(['code', 'amount_vnd as amount', 'rest_vnd as rest', 'valid_until as validUntil'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
}

/** How much of what a booking's guest has paid was credit, less what came back of it. */
export async function getCreditPaid(db: Executor, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('credit_uses')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('paid'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return paid;
}
