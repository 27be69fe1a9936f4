import type { z } from 'zod';
import { type NewPlan, newPlan, planParty } from '#modules/plans/schema.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import type { PlanErrors, PlanValues } from './empty-plan.ts';

type Read = { ok: true; plan: NewPlan } | { ok: false; errors: PlanErrors };

/** Reads the form of a new plan; errors are given by field, and what was typed stays. */
export function readPlanForm(form: FormData): { values: PlanValues; read: Read } {
  const text = (key: keyof PlanValues) => String(form.get(key) ?? '').trim();
  const values: PlanValues = {
    title: text('title'),
    startsOn: text('startsOn'),
    days: text('days'),
    adults: text('adults'),
    ages: text('ages'),
  };
  const party = readParty(values);
  const parsed = newPlan.safeParse({
    title: values.title,
    startsOn: values.startsOn || null,
    days: numberOf(values.days),
  });
  if (parsed.success && party.ok)
    return { values, read: { ok: true, plan: { ...parsed.data, party: party.value } } };
  const errors: PlanErrors = {
    ...(parsed.success ? {} : errorsOf(parsed.error.issues, fieldOf)),
    ...(party.ok ? {} : party.errors),
  };
  return { values, read: { ok: false, errors } };
}

/** Parses the number of adults, and the children's ages separated by commas or spaces. */
export function readParty({
  adults,
  ages,
}: Pick<PlanValues, 'adults' | 'ages'>):
  | { ok: true; value: z.infer<typeof planParty> }
  | { ok: false; errors: PlanErrors } {
  const childAges = ages
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(numberOf);
  const parsed = planParty.safeParse({ adults: numberOf(adults), childAges });
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: PlanErrors = {};
  for (const issue of parsed.error.issues)
    errors[issue.path[0] === 'adults' ? 'adults' : 'ages'] ??=
      issue.path[0] === 'adults'
        ? 'Vui lòng nhập từ 1 đến 40 người lớn.'
        : 'Vui lòng nhập tuổi từ 0 đến 17, cách nhau bằng dấu phẩy.';
  return { ok: false, errors };
}

const fieldOf = (path: string): keyof PlanValues | null =>
  path === 'title' || path === 'startsOn' || path === 'days' ? path : null;

function numberOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}
