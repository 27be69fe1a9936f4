import { Form } from 'react-router';
import { type ActionReply, replyTo } from '../../app/action-reply.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';

/** Records a transfer that was made. */
export function PayForm({
  reply,
  today,
  owedVnd,
  withholds = false,
}: {
  reply: ActionReply | undefined;
  today: string;
  owedVnd: number;
  /** Whether part of it may be tax withheld. */
  withholds?: boolean;
}) {
  const { typed, errors } = replyTo(reply, 'pay');
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
      {withholds && (
        <TextField
          name="withheldVnd"
          label="Thuế TNCN đã khấu trừ, ₫"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.withheldVnd ?? ''}
          error={errors?.withheldVnd}
          hint="Bỏ trống nếu không khấu trừ. Cả hai phần trừ vào số còn nợ."
        />
      )}
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
