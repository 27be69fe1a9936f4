import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const hacTrang: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-hac-trang-lan-ha-cat-ba-3n2d',
  code: 'DT010',
  title: 'Du thuyền Hạc Trắng 5 sao – Lan Hạ và rừng Cát Bà 3N2Đ',
  nameAlias: ['Hạc Trắng', 'Lan Hạ 3N2Đ', 'Du thuyền Lan Hạ 3 ngày 2 đêm', 'Du thuyền Cát Bà 3N2Đ'],
  summary:
    'Hai đêm trên tàu, một ngày lên vườn quốc gia Cát Bà leo đỉnh Kim Giao, một ngày ở đảo Đầu Bê lặn và nằm cát.',
  content: `## Vịnh và rừng trong một chuyến

Cát Bà vừa là biển vừa là rừng, nhưng khách du thuyền hiếm khi vào rừng. Hạc Trắng dành trọn buổi sáng ngày hai cho vườn quốc gia: xe đón ở bến Gia Luận, đường mòn Kim Giao lên độ cao chừng hai trăm hai mươi lăm mét, mất hai giờ cả đi lẫn về. Trên đỉnh có tháp sắt, nhìn núi đá xanh nhấp nhô tới tận chân trời.

Sau bữa trưa, tàu xuôi về phía Đầu Bê. Đảo nằm ở rìa ngoài, sóng dội vào vách, phía trong lại là bãi cát cong nước trong như gương. Tàu thả ca nô cho bạn lặn ống thở, phía xa có thể thấy đàn cá chuồn.

## Hai đêm, hai kiểu tối

Đêm đầu là bữa tối theo suất năm món, có bánh tráng miệng dẻo làm từ rong mơ. Đêm sau đổi thành tiệc nướng và phim chiếu trên vách buồm.

Tàu mười bốn cabin, mỗi phòng có ban công kéo kính, phòng tắm lát đá mài. Thư viện nhỏ ở tầng hai chuyên sách chim và sinh vật biển, có ống nhòm cho mượn.

## Sức khỏe

Đường Kim Giao dốc đá, đi được nếu bạn leo năm tầng lầu không nghỉ. Ai ở lại tàu có lớp nấu chè và massage cổ vai.`,
  highlights: [
    'Leo đỉnh Kim Giao trong vườn quốc gia Cát Bà',
    'Lặn và nằm cát ở đảo Đầu Bê',
    'Thư viện sinh vật biển, ống nhòm cho mượn',
    'Mười bốn cabin, đều có ban công',
  ],
  inclusions: [
    'Hai đêm, các bữa từ trưa ngày một đến trưa ngày ba',
    'Vé vườn quốc gia, xe trên đảo, hướng dẫn viên rừng',
    'Ca nô, đồ lặn, kayak',
    'Một suất massage cổ vai hai mươi phút',
  ],
  exclusions: ['Xe Hà Nội – bến Gót', 'Rượu vang, cocktail', 'Tiền bồi dưỡng'],
  notes: [
    'Nên mang giày cổ cao, hai bộ đồ thoát mồ hôi và thuốc cá nhân.',
    'Tháng 5 đến tháng 8 có vắt nhẹ sau mưa, tàu cho mượn tất chống vắt.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'vuon-quoc-gia-cat-ba', 'dao-cat-ba'],
  location: { lat: 20.798, lng: 107.005, address: 'Vườn quốc gia Cát Bà, lên tàu ở bến Gót, Hải Phòng' },
  terms: {
    bay: ['lan-ha'],
    pier: ['ben-got'],
    conform: ['nhom-ban', 'cap-doi'],
    facility: ['nha-hang', 'quay-bar', 'massage', 'san-hien', 'the-thao-duoi-nuoc', 'wi-fi-mien-phi'],
  },
  supplier: 'lua-xanh',
  popularity: 550,
  faqs: [
    {
      question: 'Trẻ em có leo Kim Giao được không?',
      answer:
        'Trẻ từ 10 tuổi quen đi bộ thì được. Bé nhỏ hơn đi cùng người lớn tới đoạn rừng bằng phẳng rồi quay lại.',
    },
    {
      question: 'Đầu Bê có đóng cửa mùa nào không?',
      answer: 'Khi gió đông bắc mạnh, tàu không ra ngoài rìa và chuyển sang vụng Trà Báu.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    star: 5,
    yearBuilt: 2020,
    decks: 3,
    cabinsCount: 14,
    routeName: 'Bến Gót – vụng Trà Báu – Gia Luận – Đầu Bê – bến Gót',
    pierName: 'Bến Gót',
    boardingAt: '12:15',
    disembarkAt: '11:30',
    sailingWeekdays: [2, 5, 7],
    transfers: [
      { label: 'Xe ghép chín ghế Hà Nội – bến Gót, khứ hồi', priceVnd: 600_000, per: 'person', minutes: 135 },
      { label: 'Xe 16 chỗ riêng từ Hà Nội, một chiều', priceVnd: 2_300_000, per: 'vehicle', minutes: 140 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 90,
    documentsDeadlineHours: 48,
    weatherPolicy:
      'Trước chuyến hai ngày, chúng tôi gửi dự báo gió và phương án dự phòng. Khi cảng dừng cấp phép từ đầu, toàn bộ tiền được hoàn hoặc chuyển sang chuyến khác. Nếu phải về sau đêm thứ nhất, bạn chỉ trả tiền một đêm; nếu mưa lớn đóng đường rừng, buổi leo đổi thành kayak và không thu thêm.',
    mandatoryFees: [
      { label: 'Tiệc Giáng sinh hai vòng món', on: '12-24', amountVnd: 1_000_000 },
      { label: 'Đêm pháo giấy 31 tháng 12', on: '12-31', amountVnd: 1_200_000 },
    ],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe ban công kính',
      summary: 'Lan can kính, giường quay về biển.',
      quantity: 8,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 5_990_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'may-say-toc', 'am-dun-nuoc'],
      details: {
        areaM2: 25,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'senior',
      title: 'Senior tầng hai',
      summary: 'Trần cao, bồn tắm đá mài, gần thư viện.',
      quantity: 4,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 6_890_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'minibar', 'ban-lam-viec'],
      details: {
        areaM2: 30,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'suite-canh-hac',
      title: 'Suite cánh hạc',
      summary: 'Hai ban công hai bên, phòng khách mở.',
      quantity: 2,
      maxAdults: 3,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 9_490_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'minibar', 'may-pha-ca-phe'],
      details: {
        areaM2: 50,
        beds: [
          { type: 'Giường cỡ King', count: 1 },
          { type: 'Sofa giường', count: 1 },
        ],
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
      title: 'Bến Gót – Trà Báu',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '12:15', text: 'Lên xuồng, ra tàu, uống nước me.' },
        { time: '13:00', text: 'Ăn trưa.' },
        { time: '15:30', text: 'Chèo kayak ở vụng Trà Báu.' },
        { time: '18:00', text: 'Nói chuyện mười lăm phút về voọc Cát Bà.' },
        { time: '19:15', text: 'Bữa tối năm món.' },
      ],
      overnight: 'Trên tàu, vụng Trà Báu',
    },
    {
      day: 2,
      title: 'Đỉnh Kim Giao – đảo Đầu Bê',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Ăn sáng sớm, chuẩn bị giày.' },
        { time: '07:30', text: 'Xuồng vào Gia Luận, xe đến cổng vườn, leo Kim Giao.' },
        { time: '11:45', text: 'Trở lại tàu, bữa trưa và nghỉ.' },
        { time: '15:00', text: 'Lặn ống thở, nằm cát ở Đầu Bê.' },
        { time: '19:00', text: 'Tiệc nướng, phim trên vách buồm.' },
      ],
      overnight: 'Trên tàu, khu Ba Trái Đào',
    },
    {
      day: 3,
      title: 'Làng chài – bến Gót',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Ăn sáng, ngắm bè nuôi hàu.' },
        { time: '08:15', text: 'Ngồi thuyền nan quanh làng chài.' },
        { time: '10:00', text: 'Trả phòng, dùng bữa trưa.' },
        { time: '11:30', text: 'Về tới bến Gót.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/gate/golden', 'karst-bay/gate', 'karst-bay'],
    gallery: [
      'cruise-cabin/balcony',
      'restaurant/saloon',
      'waterfall/trail',
      'karst-bay/giant',
      'beach/cove',
      'cruise-cabin/suite',
      'cruise-cabin/terrace',
      'cruise-cabin/window',
    ],
  },
};
