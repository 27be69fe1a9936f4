import type { z } from 'zod';
import type { ratePlanInput } from '../schema.ts';

/** A rate plan input as a row of its table. */
export function ratePlanRow(
  plan: Omit<z.output<typeof ratePlanInput>, 'code' | 'cancellationPolicy'>,
  policyId: number,
) {
  return {
    title: plan.title,
    meal_plan: plan.mealPlan,
    cancellation_policy_id: policyId,
    pay_mode: plan.payMode,
    price_percent: plan.pricePercent,
    price_delta_vnd: plan.priceDeltaVnd,
    min_stay: plan.minStay,
    advance_days: plan.advanceDays,
    confirmation: plan.confirmation,
    answer_minutes: plan.answerMinutes,
  };
}
