import type { MailText } from './mail-text.ts';

/** Wording of the mails about corrections by staff: another product, credit, wrongly matched money. */
export const deskMailTexts = {
  match_undone: {
    about: 'Rút ra khoản chuyển nhầm của người khác',
    fills: ['holdUntil'],
    labels: {
      text: 'Lời thư',
      held: 'Lời khi chỗ được giữ chờ trả',
      stands: 'Lời khi đặt chỗ giữ nguyên',
      over: 'Lời khi đặt chỗ đã đóng',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: đã rút ra một khoản tiền ghi nhầm',
      preview: 'Một khoản chuyển khoản của người khác đã được ghi nhầm vào đặt chỗ này.',
      title: 'Chào {{name}}, chúng tôi xin lỗi vì đã ghi nhầm tiền',
      text: 'Một khoản chuyển khoản không phải của bạn đã được ghi vào đặt chỗ này, nay được rút ra. Đặt chỗ đang có {{paid}}; nếu trước đó chúng tôi báo hoàn tiền cho khoản ấy thì nay không còn.',
      held: 'Chỗ vẫn được giữ cho bạn, phiếu đã gửi tạm không dùng được. Bạn trả {{due}} trước **{{holdUntil}}** là nhận phiếu mới; quá giờ này chỗ tự mở lại cho khách khác và bạn không mất gì.',
      stands: 'Đặt chỗ và phiếu của bạn giữ nguyên. Phần còn lại là {{balance}}.',
      over: 'Bạn không phải làm gì thêm.',
    },
  },
  credit_given: {
    about: 'Tặng tín dụng',
    parts: {
      subject: 'Chúng tôi gửi bạn mã tín dụng, đặt chỗ {{code}}',
      preview: 'Mã dùng được cho chuyến sau của bạn.',
      title: 'Chào {{name}}, chúng tôi gửi bạn một khoản tín dụng',
      text: 'Khi đặt chuyến khác bằng số điện thoại hoặc email này, bạn nhập mã ở bước thanh toán. Mã dùng được một lần hoặc nhiều lần cho tới khi hết tiền.',
    },
  },
  credit_extended: {
    about: 'Gia hạn tín dụng',
    parts: {
      subject: 'Mã tín dụng của bạn dùng được lâu hơn, đặt chỗ {{code}}',
      preview: 'Hạn dùng của mã tín dụng vừa được dời về sau.',
      title: 'Chào {{name}}, mã tín dụng của bạn dùng được lâu hơn',
      text: 'Bạn nhập mã ở bước thanh toán khi đặt chuyến khác bằng số điện thoại hoặc email này.',
    },
  },
  code_extended: {
    about: 'Gia hạn mã combo',
    parts: {
      subject: 'Mã combo của bạn dùng được lâu hơn, đặt chỗ {{code}}',
      preview: 'Ngày cuối của mã combo vừa được dời về sau.',
      title: 'Chào {{name}}, mã combo của bạn dùng được lâu hơn',
      text: 'Mã và số tiền bạn đã trả giữ nguyên, chỉ ngày cuối dời về sau.',
    },
  },
} satisfies Record<string, MailText>;
