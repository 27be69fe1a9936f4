import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const chauDocHaTien3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'chau-doc-tra-su-ha-tien-3n2d',
  code: 'TR033',
  title: 'Châu Đốc – rừng Trà Sư – Hà Tiên 3N2Đ mùa nước nổi',
  nameAlias: ['Tour Châu Đốc', 'Rừng tràm Trà Sư', 'Tour Hà Tiên', 'Miếu Bà Chúa Xứ', 'Mùa nước nổi'],
  summary: 'Từ Sài Gòn xuống An Giang: miếu Bà, núi Cấm, xuồng qua rừng tràm, rồi ra biển Hà Tiên ăn ghẹ.',
  content: `## Đường xuống

Xe đi cầu Vàm Cống, qua những cánh đồng phẳng tới chân trời. Trưa ăn bún cá Châu Đốc nấu nghệ, chấm muối ớt.

Miếu Bà đông quanh năm. Người đi lễ cứ việc đi lễ, người đi chơi ngồi cà phê bên bờ kênh Vĩnh Tế; đoàn hẹn giờ gặp lại, không dẫn vào hàng nhang nào.

## Rừng tràm

Trà Sư đẹp nhất từ tháng Tám đến tháng Mười một, khi nước lên ngang thân tràm và bèo phủ kín như thảm. Xuồng chèo tay luồn giữa hai hàng cây, không tiếng máy. Lên chòi cao nhìn cò về tổ lúc bốn giờ chiều.

## Hà Tiên

Ngày cuối ra biển: Thạch Động, mộ họ Mạc, bữa ghẹ hấp ở bãi Mũi Nai rồi mới quay về.`,
  highlights: [
    'Xuồng chèo tay trong rừng tràm Trà Sư',
    'Bữa ghẹ ở Mũi Nai',
    'Không ghé hàng nhang, hàng mắm',
    'Khách sạn giữa Châu Đốc, đi bộ ra chợ',
  ],
  inclusions: [
    'Xe 29 chỗ',
    'Hai đêm khách sạn 3 sao',
    'Hai bữa sáng, ba bữa trưa, hai bữa tối',
    'Xuồng Trà Sư, cáp treo núi Cấm',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: [
    'Vía Bà tháng Tư âm lịch rất đông, giá khách sạn cao hơn.',
    'Áo dài tay và thuốc chống muỗi khi vào rừng.',
  ],
  provinces: ['an-giang'],
  places: ['mieu-ba-chua-xu-nui-sam', 'rung-tram-tra-su', 'ha-tien', 'nui-cam'],
  location: { lat: 10.6811, lng: 105.0801, address: 'Núi Sam, phường Vĩnh Tế, An Giang' },
  terms: {
    theme: ['sinh-thai-miet-vuon', 'tam-linh-hanh-huong', 'am-thuc'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'ben-la',
  popularity: 520,
  faqs: [
    {
      question: 'Ngoài mùa nước nổi có nên đi?',
      answer:
        'Rừng vẫn xanh nhưng xuồng chỉ chạy lạch chính. Tháng Hai tới tháng Sáu hợp đi lễ và ăn uống hơn.',
    },
    {
      question: 'Xe lăn vào rừng được không?',
      answer: 'Bến xuồng có dốc thoải. Bạn báo trước, chủ xuồng xếp xuồng rộng và hai người đỡ.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 29 chỗ', 'Xuồng'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 10,
    groupMax: 27,
    departureWeekdays: [5],
    departureTime: '05:30',
    pickups: [
      { place: 'Nhà thờ Huyện Sĩ, đường Tôn Thất Tùng', time: '05:30', feeVnd: 0 },
      { place: 'Bến xe Miền Tây, cổng số 2', time: '06:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 600_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao Châu Đốc và Hà Tiên',
    insuranceMaxVnd: 30_000_000,
  },
  units: [standardSeat({ quantity: 27, baseVnd: 2_750_000, summary: 'Chỗ xe ghép, phòng đôi hai đêm.' })],
  ratePlans: depositPlan,
  priceRules: [
    ...priceProfiles.tour,
    { kind: 'season', label: 'Mùa nước nổi', from: '08-15', to: '11-15', percent: 8 },
  ],
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – Châu Đốc',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '05:30', text: 'Khởi hành, ăn sáng ở Cái Bè.' },
        { time: '12:00', text: 'Bún cá Châu Đốc, nhận phòng.' },
        { time: '15:00', text: 'Miếu Bà, lăng Thoại Ngọc Hầu, hoàng hôn trên núi Sam.' },
      ],
      overnight: 'Khách sạn 3 sao, Châu Đốc',
    },
    {
      day: 2,
      title: 'Núi Cấm – Trà Sư – Hà Tiên',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '07:30', text: 'Cáp treo núi Cấm, tượng Phật Di Lặc.' },
        { time: '13:30', text: 'Xuồng rừng tràm Trà Sư, chòi quan sát.' },
        { time: '18:00', text: 'Tới Hà Tiên, chợ đêm ven sông.' },
      ],
      overnight: 'Khách sạn 3 sao, Hà Tiên',
    },
    {
      day: 3,
      title: 'Mũi Nai – Sài Gòn',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Thạch Động, mộ họ Mạc.' },
        { time: '10:00', text: 'Mũi Nai tắm biển, bữa ghẹ.' },
        { time: '20:00', text: 'Về tới TP. Hồ Chí Minh.' },
      ],
    },
  ],
  scenes: {
    hero: ['market/floating/mist', 'market/floating', 'island-sea/nipa'],
    gallery: [
      'island-sea/nipa',
      'karst-river/lotus',
      'market/river-houses',
      'hotel-room/twin-garden',
      'beach/cove',
      'market/floating',
    ],
  },
};
