import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const nangVinh: DemoProduct = {
  kind: 'cruise',
  slug: 'tau-ngay-nang-vinh-ha-long-sau-gio',
  code: 'DT004',
  title: 'Tàu ngày Nắng Vịnh 5 sao – Hạ Long sáu giờ',
  nameAlias: ['Nắng Vịnh', 'Du thuyền ngày Hạ Long', 'Tàu ngày Hạ Long', 'Du thuyền Hạ Long trong ngày'],
  summary:
    'Tàu kính ba tầng chạy ban ngày: buffet hải sản, cầu trượt nước, hang Sửng Sốt, Ti Tốp. Có sáu cabin nghỉ trưa cho nhà có bé.',
  content: `## Ban ngày cũng cần một chỗ nằm

Nắng Vịnh chở tối đa một trăm hai mươi khách nhưng chia ba không gian để không chen nhau. Sảnh kính tầng hai có bàn ghế cố định, mát và yên. Boong thượng dành cho người thích phơi nắng, ghế nằm xếp theo hàng. Tầng một có sáu cabin nhỏ, mỗi phòng một giường đôi và phòng tắm riêng: gia đình đi cùng bé thường thuê để ngủ trưa, thay đồ.

Buffet mở từ 12:30 đến 14:00, quầy nướng hải sản ở đuôi tàu, quầy bún và quầy trái cây ở sảnh. Món cho trẻ không nêm tiêu, ớt.

## Sáu giờ được chia thế nào

Hai giờ đầu ăn trưa và ngắm cảnh trên đường qua hòn Đỉnh Hương. Kế đó là bốn mươi lăm phút trong hang Sửng Sốt và một giờ ở Ti Tốp. Chặng về tàu neo giữa vịnh, mở cầu trượt và bể phao phía đuôi, có nhân viên cứu hộ đứng canh.

Năm giờ chiều, quầy bar pha nước ép không cồn, nhạc nhẹ, tàu chạy chậm về phía mặt trời. Sáu giờ cập bến, kịp về Hà Nội ăn tối muộn hoặc ở lại Bãi Cháy dạo biển.`,
  highlights: [
    'Ba không gian tách biệt: sảnh kính, boong nắng, cabin nghỉ',
    'Buffet nướng hải sản tại quầy',
    'Cầu trượt nước có cứu hộ',
    'Về bến lúc 18:00, không phải ngủ lại',
  ],
  inclusions: [
    'Vé tuyến tham quan trong ngày',
    'Buffet trưa, trà bánh chiều',
    'Áo phao, cầu trượt, bể phao',
    'Tủ khóa và phòng tắm nước ngọt',
  ],
  exclusions: ['Kayak, trả tại điểm 100.000 đồng', 'Rượu bia', 'Xe từ Hà Nội'],
  notes: [
    'Cabin nghỉ bán theo khách, tối thiểu hai khách một cabin.',
    'Cầu trượt chỉ dành cho người cao từ 1,2 m.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long', 'dao-tuan-chau', 'bai-bien-bai-chay'],
  location: { lat: 20.928, lng: 106.99, address: 'Cảng Tuần Châu, cầu số 2, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['tuan-chau'],
    conform: ['gia-dinh', 'nhom-ban', 'cong-tac'],
    facility: ['nha-hang', 'quay-bar', 'san-hien', 'thuc-don-tre-em', 'wi-fi-mien-phi'],
  },
  supplier: 'sao-hom',
  popularity: 700,
  faqs: [
    {
      question: 'Đặt cho công ty sáu mươi người được không?',
      answer: 'Được. Tàu có micro, màn hình ở sảnh; nếu thuê trọn tàu, hãy gửi yêu cầu báo giá riêng.',
    },
    {
      question: 'Có cần đến cảng sớm?',
      answer: 'Nên có mặt lúc 11:15. Quầy thủ tục đóng mười lăm phút trước giờ tàu chạy.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    star: 5,
    yearBuilt: 2023,
    decks: 3,
    cabinsCount: 6,
    routeName: 'Tuần Châu – hang Sửng Sốt – đảo Ti Tốp – Tuần Châu',
    pierName: 'Cảng Tuần Châu, cầu số 2',
    boardingAt: '11:45',
    disembarkAt: '18:00',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe ghép từ Hà Nội trong ngày, khứ hồi', priceVnd: 450_000, per: 'person', minutes: 150 },
      { label: 'Xe trung chuyển từ Bãi Cháy, khứ hồi', priceVnd: 80_000, per: 'person', minutes: 25 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementPercent: 0,
    documentsDeadlineHours: 12,
    weatherPolicy:
      'Bản tin cảng vụ lúc sáu giờ sáng quyết định tàu có chạy hay không. Khi có lệnh cấm, bạn nhận tin nhắn trước 07:30 và đổi sang ngày bất kỳ trong sáu tháng, hoặc nhận lại tiền. Mưa nhỏ tàu vẫn chạy, cầu trượt đóng và bể phao mở tùy sóng.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'sanh-kinh',
      title: 'Chỗ ngồi sảnh kính',
      summary: 'Ghế bọc nệm cạnh cửa kính, bàn bốn người, có điều hòa.',
      quantity: 21,
      maxAdults: 4,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 1_150_000,
      facilities: ['dieu-hoa', 'huong-bien'],
      details: {
        areaM2: 120,
        beds: [{ type: 'Ghế bọc nệm', count: 4 }],
        deck: 'Tầng 2',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'boong-nang',
      title: 'Ghế nằm boong thượng',
      summary: 'Cặp ghế nằm có dù, kèm một chỗ ở bàn buffet.',
      quantity: 12,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 1_250_000,
      facilities: ['huong-bien'],
      details: {
        areaM2: 90,
        beds: [{ type: 'Ghế nằm', count: 2 }],
        deck: 'Tầng 3',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'cabin-nghi',
      title: 'Cabin nghỉ trưa',
      summary: 'Phòng riêng 11:45–17:30, giường đôi, phòng tắm.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 1_490_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc'],
      details: {
        areaM2: 13,
        beds: [{ type: 'Giường đôi', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Ưu đãi ngày thường mùa đông', 10, '2026-11-15', '2027-02-28')],
  itinerary: [
    {
      day: 1,
      title: 'Sáu giờ trên vịnh',
      meals: ['Trưa'],
      items: [
        { time: '11:15', text: 'Đổi vé, nhận vòng tay theo hạng chỗ.' },
        { time: '11:45', text: 'Lên tàu, tàu rời cầu số 2 đúng 12:00.' },
        { time: '12:30', text: 'Mở buffet, qua hòn Đỉnh Hương và hòn Chó Đá.' },
        { time: '14:15', text: 'Hang Sửng Sốt.' },
        { time: '15:20', text: 'Ti Tốp: leo đỉnh hoặc tắm.' },
        { time: '16:30', text: 'Neo tàu, chơi cầu trượt và bể phao.' },
        { time: '17:15', text: 'Trà bánh, tàu về.' },
        { time: '18:00', text: 'Cập Tuần Châu.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/open/noon', 'karst-bay/open', 'karst-bay'],
    gallery: [
      'restaurant/saloon',
      'karst-bay/fleet',
      'cruise-cabin/terrace',
      'cave/hall',
      'pier/harbour',
      'island-sea/kayaks',
      'cruise-cabin/balcony',
      'cruise-cabin/window',
    ],
  },
};
