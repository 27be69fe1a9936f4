import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for costs and payables. */
export const saleVerbs = {
  'sale.margin': { title: 'Xem giá vốn, lãi gộp và công nợ nhà cung cấp' },
  'cost.edit': { title: 'Đặt giá vốn, hoa hồng; sửa giá vốn của một dịch vụ' },
  'payable.close': { title: 'Chốt bảng kê của nhà cung cấp' },
  'payable.pay': { title: 'Ghi tiền trả nhà cung cấp', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(saleVerbs);
