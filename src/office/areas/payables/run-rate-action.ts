import { z } from 'zod';
import { addCostRate, endCostRate } from '#modules/sales/commands/cost-rates.ts';
import { costBases } from '#modules/sales/rules/cost-bases.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { isDay } from '#platform/time/days.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';

interface OfSupplier {
  supplier: { id: number; slug: string };
  actor: StaffActor;
}

const rateForm = z.object({
  target: z.string().regex(/^(\d{1,9}(-\d{1,9}){0,2})?$/, 'Chọn trong danh sách.'),
  basis: z.enum(costBases, 'Chọn cách tính.'),
  amount: z.string().trim().min(1, 'Nhập bao nhiêu.'),
  fromOn: z.string().refine(isDay, 'Chọn ngày bắt đầu.'),
  toOn: z.string().refine((day) => day === '' || isDay(day), 'Chọn ngày, hoặc để trống.'),
});

/** Adds a rate, or deactivates one. */
export function runRateAction(app: App, of: OfSupplier, form: FormData): Promise<ActionReply> {
  return form.get('do') === 'end' ? end(app, of, form) : add(app, of, form);
}

async function add({ db, clock }: App, of: OfSupplier, form: FormData): Promise<ActionReply> {
  const read = readForm(form, rateForm);
  if (!read.ok) return wrongIn(read);
  const { target, basis, amount, fromOn, toOn } = read.value;
  const typed = typedIn(form);
  const isCommission = basis === 'commission';
  const value = isCommission ? readPercent(amount) : readDongs(amount);
  if (value === null)
    return {
      errors: {
        amount: isCommission ? 'Nhập phần trăm từ 0 đến 100, ví dụ 15,5.' : 'Nhập số tiền, ví dụ 850.000.',
      },
      typed,
    };
  const [productId = null, unitId = null, planId = null] = target === '' ? [] : target.split('-').map(Number);
  const rate = {
    ...{ productId, unitId, planId, basis, fromOn, toOn: toOn || null },
    netVnd: isCommission ? null : value,
    commissionPercent: isCommission ? value : null,
  };
  const result = await addCostRate(db, { ...of, rate }, clock.now());
  if (result.ok) return { done: 'Đã thêm. Đặt chỗ thành công từ lúc này tính theo giá này.' };
  switch (result.reason) {
    case 'needs_unit':
      return { errors: { target: 'Giá vốn phải cho một hạng cụ thể; hoa hồng thì cho tất cả được.' }, typed };
    case 'days_reversed':
      return { errors: { toOn: 'Ngày kết thúc phải từ ngày bắt đầu trở đi.' }, typed };
    case 'foreign':
      return { errors: { target: 'Hạng này không còn của nhà cung cấp.' }, typed };
    case 'unknown_supplier':
      return { refused: 'Không còn nhà cung cấp này.', typed };
    default:
      return { refused: 'Vai trò của bạn không đặt giá vốn được.', typed };
  }
}

async function end({ db, clock }: App, { actor }: OfSupplier, form: FormData): Promise<ActionReply> {
  const result = await endCostRate(db, { id: Number(form.get('id')) || 0, actor }, clock.now());
  if (result.ok) return { done: 'Đã thôi dùng. Đặt chỗ đã bán không đổi.' };
  return {
    refused:
      result.reason === 'not_allowed'
        ? 'Vai trò của bạn không sửa giá vốn được.'
        : 'Giá vốn này vừa có người cho thôi.',
  };
}

/** '15,5' as 15.5, to two decimals. */
function readPercent(text: string): number | null {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text);
  const value = match ? Number(`${match[1]}.${match[2] ?? 0}`) : Number.NaN;
  return value <= 100 ? value : null;
}

/** '850.000' as 850000. */
function readDongs(text: string): number | null {
  const digits = text.replace(/[.\s₫đ]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}
