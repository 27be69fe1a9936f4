import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for gift cards; the limit is about the money refunded. */
export const giftVerbs = {
  'gift.read': { title: 'Xem phiếu quà tặng' },
  'gift.edit': { title: 'Gửi lại, sửa người nhận, gia hạn phiếu quà tặng' },
  'gift.stop': { title: 'Dừng và mở lại phiếu quà tặng' },
  'gift.refund': { title: 'Hoàn tiền phiếu quà tặng chưa dùng', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(giftVerbs);
