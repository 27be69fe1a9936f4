import type { MailText } from './mail-text.ts';

/** Wording of the mails with which staff gain access to the office. */
export const officeAccountMailTexts = {
  staff_invited: {
    about: 'Mời vào trang quản trị',
    fills: ['invitedBy', 'role', 'until'],
    isGuarded: true,
    labels: { link: 'Lời về liên kết' },
    parts: {
      subject: '{{company}}: lời mời vào trang quản trị',
      preview: '{{invitedBy}} mời bạn vào trang quản trị.',
      title: 'Mời bạn vào làm việc',
      text: '{{invitedBy}} mời bạn vào trang quản trị của {{company}} với vai trò {{role}}. Bạn mở liên kết, đặt mật khẩu và bắt đầu làm việc.',
      link: 'Liên kết dùng được một lần, trước {{until}}. Bạn đừng chuyển thư này cho ai. Nếu bạn không làm ở đây, bạn cứ bỏ qua.',
    },
  },
  password_reset: {
    about: 'Đặt lại mật khẩu trang quản trị',
    fills: ['name'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{company}}: đặt lại mật khẩu trang quản trị',
      preview: 'Liên kết để đặt mật khẩu mới, dùng một lần.',
      title: 'Đặt lại mật khẩu',
      text: 'Chào {{name}},\n\nCó người, chắc là bạn, vừa nói rằng đã quên mật khẩu vào trang quản trị. Liên kết dưới đây dùng được một lần, trong 60 phút. Đổi xong, mọi phiên đang mở sẽ kết thúc.',
      stranger:
        'Không phải bạn? Bạn không cần làm gì: mật khẩu cũ vẫn dùng được, và không ai vào được nếu không mở thư này.',
    },
  },
} as const satisfies Record<string, MailText>;
