import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import type { AskReply } from './run-ask-action.ts';

/** The supplier's answer by phone: yes with their reference number, or no with a reason. */
export function AnswerForms({ askId, reply }: { askId: string; reply: AskReply | undefined }) {
  return (
    <div className="grid grid-cols-2 gap-4 p-3 max-sm:grid-cols-1">
      <Form method="post" preventScrollReset className="flex flex-col gap-2">
        <input type="hidden" name="ask" value={askId} />
        <TextField
          id={`reference-${askId}`}
          name="reference"
          label="Mã của nhà cung cấp"
          defaultValue={reply?.typed?.reference ?? ''}
          error={reply?.errors?.reference}
          hint="Hoặc tên người đã xác nhận."
        />
        <div>
          <Button type="submit" name="do" value="yes">
            Ghi là nhận khách
          </Button>
        </div>
      </Form>
      <Form method="post" preventScrollReset className="flex flex-col gap-2">
        <input type="hidden" name="ask" value={askId} />
        <TextField
          id={`note-${askId}`}
          name="note"
          label="Vì sao không nhận được"
          defaultValue={reply?.typed?.note ?? ''}
          error={reply?.errors?.note}
          hint="Khách chưa trả tiền sẽ đọc câu này."
        />
        <div>
          <Button type="submit" name="do" value="no" look="dangerous">
            Ghi là không nhận
          </Button>
        </div>
      </Form>
    </div>
  );
}
