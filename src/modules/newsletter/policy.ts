import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning the newsletter. */
export const newsletterVerbs = {
  'newsletter.export': { title: 'Xem, xuất danh sách nhận bản tin' },
  'newsletter.stop': { title: 'Ngừng gửi bản tin cho một người' },
} satisfies Record<string, Verb>;

export const may = permission(newsletterVerbs);
