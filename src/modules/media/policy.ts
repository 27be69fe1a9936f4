import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to the library of pictures. */
export const mediaVerbs = {
  'media.edit': { title: 'Thêm, sửa, cắt, thay hình trong kho' },
  'media.delete': { title: 'Xóa hình không dùng khỏi kho' },
} satisfies Record<string, Verb>;

export const may = permission(mediaVerbs);
