import type { Task } from '#modules/tasks/queries/list-tasks.ts';
import { taskKinds } from '#modules/tasks/rules/task-kinds.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

/** Bulk actions on tasks. */
export const taskBulk = [
  { name: 'nhan', title: 'Nhận việc', verb: 'task.take' },
  { name: 'giao', title: 'Giao cho…', verb: 'task.assign' },
  { name: 'khep', title: 'Khép việc…', verb: 'task.close' },
] as const;

/** List declaration of open tasks; the page renders the rows itself, each with its clock. */
export const taskList: ListDeclaration<Task> = {
  title: 'Việc đang chờ',
  keyOf: ({ id }) => String(id),
  bulk: taskBulk,
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'cua-toi', title: 'Của tôi' },
    { slug: 'chua-ai', title: 'Chưa ai nhận' },
  ],
  filters: [
    {
      name: 'loai',
      title: 'Loại',
      isMany: true,
      options: Object.entries(taskKinds).map(([value, { title }]) => ({ value, title })),
    },
  ],
  columns: [],
};
