import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const saPa3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'sa-pa-3n2d-muong-hoa-thac-bac-fansipan',
  code: 'TR005',
  title: 'Sa Pa 3N2Đ: thung lũng Mường Hoa, Thác Bạc, Fansipan',
  nameAlias: ['Tour Sapa 3N2Đ', 'Sa Pa 3 ngày 2 đêm', 'Sapa Lao Chải Tả Van', 'Đèo Ô Quy Hồ'],
  summary:
    'Ba ngày thong thả: đi bộ Lao Chải – Tả Van, ngắm đèo Ô Quy Hồ, dành một buổi cho Fansipan và một buổi tối tắm lá người Dao.',
  content: `## Đi chậm để thấy ruộng

Chuyến hai ngày thường chỉ kịp nhìn ruộng từ trên cao. Ở đây bạn có hẳn một ngày đi bộ trong lòng thung lũng, từ Ý Linh Hồ qua Lao Chải đến Tả Van, chừng tám cây số, phần lớn là xuống dốc và đi trên bờ ruộng rộng.

Người dẫn đường là phụ nữ Mông ở bản, nói tiếng Việt rành rẽ và biết nhà nào đang nấu rượu, nhà nào đang nhuộm chàm. Bữa trưa nấu trên bếp củi ở Tả Van: gà đồi, măng rừng, đậu phụ tự làm.

## Phía tây của phố

Sáng ngày thứ ba, xe ngược lên Thác Bạc rồi dừng ở cổng trời trên đèo Ô Quy Hồ, nơi gió mạnh và nhìn được sang phía Lai Châu. Trạm nghỉ có trứng nướng, ngô nướng và trà gừng.

Xuống đèo là ra thẳng ga cáp treo Fansipan, lúc đoàn khách đi sớm đã vãn. Nếu dự báo ngày cuối đóng mây kín, hướng dẫn viên đổi buổi này lên sáng ngày thứ hai và lùi giờ đi bộ.

## Chiều đầu tiên ở Tả Phìn

Trước bữa tối, bạn ngâm mình trong thùng gỗ pơ mu với nước lá thuốc của người Dao đỏ. Nước màu nâu trà, thơm mùi quế, ngâm hai mươi phút là chân hết mỏi.`,
  highlights: [
    'Tám cây số đi bộ qua Lao Chải, Tả Van với người dẫn đường trong bản',
    'Cổng trời đèo Ô Quy Hồ và Thác Bạc',
    'Tắm lá thuốc người Dao đỏ ở Tả Phìn',
    'Buổi lên Fansipan có thể đổi ngày theo mây',
  ],
  inclusions: [
    'Limousine khứ hồi từ Hà Nội, xe 16 chỗ ở Sa Pa',
    'Hai đêm khách sạn 3 sao hoặc 4 sao theo hạng bạn chọn',
    'Hai bữa sáng, ba bữa trưa, hai bữa tối',
    'Vé Mường Hoa, Thác Bạc và suất tắm lá',
    guide,
    insurance(50_000_000),
  ],
  exclusions: ['Vé cáp treo và tàu leo núi Fansipan', singleRoom, personalCosts, tips],
  notes: [
    'Đường bờ ruộng trơn sau mưa, nên đi giày đế gai và mang một đôi tất dự phòng.',
    'Phụ nữ mang thai và người huyết áp thấp không nên tắm lá thuốc.',
  ],
  provinces: ['lao-cai', 'lai-chau'],
  places: ['sa-pa', 'thung-lung-muong-hoa', 'thac-bac-sa-pa', 'dinh-fansipan', 'deo-o-quy-ho'],
  location: { lat: 22.306, lng: 103.88, address: 'Thung lũng Mường Hoa, Sa Pa, Lào Cai' },
  terms: {
    theme: ['trekking', 'kham-pha-nui-rung', 'mua-lua-chin', 'san-may'],
    conform: ['nhom-ban', 'cap-doi'],
  },
  supplier: 'may-ngang-nui',
  popularity: 610,
  faqs: [
    {
      question: 'Tôi chưa từng trekking, có theo được không?',
      answer:
        'Được. Chặng này không có đoạn leo dài, cứ khoảng bốn mươi phút nghỉ một lần. Ai mỏi có thể lên xe ở Lao Chải.',
    },
    {
      question: 'Tháng nào ruộng đẹp?',
      answer: 'Tháng 5, tháng 6 là mùa nước đổ; từ cuối tháng 8 đến giữa tháng 9 lúa Mường Hoa chín vàng.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Limousine', 'Đi bộ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 6,
    groupMax: 18,
    departureWeekdays: [1, 5],
    departureTime: '06:30',
    pickups: [
      { place: 'Số 19 Tông Đản, phường Hoàn Kiếm', time: '06:30', feeVnd: 0 },
      { place: 'Ngã tư Trần Duy Hưng – Hoàng Minh Giám', time: '06:50', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 800_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao tại Sa Pa; hạng nhóm nhỏ ở khách sạn 4 sao',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({ quantity: 18, baseVnd: 3_290_000, summary: 'Đoàn ghép, hai đêm khách sạn 3 sao.' }),
    smallGroupSeat({
      quantity: 8,
      baseVnd: 4_150_000,
      summary: 'Nhóm tám khách, khách sạn 4 sao có phòng nhìn thung lũng.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Sa Pa – Tả Phìn',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Limousine rời Hà Nội, hai lần nghỉ dọc đường.' },
        { time: '12:15', text: 'Ăn trưa ở phố, nhận phòng và nghỉ.' },
        { time: '15:30', text: 'Sang Tả Phìn, xem thêu thổ cẩm rồi tắm lá thuốc.' },
        { time: '19:00', text: 'Ăn tối với đồ nướng và rau cải mèo.' },
      ],
      overnight: 'Sa Pa',
    },
    {
      day: 2,
      title: 'Đi bộ Lao Chải – Tả Van',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:30', text: 'Xe đưa đến Ý Linh Hồ, bắt đầu đi bộ dọc suối Mường Hoa.' },
        { time: '12:30', text: 'Ăn trưa ở nhà dân bản Tả Van, ngồi võng nghỉ.' },
        { time: '14:30', text: 'Thăm bãi đá cổ, xe đón về phố.' },
        { time: '18:30', text: 'Bữa tối ở nhà hàng, sau đó dạo chợ đêm.' },
      ],
      overnight: 'Sa Pa',
    },
    {
      day: 3,
      title: 'Ô Quy Hồ – Fansipan – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:00', text: 'Lên Thác Bạc và cổng trời trên đèo Ô Quy Hồ.' },
        {
          time: '10:30',
          text: 'Ra ga cáp treo, tham quan khu đỉnh Fansipan, hoặc tự do trong phố nếu bạn không lên.',
        },
        { time: '14:00', text: 'Ăn trưa muộn, lấy hành lý.' },
        { time: '15:30', text: 'Xe về Hà Nội, tới nơi khoảng 21:30.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/bridge/mist', 'waterfall/bridge', 'rice-terraces/ridge'],
    gallery: [
      'rice-terraces/valley',
      'rice-terraces/houses',
      'hotel-room/lodge-mountain',
      'cable-park/ridges',
      'rice-terraces/ridge',
      'spa/tub',
    ],
  },
};
