import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff for vouchers. */
export const voucherVerbs = {
  'voucher.reissue': { title: 'Cấp lại phiếu' },
  'voucher.void': { title: 'Hủy phiếu' },
  'voucher.reference': { title: 'Ghi mã của nhà cung cấp lên phiếu' },
} satisfies Record<string, Verb>;

export const may = permission(voucherVerbs);
