import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for allotments of days. */
export const inventoryVerbs = {
  'places.read': { title: 'Xem lịch chỗ và giá' },
  'places.edit': { title: 'Đổi số chỗ, ngừng bán và mở bán từng ngày' },
} satisfies Record<string, Verb>;

export const may = permission(inventoryVerbs);
