import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const coTo3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'dao-co-to-3n2d-tu-ha-noi',
  code: 'TR026',
  title: 'Đảo Cô Tô 3N2Đ: bãi Hồng Vàn, hải đăng và đêm câu mực',
  nameAlias: ['Tour Cô Tô', 'Cô Tô 3N2Đ', 'Bãi Hồng Vàn', 'Bãi Vàn Chảy'],
  summary:
    'Xe tới cảng Ao Tiên, tàu cao tốc 90 phút ra đảo. Hai đêm sát biển, một buổi Cô Tô con, một đêm câu mực.',
  content: `## Hai chặng đường

Ra Cô Tô mất nguyên một buổi sáng: hơn ba tiếng xe rồi chín mươi phút tàu. Bù lại đảo không có xe khách lớn, biển phía tây phẳng và nông.

## Trên đảo

Bãi Hồng Vàn quay mặt về hướng mặt trời mọc, năm giờ sáng đã có người chờ. Hải đăng nằm trên đồi cao, leo một nghìn bậc hoặc đi xe điện tới lưng chừng. Ngày thứ hai thuyền nhỏ đưa đoàn sang Cô Tô con, bãi cát không một hàng quán, mang theo bữa trưa.

Tối có thuyền câu mực. Được con nào chủ thuyền hấp ngay con đó, chấm mắm gừng.

## Chuyện sóng gió

Cảng vụ dừng tàu khi gió cấp sáu trở lên. Nếu kẹt lại đảo, đoàn lo chỗ ở thêm một đêm không tính tiền; nếu chưa đi được, bạn đổi ngày hoặc nhận lại đủ.`,
  highlights: [
    'Khách sạn cách bãi Vàn Chảy ba phút',
    'Một ngày Cô Tô con vắng người',
    'Đêm câu mực ăn tại thuyền',
    'Kẹt sóng được lo đêm ở thêm',
  ],
  inclusions: [
    'Xe Hà Nội – cảng Ao Tiên khứ hồi',
    'Vé tàu cao tốc hai chiều',
    'Hai đêm khách sạn 3 sao',
    'Hai bữa sáng, ba bữa trưa, hai bữa tối',
    'Thuyền Cô Tô con, thuyền câu mực',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: [
    'Mang căn cước: đảo biên giới kiểm tra giấy tờ từng người.',
    'Điện ổn định, sóng 4G yếu ở Cô Tô con.',
  ],
  provinces: ['quang-ninh'],
  places: ['dao-co-to'],
  location: { lat: 20.9723, lng: 107.7663, address: 'Thị tứ Cô Tô, đặc khu Cô Tô, Quảng Ninh' },
  terms: { theme: ['bien-dao', 'gia-dinh-co-tre-nho'], conform: ['gia-dinh', 'nhom-ban', 'cap-doi'] },
  supplier: 'dau-chan-bac',
  popularity: 570,
  faqs: [
    {
      question: 'Say sóng thì nên ngồi đâu?',
      answer: 'Hàng giữa gần đuôi tàu. Uống thuốc trước khi lên tàu nửa tiếng và nhìn ra đường chân trời.',
    },
    {
      question: 'Trẻ sơ sinh đi được không?',
      answer: 'Từ 6 tháng tuổi nên cân nhắc vì tàu rung. Bé dưới 2 tuổi không tính tiền, cần giấy khai sinh.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 29 chỗ', 'Tàu cao tốc'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 10,
    groupMax: 26,
    departureWeekdays: [2, 5],
    departureTime: '05:30',
    pickups: [
      { place: 'Nhà hát Lớn Hà Nội', time: '05:30', feeVnd: 0 },
      { place: 'Big C Long Biên', time: '05:50', feeVnd: 0 },
      { place: 'Vòng xuyến Tuần Châu', time: '08:10', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 750_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao gần bãi Vàn Chảy',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({ quantity: 26, baseVnd: 3_250_000, summary: 'Chỗ xe, vé tàu và phòng đôi hai đêm.' }),
  ],
  ratePlans: depositPlan,
  priceRules: [
    ...priceProfiles.tour,
    { kind: 'early-bird', label: 'Đặt trước 45 ngày', days: 45, percent: -5 },
  ],
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Ao Tiên – Cô Tô',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '05:30', text: 'Xe khởi hành theo cao tốc Hạ Long – Vân Đồn.' },
        { time: '09:30', text: 'Lên tàu ở cảng Ao Tiên, 11:00 cập đảo.' },
        { time: '15:30', text: 'Tắm bãi Vàn Chảy, chiều lên hải đăng ngắm hoàng hôn.' },
      ],
      overnight: 'Khách sạn 3 sao, Cô Tô',
    },
    {
      day: 2,
      title: 'Hồng Vàn – Cô Tô con – câu mực',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '05:00', text: 'Ai muốn thì ra Hồng Vàn xem mặt trời lên.' },
        { time: '08:30', text: 'Thuyền sang Cô Tô con, tắm và ăn trưa trên bãi.' },
        { time: '20:00', text: 'Thuyền câu mực gần bờ, hai tiếng.' },
      ],
      overnight: 'Khách sạn 3 sao, Cô Tô',
    },
    {
      day: 3,
      title: 'Cô Tô – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:00', text: 'Dạo rừng chõi, mua mực khô và sá sùng ở chợ.' },
        { time: '12:30', text: 'Tàu về Ao Tiên, ăn nhẹ trên đường.' },
        { time: '18:00', text: 'Về tới Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['voyage/lighthouse/dawn', 'voyage/lighthouse', 'beach/single'],
    gallery: [
      'beach/cove',
      'pier/moored',
      'beach/boats',
      'hotel-room/deluxe-sea',
      'restaurant/seaside',
      'island-sea/sandbar',
    ],
  },
};
