import { permission, type Verb } from '#platform/actor/actor.ts';

/** Rights of staff concerning staff and roles, and rights that belong to no single module. */
export const identityVerbs = {
  'role.edit': { title: 'Đổi quyền của vai trò' },
  'staff.invite': { title: 'Mời người vào làm' },
  'staff.block': { title: 'Khóa tài khoản, kết thúc phiên của người khác' },
  'view.share': { title: 'Lưu cách xem danh sách cho cả nhóm' },
  'history.read': { title: 'Xem nhật ký' },
  'guest.read': { title: 'Mở trang của một khách' },
  'guest.export': { title: 'Xuất dữ liệu của một khách' },
  'guest.erase': { title: 'Xóa dữ liệu của một khách' },
  'guest.merge': { title: 'Gộp hai khách là một người' },
  'invoices.export': { title: 'Xuất dữ liệu hóa đơn' },
  'refund.read': { title: 'Xem tài khoản nhận tiền hoàn' },
  'system.run': { title: 'Sao lưu, phục hồi, chạy lại và bỏ việc lỗi' },
  'system.open': { title: 'Mở nội dung bị che của việc nền và tin thanh toán' },
} satisfies Record<string, Verb>;

export const may = permission(identityVerbs);
