import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const daLatNgoaiThanh: DemoProduct = {
  kind: 'tour',
  slug: 'da-lat-mot-ngay-langbiang-ga-co-ho-tuyen-lam',
  code: 'TR016',
  title: 'Đà Lạt một ngày: Langbiang, ga cổ và hồ Tuyền Lâm',
  nameAlias: ['Tour Đà Lạt', 'Đà Lạt 1 ngày', 'City tour Đà Lạt', 'Langbiang'],
  summary:
    'Sáng lên Langbiang bằng xe địa hình, trưa ăn lẩu gà lá é, chiều đi tàu cũ về Trại Mát và ngồi bên hồ Tuyền Lâm.',
  content: `## Lên cao lúc trời trong

Đà Lạt buổi sáng nắng vàng nhưng chừng hai giờ chiều mây hay kéo về. Vì vậy chuyến này lên Langbiang đầu tiên. Xe địa hình sáu chỗ chạy sáu cây số đường dốc giữa thông, tới đồi Ra Đa cao 1.929 m. Từ đây nhìn rõ hồ Suối Vàng, những vạt nhà kính trắng và phố xá nhỏ như đồ chơi.

Dưới chân núi, đoàn ghé một nhà người Cơ Ho rang cà phê bằng chảo gang. Bạn thử hạt arabica trồng ở độ cao 1.500 m, mua hay không tùy ý.

## Chuyến tàu bảy cây số

Sau bữa trưa lẩu gà lá é, xe đưa ra ga Đà Lạt, nhà ga ba mái nhọn xây từ những năm 1930. Tàu chạy chậm qua vườn rau, cửa sổ gỗ kéo được, nửa tiếng thì tới Trại Mát. Chùa Linh Phước ngay cạnh, mảnh chai và sứ vỡ ghép kín từ cột tới mái.

## Kết thúc bên hồ

Ba rưỡi chiều, đoàn về phía nam, qua thiền viện Trúc Lâm rồi đi bộ ven hồ Tuyền Lâm. Thông đổ bóng sát mép nước, có chỗ bán khoai nướng. Không vội vàng gì, cứ ngồi đến khi trời se lạnh.`,
  highlights: [
    'Xe địa hình lên đồi Ra Đa, vé đã gồm',
    'Tàu cổ Đà Lạt – Trại Mát',
    'Cà phê rang tay ở nhà người Cơ Ho',
    'Đi bộ ven hồ Tuyền Lâm cuối chiều',
  ],
  inclusions: [
    'Xe 16 chỗ đưa đón trong phường trung tâm',
    'Vé Langbiang, xe địa hình, vé tàu một chiều',
    'Lẩu gà lá é bữa trưa',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips, 'Cáp treo sang thiền viện'],
  notes: [
    'Mang áo khoác, sáng sớm có thể 13 độ.',
    'Tàu cần đủ khách mới chạy; ngày thưa khách đoàn đi xe xuống Trại Mát, tiền vé được hoàn.',
  ],
  provinces: ['lam-dong'],
  places: ['nui-langbiang', 'ga-da-lat', 'ho-tuyen-lam-thien-vien-truc-lam'],
  location: { lat: 12.047, lng: 108.44, address: 'Núi Langbiang, phường Lang Biang – Đà Lạt, Lâm Đồng' },
  terms: {
    theme: ['kham-pha-nui-rung', 'chup-anh', 'mua-hoa'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
  },
  supplier: 'thong-ngan',
  popularity: 450,
  faqs: [
    {
      question: 'Tôi có thể leo bộ lên Langbiang không?',
      answer:
        'Chương trình chung đi xe địa hình. Nếu thích đi bộ, hãy chọn chuyến riêng và dành trọn buổi sáng.',
    },
    {
      question: 'Dã quỳ nở lúc nào?',
      answer: 'Khoảng cuối tháng 10 đến hết tháng 11, dọc đường lên Lạc Dương hai bên đều vàng.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Lạt',
    transport: ['Xe 16 chỗ', 'Xe địa hình', 'Tàu hỏa'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 4,
    groupMax: 15,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '08:00',
    pickups: [
      { place: 'Khách sạn quanh hồ Xuân Hương', time: '07:40', feeVnd: 0 },
      { place: 'Quảng trường Lâm Viên', time: '08:00', feeVnd: 0 },
      { place: 'Nhà nghỉ ở phường Xuân Trường', time: '07:20', feeVnd: 40_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [standardSeat({ quantity: 15, baseVnd: 590_000, summary: 'Ghế xe ghép, vé tàu toa gỗ mềm.' })],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Langbiang – Trại Mát – Tuyền Lâm',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Xe đi Lạc Dương, qua dốc thông và vườn dâu.' },
        { time: '08:45', text: 'Đổi sang xe địa hình lên đồi Ra Đa.' },
        { time: '10:45', text: 'Ghé nhà rang cà phê, nghe về mùa hái.' },
        { time: '12:00', text: 'Ăn trưa.' },
        { time: '13:40', text: 'Lên tàu ở ga Đà Lạt, tham quan chùa Linh Phước.' },
        { time: '15:45', text: 'Thiền viện và đi bộ ven hồ Tuyền Lâm.' },
        { time: '17:15', text: 'Về trung tâm, xe thả bạn ở chợ hoặc khách sạn.' },
      ],
    },
  ],
  scenes: {
    hero: ['pine-hills/lake/golden', 'pine-hills/lake'],
    gallery: [
      'pine-hills/ridges',
      'pine-hills/villas',
      'pine-hills/lake',
      'market/flowers',
      'lobby/lounge',
      'waterfall/trail',
    ],
  },
};
