import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const saoHom: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-sao-hom-ha-long-2n1d',
  code: 'DT001',
  title: 'Du thuyền Sao Hôm 5 sao – vịnh Hạ Long 2N1Đ',
  nameAlias: ['Sao Hôm', 'Du thuyền Hạ Long 5 sao', 'Du thuyền Tuần Châu', 'Hạ Long 2 ngày 1 đêm'],
  summary:
    'Hai mươi bốn cabin đều có ban công, bể bơi nhỏ trên boong, hang Sửng Sốt vào giờ muộn và bữa tối khi tàu đã neo yên.',
  content: `## Một con tàu thong thả

Sao Hôm hạ thủy năm 2022, thân thép sơn trắng ngà, bốn tầng nhưng chỉ hai mươi bốn cabin. Hành lang đặt giữa nên phòng nào cũng nhìn ra nước, cửa ban công mở được hết khổ. Ngồi trong phòng bạn thấy núi trôi qua như một cuốn tranh kéo ngang.

Nhà hàng ở tầng hai phục vụ theo suất, mỗi bàn có thực đơn in riêng, ghi rõ món nào cay. Sáng hôm sau đầu bếp nấu phở gà tại quầy.

## Đi ngược giờ các đoàn

Tàu rời Tuần Châu sau mười hai giờ, cùng lúc với nhiều tàu khác. Khác ở chỗ đoàn vào hang Sửng Sốt gần bốn giờ chiều, khi phần lớn khách đã ra. Sau đó là kayak ở vùng nước hồ Động Tiên, rồi tiệc trà trên boong tầng bốn.

Tối neo ở khu nước lặng, tàu tắt đèn trang trí từ mười giờ để nhìn được sao. Nhóm câu mực ngồi ở sàn thấp phía đuôi, có cần, có mồi và một thủy thủ chỉ cách giật.

## Sáng hôm sau

Sáu rưỡi tập thái cực quyền, bảy giờ rưỡi đi đò nan qua hang Luồn. Mười giờ trả phòng, ăn bữa gần trưa trong lúc tàu quay về.`,
  highlights: [
    'Toàn bộ cabin có ban công riêng',
    'Hang Sửng Sốt vào khung giờ vắng',
    'Tắt đèn trang trí từ 22:00 để ngắm sao',
    'Bể bơi nước ấm trên boong thượng',
  ],
  inclusions: [
    'Một đêm cabin, bốn bữa: trưa, tối, điểm tâm, bữa gần trưa',
    'Vé tham quan và ngủ đêm trên vịnh',
    'Kayak, đò nan, lớp cuốn nem, câu mực',
    'Nước lọc và trà trong phòng',
  ],
  exclusions: [
    'Xe đưa đón, chọn thêm khi đặt',
    'Đồ uống có cồn và minibar',
    'Massage, spa',
    'Tiền bồi dưỡng thủy thủ',
  ],
  notes: [
    'Gửi họ tên, ngày sinh, số giấy tờ của từng khách trước giờ khởi hành 24 tiếng để đăng ký danh sách với cảng.',
    'Mang giày đi bộ chống trơn, trong hang có bậc đá ướt.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long', 'dao-tuan-chau'],
  location: { lat: 20.928, lng: 106.99, address: 'Cảng tàu Tuần Châu, phường Tuần Châu, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['tuan-chau'],
    conform: ['cap-doi', 'gia-dinh'],
    facility: ['wi-fi-mien-phi', 'nha-hang', 'quay-bar', 'ho-boi-nuoc-am', 'spa', 'san-hien', 'thang-may'],
  },
  supplier: 'sao-hom',
  special: true,
  popularity: 930,
  faqs: [
    {
      question: 'Wi-Fi trên tàu có mạnh không?',
      answer: 'Gần bờ thì ổn. Vào vùng neo đêm sóng yếu dần, đủ nhắn tin nhưng khó xem phim.',
    },
    {
      question: 'Tôi ăn chay trường thì sao?',
      answer: 'Bếp có thực đơn chay đủ bốn bữa. Bạn ghi vào đơn đặt trước một ngày.',
    },
    {
      question: 'Đi với em bé tám tháng được không?',
      answer: 'Được. Tàu có nôi và ghế ăn, nên chọn cabin tầng một để gần nhà hàng và ít phải leo cầu thang.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 5,
    yearBuilt: 2022,
    decks: 4,
    cabinsCount: 24,
    routeName: 'Tuần Châu – hang Sửng Sốt – hồ Động Tiên – hang Luồn',
    pierName: 'Cảng tàu Tuần Châu',
    boardingAt: '12:00',
    disembarkAt: '11:30',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Limousine ghép Hà Nội – Tuần Châu, khứ hồi', priceVnd: 550_000, per: 'person', minutes: 150 },
      {
        label: 'Xe riêng 7 chỗ Hà Nội – Tuần Châu, một chiều',
        priceVnd: 1_600_000,
        per: 'vehicle',
        minutes: 150,
      },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 80,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Việc cho tàu rời bến do cảng vụ quyết định theo gió và tầm nhìn. Nếu có lệnh dừng trước khi lên tàu, bạn chọn dời sang ngày khác hoặc nhận lại toàn bộ tiền, kể cả tiền xe đặt cùng. Nếu tàu phải về sớm khi đang đi, chúng tôi tính theo phần dịch vụ đã dùng và hoàn phần còn lại.',
    mandatoryFees: [
      { label: 'Tiệc tối đêm Giáng sinh', on: '12-24', amountVnd: 1_200_000 },
      { label: 'Tiệc đếm ngược đêm giao thừa dương lịch', on: '12-31', amountVnd: 1_300_000 },
    ],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe ban công',
      summary: 'Ban công hai ghế, cửa kính kéo, giường đôi hoặc hai giường đơn.',
      quantity: 12,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_290_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'am-dun-nuoc', 'minibar'],
      details: {
        areaM2: 24,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'premium',
      title: 'Premium ban công tầng hai',
      summary: 'Cùng bố cục, cao hơn một tầng nên tầm nhìn thoáng và xa tiếng máy.',
      quantity: 8,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_790_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 27,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'gia-dinh',
      title: 'Cabin gia đình thông nhau',
      summary: 'Hai phòng nối bằng cửa trong, vừa cho bốn người lớn hoặc nhà có hai trẻ.',
      quantity: 2,
      maxAdults: 4,
      maxChildren: 2,
      maxOccupancy: 5,
      baseVnd: 3_990_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'cua-thong-phong', 'voi-sen', 'noi-em-be'],
      details: {
        areaM2: 46,
        beds: [
          { type: 'Giường đôi lớn', count: 1 },
          { type: 'Giường đơn', count: 2 },
        ],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'suite-dau-tau',
      title: 'Suite mũi tàu',
      summary: 'Sân riêng nhìn thẳng phía trước, bồn tắm sát cửa kính.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 5_690_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'minibar', 'ao-choang-tam'],
      details: {
        areaM2: 48,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 3',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Ưu đãi mùa thu trên vịnh', 12, '2026-11-01', '2027-03-31')],
  itinerary: [
    {
      day: 1,
      title: 'Tuần Châu – Sửng Sốt – Động Tiên',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:30', text: 'Làm thủ tục ở phòng chờ, uống trà gừng.' },
        { time: '12:15', text: 'Lên tàu bằng xuồng, nhận cabin, nghe hướng dẫn an toàn.' },
        { time: '13:00', text: 'Ăn trưa khi tàu qua hòn Đỉnh Hương.' },
        { time: '15:40', text: 'Vào hang Sửng Sốt.' },
        { time: '17:00', text: 'Chèo kayak hoặc ngồi đò ở hồ Động Tiên.' },
        { time: '18:00', text: 'Trà chiều, lớp cuốn nem.' },
        { time: '19:30', text: 'Ăn tối theo suất.' },
        { time: '21:00', text: 'Câu mực, chơi cờ hoặc nằm boong.' },
      ],
      overnight: 'Trên tàu, vùng neo hồ Động Tiên',
    },
    {
      day: 2,
      title: 'Hang Luồn – Tuần Châu',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:30', text: 'Thái cực quyền trên boong thượng.' },
        { time: '07:00', text: 'Điểm tâm nhẹ, sau đó đò nan vào hang Luồn.' },
        { time: '09:30', text: 'Trả cabin, thanh toán đồ uống.' },
        { time: '10:00', text: 'Bữa gần trưa, tàu quay về.' },
        { time: '11:30', text: 'Cập Tuần Châu.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/fleet/golden', 'karst-bay/fleet', 'karst-bay'],
    gallery: [
      'cruise-cabin/suite',
      'cruise-cabin/terrace',
      'karst-bay/gate',
      'restaurant/saloon',
      'cruise-cabin/balcony',
      'karst-bay/pair',
      'island-sea/kayaks',
      'cruise-cabin/window',
    ],
  },
};
