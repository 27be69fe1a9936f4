import { Form } from 'react-router';
import type { Firm } from '#modules/firms/queries/find-firm.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { AccountCard } from '../account-card.tsx';
import type { FirmFormRefusal } from './read-firm-form.ts';

/** The price above which a manager approves what others book, before it can be paid. */
export function LimitCard({
  firm: { approvalOverVnd },
  answer,
}: {
  firm: Firm;
  answer: FirmFormRefusal | undefined;
}) {
  const set = approvalOverVnd?.toLocaleString('vi-VN') ?? '';
  return (
    <AccountCard
      title="Hạn mức duyệt"
      about="Đặt chỗ có giá trên mức này chờ một người quản lý duyệt rồi mới trả được. Chỗ được giữ trong lúc chờ: một ngày, hoặc bốn giờ khi sắp tới ngày đi. Người quản lý tự đặt thì không phải chờ."
    >
      <Form
        key={set}
        method="post"
        preventScrollReset
        noValidate
        className="flex flex-col gap-3 sm:flex-row sm:items-start"
      >
        <TextField
          name="limit"
          label="Hạn mức cho mỗi đặt chỗ, ₫"
          hint="Bỏ trống nếu không cần duyệt."
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={answer?.typed.limit ?? set}
          error={answer?.errors.limit}
          className="grow"
        />
        <Button type="submit" name="do" value="limit" look="outline" className="sm:mt-7">
          Lưu hạn mức
        </Button>
      </Form>
    </AccountCard>
  );
}
