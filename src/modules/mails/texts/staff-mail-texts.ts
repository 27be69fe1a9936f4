import type { MailText } from './mail-text.ts';

/** Wording of the mails to staff: immediate ones, the morning's open matters, their tasks and the accountant's reconciliation. */
export const staffMailTexts = {
  staff_request: {
    about: 'Có yêu cầu mới',
    fills: ['enquiry', 'enquiryTitle', 'sentAt', 'answerBy'],
    parts: {
      subject: '[Nội bộ] {{enquiryTitle}} {{enquiry}}: trả lời trước {{answerBy}}',
      title: '{{enquiryTitle}} mới: {{enquiry}}',
      text: 'Gửi lúc {{sentAt}}, hẹn trả lời trước {{answerBy}}.\n\nNhận việc, trả lời hoặc đóng trong trang quản trị, mục Yêu cầu.',
    },
  },
  staff_asked: {
    about: 'Đặt chỗ phải hỏi nhà cung cấp',
    fills: ['code', 'answerBy'],
    parts: {
      subject: '[Nội bộ] {{code}} hỏi chỗ: trả lời trước {{answerBy}}',
      title: 'Đặt chỗ {{code}} chờ nhà cung cấp trả lời',
      text: 'Hẹn khách trả lời trước {{answerBy}}; quá giờ, đặt chỗ tự khép lại và khách nhận thư.\n\nHỏi nhà cung cấp, rồi ghi câu trả lời trong trang quản trị, mục Chờ nhà cung cấp.',
    },
  },
  staff_awaited: {
    about: 'Đặt chỗ đã trả tiền, chờ nhà cung cấp',
    fills: ['code'],
    rowFills: ['product', 'standing'],
    labels: { item: 'Dòng của từng dịch vụ' },
    parts: {
      subject: '[Nội bộ] {{code}} đã trả tiền, chờ nhà cung cấp xác nhận',
      title: 'Đặt chỗ {{code}} chờ xác nhận',
      item: '{{product}}: {{standing}}.',
      text: 'Hỏi nhà cung cấp, rồi ghi mã của họ trong trang quản trị, mục Chờ nhà cung cấp.',
    },
  },
  staff_refund_late: {
    about: 'Khoản hoàn trễ hẹn',
    fills: ['code', 'amount', 'promisedOn'],
    parts: {
      subject: '[Nội bộ] Khoản hoàn {{amount}} của {{code}} đã trễ hẹn',
      title: 'Khoản hoàn của {{code}} đã trễ hẹn',
      text: 'Đã hẹn khách {{amount}} chậm nhất ngày {{promisedOn}}. Khách vừa nhận thư xin lỗi.\n\nHỏi ngân hàng hoặc cổng thanh toán, rồi gọi cho khách. Khoản này ở mục Hoàn tiền của trang quản trị.',
    },
  },
  staff_morning: {
    about: 'Việc đang chờ, gửi mỗi sáng',
    fills: ['day', 'count'],
    rowFills: [
      'enquiry',
      'enquiryTitle',
      'answerBy',
      'code',
      'product',
      'standing',
      'departsOn',
      'guests',
      'groupMin',
    ],
    labels: {
      request: 'Dòng của yêu cầu quá giờ',
      awaited: 'Dòng của dịch vụ chờ xác nhận',
      tour: 'Dòng của tour thiếu khách',
    },
    parts: {
      subject: '[Nội bộ] Việc cần làm ngày {{day}}: {{count}}',
      title: 'Việc đang chờ sáng {{day}}',
      request: '{{enquiryTitle}} {{enquiry}} đã quá giờ hẹn trả lời ({{answerBy}}).',
      awaited: '{{code}}, {{product}}: {{standing}}.',
      tour: '{{product}}, khởi hành {{departsOn}}: mới có {{guests}} khách, cần {{groupMin}}. Báo khách trước ngày đi 3 ngày; nếu không chạy, mở mục Ngừng phục vụ để khách chọn ngày khác hoặc nhận lại tiền.',
    },
  },
  staff_task: {
    about: 'Một việc cho nhân viên',
    fills: ['task'],
    labels: { subjectLate: 'Tiêu đề thư khi quá giờ', titleLate: 'Câu đầu thư khi quá giờ' },
    parts: {
      subject: '[Nội bộ] {{task}}',
      subjectLate: '[Nội bộ] Quá giờ: {{task}}',
      title: '{{task}}',
      titleLate: 'Quá giờ: {{task}}',
    },
  },
  staff_tasks: {
    about: 'Các việc của nhân viên, gửi mỗi sáng',
    fills: ['count', 'day'],
    parts: {
      subject: '[Nội bộ] {{count}} việc đang chờ sáng {{day}}',
      title: '{{count}} việc đang chờ sáng {{day}}',
    },
  },
  staff_report: {
    about: 'Báo cáo gửi theo lịch',
    fills: ['report', 'days'],
    parts: { subject: '[Nội bộ] {{report}}, {{days}}', title: '{{report}}, {{days}}' },
  },
  books_differ: {
    about: 'Sổ chưa khớp, gửi kế toán',
    fills: ['day', 'count'],
    labels: { text: 'Lời trước những chỗ chưa khớp', end: 'Lời sau những chỗ chưa khớp' },
    parts: {
      subject: 'Đối soát ngày {{day}}: {{count}} chỗ chưa khớp',
      preview: 'Sổ của ngày {{day}} có {{count}} chỗ chưa khớp.',
      title: 'Sổ ngày {{day}} chưa khớp',
      text: 'Hệ thống đã so tin báo của ngân hàng và cổng thanh toán với sổ cái và các lần thanh toán. Những chỗ sau cần người xem lại:',
      end: 'Sổ cái không sửa được; chỗ sai được ghi bù bằng một bút toán ngược.',
    },
  },
} as const satisfies Record<string, MailText>;
