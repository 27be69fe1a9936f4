import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const dinhNganSuong: DemoProduct = {
  kind: 'attraction',
  slug: 've-dinh-ngan-suong-cap-treo-lang-nui',
  code: 'VE001',
  title: 'Vé Đỉnh Ngàn Sương: cáp treo và làng núi trên Đà Nẵng',
  nameAlias: ['Đỉnh Ngàn Sương', 'Cáp treo Bà Nà', 'Vé Bà Nà', 'Làng núi Đà Nẵng'],
  summary:
    'Hai mươi phút cáp treo qua rừng già lên độ cao gần 1.400 m, dạo làng đá, vườn hoa, hầm rượu và khu trò chơi trong nhà.',
  content: `## Bốn mùa trong một buổi

Dưới chân núi trời có thể ba mươi hai độ, còn trên ga đỉnh bạn sẽ tìm áo khoác. Cabin đi qua suối, qua tán rừng nguyên sinh, rồi chui vào mây ở quãng cuối. Ngày quang, ngồi phía bên phải sẽ thấy vịnh Đà Nẵng cong như lưỡi liềm.

Làng núi xây bằng đá xám, có quảng trường, nhà nguyện nhỏ và những con dốc lát gạch. Buổi sáng sớm, trước khi các đoàn lên đông, hơi sương còn đọng trên lan can.

## Đi theo thứ tự nào

Bạn nên bắt đầu ở vườn hoa chín tầng lúc nắng chưa gắt, xuống hầm rượu đào xuyên núi, sau đó ăn trưa. Khu trò chơi trong nhà để dành cho đầu giờ chiều, khi hay có mưa núi. Trẻ nhỏ thích tàu hỏa leo núi hai toa và phòng bóng mềm.

## Về trước khi sương xuống

Từ tháng 10 đến tháng 1 mây thấp, tầm nhìn có lúc chỉ vài chục mét. Chuyến cáp cuối rời ga đỉnh lúc 21:30; nếu đi cùng người lớn tuổi, bạn nên xuống trước 17:00 để tránh xếp hàng.`,
  highlights: [
    'Cáp treo khứ hồi và tàu hỏa leo núi trong cùng một vé',
    'Vườn hoa chín tầng, hầm rượu đào trong lòng núi',
    'Khu trò chơi trong nhà, mưa vẫn chơi được',
    'Có loại vé kèm buffet trưa khoảng sáu mươi món',
  ],
  inclusions: ['Cáp treo khứ hồi', 'Tàu hỏa leo núi, vườn hoa, hầm rượu', 'Trò chơi trong nhà không dùng xu'],
  exclusions: [
    'Xe từ Đà Nẵng lên ga đi (khoảng 25 km)',
    'Bảo tàng tượng sáp và trò chơi dùng xu',
    'Gửi xe ở chân núi',
  ],
  notes: [
    'Nhiệt độ trên đỉnh thấp hơn thành phố từ 8 đến 10 độ, bạn mang theo áo gió.',
    'Cáp tạm dừng khi có sấm sét; thời gian chờ thường dưới một giờ.',
  ],
  provinces: ['da-nang'],
  places: ['ba-na-hills'],
  location: { lat: 16.0273, lng: 108.0316, address: 'Ga đi An Sơn, xã Bà Nà, Đà Nẵng' },
  terms: {
    'attraction-category': ['cap-treo', 'cong-vien-giai-tri'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
  },
  supplier: 'dinh-ngan-suong',
  special: true,
  popularity: 940,
  faqs: [
    {
      question: 'Vé kèm buffet ăn ở đâu, mấy giờ?',
      answer:
        'Nhà hàng Sân Đá cạnh quảng trường, phục vụ từ 11:00 đến 14:30. Bạn quét lại mã QR ở cửa, không cần đặt bàn.',
    },
    {
      question: 'Xe đẩy em bé có lên cáp được không?',
      answer:
        'Được, bạn gập xe khi vào cabin. Trong làng có nhiều bậc đá nên địu sẽ tiện hơn ở khu vườn hoa.',
    },
    {
      question: 'Vé chiều có đi được tàu hỏa leo núi không?',
      answer: 'Có. Tàu chạy đến 18:00, còn vườn hoa đóng lúc 17:30, vì vậy bạn nên ghé vườn trước.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '08:00', to: '21:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: false,
    validityDays: 1,
    visitHours: '5 – 7 giờ',
    childPolicy: bandsByHeight({ percent: 80 }),
    ageRule:
      'Trẻ được đo chiều cao tại cổng ga đi. Khách từ 140 cm, kể cả người cao tuổi, dùng vé người lớn.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ cầu Rồng theo đường Bà Nà – Suối Mơ khoảng 40 phút xe. Có xe buýt trung chuyển từ trung tâm lúc 08:00 và 09:00.',
  },
  units: [
    ticket({
      code: 'cap-khu-hoi',
      title: 'Vé vào cổng + cáp treo khứ hồi',
      summary: 'Lên bất cứ giờ nào trong ngày đã chọn.',
      quantity: 800,
      baseVnd: 920_000,
      includes: ['Cáp treo khứ hồi', 'Tàu hỏa leo núi', 'Vườn hoa và hầm rượu', 'Khu trò chơi trong nhà'],
    }),
    ticket({
      code: 'kem-buffet',
      title: 'Vé kèm buffet trưa',
      summary: 'Thêm bữa trưa ở nhà hàng Sân Đá.',
      quantity: 450,
      baseVnd: 1_280_000,
      includes: ['Mọi quyền lợi của vé vào cổng', 'Buffet trưa 11:00 – 14:30', 'Nước suối và trà trong bữa'],
    }),
    ticket({
      code: 've-chieu',
      title: 'Vé chiều sau 15:30',
      summary: 'Vừa đủ ngắm hoàng hôn và phố núi lên đèn.',
      quantity: 300,
      baseVnd: 620_000,
      includes: ['Cáp treo khứ hồi sau 15:30', 'Tàu hỏa leo núi đến 18:00', 'Khu trò chơi đến 21:00'],
      entryAt: '15:30',
    }),
  ],
  ratePlans: ticketPlans.choice,
  priceRules: [...parkPrices({ weekend: 8, holiday: 15 }), deal('Giá mua trước trên mạng', 5)],
  scenes: {
    hero: ['cable-park/village/mist', 'cable-park/village'],
    gallery: [
      'cable-park/hands',
      'cable-park/village',
      'cable-park/ridges',
      'restaurant/breakfast',
      'market/flowers',
      'waterfall/trail',
    ],
  },
};
