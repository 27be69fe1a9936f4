import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for the site's settings. */
export const settingVerbs = {
  'settings.edit': { title: 'Sửa thông tin công ty' },
  'wording.edit': { title: 'Sửa menu, trang chủ, dịch vụ, câu hỏi của danh sách' },
  'mail.edit': { title: 'Sửa lời thư' },
  'holiday.edit': { title: 'Sửa ngày lễ' },
} satisfies Record<string, Verb>;

export const may = permission(settingVerbs);
