import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff in the catalogue. */
export const catalogueVerbs = {
  'catalogue.edit': { title: 'Sửa sản phẩm và điểm đến' },
  'catalogue.publish': { title: 'Đưa sản phẩm lên trang' },
  'catalogue.withdraw': { title: 'Gỡ sản phẩm khỏi trang' },
  'policy.edit': { title: 'Sửa điều kiện hủy' },
  'unit.edit': { title: 'Sửa hạng, số lượng, gói giá và thành phần combo' },
  'supplier.read': { title: 'Xem nhà cung cấp' },
  'supplier.export': { title: 'Xuất danh sách nhà cung cấp' },
  'supplier.papers': { title: 'Xem, thêm, gỡ hợp đồng và giấy phép của nhà cung cấp' },
  'supplier.edit': { title: 'Sửa liên hệ, tài khoản, giấy phép của nhà cung cấp' },
} satisfies Record<string, Verb>;

export const may = permission(catalogueVerbs);
