import { Form } from 'react-router';
import type { Affiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { banks } from '#modules/payments/refunds/banks.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';
import { formatMonth } from '../../parts/months.ts';

interface Answered {
  reply: ActionReply | undefined;
}

/** The reply to one of the page's forms. */
const of = (reply: ActionReply | undefined, ...deeds: string[]): ActionReply =>
  reply?.typed?.do !== undefined && deeds.includes(reply.typed.do) ? reply : {};

/** Closes the month that is over; its effect stands on the button. */
export function CloseForm({
  reply,
  dueOn,
  amountVnd,
  month,
}: Answered & { dueOn: string; amountVnd: number; month: string }) {
  const { typed, errors } = of(reply, 'close');
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5">
      <p className="text-ink-soft">
        Chốt rồi thì bảng kê không đổi nữa và cộng tác viên được báo; sửa sau này vào tháng sau.
      </p>
      <TextField
        type="date"
        name="dueOn"
        label="Hạn trả"
        defaultValue={typed?.dueOn ?? dueOn}
        error={errors?.dueOn}
      />
      <Button type="submit" name="do" value="close" look="primary">
        Chốt {formatMonth(month)}, {formatVnd(amountVnd)}
      </Button>
    </Form>
  );
}

/** Writes down a transfer that was made. */
export function PayForm({ reply, today, owedVnd }: Answered & { today: string; owedVnd: number }) {
  const { typed, errors } = of(reply, 'pay');
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5">
      <TextField
        name="amountVnd"
        label="Số tiền đã chuyển, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed?.amountVnd ?? owedVnd.toLocaleString('vi-VN')}
        error={errors?.amountVnd}
      />
      <TextField
        name="withheldVnd"
        label="Thuế TNCN đã khấu trừ, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed?.withheldVnd ?? ''}
        error={errors?.withheldVnd}
        hint="Bỏ trống nếu không khấu trừ. Cả hai phần trừ vào số còn nợ."
      />
      <TextField
        type="date"
        name="paidOn"
        label="Ngày chuyển"
        max={today}
        defaultValue={typed?.paidOn ?? today}
        error={errors?.paidOn}
      />
      <TextField
        name="evidence"
        label="Mã giao dịch của ngân hàng"
        autoComplete="off"
        defaultValue={typed?.evidence ?? ''}
        error={errors?.evidence}
        hint="Mỗi mã ghi một lần; tiền trừ vào bảng kê cũ nhất trước."
      />
      <Button type="submit" name="do" value="pay">
        Ghi đã trả
      </Button>
    </Form>
  );
}

/** Says where they are paid: what is there already is not shown, so it is typed whole. */
export function AccountForm({ reply, affiliate }: Answered & { affiliate: Affiliate }) {
  const { typed, errors } = of(reply, 'account');
  return (
    <Fold title={affiliate.bankBin ? 'Đổi tài khoản…' : 'Ghi tài khoản…'} isOpen={errors !== undefined}>
      <Form method="post" preventScrollReset className="flex flex-col gap-3 p-3">
        <SelectField
          name="bankBin"
          label="Ngân hàng"
          defaultValue={typed?.bankBin ?? ''}
          error={errors?.bankBin}
        >
          <option value="">Chọn ngân hàng</option>
          {Object.entries(banks).map(([bin, title]) => (
            <option key={bin} value={bin}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          name="accountNo"
          label="Số tài khoản"
          autoComplete="off"
          defaultValue={typed?.accountNo ?? ''}
          error={errors?.accountNo}
        />
        <TextField
          name="holder"
          label="Chủ tài khoản"
          autoComplete="off"
          defaultValue={typed?.holder ?? ''}
          error={errors?.holder}
        />
        <TextField
          name="taxCode"
          label="Mã số thuế"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.taxCode ?? ''}
          error={errors?.taxCode}
          hint="Cá nhân: số định danh. Bỏ trống nếu chưa có."
        />
        <Button type="submit" name="do" value="account">
          Lưu tài khoản
        </Button>
      </Form>
    </Fold>
  );
}

/** Has their links bring nothing any more, or again. */
export function SwitchForm({ reply, isActive }: Answered & { isActive: boolean }) {
  const { typed, errors } = of(reply, 'pause', 'resume');
  return (
    <Fold title={isActive ? 'Tạm dừng…' : 'Cho làm lại…'} isOpen={errors !== undefined}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <p className="text-sm text-ink-soft">
          {isActive
            ? 'Từ lúc dừng, liên kết không tính nữa. Đặt chỗ đã có vẫn ra hoa hồng và được trả.'
            : 'Liên kết tính lại từ lúc này.'}
        </p>
        <TextField
          id="reason-switch"
          name="reason"
          label="Lý do, chỉ nhân viên đọc"
          maxLength={300}
          autoComplete="off"
          defaultValue={typed?.reason}
          error={errors?.reason}
        />
        <Button
          type="submit"
          name="do"
          value={isActive ? 'pause' : 'resume'}
          look={isActive ? 'danger' : 'primary'}
        >
          {isActive ? 'Tạm dừng' : 'Cho làm lại'}
        </Button>
      </Form>
    </Fold>
  );
}
