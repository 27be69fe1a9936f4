import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const luaXanh: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-lua-xanh-lan-ha-2n1d',
  code: 'DT008',
  title: 'Du thuyền Lụa Xanh 5 sao – vịnh Lan Hạ 2N1Đ',
  nameAlias: ['Lụa Xanh', 'Du thuyền Lan Hạ 5 sao', 'Du thuyền Cát Bà', 'Du thuyền Bến Gót', 'Lan Hạ 2N1Đ'],
  summary:
    'Từ bến Gót ra Lan Hạ: kayak hang Sáng Tối, bơi ở Ba Trái Đào, đạp xe làng Việt Hải. Cabin nào cũng có ban công và bồn tắm.',
  content: `## Vịnh của người thích xuống nước

Lan Hạ có gần bốn trăm đảo, phần lớn phủ cây xanh, và điều hay nhất là nhiều chỗ bơi được. Lụa Xanh lên lịch quanh việc đó: hai buổi kayak, một buổi bơi, một buổi đạp xe, còn hang động chỉ đi chèo qua.

Từ Hà Nội đi thẳng cao tốc Hải Phòng, qua cầu Tân Vũ – Lạch Huyện là tới bến Gót, không phải chờ phà. Xuồng cao tốc đưa bạn ra tàu mẹ trong mười phút.

## Hang Sáng, hang Tối

Bốn giờ chiều nước rút vừa phải, thuyền kayak luồn dưới vòm đá vào hang Tối, phải bật đèn trán, rồi mở ra một hồ tròn có vách dựng bốn phía. Ở đây bạn gác chèo, ngồi yên một lúc sẽ nghe tiếng voọc chuyền trên cao, nếu may.

## Đêm và sáng

Cabin rộng từ hai mươi sáu mét vuông, bồn tắm kê cạnh cửa kính. Bữa tối có lẩu cua đồng nấu với hải sản, món lạ của bếp. Mười giờ tàu tắt nhạc.

Sáng hôm sau xe đạp chờ ở bến Việt Hải. Đường năm cây số dưới tán rừng, tới làng có nhà vách đất và vườn đào ăn lá. Về tàu tắm lại một lượt rồi ăn trưa.`,
  highlights: [
    'Bồn tắm và ban công ở mọi hạng cabin',
    'Kayak hang Sáng Tối đúng con nước',
    'Bơi ở Ba Trái Đào, đạp xe vào làng Việt Hải',
    'Đến bến bằng cao tốc, không phà',
  ],
  inclusions: [
    'Xuồng đưa ra tàu, một đêm nghỉ',
    'Bữa trưa, bữa tối, bữa sáng, bữa trưa ngày hai',
    'Kayak, xe đạp, vé vịnh Lan Hạ',
    'Đèn trán, túi khô và khăn bơi',
  ],
  exclusions: ['Đồ uống từ quầy bar', 'Limousine Hà Nội', 'Trị liệu spa'],
  notes: [
    'Người không biết bơi vẫn kayak được nhờ áo phao, nhưng phải ngồi cùng người chèo khỏe.',
    'Con nước quyết định giờ vào hang, có hôm đoàn đi trước bữa trà, có hôm đi sau.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: {
    lat: 20.76,
    lng: 107.09,
    address: 'Vịnh Lan Hạ, lên xuồng ở bến Gót, đặc khu Cát Hải, Hải Phòng',
  },
  terms: {
    bay: ['lan-ha'],
    pier: ['ben-got'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
    facility: [
      'wi-fi-mien-phi',
      'nha-hang',
      'quay-bar',
      'spa',
      'ho-boi-ngoai-troi',
      'the-thao-duoi-nuoc',
      'cho-thue-xe-dap',
    ],
  },
  supplier: 'lua-xanh',
  special: true,
  popularity: 890,
  faqs: [
    {
      question: 'Đi xe riêng thì gửi ở đâu?',
      answer: 'Bãi xe cạnh bến có mái che, 150.000 đồng một ngày đêm. Nhân viên ghi biển số khi làm thủ tục.',
    },
    {
      question: 'Tháng mấy bơi được?',
      answer:
        'Nước ấm từ tháng 4 đến đầu tháng 11. Mùa đông vẫn chèo kayak, còn buổi bơi thay bằng lớp nấu ăn.',
    },
    {
      question: 'Bến Gót có xa trung tâm Hải Phòng không?',
      answer: 'Khoảng ba mươi cây số, bốn mươi phút xe.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 5,
    yearBuilt: 2023,
    decks: 4,
    cabinsCount: 22,
    routeName: 'Bến Gót – hang Sáng Tối – Ba Trái Đào – Việt Hải',
    pierName: 'Bến Gót, Cát Hải',
    boardingAt: '12:15',
    disembarkAt: '11:45',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Limousine ghép Hà Nội – bến Gót, khứ hồi', priceVnd: 580_000, per: 'person', minutes: 130 },
      { label: 'Xe 7 chỗ riêng sân bay Cát Bi – bến Gót', priceVnd: 450_000, per: 'vehicle', minutes: 35 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 85,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Cảng vụ Hải Phòng thông báo đóng luồng theo từng khung giờ. Nếu chỉ đóng buổi chiều, tàu vẫn đón khách và đảo thứ tự hoạt động. Nếu đóng cả ngày, bạn được dời sang ngày khác trong một năm hoặc hoàn toàn bộ; tiền xe chưa chạy cũng trả lại.',
    mandatoryFees: [
      { label: 'Tiệc đêm 24 tháng 12', on: '12-24', amountVnd: 1_100_000 },
      { label: 'Tiệc đêm 31 tháng 12', on: '12-31', amountVnd: 1_400_000 },
    ],
  },
  units: [
    {
      code: 'deluxe',
      title: 'Deluxe ban công, bồn tắm',
      summary: 'Bồn oval bên cửa kính, ban công ghế mây.',
      quantity: 12,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_390_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'may-say-toc', 'minibar'],
      details: {
        areaM2: 26,
        beds: [{ type: 'Giường đôi lớn hoặc hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'premium',
      title: 'Premium mạn đông',
      summary: 'Đón nắng sớm, rộng hơn, có bàn trà thấp.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 3_890_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'minibar', 'may-pha-ca-phe'],
      details: {
        areaM2: 31,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'ba-nguoi',
      title: 'Cabin ba người',
      summary: 'Một giường đôi và một giường đơn cố định, không phải kê thêm.',
      quantity: 2,
      maxAdults: 3,
      maxChildren: 1,
      maxOccupancy: 4,
      baseVnd: 3_190_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'may-say-toc'],
      details: {
        areaM2: 32,
        beds: [
          { type: 'Giường đôi lớn', count: 1 },
          { type: 'Giường đơn', count: 1 },
        ],
        deck: 'Tầng 1',
        balcony: true,
        bathtub: true,
      },
    },
    {
      code: 'suite-hien-truoc',
      title: 'Suite hiên trước',
      summary: 'Hiên mười lăm mét vuông nhìn mũi tàu, bể ngâm cho hai.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 5_490_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'bon-tam', 'sofa', 'minibar', 'ao-choang-tam'],
      details: {
        areaM2: 52,
        beds: [{ type: 'Giường cỡ King', count: 1 }],
        deck: 'Tầng 3',
        balcony: true,
        bathtub: true,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Giá tốt cuối năm Lan Hạ', 15, '2026-11-01', '2026-12-20')],
  itinerary: [
    {
      day: 1,
      title: 'Bến Gót – hang Sáng Tối – Ba Trái Đào',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:30', text: 'Làm thủ tục ở sảnh bến Gót.' },
        { time: '12:15', text: 'Xuồng cao tốc ra tàu mẹ.' },
        { time: '13:00', text: 'Ăn trưa, tàu đi giữa đảo Cát Bà và Cát Hải ra vịnh.' },
        { time: '15:45', text: 'Kayak vào hang Sáng, hang Tối.' },
        { time: '17:15', text: 'Bơi ở Ba Trái Đào hoặc nằm bể bơi.' },
        { time: '19:30', text: 'Bữa tối, nhạc mộc.' },
      ],
      overnight: 'Trên tàu, gần Ba Trái Đào',
    },
    {
      day: 2,
      title: 'Làng Việt Hải – bến Gót',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:15', text: 'Lớp vươn thở sáng trên boong.' },
        { time: '07:00', text: 'Ăn sáng.' },
        { time: '07:45', text: 'Đạp xe vào Việt Hải, thăm nhà vách đất.' },
        { time: '10:00', text: 'Tắm lại, trả cabin, bữa trưa sớm.' },
        { time: '11:45', text: 'Xuồng đưa về bến.' },
      ],
    },
  ],
  scenes: {
    hero: ['voyage/sun-deck/golden', 'voyage/sun-deck', 'karst-bay'],
    gallery: [
      'cruise-cabin/balcony',
      'karst-bay/giant',
      'restaurant/saloon',
      'island-sea/kayaks',
      'pool/infinity-sea',
      'cruise-cabin/suite',
      'cruise-cabin/terrace',
      'cruise-cabin/window',
    ],
  },
};
