import { taskMail } from '#modules/mails/view/task-mail.tsx';
import { getSettings } from '#modules/settings/queries.ts';
import { taskNotified, tasksOfMorning } from '#modules/tasks/events.ts';
import { findReader } from '#modules/tasks/queries/get-notices.ts';
import { findOpenTask, listMorningTasks } from '#modules/tasks/queries/list-tasks.ts';
import type { App } from '#platform/app.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { renderMailParts } from './render-mail-parts.ts';
import { sendMail } from './send-mail.ts';

/** Mails open tasks to the staff who subscribed to them; not once none are open. */
export const taskMailJobs = [
  { type: taskNotified, handle: sendTaskMail },
  { type: tasksOfMorning, handle: sendMorningTaskMail },
];

export async function sendTaskMail(
  app: App,
  { taskId, staffId, escalation }: { taskId: number; staffId: string; escalation: number },
): Promise<void> {
  const [task, reader, company] = await Promise.all([
    findOpenTask(app.db, taskId),
    findReader(app.db, staffId),
    getSettings(app.db),
  ]);
  if (!task || !reader) return;
  const renderPart = await renderMailParts(app.db, 'staff_task', company, { task: task.title });
  const mail = taskMail({ renderPart, isLate: escalation > 0, tasks: [task], url: urlOf(app), company });
  await sendMail(app, mail, {
    key: `staff_task:${staffId}:${taskId}:${escalation}:${task.openedAt.getTime()}`,
    bookingId: null,
    template: 'staff_task',
    recipient: reader.email,
  });
}

async function sendMorningTaskMail(
  app: App,
  { staffId, day }: { staffId: string; day: string },
): Promise<void> {
  const [reader, company] = await Promise.all([findReader(app.db, staffId), getSettings(app.db)]);
  const tasks = reader ? await listMorningTasks(app.db, staffId, reader.role) : [];
  if (!reader || tasks.length === 0) return;
  const values = { count: String(tasks.length), day: formatDate(day) };
  const renderPart = await renderMailParts(app.db, 'staff_tasks', company, values);
  await sendMail(app, taskMail({ renderPart, tasks, url: urlOf(app), company }), {
    key: `staff_tasks:${staffId}:${day}`,
    bookingId: null,
    template: 'staff_tasks',
    recipient: reader.email,
  });
}

const urlOf = ({ config }: App) => `${config.publicUrl}/quan-tri/viec`;
