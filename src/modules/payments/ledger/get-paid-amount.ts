import type { Executor } from '#platform/db/connect.ts';

/** What a booking's guest has with us, in đồng: everything paid, less every refund that was requested. */
export async function getPaidAmount(db: Executor, bookingId: string): Promise<number> {
  const { paid } = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_vnd'), eb.lit(0)).as('paid'))
    .where('booking_id', '=', bookingId)
    .where('account', '=', 'guest')
    .executeTakeFirstOrThrow();
  return -paid || 0;
}
