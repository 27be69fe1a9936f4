import type { MailText } from './mail-text.ts';

/** Wording of the mails about enquiries; without offers and what a guest or staff wrote. */
export const enquiryMailTexts = {
  request_received: {
    about: 'Đã nhận yêu cầu',
    fills: ['enquiry', 'name', 'enquiryKind', 'answerBy'],
    parts: {
      subject: 'Đã nhận yêu cầu {{enquiry}}',
      preview: 'Chúng tôi đã nhận yêu cầu {{enquiry}} của bạn.',
      title: 'Chào {{name}}, chúng tôi đã nhận yêu cầu của bạn',
      text: 'Mã yêu cầu là {{enquiry}} ({{enquiryKind}}). Nhân viên trả lời trước {{answerBy}}. Khi gọi cho chúng tôi, bạn đọc mã này để được trả lời nhanh hơn.',
    },
  },
  request_answered: {
    about: 'Trả lời yêu cầu',
    fills: ['enquiry', 'name', 'enquiryLink'],
    labels: { choose: 'Lời khi có phương án để chọn' },
    parts: {
      subject: 'Trả lời yêu cầu {{enquiry}}',
      preview: 'Chúng tôi vừa trả lời yêu cầu {{enquiry}}.',
      title: 'Chào {{name}}, đây là phương án cho bạn',
      choose:
        'Bạn chọn và trả tiền ở [trang của yêu cầu {{enquiry}}]({{enquiryLink}}), mở bằng số điện thoại đã gửi, trước khi phương án hết hạn.',
    },
  },
} as const satisfies Record<string, MailText>;

/** The mails about enquiries. */
export type EnquiryMailTemplate = keyof typeof enquiryMailTexts;
