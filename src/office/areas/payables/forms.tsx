import { Form } from 'react-router';
import type { Payable } from '#modules/sales/queries/payables.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatMonth } from '../../parts/months.ts';

interface Answered {
  reply: ActionReply | undefined;
}

/** Closes the month that is over; its effect stands on the button. */
export function CloseForm({
  reply,
  dueOn,
  amountVnd,
  month,
}: Answered & { dueOn: string; amountVnd: number; month: string }) {
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5">
      <p className="text-ink-soft">Chốt rồi thì bảng kê không đổi nữa; sửa sau này vào tháng sau.</p>
      <TextField
        type="date"
        name="dueOn"
        label="Hạn trả"
        defaultValue={reply?.typed?.dueOn ?? dueOn}
        error={reply?.errors?.dueOn}
      />
      <Button type="submit" name="do" value="close" look="primary">
        Chốt {formatMonth(month)}, {formatVnd(amountVnd)}
      </Button>
    </Form>
  );
}

/** Writes down a transfer that was made. */
export function PayForm({ reply, today, payable }: Answered & { today: string; payable: Payable }) {
  const { typed, errors } = reply ?? {};
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5">
      <TextField
        name="amountVnd"
        label="Số tiền, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed?.amountVnd ?? payable.owedVnd.toLocaleString('vi-VN')}
        error={errors?.amountVnd}
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
