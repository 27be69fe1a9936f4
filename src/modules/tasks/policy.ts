import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for tasks; acting on the object itself needs a right of its own. */
export const taskVerbs = {
  'task.take': { title: 'Nhận việc' },
  'task.assign': { title: 'Giao việc cho người khác' },
  'task.close': { title: 'Khép việc không cần làm nữa' },
} satisfies Record<string, Verb>;

export const may = permission(taskVerbs);
