import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const matThuyen: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-mat-thuyen-lan-ha-ben-beo-2n1d',
  code: 'DT009',
  title: 'Du thuyền Mắt Thuyền 4 sao – Lan Hạ từ Bến Bèo 2N1Đ',
  nameAlias: ['Mắt Thuyền', 'Du thuyền Bến Bèo', 'Du thuyền nhỏ Lan Hạ', 'Lan Hạ Cát Bà'],
  summary:
    'Tám cabin, chừng mười sáu khách, chủ tàu người Cát Bà tự cầm lái. Ăn cơm bè với gia đình, ngủ ở vụng mà tàu lớn không vào được.',
  content: `## Nhỏ là một lợi thế

Mũi tàu vẽ đôi mắt đỏ theo tục người đi biển, để con tàu biết đường về. Tàu dài chưa đến hai mươi bốn mét nên chui vừa những vụng hẹp phía nam Lan Hạ, nơi buổi chiều chỉ có tiếng nước vỗ vào hốc đá.

Anh Thuận, chủ tàu, lớn lên trên bè ở Cái Bèo. Ba đời nhà anh nuôi cá song, nay em gái còn giữ bè cũ. Trưa đầu tiên bạn ăn ở đó: cá chiên giòn, rau câu trộn, cơm nấu nồi gang có cháy.

## Không có lịch in sẵn

Buổi sáng anh nhìn nước, nhìn trời rồi nói hôm nay đi đâu. Thường là Vạn Bội để kayak, Ao Ếch lúc triều cao, hòn Đỏ khi lặng gió. Bạn muốn bơi lâu hơn, cứ nói, tàu chờ.

Buổi tối cả tàu ngồi quanh hai bàn dài trên boong, đèn bão treo xà ngang. Ai thích thì tắt hết đèn, thò tay khuấy nước xem lân tinh lóe xanh, rõ nhất từ tháng 6 đến tháng 9, vào đêm không trăng.

Cabin nhỏ mà gọn: giường tốt, ga cotton, phòng tắm riêng, một ô cửa mở ra sát mặt nước.`,
  highlights: [
    'Chỉ tám cabin, chừng mười sáu khách mỗi chuyến',
    'Ăn trưa trên bè của gia đình chủ tàu',
    'Vụng neo hẹp ở phía nam vịnh',
    'Xem lân tinh những đêm không trăng mùa hè',
  ],
  inclusions: [
    'Cabin, cơm ba bữa và điểm tâm',
    'Kayak cho từng cặp, kính lặn',
    'Vé tham quan vịnh Lan Hạ',
    'Xe đón trong trung tâm Cát Bà',
  ],
  exclusions: ['Bia và nước ngọt', 'Tàu cao tốc hoặc cáp, phà ra đảo', 'Quà từ bè cá'],
  notes: [
    'Hành lý nên là túi mềm dưới 10 kg, cabin không có chỗ để va li lớn.',
    'Tàu không có Wi-Fi, chỉ có bộ đàm và sóng điện thoại chập chờn.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.727, lng: 107.048, address: 'Bến Bèo, đảo Cát Bà, Hải Phòng' },
  terms: {
    bay: ['lan-ha'],
    pier: ['ben-beo'],
    conform: ['nhom-ban', 'cap-doi'],
    facility: ['nha-hang', 'san-hien', 'the-thao-duoi-nuoc', 'thuc-don-chay'],
  },
  supplier: 'mat-thuyen',
  popularity: 620,
  faqs: [
    {
      question: 'Nhóm mười hai người thuê trọn tàu được chứ?',
      answer: 'Được, giá tính theo tám cabin. Bạn gửi yêu cầu trước hai tuần để chủ tàu giữ ngày.',
    },
    {
      question: 'Tôi từ Hà Nội sang Cát Bà bằng gì?',
      answer:
        'Xe khách ghép xuồng hoặc cáp treo Cát Hải – Phù Long, khoảng ba tiếng rưỡi. Chúng tôi đặt giúp nếu bạn cần.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 4,
    yearBuilt: 2019,
    decks: 2,
    cabinsCount: 8,
    routeName: 'Bến Bèo – Cái Bèo – Vạn Bội – hòn Đỏ',
    pierName: 'Bến Bèo, Cát Bà',
    boardingAt: '11:00',
    disembarkAt: '12:00',
    sailingWeekdays: [2, 4, 6],
    transfers: [
      {
        label: 'Xe và xuồng ghép Hà Nội – Cát Bà, mỗi chiều',
        priceVnd: 320_000,
        per: 'person',
        minutes: 210,
      },
      { label: 'Xe điện từ phố biển Cát Bà ra bến', priceVnd: 60_000, per: 'vehicle', minutes: 10 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 70,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Tàu nhỏ nên chủ tàu cẩn thận hơn mức cảng vụ yêu cầu: gió từ cấp năm là không đi. Bạn được báo trước 20:00 tối hôm trước và chọn dời ngày hoặc lấy lại tiền. Nếu trời xấu đi giữa chuyến, tàu vào vụng Cái Bèo trú, bạn ngủ trên bè hoặc khách sạn ở phố, phần chênh được trả.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'cua-so',
      title: 'Cabin cửa sổ tròn',
      summary: 'Giường đôi kê chéo, cửa nhìn sát mặt nước.',
      quantity: 4,
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      baseVnd: 2_290_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen'],
      details: {
        areaM2: 12,
        beds: [{ type: 'Giường đôi', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'deluxe',
      title: 'Deluxe mở hiên',
      summary: 'Cửa lùa ra hành lang gỗ chung hai cabin.',
      quantity: 3,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 2_590_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc'],
      details: {
        areaM2: 16,
        beds: [{ type: 'Giường đôi lớn', count: 1 }],
        deck: 'Tầng 2',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'gia-dinh',
      title: 'Cabin bốn người giường tầng',
      summary: 'Một giường đôi, một giường tầng gỗ cho hai bé.',
      quantity: 1,
      maxAdults: 3,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 2_190_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'noi-em-be'],
      details: {
        areaM2: 20,
        beds: [
          { type: 'Giường đôi', count: 1 },
          { type: 'Giường tầng', count: 1 },
        ],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: priceProfiles.bay,
  itinerary: [
    {
      day: 1,
      title: 'Cái Bèo – Vạn Bội',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:00', text: 'Lên tàu ở Bến Bèo, chào chủ tàu.' },
        { time: '12:00', text: 'Cơm trưa trên bè gia đình.' },
        { time: '14:00', text: 'Kayak quanh Vạn Bội, tắm ở bãi nhỏ.' },
        { time: '17:00', text: 'Neo tàu, trà nóng.' },
        { time: '19:00', text: 'Ăn tối hai bàn dài.' },
        { time: '21:00', text: 'Tắt đèn xem lân tinh, nếu trời tối trăng.' },
      ],
      overnight: 'Trên tàu, vụng phía nam Lan Hạ',
    },
    {
      day: 2,
      title: 'Hòn Đỏ – Bến Bèo',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:30', text: 'Bơi sớm hoặc ngủ nướng.' },
        { time: '07:30', text: 'Xôi lạc, trứng rán, cà phê pha phin.' },
        { time: '08:30', text: 'Leo mỏm thấp ở hòn Đỏ, lặn ven bờ.' },
        { time: '10:45', text: 'Bún hải sản, dọn phòng.' },
        { time: '12:00', text: 'Trở lại Bến Bèo.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/fleet/dawn', 'karst-bay/fleet', 'karst-bay'],
    gallery: [
      'cruise-cabin/window',
      'restaurant/saloon',
      'karst-bay/pair',
      'island-sea/kayaks',
      'beach/cove',
      'karst-bay/gate',
      'cruise-cabin/balcony',
      'cruise-cabin/terrace',
    ],
  },
};
