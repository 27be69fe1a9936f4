import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const pleikuMangDen3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'pleiku-kon-tum-mang-den-3n2d',
  code: 'TR032',
  title: 'Pleiku – Kon Tum – Măng Đen 3N2Đ: Biển Hồ, nhà rông và rừng thông',
  nameAlias: ['Tour Tây Nguyên', 'Tour Măng Đen', 'Tour Kon Tum', 'Biển Hồ Pleiku', 'Chư Đăng Ya'],
  summary:
    'Đón tại sân bay Pleiku, đi Biển Hồ, núi lửa Chư Đăng Ya, nhà thờ gỗ Kon Tum, hai đêm một phố một rừng.',
  content: `## Đất đỏ

Chuyến này bắt đầu ngay khi máy bay hạ cánh. Biển Hồ là miệng núi lửa cũ, nước phẳng và sâu; đường vào có hai hàng thông trăm tuổi che kín.

Chư Đăng Ya cũng là núi lửa đã tắt. Người Gia Rai trồng khoai, dong riềng quanh miệng núi, tháng Mười một dã quỳ nở viền vàng.

## Kon Tum và Măng Đen

Nhà thờ gỗ dựng năm 1913 bằng gỗ cà chít, trát đất trộn rơm, tới giờ vẫn thơm. Đi bộ qua cầu treo Kon Klor sang làng người Ba Na, nhà rông cao gần hai mươi mét.

Từ Kon Tum lên Măng Đen hơn một tiếng rưỡi đèo. Đêm ở rừng thông có bếp lửa, cơm lam, gà nướng. Sáng cuối cùng đi bộ ra thác Pa Sỹ rồi trở về sân bay.`,
  highlights: [
    'Đón và trả tại sân bay Pleiku',
    'Núi lửa Chư Đăng Ya',
    'Nhà thờ gỗ và làng Kon Klor',
    'Một đêm giữa rừng thông Măng Đen',
  ],
  inclusions: [
    'Xe 16 chỗ',
    'Một đêm khách sạn 3 sao Kon Tum, một đêm nhà gỗ Măng Đen',
    'Hai bữa sáng, ba bữa trưa, hai bữa tối',
    'Vé tham quan',
    guide,
    insurance(30_000_000),
  ],
  exclusions: ['Vé máy bay', singleRoom, personalCosts, tips],
  notes: [
    'Đi chuyến bay tới trước 10:30 và về sau 17:00.',
    'Mùa dã quỳ giữa tháng 11, mùa mai anh đào tháng 1.',
  ],
  provinces: ['gia-lai', 'quang-ngai'],
  places: ['bien-ho-pleiku', 'nui-lua-chu-dang-ya', 'nha-tho-go-kon-tum', 'mang-den'],
  location: { lat: 14.0494, lng: 108.0125, address: 'Biển Hồ, phường Biển Hồ, Gia Lai' },
  terms: { theme: ['kham-pha-nui-rung', 'van-hoa-di-san', 'mua-hoa'], conform: ['nhom-ban', 'gia-dinh'] },
  supplier: 'ganh-nang',
  popularity: 450,
  faqs: [
    {
      question: 'Đường đèo lên Măng Đen khó đi không?',
      answer: 'Đường nhựa tốt, nhiều cua. Lái xe là người Kon Tum, chạy tuyến này hằng ngày.',
    },
    {
      question: 'Có wifi ở nhà gỗ không?',
      answer: 'Có ở sảnh chung. Trong từng căn sóng yếu, coi như một đêm nghỉ điện thoại.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Pleiku',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 14,
    departureWeekdays: [5],
    departureTime: '10:45',
    pickups: [
      { place: 'Sân bay Pleiku, cửa đến', time: '10:45', feeVnd: 0 },
      { place: 'Quảng trường Đại Đoàn Kết', time: '11:10', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 700_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao và nhà gỗ',
    insuranceMaxVnd: 30_000_000,
  },
  units: [standardSeat({ quantity: 14, baseVnd: 3_650_000, summary: 'Chỗ xe ghép, phòng đôi hai đêm.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Pleiku – Chư Đăng Ya – Kon Tum',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '10:45', text: 'Đón sân bay, ăn phở khô hai tô.' },
        { time: '13:30', text: 'Chư Đăng Ya, Biển Hồ.' },
        { time: '17:30', text: 'Tới Kon Tum, dạo bờ sông Đăk Bla.' },
      ],
      overnight: 'Khách sạn 3 sao, Kon Tum',
    },
    {
      day: 2,
      title: 'Kon Tum – Măng Đen',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Nhà thờ gỗ, chủng viện, làng Kon Klor.' },
        { time: '14:30', text: 'Lên Măng Đen, hồ Đăk Ke.' },
        { time: '18:30', text: 'Bữa tối quanh bếp lửa.' },
      ],
      overnight: 'Nhà gỗ, Măng Đen',
    },
    {
      day: 3,
      title: 'Thác Pa Sỹ – Pleiku',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:00', text: 'Thác Pa Sỹ và vườn tượng.' },
        { time: '12:00', text: 'Ăn trưa, xuôi đèo.' },
        { time: '16:00', text: 'Tới sân bay Pleiku.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/bridge/golden', 'waterfall/bridge', 'pine-hills/ridges'],
    gallery: [
      'pine-hills/lake',
      'pine-hills/ridges',
      'waterfall/jungle',
      'hotel-room/lodge-mountain',
      'road/mountain-van',
      'market/flowers',
    ],
  },
};
