import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do with the numbers of the company. */
export const reportVerbs = {
  'report.read': { title: 'Xem báo cáo' },
  'report.export': { title: 'Xuất báo cáo' },
} satisfies Record<string, Verb>;

export const may = permission(reportVerbs);
