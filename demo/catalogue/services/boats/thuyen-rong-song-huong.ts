import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const thuyenRongSongHuong: DemoProduct = {
  kind: 'service',
  slug: 'thue-thuyen-rong-song-huong-theo-gio',
  code: 'DV006',
  title: 'Thuê thuyền rồng sông Hương theo giờ',
  nameAlias: ['Thuê thuyền Huế', 'Thuyền rồng', 'Thuyền nghe ca Huế', 'Thuyền sông Hương'],
  summary:
    'Thuyền đơn hoặc thuyền đôi đầu rồng từ bến Tòa Khâm, chạy ngược lên Thiên Mụ hay thả trôi nghe ca Huế.',
  content: `## Sông chậm, thuyền cũng chậm

Thuyền rồng chạy chừng tám cây số một giờ. Một giờ rưỡi đủ lên chùa Thiên Mụ rồi về, hai giờ thì ghé được vườn Kim Long. Xa hơn, tới điện Hòn Chén và lăng Minh Mạng, nên thuê bốn giờ và đi từ bảy giờ sáng, khi mặt sông còn sương.

## Buổi tối

Sau bảy giờ tối thuyền không chạy xa, chỉ thả giữa cầu Trường Tiền và cầu Dã Viên. Bốn nhạc công, hai giọng ca ngồi chiếu giữa, khách ngồi hai bên. Cuối buổi mỗi người thả một hoa đăng bằng giấy tự tan.

## Thuyền nào hợp với bạn

Thuyền đơn mười hai ghế hợp gia đình. Thuyền đôi ghép hai thân, rộng gấp ba, kê được bàn tiệc nhỏ. Giá tính theo giờ, bạn chọn số giờ lúc đặt; về sớm hơn thì phần còn lại dùng cho lần sau trong tháng.`,
  highlights: [
    'Trả theo giờ, từ một đến năm giờ',
    'Ngược dòng lên Thiên Mụ, Hòn Chén, Minh Mạng',
    'Ca Huế trên thuyền riêng, không ngồi ghép',
  ],
  inclusions: ['Nguyên thuyền và hai người chèo lái', 'Trà sen, mè xửng', 'Áo phao'],
  exclusions: ['Vé tham quan chùa, lăng, điện', 'Nhóm ca Huế nếu không chọn gói'],
  notes: [
    'Mùa lụt tháng 10, 11 bến đóng khi nước trên báo động 1; tiền được trả lại.',
    'Xin mặc áo phao khi ra mũi thuyền.',
  ],
  provinces: ['hue'],
  places: ['chua-thien-mu', 'cau-truong-tien', 'lang-minh-mang'],
  location: { lat: 16.4672, lng: 107.5889, address: 'Bến Tòa Khâm, 49 Lê Lợi, phường Thuận Hóa, Huế' },
  terms: { 'service-type': ['cho-thue-tau'] },
  supplier: 'do-vy-da',
  popularity: 400,
  faqs: [
    {
      question: 'Hai người thuê thuyền đơn có buồn không?',
      answer: 'Không. Chủ thuyền dọn bớt ghế, kê hai chiếc ghế mây ở mũi và một bàn trà.',
    },
    {
      question: 'Nghe ca Huế có phải đặt đủ giờ không?',
      answer: 'Gói ca Huế đã gồm một giờ rưỡi, bạn chỉ cần chọn một suất.',
    },
  ],
  details: {
    per: 'giờ',
    capacity: 'Thuyền đơn 12 khách, thuyền đôi 35 khách',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn thuyền', text: 'Đơn cho nhà, đôi cho đoàn, gói ca Huế cho buổi tối.' },
      { title: 'Chọn số giờ', text: 'Xem gợi ý: Thiên Mụ 2 giờ, Hòn Chén 3 giờ, Minh Mạng 4 giờ.' },
      { title: 'Nhận số thuyền', text: 'Tin nhắn ghi số thuyền và tên người lái.' },
      { title: 'Xuống bến', text: 'Đưa mã cho quầy ở bến Tòa Khâm, thuyền rời bến trong mười phút.' },
    ],
    cases: [
      {
        title: 'Buổi sáng của một lớp vẽ',
        text: 'Mười người lớn tuổi thuê thuyền đơn ba giờ để ký họa. Thuyền neo trước đồi Vọng Cảnh bốn mươi phút, tắt máy. Người lái pha thêm hai ấm trà và cũng được vẽ vào tranh.',
        guests: 10,
      },
    ],
    extras: [
      { code: 'hoa-dang', label: 'Hoa đăng giấy tự tan', priceVnd: 20_000, per: 'person' },
      { code: 'banh-hue', label: 'Mẹt bánh bèo, nậm, lọc', priceVnd: 90_000, per: 'person' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(35, [
    {
      code: 'thuyen-don',
      title: 'Thuyền đơn, mỗi giờ',
      summary: 'Mười hai ghế mây, mái che, hai người lái.',
      quantity: 48,
      baseVnd: 320_000,
      hire: { from: '07:00', to: '21:00' },
      fleets: [{ fleet: 'thuyen-don-song-huong', minutes: 60 }],
      includes: ['Thuyền riêng', 'Trà và mè xửng'],
      most: 5,
    },
    {
      code: 'thuyen-doi',
      title: 'Thuyền đôi, mỗi giờ',
      summary: 'Ba mươi lăm khách, kê được bàn dài.',
      quantity: 24,
      baseVnd: 620_000,
      hire: { from: '07:00', to: '19:00' },
      fleets: [{ fleet: 'thuyen-doi-song-huong', minutes: 60 }],
      includes: ['Thuyền riêng', 'Trà, mè xửng', 'Loa và hai micro'],
      fewest: 2,
      most: 5,
    },
    {
      code: 'ca-hue',
      title: 'Suất ca Huế riêng 19:30 – 21:00',
      summary: 'Thuyền đôi, bốn nhạc công, hai giọng ca.',
      quantity: 4,
      baseVnd: 3_400_000,
      startsAt: '19:30',
      fleets: [{ fleet: 'thuyen-doi-song-huong', startsAt: '19:30', minutes: 90 }],
      includes: ['Thuyền đôi 90 phút', 'Nhóm ca Huế sáu người', 'Hai mươi hoa đăng'],
      most: 1,
    },
  ]),
  ratePlans: [{ code: 'theo-gio', title: 'Trả theo số giờ đã chọn', cancellationPolicy: 'xe' }],
  priceRules: busyDays(30, 15),
  scenes: {
    hero: ['voyage/dragon-boat/dusk', 'voyage/dragon-boat'],
    gallery: [
      'theatre/gate',
      'theatre/hall',
      'voyage/pagoda-hill',
      'voyage/dragon-boat',
      'theatre/colonnade',
      'cooking/table',
    ],
  },
};
