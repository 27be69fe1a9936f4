import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const nuiBaDenMotNgay: DemoProduct = {
  kind: 'tour',
  slug: 'tay-ninh-nui-ba-den-mot-ngay',
  code: 'TR034',
  title: 'Tây Ninh một ngày: cáp treo núi Bà Đen, Tòa Thánh và bánh canh Trảng Bàng',
  nameAlias: ['Tour núi Bà Đen', 'Tour Tây Ninh', 'Tòa Thánh Cao Đài', 'Hành hương núi Bà'],
  summary:
    'Đi sáng về chiều từ Sài Gòn. Lên đỉnh bằng cáp treo, dự giờ lễ trưa ở Tòa Thánh, ăn bánh canh và bánh tráng phơi sương.',
  content: `## Nóc nhà phía nam

Núi Bà Đen đứng một mình giữa đồng, cao 986 mét. Cabin cáp treo lên đỉnh hết tám phút, trên đó nhiệt độ thấp hơn chân núi chừng bốn, năm độ, hay có mây trôi ngang tượng Bà Tây Bổ Đà Sơn.

Đoàn có ba tiếng trên núi: một tiếng rưỡi ở đỉnh, phần còn lại ở chùa Bà lưng chừng. Ai đi lễ cần mang lễ chay nhỏ, đừng mua ở người mời dọc bãi xe.

## Trưa Tòa Thánh

Mười hai giờ trống điểm, tín đồ áo trắng xếp hàng vào chánh điện. Khách xem từ hành lang lầu, giữ im lặng và bỏ dép dưới bậc.

Trên đường về dừng Trảng Bàng ăn bánh canh giò heo, xem tráng bánh phơi sương.`,
  highlights: [
    'Vé cáp treo hai tuyến đã gồm',
    'Xem giờ lễ trưa ở Tòa Thánh Cao Đài',
    'Bánh canh và bánh tráng phơi sương Trảng Bàng',
  ],
  inclusions: [
    'Xe 16 hoặc 29 chỗ',
    'Vé cáp treo lên đỉnh và chùa Bà',
    'Bữa trưa, bánh canh buổi xế',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips],
  notes: [
    'Rằm tháng Giêng rất đông, xếp hàng cáp có thể 90 phút.',
    'Áo kín vai, quần qua gối khi vào Tòa Thánh.',
  ],
  provinces: ['tay-ninh'],
  places: ['nui-ba-den', 'toa-thanh-tay-ninh'],
  location: { lat: 11.3822, lng: 106.1702, address: 'Núi Bà Đen, phường Bình Minh, Tây Ninh' },
  terms: {
    theme: ['tam-linh-hanh-huong', 'cuoi-tuan-ngan-ngay'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'ben-la',
  popularity: 500,
  faqs: [
    {
      question: 'Sợ độ cao có đi cáp được không?',
      answer: 'Cabin kín, chạy êm. Bạn ngồi quay lưng về chân núi và chọn tuyến chùa Bà thấp hơn nếu ngại.',
    },
    {
      question: 'Có kịp về trước giờ cơm tối không?',
      answer: 'Xe về tới trung tâm khoảng 18:00, cuối tuần có thể chậm nửa tiếng.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 29 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 8,
    groupMax: 27,
    departureWeekdays: [2, 4, 6, 7],
    departureTime: '06:30',
    pickups: [
      { place: 'Nhà thờ Huyện Sĩ, đường Tôn Thất Tùng', time: '06:30', feeVnd: 0 },
      { place: 'Ngã tư An Sương', time: '07:10', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 0,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [
    standardSeat({ quantity: 27, baseVnd: 1_090_000, summary: 'Một chỗ xe, vé cáp hai tuyến, bữa trưa.' }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – núi Bà Đen – Tòa Thánh',
      meals: ['Trưa'],
      items: [
        { time: '06:30', text: 'Khởi hành theo đường Xuyên Á.' },
        { time: '08:45', text: 'Cáp treo lên đỉnh, rồi xuống chùa Bà.' },
        { time: '11:45', text: 'Tòa Thánh, xem giờ lễ Ngọ, ăn trưa.' },
        { time: '15:00', text: 'Trảng Bàng: bánh canh, bánh tráng phơi sương.' },
        { time: '18:00', text: 'Về tới TP. Hồ Chí Minh.' },
      ],
    },
  ],
  scenes: {
    hero: ['cable-park/ridges/noon', 'cable-park/ridges'],
    gallery: [
      'theatre/hall',
      'cable-park/ridges',
      'cooking/table',
      'road/city-bridge',
      'market/flowers',
      'road/rice-fields',
    ],
  },
};
