import { redirect } from 'react-router';
import type { ProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import { listEditedPlans } from '#modules/catalog/selling/units.ts';
import { saveRatePlan } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { errorsOf } from '#platform/forms/errors-of.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { EditReply } from '../../../parts/edit/edit-state.ts';
import { saveEdit } from '../../../parts/edit/save-edit.ts';
import { planFields, planShape, planValues } from './plan-fields.ts';

interface About {
  product: ProductSummary;
  /** Null adds one. */
  planId: number | null;
  actor: StaffActor;
}

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_product: 'Không còn sản phẩm này.',
  unknown_plan: 'Không còn gói này.',
  gone: 'Không còn gói này.',
  unknown_policy: 'Không còn điều kiện hủy này, bạn chọn cái khác.',
  title_taken: 'Đang có gói khác cùng tên. Khách không phân biệt được, bạn ghi tên khác.',
};

/** Saves the form of a rate plan, merged with what others changed. @throws a redirect to a new one */
export async function runPlanAction(app: App, about: About, form: FormData): Promise<EditReply> {
  const { product, planId, actor } = about;
  if (planId === null) return add(app, about, form);
  const { db, clock } = app;
  return saveEdit(db, form, {
    ...{ fields: planFields, actor, verb: 'unit.edit', shape: planShape, show: planValues, refusals },
    read: async () => {
      const plan = (await listEditedPlans(db, product.id)).find(({ id }) => id === planId);
      return plan ? { version: plan.version, fields: plan } : null;
    },
    save: (fields, version) =>
      saveRatePlan(db, { productId: product.id, planId, version, fields, actor }, clock.now()),
    object: { type: 'rate-plan', id: String(planId) },
  });
}

async function add({ db, clock }: App, { product, actor }: About, form: FormData): Promise<EditReply> {
  const typed = typedIn(form);
  const opened = { version: 0, base: {}, values: typed };
  const read = planShape.safeParse(typed);
  if (!read.success) return { errors: errorsOf(read.error.issues, (path) => path || null), typed, opened };
  const save = { productId: product.id, planId: null, version: 0, fields: read.data, actor };
  const result = await saveRatePlan(db, save, clock.now());
  if (result.ok) throw redirect(`/san-pham/${product.id}/hang?them=goi`, 303);
  const message = refusals[result.reason] ?? result.reason;
  return result.reason === 'title_taken'
    ? { errors: { title: message }, typed, opened }
    : { refused: message, typed, opened };
}
