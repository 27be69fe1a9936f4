import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const ngaMay: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-nga-may-ha-long-suite-2n1d',
  code: 'DT003',
  title: 'Du thuyền Ngà Mây – suite vịnh Hạ Long 2N1Đ',
  nameAlias: ['Ngà Mây', 'Du thuyền suite Hạ Long', 'Du thuyền cao cấp Hạ Long', 'Trăng mật Hạ Long'],
  summary:
    'Mười tám suite từ 38 m², bồn tắm nhìn ra nước, bếp mở sáu món, quản gia riêng mỗi tầng. Hợp kỷ niệm và tuần trăng mật.',
  content: `## Ở nhiều hơn đi

Có những chuyến Hạ Long kín lịch từ sáng đến tối. Ngà Mây chọn ngược lại: mỗi ngày chỉ một điểm tham quan chính, còn lại là thời gian trong suite của bạn. Phòng nhỏ nhất ba mươi tám mét vuông, sàn gỗ sồi, màn lụa tơ tằm Nha Xá, bồn tắm đặt sát cửa kính.

Mỗi tầng có một quản gia. Bạn nhắn từ lúc đặt là muốn ăn tối trên sân riêng, muốn hoa sen hay hoa cúc, muốn được gọi dậy lúc bình minh hay để yên.

## Bàn tối sáu món

Bếp mở cho khách nhìn đầu bếp làm. Thực đơn đổi theo mùa biển: tháng 11 có cù kỳ, tháng 3 có bề bề, mùa hè có sá sùng khô nấu nước dùng. Khoảng tám giờ, một nghệ sĩ đàn nguyệt chơi ba bài, không micro.

## Buổi chiều, buổi sáng

Chiều tàu vòng qua hang Đầu Gỗ rồi sang khu ít tàu lớn, bạn chèo kayak đáy trong suốt. Sáng hôm sau có lớp thở chậm trên boong thượng, bữa sáng phục vụ tại phòng nếu bạn thích, và một giờ ở hang Luồn trước khi trả phòng lúc mười giờ.`,
  highlights: [
    'Mười tám suite, nhỏ nhất 38 m², đều có bồn tắm',
    'Bữa tối sáu món theo mùa, bếp mở',
    'Quản gia theo tầng, bữa sáng tại phòng',
    'Kayak đáy trong, đàn nguyệt buổi tối',
  ],
  inclusions: [
    'Suite, quản gia và một đợt giặt là nhanh',
    'Các bữa theo chương trình, một ly rượu vang bữa tối',
    'Vé vịnh, kayak đáy trong, lớp thở',
    'Xe điện đón từ cổng cảng vào tàu',
  ],
  exclusions: ['Rượu theo chai', 'Liệu trình spa', 'Tiền bồi dưỡng thủy thủ đoàn'],
  notes: [
    'Trang phục bữa tối lịch sự, không mang dép đi trong nhà.',
    'Trẻ dưới 8 tuổi được nhận nhưng tàu không có khu vui chơi.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long', 'dao-tuan-chau'],
  location: { lat: 20.928, lng: 106.99, address: 'Bến tàu khách Tuần Châu, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['tuan-chau'],
    conform: ['cap-doi'],
    facility: ['wi-fi-mien-phi', 'nha-hang', 'spa', 'bon-suc', 'phong-gym', 'thang-may', 'yoga'],
  },
  supplier: 'nga-may',
  special: true,
  popularity: 820,
  faqs: [
    {
      question: 'Muốn trang trí kỷ niệm ngày cưới thì báo trước bao lâu?',
      answer: 'Bốn mươi tám tiếng. Hoa và bánh nhỏ miễn phí, các yêu cầu lớn hơn quản gia gửi báo giá.',
    },
    {
      question: 'Suite có phòng khách riêng không?',
      answer: 'Chỉ hạng sân thượng và hạng thuyền trưởng có phòng khách tách bằng cửa lùa.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 5,
    yearBuilt: 2024,
    decks: 4,
    cabinsCount: 18,
    routeName: 'Tuần Châu – hang Đầu Gỗ – vụng Ba Cửa – hang Luồn',
    pierName: 'Bến tàu khách Tuần Châu',
    boardingAt: '12:30',
    disembarkAt: '11:45',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe riêng 4 chỗ từ Hà Nội, khứ hồi', priceVnd: 2_800_000, per: 'vehicle', minutes: 150 },
      { label: 'Limousine chín ghế ghép, khứ hồi', priceVnd: 650_000, per: 'person', minutes: 155 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 100,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Tàu chạy theo phép của cảng vụ. Gặp ngày cấm biển, quản gia liên hệ trước 09:00 và đưa ra ba cách: dời lịch không phí, dùng suite khi tàu neo tại bến với giá giảm một nửa, hoặc hoàn đủ tiền. Nếu thời tiết đổi khi đã ra vịnh, thuyền trưởng chọn vùng neo kín gió và hoàn phần hoạt động bị bỏ.',
    mandatoryFees: [
      { label: 'Dạ tiệc Giáng sinh', on: '12-24', amountVnd: 1_800_000 },
      { label: 'Dạ tiệc chào năm mới', on: '12-31', amountVnd: 2_200_000 },
    ],
  },
  units: [
    {
      code: 'junior-suite',
      title: 'Junior Suite ban công',
      summary: 'Giường quay ra nước, bồn tắm tròn, ban công hai ghế nằm.',
      quantity: 10,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 4_990_000,
      facilities: [
        'dieu-hoa',
        'huong-bien',
        'ban-cong',
        'bon-tam',
        'minibar',
        'may-pha-ca-phe',
        'ao-choang-tam',
      ],
      details: {
        areaM2: 38,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'executive-suite',
      title: 'Executive Suite',
      summary: 'Rộng hơn bảy mét, thêm bàn trà và tủ quần áo đi vào được.',
      quantity: 5,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 3,
      baseVnd: 5_890_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'minibar', 'cach-am'],
      details: {
        areaM2: 45,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'terrace-suite',
      title: 'Terrace Suite sân riêng',
      summary: 'Sân gỗ hai mươi mét vuông, bồn sục ngoài trời.',
      quantity: 2,
      maxAdults: 3,
      maxChildren: 1,
      maxOccupancy: 4,
      baseVnd: 8_200_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'may-pha-ca-phe'],
      details: {
        areaM2: 62,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 3',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'thuyen-truong',
      title: 'Suite thuyền trưởng',
      summary: 'Một suite duy nhất ở mũi tầng ba, phòng khách riêng và bàn ăn sáu người.',
      quantity: 1,
      maxAdults: 4,
      maxChildren: 2,
      maxOccupancy: 5,
      baseVnd: 12_500_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'tu-lanh', 'cach-am'],
      details: {
        areaM2: 90,
        beds: [
          { type: 'Giường cỡ King', count: 1 },
          { type: 'Sofa giường', count: 1 },
        ],
        deck: 'Tầng 3',
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
      title: 'Tuần Châu – hang Đầu Gỗ – vụng Ba Cửa',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '12:30', text: 'Xe điện đưa khách ra cầu cảng, quản gia dẫn lên suite.' },
        { time: '13:15', text: 'Bữa trưa gọi món.' },
        { time: '15:15', text: 'Đi bộ trong hang Đầu Gỗ, nhóm mười hai người.' },
        { time: '16:45', text: 'Kayak đáy trong hoặc nằm bể sục.' },
        { time: '18:00', text: 'Hoàng hôn trên boong thượng.' },
        { time: '19:15', text: 'Bữa tối sáu món, đàn nguyệt.' },
      ],
      overnight: 'Trên tàu, vụng Ba Cửa',
    },
    {
      day: 2,
      title: 'Hang Luồn – về bến',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:45', text: 'Lớp thở chậm, nước chanh ấm.' },
        { time: '07:30', text: 'Ăn sáng tại phòng hoặc nhà hàng.' },
        { time: '08:30', text: 'Đò nan vào hang Luồn.' },
        { time: '10:00', text: 'Trả suite, bữa trưa nhẹ.' },
        { time: '11:45', text: 'Tàu cập bến.' },
      ],
    },
  ],
  scenes: {
    hero: ['cruise-cabin/suite/golden', 'cruise-cabin/suite', 'cruise-cabin/terrace'],
    gallery: [
      'karst-bay/fleet',
      'cruise-cabin/balcony',
      'restaurant/saloon',
      'karst-bay/open',
      'lobby/lounge',
      'karst-bay/gate',
      'cruise-cabin/window',
      'cruise-cabin/suite',
      'cruise-cabin/terrace',
    ],
  },
};
