import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';

/** Form that opens a departure outside the weekdays of a tour or sailing. */
export function AddDepartureForm({ reply }: { reply: ActionReply | undefined }) {
  const { typed, errors } = reply ?? {};
  const field = (name: string) => ({ name, defaultValue: typed?.[name], error: errors?.[name] });
  return (
    <Fold title="Mở thêm chuyến ngoài lịch" isOpen={reply !== undefined}>
      <Form method="post" className="grid items-start gap-2 px-3 pb-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          {...field('product')}
          label="Mã hoặc địa chỉ sản phẩm"
          hint="Số chỗ theo số của từng hạng, giá theo luật giá của ngày ấy; đổi ở Lịch chỗ và giá."
          autoComplete="off"
        />
        <TextField {...field('day')} label="Ngày khởi hành" type="date" />
        <TextField {...field('reason')} label="Lý do" placeholder="Đoàn đông, dịp lễ" />
        <Button type="submit" className="justify-self-start sm:mt-6">
          Mở chuyến
        </Button>
      </Form>
    </Fold>
  );
}
