import type { MailText } from './mail-text.ts';

/** Wording of the mails about a booking above its firm's limit, which a manager approves. */
export const approvalMailTexts = {
  approval_asked: {
    about: 'Đặt cho công ty vượt hạn mức: đang chờ quản lý duyệt',
    fills: ['firm', 'holdUntil'],
    labels: {
      text: 'Lời khi chỗ đang được giữ',
      request: 'Lời khi nhà cung cấp cũng phải trả lời',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: chờ {{firm}} duyệt',
      preview: 'Quản lý công ty đã nhận thư để duyệt.',
      title: 'Chào {{name}}, đặt chỗ của bạn chờ {{firm}} duyệt',
      text: 'Giá {{total}} vượt hạn mức của công ty nên một người quản lý duyệt trước khi trả. Chúng tôi giữ chỗ đến {{holdUntil}}. Duyệt xong, bạn nhận thư mời thanh toán. Quá giờ này mà chưa duyệt, chỗ tự mở lại và bạn không mất gì.',
      request:
        'Giá {{total}} vượt hạn mức của công ty nên một người quản lý duyệt trước khi trả. Trong lúc đó chúng tôi hỏi nhà cung cấp. Có đủ hai câu trả lời, bạn nhận thư mời thanh toán.',
    },
  },
  approval_given: {
    about: 'Đặt cho công ty: quản lý đã duyệt',
    fills: ['firm', 'holdUntil'],
    labels: {
      text: 'Lời khi trả được ngay',
      request: 'Lời khi còn chờ nhà cung cấp',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: {{firm}} đã duyệt',
      preview: 'Quản lý công ty đã duyệt đặt chỗ của bạn.',
      title: 'Chào {{name}}, {{firm}} đã duyệt đặt chỗ của bạn',
      text: 'Số tiền cần trả là {{due}} trước {{holdUntil}}. Quá giờ này, chỗ sẽ tự mở lại cho khách khác và bạn không mất gì.',
      request: 'Nhà cung cấp chưa trả lời. Khi họ nhận lời, chỗ được giữ và bạn nhận thư mời thanh toán.',
    },
  },
  approval_refused: {
    about: 'Đặt cho công ty: quản lý không duyệt',
    fills: ['firm'],
    parts: {
      subject: 'Đặt chỗ {{code}}: {{firm}} không duyệt',
      preview: 'Đặt chỗ đã hủy, bạn không mất gì.',
      title: 'Chào {{name}}, {{firm}} không duyệt đặt chỗ này',
      text: 'Đặt chỗ {{code}} đã hủy và bạn không mất phí. Khoản đã trả, nếu có, được hoàn đủ.',
    },
  },
} satisfies Record<string, MailText>;
