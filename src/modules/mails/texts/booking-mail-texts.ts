import { approvalMailTexts } from './approval-mail-texts.ts';
import { bookingUpdateMailTexts } from './booking-update-mail-texts.ts';
import { deskMailTexts } from './desk-mail-texts.ts';
import { disruptionMailTexts } from './disruption-mail-texts.ts';
import type { MailText } from './mail-text.ts';

/** Fills available in every mail about a booking. */
export const bookingFills = ['code', 'name', 'company', 'phone', 'total', 'paid', 'due', 'balance'] as const;

const hold = { fills: ['holdUntil'] };

/** Wording of the mails about a booking, without computed parts such as cancellation terms and price lines. */
export const bookingMailTexts = {
  held: {
    about: 'Giữ chỗ, chờ thanh toán',
    ...hold,
    parts: {
      subject: 'Giữ chỗ {{code}}: chờ thanh toán',
      preview: 'Chúng tôi giữ chỗ cho bạn trước {{holdUntil}}.',
      title: 'Chào {{name}}, chúng tôi đang giữ chỗ cho bạn',
      text: 'Số tiền cần trả là {{due}} trước {{holdUntil}}. Quá giờ này, chỗ sẽ tự mở lại cho khách khác và bạn không mất gì.',
    },
  },
  confirmed: {
    about: 'Đã xác nhận, hoặc đã trả và chờ nơi cung cấp',
    fills: ['voucherLink'],
    labels: {
      subjectAwaited: 'Tiêu đề thư khi còn chờ xác nhận',
      titleAwaited: 'Câu đầu thư khi còn chờ xác nhận',
      awaited: 'Lời khi còn chờ xác nhận',
      paid: 'Lời khi đã nhận tiền',
      arrive: 'Lời dặn khi tới nơi',
      voucher: 'Lời về phiếu',
    },
    parts: {
      subject: 'Đã xác nhận đặt chỗ {{code}}',
      subjectAwaited: 'Đã thanh toán đặt chỗ {{code}}, chờ xác nhận',
      title: 'Chào {{name}}, đặt chỗ của bạn đã được xác nhận',
      titleAwaited: 'Chào {{name}}, chúng tôi đã nhận thanh toán của bạn',
      awaited:
        'Còn nơi cung cấp phải xác nhận, giờ hẹn ghi ở từng dịch vụ bên dưới. Chúng tôi gửi thư cho bạn khi họ xác nhận.',
      paid: 'Chúng tôi đã nhận {{paid}}.',
      arrive:
        'Khi tới nơi, bạn đưa phiếu có mã QR hoặc đọc mã {{code}}. Mỗi khách mang theo giấy tờ tùy thân.',
      voucher:
        '[Xem phiếu của bạn]({{voucherLink}}). Thư này kèm phiếu dạng PDF và lịch để thêm vào điện thoại.',
    },
  },
  supplier_confirmed: {
    about: 'Nơi cung cấp đã xác nhận',
    fills: ['voucherLink'],
    labels: { subjectAwaited: 'Tiêu đề thư khi nơi khác còn phải xác nhận' },
    parts: {
      subject: 'Đã xác nhận đặt chỗ {{code}}, có mã của nơi cung cấp',
      subjectAwaited: 'Đặt chỗ {{code}}: một nơi cung cấp đã xác nhận',
      preview: 'Nơi cung cấp đã xác nhận đặt chỗ {{code}}.',
      title: 'Chào {{name}}, nơi cung cấp đã xác nhận',
      text: '[Phiếu của bạn]({{voucherLink}}) nay có mã của họ. Thư này kèm phiếu dạng PDF mới.',
    },
  },
  expired: {
    about: 'Hết giờ giữ chỗ',
    labels: { closed: 'Lời khi ngày đó phải đóng' },
    parts: {
      subject: 'Giữ chỗ {{code}} đã hết hạn',
      preview: 'Chỗ đã mở lại cho khách khác, bạn không mất phí.',
      title: 'Thời gian giữ chỗ đã hết',
      text: 'Chúng tôi chưa nhận được thanh toán nên chỗ đã mở lại, bạn không mất phí. Nếu bạn vừa chuyển khoản, chúng tôi sẽ nhận lại chỗ cho bạn ngay khi tiền tới, hoặc hoàn lại đủ số tiền.',
      closed:
        'Dịch vụ này vừa phải đóng vào ngày bạn chọn nên chỗ không giữ được nữa, bạn không mất phí. Nếu bạn vừa chuyển khoản, bạn được chọn ngày khác hoặc nhận lại đủ số tiền.',
    },
  },
  partly_paid: {
    about: 'Chuyển còn thiếu',
    ...hold,
    parts: {
      subject: 'Đặt chỗ {{code}}: còn thiếu {{due}}',
      preview: 'Chúng tôi đã nhận {{paid}}, còn thiếu {{due}}.',
      title: 'Khoản chuyển còn thiếu một phần',
      text: 'Chúng tôi đã nhận {{paid}}. Bạn cần chuyển thêm {{due}} trước {{holdUntil}}. Mã QR mới trên trang đặt chỗ chỉ gồm phần còn thiếu.',
    },
  },
  part_paid: {
    about: 'Nhóm chia tiền: có người vừa trả',
    ...hold,
    parts: {
      subject: 'Đặt chỗ {{code}}: nhóm đã trả {{paid}}, còn {{due}}',
      preview: 'Có người vừa trả phần của mình, còn {{due}}.',
      title: 'Có người vừa trả phần của mình',
      text: 'Nhóm của bạn đã trả {{paid}}, còn {{due}} cần trả trước {{holdUntil}}. Trang đặt chỗ cho biết ai đã trả; bạn gửi lại liên kết để nhắc những người còn lại. Quá giờ mà chưa đủ, tiền về lại đúng người đã trả.',
    },
  },
  balance_part_paid: {
    about: 'Nhóm chia phần còn lại: có người vừa trả',
    fills: ['dueOn'],
    labels: {
      subjectAll: 'Tiêu đề thư khi cả nhóm đã trả đủ',
      titleAll: 'Câu đầu thư khi cả nhóm đã trả đủ',
      all: 'Lời khi cả nhóm đã trả đủ',
      text: 'Lời khi còn người chưa trả',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: có người vừa trả, còn {{balance}}',
      subjectAll: 'Đặt chỗ {{code}}: cả nhóm đã trả đủ',
      preview: 'Có người vừa trả phần của mình cho đặt chỗ {{code}}.',
      title: 'Có người vừa trả phần của mình',
      titleAll: 'Cả nhóm đã trả đủ phần còn lại',
      text: 'Đặt chỗ đã nhận {{paid}}, còn {{balance}} cần trả trước hết ngày {{dueOn}}. Trang đặt chỗ cho biết ai đã trả; bạn gửi lại liên kết để nhắc những người còn lại.',
      all: 'Chúng tôi đã nhận đủ {{paid}}. Không ai phải trả thêm nữa.',
    },
  },
  ...approvalMailTexts,
  parts_refunded: {
    about: 'Nhóm chia tiền: người trả cần ghi tài khoản nhận hoàn',
    parts: {
      subject: 'Đặt chỗ {{code}}: tiền đang về lại từng người',
      preview: 'Ai đã chuyển khoản thì ghi số tài khoản nhận tiền.',
      title: 'Tiền đang về lại từng người đã trả',
      text: 'Ai trả bằng thẻ hoặc ví thì tiền tự về nơi đã trả. Ai đã chuyển khoản thì mở liên kết của phần mình và ghi số tài khoản nhận. Bạn lấy lại liên kết của từng người ở trang đặt chỗ và gửi cho họ.',
    },
  },
  passengers_saved: {
    about: 'Danh sách hành khách vừa được ghi',
    fills: ['passengers'],
    parts: {
      subject: 'Đặt chỗ {{code}}: danh sách hành khách vừa được ghi',
      preview: 'Danh sách hành khách của đặt chỗ vừa được ghi hoặc sửa.',
      title: 'Danh sách hành khách vừa được ghi',
      text: 'Chào {{name}}, danh sách của đặt chỗ {{code}} nay có {{passengers}} hành khách. Vì an toàn, thư này không ghi tên và số giấy tờ.',
    },
  },
  requested: {
    about: 'Đã nhận yêu cầu đặt chỗ',
    fills: ['answerBy'],
    parts: {
      subject: 'Đã nhận yêu cầu đặt chỗ {{code}}',
      preview: 'Chúng tôi đang hỏi nhà cung cấp, bạn chưa cần trả tiền.',
      title: 'Chào {{name}}, chúng tôi đã nhận yêu cầu của bạn',
      text: 'Dịch vụ này cần nhà cung cấp xác nhận còn chỗ. Chúng tôi trả lời bạn trước {{answerBy}}. Bạn chưa cần trả tiền, và có thể hủy yêu cầu bất cứ lúc nào.',
    },
  },
  accepted: {
    about: 'Nhà cung cấp còn chỗ, chờ thanh toán',
    ...hold,
    parts: {
      subject: 'Yêu cầu {{code}} đã được nhận: chờ thanh toán',
      preview: 'Nhà cung cấp đã xác nhận còn chỗ.',
      title: 'Chào {{name}}, nhà cung cấp đã xác nhận còn chỗ',
      text: 'Chúng tôi giữ chỗ cho bạn đến {{holdUntil}}. Số tiền cần trả là {{due}}. Quá giờ này, chỗ sẽ mở lại cho khách khác và bạn không mất gì.',
    },
  },
  declined: {
    about: 'Nhà cung cấp không còn chỗ',
    parts: {
      subject: 'Chưa nhận được yêu cầu {{code}}',
      preview: 'Bạn xem những ngày khác còn chỗ trong thư này.',
      title: 'Chào {{name}}, chúng tôi chưa giữ được chỗ cho bạn',
      text: 'Bạn muốn đặt chỗ khác qua điện thoại: gọi {{phone}}, đọc mã {{code}}.',
    },
  },
  balance_reminded: {
    about: 'Nhắc trả phần còn lại',
    fills: ['dueOn'],
    labels: {
      text: 'Lời khi còn hạn',
      previewOverdue: 'Dòng xem trước khi quá hạn',
      textOverdue: 'Lời khi quá hạn',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: còn {{balance}} cần trả',
      preview: 'Còn {{balance}}, trả trước hết ngày {{dueOn}}.',
      title: 'Chào {{name}}, chuyến đi của bạn sắp tới',
      text: 'Bạn đã trả {{paid}}. Phần còn lại là {{balance}}, trả trước hết ngày {{dueOn}}. Nếu cần thêm thời gian, bạn gọi cho chúng tôi trước ngày này.',
      previewOverdue: 'Còn {{balance}}, hạn trả là ngày {{dueOn}}.',
      textOverdue:
        'Bạn đã trả {{paid}}. Phần còn lại là {{balance}}, hạn trả là ngày {{dueOn}} đã qua. Bạn trả ngay, hoặc gọi {{phone}} nếu cần thêm thời gian. Nếu bạn vừa chuyển khoản, bạn bỏ qua thư này.',
    },
  },
  ...bookingUpdateMailTexts,
  ...disruptionMailTexts,
  ...deskMailTexts,
} satisfies Record<string, MailText>;

/** The mails about a booking. */
export type MailTemplate = keyof typeof bookingMailTexts;
