import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning plans of guests and editorial ones. */
export const planVerbs = {
  'plan.moderate': { title: 'Duyệt kế hoạch công khai và bình luận' },
  'plan.edit': { title: 'Đăng và gỡ kế hoạch của công ty' },
} satisfies Record<string, Verb>;

export const may = permission(planVerbs);
