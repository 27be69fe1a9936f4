import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do with plans of guests and of the company. */
export const planVerbs = {
  'plan.moderate': { title: 'Duyệt kế hoạch công khai và bình luận' },
  'plan.edit': { title: 'Đăng và gỡ kế hoạch của công ty' },
} satisfies Record<string, Verb>;

export const may = permission(planVerbs);
