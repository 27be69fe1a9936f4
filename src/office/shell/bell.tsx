import { BellRing } from 'lucide-react';
import { type ToggleEvent, useEffect, useState } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import type { NewTask } from '#modules/tasks/queries/list-new-tasks.ts';
import { classNames } from '#ui/class-names.ts';
import { useOffice } from '../app/office-data.ts';
import { Button, buttonClass } from '../parts/button.tsx';
import { formatAgo } from '../parts/format-ago.ts';
import { taskLinks } from '../parts/tasks/task-links.ts';
import { useDetailsMenu } from '../parts/use-details-menu.ts';

export interface BellData {
  tasks: (Omit<NewTask, 'openedAt'> & { openedAt: string })[];
  unseen: number;
}

/** The newest tasks that the person may do; counts those opened since they last looked here. Opening it is looking. */
export function Bell({ bell: { tasks, unseen } }: { bell: BellData }) {
  const { drawnAt } = useOffice();
  const { submit, Form } = useFetcher();
  const { key } = useLocation();
  const { ref: details, ...closes } = useDetailsMenu();
  // What was new when the bell was opened is marked until it is closed.
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  // The layout persists across pages: the list would stay open above the next one.
  useEffect(() => {
    if (key && details.current) details.current.open = false;
  }, [key, details]);
  const newestId = tasks[0]?.id ?? 0;
  const onToggle = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    const isOpen = newState === 'open';
    mark(new Set(isOpen ? tasks.flatMap(({ id, isUnseen }) => (isUnseen ? id : [])) : []));
    if (isOpen && unseen > 0)
      void submit({ moi: String(newestId), stay: '1' }, { method: 'post', action: '/chuong' });
  };
  const label = unseen > 0 ? `Việc mới: ${unseen} chưa xem` : 'Việc mới';
  return (
    <details ref={details} className="relative" onToggle={onToggle} {...closes}>
      <summary
        aria-label={label}
        title={label}
        className={buttonClass('quiet', 'sm', 'relative list-none max-sm:size-11')}
      >
        <BellRing size={16} aria-hidden />
        {unseen > 0 && (
          <span
            aria-hidden
            className="absolute -top-1 -right-1 min-w-4 rounded-full bg-lantern px-1 text-center text-[11px] leading-4 font-semibold text-on-lantern"
          >
            {unseen > 99 ? '99+' : unseen}
          </span>
        )}
      </summary>
      <div className="absolute top-full right-0 z-5 mt-1 flex max-h-[75dvh] w-90 flex-col overflow-y-auto rounded-card border border-line bg-raised shadow-pop max-sm:fixed max-sm:inset-x-3 max-sm:top-13 max-sm:w-auto">
        {tasks.length === 0 && <p className="px-3.5 py-3 text-ink-soft">Không có việc nào đang chờ bạn.</p>}
        <ul>
          {tasks.map((task) => (
            <BellLine
              key={task.id}
              task={task}
              isNew={task.isUnseen || marked.has(task.id)}
              now={new Date(drawnAt)}
            />
          ))}
        </ul>
        <div className="flex items-center gap-2 border-t border-line px-3.5 py-2">
          <Link to="/viec" className="flex min-h-8 items-center font-semibold text-sea max-sm:min-h-11">
            Xem mọi việc
          </Link>
          {unseen > 0 && (
            <Form method="post" action="/chuong" className="ml-auto">
              <input type="hidden" name="moi" value={newestId} />
              <Button type="submit" size="sm">
                Đã xem
              </Button>
            </Form>
          )}
        </div>
      </div>
    </details>
  );
}

function BellLine({
  task: { kind, objectId, title, about, openedAt },
  isNew,
  now,
}: {
  task: BellData['tasks'][number];
  isNew: boolean;
  now: Date;
}) {
  const { icon: Icon, to } = taskLinks[kind];
  return (
    <li className={classNames('border-b border-line last:border-0', isNew && 'bg-sun-soft')}>
      <Link to={to(objectId)} className="flex gap-2.5 px-3.5 py-2 hover:bg-hover">
        <Icon size={16} aria-hidden className="mt-0.5 flex-none text-ink-soft" />
        <span className="min-w-0 flex-1">
          <b className="block truncate">{title}</b>
          <span className="block truncate text-sm text-ink-soft">{about}</span>
        </span>
        <span className="flex-none text-sm text-ink-faint">
          {isNew && <span className="sr-only">mới, </span>}
          {formatAgo(openedAt, now)}
        </span>
      </Link>
    </li>
  );
}
