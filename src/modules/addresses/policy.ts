import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to addresses. */
export const addressVerbs = {
  'redirect.edit': { title: 'Đặt và bỏ chuyển hướng' },
} satisfies Record<string, Verb>;

export const may = permission(addressVerbs);
