import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to the site's settings. */
export const settingVerbs = {
  'settings.edit': { title: 'Sửa thông tin công ty' },
  'holiday.edit': { title: 'Sửa ngày lễ' },
} satisfies Record<string, Verb>;

export const may = permission(settingVerbs);
