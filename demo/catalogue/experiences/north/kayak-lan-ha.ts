import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const kayakLanHa: DemoProduct = {
  kind: 'experience',
  slug: 'cheo-kayak-vinh-lan-ha-tu-ben-beo',
  code: 'TN001',
  title: 'Chèo kayak vịnh Lan Hạ từ Bến Bèo',
  nameAlias: ['Kayak Lan Hạ', 'Kayak Cát Bà', 'Chèo thuyền Cát Bà'],
  summary:
    'Bốn giờ tự chèo qua làng nổi Cái Bèo, chui hang Sáng Tối và nghỉ bơi ở một bãi cát chỉ hiện khi triều rút.',
  content: `## Ra khỏi bến là vào làng

Bến Bèo cách làng nổi chừng mười phút chèo. Nhà bè ở đây xếp thành ngõ, chó canh lồng cá sủa vu vơ, trẻ con chèo nan đi mua kem. Người dẫn quen hầu hết các nhà, hay ghé hỏi hôm nay cá gì.

Qua làng, vịnh mở ra thành những hành lang đá hẹp. Nước xanh đục màu ngọc, lặng như hồ vì núi chắn gió bốn phía.

## Hang Sáng Tối

Hang dài gần trăm mét, trần thấp, phải đi đúng con nước. Vào giữa hang người dẫn bảo tắt đèn, chỉ còn tiếng mái chèo. Ra đầu kia là một hồ kín, vách dựng, đôi khi có khỉ xuống mép nước.

## Ca nào

Ca sáng nước phẳng, ít tàu. Ca chiều nắng vàng nhưng hay có sóng do ca nô về bến. Từ tháng 4 đến tháng 10 tắm được, mùa đông vẫn chèo, chỉ cần áo gió mỏng.`,
  highlights: [
    'Kayak đôi, người dẫn chèo cùng',
    'Hang Sáng Tối theo con nước',
    'Bơi ở bãi cát nhỏ giữa vịnh',
  ],
  inclusions: ['Kayak, mái chèo, áo phao, túi khô', 'Người dẫn là dân Cát Bà', 'Vé vịnh, nước và trái cây'],
  exclusions: ['Bữa trưa', 'Xe đến Bến Bèo'],
  notes: [
    'Tuyến đảo chiều khi triều không hợp, thời gian vẫn như cũ.',
    'Đồ điện tử để trong túi khô, đơn vị không đền máy rơi xuống nước.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.7186, lng: 107.0652, address: 'Bến Bèo, đặc khu Cát Hải, Hải Phòng' },
  terms: {
    'experience-category': ['cheo-thuyen', 'ngam-canh'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
  },
  supplier: 'cheo-som',
  special: true,
  popularity: 620,
  faqs: [
    {
      question: 'Chưa chèo bao giờ có theo kịp không?',
      answer: 'Kịp. Mười lăm phút đầu tập ở mép bến, tốc độ đoàn theo chiếc chậm nhất.',
    },
    {
      question: 'Bé đi cùng ngồi đâu?',
      answer: 'Bé từ 6 tuổi ngồi giữa kayak ba chỗ với bố mẹ, mặc áo phao cỡ nhỏ.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Nhà chờ Bến Bèo, cạnh quầy vé vịnh',
    difficulty: 'vừa sức',
    ageMin: 6,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Đồ bơi và một bộ khô', 'Mũ có dây buộc', 'Kem chống nắng'],
    childPolicy: childFrom({ age: 6, to: 11, percent: 70 }),
    weekdays: everyDay,
    extras: [
      { code: 'kayak-don', label: 'Kayak đơn thay cho kayak đôi', priceVnd: 120_000, per: 'person' },
      { code: 'anh-chup', label: 'Bộ ảnh do người dẫn chụp', priceVnd: 200_000, per: 'booking' },
    ],
    weatherPolicy: 'Cảng vụ cấm bến hoặc có giông thì dời ngày hay hoàn đủ tiền. Mưa nhỏ vẫn chèo.',
  },
  units: [
    slot({
      code: 'ca-sang',
      title: 'Ca sáng 08:00',
      summary: 'Nước phẳng, ít tàu.',
      startsAt: '08:00',
      quantity: 16,
      baseVnd: 520_000,
    }),
    slot({
      code: 'ca-chieu',
      title: 'Ca chiều 13:30',
      summary: 'Về bến lúc nắng xiên.',
      startsAt: '13:30',
      quantity: 16,
      baseVnd: 480_000,
    }),
  ],
  ratePlans: slotPlans.choice,
  priceRules: busyDays(12),
  itinerary: hours('Bốn giờ trên vịnh (ca sáng)', [
    ['08:00', 'Gặp ở Bến Bèo, thử áo phao, tập cầm mái.'],
    ['08:30', 'Chèo qua làng nổi Cái Bèo, ghé một nhà nuôi cá.'],
    ['09:30', 'Vào hang Sáng Tối và hồ kín phía sau.'],
    ['10:30', 'Nghỉ ở bãi cát, bơi, ăn trái cây.'],
    ['12:00', 'Về đến bến, tắm nước ngọt.'],
  ]),
  scenes: {
    hero: ['island-sea/kayaks/dawn', 'island-sea/kayaks'],
    gallery: [
      'karst-bay/gate',
      'cave/mouth',
      'island-sea/kayaks',
      'pier/harbour',
      'karst-bay/giant',
      'beach/cove',
    ],
  },
};
