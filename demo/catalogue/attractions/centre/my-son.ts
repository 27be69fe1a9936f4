import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const mySon: DemoProduct = {
  kind: 'attraction',
  slug: 've-thanh-dia-my-son',
  code: 'VE002',
  title: 'Vé Thánh địa Mỹ Sơn: thung lũng đền tháp Chăm',
  nameAlias: ['Mỹ Sơn', 'Thánh địa Mỹ Sơn', 'My Son', 'Tháp Chăm Mỹ Sơn'],
  summary:
    'Hơn bảy mươi đền tháp gạch dưới chân núi Răng Mèo, di sản thế giới từ năm 1999. Vé gồm xe điện và suất múa Chăm trong ngày.',
  content: `## Gạch đỏ giữa thung lũng

Từ thế kỷ IV đến thế kỷ XIII, các triều vua Chăm lần lượt dựng đền ở đây, trong lòng chảo được núi vây kín. Gạch xây khít đến mức khó tìm thấy mạch vữa, và cách người xưa kết dính chúng vẫn còn là đề tài tranh luận.

Xe điện chạy gần hai cây số từ nhà trưng bày vào khu đền. Sau đó bạn đi bộ theo vòng tròn: nhóm B, C, D còn nguyên vẹn nhất, nhóm A là nơi tòa tháp cao hai mươi bốn mét từng đứng trước chiến tranh, nhóm G và E vắng, cỏ mọc sát chân tường.

## Chọn giờ để thấy màu gạch

Cổng mở từ 06:00. Khoảng bảy giờ, nắng xiên qua khe núi và gạch chuyển sang màu mật ong; đến mười giờ thì các đoàn từ Đà Nẵng vào đông. Buổi chiều sau ba rưỡi cũng vắng, nhưng hay có mưa rào vào tháng 9 và tháng 10.

## Tiếng trống Paranưng

Nhà biểu diễn có ba suất múa mỗi ngày vào 09:30, 10:30 và 14:30, trừ thứ Hai. Kèn Saranai thổi cạnh bạn, không qua loa.`,
  highlights: [
    'Vòng đi bộ qua bảy nhóm tháp, đường bằng, có bóng cây',
    'Xe điện hai chiều từ nhà trưng bày',
    'Múa Chăm ba suất mỗi ngày, trừ thứ Hai',
  ],
  inclusions: ['Vé vào khu đền tháp và nhà trưng bày', 'Xe điện hai chiều', 'Suất múa dân gian Chăm'],
  exclusions: ['Xe từ Hội An hoặc Đà Nẵng', 'Thuyết minh viên riêng', 'Nước uống, đồ lưu niệm'],
  notes: [
    'Không trèo lên chân tháp, không tựa vào tường gạch đang trùng tu.',
    'Khu đền ít quán nước, bạn mang theo mũ và một chai nước.',
  ],
  provinces: ['da-nang'],
  places: ['thanh-dia-my-son'],
  location: { lat: 15.764, lng: 108.124, address: 'Thôn Mỹ Sơn, xã Thu Bồn, Đà Nẵng' },
  terms: {
    'attraction-category': ['di-tich', 'bieu-dien'],
    conform: ['cap-doi', 'nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'gach-dat-nung',
  special: true,
  popularity: 760,
  faqs: [
    {
      question: 'Tham quan hết bao lâu?',
      answer: 'Đi thong thả cả vòng mất khoảng hai giờ rưỡi, tính cả xe điện và một suất múa.',
    },
    {
      question: 'Có thể thuê người thuyết minh tại chỗ không?',
      answer:
        'Có, quầy ngay sau cổng soát vé nhận đăng ký tiếng Việt, tiếng Anh và tiếng Pháp, trả tiền tại quầy.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '06:00', to: '17:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '2 – 3 giờ',
    childPolicy: bandsByAge({ freeTo: 4, childTo: 15, percent: 20 }),
    ageRule: 'Trẻ từ 5 đến 15 tuổi trả 20% giá vé; từ 16 tuổi mua vé người lớn.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách Hội An 40 km, Đà Nẵng 68 km. Chạy theo ĐT610 qua Nam Phước, Trà Kiệu; bãi xe ngay trước nhà trưng bày.',
  },
  units: [
    ticket({
      code: 'tham-quan',
      title: 'Vé tham quan trong ngày',
      summary: 'Vào từ 06:00 đến 16:30.',
      quantity: 600,
      baseVnd: 150_000,
      includes: ['Khu đền tháp và nhà trưng bày', 'Xe điện hai chiều', 'Một suất múa Chăm'],
    }),
    ticket({
      code: 'kem-tai-nghe',
      title: 'Vé kèm máy thuyết minh',
      summary: 'Máy nghe tiếng Việt hoặc tiếng Anh, hai mươi điểm dừng.',
      quantity: 150,
      baseVnd: 210_000,
      includes: ['Mọi quyền lợi của vé tham quan', 'Máy thuyết minh và tai nghe, đặt cọc căn cước'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['heritage/cham-valley/golden', 'heritage/cham-valley', 'heritage/cham-hill'],
    gallery: [
      'waterfall/trail',
      'heritage/cham-valley',
      'road/rice-fields',
      'heritage/cham-hill',
      'waterfall/bridge',
      'old-town/river',
    ],
  },
};
