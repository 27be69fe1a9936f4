import type { DemoProduct } from '../../demo-product.ts';
import { priceProfiles, ratePlans } from '../../presets.ts';

export const nhaNoi: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-nha-noi-lan-ha-gia-dinh-2n1d',
  code: 'DT016',
  title: 'Du thuyền Nhà Nổi 5 sao – Lan Hạ cho gia đình 2N1Đ',
  nameAlias: ['Nhà Nổi', 'Du thuyền gia đình', 'Du thuyền cho trẻ em', 'Lan Hạ gia đình'],
  summary:
    'Cabin bốn người thông nhau, cầu trượt nước thả từ mạn tàu, bếp trẻ em và một người trông bé buổi tối.',
  content: `## Đi cùng trẻ con mà vẫn nghỉ

Nhà Nổi đóng lại từ một tàu cũ, bỏ bớt cabin đôi để có cabin bốn người. Lan can cao hơn chuẩn hai mươi phân, góc bàn bo tròn, cửa ban công có then trẻ em.

## Trên tàu có gì cho bé

Cầu trượt hơi thả từ mạn tàu xuống vùng nước lặng lúc ba giờ chiều, có cứu hộ ngồi cạnh. Bếp trẻ em mở sớm một tiếng, cháo và mì nấu riêng. Từ 20:00 tới 22:00 có cô trông trẻ kể chuyện ở phòng nhỏ, bố mẹ ngồi boong trên.

## Và cho người lớn

Buổi sáng chèo thuyền nan vào áng Thảm, nơi nước đứng như gương. Bữa gần trưa có bánh cuốn chả mực làm tại chỗ. Tàu về Bến Gót lúc 11:15.`,
  highlights: [
    'Cabin bốn người thông nhau',
    'Cầu trượt nước có cứu hộ',
    'Trông trẻ hai tiếng buổi tối không thu thêm',
    'Bữa trẻ em nấu riêng',
  ],
  inclusions: [
    'Một đêm cabin, bốn bữa ăn',
    'Thuyền nan, kayak, cầu trượt',
    'Vé thắng cảnh',
    'Trông trẻ 20:00–22:00',
  ],
  exclusions: ['Xe đưa đón', 'Đồ uống có cồn'],
  notes: ['Giấy khai sinh của bé gửi trước 24 giờ.', 'Cầu trượt cho bé từ 4 tuổi, mặc áo phao.'],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.8237, lng: 106.9111, address: 'Bến Gót, đặc khu Cát Hải, Hải Phòng' },
  terms: {
    bay: ['lan-ha'],
    pier: ['ben-got'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi'],
    facility: ['wi-fi-mien-phi', 'nha-hang', 'san-hien'],
  },
  supplier: 'lua-xanh',
  popularity: 660,
  faqs: [
    {
      question: 'Bé 8 tháng có được lên tàu không?',
      answer: 'Được. Tàu có nôi, chậu tắm và máy hâm sữa; bạn báo trước để cabin gần cầu thang.',
    },
    {
      question: 'Nhà ba bé ở một cabin được không?',
      answer: 'Cabin gia đình nhận hai người lớn và ba bé, một bé ngủ nệm kê thêm.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 5,
    yearBuilt: 2024,
    decks: 3,
    cabinsCount: 14,
    routeName: 'Bến Gót – áng Thảm – Ba Trái Đào – Bến Gót',
    pierName: 'Bến Gót, Cát Hải',
    boardingAt: '11:45',
    disembarkAt: '11:15',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe limousine từ phố cổ Hà Nội, khứ hồi', priceVnd: 560_000, per: 'person', minutes: 130 },
      {
        label: 'Xe riêng 7 chỗ có ghế trẻ em từ Hà Nội, khứ hồi',
        priceVnd: 3_200_000,
        per: 'vehicle',
        minutes: 130,
      },
    ],
    childPolicy: [
      { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi: miễn phí', percent: 0 },
      { fromAge: 5, toAge: 11, label: 'Từ 5 đến 11 tuổi: 50% giá người lớn', percent: 50 },
      {
        fromAge: 5,
        toAge: 11,
        fromChild: 3,
        label: 'Bé thứ ba từ 5 đến 11 tuổi: 30% giá người lớn',
        percent: 30,
      },
      { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi: bằng giá người lớn', percent: 100 },
    ],
    singleSupplementPercent: 75,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Cảng vụ dừng tàu trước giờ đi thì bạn dời ngày hoặc nhận lại đủ tiền. Chuyến bị rút ngắn, phần chưa dùng được hoàn trong ba ngày làm việc.',
    mandatoryFees: [
      { label: 'Bữa tối Giáng sinh cho cả nhà', on: '12-24', amountVnd: 600_000 },
      { label: 'Bữa tối đêm giao thừa dương lịch', on: '12-31', amountVnd: 800_000 },
    ],
  },
  units: [
    {
      code: 'doi',
      title: 'Cabin đôi ban công',
      summary: 'Cho hai người lớn và một bé.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_090_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 22,
        beds: [{ type: 'Giường đôi lớn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'gia-dinh',
      title: 'Cabin gia đình thông nhau',
      summary: 'Hai buồng thông nhau, giường lớn và hai giường đơn.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 3,
      maxOccupancy: 5,
      baseVnd: 2_990_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 34,
        beds: [{ type: 'Giường đôi lớn và hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'ba-the-he',
      title: 'Suite ba thế hệ',
      summary: 'Hai phòng ngủ, phòng khách nhỏ, lối đi không bậc.',
      quantity: 2,
      maxAdults: 4,
      maxChildren: 2,
      maxOccupancy: 6,
      baseVnd: 3_390_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 52,
        beds: [{ type: 'Hai giường đôi lớn', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, { kind: 'last-minute', label: 'Đặt sát ngày', days: 4, percent: -10 }],
  itinerary: [
    {
      day: 1,
      title: 'Bến Gót – Ba Trái Đào',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:45', text: 'Lên tàu, bữa trưa.' },
        { time: '15:00', text: 'Cầu trượt nước, kayak ở vùng lặng.' },
        { time: '18:00', text: 'Bếp trẻ em mở, 19:00 bữa tối người lớn.' },
        { time: '20:00', text: 'Giờ kể chuyện cho bé.' },
      ],
      overnight: 'Trên tàu, vịnh Lan Hạ',
    },
    {
      day: 2,
      title: 'Áng Thảm – Bến Gót',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Thuyền nan vào áng Thảm.' },
        { time: '09:30', text: 'Bữa gần trưa, trả cabin.' },
        { time: '11:15', text: 'Về Bến Gót.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/gate/noon', 'karst-bay/gate', 'karst-bay'],
    gallery: [
      'cruise-cabin/balcony',
      'island-sea/kayaks',
      'restaurant/saloon',
      'karst-bay/pair',
      'pool/infinity-sea',
      'cruise-cabin/window',
      'cruise-cabin/terrace',
    ],
  },
};
