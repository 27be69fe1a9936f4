import { z } from 'zod';
import { findProducts } from '#modules/pricing/promotions/promotions.ts';
import { type AddDepartureResult, addDeparture } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { isDay } from '#platform/time/days.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';

const shape = z.object({
  product: z.string().trim().min(1, 'Ghi mã hoặc địa chỉ của sản phẩm.').max(300),
  day: z.string().refine(isDay, 'Chọn ngày khởi hành.'),
  reason: z.string().trim().min(1, 'Ghi lý do, để người sau hiểu.').max(200, 'Dài quá 200 ký tự.'),
});

type Added = { ok: true; productId: number; day: string } | { ok: false; reply: ActionReply };

/** Opens a departure of the named product outside its weekdays. */
export async function runAddDeparture({ db, clock }: App, actor: StaffActor, form: FormData): Promise<Added> {
  const read = readForm(form, shape);
  if (!read.ok) return { ok: false, reply: wrongIn(read) };
  const { typed } = read;
  const { product, day, reason } = read.value;
  const [productId] = await findProducts(db, [product]);
  if (productId === undefined) return { ok: false, reply: { errors: refusals.unknown_product, typed } };
  const result = await addDeparture(db, { productId, day, reason, actor }, clock.now());
  if (result.ok) return { ok: true, productId, day };
  return { ok: false, reply: { errors: refusals[result.reason], typed } };
}

type Reason = Extract<AddDepartureResult, { ok: false }>['reason'];
const refusals: Readonly<Record<Reason, Record<string, string>>> = {
  not_allowed: { product: 'Vai trò của bạn không mở được chuyến.' },
  unknown_product: { product: 'Không có sản phẩm nào có mã hoặc địa chỉ này.' },
  every_day: { product: 'Sản phẩm này bán mọi ngày, không có lịch khởi hành. Mở ngày ở Lịch chỗ và giá.' },
  past_day: { day: 'Chọn từ ngày mai.' },
  too_far: { day: 'Ngày này chưa mở bán. Chọn ngày gần hơn.' },
  starts_already: { day: 'Ngày này đã có chuyến. Cần thêm chỗ thì đổi số chỗ ở Lịch chỗ và giá.' },
};
