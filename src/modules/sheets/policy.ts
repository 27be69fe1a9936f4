import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for sheets; an import also needs the right to change the data itself. */
export const sheetVerbs = {
  'sheet.import': { title: 'Nhập dữ liệu từ bảng tính' },
  'sheet.export': { title: 'Xuất dữ liệu ra bảng tính' },
} satisfies Record<string, Verb>;

export const may = permission(sheetVerbs);
