import { addAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { newAffiliateInput } from '#modules/affiliates/schema.ts';
import { bookingCommissionJobs } from '#modules/booking/jobs.ts';
import { quietQueue } from './quiet-queue.ts';
import type { TradeParts } from './trade-parts.ts';

/** Code of the affiliate who referred some of the demo's guests. */
export const demoAffiliate = 'LANDUKY';

/** A travel blogger as affiliate, with commission rates usual for a company of this size. */
export async function playAffiliate({ db, staff, now }: TradeParts): Promise<void> {
  const rates = { 'rate-hotel': '4', 'rate-tour': '6', 'rate-combo': '4', 'rate-cruise': '5' };
  const fields = newAffiliateInput.parse({
    ...{ code: demoAffiliate, name: 'Lan Du Ký', type: 'ca-nhan', email: 'lan.du.ky@example.com' },
    ...{ phone: '0900 199 001', channel: 'https://landuky.example', attributionDays: '30', ...rates },
    ...{ 'rate-attraction': '3', 'rate-experience': '5', 'rate-car': '', 'rate-service': '' },
  });
  const added = await addAffiliate(db, quietQueue, { fields, actor: staff.operations }, now);
  if (!added.ok) throw new Error(`The demo's affiliate was not added: ${added.reason}`);
}

/** Earns the affiliate's commissions for trips that are over by now. */
export async function settleAffiliate({ db, secrets, now }: TradeParts): Promise<void> {
  const [{ handle }] = bookingCommissionJobs as [(typeof bookingCommissionJobs)[number]];
  const attributed = await db.selectFrom('affiliate_bookings').select('booking_id as id').execute();
  for (const { id } of attributed)
    await handle({ db, secrets, clock: { now: () => now } }, { bookingId: id });
}
