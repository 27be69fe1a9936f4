import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';

/** Rows of the form, one per booking that a transfer is split among; a remainder can be split again. */
export const splitRows = [1, 2, 3, 4] as const;

/** Splits a transfer among several bookings. */
export function SplitForm({
  message: { id, amountVnd },
  reply,
}: {
  message: { id: number; amountVnd: number };
  reply: ActionReply | undefined;
}) {
  const { typed = {}, errors = {} } = reply?.typed?.do === 'split' ? reply : {};
  return (
    <Fold title="Chia cho nhiều đặt chỗ…" isOpen={typed.do === 'split'}>
      <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
        <input type="hidden" name="message" value={id} />
        {splitRows.map((row) => (
          <div key={row} className="grid grid-cols-2 gap-2">
            <TextField
              name={`code${row}`}
              label={`Mã đặt chỗ ${row}`}
              autoComplete="off"
              defaultValue={typed[`code${row}`]}
              error={errors[`code${row}`]}
            />
            <TextField
              name={`amount${row}`}
              label={`Số tiền ${row}, ₫`}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed[`amount${row}`]}
              error={errors[`amount${row}`]}
            />
          </div>
        ))}
        <p className="text-sm text-ink-faint">Phần chưa chia vẫn nằm chờ, khớp hoặc trả lại sau.</p>
        <Button type="submit" name="do" value="split">
          Chia {formatVnd(amountVnd)}
        </Button>
      </Form>
    </Fold>
  );
}
