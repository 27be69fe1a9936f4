import { permission, type Verb } from '#platform/actor/actor.ts';

/** Permissions of staff for refunds and accounting. */
export const paymentVerbs = {
  'refund.approve': { title: 'Duyệt hoàn tiền', hasLimit: true },
  'refund.reject': { title: 'Từ chối hoàn tiền' },
  'refund.account': { title: 'Ghi tài khoản nhận tiền hoàn cho khách' },
  'refund.export': { title: 'Xuất danh sách hoàn tiền' },
  'refund.pay': { title: 'Ghi tiền hoàn đã chuyển', hasLimit: true },
  'books.reconcile': { title: 'Đối soát sao kê' },
} satisfies Record<string, Verb>;

export const may = permission(paymentVerbs);
