import { Form, useLoaderData } from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Fold } from '../../parts/fold.tsx';
import { ColleagueField } from '../../parts/people/colleague-field.tsx';
import type { MoneyData } from './load-money.ts';

/** Gives the task of unmatched money to a colleague; drawn for those who may. */
export function AssignMoney({ reply }: { reply: ActionReply | undefined }) {
  const { message, task, staff } = useLoaderData<MoneyData>();
  if (!message || !task || staff.length === 0) return null;
  return (
    <Fold
      title={task.owner ? `Giao cho… (${task.owner.name} đang giữ)` : 'Giao cho…'}
      isOpen={reply?.typed?.do === 'assign'}
    >
      <Form method="post" preventScrollReset className="flex flex-wrap items-end gap-2 p-3">
        <input type="hidden" name="message" value={message.id} />
        <input type="hidden" name="task" value={task.id} />
        <ColleagueField staff={staff} chosenId={reply?.typed?.cho ?? task.owner?.id} />
        <Button type="submit" name="do" value="assign">
          Giao
        </Button>
      </Form>
    </Fold>
  );
}
