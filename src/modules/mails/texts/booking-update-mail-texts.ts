import type { MailText } from './mail-text.ts';

/** Wording of the mails about changes of a booking: changed, cancelled, its vouchers, its guests' arrival. */
export const bookingUpdateMailTexts = {
  cancelled: {
    about: 'Đã hủy đặt chỗ',
    parts: {
      subject: 'Đã hủy đặt chỗ {{code}}',
      preview: 'Đặt chỗ {{code}} đã hủy.',
      title: 'Đặt chỗ của bạn đã hủy',
      text: 'Chào {{name}}, chúng tôi đã hủy đặt chỗ {{code}} như ghi dưới đây. Cần gì thêm, bạn gọi {{phone}}.',
    },
  },
  refund_requested: {
    about: 'Đang hoàn tiền',
    parts: {
      subject: 'Đặt chỗ {{code}}: chúng tôi đang hoàn tiền',
      preview: 'Khoản hoàn tiền đã được ghi nhận.',
      title: 'Chúng tôi đang hoàn tiền cho bạn',
    },
  },
  change_offered: {
    about: 'Đổi, thêm dịch vụ: chờ trả chênh lệch',
    fills: ['changeUntil'],
    labels: {
      subjectAdded: 'Tiêu đề thư khi thêm dịch vụ',
      titleAdded: 'Câu đầu thư khi thêm dịch vụ',
      added: 'Lời thư khi thêm dịch vụ',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: trả {{due}} để đổi',
      preview: 'Chỗ mới được giữ đến {{changeUntil}}.',
      title: 'Chào {{name}}, chỗ mới đang được giữ cho bạn',
      text: 'Phần chênh lệch là {{due}}, trả trước **{{changeUntil}}**. Tiền tới thì đặt chỗ đổi theo dưới đây và bạn nhận phiếu mới. Chưa trả thì đặt chỗ cũ vẫn nguyên giá trị.',
      subjectAdded: 'Đặt chỗ {{code}}: trả {{due}} để thêm dịch vụ',
      titleAdded: 'Chào {{name}}, dịch vụ bạn thêm đang được giữ',
      added:
        'Giá của dịch vụ thêm là {{due}}, trả trước **{{changeUntil}}**. Tiền tới thì dịch vụ dưới đây vào đặt chỗ của bạn và bạn nhận phiếu của nó. Chưa trả thì đặt chỗ vẫn như cũ.',
    },
  },
  change_ended: {
    about: 'Không đổi, không thêm: giữ như cũ',
    labels: {
      subjectAdded: 'Tiêu đề thư khi không thêm dịch vụ',
      previewAdded: 'Dòng xem trước khi không thêm dịch vụ',
      added: 'Lời thư khi không thêm dịch vụ',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: không đổi, giữ nguyên như cũ',
      preview: 'Đặt chỗ cũ của bạn vẫn nguyên giá trị.',
      title: 'Đặt chỗ của bạn giữ nguyên như cũ',
      text: 'Phần chênh lệch chưa trả nên lần đổi này dừng lại, chỗ mới đã mở lại cho khách khác. Đặt chỗ cũ và phiếu đã gửi vẫn dùng được; khoản đã trả thêm để đổi, nếu có, được hoàn lại.',
      subjectAdded: 'Đặt chỗ {{code}}: không thêm dịch vụ, giữ nguyên như cũ',
      previewAdded: 'Đặt chỗ của bạn vẫn nguyên giá trị.',
      added:
        'Dịch vụ thêm chưa được trả nên không vào đặt chỗ, chỗ đã giữ đã mở lại cho khách khác. Những dịch vụ bạn đã đặt và phiếu đã gửi vẫn dùng được; khoản đã trả cho dịch vụ thêm, nếu có, được hoàn lại.',
    },
  },
  rebooked: {
    about: 'Đã dời hoặc đã đổi, kèm phiếu mới',
    fills: ['tripLink'],
    labels: {
      subjectChanged: 'Tiêu đề thư khi khách đổi',
      previewChanged: 'Dòng xem trước khi khách đổi',
      titleChanged: 'Câu đầu thư khi khách đổi',
      changed: 'Lời thư khi khách đổi',
      subjectMoved: 'Tiêu đề thư khi chuyển sang dịch vụ khác',
      previewMoved: 'Dòng xem trước khi chuyển sang dịch vụ khác',
      titleMoved: 'Câu đầu thư khi chuyển sang dịch vụ khác',
      moved: 'Lời thư khi chuyển sang dịch vụ khác',
      subjectAdded: 'Tiêu đề thư khi thêm dịch vụ',
      previewAdded: 'Dòng xem trước khi thêm dịch vụ',
      titleAdded: 'Câu đầu thư khi thêm dịch vụ',
      added: 'Lời thư khi thêm dịch vụ',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: đã dời ngày',
      preview: 'Ngày mới đã được giữ cho bạn, giá không đổi.',
      title: 'Chào {{name}}, chúng tôi đã dời ngày cho bạn',
      text: 'Giá giữ như đã thỏa thuận. Phiếu cũ không còn dùng được; phiếu mới đính kèm thư này và có ở trang [chuyến đi của bạn]({{tripLink}}).',
      subjectChanged: 'Đặt chỗ {{code}}: đã đổi',
      previewChanged: 'Đặt chỗ đã đổi ngày hoặc số khách, phiếu mới đính kèm thư này.',
      titleChanged: 'Chào {{name}}, đặt chỗ của bạn đã đổi',
      changed:
        'Bạn đi theo thông tin dưới đây. Phiếu cũ không còn dùng được; phiếu mới đính kèm thư này và có ở trang [chuyến đi của bạn]({{tripLink}}).',
      subjectMoved: 'Đặt chỗ {{code}}: chuyển sang dịch vụ khác cùng hạng',
      previewMoved: 'Chỗ mới đã là của bạn, ngày đi giữ nguyên.',
      titleMoved: 'Chào {{name}}, chúng tôi đã chuyển dịch vụ cho bạn',
      moved:
        'Ngày đi và điều kiện hủy bạn đã mua giữ nguyên. Phiếu cũ không còn dùng được; phiếu mới đính kèm thư này và có ở trang [chuyến đi của bạn]({{tripLink}}).',
      subjectAdded: 'Đặt chỗ {{code}}: đã thêm dịch vụ',
      previewAdded: 'Dịch vụ bạn thêm đã là của bạn, phiếu đính kèm thư này.',
      titleAdded: 'Chào {{name}}, đặt chỗ của bạn có thêm dịch vụ',
      added:
        'Phiếu của dịch vụ mới đính kèm thư này và có ở trang [chuyến đi của bạn]({{tripLink}}). Các dịch vụ khác và phiếu của chúng giữ nguyên.',
    },
  },
  counter_chosen: {
    about: 'Xác nhận trả tại văn phòng',
    fills: ['holdUntil'],
    labels: { text: 'Lời thư', otherwise: 'Lời khi không xác nhận' },
    parts: {
      subject: 'Đặt chỗ {{code}}: xác nhận trả tại văn phòng',
      preview: 'Bạn xác nhận để chúng tôi giữ chỗ lâu hơn.',
      title: 'Chào {{name}}, bạn sẽ trả tại văn phòng?',
      text: 'Chỗ đang được giữ đến {{holdUntil}}. Bạn xác nhận trước giờ này, chúng tôi giữ tiếp 24 giờ để bạn tới trả {{due}}, hoặc 4 giờ khi còn dưới 72 giờ là tới ngày đi.',
      otherwise:
        'Không xác nhận, chỗ tự mở lại cho khách khác và bạn không mất gì. Nếu bạn không đặt chỗ này, bạn bỏ qua thư này.',
    },
  },
  voucher_reissued: {
    about: 'Phiếu cấp lại',
    fills: ['voucher', 'tripLink'],
    parts: {
      subject: 'Phiếu {{voucher}} đã được cấp lại',
      preview: 'Phiếu mới đính kèm thư này, phiếu cũ không còn dùng được.',
      title: 'Chào {{name}}, đây là phiếu mới của bạn',
      text: 'Chúng tôi vừa cấp lại phiếu {{voucher}}. Mã QR cũ bị từ chối từ bây giờ; phiếu mới đính kèm thư này và có ở trang [chuyến đi của bạn]({{tripLink}}). Đặt chỗ không đổi gì khác.',
    },
  },
  voucher_voided: {
    about: 'Phiếu bị hủy',
    fills: ['voucher'],
    parts: {
      subject: 'Phiếu {{voucher}} không còn dùng được',
      preview: 'Nơi đón khách sẽ từ chối phiếu {{voucher}}.',
      title: 'Chào {{name}}, phiếu {{voucher}} vừa được hủy',
      text: 'Nơi đón khách sẽ từ chối phiếu này, mong bạn đừng dùng bản đã lưu hay đã in. Đặt chỗ và số tiền bạn đã trả vẫn nguyên. Bạn chưa nghe chúng tôi giải thích, hoặc cần phiếu mới: gọi {{phone}}.',
    },
  },
  late_acknowledged: {
    about: 'Nơi đến đã biết khách đến muộn',
    parts: {
      subject: 'Đặt chỗ {{code}}: nơi đến đã biết bạn đến muộn',
      preview: 'Nơi đến đã biết giờ bạn tới.',
      title: 'Nơi đến đã biết bạn đến muộn',
    },
  },
  no_show: {
    about: 'Ghi nhận khách không đến, hoặc rút lại',
    labels: {
      subjectTakenBack: 'Tiêu đề thư khi rút lại',
      titleTakenBack: 'Câu đầu thư khi rút lại',
    },
    parts: {
      subject: 'Đặt chỗ {{code}}: ghi nhận bạn không đến',
      title: 'Ghi nhận bạn không đến',
      subjectTakenBack: 'Đặt chỗ {{code}}: đã rút ghi nhận bạn không đến',
      titleTakenBack: 'Đã rút ghi nhận bạn không đến',
      text: 'Nếu không đúng, bạn nhắn cho chúng tôi ở trang chuyến đi, hoặc gọi {{phone}} và đọc mã {{code}}.',
    },
  },
  item_cancelled: {
    about: 'Hủy một dịch vụ của đặt chỗ',
    parts: {
      subject: 'Đặt chỗ {{code}}: đã hủy một dịch vụ',
      preview: 'Một dịch vụ đã hủy, các dịch vụ khác giữ nguyên.',
      title: 'Một dịch vụ của bạn đã hủy',
      text: 'Chào {{name}}, đây là dịch vụ đã hủy của đặt chỗ {{code}}. Cần gì thêm, bạn gọi {{phone}}.',
    },
  },
  message_answered: {
    about: 'Có lời nhắn cho khách',
    parts: {
      subject: 'Đặt chỗ {{code}}: có lời nhắn cho bạn',
      preview: 'Chúng tôi vừa trả lời lời nhắn của bạn.',
      title: 'Chúng tôi vừa trả lời bạn',
      text: 'Chào {{name}}, lời nhắn nằm ở trang chuyến đi của bạn. Vì riêng tư, thư này không ghi nội dung.',
    },
  },
  payment_late: {
    about: 'Tiền tới khi chỗ đã hết',
    parts: {
      subject: 'Đặt chỗ {{code}}: tiền tới khi chỗ đã hết',
      preview: 'Chúng tôi đã nhận tiền nhưng chỗ không còn. Mời bạn chọn cách xử lý.',
      title: 'Chúng tôi đã nhận tiền, nhưng chỗ vừa hết',
      text: '{{paid}} của bạn tới khi chỗ không còn giữ được. Bạn chọn một trong các cách dưới đây.',
    },
  },
  regrouped: {
    about: 'Xe hoặc hướng dẫn khác, ngày đi giữ nguyên',
    parts: {
      subject: 'Đặt chỗ {{code}}: xe và hướng dẫn của chuyến đi',
      preview: 'Ngày giờ đi giữ nguyên, bạn đi xe khác.',
      title: 'Chào {{name}}, bạn đi xe khác trong cùng chuyến',
      text: 'Ngày giờ đi, giá và dịch vụ giữ nguyên. Bạn không cần làm gì, phiếu đã gửi vẫn dùng được.',
    },
  },
} satisfies Record<string, MailText>;
