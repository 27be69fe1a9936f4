import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { type ActionReply, replyTo } from '../../app/action-reply.ts';
import { Button } from '../button.tsx';
import { TextField } from '../field.tsx';
import { formatMonth } from '../months.ts';

/** Closes the past month; the button states the effect. */
export function CloseMonthForm({
  reply,
  dueOn,
  amountVnd,
  month,
  says,
}: {
  reply: ActionReply | undefined;
  dueOn: string;
  amountVnd: number;
  month: string;
  /** What closing means here. */
  says: string;
}) {
  const { typed, errors } = replyTo(reply, 'close');
  return (
    <Form method="post" className="flex flex-col gap-3 p-3.5">
      <p className="text-ink-soft">{says}</p>
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
