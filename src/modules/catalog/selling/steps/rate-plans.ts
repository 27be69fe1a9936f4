import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { ratePlanRow } from '../../commands/rate-plan-row.ts';
import { ratePlanInput, slugInput } from '../../schema.ts';

const whole = (least: number, most: number) => {
  const message = `Nhập số nguyên từ ${least.toLocaleString('vi-VN')} đến ${most.toLocaleString('vi-VN')}.`;
  return z.int(message).min(least, message).max(most, message);
};
const { mealPlan, payMode, confirmation } = ratePlanInput.shape;

/** Fields of the office's rate plan form. */
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

/** Ids of cancellation policies by slug. */
export async function findPolicyIds(tx: Tx, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('cancellation_policies')
    .select(['id', 'slug'])
    .where('slug', 'in', [...slugs])
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** A rate plan to insert. */
export interface NewRatePlan {
  productId: number;
  plan: RatePlanEdit;
  policyId: number;
  code: string;
}

/**
 * Inserts rate plans after the existing ones of their products, in this order; their codes must be free. One statement.
 * @returns their ids
 */
export async function insertRatePlans(tx: Tx, plans: readonly NewRatePlan[]): Promise<number[]> {
  if (plans.length === 0) return [];
  const rows = plans.map(({ productId, plan, policyId, code }, at) => ({
    ...{ product_id: productId, code, at },
    ...ratePlanRow(plan, policyId),
  }));
  const { rows: written } = await sql<{ id: number; key: string }>`${planOnce}
    INSERT INTO rate_plans (product_id, code, position, ${names})
    SELECT n.product_id, n.code, (SELECT coalesce(max(r.position), -1) FROM rate_plans r WHERE r.product_id = n.product_id)
        + row_number() OVER (PARTITION BY n.product_id ORDER BY n.at), ${names}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (product_id int, code text, at int, ${columns}) ORDER BY n.at
    RETURNING id, product_id || ' ' || code AS key`.execute(tx);
  const ids = new Map(written.map(({ id, key }) => [key, id]));
  return plans.map(({ productId, code }) => ids.get(`${productId} ${code}`) as number);
}

/** Updates rate plans. One statement. @returns the new versions by id */
export async function updateRatePlans(
  tx: Tx,
  plans: readonly { id: number; plan: RatePlanEdit; policyId: number }[],
): Promise<Map<number, number>> {
  if (plans.length === 0) return new Map();
  const rows = plans.map(({ id, plan, policyId }) => ({ id, ...ratePlanRow(plan, policyId) }));
  const { rows: written } = await sql<{ id: number; version: number }>`${planOnce}
    UPDATE rate_plans r SET (${names}, version) = (SELECT ${names}, r.version + 1
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n (id int, ${columns}) WHERE n.id = r.id)
    WHERE r.id = ANY (${plans.map(({ id }) => id)}::int[]) RETURNING id, version`.execute(tx);
  return new Map(written.map(({ id, version }) => [id, version]));
}

const names = sql.raw(
  'title, meal_plan, cancellation_policy_id, pay_mode, price_percent, price_delta_vnd, min_stay, advance_days, confirmation, answer_minutes',
);
const columns = sql.raw(
  'title text, meal_plan text, cancellation_policy_id int, pay_mode text, price_percent int, price_delta_vnd bigint, min_stay int, advance_days int, confirmation text, answer_minutes int',
);

/** Puts a rate plan on sale or takes it off. */
export async function setRatePlansStatus(tx: Tx, ids: readonly number[], status: boolean): Promise<void> {
  await tx
    .updateTable('rate_plans')
    .set((eb) => ({ status, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}
