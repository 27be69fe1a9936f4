import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do with sheets; what a sheet changes asks for the right to change it as well. */
export const sheetVerbs = {
  'sheet.import': { title: 'Nhập dữ liệu từ bảng tính' },
  'sheet.export': { title: 'Xuất dữ liệu ra bảng tính' },
} satisfies Record<string, Verb>;

export const may = permission(sheetVerbs);
