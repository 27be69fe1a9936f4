import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning the picture library. */
export const mediaVerbs = {
  'media.edit': { title: 'Thêm, sửa, cắt, thay hình trong kho' },
  'media.delete': { title: 'Xóa hình không dùng khỏi kho' },
} satisfies Record<string, Verb>;

export const may = permission(mediaVerbs);
