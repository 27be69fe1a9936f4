import type { MailText } from './mail-text.ts';

/** Wording of the mails about a service that cannot take place: the guest's choices, the reminder and the outcome. */
export const disruptionMailTexts = {
  disrupted: {
    about: 'Dịch vụ không diễn ra, hoặc chuyến được dời ngày',
    labels: {
      subjectMoved: 'Tiêu đề thư khi chuyến được dời',
      previewMoved: 'Dòng xem trước khi chuyến được dời',
      titleMoved: 'Câu đầu thư khi chuyến được dời',
    },
    parts: {
      subjectMoved: 'Đặt chỗ {{code}}: chuyến đi được dời ngày, bạn đồng ý hoặc nhận lại tiền',
      previewMoved: 'Chỗ ngày mới đã giữ cho bạn. Bạn đồng ý, dời ngày khác hoặc nhận lại đủ tiền.',
      titleMoved: 'Chào {{name}}, chuyến đi của bạn được dời sang ngày khác',
      subject: 'Đặt chỗ {{code}}: dịch vụ không diễn ra, bạn chọn cách xử lý',
      preview: 'Bạn chọn dời ngày, giữ tín dụng hoặc nhận lại tiền.',
      title: 'Chào {{name}}, rất tiếc, chuyến đi không thể diễn ra như đã hẹn',
      text: 'Bạn chọn một cách dưới đây. Cần hỏi thêm, bạn gọi {{phone}} và đọc mã {{code}}.',
    },
  },
  choice_reminded: {
    about: 'Nhắc chọn cách xử lý',
    parts: {
      subject: 'Đặt chỗ {{code}}: còn một ngày để chọn',
      preview: 'Nếu bạn không chọn, tiền được hoàn lại đủ.',
      title: 'Bạn chưa chọn cách xử lý đặt chỗ này',
    },
  },
  reopened: {
    about: 'Ngày đi đã mở lại',
    parts: {
      subject: 'Đặt chỗ {{code}}: chuyến đi diễn ra như đã hẹn',
      preview: 'Ngày đi đã mở lại, đặt chỗ của bạn giữ nguyên.',
      title: 'Ngày đi của bạn đã mở lại',
      text: 'Dịch vụ diễn ra như đã hẹn. Bạn không cần làm gì, phiếu đã gửi vẫn dùng được.',
    },
  },
  credited: {
    about: 'Giữ tiền cho chuyến sau',
    parts: {
      subject: 'Đặt chỗ {{code}}: mã tín dụng của bạn',
      preview: 'Tiền của bạn được giữ nguyên cho chuyến sau.',
      title: 'Tiền của bạn được giữ cho chuyến sau',
      text: 'Khi đặt chuyến khác bằng số điện thoại hoặc email này, bạn nhập mã ở bước thanh toán. Mã dùng được một lần hoặc nhiều lần cho tới khi hết tiền.',
    },
  },
} satisfies Record<string, MailText>;
