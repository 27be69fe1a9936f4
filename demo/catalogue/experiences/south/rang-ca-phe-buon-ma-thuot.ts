import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { slotPlans } from '../slot-prices.ts';

export const rangCaPheBuonMaThuot: DemoProduct = {
  kind: 'experience',
  slug: 'rang-va-nem-ca-phe-buon-ma-thuot',
  code: 'TN010',
  title: 'Rang và nếm cà phê ở rẫy Buôn Ma Thuột',
  nameAlias: ['Cà phê Buôn Ma Thuột', 'Workshop cà phê', 'Rẫy cà phê Ê Đê'],
  summary:
    'Đi rẫy robusta cùng gia đình Ê Đê, rang một mẻ bằng chảo gang, nếm bốn mẫu và học pha phin cho đúng.',
  content: `## Rẫy dưới bóng sầu riêng

Nhà Amí H'Lan giữ lối trồng xen: cà phê thấp, trên là sầu riêng và hồ tiêu bám cây muồng. Bạn đi một vòng hai mươi phút, học phân biệt cành ngang cành vượt, xem hoa trắng vào tháng 2, tháng 3 hoặc quả chín từ tháng 11. Đúng mùa thì hái thử, mỗi người một gùi nhỏ.

## Chảo gang và cái mũi

Ba lạng nhân, chảo gang, bếp củi. Đảo liên tục mười tám phút: từ xanh sang vàng rơm, nâu quế rồi nghe nổ lách tách. Dừng lúc nào là tùy bạn, vì thế mỗi người có một vị riêng. Mẻ của bạn để nguội, đóng gói mang về kèm ngày rang.

## Bàn nếm

Bốn ly không ghi tên: robusta thường, robusta chín kỹ, arabica Cầu Đất và một mẫu trộn bắp rang. Đoán xong mới mở đáp án. Cuối buổi học pha phin: tráng nóng, ủ ba mươi giây, đừng nén chặt.`,
  highlights: [
    'Tự rang ba lạng cà phê trên chảo gang',
    'Nếm mù bốn mẫu',
    'Đi rẫy xen canh của gia đình Ê Đê',
  ],
  inclusions: ['Người dẫn, nguyên liệu', 'Gói cà phê tự rang', 'Cơm lam và chuối nướng'],
  exclusions: ['Xe từ trung tâm', 'Cà phê mua thêm'],
  notes: ['Bếp củi có khói, tránh mặc đồ dễ ám mùi.', 'Người không uống cà phê có trà lá bép.'],
  provinces: ['dak-lak'],
  places: ['bao-tang-the-gioi-ca-phe'],
  location: { lat: 12.6687, lng: 107.9935, address: 'Buôn Cư Dluê, phường Buôn Ma Thuột, Đắk Lắk' },
  terms: { 'experience-category': ['nong-trai', 'am-thuc'], conform: ['cap-doi', 'nhom-ban', 'gia-dinh'] },
  supplier: 'ray-nau',
  popularity: 430,
  faqs: [
    {
      question: 'Không phải mùa quả thì có gì xem?',
      answer:
        'Rẫy lúc nào cũng có việc: tỉa cành, tưới, ủ phân. Phần rang và nếm làm quanh năm vì dùng nhân đã phơi.',
    },
    {
      question: 'Mang gói cà phê lên máy bay được chứ?',
      answer: 'Được, túi có van một chiều, để hành lý xách tay vẫn ổn.',
    },
  ],
  details: {
    durationMinutes: 210,
    languages: ['Tiếng Việt', 'Tiếng Anh', 'Tiếng Ê Đê'],
    meetingPoint: 'Nhà dài đầu buôn Cư Dluê, cạnh bến nước',
    difficulty: 'nhẹ nhàng',
    ageMin: 6,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Giày kín', 'Mũ', 'Kem chống muỗi'],
    childPolicy: childFrom({ age: 6, to: 12, percent: 50 }),
    weekdays: [1, 2, 3, 4, 5, 6],
    extras: [
      {
        code: 'xe-don',
        label: 'Xe đón từ ngã sáu Ban Mê',
        priceVnd: 120_000,
        per: 'booking',
        group: 'pickup',
      },
      { code: 'goi-them', label: 'Thêm gói cà phê 500 g', priceVnd: 160_000, per: 'unit' },
    ],
    weatherPolicy: 'Mưa thì bỏ phần đi rẫy, thêm một mẫu nếm. Bão lớn đổi ngày hoặc hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-sang',
      title: 'Ca sáng 08:00',
      summary: 'Rẫy mát, nắng vừa.',
      startsAt: '08:00',
      quantity: 12,
      baseVnd: 350_000,
    }),
    slot({
      code: 'ca-chieu',
      title: 'Ca chiều 14:30',
      summary: 'Ăn chuối nướng lúc hoàng hôn.',
      startsAt: '14:30',
      quantity: 12,
      baseVnd: 350_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: [deal('Giá mùa thu hái', 10, '2026-11-15', '2027-01-31')],
  itinerary: hours('Từ rẫy tới tách (ca sáng)', [
    ['08:00', 'Gặp ở nhà dài, nghe về giống cây.'],
    ['08:20', 'Đi một vòng rẫy xen canh.'],
    ['09:15', 'Rang cà phê trên bếp củi.'],
    ['10:10', 'Ăn cơm lam, chờ hạt nguội.'],
    ['10:30', 'Nếm mù bốn mẫu, học pha phin.'],
    ['11:30', 'Đóng gói mẻ của bạn.'],
  ]),
  scenes: {
    hero: ['cooking/balcony/golden', 'cooking/balcony'],
    gallery: [
      'cooking/balcony',
      'lobby/lounge',
      'waterfall/jungle',
      'market/flowers',
      'road/mountain-van',
      'restaurant/breakfast',
    ],
  },
};
