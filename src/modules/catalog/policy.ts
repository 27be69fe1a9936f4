import { permission, type Verb } from '#platform/actor/actor.ts';

/** What staff may do to the catalogue. */
export const catalogueVerbs = {
  'catalogue.edit': { title: 'Sửa sản phẩm và điểm đến' },
  'catalogue.withdraw': { title: 'Gỡ sản phẩm khỏi trang' },
} satisfies Record<string, Verb>;

export const may = permission(catalogueVerbs);
