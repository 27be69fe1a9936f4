import type { PromotionInput } from '#modules/pricing/promotions/promotions.ts';
import {
  type EditPromotionResult,
  editPromotion,
  type FoundPromotion,
  findPromotion,
  switchPromotion,
} from '#modules/pricing/promotions/promotions.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { promotionFields, promotionValues } from './promotion-fields.ts';
import { promotionRefusal } from './promotion-refusal.ts';
import { promotionShape } from './promotion-shape.ts';

interface About {
  promotion: FoundPromotion;
  actor: StaffActor;
}

/** Runs the action of a form on a promotion's page. */
export async function runPromotionAction(app: App, about: About, form: FormData): Promise<EditReply> {
  const { promotion, actor } = about;
  const action = form.get('do');
  if (action === 'edit') return edit(app, about, form);
  if (action !== 'start' && action !== 'stop')
    return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  const reason = String(form.get('why') ?? '').trim();
  if (action === 'stop' && reason === '')
    return { errors: { why: 'Ghi vì sao dừng, để đồng nghiệp đọc.' }, typed: typedIn(form) };
  const switchInput = { id: promotion.id, isOn: action === 'start', reason: reason.slice(0, 300), actor };
  const done = await switchPromotion(app, switchInput, app.clock.now());
  if (!done.ok) return promotionRefusal(done);
  return {
    done:
      action === 'start'
        ? 'Đã cho chạy. Trong thời gian bán, giá khách thấy đổi ngay.'
        : 'Đã dừng. Đơn đã đặt vẫn giữ giá đã giảm.',
  };
}

/** Saves the form, merged with what others changed meanwhile. */
async function edit(
  app: App,
  { promotion: { id, input }, actor }: About,
  form: FormData,
): Promise<EditReply> {
  form.set('sort', input.code === null ? 'deal' : 'code');
  let refusal: Exclude<EditPromotionResult, { ok: true }> | null = null;
  const reply = await saveEdit<PromotionInput>(app.db, form, {
    fields: promotionFields,
    actor,
    verb: 'promotion.edit',
    shape: promotionShape,
    show: promotionValues,
    read: async () => {
      const found = await findPromotion(app.db, id);
      return found && { version: found.version, fields: found.input };
    },
    save: async (fields, version) => {
      const saved = await editPromotion(app, { id, version, input: fields, actor }, app.clock.now());
      if (!saved.ok) refusal = saved;
      return saved;
    },
    object: { type: 'promotion', id: String(id) },
    refusals: {},
  });
  if (!refusal || !reply.refused) return reply;
  const { refused, ...kept } = reply;
  return { ...kept, ...promotionRefusal(refusal) };
}
