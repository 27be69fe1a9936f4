import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do with the numbers of the company. Pages and files ask for the right themselves. */
export const reportVerbs = {
  'report.read': { title: 'Xem báo cáo' },
  'report.export': { title: 'Xuất báo cáo, gửi báo cáo định kỳ qua thư' },
} satisfies Record<string, Verb>;

export const may = permission(reportVerbs);
