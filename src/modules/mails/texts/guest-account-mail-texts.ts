import type { MailText } from './mail-text.ts';

/** Wording of the mails about guests' accounts and their points. */
export const guestAccountMailTexts = {
  guest_registered: {
    about: 'Xác nhận email khi đăng ký tài khoản',
    fills: ['name'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{company}}: xác nhận email của bạn',
      preview: 'Còn một bước nữa là tài khoản mở được.',
      title: 'Xác nhận email',
      text: 'Chào {{name}},\n\nBạn vừa đăng ký tài khoản ở {{company}} bằng địa chỉ này. Bạn mở liên kết và bấm xác nhận. Liên kết dùng được một lần, trong 24 giờ.',
      stranger: 'Không phải bạn? Bạn cứ bỏ qua thư này: chưa có tài khoản nào được tạo với địa chỉ của bạn.',
    },
  },
  guest_known_address: {
    about: 'Địa chỉ đã có tài khoản',
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{company}}: bạn đã có tài khoản',
      preview: 'Địa chỉ này đã có tài khoản.',
      title: 'Bạn đã có tài khoản',
      text: 'Có người, chắc là bạn, vừa đăng ký ở {{company}} bằng địa chỉ này. Địa chỉ này đã có tài khoản, bạn chỉ cần đăng nhập. Quên mật khẩu, bạn chọn “Quên mật khẩu” ở trang đăng nhập.',
      stranger: 'Không phải bạn? Bạn cứ bỏ qua: tài khoản của bạn không đổi gì.',
    },
  },
  guest_password_reset: {
    about: 'Đặt lại mật khẩu',
    fills: ['name'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{company}}: đặt lại mật khẩu',
      preview: 'Liên kết để đặt mật khẩu mới, dùng một lần.',
      title: 'Đặt lại mật khẩu',
      text: 'Chào {{name}},\n\nCó người, chắc là bạn, vừa nói rằng đã quên mật khẩu. Liên kết này dùng được một lần, trong 60 phút. Đặt mật khẩu mới xong, tài khoản được đăng xuất ở mọi thiết bị.',
      stranger: 'Không phải bạn? Bạn cứ bỏ qua: mật khẩu của bạn không đổi.',
    },
  },
  guest_email_change: {
    about: 'Đổi email của tài khoản: hỏi địa chỉ mới và địa chỉ cũ',
    fills: ['name'],
    isGuarded: true,
    labels: {
      subjectOld: 'Tiêu đề thư tới địa chỉ cũ',
      titleOld: 'Câu đầu thư tới địa chỉ cũ',
      text: 'Lời thư tới địa chỉ mới',
      textOld: 'Lời thư tới địa chỉ cũ',
      stranger: 'Lời khi không phải bạn, địa chỉ mới',
      strangerOld: 'Lời khi không phải bạn, địa chỉ cũ',
    },
    parts: {
      subject: '{{company}}: xác nhận email mới',
      subjectOld: '{{company}}: đồng ý đổi email',
      preview: 'Email của tài khoản chỉ đổi khi cả hai địa chỉ cùng xác nhận.',
      title: 'Email mới của tài khoản',
      titleOld: 'Đổi email của tài khoản',
      text: 'Chào {{name}},\n\nCó người, chắc là bạn, muốn dùng địa chỉ này cho tài khoản của mình. Email của tài khoản chỉ đổi khi cả địa chỉ cũ và địa chỉ mới cùng xác nhận. Liên kết dùng được một lần, trong 24 giờ.',
      textOld:
        'Chào {{name}},\n\nCó người, chắc là bạn, muốn dùng một địa chỉ khác cho tài khoản này. Email của tài khoản chỉ đổi khi cả địa chỉ cũ và địa chỉ mới cùng xác nhận. Liên kết dùng được một lần, trong 24 giờ.',
      stranger: 'Không phải bạn? Bạn cứ bỏ qua thư này.',
      strangerOld: 'Không phải bạn? Bạn đừng bấm, email của tài khoản giữ nguyên, và bạn nên đổi mật khẩu.',
    },
  },
  guest_security: {
    about: 'Cách vào tài khoản vừa đổi: mật khẩu, khóa truy cập, mã, liên kết',
    fills: ['name', 'securityChange', 'changedAt', 'device'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{company}}: tài khoản vừa {{securityChange}}',
      preview: 'Lúc {{changedAt}}, từ {{device}}.',
      title: 'Tài khoản của bạn vừa {{securityChange}}',
      text: 'Chào {{name}},\n\nLúc {{changedAt}}, từ {{device}}, tài khoản của bạn ở {{company}} vừa {{securityChange}}. Là bạn làm thì bạn không cần làm gì thêm.',
      stranger:
        'Không phải bạn? Bạn đặt mật khẩu mới ngay bằng nút dưới đây: tài khoản được đăng xuất ở mọi thiết bị. Sau đó bạn mở trang tài khoản, bỏ khóa truy cập và liên kết nào không phải của mình. Cần giúp, bạn gọi {{phone}}.',
    },
  },
  firm_invited: {
    about: 'Mời đồng nghiệp vào tài khoản công ty',
    fills: ['invitedBy', 'firm', 'firmRole'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: '{{invitedBy}} mời bạn đặt chỗ cho {{firm}}',
      preview: 'Lời mời dùng được một lần, trong 7 ngày.',
      title: 'Lời mời vào {{firm}}',
      text: '{{invitedBy}} mời bạn cùng đặt chỗ cho {{firm}} ở {{company}}, với vai trò {{firmRole}}. Bạn đăng nhập hoặc đăng ký bằng chính địa chỉ này rồi bấm đồng ý. Liên kết dùng được một lần, trong 7 ngày.',
      stranger: 'Bạn không làm ở đó? Bạn cứ bỏ qua thư này: không bấm đồng ý thì không có gì thay đổi.',
    },
  },
  firm_approval: {
    about: 'Đặt cho công ty vượt hạn mức: hỏi quản lý',
    fills: ['firm', 'total', 'until', 'product', 'bookedBy'],
    isGuarded: true,
    labels: { stranger: 'Lời khi không biết việc này' },
    parts: {
      subject: '{{firm}}: {{bookedBy}} chờ bạn duyệt {{total}}',
      preview: 'Trả lời trước {{until}}.',
      title: '{{bookedBy}} chờ bạn duyệt',
      text: '{{bookedBy}} đặt {{product}} cho {{firm}}, giá {{total}}, trên hạn mức của công ty. Bạn mở trang công ty, đăng nhập rồi duyệt hoặc không duyệt trước {{until}}. Quá giờ này mà chưa ai trả lời, chỗ tự mở lại và không ai mất gì.',
      stranger: 'Không biết việc này? Bạn cứ không duyệt: chưa duyệt thì không ai trả được cho đặt chỗ ấy.',
    },
  },
  firm_approval_by_phone: {
    about: 'Đặt cho công ty: nhân viên ghi lời duyệt của quản lý',
    fills: ['firm', 'code', 'total', 'manager'],
    isGuarded: true,
    labels: {
      textRefused: 'Lời khi không duyệt',
      stranger: 'Lời khi không biết việc này',
    },
    parts: {
      subject: '{{firm}}: đã ghi câu trả lời của {{manager}} cho đặt chỗ {{code}}',
      preview: 'Nhân viên ghi theo cuộc gọi của {{manager}}.',
      title: 'Chúng tôi đã ghi câu trả lời của {{manager}}',
      text: '{{manager}} gọi và duyệt đặt chỗ {{code}} của {{firm}}, giá {{total}}. Nhân viên đã ghi lại, và người đặt trả tiền được.',
      textRefused:
        '{{manager}} gọi và không duyệt đặt chỗ {{code}} của {{firm}}, giá {{total}}. Đặt chỗ đã hủy, khoản đã trả nếu có được hoàn đủ.',
      stranger:
        'Không ai trong công ty gọi việc này? Bạn trả lời thư này hoặc gọi chúng tôi ngay, chúng tôi xem lại cùng bạn.',
    },
  },
  points_expiring: {
    about: 'Điểm sắp hết hạn',
    fills: ['name', 'points', 'worth', 'expiresOn'],
    parts: {
      subject: '{{points}} điểm của bạn dùng được đến {{expiresOn}}',
      preview: 'Trừ được tới {{worth}} vào lần đặt tới.',
      title: '{{points}} điểm dùng được đến {{expiresOn}}',
      text: 'Chào {{name}},\n\nTrong tài khoản của bạn có {{points}} điểm, bằng {{worth}}. Ngày cuối cùng dùng được là {{expiresOn}}. Bạn chọn “Dùng điểm” ở bước thanh toán của lần đặt tới; hệ thống dùng điểm sắp hết hạn trước.',
    },
  },
} as const satisfies Record<string, MailText>;
