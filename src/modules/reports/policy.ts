import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for reports. Pages and files check them themselves. */
export const reportVerbs = {
  'report.read': { title: 'Xem báo cáo' },
  'report.export': { title: 'Xuất báo cáo, gửi báo cáo định kỳ qua thư' },
} satisfies Record<string, Verb>;

export const may = permission(reportVerbs);
