import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { parkPrices, ticketPlans } from '../ticket-prices.ts';

export const demThuongCang: DemoProduct = {
  kind: 'attraction',
  slug: 've-show-dem-thuong-cang-hoi-an',
  code: 'VE004',
  title: 'Vé show Đêm Thương Cảng: sân khấu ngoài trời bên sông Hoài',
  nameAlias: ['Đêm Thương Cảng', 'Show Hội An', 'Xem show thực cảnh Hội An'],
  summary:
    'Bảy mươi lăm phút kể chuyện cảng thị xưa bằng múa, thuyền thật và ánh đèn trên mặt nước, sau buổi dạo khu làng nghề.',
  content: `## Mở cổng từ chiều

Sân khấu nằm trên một bãi bồi giữa sông, đi qua cầu tre là vào đến khu làng. Từ 16:00 bạn có thể ngồi xem thợ đan tre, thử vắt mì Quảng, nghe hát bài chòi ở chòi lá đầu bãi. Khoảng sáu giờ, đèn trên những chiếc thuyền đậu bên kia sông lần lượt sáng.

## Năm màn trên mặt nước

Vở diễn bắt đầu đúng 19:45. Màn đầu là tiếng dệt: hàng chục khung cửi xếp thành hình quạt, người dệt cử động theo nhịp trống. Tiếp đến là đám cưới của một cô gái phố với thương nhân phương xa, cảnh thuyền buôn cập bến có ba chiếc ghe thật chạy ngang sân khấu, chuyện tình ngọn đèn và người giữ biển, cuối cùng là tà áo dài hôm nay.

Lời dẫn rất ít, có phụ đề tiếng Việt và tiếng Anh ở hai bên khán đài. Khách không rành tiếng vẫn theo được.

## Chọn chỗ ngồi

Hàng giữa nhìn trọn hình xếp của đội múa. Hàng trước gần diễn viên hơn nhưng khó thấy thuyền phía xa. Khán đài không mái, mưa nhỏ vẫn diễn và bạn được phát áo mưa.`,
  highlights: [
    'Ba chiếc ghe thật và sân khấu dài gần một cây số',
    'Dạo làng nghề và ăn vặt trước giờ diễn',
    'Phụ đề tiếng Việt, tiếng Anh hai bên khán đài',
  ],
  inclusions: ['Vé vào khu làng nghề từ 16:00', 'Ghế xem show theo hạng', 'Áo mưa khi cần'],
  exclusions: ['Đồ ăn trong khu làng', 'Xe về khách sạn sau show'],
  notes: [
    'Vào chỗ trước 19:30; sau khi đèn tắt, nhân viên chỉ dẫn vào giữa hai màn.',
    'Không dùng đèn chớp và không cho máy bay không người lái bay trên khán đài.',
  ],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an'],
  location: { lat: 15.8722, lng: 108.3382, address: 'Cồn bãi sông Hoài, phường Hội An Đông, Đà Nẵng' },
  terms: { 'attraction-category': ['bieu-dien'], conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'] },
  supplier: 'san-khau-con-cat',
  popularity: 690,
  faqs: [
    {
      question: 'Show nghỉ diễn ngày nào?',
      answer:
        'Thứ Ba hằng tuần nghỉ để bảo dưỡng. Những ngày bão, ban tổ chức báo trước 15:00 và bạn được dời ngày hoặc hoàn đủ tiền.',
    },
    {
      question: 'Trẻ nhỏ xem có chán không?',
      answer:
        'Bé từ năm tuổi thường thích màn thuyền và trống. Tiếng nhạc khá lớn, nên bé dưới ba tuổi ngồi hàng sau sẽ dễ chịu hơn.',
    },
  ],
  details: {
    openHours: [{ days: 'Thứ Tư – thứ Hai', from: '16:00', to: '21:15' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: false,
    validityDays: 1,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByHeight({ percent: 50 }),
    ageRule: 'Bé dưới 1 m ngồi chung ghế với bố mẹ; từ 1,4 m tính vé người lớn.',
    openWeekdays: [1, 3, 4, 5, 6, 7],
    howToGetThere: 'Từ Chùa Cầu đi xe điện về phía Cửa Đại khoảng mười phút, xuống ở cầu tre đầu bãi.',
  },
  units: [
    ticket({
      code: 'ghe-canh',
      title: 'Ghế hạng Cánh',
      summary: 'Hai bên khán đài, hàng 1 đến 20.',
      quantity: 400,
      baseVnd: 600_000,
      includes: ['Khu làng nghề', 'Ghế hai bên khán đài'],
      entryAt: '16:00',
    }),
    ticket({
      code: 'ghe-giua',
      title: 'Ghế hạng Giữa',
      summary: 'Chính diện, hàng 8 đến 18, nhìn trọn đội hình.',
      quantity: 220,
      baseVnd: 750_000,
      includes: ['Khu làng nghề', 'Ghế chính diện', 'Một ly nước thảo mộc'],
      entryAt: '16:00',
    }),
    ticket({
      code: 'kem-bua-toi',
      title: 'Ghế Giữa kèm bữa tối',
      summary: 'Bữa tối phố Hội lúc 17:30, trước giờ diễn.',
      quantity: 150,
      baseVnd: 1_050_000,
      includes: ['Ghế chính diện', 'Suất ăn cao lầu, bánh vạc, tôm hấp', 'Khu làng nghề'],
      entryAt: '16:00',
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: [...parkPrices({ holiday: 20 }), deal('Giá mùa mưa', 12, '2026-11-01', '2027-01-31')],
  scenes: {
    hero: ['theatre/river-show/night', 'theatre/river-show'],
    gallery: [
      'theatre/river-show',
      'old-town/river/night',
      'market/night-stalls',
      'old-town/quay/night',
      'night-city/dragon-bridge/night',
      'old-town/street/night',
      'old-town/street',
    ],
  },
};
