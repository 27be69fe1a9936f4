import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Task } from '#modules/tasks/queries/list-tasks.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { DueClock } from '../../parts/due-clock.tsx';
import { taskLinks } from '../../parts/tasks/task-links.ts';

/** Tasks in brief: clock, object, amount. */
export function DueList({
  tasks,
  now,
  aside,
}: {
  tasks: readonly Task[];
  now: Date;
  /** What a row ends with instead of its amount. */
  aside?: (task: Task) => ReactNode;
}) {
  return (
    <ul>
      {tasks.map((task) => (
        <li
          key={task.id}
          className="grid min-h-9 grid-cols-[122px_minmax(0,1fr)_auto] items-center gap-2 border-b border-line px-2.5 py-1 last:border-0 max-sm:min-h-14"
        >
          <span className="justify-self-start">
            <DueClock dueAt={task.dueAt} now={now} />
          </span>
          <Link
            to={taskLinks[task.kind].to(task.objectId)}
            className="min-w-0 hover:underline"
            title={`${task.title}, ${task.about}`}
          >
            {/* Booking and deadline tell them apart: their titles are alike. */}
            <b className="block truncate font-semibold max-sm:line-clamp-2 max-sm:whitespace-normal">
              {task.title}
            </b>{' '}
            <span className="block truncate text-sm text-ink-soft max-sm:whitespace-normal">
              {task.about}
            </span>
          </Link>
          {aside
            ? aside(task)
            : task.amountVnd !== null && (
                <span className="font-semibold tabular-nums">{formatNumber(task.amountVnd)}</span>
              )}
        </li>
      ))}
    </ul>
  );
}
