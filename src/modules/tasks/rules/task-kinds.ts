/** A kind of task: a reason for which something waits for a person. */
interface TaskKind {
  title: string;
  /** The right needed to do it. */
  verb: string;
  /** The first role that it is assigned to, then those it is escalated to when late. */
  roles: readonly string[];
}

const enquiry = { verb: 'enquiry.answer', roles: ['tu-van', 'dieu-hanh', 'quan-tri'] };
const supplier = { verb: 'booking.answer', roles: ['tu-van', 'dieu-hanh', 'quan-tri'] };
const money = { roles: ['ke-toan', 'quan-tri'] };
const reviews = { roles: ['kiem-duyet', 'dieu-hanh', 'quan-tri'] };
const operation = { roles: ['dieu-hanh', 'quan-tri'] };

export const taskKinds = {
  enquiry: { title: 'Yêu cầu của khách', ...enquiry },
  complaint: { title: 'Khiếu nại', verb: 'enquiry.answer', ...operation },
  'follow-up': { title: 'Hẹn liên hệ lại', ...enquiry },
  'fare-payment': {
    title: 'Báo giá khách đã chọn, chờ thu tiền',
    verb: 'enquiry.move',
    roles: enquiry.roles,
  },
  'on-request': { title: 'Đặt chỗ chờ nhà cung cấp nhận', ...supplier },
  'supplier-confirmation': { title: 'Đã trả tiền, nhà cung cấp chưa xác nhận', ...supplier },
  'supplier-declined': {
    title: 'Đã trả tiền, nhà cung cấp không nhận được',
    verb: 'booking.answer',
    ...operation,
  },
  'guest-message': { title: 'Lời nhắn của khách', verb: 'booking.message', roles: enquiry.roles },
  'late-arrival': { title: 'Khách đến muộn, nhà cung cấp chưa biết', verb: 'booking.answer', ...operation },
  licence: { title: 'Giấy phép, hợp đồng sắp hết hạn', verb: 'supplier.edit', ...operation },
  'short-tour': { title: 'Chuyến thiếu khách', verb: 'days.close', ...operation },
  'refund-approval': { title: 'Duyệt hoàn tiền', verb: 'refund.approve', ...money },
  refund: { title: 'Hoàn tiền gần hạn hoặc quá hạn', verb: 'refund.pay', ...money },
  'unmatched-money': { title: 'Tiền về chưa rõ của ai', verb: 'payment.assign', ...money },
  'late-money': { title: 'Tiền đến sau khi hết giữ chỗ', verb: 'booking.cancel', ...operation },
  invoice: { title: 'Hóa đơn khách xin, chưa xuất', verb: 'booking.invoice', ...money },
  balance: { title: 'Phần còn lại quá hạn trả', verb: 'booking.edit', ...operation },
  'books-differ': { title: 'Sổ chưa khớp', verb: 'books.reconcile', ...money },
  'ledger-proposal': { title: 'Bút toán chờ duyệt', verb: 'books.approve', ...operation },
  'credit-approval': { title: 'Tín dụng tặng khách chờ duyệt', verb: 'credit.approve', ...money },
  'thin-margin': { title: 'Combo lãi dưới mức đặt ra', verb: 'sale.margin', ...operation },
  'calendar-stale': { title: 'Lịch của kênh khác không đọc được', verb: 'channel.edit', ...operation },
  'calendar-overbooked': { title: 'Hai kênh bán trùng ngày', verb: 'channel.edit', ...operation },
  'webhook-off': { title: 'Webhook của đối tác đã tắt', verb: 'partner.edit', ...operation },
  'failed-mail': { title: 'Thư chưa gửi được', verb: 'booking.edit', ...operation },
  review: { title: 'Đánh giá chờ duyệt', verb: 'review.moderate', ...reviews },
  'review-report': { title: 'Đánh giá bị báo cáo', verb: 'review.moderate', ...reviews },
  'review-appeal': { title: 'Người viết khiếu nại', verb: 'review.appeal', ...reviews },
  plan: { title: 'Kế hoạch chờ duyệt', verb: 'plan.moderate', ...reviews },
  'plan-comment': { title: 'Bình luận chờ đọc', verb: 'plan.moderate', ...reviews },
} satisfies Record<string, TaskKind>;

export type TaskKindName = keyof typeof taskKinds;

export const taskKindNames = Object.keys(taskKinds) as TaskKindName[];

export function isTaskKind(text: string): text is TaskKindName {
  return Object.hasOwn(taskKinds, text);
}

/** The role of a task after a number of escalations. */
export function roleOfTask(kind: TaskKindName, escalation: number): string {
  const roles: readonly string[] = taskKinds[kind].roles;
  return roles[Math.min(escalation, roles.length - 1)] as string;
}

/** Notification of a kind of task: in the office only, by mail at once, or by mail at eight in the morning. */
export type NoticeWay = 'office' | 'mail' | 'morning';
