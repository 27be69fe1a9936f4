import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const daiNoiHue: DemoProduct = {
  kind: 'attraction',
  slug: 've-dai-noi-hue',
  code: 'VE010',
  title: 'Vé Đại Nội Huế: Ngọ Môn, điện Thái Hòa, Tử Cấm Thành',
  nameAlias: ['Đại Nội', 'Hoàng thành Huế', 'Kinh thành Huế', 'Ngọ Môn'],
  summary: 'Vé vào hoàng thành nhà Nguyễn, có loại gộp thêm hai hoặc ba lăng vua, dùng trong hai ngày.',
  content: `## Đi theo trục giữa

Ngọ Môn có năm lối, vua đi lối giữa, hôm nay khách đi hai bên. Lên lầu Ngũ Phụng bạn nhìn thấy Kỳ Đài và cả trục đường dẫn vào điện Thái Hòa. Điện mới trùng tu xong, tám mươi cột gỗ lim sơn son vẽ rồng, mái lợp ngói hoàng lưu ly, ngai đặt đúng chỗ cũ.

Phía sau là Tử Cấm Thành, phần lớn còn nền móng giữa cỏ. Điện Kiến Trung đã dựng lại, mặt tiền gắn mảnh sành màu; Duyệt Thị Đường là nhà hát, còn Thái Bình Lâu lặng lẽ bên hồ.

## Rẽ sang hai cánh

Đừng bỏ Thế Miếu và chín chiếc đỉnh đồng ở góc tây nam, mỗi đỉnh nặng khoảng hai tấn, chạm khắc sông núi cả nước. Cung Diên Thọ phía tây bắc có nhà Trường Du bên hồ, mát và vắng nhất khu.

## Nắng Huế

Tháng 5 đến tháng 8, sân gạch hấp nhiệt; bạn vào từ bảy giờ, ra trước mười giờ rưỡi. Tháng 10, tháng 11 mưa dầm, hành lang dài có mái vẫn đi được trọn tuyến.`,
  highlights: [
    'Điện Thái Hòa sau trùng tu',
    'Cửu đỉnh trước Thế Miếu',
    'Loại vé gộp lăng vua dùng trong hai ngày',
  ],
  inclusions: ['Toàn bộ khu Đại Nội', 'Bảo tàng Cổ vật Cung đình'],
  exclusions: ['Xe điện trong hoàng thành', 'Suất nhã nhạc ở Duyệt Thị Đường', 'Thuê cổ phục'],
  notes: ['Vào điện thờ bỏ mũ, không mặc áo hai dây, quần trên gối.', 'Trong chính điện không chụp ảnh.'],
  provinces: ['hue'],
  places: ['dai-noi-hue'],
  location: { lat: 16.469, lng: 107.578, address: 'Cửa Ngọ Môn, đường 23/8, phường Phú Xuân, Huế' },
  terms: {
    'attraction-category': ['di-tich', 'bao-tang'],
    conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
  },
  supplier: 'cong-son',
  special: true,
  popularity: 820,
  faqs: [
    {
      question: 'Vé gộp có phải đi lăng trong cùng ngày không?',
      answer: 'Không. Bạn có hai ngày kể từ lần quét đầu tiên, mỗi điểm vào một lần.',
    },
    {
      question: 'Ra cổng nào để về?',
      answer: 'Khách vào Ngọ Môn và ra cửa Hiển Nhơn phía đông, cách bãi xe xích lô chừng hai trăm mét.',
    },
    {
      question: 'Người Huế cao tuổi có giảm không?',
      answer: 'Chính sách cho cư dân áp dụng tại quầy với giấy tờ gốc. Vé trên trang này theo mức chung.',
    },
  ],
  details: {
    openHours: [
      { days: 'Tháng 3 – tháng 9', from: '06:30', to: '17:30' },
      { days: 'Tháng 10 – tháng 2', from: '07:00', to: '17:00' },
    ],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 2,
    visitHours: '2,5 – 4 giờ',
    childPolicy: bandsByAge({ freeTo: 6, childTo: 12, percent: 20 }),
    ageRule: 'Trẻ từ 7 đến 12 tuổi trả 20% giá; nhỏ hơn vào cùng bố mẹ.',
    openWeekdays: everyDay,
    howToGetThere: 'Từ cầu Trường Tiền đi dọc sông Hương rồi rẽ cửa Quảng Đức, khoảng mười lăm phút đi bộ.',
  },
  units: [
    ticket({
      code: 'dai-noi',
      title: 'Vé Đại Nội',
      summary: 'Một lượt vào trong ngày.',
      quantity: 800,
      baseVnd: 200_000,
      includes: ['Hoàng thành và Tử Cấm Thành', 'Bảo tàng Cổ vật Cung đình'],
    }),
    ticket({
      code: 'ba-diem',
      title: 'Vé ba điểm',
      summary: 'Đại Nội và hai lăng.',
      quantity: 400,
      baseVnd: 420_000,
      includes: ['Đại Nội', 'Lăng Minh Mạng', 'Lăng Khải Định'],
    }),
    ticket({
      code: 'bon-diem',
      title: 'Vé bốn điểm',
      summary: 'Đại Nội và ba lăng.',
      quantity: 300,
      baseVnd: 530_000,
      includes: ['Đại Nội', 'Lăng Minh Mạng', 'Lăng Khải Định', 'Lăng Tự Đức'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['theatre/gate/dusk', 'theatre/hall', 'theatre/gate'],
    gallery: [
      'theatre/hall',
      'theatre/colonnade',
      'pier/harbour',
      'theatre/gate',
      'market/street-food',
      'karst-river/lotus',
    ],
  },
};
