import { z } from 'zod';
import { reissueVoucher, voidVoucher } from '#modules/vouchers/commands/reissue-voucher.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readForm, typedIn } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { describeConflict } from '../../parts/history/describe-conflict.ts';

const voucherForm = z.object({
  do: z.enum(['reissue', 'void']),
  version: z.coerce.number().int(),
  note: z.string().trim().min(1, 'Viết lý do, để người sau hiểu.').max(300, 'Dài quá 300 ký tự.'),
});

const refusals: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không làm được việc này.',
  unknown_voucher: 'Không còn phiếu này.',
  not_reissuable: 'Phiếu đã dùng, đã hết hạn hoặc đặt chỗ không còn, nên không cấp lại được.',
  not_voidable: 'Phiếu đã có người dùng hoặc đã hết hạn, nên không hủy được.',
  already_replaced: 'Phiếu vừa được cấp lại.',
};

/** Reissues or voids a voucher; after a conflict the reply says what happened meanwhile. */
export async function runVoucherAction(
  { db, queue, clock }: App,
  { code, actor }: { code: string; actor: StaffActor },
  form: FormData,
): Promise<ActionReply> {
  const read = readForm(form, voucherForm);
  if (!read.ok) return wrongIn(read);
  const { do: action, version, note } = read.value;
  const now = clock.now();
  const result =
    action === 'void'
      ? await voidVoucher(db, queue, { code, seen: version, note, actor }, now)
      : await reissueVoucher(db, queue, { code, replaces: version, note, actor }, now);
  if (!result.ok) {
    const meanwhile = await describeConflict(db, 'voucher', code);
    return { refused: `${refusals[result.reason] ?? result.reason}${meanwhile}`, typed: typedIn(form) };
  }
  return {
    done:
      'version' in result
        ? `Đã cấp lại, bản ${result.version}. Mã QR cũ bị từ chối từ bây giờ, khách nhận phiếu mới qua thư.`
        : 'Đã hủy phiếu. Mọi máy quét từ chối phiếu này; khách và nhà cung cấp được báo qua thư.',
  };
}
