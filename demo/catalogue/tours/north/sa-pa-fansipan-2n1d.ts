import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const saPaFansipan2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'sa-pa-fansipan-2n1d-tu-ha-noi',
  code: 'TR004',
  title: 'Sa Pa – Fansipan 2N1Đ: bản Cát Cát và đỉnh mây',
  nameAlias: ['Tour Sapa 2N1Đ', 'Sa Pa 2 ngày 1 đêm', 'Sapa Fansipan', 'Tour Fansipan'],
  summary:
    'Sáu giờ sáng rời Hà Nội, chiều đã ở bản Cát Cát. Hôm sau dành trọn buổi cho Fansipan rồi về, kịp đi làm sáng kế tiếp.',
  content: `## Dành cho người chỉ có cuối tuần

Xe chạy cao tốc Nội Bài – Lào Cai, hơn năm tiếng thì lên tới phố. Khách sạn nằm ở đường Thạch Sơn, cách nhà thờ đá mười phút đi bộ, nên buổi tối bạn tự dạo được mà không cần gọi xe.

Chiều ngày đầu đoàn xuống Cát Cát. Con đường lát đá dốc dần qua những nếp nhà lợp gỗ của người Mông, khung dệt lanh kê ngay hiên. Cuối bản là ngã ba suối, có thác nước và nhà máy thủy điện cũ thời Pháp. Lúc lên, ai mỏi chân có thể đi xe ôm của dân bản.

## Buổi sáng trên đỉnh

Sáng hôm sau đoàn ra ga từ sớm. Ca bin cáp treo mất chừng mười lăm phút, đi ngang thung lũng Mường Hoa và rừng già Hoàng Liên. Từ ga trên còn khoảng sáu trăm bậc đá, hoặc một chặng tàu leo núi ngắn, là tới cột mốc 3.143 m.

Trên đỉnh thường lạnh hơn dưới phố bảy, tám độ. Hướng dẫn viên xem trạm quan trắc từ tối trước, nếu sáng mù đặc thì lùi giờ lên thay vì đi cho đủ.

Bữa trưa cuối cùng là lẩu cá tầm nuôi nước suối, sau đó xe xuôi về.`,
  highlights: [
    'Ở khách sạn 3 sao cách nhà thờ đá mười phút đi bộ',
    'Chiều xuống bản Cát Cát, xem dệt lanh và vẽ sáp ong',
    'Giờ lên Fansipan chọn theo trạm quan trắc, không theo lịch cứng',
    'Lẩu cá tầm và rau su su Sa Pa',
  ],
  inclusions: [
    'Xe giường phòng hoặc limousine khứ hồi Hà Nội – Sa Pa',
    'Một đêm khách sạn 3 sao, hai khách một phòng',
    'Một bữa sáng, hai bữa trưa, một bữa tối',
    'Vé vào bản Cát Cát',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [
    'Vé cáp treo Fansipan, khoảng 850.000 đồng, hướng dẫn viên mua giúp',
    'Tàu leo núi Mường Hoa và tàu lên đỉnh',
    singleRoom,
    personalCosts,
    tips,
  ],
  notes: [
    'Từ tháng 12 đến tháng 2 nên có áo phao, găng tay và giày chống trơn.',
    'Người có bệnh tim, huyết áp cao nên hỏi bác sĩ trước khi lên độ cao trên 3.000 m.',
  ],
  provinces: ['lao-cai'],
  places: ['sa-pa', 'dinh-fansipan', 'ban-cat-cat', 'nha-tho-da-sa-pa'],
  location: { lat: 22.3364, lng: 103.8438, address: 'Phường Sa Pa, Lào Cai' },
  terms: {
    theme: ['san-may', 'kham-pha-nui-rung', 'cuoi-tuan-ngan-ngay'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
  },
  supplier: 'may-ngang-nui',
  special: true,
  popularity: 920,
  faqs: [
    {
      question: 'Mua trước vé cáp treo có rẻ hơn không?',
      answer: 'Giá như nhau. Đơn vị tổ chức mua vào sáng ngày lên để bạn còn quyền đổi ý khi thời tiết xấu.',
    },
    {
      question: 'Xe về Hà Nội lúc mấy giờ?',
      answer: 'Xe rời Sa Pa lúc 14:30, tới khu phố cổ khoảng 20:30. Ngày cuối lễ có thể chậm hơn một tiếng.',
    },
    {
      question: 'Có thể ở thêm một đêm không?',
      answer: 'Có. Bạn ghi ở phần ghi chú khi đặt, chúng tôi báo giá phòng và dời vé xe chiều về.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe giường phòng', 'Cáp treo'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 8,
    groupMax: 20,
    departureWeekdays: [2, 4, 6, 7],
    departureTime: '06:15',
    pickups: [
      { place: 'Số 1 Tràng Tiền, Hà Nội', time: '06:15', feeVnd: 0 },
      { place: 'Khách sạn trong phố cổ', time: '05:50', feeVnd: 50_000 },
      { place: 'Sân bay Nội Bài, nhà ga T1', time: '07:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 350_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao tại trung tâm Sa Pa',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({
      quantity: 20,
      baseVnd: 2_290_000,
      summary: 'Giường nằm trên xe, phòng đôi hoặc phòng hai giường ở khách sạn 3 sao.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Đi giữa tuần mùa săn mây', 8, '2026-11-15', '2027-03-15')],
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Sa Pa – bản Cát Cát',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:15', text: 'Lên xe, ngủ tiếp trên giường nằm. Nghỉ sáng ở trạm dừng Phú Thọ.' },
        { time: '12:00', text: 'Tới Sa Pa, ăn trưa rồi nhận phòng.' },
        { time: '14:30', text: 'Đi bộ xuống bản Cát Cát, xem khung dệt, chàm và thác nước cuối bản.' },
        { time: '18:30', text: 'Ăn tối ở nhà hàng gần quảng trường, sau đó tự do dạo nhà thờ đá.' },
      ],
      overnight: 'Khách sạn 3 sao, Sa Pa',
    },
    {
      day: 2,
      title: 'Fansipan – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Ăn sáng, trả phòng, gửi hành lý ở lễ tân.' },
        { time: '08:00', text: 'Ra ga cáp treo, lên khu đỉnh, chụp ảnh ở cột mốc.' },
        { time: '12:30', text: 'Ăn trưa lẩu cá tầm.' },
        { time: '14:30', text: 'Xe về Hà Nội theo cao tốc.' },
        { time: '20:30', text: 'Trả khách ở phố cổ, kết thúc chuyến đi.' },
      ],
    },
  ],
  scenes: {
    hero: ['cable-park/ridges/dawn', 'cable-park/ridges', 'rice-terraces/valley'],
    gallery: [
      'rice-terraces/houses',
      'hotel-room/lodge-mountain',
      'cable-park/ridges',
      'restaurant/breakfast',
      'rice-terraces/ridge',
      'waterfall/bridge',
    ],
  },
};
