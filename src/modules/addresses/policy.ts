import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for addresses. */
export const addressVerbs = {
  'redirect.edit': { title: 'Đặt và bỏ chuyển hướng' },
} satisfies Record<string, Verb>;

export const may = permission(addressVerbs);
