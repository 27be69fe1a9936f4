import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import { ratePlanRow } from '../../commands/rate-plan-row.ts';
import { ratePlanInput, slugInput } from '../../schema.ts';

const whole = (least: number, most: number) => {
  const message = `Nhập số nguyên từ ${least.toLocaleString('vi-VN')} đến ${most.toLocaleString('vi-VN')}.`;
  return z.int(message).min(least, message).max(most, message);
};
const { mealPlan, payMode, confirmation } = ratePlanInput.shape;

/** What the office's form of a rate plan says. */
export const planEditInput = z.object({
  title: z.string().trim().min(1, 'Vui lòng nhập tên gói.').max(120, 'Dài quá 120 ký tự.'),
  mealPlan: mealPlan.unwrap(),
  cancellationPolicy: slugInput,
  payMode: payMode.unwrap(),
  pricePercent: whole(10, 300),
  priceDeltaVnd: whole(-100_000_000, 100_000_000),
  minStay: whole(1, 30),
  advanceDays: whole(0, 365),
  confirmation: confirmation.unwrap(),
  answerMinutes: whole(5, 10_080),
});

export type RatePlanEdit = z.output<typeof planEditInput>;

/** Writes a new rate plan behind the others of its product, with a code of its own or out of its name; null for an unknown policy. */
export async function insertRatePlan(
  tx: Tx,
  productId: number,
  plan: RatePlanEdit,
  wanted = slugify(plan.title) || 'goi',
): Promise<number | null> {
  const row = await rowOf(tx, plan);
  if (!row) return null;
  const { id } = await tx
    .insertInto('rate_plans')
    .values((eb) => ({
      product_id: productId,
      code: sql<string>`(
        SELECT code FROM (SELECT ${wanted}::text || CASE n WHEN 1 THEN '' ELSE '-' || n END AS code, n
          FROM generate_series(1, 1000) n) codes
        WHERE NOT EXISTS (SELECT FROM rate_plans r WHERE r.product_id = ${productId} AND r.code = codes.code)
        ORDER BY n LIMIT 1)`,
      position: eb
        .selectFrom('rate_plans')
        .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
        .where('product_id', '=', productId),
      ...row,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what was changed of a rate plan; null for an unknown policy. @returns its new version */
export async function updateRatePlan(tx: Tx, id: number, plan: RatePlanEdit): Promise<number | null> {
  const row = await rowOf(tx, plan);
  if (!row) return null;
  const { version } = await tx
    .updateTable('rate_plans')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Sells under a rate plan or no more. */
export async function setRatePlanStatus(tx: Tx, id: number, status: boolean): Promise<void> {
  await tx
    .updateTable('rate_plans')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function rowOf(tx: Tx, plan: RatePlanEdit) {
  const policy = await tx
    .selectFrom('cancellation_policies')
    .select('id')
    .where('slug', '=', plan.cancellationPolicy)
    .executeTakeFirst();
  return policy && ratePlanRow(plan, policy.id);
}
