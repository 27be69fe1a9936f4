import { Form } from 'react-router';
import type { SheetImport } from '#modules/sheets/queries/imports.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';

/** The possible next steps of an import, with their effect in numbers. */
export function StepCard({
  found: { state, counts, reason },
  reply,
}: {
  found: Pick<SheetImport, 'state' | 'counts' | 'reason'>;
  reply: ActionReply | undefined;
}) {
  const count = (...of: (keyof typeof counts)[]) => of.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const format = (number: number) => number.toLocaleString('vi-VN');
  if (state === 'checked' && count('new', 'changed') === 0)
    return (
      <Card title="Không có gì để nhập">
        <p className="px-3.5 py-3">
          {count('faulty') > 0
            ? 'Dòng nào cũng có lỗi hoặc đã giống như đang có. Bạn sửa tệp rồi tải lên lại, hoặc chọn lại cột bên dưới.'
            : 'Mọi dòng đã giống như đang có.'}
        </p>
      </Card>
    );
  if (state === 'checked')
    return (
      <Card title="Nhập">
        <Form method="post" noValidate className="flex flex-col gap-3 px-3.5 py-3">
          <p>
            {format(count('new'))} dòng được thêm, {format(count('changed'))} dòng được sửa,{' '}
            {format(count('unchanged'))} dòng giữ nguyên
            {count('faulty') > 0 && `, ${format(count('faulty'))} dòng có lỗi được bỏ ra`}. Dòng nào có người
            sửa sau lúc kiểm tra thì để nguyên và báo lại.
          </p>
          <TextField
            name="reason"
            label="Lý do"
            hint="Đứng trong nhật ký của từng mục được đổi."
            defaultValue={reply?.typed?.reason}
            error={reply?.errors?.reason}
          />
          <Button type="submit" name="do" value="import" look="primary" className="w-fit max-sm:w-full">
            Nhập {format(count('new', 'changed'))} dòng
          </Button>
        </Form>
      </Card>
    );
  if (state === 'done' && count('added', 'saved') > 0)
    return (
      <Card title="Hoàn tác">
        <Form method="post" className="flex flex-col gap-3 px-3.5 py-3">
          <p>
            Đã nhập {format(count('added', 'saved'))} dòng{reason && `, vì: ${reason}`}. Hoàn tác trả từng
            dòng về như trước, dòng nào đã có người sửa tiếp thì để nguyên và nêu tên. Mục mới thêm thì được
            gỡ khỏi trang, ngừng bán, hoặc xóa nếu chưa đăng.
          </p>
          <Button type="submit" name="do" value="undo" look="dangerous" className="w-fit max-sm:w-full">
            Hoàn tác {format(count('added', 'saved'))} dòng
          </Button>
        </Form>
      </Card>
    );
  return null;
}
