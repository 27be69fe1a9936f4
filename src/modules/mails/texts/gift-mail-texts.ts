import type { MailText } from './mail-text.ts';

/** Wording of the mails about gift cards; code, amount and expiry are computed. */
export const giftMailTexts = {
  gift_card_issued: {
    about: 'Phiếu quà tặng đã mua xong, tới người mua',
    fills: ['code', 'name', 'amount', 'receiver', 'day', 'expiresOn'],
    isGuarded: true,
    parts: {
      subject: 'Phiếu quà tặng {{amount}} của bạn đã sẵn sàng',
      preview: 'Chúng tôi gửi phiếu cho {{receiver}} ngày {{day}}.',
      title: 'Phiếu quà tặng đã sẵn sàng',
      text: 'Chào {{name}},\n\nChúng tôi đã nhận đủ tiền của đơn {{code}}. Phiếu {{amount}} gửi tới {{receiver}} qua email ngày {{day}}, từ 8 giờ sáng; mua sau giờ ấy trong ngày thì gửi ngay. Phiếu dùng được đến hết ngày {{expiresOn}}. Mở đơn, bạn xem được mã và theo dõi phiếu đã gửi chưa.',
    },
  },
  gift_card: {
    about: 'Phiếu quà tặng, tới người được tặng',
    fills: ['name', 'receiver', 'amount', 'expiresOn'],
    isGuarded: true,
    labels: { use: 'Cách dùng' },
    parts: {
      subject: '{{name}} tặng bạn phiếu {{amount}} của {{company}}',
      preview: 'Một chuyến đi đang chờ bạn chọn.',
      title: '{{name}} tặng bạn một chuyến đi',
      text: 'Chào {{receiver}},\n\nBạn được tặng phiếu {{amount}} để đặt phòng, tour, du thuyền, vé hay combo ở {{company}}.',
      use: 'Bạn chọn chuyến đi, tới bước thanh toán thì nhập mã ở ô “Phiếu quà tặng”. Dùng một lần hay nhiều lần đều được, đến hết ngày {{expiresOn}}; phần chưa dùng vẫn ở trong phiếu. Ai có mã đều dùng được, nên bạn giữ mã như giữ tiền.',
    },
  },
} as const satisfies Record<string, MailText>;
