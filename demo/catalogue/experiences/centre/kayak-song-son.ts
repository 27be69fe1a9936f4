import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const kayakSongSon: DemoProduct = {
  kind: 'experience',
  slug: 'cheo-kayak-song-son-hoang-hon',
  code: 'TN022',
  title: 'Chèo kayak sông Son lúc chiều, Phong Nha',
  nameAlias: ['Kayak Phong Nha', 'Sông Son', 'Chèo thuyền Phong Nha'],
  summary:
    'Xuôi tám cây số từ chân núi về làng Cù Lạc, tắm ở bãi cỏ, gặp trâu qua sông và ăn ngô nướng nhà ông Thắng.',
  content: `## Xuôi dòng là chính

Xe chở kayak lên bến phía trên, bạn chèo xuôi nên đỡ sức. Đoạn đầu núi đá kẹp hai bên, nước xanh lam tới mức nhìn thấy rong xoay theo mái chèo. Qua khúc cong, thung mở ra ruộng ngô và nhà thờ Hà Lời soi bóng.

Ba rưỡi chiều trâu bắt đầu lội về chuồng. Chúng bơi chỉ nhô mũi, nhường đường đi trước là phép lịch sự ở đây.

## Bãi cỏ giữa đường

Nghỉ ba mươi phút: tắm, chơi dây đu của trẻ làng, ai ngại nước ngồi uống trà lá vằng. Chỗ này nước sâu ngang ngực, đáy sạn.

## Ngô nướng

Cuối chặng là bến nhà ông Thắng. Ngô bẻ ngay sau vườn, nướng than, thêm bát cháo bánh canh. Mặt trời lặn sau dãy Kẻ Bàng lúc nhóm vừa lau khô chân.

Mùa lũ từ giữa tháng 9 tới tháng 11 không chèo.`,
  highlights: [
    'Xuôi dòng tám cây số, hợp người mới',
    'Trâu lội sông lúc ba rưỡi chiều',
    'Ngô nướng và cháo bánh canh ở bến làng',
  ],
  inclusions: ['Kayak, mái, áo phao, túi khô', 'Xe chở lên bến đầu', 'Người dẫn, bữa xế'],
  exclusions: ['Khăn tắm', 'Vé vào động'],
  notes: ['Biết bơi là lợi thế nhưng không bắt buộc.', 'Kayak đôi, khách lẻ ghép với người dẫn.'],
  provinces: ['quang-tri'],
  places: ['vuon-quoc-gia-phong-nha-ke-bang'],
  location: { lat: 17.6021, lng: 106.3094, address: 'Thôn Cù Lạc, xã Phong Nha, Quảng Trị' },
  terms: {
    'experience-category': ['cheo-thuyen', 'ngam-canh'],
    conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
  },
  supplier: 'ben-ngo',
  popularity: 410,
  faqs: [
    {
      question: 'Chèo xong mệt không?',
      answer: 'Khoảng hai giờ mái chèo, chia nhiều chặng nghỉ. Trẻ tám tuổi vẫn về tới bến khỏe.',
    },
    {
      question: 'Sáng đi động, chiều chèo có kịp không?',
      answer: 'Vừa đẹp. Ra khỏi động Phong Nha trước 13:00, nghỉ trưa rồi gặp nhóm lúc 14:30.',
    },
  ],
  details: {
    durationMinutes: 210,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Nhà Bến Ngô, thôn Cù Lạc',
    difficulty: 'vừa sức',
    ageMin: 7,
    groupMin: 1,
    groupMax: 14,
    whatToBring: ['Đồ bơi', 'Dép có quai', 'Mũ'],
    childPolicy: childFrom({ age: 7, to: 12, percent: 70 }),
    weekdays: everyDay,
    extras: [
      { code: 'den-pin', label: 'Ghé hang nhỏ ven sông, kèm đèn đội đầu', priceVnd: 80_000, per: 'person' },
    ],
    weatherPolicy:
      'Nước lên nhanh sau mưa nguồn nên quyết định lúc 12:00 trong ngày. Không chèo được thì hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-1430',
      title: 'Ca chiều 14:30',
      summary: 'Về bến lúc hoàng hôn.',
      startsAt: '14:30',
      quantity: 14,
      baseVnd: 380_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: [...busyDays(10), deal('Giá ngoài mùa lũ', 8, '2027-02-01', '2027-04-20')],
  itinerary: hours('Chiều xuôi sông Son', [
    ['14:30', 'Gặp ở Bến Ngô, xe chở kayak lên thượng nguồn.'],
    ['15:00', 'Tập chèo, xuôi qua vách núi.'],
    ['15:50', 'Nghỉ bãi cỏ, tắm sông.'],
    ['16:30', 'Chèo tiếp qua ruộng ngô và nhà thờ Hà Lời.'],
    ['17:15', 'Ngô nướng, cháo bánh canh, ngắm mặt trời lặn.'],
  ]),
  scenes: {
    hero: ['island-sea/kayaks/golden', 'island-sea/kayaks', 'karst-river/valley'],
    gallery: [
      'karst-river/valley',
      'cave/river',
      'cave/mouth',
      'road/rice-fields',
      'island-sea/kayaks',
      'karst-river/cave',
    ],
  },
};
