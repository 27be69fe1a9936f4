import { addAffiliate } from '#modules/affiliates/commands/affiliates.ts';
import { type Affiliate, findAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { newAffiliateInput } from '#modules/affiliates/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { createFakeQueue } from '../support/fake-queue.ts';
import { randomPhone } from './booking.ts';
import { staff } from './staff.ts';

/** An affiliate with 5 % of hotels and 10 % of tours, whose clicks count for thirty days. @param fields as in the office's form */
export async function createAffiliate(
  db: Database,
  now: Date,
  fields: Record<string, string> = {},
): Promise<Affiliate> {
  const code = `CTV${Math.random().toString(36).slice(2, 10).toUpperCase()}`;
  const form = {
    ...{ code, name: 'Lan Du Ký', type: 'ca-nhan', email: `${code.toLowerCase()}@example.com` },
    ...{ phone: randomPhone(), channel: 'https://landuky.example', attributionDays: '30' },
    ...{ 'rate-hotel': '5', 'rate-tour': '10', 'rate-combo': '', 'rate-cruise': '', 'rate-attraction': '' },
    ...{ 'rate-experience': '', 'rate-car': '', 'rate-service': '' },
  };
  const input = newAffiliateInput.parse({ ...form, ...fields });
  const made = await addAffiliate(db, createFakeQueue(), { fields: input, actor: staff('lan') }, now);
  if (!made.ok) throw new Error(`No affiliate: ${made.reason}`);
  return (await findAffiliate(db, { code: made.code })) as Affiliate;
}
