import { z } from 'zod';
import { setItemCost } from '#modules/sales/commands/set-item-cost.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { countedShape } from '../../app/amount-shape.ts';

const costForm = z.object({
  position: z.coerce.number().int().min(0),
  costVnd: countedShape,
  reason: z.string().trim().min(5, 'Ghi lý do, ít nhất 5 ký tự.').max(300),
});

const refusals = {
  not_allowed: 'Vai trò của bạn không sửa giá vốn được.',
  unknown_item: 'Dịch vụ này chưa bán thành công, nên chưa có giá vốn.',
  no_reason: 'Ghi lý do.',
  same_cost: 'Giá vốn đang là số này rồi.',
};

export type CostReply =
  | { ok: true }
  | {
      ok: false;
      problem?: string;
      problems?: Readonly<Record<string, string>>;
      typed: Record<string, string>;
    };

/** Records the actual cost of a booking's item. */
export async function runCostAction(
  { db, clock }: App,
  { code, actor }: { code: string; actor: StaffActor },
  form: FormData,
): Promise<CostReply> {
  const read = readForm(form, costForm);
  if (!read.ok) return { ok: false, problems: read.errors, typed: read.typed };
  const result = await setItemCost(db, { code, ...read.value, actor }, clock.now());
  if (result.ok) return { ok: true };
  const message = refusals[result.reason];
  return result.reason === 'same_cost'
    ? { ok: false, problems: { costVnd: message }, typed: read.typed }
    : { ok: false, problem: message, typed: read.typed };
}
