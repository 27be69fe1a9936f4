import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';
import type { Task } from '#modules/tasks/queries/list-tasks.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import { useMay, useOffice } from '../../app/office-data.ts';
import { Avatar } from '../avatar.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { DueClock } from '../due-clock.tsx';
import { taskLinks } from './task-links.ts';

/** A task with its clock, its owner and one action: take it, or open its object. */
export function TaskRow({
  task,
  now,
  lead,
  isChanged = false,
  onSeen,
  children,
}: {
  task: Task;
  now: Date;
  /** Rendered before the clock: the checkbox that selects it. */
  lead?: ReactNode;
  /** Whether it changed while it was shown. */
  isChanged?: boolean;
  onSeen?: () => void;
  children?: ReactNode;
}) {
  const { icon: Icon, to } = taskLinks[task.kind];
  const fetcher = useFetcher<{ refused?: string }>();
  const href = to(task.objectId);
  return (
    <li
      id={`viec-${task.id}`}
      onMouseLeave={onSeen}
      onFocus={onSeen}
      className={classNames(
        'grid min-h-[45px] max-sm:relative grid-cols-[minmax(var(--clock),auto)_16px_minmax(0,1fr)_auto_24px_minmax(104px,auto)] items-center gap-x-2.5 has-[input[name=ma]:checked]:bg-sea-soft border-b border-line px-2.5 py-0.5 last:border-0 hover:bg-hover max-sm:grid-cols-[auto_16px_1fr_auto] max-sm:gap-x-1.5 max-sm:gap-y-1.5 max-sm:px-3 max-sm:py-2.5',
        // Wide enough for the longest clock, so that the titles stand in one line.
        lead ? '[--clock:164px] max-md:[--clock:176px]' : '[--clock:122px]',
        isChanged && 'row-changed',
      )}
    >
      <span className="flex items-center gap-1 justify-self-start">
        {lead}
        <DueClock dueAt={task.dueAt} now={now} />
      </span>
      <Icon size={16} aria-hidden className="text-ink-faint" />
      <div className="flex min-w-0 flex-col max-sm:col-span-full max-sm:row-start-2">
        <Link
          to={href}
          className="truncate leading-[18px] font-semibold hover:underline max-sm:whitespace-normal"
        >
          {task.title}
        </Link>
        <span className="truncate text-sm leading-[17px] text-ink-faint max-sm:whitespace-normal">
          {task.about}
          {task.escalation > 0 && ' · đã báo cấp trên'}
        </span>
        {fetcher.data?.refused && (
          <span role="alert" className="text-sm text-bad">
            {fetcher.data.refused}
          </span>
        )}
      </div>
      <span className="text-right text-ink-soft tabular-nums max-sm:col-start-4 max-sm:row-start-3">
        {task.amountVnd !== null && formatNumber(task.amountVnd)}
      </span>
      <span className="justify-self-end max-sm:col-start-4 max-sm:row-start-1">
        <Owner owner={task.owner} />
      </span>
      <div className="flex items-center gap-1 justify-self-end max-sm:col-span-3 max-sm:col-start-1 max-sm:row-start-3 max-sm:justify-self-start">
        <TaskVerb task={task} fetcher={fetcher} />
        {children}
      </div>
    </li>
  );
}

/** The one action of a task: taking it, or, once it is taken, what its object needs. */
function TaskVerb({
  task,
  fetcher: { Form, state },
}: {
  task: Task;
  fetcher: ReturnType<typeof useFetcher<{ refused?: string }>>;
}) {
  const { verb, to } = taskLinks[task.kind];
  const may = useMay();
  if (task.owner !== null || !may('task.take'))
    return (
      <ButtonLink to={to(task.objectId)} size="sm" aria-label={`${verb}: ${task.title}, ${task.about}`}>
        {verb}
      </ButtonLink>
    );
  return (
    <Form method="post" action="/viec">
      <input type="hidden" name="id" value={task.id} />
      <Button
        type="submit"
        name="do"
        value="take"
        size="sm"
        disabled={state !== 'idle'}
        aria-label={`Nhận việc: ${task.title}, ${task.about}`}
      >
        Nhận việc
      </Button>
    </Form>
  );
}

function Owner({ owner }: Pick<Task, 'owner'>) {
  const { me } = useOffice();
  if (owner) return <Avatar id={owner.id} name={owner.id === me.id ? `${owner.name} (bạn)` : owner.name} />;
  return (
    <span
      title="Chưa ai nhận"
      className="inline-grid size-6 place-items-center rounded-full border border-dashed border-control text-ink-faint"
    >
      <UserPlus size={14} aria-hidden />
      <span className="sr-only">Chưa ai nhận</span>
    </span>
  );
}
