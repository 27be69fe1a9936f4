import type { Verb } from '#platform/actor/actor.ts';

/** What staff may do with the numbers of the company: pages and files, which ask for the right themselves. */
export const reportVerbs = {
  'report.read': { title: 'Xem báo cáo' },
  'report.export': { title: 'Xuất báo cáo' },
} satisfies Record<string, Verb>;
