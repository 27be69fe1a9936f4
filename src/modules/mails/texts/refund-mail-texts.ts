import type { MailText } from './mail-text.ts';

/** Fills available in every mail about a refund. */
export const refundFills = [
  'code',
  'name',
  'company',
  'phone',
  'amount',
  'where',
  'promisedOn',
  'cause',
] as const;

/** Wording of the mails about refunds; promised dates and the required account data are computed. */
export const refundMailTexts = {
  refund_approved: {
    about: 'Khoản hoàn đã được duyệt',
    parts: {
      subject: 'Đặt chỗ {{code}}: khoản hoàn {{amount}} đã được duyệt',
      preview: 'Khoản hoàn của bạn đã được duyệt.',
      title: 'Khoản hoàn đã được duyệt',
      text: 'Chúng tôi hoàn {{amount}} cho bạn ({{cause}}). Tiền về {{where}}, chậm nhất ngày {{promisedOn}}.',
    },
  },
  refund_sent: {
    about: 'Đã gửi lệnh hoàn',
    parts: {
      subject: 'Đặt chỗ {{code}}: đã gửi lệnh hoàn {{amount}}',
      preview: 'Lệnh hoàn tiền đã được gửi đi.',
      title: 'Chúng tôi đã gửi lệnh hoàn tiền',
      text: 'Lệnh hoàn {{amount}} đã gửi đi và bên thanh toán đang xử lý. Tiền về {{where}}, chậm nhất ngày {{promisedOn}}. Bạn không cần làm gì thêm.',
    },
  },
  refund_succeeded: {
    about: 'Đã hoàn xong',
    parts: {
      subject: 'Đặt chỗ {{code}}: đã hoàn {{amount}}',
      preview: '{{amount}} đã được hoàn.',
      title: 'Chúng tôi đã hoàn tiền xong',
      text: '{{amount}} đã được hoàn về {{where}}. Ngân hàng có thể cần thêm thời gian để hiện khoản này trong sao kê của bạn.',
    },
  },
  refund_needs_account: {
    about: 'Cần số tài khoản để hoàn',
    labels: { safe: 'Lời về an toàn' },
    parts: {
      subject: 'Đặt chỗ {{code}}: cần số tài khoản để hoàn {{amount}}',
      preview: 'Bạn cho biết số tài khoản nhận tiền hoàn.',
      title: 'Chúng tôi cần số tài khoản của bạn',
      text: 'Chúng tôi hoàn {{amount}} cho bạn ({{cause}}). Khoản này không về thẳng cách bạn đã trả được, nên chúng tôi chuyển khoản. Bạn bấm nút bên dưới và điền số tài khoản nhận tiền; tiền về trong 1 đến 3 ngày làm việc sau khi gửi lệnh.',
      safe: 'Chúng tôi chỉ hỏi ngân hàng, số tài khoản và tên chủ tài khoản, không bao giờ hỏi mã OTP hay mật khẩu.',
    },
  },
  refund_account_given: {
    about: 'Đã nhận, hoặc vừa đổi tài khoản nhận tiền',
    labels: {
      subjectChanged: 'Tiêu đề thư khi tài khoản đổi',
      titleChanged: 'Câu đầu thư khi tài khoản đổi',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: đã nhận tài khoản nhận tiền hoàn',
      subjectChanged: 'Đặt chỗ {{code}}: tài khoản nhận tiền hoàn vừa đổi',
      preview: 'Khoản hoàn {{amount}} sẽ về {{where}}.',
      title: 'Chúng tôi đã nhận số tài khoản của bạn',
      titleChanged: 'Tài khoản nhận tiền hoàn vừa đổi',
      text: 'Khoản hoàn {{amount}} sẽ về {{where}}.',
    },
  },
  refund_late: {
    about: 'Khoản hoàn về trễ',
    labels: { call: 'Lời khi cần gấp' },
    parts: {
      subject: 'Đặt chỗ {{code}}: xin lỗi bạn, khoản hoàn về trễ',
      preview: 'Khoản hoàn của bạn về trễ hơn ngày đã hứa.',
      title: 'Xin lỗi bạn, khoản hoàn về trễ',
      text: 'Chúng tôi hứa hoàn {{amount}} trước hết ngày {{promisedOn}} nhưng chưa xong. Nhân viên vừa nhận thư báo trễ và sẽ hỏi bên thanh toán. Số tiền của bạn vẫn được ghi nợ đầy đủ.',
      call: 'Bạn cần gấp, gọi {{phone}} và đọc mã {{code}}.',
    },
  },
} satisfies Record<string, MailText>;

/** The mails about refunds. */
export type RefundMailTemplate = keyof typeof refundMailTexts;
