import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const xeConThoiHoiAn: DemoProduct = {
  kind: 'service',
  slug: 'xe-con-thoi-san-bay-da-nang-hoi-an',
  code: 'DV002',
  title: 'Xe con thoi sân bay Đà Nẵng – Hội An, mua theo ghế',
  nameAlias: ['Shuttle Hội An', 'Xe ghép Đà Nẵng Hội An', 'Xe buýt sân bay Hội An', 'Xe trung chuyển Hội An'],
  summary:
    'Xe mười sáu chỗ chạy mỗi giờ một chuyến từ 6:00 đến 22:00, một ghế một vali, trả ở năm điểm quanh phố cổ.',
  content: `## Cho người đi một, hai mình

Taxi về Hội An gần bốn trăm nghìn, đi một mình thì xót. Xe con thoi bán từng ghế, rời cột số 9 ngoài ga trong nước vào phút 00, qua ga quốc tế sau bảy phút. Lỡ chuyến, bạn lên chuyến kế bằng chính mã đó trong vòng ba tiếng.

## Năm điểm trả

Bến xe phố cổ đường Hùng Vương, chợ Tân An, ngã ba An Bàng, cầu Cửa Đại và bãi Hoàng Văn Thụ. Từ mỗi điểm tới phần lớn homestay đi bộ dưới mười phút. Xe không rẽ vào hẻm, nhờ vậy chuyến nào cũng chạy đúng năm mươi phút.

## Hành lý

Mỗi ghế kèm một vali đến 24 inch và một túi. Ván lướt, xe đạp gấp cần mua thêm chỗ. Xe nôi gấp gọn đi miễn phí, báo trước để chừa khoảng sau hàng cuối.`,
  highlights: [
    'Mỗi giờ một chuyến, từ sáng sớm đến khuya',
    'Máy bay trễ, lên chuyến sau bằng cùng mã',
    'Giá một ghế bằng khoảng một phần ba taxi',
  ],
  inclusions: ['Một ghế ngồi', 'Một vali và một túi xách', 'Nước uống'],
  exclusions: ['Đưa tới cửa khách sạn', 'Hành lý quá khổ'],
  notes: [
    'Chuyến cuối rời sân bay lúc 22:00; sau giờ đó hãy đặt xe riêng.',
    'Chiều về, có mặt ở điểm đón trước năm phút, xe không chờ.',
  ],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an', 'bai-bien-my-khe'],
  location: { lat: 16.0533, lng: 108.2022, address: 'Cột số 9, ga trong nước, sân bay quốc tế Đà Nẵng' },
  terms: { 'service-type': ['xe-dua-don-san-bay'] },
  supplier: 'chuyen-con-thoi',
  popularity: 510,
  faqs: [
    {
      question: 'Trẻ em có cần mua ghế không?',
      answer: 'Từ 4 tuổi cần một ghế. Bé nhỏ hơn ngồi lòng, mỗi người lớn kèm một bé.',
    },
    {
      question: 'Giờ đi có phải chọn lúc đặt không?',
      answer: 'Bạn chọn ngày. Lên xe giờ nào cũng được trong ngày đó, đông quá thì đi chuyến liền sau.',
    },
  ],
  details: {
    per: 'khách',
    capacity: '14 khách mỗi chuyến, 17 chuyến một ngày',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn ngày và số ghế', text: 'Một ghế cho mỗi người từ 4 tuổi, chiều đi hoặc khứ hồi.' },
      { title: 'Giữ mã trên điện thoại', text: 'Mã gửi qua email và tin nhắn, không cần in.' },
      { title: 'Ra cột số 9', text: 'Từ ga quốc tế đi bộ bốn phút, hoặc đợi xe ghé qua phút thứ bảy.' },
      { title: 'Xuống ở điểm gần nhất', text: 'Lái xe đọc tên điểm trước khi dừng, hành lý lấy ở cửa sau.' },
    ],
    cases: [
      {
        title: 'Hai cô bạn và một chuyến bay trễ',
        text: 'Chuyến từ Hà Nội trễ gần hai tiếng, hạ cánh lúc 20:40. Hai cô lên chuyến 21:00 thay cho chuyến 19:00 mà không phải gọi cho ai, về tới An Bàng trước mười giờ.',
        guests: 2,
      },
    ],
    extras: [
      { code: 'do-qua-kho', label: 'Ván lướt hoặc xe đạp gấp', priceVnd: 80_000, per: 'booking' },
      { code: 'them-vali', label: 'Thêm một vali', priceVnd: 40_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(1, [
    {
      code: 'mot-chieu',
      title: 'Một ghế, một chiều',
      summary: 'Sân bay về Hội An hoặc ngược lại.',
      quantity: 180,
      baseVnd: 130_000,
      includes: ['Một ghế trong ngày đã chọn', 'Đổi chuyến trong ba tiếng'],
      most: 14,
    },
    {
      code: 'khu-hoi',
      title: 'Một ghế, khứ hồi',
      summary: 'Chiều về để ngỏ trong 30 ngày.',
      quantity: 60,
      baseVnd: 240_000,
      includes: ['Hai lượt ghế', 'Chiều về không phải chọn trước giờ'],
      most: 14,
    },
  ]),
  ratePlans: [{ code: 've-ghe', title: 'Vé theo ghế', cancellationPolicy: 'xe' }],
  priceRules: busyDays(30, 15),
  scenes: {
    hero: ['journey/minibus/noon', 'journey/minibus'],
    gallery: [
      'road/airport',
      'old-town/quay',
      'journey/minibus',
      'road/coast-pass',
      'old-town/bridge',
      'night-city/dragon-bridge',
    ],
  },
};
