import { z } from 'zod';
import { planEditInput, type RatePlanEdit } from '#modules/catalog/selling/units.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { readVnd } from '#platform/vietnamese/read-vnd.ts';
import type { EditField, EditValues } from '../../../parts/edit/edit-state.ts';

export const planFields: readonly EditField[] = [
  { name: 'title', label: 'Tên gói' },
  { name: 'mealPlan', label: 'Bữa ăn' },
  { name: 'cancellationPolicy', label: 'Điều kiện hủy' },
  { name: 'payMode', label: 'Trả tiền' },
  { name: 'pricePercent', label: 'So với giá ngày, %' },
  { name: 'priceDeltaVnd', label: 'Cộng hoặc bớt, ₫' },
  { name: 'minStay', label: 'Số đêm ít nhất' },
  { name: 'advanceDays', label: 'Đặt trước ít nhất, ngày' },
  { name: 'confirmation', label: 'Xác nhận' },
  { name: 'answerMinutes', label: 'Trả lời trong, phút' },
];

/** A rate plan's form values. */
export function planValues(plan: RatePlanEdit): EditValues {
  return {
    ...Object.fromEntries(planFields.map(({ name }) => [name, String(plan[name as keyof RatePlanEdit])])),
    priceDeltaVnd: formatNumber(plan.priceDeltaVnd),
  };
}

const numbers = ['pricePercent', 'minStay', 'advanceDays', 'answerMinutes'] as const;

export const planShape: z.ZodType<RatePlanEdit> = z
  .record(z.string(), z.string())
  .transform((typed, ctx): RatePlanEdit => {
    const read = planEditInput.safeParse({
      ...typed,
      ...Object.fromEntries(
        numbers.map((name) => [name, typed[name]?.trim() ? Number(typed[name]) : Number.NaN]),
      ),
      priceDeltaVnd: readVnd(typed.priceDeltaVnd ?? ''),
    });
    for (const { path, message } of read.error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: [String(path[0] ?? '')], message, input: typed });
    return read.success ? read.data : z.NEVER;
  });
