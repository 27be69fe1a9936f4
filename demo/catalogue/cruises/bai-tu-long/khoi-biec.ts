import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const khoiBiec: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-khoi-biec-bai-tu-long-3n2d',
  code: 'DT006',
  title: 'Du thuyền Khói Biếc 5 sao – vịnh Bái Tử Long 3N2Đ',
  nameAlias: ['Khói Biếc', 'Du thuyền 3N2Đ', 'Bái Tử Long 3 ngày 2 đêm', 'Du thuyền Vân Đồn', 'Ao Tiên'],
  summary:
    'Ba ngày từ cảng Ao Tiên: rừng đảo Ba Mùn, bãi cát vắng, một bữa trưa dọn trên đảo và hai đêm neo ở hai vụng khác nhau.',
  content: `## Thêm một đêm để tàu đi xa

Chuyến một đêm thường quay về khi bạn vừa quen nhịp sóng. Khói Biếc ở lại hai đêm, nhờ vậy tới được phía ngoài Bái Tử Long, nơi vườn quốc gia giữ rừng trên đảo và bãi cát không có tên trong bản đồ du lịch.

Tàu hạ thủy năm 2021, mười sáu cabin, mớn nước nông nên lách vào vụng nhỏ được. Buổi đầu thong thả: rời Ao Tiên, ăn trưa, chèo kayak ven hòn Thẻ Vàng rồi ngắm mặt trời lặn sau dãy Cẩm Phả.

## Ngày giữa

Đây là ngày đáng nhớ. Sáng xuồng nhỏ đưa bạn vào Ba Mùn, đi bộ đường mòn hai cây số với kiểm lâm, nghe tiếng khướu và thấy dấu chân hoẵng. Trưa, bếp mang lò than lên bãi cát trắng, trải chiếu dưới bóng phi lao, nướng mực vừa câu. Chiều bạn bơi, đọc sách hoặc học đan lưới với một ngư dân Quan Lạn.

## Ngày về

Sáng cuối tàu ghé động Thiên Cảnh Sơn nếu triều cho phép, rồi xuôi luồng về cảng. Mười một rưỡi cập bến, sân bay Vân Đồn cách chừng hai mươi lăm phút xe.`,
  highlights: [
    'Hai đêm neo ở hai vụng khác nhau',
    'Đi rừng Ba Mùn cùng kiểm lâm vườn quốc gia',
    'Bữa trưa nướng trên bãi cát vắng',
    'Gần sân bay Vân Đồn, tiện cho khách từ miền Nam',
  ],
  inclusions: [
    'Hai đêm cabin và toàn bộ bữa ăn từ trưa ngày đầu đến trưa ngày ba',
    'Vé vườn quốc gia, vé vịnh, phí kiểm lâm dẫn đường',
    'Kayak, ván đứng, cần câu',
    'Xe trung chuyển cảng Ao Tiên – sân bay Vân Đồn ngày về',
  ],
  exclusions: ['Xe từ Hà Nội hoặc Hải Phòng', 'Thức uống tại quầy bar', 'Bồi dưỡng kiểm lâm và thủy thủ'],
  notes: [
    'Mang giày đi rừng, tất cao cổ và thuốc chống vắt từ tháng 5 đến tháng 9.',
    'Bãi ăn trưa thay đổi theo thủy triều, thuyền trưởng chọn vào sáng ngày hai.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-bai-tu-long', 'dao-quan-lan'],
  location: { lat: 21.05, lng: 107.45, address: 'Cảng Ao Tiên, đặc khu Vân Đồn, Quảng Ninh' },
  terms: {
    bay: ['bai-tu-long'],
    pier: ['ao-tien'],
    conform: ['cap-doi', 'nhom-ban'],
    facility: ['nha-hang', 'quay-bar', 'san-hien', 'the-thao-duoi-nuoc', 'massage'],
  },
  supplier: 'thu-ba',
  special: true,
  popularity: 740,
  faqs: [
    {
      question: 'Ba ngày trên tàu có chán không?',
      answer: 'Mỗi ngày đều có một lần lên bờ dài. Buổi tối có chiếu phim trên boong và tủ sách tiếng Việt.',
    },
    {
      question: 'Tôi chỉ có hai ngày, có cắt bớt được không?',
      answer: 'Không, vì tàu ra xa không có chặng về giữa chuyến. Hãy chọn một hành trình 2N1Đ cùng cảng.',
    },
    {
      question: 'Có bác sĩ trên tàu không?',
      answer:
        'Có một thuyền viên được đào tạo sơ cứu và tủ thuốc; ca nô cấp cứu về bờ mất khoảng bốn mươi phút.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    star: 5,
    yearBuilt: 2021,
    decks: 3,
    cabinsCount: 16,
    routeName: 'Ao Tiên – hòn Thẻ Vàng – Ba Mùn – Quan Lạn – Thiên Cảnh Sơn',
    pierName: 'Cảng Ao Tiên',
    boardingAt: '12:15',
    disembarkAt: '11:30',
    sailingWeekdays: [1, 4, 6],
    transfers: [
      { label: 'Limousine ghép Hà Nội – Ao Tiên, khứ hồi', priceVnd: 680_000, per: 'person', minutes: 190 },
      { label: 'Xe 4 chỗ sân bay Vân Đồn – Ao Tiên', priceVnd: 300_000, per: 'vehicle', minutes: 25 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 80,
    documentsDeadlineHours: 48,
    weatherPolicy:
      'Vì hành trình dài, chúng tôi xem dự báo ba ngày liền trước khi xác nhận lần cuối vào chiều hôm trước. Có bão hoặc lệnh cấm, bạn đổi lịch không mất phí hoặc được hoàn trọn. Nếu chỉ đi được một đêm, giá tính theo chuyến một đêm và phần chênh trả lại trong mười ngày.',
    mandatoryFees: [{ label: 'Tiệc boong đêm cuối năm', on: '12-31', amountVnd: 1_500_000 }],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe ban công',
      summary: 'Ban công hẹp đủ đặt hai ghế xếp, cửa chống ồn.',
      quantity: 8,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 5_890_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'cach-am'],
      details: {
        areaM2: 23,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'premium',
      title: 'Premium góc tàu',
      summary: 'Hai mặt kính, bàn đọc sách, ban công vuông.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 6_690_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'ban-lam-viec', 'minibar'],
      details: {
        areaM2: 28,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'suite-gia-dinh',
      title: 'Suite gia đình',
      summary: 'Phòng ngủ tách bằng vách lùa, chỗ ngủ cho bốn.',
      quantity: 2,
      maxAdults: 3,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 8_900_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'noi-em-be', 'tu-lanh'],
      details: {
        areaM2: 44,
        beds: [
          { type: 'Giường cỡ King', count: 1 },
          { type: 'Giường đơn', count: 2 },
        ],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Ưu đãi hành trình hai đêm', 10, '2026-11-10', '2027-05-31')],
  itinerary: [
    {
      day: 1,
      title: 'Ao Tiên – hòn Thẻ Vàng',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:45', text: 'Đón ở nhà ga cảng Ao Tiên, làm thủ tục.' },
        { time: '12:15', text: 'Lên tàu, nhận cabin.' },
        { time: '13:00', text: 'Bữa trưa trong lúc tàu ra luồng.' },
        { time: '15:30', text: 'Kayak quanh hòn Thẻ Vàng.' },
        { time: '17:45', text: 'Hoàng hôn trên boong, đồ nhắm khô mực.' },
        { time: '19:30', text: 'Ăn tối, xem phim ngoài trời.' },
      ],
      overnight: 'Trên tàu, vụng Cái Đé',
    },
    {
      day: 2,
      title: 'Rừng Ba Mùn – bãi cát Quan Lạn',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '06:00', text: 'Trà sáng, tập giãn cơ.' },
        { time: '08:00', text: 'Xuồng vào Ba Mùn, đi rừng hai cây số.' },
        { time: '12:00', text: 'Nướng mực, ăn trưa trên cát.' },
        { time: '14:30', text: 'Bơi, chèo ván đứng, đan lưới.' },
        { time: '19:00', text: 'Lẩu sá sùng và rau câu.' },
        { time: '21:00', text: 'Câu mực đêm.' },
      ],
      overnight: 'Trên tàu, phía tây đảo Quan Lạn',
    },
    {
      day: 3,
      title: 'Thiên Cảnh Sơn – Ao Tiên',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:30', text: 'Cà phê boong thượng.' },
        { time: '08:00', text: 'Thăm động Thiên Cảnh Sơn, hoặc tắm biển nếu triều cao.' },
        { time: '10:00', text: 'Trả cabin, bữa gần trưa.' },
        { time: '11:30', text: 'Cập cảng, xe đưa ra sân bay.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/gate/mist', 'karst-bay/gate', 'karst-bay'],
    gallery: [
      'cruise-cabin/balcony',
      'restaurant/saloon',
      'beach/grove',
      'karst-bay/giant',
      'island-sea/kayaks',
      'cruise-cabin/terrace',
      'cruise-cabin/window',
    ],
  },
};
