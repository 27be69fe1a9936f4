import type { MailText } from './mail-text.ts';

/** Wording of the mails to affiliates; amounts and days are computed. */
export const affiliateMailTexts = {
  affiliate_opened: {
    about: 'Thành cộng tác viên tiếp thị liên kết',
    fills: ['name', 'affiliateCode', 'affiliateLink', 'attributionDays'],
    isGuarded: true,
    parts: {
      subject: 'Mã cộng tác viên của bạn ở {{company}}: {{affiliateCode}}',
      preview: 'Liên kết của bạn dùng được từ hôm nay.',
      title: 'Chào mừng bạn làm cộng tác viên',
      text: 'Chào {{name}},\n\nMã của bạn là **{{affiliateCode}}**. Liên kết dùng được từ bây giờ:\n\n{{affiliateLink}}\n\nThêm **?ctv={{affiliateCode}}** vào sau địa chỉ bất cứ trang nào của chúng tôi cũng được. Khách bấm liên kết rồi đặt trong {{attributionDays}} ngày thì đặt chỗ tính cho bạn.\n\nXem lượt bấm, đặt chỗ và hoa hồng ở tài khoản mở bằng chính email này. Chưa có tài khoản, bạn đăng ký bằng email này; số liệu có sẵn trong đó.',
    },
  },
  affiliate_statement: {
    about: 'Bảng kê hoa hồng đã chốt',
    fills: ['name', 'month', 'commission', 'payBy'],
    isGuarded: true,
    labels: { less: 'Khi không có gì để trả' },
    parts: {
      subject: 'Bảng kê hoa hồng tháng {{month}}: {{commission}}',
      preview: 'Bảng kê đã chốt và không đổi nữa.',
      title: 'Bảng kê tháng {{month}}',
      text: 'Chào {{name}},\n\nBảng kê tháng {{month}} đã chốt: **{{commission}}**, trả chậm nhất ngày {{payBy}}. Từng dòng có trong trang cộng tác viên của bạn. Bảng kê đã chốt không đổi nữa; khoản nào phải sửa sẽ nằm ở bảng kê sau.',
      less: 'Chào {{name}},\n\nBảng kê tháng {{month}} đã chốt: **{{commission}}**, vì tiền hoàn cho khách nhiều hơn hoa hồng mới có. Phần này trừ vào các bảng kê sau; bạn không phải trả lại gì.',
    },
  },
  affiliate_paid: {
    about: 'Đã trả hoa hồng',
    fills: ['name', 'commission', 'withheld', 'day'],
    isGuarded: true,
    labels: { withheld: 'Khi có thuế khấu trừ' },
    parts: {
      subject: 'Đã chuyển hoa hồng {{commission}}',
      preview: 'Chúng tôi đã chuyển ngày {{day}}.',
      title: 'Hoa hồng đã chuyển',
      text: 'Chào {{name}},\n\nNgày {{day}} chúng tôi đã chuyển **{{commission}}** vào tài khoản bạn cho biết. Tiền thường tới trong ngày; sau hai ngày làm việc chưa thấy, bạn trả lời thư này.',
      withheld: 'Thuế thu nhập cá nhân đã khấu trừ: {{withheld}}.',
    },
  },
} as const satisfies Record<string, MailText>;
