import { Form } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';

/** Deletes an entry that was added by mistake, with a reason. */
export function RemoveCard({ version, reply }: { version: number; reply: ActionReply | undefined }) {
  return (
    <Card title="Xóa">
      <Form method="post" className="flex flex-col gap-2 px-3.5 py-3">
        <input type="hidden" name="version" value={version} />
        <TextField
          name="why"
          label="Vì sao xóa"
          hint="Chỉ xóa được khi chưa áp dụng."
          defaultValue={reply?.typed?.why}
          error={reply?.errors?.why}
          maxLength={300}
          autoComplete="off"
        />
        <Button type="submit" name="do" value="remove" look="dangerous" className="w-fit">
          Xóa mục này
        </Button>
      </Form>
    </Card>
  );
}
