import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';

export const demRieng: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-dem-rieng-ha-long-3n2d',
  code: 'DT013',
  title: 'Du thuyền Đêm Riêng 5 sao – Hạ Long xa bờ 3N2Đ',
  nameAlias: ['Đêm Riêng', 'Du thuyền Hạ Long 3N2Đ', 'Hạ Long xa bờ', 'Du thuyền 5 sao Hạ Long'],
  summary:
    'Hai đêm đi tới vùng Cống Đỏ, Trà Giới phía đông nam vịnh. Mười sáu cabin, xuồng riêng cho từng nhóm nhỏ.',
  content: `## Xa khỏi luồng chính

Tàu một đêm chỉ kịp quanh Sửng Sốt, Ti Tốp. Có thêm một ngày, Đêm Riêng đi tiếp về phía Cống Đỏ và Trà Giới, nơi tàu lớn không vào. Buổi sáng thứ hai mở cửa ban công chỉ thấy núi và một chiếc thuyền câu.

## Ngày giữa

Sau bữa sáng, khách chia nhóm tám người, mỗi nhóm một xuồng và một người dẫn. Bạn chọn chèo kayak qua hang luồn nhỏ, bơi ở bãi Ba Cát, hay thăm làng chài Vung Viêng và ăn trưa trên bè. Tối có chiếu phim ngoài boong, chăn mỏng phát sẵn.

## Trên tàu

Hồ bơi dài chín mét ở boong thượng, phòng xoa bóp hai giường, thư viện ở mũi tàu. Bếp nấu hai thực đơn song song, món chay đủ bữa nếu báo trước.`,
  highlights: [
    'Hai đêm ở vùng Cống Đỏ, Trà Giới',
    'Xuồng riêng mỗi nhóm tám người',
    'Hồ bơi boong thượng',
    'Chiếu phim ngoài trời',
  ],
  inclusions: [
    'Hai đêm cabin, mọi bữa ăn theo chương trình',
    'Kayak, xuồng, hướng dẫn viên',
    'Vé thắng cảnh tuyến ngủ đêm',
    'Nước uống trong cabin',
  ],
  exclusions: ['Xe đưa đón', 'Đồ uống có cồn', 'Xoa bóp'],
  notes: [
    'Gửi họ tên, ngày sinh, số giấy tờ từng khách trước giờ lên tàu 24 giờ.',
    'Ngày giữa có thể đổi thứ tự điểm theo con nước.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long'],
  location: { lat: 20.9217, lng: 107.0214, address: 'Cảng Tuần Châu, phường Tuần Châu, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['tuan-chau'],
    conform: ['cap-doi', 'gia-dinh'],
    facility: ['wi-fi-mien-phi', 'nha-hang', 'quay-bar', 'massage', 'san-hien'],
  },
  supplier: 'sao-hom',
  special: true,
  popularity: 700,
  faqs: [
    {
      question: 'Hai đêm trên tàu có buồn chán với trẻ nhỏ không?',
      answer: 'Có góc vẽ, lớp nặn tò he và giờ bơi riêng cho bé. Xuồng nhóm gia đình đi chặng ngắn hơn.',
    },
    {
      question: 'Rút còn một đêm vì thời tiết thì tính sao?',
      answer: 'Chỉ tính giá một đêm, phần còn lại hoàn trong ba ngày làm việc.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    star: 5,
    yearBuilt: 2023,
    decks: 3,
    cabinsCount: 16,
    routeName: 'Tuần Châu – Cống Đỏ – Trà Giới – Vung Viêng – Tuần Châu',
    pierName: 'Cảng Tuần Châu',
    boardingAt: '12:15',
    disembarkAt: '11:30',
    sailingWeekdays: [1, 3, 5],
    transfers: [
      { label: 'Xe limousine từ phố cổ Hà Nội, khứ hồi', priceVnd: 600_000, per: 'person', minutes: 150 },
      {
        label: 'Xe riêng 7 chỗ từ sân bay Nội Bài, khứ hồi',
        priceVnd: 3_600_000,
        per: 'vehicle',
        minutes: 165,
      },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 80,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Cảng vụ báo dừng tàu trước giờ khởi hành thì bạn dời ngày hoặc nhận lại toàn bộ tiền. Đang trên vịnh mà phải về sớm, đêm chưa ngủ được hoàn theo giá đã trả.',
    mandatoryFees: [
      { label: 'Bữa tối Giáng sinh', on: '12-24', amountVnd: 1_000_000 },
      { label: 'Bữa tối đêm giao thừa dương lịch', on: '12-31', amountVnd: 1_300_000 },
    ],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe ban công',
      summary: 'Ban công có hai ghế mây, giường quay ra cửa kính.',
      quantity: 9,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 6_390_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 24,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'gia-dinh',
      title: 'Cabin gia đình',
      summary: 'Giường lớn và giường tầng thấp cho hai bé.',
      quantity: 4,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 6_190_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 30,
        beds: [{ type: 'Giường đôi lớn và giường tầng', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'suite-mui',
      title: 'Suite mũi tàu',
      summary: 'Bồn tắm sát kính, hiên riêng ở mũi tàu.',
      quantity: 3,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 9_900_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 40,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: [
    {
      code: 'coc-truoc',
      title: 'Đặt cọc một nửa',
      mealPlan: 'FB',
      cancellationPolicy: 'du-thuyen',
      payMode: 'deposit',
    },
    {
      code: 'tra-du',
      title: 'Trả đủ ngay, giảm 4%',
      mealPlan: 'FB',
      cancellationPolicy: 'du-thuyen',
      pricePercent: 96,
    },
  ],
  priceRules: [
    ...priceProfiles.bay,
    { kind: 'early-bird', label: 'Đặt trước 60 ngày', days: 60, percent: -7 },
  ],
  itinerary: [
    {
      day: 1,
      title: 'Tuần Châu – Cống Đỏ',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '12:15', text: 'Lên tàu, nhận cabin, bữa trưa khi tàu rời bến.' },
        { time: '15:30', text: 'Kayak vùng Cống Đỏ.' },
        { time: '19:00', text: 'Bữa tối, câu mực mạn tàu.' },
      ],
      overnight: 'Trên tàu, vùng Cống Đỏ',
    },
    {
      day: 2,
      title: 'Trà Giới – Ba Cát – Vung Viêng',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Thái cực quyền, bơi sớm.' },
        { time: '09:00', text: 'Xuồng theo nhóm, ăn trưa trên bè.' },
        { time: '20:30', text: 'Chiếu phim ngoài boong.' },
      ],
      overnight: 'Trên tàu, vùng Trà Giới',
    },
    {
      day: 3,
      title: 'Hang Sửng Sốt – Tuần Châu',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Vào hang Sửng Sốt trước giờ đông.' },
        { time: '09:30', text: 'Bữa gần trưa, trả cabin.' },
        { time: '11:30', text: 'Cập cảng.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/giant/dawn', 'karst-bay/giant', 'karst-bay'],
    gallery: [
      'cruise-cabin/balcony',
      'cave/mouth',
      'restaurant/saloon',
      'island-sea/kayaks',
      'karst-bay/pair',
      'cruise-cabin/terrace',
      'cruise-cabin/window',
    ],
  },
};
