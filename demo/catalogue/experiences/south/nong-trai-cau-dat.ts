import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const nongTraiCauDat: DemoProduct = {
  kind: 'experience',
  slug: 'mot-buoi-o-nong-trai-cau-dat',
  code: 'TN007',
  title: 'Một buổi ở nông trại Cầu Đất: hái chè, rang cà phê',
  nameAlias: ['Cầu Đất Farm', 'Nông trại Đà Lạt', 'Đồi chè Cầu Đất'],
  summary:
    'Đón mây trên đồi chè ở độ cao 1.600 m, hái một mẻ búp, xem rang cà phê arabica và ăn sáng bằng rau trong vườn.',
  content: `## Mây trước, việc sau

Cầu Đất cách Đà Lạt hai mươi lăm cây số, cao hơn phố hơn trăm mét. Năm rưỡi sáng, mây thường nằm dưới chân đồi, cột điện gió nhô lên như cắm vào bông. Nhóm uống trà nóng trên chòi gỗ, đợi nắng lên rồi mới xuống luống.

Hái chè chỉ lấy một tôm hai lá. Cô đội trưởng hái nhanh gấp năm lần bạn mà vẫn nói chuyện. Rổ chè của nhóm được vò tay, sao trên chảo gang ngay tại sân.

## Từ quả chín tới tách cà phê

Mùa quả đỏ từ tháng 11 đến tháng 1, bạn hái thử và xem máy xát. Ngoài mùa, nhà xưởng vẫn rang mẻ nhỏ mỗi sáng: nghe tiếng nổ lần một, ngửi mùi đổi từ cỏ khô sang bánh mì.

## Bữa sáng của vườn

Trứng ốp, xà lách, atisô luộc, bánh mì nướng trên than. Ăn xong khoảng chín giờ, vừa lúc mây tan.`,
  highlights: ['Săn mây trên chòi gỗ đồi chè', 'Hái và sao chè bằng tay', 'Xem rang cà phê mẻ nhỏ'],
  inclusions: ['Vé vào trại và người dẫn', 'Bữa sáng nông trại, trà và cà phê', 'Gói chè tự sao khoảng 50 g'],
  exclusions: ['Xe từ Đà Lạt nếu không chọn thêm'],
  notes: [
    'Không chắc ngày nào cũng có mây; đẹp nhất từ tháng 10 đến tháng 2.',
    'Sương lạnh 10 – 14 độ, mặc áo ấm.',
  ],
  provinces: ['lam-dong'],
  places: ['ho-xuan-huong'],
  location: { lat: 11.8761, lng: 108.5597, address: 'Thôn Trường Thọ, xã Xuân Trường, Lâm Đồng' },
  terms: { 'experience-category': ['nong-trai', 'ngam-canh'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'doi-cau',
  special: true,
  popularity: 560,
  faqs: [
    {
      question: 'Đi xe máy lên lúc tối có an toàn không?',
      answer: 'Đường nhựa nhưng nhiều sương và khúc cua. Nếu chưa quen, bạn nên chọn xe đón của trại.',
    },
    {
      question: 'Ca 08:30 còn thấy mây không?',
      answer: 'Hiếm hơn. Ca này hợp gia đình có bé muốn ngủ thêm, phần hái chè và rang cà phê giữ nguyên.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cổng trại ở thôn Trường Thọ, chòi gỗ bên trái',
    difficulty: 'nhẹ nhàng',
    ageMin: 4,
    groupMin: 1,
    groupMax: 15,
    whatToBring: ['Áo ấm', 'Giày đi đất', 'Bình nước cá nhân'],
    childPolicy: childFrom({ age: 4, to: 10, percent: 60 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-don',
        label: 'Xe đón và đưa về từ trung tâm Đà Lạt',
        priceVnd: 180_000,
        per: 'person',
        group: 'pickup',
      },
    ],
    weatherPolicy: 'Mưa nhỏ làm việc trong nhà kính. Mưa lớn cả buổi thì đổi ngày không mất phí.',
  },
  units: [
    slot({
      code: 'san-may',
      title: 'Ca săn mây 05:15',
      summary: 'Kèm bữa sáng.',
      startsAt: '05:15',
      quantity: 15,
      baseVnd: 420_000,
    }),
    slot({
      code: 'ca-sang',
      title: 'Ca sáng 08:30',
      summary: 'Ngủ thêm một giấc, ăn nhẹ giữa buổi.',
      startsAt: '08:30',
      quantity: 15,
      baseVnd: 360_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(16),
  itinerary: hours('Buổi sáng trên đồi (ca săn mây)', [
    ['05:15', 'Gặp ở chòi gỗ, uống trà gừng.'],
    ['05:40', 'Ngắm mây và bình minh.'],
    ['06:30', 'Xuống luống hái chè.'],
    ['07:15', 'Vò và sao chè trên chảo gang.'],
    ['08:00', 'Xem rang cà phê, nếm ba cách pha.'],
    ['08:40', 'Ăn sáng trong vườn, kết thúc 09:15.'],
  ]),
  scenes: {
    hero: ['cooking/tea/noon', 'cooking/tea'],
    gallery: [
      'cooking/tea',
      'pine-hills/path',
      'cooking/balcony',
      'pine-hills/villas',
      'market/flowers',
      'rice-terraces/knoll',
    ],
  },
};
