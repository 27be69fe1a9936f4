import type { MailText } from './mail-text.ts';

/** Wording of the mails about alerts and the newsletter; the text consented to appears in them verbatim. */
export const alertMailTexts = {
  alert_asked: {
    about: 'Hỏi có muốn được báo tin không',
    fills: ['product', 'wish', 'trip', 'stopLink'],
    labels: { text: 'Lời trước lời đồng ý', stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: 'Xác nhận {{wish}}: {{product}}',
      preview: 'Còn một bước nữa là xong.',
      title: '{{product}}: {{wish}}',
      text: 'Địa chỉ này vừa được điền để theo dõi {{trip}}, cùng lời đồng ý sau:',
      stranger:
        'Nếu không phải bạn, bạn bỏ qua thư này: chưa xác nhận thì không có thư nào nữa. Bạn cũng có thể [từ chối ngay]({{stopLink}}).',
    },
  },
  alert_news: {
    about: 'Nơi đang theo dõi có tin',
    fills: ['product', 'news', 'count', 'stopLink'],
    labels: {
      subjectMany: 'Tiêu đề thư khi nhiều nơi có tin',
      titleMany: 'Câu đầu thư khi nhiều nơi có tin',
      text: 'Lời dưới các tin',
    },
    parts: {
      subject: '{{product}} {{news}}',
      subjectMany: '{{count}} nơi bạn theo dõi có tin mới',
      preview: 'Giá và số chỗ có thể đã khác lúc bạn mở.',
      title: '{{product}} {{news}}',
      titleMany: 'Nơi bạn theo dõi có tin mới',
      text: 'Đây là giá và số chỗ lúc thư được viết; lúc bạn mở có thể đã khác. [Dừng mọi báo tin]({{stopLink}})',
    },
  },
  newsletter_asked: {
    about: 'Hỏi có muốn nhận bản tin không',
    fills: ['leaveLink'],
    labels: { text: 'Lời trước lời đồng ý', stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: 'Xác nhận nhận bản tin {{company}}',
      preview: 'Còn một bước nữa để nhận bản tin.',
      title: 'Bạn muốn nhận bản tin của chúng tôi?',
      text: 'Địa chỉ này vừa được điền vào ô nhận bản tin, cùng lời đồng ý sau:',
      stranger:
        'Nếu không phải bạn, bạn bỏ qua thư này: chưa xác nhận thì chúng tôi không gửi bản tin. Bạn cũng có thể [từ chối ngay]({{leaveLink}}).',
    },
  },
} as const satisfies Record<string, MailText>;
