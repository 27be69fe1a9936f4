import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for affiliates. */
export const affiliateVerbs = {
  'affiliate.read': { title: 'Xem cộng tác viên tiếp thị liên kết' },
  'affiliate.edit': { title: 'Mở, sửa, tạm dừng cộng tác viên; đặt hoa hồng' },
  'affiliate.account': { title: 'Ghi tài khoản, mã số thuế của cộng tác viên' },
  'affiliate.close': { title: 'Chốt bảng kê hoa hồng' },
  'affiliate.pay': { title: 'Ghi tiền trả cộng tác viên, tải lệnh chuyển tiền', hasLimit: true },
} satisfies Record<string, Verb>;

export const may = permission(affiliateVerbs);
