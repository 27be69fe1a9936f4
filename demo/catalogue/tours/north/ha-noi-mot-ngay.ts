import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const haNoiMotNgay: DemoProduct = {
  kind: 'tour',
  slug: 'ha-noi-mot-ngay-van-mieu-hoang-thanh-pho-co',
  code: 'TR001',
  title: 'Hà Nội một ngày: Văn Miếu, Hoàng thành và phố cổ',
  nameAlias: ['Tour Hà Nội', 'City tour Hà Nội', 'Hà Nội 1 ngày', 'HN city tour'],
  summary:
    'Sáng xem Hoàng thành và Văn Miếu, trưa ăn bún chả, chiều đi bộ phố cổ rồi uống cà phê trứng bên hồ. Đón tận nơi ở trung tâm.',
  content: `## Một ngày vừa đủ cho lần đầu đến Hà Nội

Xe đón bạn lúc phố còn mở hàng sáng. Điểm dừng đầu tiên là quảng trường Ba Đình, nơi đoàn đi bộ qua vườn cây đến chùa Một Cột. Từ đó sang Hoàng thành chỉ vài phút: hướng dẫn viên kể chuyện các lớp gạch Lý, Trần, Lê chồng lên nhau ngay dưới chân bạn, rồi đưa xuống hầm chỉ huy sâu hơn chín mét.

Văn Miếu để dành cho cuối buổi sáng, khi các đoàn học sinh đã về. Bạn có gần một giờ đi qua năm lớp sân, xem 82 tấm bia tiến sĩ và nghỉ chân dưới bóng cây đại trước nhà Bái Đường.

## Buổi chiều đi bằng chân

Bữa trưa là bún chả nướng than ở một nhà hàng nhỏ gần phố Hàng Mành. Sau đó đoàn đi bộ chừng ba cây số trong phố cổ: Hàng Quạt bán đồ thờ, Lãn Ông thơm mùi thuốc bắc, Hàng Thiếc gõ suốt ngày. Bạn vào một ngôi nhà ống trăm tuổi để hiểu vì sao nhà Hà Nội hẹp mặt tiền mà sâu hun hút.

Cuối chiều, cả nhóm ngồi lại uống cà phê trứng trên tầng hai nhìn ra hồ Hoàn Kiếm. Ai còn sức có thể ghé đền Ngọc Sơn trước giờ đóng cửa lúc 18:00.`,
  highlights: [
    'Hầm chỉ huy và các lớp nền móng khảo cổ trong Hoàng thành Thăng Long',
    'Gần một giờ ở Văn Miếu, đúng lúc vãn khách',
    'Ba cây số đi bộ phố cổ, vào một ngôi nhà ống còn giữ giếng trời',
    'Cà phê trứng nhìn ra hồ Hoàn Kiếm',
  ],
  inclusions: [
    'Xe đời mới đưa đón trong bán kính 4 km quanh hồ Hoàn Kiếm',
    'Vé Hoàng thành, Văn Miếu, đền Ngọc Sơn và nhà cổ',
    'Bữa trưa bún chả, nem cua bể và một cốc cà phê trứng',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips, 'Đón khách ngoài khu trung tâm'],
  notes: [
    'Mang quần hoặc váy dài quá gối khi vào chùa và Văn Miếu.',
    'Lăng Chủ tịch chỉ mở buổi sáng và nghỉ thứ Hai, thứ Sáu. Đoàn đi quanh quảng trường, không xếp hàng vào viếng.',
  ],
  provinces: ['ha-noi'],
  places: [
    'pho-co-ha-noi',
    'van-mieu-quoc-tu-giam',
    'hoang-thanh-thang-long',
    'ho-hoan-kiem',
    'chua-mot-cot',
  ],
  location: { lat: 21.0353, lng: 105.85, address: 'Phố cổ, phường Hoàn Kiếm, Hà Nội' },
  terms: {
    theme: ['van-hoa-di-san', 'am-thuc', 'cuoi-tuan-ngan-ngay'],
    conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
  },
  supplier: 'dau-chan-bac',
  popularity: 540,
  faqs: [
    {
      question: 'Tôi có phải đi bộ nhiều không?',
      answer:
        'Cả ngày khoảng 6 km, chia làm nhiều chặng ngắn và có chỗ ngồi nghỉ. Nếu đi cùng ông bà, bạn báo trước để đổi chặng phố cổ sang xích lô, phụ thu 120.000 đồng mỗi người.',
    },
    {
      question: 'Trời mưa thì chương trình thế nào?',
      answer:
        'Đoàn vẫn đi. Đơn vị tổ chức phát áo mưa và đổi một đoạn phố cổ thành buổi xem tranh dân gian trong nhà.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ', 'Đi bộ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 4,
    groupMax: 15,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '08:00',
    pickups: [
      { place: 'Khách sạn trong phố cổ', time: '07:40', feeVnd: 0 },
      { place: 'Trước Nhà hát Lớn, 1 Tràng Tiền', time: '08:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [
    standardSeat({
      quantity: 15,
      baseVnd: 690_000,
      summary: 'Một chỗ trên xe ghép, hướng dẫn chung cho cả đoàn.',
    }),
    smallGroupSeat({
      quantity: 6,
      baseVnd: 890_000,
      summary: 'Xe và hướng dẫn viên riêng cho sáu khách, dừng lâu hơn ở nơi nhóm thích.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Ba Đình – Văn Miếu – phố cổ',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Gặp hướng dẫn viên, xe chạy qua đường Phan Đình Phùng rợp sấu đến Ba Đình.' },
        { time: '08:30', text: 'Đi bộ quanh quảng trường Ba Đình và chùa Một Cột.' },
        { time: '09:15', text: 'Hoàng thành Thăng Long: Đoan Môn, điện Kính Thiên, hầm chỉ huy D67.' },
        { time: '11:00', text: 'Văn Miếu – Quốc Tử Giám, xem bia tiến sĩ và khu Thái Học.' },
        { time: '12:15', text: 'Ăn trưa bún chả, nghỉ trong phòng mát.' },
        { time: '13:45', text: 'Dạo phố nghề Hàng Quạt, Lãn Ông, Hàng Thiếc và thăm nhà cổ phố Mã Mây.' },
        { time: '15:45', text: 'Uống cà phê trứng, sau đó qua cầu Thê Húc vào đền Ngọc Sơn.' },
        { time: '17:00', text: 'Xe đưa bạn về khách sạn, hoặc chia tay tại hồ để bạn dạo tiếp.' },
      ],
    },
  ],
  scenes: {
    hero: ['old-quarter/lake/dawn', 'old-quarter/lake', 'theatre/hall'],
    gallery: [
      'theatre/hall',
      'old-quarter/flower-bikes',
      'market/street-food',
      'theatre/colonnade',
      'night-city/promenade',
      'restaurant/lanterns',
    ],
  },
};
