import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const thuBa: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-thu-ba-bai-tu-long-2n1d',
  code: 'DT007',
  title: 'Du thuyền Thu Ba 5 sao – Bái Tử Long từ cảng Ao Tiên 2N1Đ',
  nameAlias: ['Thu Ba', 'Du thuyền Ao Tiên', 'Du thuyền Vân Đồn 2N1Đ', 'Bái Tử Long 5 sao'],
  summary:
    'Tàu mới, hai mươi cabin, bể sục trên boong. Chiều tắm đảo Cống Đông, tối học làm chả mực, sáng đạp xe qua làng trên đảo.',
  content: `## Đi thẳng ra vịnh từ Vân Đồn

Cảng Ao Tiên rộng, thoáng, xe chạy tới sát cầu. Khách bay đến Vân Đồn chỉ cần nửa tiếng là có mặt, còn từ Hà Nội đi cao tốc hơn ba tiếng. Tàu rời cầu mười lăm phút đã thấy đảo, không phải vòng qua khu neo đông.

Thu Ba đóng xong đầu năm 2025. Thân tàu sơn xanh xám, hai mươi cabin chia đều hai mạn, phòng tắm có vòi sen trần và cửa sổ riêng. Bể sục mười hai người đặt ở boong sau, mở đến mười giờ tối.

## Lửa và chày

Trước bữa tối, bếp trưởng dạy làm chả mực kiểu Hạ Long: mực mai tươi giã tay trong cối đá, không xay, rồi vo viên, rán ngập mỡ hai lần. Bạn giã đến lúc thịt quánh vào chày. Mẻ đó dọn kèm xôi trắng trong bữa.

## Buổi sáng trên đảo

Bảy rưỡi, xuồng đưa khách vào một đảo có dân ở Thắng Lợi. Xe đạp để sẵn ở bến, đường ven ao tôm bằng phẳng, chừng bốn cây số. Bạn ghé nhà phơi sá sùng, uống bát nước vối rồi quay ra. Người không đạp xe có thể nằm bãi Cống Đông, nước trong và nông.`,
  highlights: [
    'Cảng Ao Tiên, nửa tiếng từ sân bay Vân Đồn',
    'Lớp giã chả mực bằng cối đá',
    'Đạp xe trên đảo có dân ở',
    'Bể sục boong sau mở đến 22:00',
  ],
  inclusions: [
    'Đêm nghỉ, bữa trưa, tối, sáng và bữa gần trưa',
    'Xe đạp, kayak, lớp nấu ăn',
    'Vé tham quan theo tuyến',
    'Ghế ngồi chờ có máy lạnh ở nhà ga cảng',
  ],
  exclusions: ['Xe đưa đón', 'Nước giải khát, rượu', 'Mua hải sản khô'],
  notes: [
    'Lớp giã chả hợp với người lớn và trẻ trên 7 tuổi.',
    'Mùa gió mùa đông bắc, boong lạnh, tàu phát chăn mỏng.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-bai-tu-long'],
  location: { lat: 21.05, lng: 107.45, address: 'Nhà ga cảng Ao Tiên, Vân Đồn, Quảng Ninh' },
  terms: {
    bay: ['bai-tu-long'],
    pier: ['ao-tien'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
    facility: ['wi-fi-mien-phi', 'nha-hang', 'quay-bar', 'bon-suc', 'san-hien', 'massage', 'cho-thue-xe-dap'],
  },
  supplier: 'thu-ba',
  popularity: 520,
  faqs: [
    {
      question: 'Bay từ TP. Hồ Chí Minh chuyến nào kịp?',
      answer:
        'Chuyến hạ cánh Vân Đồn trước 11:00 là kịp. Nếu trễ, tàu chờ tối đa ba mươi phút, hãy gọi số trên vé.',
    },
    {
      question: 'Không biết đạp xe thì làm gì sáng ngày hai?',
      answer: 'Bạn đi xe điện bốn chỗ của đảo, hoặc ở lại tàu dùng bể sục.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 5,
    yearBuilt: 2025,
    decks: 3,
    cabinsCount: 20,
    routeName: 'Ao Tiên – Cống Đông – Thắng Lợi – Ao Tiên',
    pierName: 'Nhà ga cảng Ao Tiên',
    boardingAt: '12:00',
    disembarkAt: '11:15',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe ghép từ phố cổ Hà Nội, khứ hồi', priceVnd: 640_000, per: 'person', minutes: 195 },
      { label: 'Xe ghép sân bay Vân Đồn, mỗi chiều', priceVnd: 120_000, per: 'person', minutes: 30 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 75,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Sáng ngày khởi hành, chúng tôi nhắn bạn tình trạng luồng lúc 06:30. Nếu cảng đóng, đơn được dời sang ngày mở gần nhất hoặc trả hết tiền. Với khách đã bay tới, chúng tôi giữ một phòng khách sạn Vân Đồn giá gốc và trừ vào tiền tàu của ngày sau.',
    mandatoryFees: [{ label: 'Bữa tối Giáng sinh trên boong', on: '12-24', amountVnd: 900_000 }],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe cửa kính',
      summary: 'Kính từ sàn tới trần, lan can mảnh, không có ban công.',
      quantity: 10,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 2_690_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc', 'tv-man-hinh-phang'],
      details: {
        areaM2: 20,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'ban-cong',
      title: 'Cabin ban công',
      summary: 'Hiên ngoài có bàn tròn, thích hợp uống trà sáng.',
      quantity: 8,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_190_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 24,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'suite-duoi',
      title: 'Suite đuôi tàu',
      summary: 'Bồn tắm gỗ, ban công ba mặt nhìn đường tàu vừa đi qua.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 4_590_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'minibar', 'ao-choang-tam'],
      details: {
        areaM2: 36,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: priceProfiles.bay,
  itinerary: [
    {
      day: 1,
      title: 'Ao Tiên – Cống Đông',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:30', text: 'Làm thủ tục ở nhà ga cảng, mời nước sấu.' },
        { time: '12:00', text: 'Lên tàu ngay tại cầu, không qua xuồng.' },
        { time: '12:45', text: 'Ăn trưa buffet nhỏ.' },
        { time: '15:00', text: 'Tắm biển, chèo kayak ở Cống Đông.' },
        { time: '17:30', text: 'Lớp giã chả mực.' },
        { time: '19:15', text: 'Ăn tối, sau đó ngâm bể sục.' },
      ],
      overnight: 'Trên tàu, vụng Cống Đông',
    },
    {
      day: 2,
      title: 'Thắng Lợi – Ao Tiên',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:30', text: 'Bánh mì nóng và cà phê.' },
        { time: '07:30', text: 'Đạp xe trên đảo, thăm nhà phơi sá sùng.' },
        { time: '09:15', text: 'Về tàu, trả cabin.' },
        { time: '10:00', text: 'Bữa gần trưa.' },
        { time: '11:15', text: 'Cập cảng.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/pair/dawn', 'karst-bay/pair', 'karst-bay'],
    gallery: [
      'cruise-cabin/terrace',
      'karst-bay/gate',
      'restaurant/saloon',
      'beach/single',
      'island-sea/kayaks',
      'pier/moored',
      'cruise-cabin/balcony',
      'cruise-cabin/window',
    ],
  },
};
