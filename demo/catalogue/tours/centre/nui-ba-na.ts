import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const nuiBaNa: DemoProduct = {
  kind: 'tour',
  slug: 'nui-ba-na-mot-ngay-cap-treo-vuon-hoa',
  code: 'TR011',
  title: 'Núi Bà Nà trong ngày: cáp treo, cầu trên mây và vườn hoa',
  nameAlias: ['Tour Bà Nà', 'Bà Nà 1 ngày', 'Cầu Vàng Đà Nẵng', 'Bà Nà từ Đà Nẵng'],
  summary:
    'Giá đã gồm vé cáp khứ hồi và buffet trưa. Lên núi sớm để qua cầu đá trước đám đông, chiều tự do trong làng kiểu Pháp.',
  content: `## Lên sớm, xuống muộn

Đỉnh Bà Nà cao 1.487 m, sáng nào cũng mát như đầu thu. Xe đón khách từ bảy giờ rưỡi để đoàn có mặt ở nhà ga ngay sau giờ mở cửa. Ca bin chạy hơn năm cây số trên rừng, có khúc chui vào mây rồi bất ngờ thoáng ra, thấy cả vịnh Đà Nẵng phía sau lưng.

Điểm đầu tiên là cây cầu cong vắt ngang sườn núi, nằm trên đôi bàn tay phủ rêu. Trước chín giờ, bạn chụp được tấm ảnh không vướng người. Xuống dưới cầu là chín khu vườn hoa theo chủ đề, cẩm tú cầu nở rộ từ tháng 4 đến tháng 6.

## Buổi chiều theo ý bạn

Mười hai giờ ăn buffet gần một trăm món, có góc món chay và món trẻ em. Sau đó hướng dẫn viên phát sơ đồ và hẹn giờ, còn lại bạn tự chọn: quảng trường với đài phun nước, hầm rượu cũ đào từ năm 1923, chùa Linh Ứng trên núi, khu trò chơi trong nhà cho ngày mưa, hoặc đường trượt ống dài trên sườn dốc.

Bốn giờ rưỡi gặp nhau ở ga xuống. Ca bin chiều ngược nắng, mây dồn về phía tây, nhiều người bảo chặng này đáng nhớ hơn lúc lên.`,
  highlights: [
    'Vé cáp khứ hồi và buffet trưa đã nằm trong giá',
    'Có mặt ở cầu đá trước chín giờ',
    'Buổi chiều tự do, có sơ đồ và số điện thoại hướng dẫn viên',
    'Hầm rượu cũ và chùa trên núi, nơi ít người ghé',
  ],
  inclusions: [
    'Xe đưa đón tận khách sạn trong nội thành Đà Nẵng',
    'Vé cáp treo khứ hồi, vé vườn hoa và hầm rượu',
    'Buffet trưa trên núi',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [personalCosts, tips, 'Bảo tàng sáp và máy trò chơi gắp quà'],
  notes: [
    'Trẻ tính theo chiều cao ở cổng: dưới 1 m miễn vé, từ 1 m đến 1,4 m vé trẻ em.',
    'Trên núi có thể mưa phùn khi thành phố đang nắng, nên mang áo khoác mỏng.',
  ],
  provinces: ['da-nang'],
  places: ['ba-na-hills'],
  location: { lat: 15.995, lng: 107.996, address: 'Núi Bà Nà, xã Bà Nà, Đà Nẵng' },
  terms: {
    theme: ['gia-dinh-co-tre-nho', 'chup-anh', 'san-may'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
  },
  supplier: 'hien-ngoi',
  popularity: 770,
  faqs: [
    {
      question: 'Tôi thường trú ở Đà Nẵng thì giá có khác không?',
      answer:
        'Có. Khách ở Đà Nẵng được giá vé riêng, bạn gửi ảnh căn cước khi đặt để được trừ phần chênh lệch.',
    },
    {
      question: 'Sương mù dày thì có hoàn vé không?',
      answer:
        'Cáp vẫn chạy khi có mây nên vé không hoàn. Nếu ga ngừng vì gió lớn, chúng tôi hoàn toàn bộ hoặc đổi ngày.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 29 chỗ', 'Cáp treo'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 6,
    groupMax: 28,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:45',
    pickups: [
      { place: 'Khách sạn ở Hải Châu, Sơn Trà, Ngũ Hành Sơn', time: '07:30', feeVnd: 0 },
      { place: 'Hội An, trước bưu điện Trần Hưng Đạo', time: '06:50', feeVnd: 100_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({ quantity: 28, baseVnd: 1_590_000, summary: 'Đoàn ghép, tự do buổi chiều.' }),
    smallGroupSeat({
      quantity: 9,
      baseVnd: 1_750_000,
      summary: 'Xe chín ghế, xuất phát sớm hơn đoàn ghép ba mươi phút.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: [...priceProfiles.tour, deal('Giá mùa đông trên núi', 6, '2026-11-15', '2027-02-28')],
  itinerary: [
    {
      day: 1,
      title: 'Đà Nẵng – đỉnh Bà Nà – Đà Nẵng',
      meals: ['Trưa'],
      items: [
        { time: '07:45', text: 'Đón khách, xe chạy bốn mươi lăm phút về phía tây.' },
        { time: '08:40', text: 'Đi cáp lên ga giữa, qua cầu trên mây và các khu vườn.' },
        { time: '10:15', text: 'Đi tàu leo núi ngắn tới hầm rượu, rồi lên đỉnh.' },
        { time: '12:00', text: 'Buffet trưa.' },
        { time: '13:15', text: 'Tự do trong làng kiểu Pháp, khu trò chơi hoặc chùa Linh Ứng.' },
        { time: '16:30', text: 'Hẹn ở ga xuống.' },
        { time: '17:45', text: 'Về tới khách sạn.' },
      ],
    },
  ],
  scenes: {
    hero: ['cable-park/hands/golden', 'cable-park/hands'],
    gallery: [
      'cable-park/village',
      'cable-park/ridges',
      'cable-park/hands',
      'restaurant/breakfast',
      'market/flowers',
      'waterfall/trail',
    ],
  },
};
