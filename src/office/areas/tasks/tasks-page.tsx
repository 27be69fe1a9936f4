import { BellRing } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import type { ActionReply } from '../../app/action-reply.ts';
import { useLive } from '../../app/live.ts';
import { actorOf, appOf, sessionOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { RowBox } from '../../parts/list/row-box.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { TaskRow } from '../../parts/tasks/task-row.tsx';
import { loadTasks } from './load-tasks.ts';
import { runTaskAction } from './run-task-action.ts';
import { runTaskBulk } from './run-task-bulk.ts';
import { TaskBulkSheet } from './task-bulk-sheet.tsx';
import { taskBulk, taskList } from './task-list.tsx';
import { TaskTools } from './task-tools.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadTasks(appOf(context), sessionOf(context), new URL(request.url));
}

type Reply = ActionReply & { bulk?: BulkReply };

/** Runs an action on one task from its row, or on many by a sheet. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  if (form.has('viec')) {
    const bulk = await runTaskBulk(form, { app: appOf(context), actor: actorOf(context) });
    if (!bulk) throw data(null, { status: 400 });
    return data<Reply>({ bulk }, { status: bulk.problem ? 422 : 200 });
  }
  const reply: Reply = await runTaskAction(appOf(context), actorOf(context), form);
  return data(reply, { status: reply.refused || reply.errors ? 409 : 200 });
}

export const meta = () => [{ title: 'Việc đang chờ' }];

export default function TasksPage() {
  const { rows, counts, now, next, previous, bulk } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  useLive(['tasks']);
  const may = useMay();
  const address = readListAddress(useLocation().search, taskList);
  const backTo = `/viec${writeListAddress(address, taskList, {})}`;
  const canChoose = taskBulk.some(({ verb }) => may(verb));
  return (
    <PageBody>
      <PageHead title="Việc đang chờ" about="xếp theo giờ hẹn">
        <ButtonLink to="/viec/bao-tin">
          <BellRing size={16} aria-hidden /> Báo cho tôi…
        </ButtonLink>
      </PageHead>
      <ReplyNotice reply={reply} />
      <List
        list={taskList}
        rows={rows}
        now={now.toISOString()}
        counts={counts}
        next={next}
        previous={previous}
        empty={
          <Empty title="Không có việc nào chờ">
            {backTo === '/viec?' ? null : (
              <Link to="/viec" className="text-sea underline">
                Xem mọi việc
              </Link>
            )}
          </Empty>
        }
      >
        {(shown, { changed, see }) => (
          <Card title="Việc">
            <ul aria-label="Việc đang chờ">
              {shown.map((task) => (
                <TaskRow
                  key={task.id}
                  task={task}
                  now={now}
                  isChanged={changed.has(String(task.id))}
                  onSeen={() => see(String(task.id))}
                  lead={canChoose && <RowBox value={String(task.id)} name={`${task.title}, ${task.about}`} />}
                >
                  {may('task.take') && <TaskTools task={task} />}
                </TaskRow>
              ))}
            </ul>
          </Card>
        )}
      </List>
      {bulk && <TaskBulkSheet key={bulk.name} bulk={bulk} reply={reply?.bulk} backTo={backTo} />}
    </PageBody>
  );
}
