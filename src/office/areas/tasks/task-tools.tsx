import { Form } from 'react-router';
import type { Task } from '#modules/tasks/queries/list-tasks.ts';
import { useMay, useOffice } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { useDetailsMenu } from '../../parts/use-details-menu.ts';

/** Rarer actions on a task: take it over, release it, drop it with a reason. */
export function TaskTools({ task: { id, owner, title } }: { task: Task }) {
  const may = useMay();
  const { me } = useOffice();
  return (
    <details className="relative max-sm:static" {...useDetailsMenu()}>
      <summary
        aria-label={`Việc khác với: ${title}`}
        className="flex min-h-[26px] cursor-pointer items-center rounded-badge px-2 text-sm font-semibold text-ink-soft hover:bg-hover max-sm:min-h-11"
      >
        Khác
      </summary>
      <Form
        method="post"
        className="absolute right-0 z-3 flex w-72 flex-col gap-2 rounded-card border border-line bg-surface p-3 shadow-pop max-sm:inset-x-3 max-sm:w-auto"
      >
        <input type="hidden" name="id" value={id} />
        {owner && <input type="hidden" name="from" value={owner.id} />}
        {owner?.id === me.id && (
          <Button type="submit" name="do" value="release">
            Trả lại cho nhóm
          </Button>
        )}
        {owner && owner.id !== me.id && (
          <Button type="submit" name="do" value="take">
            Nhận thay {owner.name}
          </Button>
        )}
        {may('task.close') && (
          <>
            <TextField id={`reason-${id}`} name="reason" label="Vì sao không cần làm nữa" maxLength={200} />
            <Button type="submit" name="do" value="close" look="dangerous">
              Khép việc
            </Button>
          </>
        )}
        {!owner && !may('task.close') && (
          <p className="text-sm text-ink-faint">Nhận việc trước, rồi trả lại hoặc nhờ điều hành khép.</p>
        )}
      </Form>
    </details>
  );
}
