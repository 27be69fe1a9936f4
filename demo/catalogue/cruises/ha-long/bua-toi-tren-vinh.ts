import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const buaToiTrenVinh: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-bua-toi-tren-vinh-ha-long',
  code: 'DT014',
  title: 'Du thuyền Bữa Tối Trên Vịnh – ba giờ Hạ Long về đêm',
  nameAlias: ['Du thuyền ăn tối Hạ Long', 'Dinner cruise Hạ Long', 'Hạ Long về đêm'],
  summary: 'Lên tàu lúc 18:30 ở cảng Tuần Châu, bữa tối năm món, nhạc sống nhỏ, ngắm cầu Bãi Cháy sáng đèn.',
  content: `## Khi nắng đã tắt

Không phải ai cũng có một đêm để ngủ trên vịnh. Ba giờ buổi tối đủ cho một bữa ăn chậm và một vòng qua vùng nước lặng trước Bãi Cháy.

Tàu rời bến lúc 19:00. Lúc ấy vách đá chỉ còn là những mảng tối, đèn bờ kéo thành vệt trên mặt nước. Bàn xếp theo nhóm, mỗi bàn cách nhau đủ để nói chuyện riêng.

## Năm món

Súp hải sản, gỏi sứa, tôm nướng muối, cá hấp gừng hoặc bò sốt vang, chè hạt sen. Người ăn chay có thực đơn tương đương nếu báo trước sáu tiếng.

Tám rưỡi có một tay guitar và một giọng hát, loa nhỏ. Boong thượng mở cho ai muốn yên.`,
  highlights: [
    'Bữa tối năm món phục vụ tại bàn',
    'Boong thượng ngắm cầu Bãi Cháy',
    'Nhạc mộc, không loa lớn',
  ],
  inclusions: ['Bữa tối năm món', 'Một ly nước chào', 'Nhạc sống', 'Bảo hiểm trên tàu'],
  exclusions: ['Đồ uống gọi thêm', 'Xe đưa đón'],
  notes: ['Có mặt ở cầu tàu trước 18:45, tàu không chờ.', 'Mang áo khoác mỏng, boong có gió.'],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long', 'bai-bien-bai-chay'],
  location: { lat: 20.9222, lng: 107.0225, address: 'Cảng Tuần Châu, phường Tuần Châu, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['tuan-chau'],
    conform: ['cap-doi', 'gia-dinh', 'cong-tac'],
    facility: ['nha-hang', 'quay-bar', 'san-hien'],
  },
  supplier: 'sao-hom',
  popularity: 480,
  faqs: [
    {
      question: 'Có ghế cho bé không?',
      answer: 'Có tám ghế ăn cho bé, bạn ghi chú khi đặt. Bé dưới 5 tuổi ăn cùng bố mẹ không tính tiền.',
    },
    {
      question: 'Mưa thì ngồi đâu?',
      answer: 'Phòng ăn kín có kính ba phía. Mưa giông cảng vụ dừng tàu, bạn được đổi ngày hoặc hoàn tiền.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    star: 4,
    yearBuilt: 2021,
    decks: 2,
    cabinsCount: 1,
    routeName: 'Tuần Châu – Bãi Cháy – Tuần Châu',
    pierName: 'Cảng Tuần Châu',
    boardingAt: '18:30',
    disembarkAt: '22:00',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe điện từ khách sạn Bãi Cháy, khứ hồi', priceVnd: 90_000, per: 'person', minutes: 20 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 0,
    documentsDeadlineHours: 4,
    weatherPolicy:
      'Gió từ cấp sáu tàu không rời bến. Bạn chọn tối khác trong mười hai tháng hoặc nhận lại toàn bộ tiền.',
    mandatoryFees: [{ label: 'Thực đơn đêm giao thừa dương lịch', on: '12-31', amountVnd: 450_000 }],
  },
  units: [
    {
      code: 'ban-trong',
      title: 'Bàn trong phòng kính',
      summary: 'Bàn hai hoặc bốn người, sát kính hoặc giữa phòng.',
      quantity: 30,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 790_000,
      facilities: ['dieu-hoa', 'huong-bien'],
      details: {
        areaM2: 60,
        beds: [{ type: 'Bàn ăn hai người', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'ban-boong',
      title: 'Bàn boong trên',
      summary: 'Ngoài trời, có đèn bão và chăn mỏng.',
      quantity: 12,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 920_000,
      facilities: ['huong-bien'],
      details: {
        areaM2: 40,
        beds: [{ type: 'Bàn ăn hai người', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Tối trong tuần', 10, '2026-11-01', '2027-04-30')],
  itinerary: [
    {
      day: 1,
      title: 'Một buổi tối',
      meals: ['Tối'],
      items: [
        { time: '18:30', text: 'Lên tàu, ly nước chào.' },
        { time: '19:00', text: 'Tàu rời bến, món đầu tiên.' },
        { time: '20:30', text: 'Nhạc mộc, boong thượng mở.' },
        { time: '22:00', text: 'Về lại cầu tàu.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/fleet/night', 'karst-bay/gate/night', 'karst-bay/open/night'],
    gallery: [
      'restaurant/lanterns',
      'karst-bay/pair/night',
      'night-city/promenade',
      'karst-bay/giant/night',
      'pier/harbour',
      'restaurant/saloon',
      'night-city/cable-bridge',
      'cruise-cabin/balcony',
      'cruise-cabin/window',
      'cruise-cabin/terrace',
    ],
  },
};
