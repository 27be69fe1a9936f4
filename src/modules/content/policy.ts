import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning content. */
export const contentVerbs = {
  'content.edit': { title: 'Sửa bài viết và trang tĩnh' },
  'content.publish': { title: 'Đưa bài viết và trang tĩnh lên trang' },
  'content.withdraw': { title: 'Gỡ bài viết, trang tĩnh khỏi trang' },
} satisfies Record<string, Verb>;

export const may = permission(contentVerbs);
