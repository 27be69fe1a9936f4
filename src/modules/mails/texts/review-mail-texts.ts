import type { MailText } from './mail-text.ts';

const ofReview = ['name', 'product', 'review'] as const;

/** Wording of the mails about reviews; without what authors, hosts and staff wrote. */
export const reviewMailTexts = {
  review_invited: {
    about: 'Mời đánh giá sau chuyến đi',
    fills: ['code', 'name', 'products'],
    rowFills: ['product'],
    labels: {
      ask: 'Câu hỏi điểm của từng dịch vụ',
      scale: 'Lời dưới thang điểm',
      rules: 'Lời về cách đăng đánh giá',
    },
    parts: {
      subject: 'Chuyến đi {{code}} của bạn thế nào?',
      preview: 'Vài dòng của bạn giúp người đi sau chọn đúng.',
      title: 'Chào {{name}}, chuyến đi của bạn thế nào?',
      text: 'Bạn vừa đi {{products}}. Vài dòng của bạn giúp người đi sau chọn đúng.',
      ask: 'Bạn chấm {{product}} mấy điểm?',
      scale: '1 là rất tệ, 10 là không còn gì để chê. Bạn xem lại rồi mới gửi.',
      rules:
        'Khen hay chê đều được đăng. Nhân viên chỉ đọc trước để bỏ nội dung xúc phạm, quảng cáo hay thông tin riêng của người khác. Chúng tôi không tặng gì cho đánh giá tốt. Liên kết này là của riêng bạn, mở trong 90 ngày sau chuyến đi.',
    },
  },
  review_published: {
    about: 'Đánh giá đã đăng',
    fills: ofReview,
    parts: {
      subject: 'Đánh giá của bạn về {{product}} đã đăng',
      preview: 'Cảm ơn bạn đã kể lại chuyến đi.',
      title: 'Chào {{name}}, đánh giá của bạn đã đăng',
      text: 'Đánh giá “{{review}}” về {{product}} đã hiện trên trang, và điểm bạn chấm đã tính vào điểm chung. Cảm ơn bạn.',
    },
  },
  review_answered: {
    about: 'Đánh giá có câu trả lời',
    fills: [...ofReview, 'answeredBy'],
    parts: {
      subject: '{{answeredBy}} trả lời đánh giá của bạn',
      preview: 'Về đánh giá “{{review}}”.',
      title: 'Chào {{name}}, đánh giá của bạn có câu trả lời',
      text: '{{answeredBy}} trả lời đánh giá “{{review}}” về {{product}}:',
    },
  },
  review_rejected: {
    about: 'Đánh giá không được đăng',
    fills: [...ofReview, 'reason', 'rulesLink'],
    labels: { object: 'Lời về cách khiếu nại' },
    parts: {
      subject: 'Đánh giá của bạn về {{product}} không được đăng',
      preview: 'Lý do: {{reason}}.',
      title: 'Chào {{name}}, đánh giá của bạn không được đăng',
      text: 'Đánh giá “{{review}}” về {{product}} không hiện trên trang. Lý do: {{reason}}.',
      object:
        'Bạn thấy chưa đúng, hãy khiếu nại một lần bằng nút dưới đây. Nhân viên đọc lại, và đăng nếu bài không phạm quy chế. Quy chế đánh giá ở {{rulesLink}}.',
    },
  },
  review_appeal: {
    about: 'Trả lời khiếu nại về đánh giá',
    fills: ofReview,
    labels: {
      subjectUpheld: 'Tiêu đề thư khi chấp nhận',
      previewUpheld: 'Dòng xem trước khi chấp nhận',
      text: 'Lời khi không chấp nhận',
      upheld: 'Lời khi chấp nhận',
    },
    parts: {
      subject: 'Trả lời khiếu nại về đánh giá {{product}}',
      subjectUpheld: 'Khiếu nại được chấp nhận: đánh giá về {{product}} đã đăng',
      preview: 'Chúng tôi đã đọc lại đánh giá của bạn.',
      previewUpheld: 'Đánh giá của bạn đã đăng.',
      title: 'Chào {{name}}, chúng tôi đã đọc lại đánh giá của bạn',
      text: 'Đánh giá “{{review}}” về {{product}} vẫn không được đăng.',
      upheld: 'Đánh giá “{{review}}” về {{product}} đã được đăng.',
    },
  },
} as const satisfies Record<string, MailText>;
