import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for prices. */
export const pricingVerbs = {
  'price.edit': { title: 'Đặt giá và điều kiện của từng ngày' },
  'promotion.read': { title: 'Xem khuyến mãi và lượt dùng' },
  'promotion.edit': { title: 'Soạn, chạy và dừng khuyến mãi' },
  'tax.edit': { title: 'Sửa thuế suất' },
  'price.rules': { title: 'Đổi luật giá của sản phẩm' },
} satisfies Record<string, Verb>;

export const may = permission(pricingVerbs);
