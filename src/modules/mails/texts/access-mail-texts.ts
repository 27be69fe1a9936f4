import type { MailText } from './mail-text.ts';

/** Wording of the mails that give a guest access to a booking. No subject contains a code: subjects are stored. */
export const accessMailTexts = {
  access_code: {
    about: 'Mã 6 số mở đầy đủ đặt chỗ',
    fills: ['code', 'name', 'until'],
    isGuarded: true,
    labels: { text: 'Lời trước mã', stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: 'Đặt chỗ {{code}}: mã xác nhận của bạn',
      preview: 'Mã 6 số để mở đầy đủ đặt chỗ của bạn.',
      title: 'Mã xác nhận của bạn',
      text: 'Chào {{name}},\n\nCó người, chắc là bạn, vừa muốn mở đầy đủ đặt chỗ {{code}}. Bạn nhập mã này vào trang đang mở, trước {{until}}:',
      stranger:
        'Không phải bạn? Bạn không cần làm gì: không có mã này, người khác không hủy được đặt chỗ đã trả tiền và không đổi được tài khoản nhận tiền hoàn. Bạn đừng đọc mã cho ai, kể cả người xưng là nhân viên của chúng tôi.',
    },
  },
  booking_codes: {
    about: 'Mã các đặt chỗ của một hộp thư',
    fills: ['name'],
    isGuarded: true,
    labels: { text: 'Lời trước danh sách', stranger: 'Lời khi không phải bạn' },
    parts: {
      subject: 'Mã đặt chỗ của bạn',
      preview: 'Các đặt chỗ đã dùng địa chỉ thư này.',
      title: 'Mã đặt chỗ của bạn',
      text: 'Chào {{name}},\n\nĐây là các đặt chỗ gần nhất đã dùng địa chỉ thư này:',
      stranger:
        'Không phải bạn yêu cầu? Bạn bỏ qua thư này: chỉ ai đọc được hộp thư này mới thấy các mã trên.',
    },
  },
  contact_changed: {
    about: 'Địa chỉ thư của đặt chỗ vừa đổi',
    fills: ['code', 'name', 'email'],
    isGuarded: true,
    parts: {
      subject: 'Đặt chỗ {{code}}: địa chỉ thư vừa đổi',
      preview: 'Địa chỉ thư của đặt chỗ vừa đổi.',
      title: 'Địa chỉ thư của đặt chỗ vừa đổi',
      text: 'Từ nay thư về đặt chỗ {{code}} gửi đến {{email}}. Các liên kết trong thư trước không còn mở được đặt chỗ.',
    },
  },
} as const satisfies Record<string, MailText>;
