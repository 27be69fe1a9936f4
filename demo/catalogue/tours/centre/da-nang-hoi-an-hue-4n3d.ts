import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const daNangHoiAnHue4n3d: DemoProduct = {
  kind: 'tour',
  slug: 'da-nang-hoi-an-hue-4n3d',
  code: 'TR014',
  title: 'Đà Nẵng – Hội An – Huế 4N3Đ: biển, phố cổ và cố đô',
  nameAlias: ['Tour miền Trung', 'Đà Nẵng 4N3Đ', 'Đà Nẵng Hội An Huế', 'Tour Đà Nẵng 4 ngày 3 đêm'],
  summary:
    'Hai đêm ở biển Mỹ Khê, một đêm bên sông Hương. Đi đèo Hải Vân, về đường hầm, không phải dậy trước bảy giờ ngày nào.',
  content: `## Nhịp đi không vội

Miền Trung có nhiều thứ muốn xem, nên lịch bốn ngày hay bị nhồi. Chuyến này bỏ bớt để giữ hai điều: mỗi ngày có một khoảng trống, và không ngày nào xe chạy quá ba tiếng.

Ngày đầu bạn nhận phòng sát biển Mỹ Khê, chiều lên bán đảo Sơn Trà nhìn thành phố từ chùa Linh Ứng. Ngày hai để dành cho Hội An, đi từ trưa đến tối, buổi sáng tắm biển hoặc ngủ bù tùy bạn.

## Sang Huế bằng đường đèo

Sáng thứ ba, xe vượt đèo Hải Vân thay vì chui hầm. Hai mươi mốt cây số quanh co, trên đỉnh là cửa quan cũ, một bên thấy Đà Nẵng, một bên thấy cát trắng Lăng Cô. Trưa ăn ở đầm Lập An, hàu nướng còn nóng vỏ.

Chiều vào Đại Nội lúc nắng xuống. Tối ngủ bên bờ nam sông Hương, đi bộ năm phút là tới cầu đi bộ lát gỗ lim.

## Ngày cuối

Buổi sáng thăm lăng Minh Mạng, nơi hồ sen và rừng thông nhiều hơn cung điện. Ăn bún bò xong, xe đưa bạn ra sân bay Phú Bài hoặc quay lại Đà Nẵng, bạn chọn khi đặt vé máy bay.`,
  highlights: [
    'Khách sạn 4 sao sát biển Mỹ Khê hai đêm',
    'Đèo Hải Vân và hàu đầm Lập An',
    'Hội An từ trưa đến tối, có thuyền hoa đăng',
    'Kết thúc ở Phú Bài hoặc Đà Nẵng, không thêm tiền',
  ],
  inclusions: [
    'Xe 29 chỗ và đón tiễn sân bay theo giờ chung của đoàn',
    'Hai đêm Đà Nẵng, một đêm Huế, khách sạn 4 sao',
    'Ba bữa sáng, ba bữa trưa, ba bữa tối',
    'Vé phố cổ, Đại Nội, lăng Minh Mạng, thuyền sông Hoài',
    guide,
    insurance(100_000_000),
  ],
  exclusions: ['Vé máy bay đến Đà Nẵng và về từ Huế hoặc Đà Nẵng', singleRoom, personalCosts, tips],
  notes: [
    'Chuyến bay nên hạ cánh trước 13:00 ngày đầu, cất cánh sau 15:30 ngày cuối.',
    'Từ tháng 10 đến giữa tháng 12 trời hay mưa; buổi biển đổi thành bảo tàng Chăm.',
  ],
  provinces: ['da-nang', 'hue'],
  places: [
    'bai-bien-my-khe',
    'ban-dao-son-tra',
    'chua-linh-ung-son-tra',
    'pho-co-hoi-an',
    'vinh-lang-co',
    'dai-noi-hue',
    'lang-minh-mang',
  ],
  location: { lat: 16.06, lng: 108.246, address: 'Biển Mỹ Khê, phường Ngũ Hành Sơn, Đà Nẵng' },
  terms: {
    theme: ['van-hoa-di-san', 'bien-dao', 'am-thuc', 'gia-dinh-co-tre-nho'],
    conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'hien-ngoi',
  special: true,
  popularity: 860,
  faqs: [
    {
      question: 'Đơn vị có đặt vé máy bay giúp không?',
      answer: 'Có. Gửi yêu cầu ở trang vé máy bay, nhân viên tìm giờ khớp đoàn rồi báo giá cho bạn duyệt.',
    },
    {
      question: 'Phòng Đà Nẵng có chắc nhìn ra biển không?',
      answer:
        'Hạng tiêu chuẩn là phòng hướng phố, khách sạn cách bãi tắm một con đường. Hạng nhóm nhỏ có ban công nhìn biển.',
    },
    {
      question: 'Đi một mình có được ghép phòng không?',
      answer:
        'Được nếu có khách cùng giới đăng ký ghép. Nếu đến ba ngày trước vẫn chưa có, bạn trả phụ thu phòng đơn.',
    },
  ],
  details: {
    days: 4,
    nights: 3,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 29 chỗ', 'Thuyền gỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 8,
    groupMax: 25,
    departureWeekdays: [4, 6],
    departureTime: '13:30',
    pickups: [
      { place: 'Sân bay Đà Nẵng, ga đến quốc nội', time: '13:15', feeVnd: 0 },
      { place: 'Ga Đà Nẵng, đường Hải Phòng', time: '13:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 1_650_000,
    depositPercent: 30,
    hotelStandard: 'Khách sạn 4 sao ở Mỹ Khê và trung tâm Huế',
    insuranceMaxVnd: 100_000_000,
  },
  units: [
    standardSeat({ quantity: 25, baseVnd: 5_290_000, summary: 'Đoàn ghép, phòng hướng phố ở Đà Nẵng.' }),
    smallGroupSeat({
      quantity: 10,
      baseVnd: 6_690_000,
      summary: 'Mười khách, phòng ban công nhìn biển, thêm bữa tối nhà vườn Huế.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi đặt trước 30 ngày', 9, '2026-11-01', '2027-05-31')],
  itinerary: [
    {
      day: 1,
      title: 'Đón khách – bán đảo Sơn Trà',
      meals: ['Tối'],
      items: [
        { time: '13:15', text: 'Đón ở sân bay và nhà ga, về khách sạn nhận phòng.' },
        { time: '16:00', text: 'Lên chùa Linh Ứng, dừng ở khúc cua nhìn toàn vịnh.' },
        { time: '18:30', text: 'Ăn tối hải sản ở đường Hoàng Sa.' },
        {
          time: '20:30',
          text: 'Tự do dạo bờ sông Hàn; tối thứ Sáu đến Chủ nhật cầu Rồng phun lửa lúc 21:00.',
        },
      ],
      overnight: 'Khách sạn 4 sao, biển Mỹ Khê',
    },
    {
      day: 2,
      title: 'Biển buổi sáng – Hội An',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '07:30', text: 'Ăn sáng, tự do tắm biển.' },
        { time: '11:30', text: 'Mì Quảng ở một quán lâu năm.' },
        { time: '13:30', text: 'Vào rừng dừa Bảy Mẫu, ngồi thúng chai.' },
        { time: '16:00', text: 'Phố cổ: Chùa Cầu, hội quán, hiệu thuốc bắc cũ.' },
        { time: '18:30', text: 'Ăn tối, thả hoa đăng rồi về Đà Nẵng.' },
      ],
      overnight: 'Khách sạn 4 sao, biển Mỹ Khê',
    },
    {
      day: 3,
      title: 'Đèo Hải Vân – Lăng Cô – Huế',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:30', text: 'Trả phòng, xe lên đèo, dừng ở Hải Vân Quan.' },
        { time: '11:30', text: 'Ăn trưa hải sản ở đầm Lập An.' },
        { time: '15:00', text: 'Tham quan Đại Nội khi nắng dịu.' },
        { time: '18:30', text: 'Cơm cung đình giản lược, sau đó dạo bờ nam sông Hương.' },
      ],
      overnight: 'Khách sạn 4 sao, trung tâm Huế',
    },
    {
      day: 4,
      title: 'Lăng Minh Mạng – tiễn khách',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:30', text: 'Trả phòng, thăm lăng Minh Mạng.' },
        { time: '11:30', text: 'Ăn bún bò, mua mè xửng.' },
        { time: '13:00', text: 'Tiễn ở sân bay Phú Bài; khách về Đà Nẵng lên xe, đến nơi khoảng 15:00.' },
      ],
    },
  ],
  scenes: {
    hero: ['night-city/dragon-bridge/night', 'night-city/dragon-bridge'],
    gallery: [
      'beach/parasol',
      'old-town/bridge',
      'theatre/gate',
      'hotel-room/suite-sea',
      'restaurant/seaside',
      'road/coast-pass',
    ],
  },
};
