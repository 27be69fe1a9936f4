import type { MailText } from './mail-text.ts';

/** Wording of the mails to suppliers; without their items and guests. */
export const supplierMailTexts = {
  supplier_ask: {
    about: 'Hỏi nhà cung cấp, và nhắc họ trả lời',
    fills: ['code', 'answerBy', 'supplier'],
    rowFills: ['firstSubject'],
    labels: {
      subjectRequest: 'Tiêu đề thư khi khách chưa trả tiền',
      subjectReminder: 'Tiêu đề thư nhắc',
      titleRequest: 'Câu đầu thư khi khách chưa trả tiền',
      text: 'Lời thư khi khách đã trả tiền',
      request: 'Lời thư khi khách chưa trả tiền',
      link: 'Lời về nút trả lời',
    },
    parts: {
      subject: 'Xin xác nhận khách của đặt chỗ {{code}}. Trả lời trước {{answerBy}}',
      subjectRequest: 'Còn chỗ cho đặt chỗ {{code}} không? Trả lời trước {{answerBy}}',
      subjectReminder: 'Nhắc: {{firstSubject}}',
      title: 'Xin xác nhận khách của đặt chỗ {{code}}',
      titleRequest: 'Còn chỗ cho đặt chỗ {{code}} không?',
      text: 'Khách đã thanh toán. Bạn xác nhận và cho mã đặt chỗ của mình trước {{answerBy}}.',
      request: 'Khách đang chờ câu trả lời trước {{answerBy}}. Quá giờ, yêu cầu tự khép lại.',
      link: 'Nút dưới đây mở trang trả lời, không cần đăng nhập. Liên kết dành riêng cho {{supplier}}; đừng chuyển tiếp thư này ra ngoài.',
    },
  },
  supplier_told: {
    about: 'Báo nhà cung cấp ai đến, và điều đã đổi',
    fills: ['code', 'supplier'],
    labels: {
      subjectChanged: 'Tiêu đề thư khi có thay đổi',
      subjectOver: 'Tiêu đề thư khi đã hủy',
      subjectAsked: 'Tiêu đề thư khi mới chỉ hỏi',
      titleChanged: 'Câu đầu thư khi có thay đổi',
      titleOver: 'Câu đầu thư khi đã hủy',
      titleAsked: 'Câu đầu thư khi mới chỉ hỏi',
      changed: 'Lời thư khi có thay đổi',
      ended: 'Lời trước điều không còn diễn ra',
      endedAsked: 'Lời trước điều mới chỉ hỏi và không còn cần',
    },
    parts: {
      subject: 'Khách của đặt chỗ {{code}}',
      subjectChanged: 'Đặt chỗ {{code}} có thay đổi',
      subjectOver: 'Đặt chỗ {{code}} đã hủy',
      subjectAsked: 'Đặt chỗ {{code}}: không cần chỗ nữa',
      title: 'Khách của đặt chỗ {{code}}',
      titleChanged: 'Đặt chỗ {{code}} có thay đổi',
      titleOver: 'Đặt chỗ {{code}} đã hủy',
      titleAsked: 'Đặt chỗ {{code}}: không cần chỗ nữa',
      text: 'Bản phiếu dành cho bạn ở tệp đính kèm.',
      changed: 'Bản phiếu mới ở tệp đính kèm thay cho bản trước.',
      ended: 'Không còn diễn ra, mong bạn trả lại chỗ:',
      endedAsked: 'Bạn không phải trả lời nữa. Chỗ nào đã giữ cho khách này, mong bạn mở lại:',
    },
  },
  supplier_late: {
    about: 'Báo nhà cung cấp khách đến muộn',
    fills: ['code', 'supplier', 'name', 'arrivesAt'],
    parts: {
      subject: 'Khách của đặt chỗ {{code}} đến muộn, khoảng {{arrivesAt}}',
      title: 'Khách của đặt chỗ {{code}} đến muộn',
      text: 'Xin giữ chỗ cho khách và bấm nút dưới đây, để khách yên tâm là bạn đã biết.',
    },
  },
} as const satisfies Record<string, MailText>;
