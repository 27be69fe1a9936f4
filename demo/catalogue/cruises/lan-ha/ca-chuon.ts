import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const caChuon: DemoProduct = {
  kind: 'cruise',
  slug: 'tau-ngay-ca-chuon-lan-ha-ben-beo',
  code: 'DT012',
  title: 'Tàu ngày Cá Chuồn 4 sao – Lan Hạ từ Bến Bèo',
  nameAlias: ['Cá Chuồn', 'Tàu ngày Lan Hạ', 'Du thuyền ngày Cát Bà', 'Vịnh Lan Hạ trong ngày'],
  summary:
    'Tám rưỡi sáng rời Bến Bèo, bốn giờ chiều về. Kayak hang Sáng Tối, bơi hai điểm, cơm trưa nấu trên tàu, chỉ ba mươi sáu khách.',
  content: `## Cho người ở Cát Bà

Nếu bạn đã thuê phòng ở phố biển Cát Bà, không cần dọn va li lên tàu đêm. Cá Chuồn đón từ tám giờ, chạy hẳn bảy tiếng rưỡi và trả bạn về kịp bữa tối.

Tàu gỗ bọc composite, hai tầng. Tầng dưới là bàn ăn và bếp mở nhỏ, tầng trên trải thảm cỏ, gối tựa, một dãy ghế nằm quay về mũi tàu. Có ba cabin con cho nhà có trẻ hoặc người cần nằm nghỉ lưng.

## Con nước dẫn lịch

Sáng tàu qua làng bè Cái Bèo, đảo Khỉ và hòn Rùa. Hang Sáng Tối chỉ vào được khi nước vừa, vì thế thuyền trưởng có thể đổi trước hoặc sau bữa trưa. Điểm bơi đầu sâu và mát, điểm thứ hai là bãi cát nông.

Cơm trưa lúc mười hai giờ: mực xào dứa, tôm hấp, đậu sốt cà, rau muống luộc chấm nước mắm gừng. Người ăn chay báo buổi sáng vẫn kịp.

## Chiều về

Ba giờ, tàu tắt máy mười lăm phút giữa vịnh. Không nhạc, không loa. Nhiều khách bảo đó là đoạn họ nhớ nhất. Sau đó là dưa hấu ướp đá và đường về men chân núi.`,
  highlights: [
    'Chỉ nhận ba mươi sáu khách mỗi chuyến',
    'Hai điểm bơi: một sâu, một bãi cát nông',
    'Mười lăm phút tắt máy giữa vịnh',
    'Cabin con cho trẻ ngủ trưa',
  ],
  inclusions: [
    'Xe đón phố biển Cát Bà',
    'Kayak đôi, áo phao, kính bơi',
    'Cơm trưa, dưa hấu, trà đá',
    'Vé vịnh Lan Hạ',
  ],
  exclusions: ['Bia, nước dừa', 'Vé lên đảo Khỉ nếu bạn muốn leo', 'Xe từ đất liền'],
  notes: [
    'Khỉ trên đảo hay giật đồ ăn, để túi trên tàu.',
    'Chuyến chạy khi có từ mười khách; nếu thiếu, bạn được báo trước 19:00 và hoàn tiền.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.76, lng: 107.09, address: 'Bến Bèo, đặc khu Cát Hải, Hải Phòng' },
  terms: {
    bay: ['lan-ha'],
    pier: ['ben-beo'],
    conform: ['gia-dinh', 'nhom-ban'],
    facility: ['nha-hang', 'san-hien', 'thuc-don-chay', 'the-thao-duoi-nuoc'],
  },
  supplier: 'mat-thuyen',
  popularity: 510,
  faqs: [
    {
      question: 'Đi trong ngày từ Hà Nội có kịp không?',
      answer: 'Không kịp, vì tàu chạy từ 08:30. Bạn nên ngủ Cát Bà đêm trước.',
    },
    {
      question: 'Bà bầu đi được không?',
      answer: 'Được nếu dưới bảy tháng và bác sĩ đồng ý. Đoạn kayak bạn ở lại tàu, ngồi ghế mũi.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    star: 4,
    yearBuilt: 2018,
    decks: 2,
    cabinsCount: 3,
    routeName: 'Bến Bèo – hòn Rùa – hang Sáng Tối – Ba Trái Đào',
    pierName: 'Bến Bèo',
    boardingAt: '08:30',
    disembarkAt: '16:00',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [{ label: 'Xe đón khách sạn ở Cát Bà, khứ hồi', priceVnd: 0, per: 'person', minutes: 10 }],
    childPolicy: childPolicies.dayTour,
    singleSupplementPercent: 0,
    documentsDeadlineHours: 12,
    weatherPolicy:
      'Gió giật hoặc mưa dông, biên phòng ở Bến Bèo sẽ giữ tàu. Chúng tôi trả lại toàn bộ ngay trong ngày hoặc xếp bạn sang hôm sau. Mưa rào mùa hè tàu vẫn đi, có bạt che cả hai tầng; nếu một điểm bơi bị bỏ, bạn được bù thêm thời gian ở điểm kia.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'boong-tren',
      title: 'Chỗ boong trên',
      summary: 'Gối tựa, thảm cỏ, một suất ăn trưa.',
      quantity: 13,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 3,
      baseVnd: 850_000,
      facilities: ['huong-bien'],
      details: {
        areaM2: 55,
        beds: [{ type: 'Đệm tựa', count: 2 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'ghe-nam',
      title: 'Ghế nằm mũi tàu',
      summary: 'Cặp ghế nằm hàng đầu, có dù.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      baseVnd: 990_000,
      facilities: ['huong-bien'],
      details: {
        areaM2: 10,
        beds: [{ type: 'Ghế nằm có đệm', count: 2 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'cabin-con',
      title: 'Cabin con tầng dưới',
      summary: 'Giường đôi thấp, điều hòa, cửa khóa trong.',
      quantity: 3,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 1_090_000,
      facilities: ['dieu-hoa', 'huong-bien'],
      details: {
        areaM2: 8,
        beds: [{ type: 'Giường đôi thấp', count: 1 }],
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
      title: 'Một ngày quanh Lan Hạ',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Xe đón dọc đường 1/4 phố biển.' },
        { time: '08:30', text: 'Rời Bến Bèo, qua làng bè Cái Bèo, đảo Khỉ.' },
        { time: '10:00', text: 'Kayak hang Sáng, hang Tối.' },
        { time: '11:15', text: 'Bơi điểm nước sâu.' },
        { time: '12:00', text: 'Cơm trưa, nằm nghỉ trên boong.' },
        { time: '13:45', text: 'Bãi cát Ba Trái Đào.' },
        { time: '15:00', text: 'Tắt máy giữa vịnh, mời dưa hấu.' },
        { time: '16:00', text: 'Cập Bến Bèo, xe trả khách sạn.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/giant/noon', 'karst-bay/giant', 'karst-bay'],
    gallery: [
      'restaurant/saloon',
      'karst-bay/gate',
      'island-sea/kayaks',
      'cruise-cabin/terrace',
      'beach/cove',
      'pier/harbour',
      'cruise-cabin/balcony',
      'cruise-cabin/window',
    ],
  },
};
