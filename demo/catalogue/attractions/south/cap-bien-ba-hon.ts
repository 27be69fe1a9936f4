import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const capBienBaHon: DemoProduct = {
  kind: 'attraction',
  slug: 've-cap-bien-ba-hon-cong-vien-nuoc-phu-quoc',
  code: 'VE019',
  title: 'Vé cáp biển Ba Hòn và công viên nước nam đảo Phú Quốc',
  nameAlias: ['Cáp treo Phú Quốc', 'Cáp biển An Thới', 'Công viên nước Phú Quốc', 'Cáp Hòn Thơm'],
  summary:
    'Cáp vượt biển gần tám cây số từ An Thới, qua ba hòn đảo và hàng trăm thuyền cá, xuống công viên nước và bãi tắm.',
  content: `## Mười lăm phút trên mặt biển

Ga đi xây như một thị trấn ven biển, mái ngói, tháp chuông. Cabin ra khỏi bờ là thấy cảng An Thới: thuyền gỗ xanh đỏ neo kín vụng, người vá lưới nhỏ như hạt đậu. Càng ra xa nước càng trong, nhìn rõ mảng san hô sẫm dưới cát sáng.

Cáp chạy theo khung giờ, nghỉ giữa trưa. Giờ lên nằm trên vé, giờ về bạn chọn một trong các chuyến chiều.

## Ở đảo chơi gì

Công viên nước chiếm nửa phía tây: sông lười dài, tháp trượt, bể sóng và sân phun cho bé. Bên kia đồi là bãi tắm cát mịn, có võng, ghế dựa và quầy nước dừa. Ai không thích trượt nước chỉ cần vé cáp và đi bộ mười lăm phút là tới bãi.

## Mùa

Từ tháng 11 đến tháng 4 biển phía nam lặng, nước trong nhất. Tháng 7, tháng 8 gió tây nam, cáp có thể tạm dừng, nhưng công viên nước vẫn mở.`,
  highlights: [
    'Cáp vượt biển gần tám cây số',
    'Nhìn xuống cảng cá An Thới từ trên cao',
    'Sông lười, tháp trượt và sân phun cho bé',
  ],
  inclusions: ['Cáp treo khứ hồi theo khung giờ', 'Bãi tắm, ghế và nhà tắm nước ngọt'],
  exclusions: ['Công viên nước nếu vé không ghi', 'Tủ đồ, khăn tắm', 'Xe từ Dương Đông'],
  notes: ['Cáp nghỉ từ 11:30 đến 13:30 để kiểm tra.', 'Tháp trượt lớn nhận khách từ 1,2 m.'],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 10.0263, lng: 104.0079, address: 'Ga An Thới, đặc khu Phú Quốc, An Giang' },
  terms: {
    'attraction-category': ['cap-treo', 'cong-vien-nuoc'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'cap-bien-ba-hon',
  special: true,
  popularity: 900,
  faqs: [
    {
      question: 'Lỡ chuyến cáp về thì sao?',
      answer: 'Bạn lên chuyến kế tiếp còn chỗ. Chuyến cuối rời đảo 17:30, loa nhắc trước bốn mươi lăm phút.',
    },
    {
      question: 'Có mang đồ ăn vào được không?',
      answer: 'Sữa và đồ ăn cho trẻ dưới ba tuổi thì được. Đồ ăn khác gửi lại ở ga.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '09:00', to: '17:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: false,
    validityDays: 1,
    visitHours: '4 – 7 giờ',
    childPolicy: bandsByHeight({ percent: 70 }),
    ageRule: 'Chiều cao tính cả giày được đo ở ga An Thới; mức trẻ em từ 1 m đến dưới 1,4 m.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách sân bay Phú Quốc 18 km về phía nam. Xe buýt điện tuyến 17 chạy từ Dương Đông, khoảng 50 phút.',
  },
  units: [
    ticket({
      code: 'cap-va-nuoc',
      title: 'Vé cáp treo khứ hồi + công viên nước',
      summary: 'Trọn ngày trên đảo.',
      quantity: 700,
      baseVnd: 720_000,
      includes: ['Cáp treo khứ hồi', 'Công viên nước', 'Bãi tắm'],
    }),
    ticket({
      code: 'kem-buffet',
      title: 'Vé cáp, công viên nước + buffet trưa',
      summary: 'Buffet từ 11:30 đến 14:00.',
      quantity: 350,
      baseVnd: 990_000,
      includes: ['Cáp treo khứ hồi', 'Công viên nước', 'Buffet trưa hải sản và món Việt'],
    }),
    ticket({
      code: 've-chieu',
      title: 'Vé chiều sau 13:30',
      summary: 'Chỉ cáp và bãi tắm.',
      quantity: 250,
      baseVnd: 450_000,
      includes: ['Cáp treo khứ hồi', 'Bãi tắm'],
      entryAt: '13:30',
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: [
    ...parkPrices({ weekend: 8, holiday: 18 }),
    deal('Giá mùa gió tây nam', 15, '2027-07-01', '2027-09-30'),
  ],
  scenes: {
    hero: ['cable-park/seaside/golden', 'cable-park/seaside'],
    gallery: [
      'island-sea/sandbar',
      'cable-park/ridges',
      'beach/cove',
      'island-sea/reef',
      'pool/infinity-sea',
      'beach/parasol',
    ],
  },
};
