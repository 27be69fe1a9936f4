import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const hoangThanhThangLong: DemoProduct = {
  kind: 'attraction',
  slug: 've-hoang-thanh-thang-long',
  code: 'VE006',
  title: 'Vé Hoàng thành Thăng Long: Đoan Môn, hầm D67, hố khảo cổ',
  nameAlias: ['Hoàng thành Thăng Long', 'Thành cổ Hà Nội', '18 Hoàng Diệu'],
  summary:
    'Mười ba thế kỷ chồng lên nhau trong một khu vườn rộng: cổng Đoan Môn, thềm rồng đá, hầm chỉ huy và nền cung điện thời Lý.',
  content: `## Một khu vườn nhiều tầng đất

Ở đây bạn không thấy cung điện nguy nga, mà thấy dấu vết của chúng. Đoan Môn còn năm vòm cửa gạch, trèo lên lầu là nhìn thẳng ra Cột cờ. Điện Kính Thiên chỉ còn nền và đôi rồng đá tạc năm 1467, bậc thềm mòn lõm ở giữa.

Lùi về sau vài chục mét là nhà D67 xây trong chiến tranh, tường dày sáu mươi phân, dưới sân có hầm sâu chín mét. Phòng họp, ấm chén và bản đồ vẫn đặt như cũ.

## Bên kia đường Hoàng Diệu

Vé dùng chung cho hố khảo cổ số 18. Lối đi bằng gỗ chạy trên nền gạch, giếng nước và chân cột nhiều đời; phòng trưng bày cạnh đó bày ngói uyên ương, đầu rồng đất nung tìm thấy tại chỗ.

## Gợi ý giờ đi

Chiều mùa thu từ ba giờ, nắng xiên qua hàng bàng trước Đoan Môn, học sinh cũng đã về. Buổi sáng nên bắt đầu từ hầm D67 vì lối xuống hẹp, chỉ đủ hai hàng người.`,
  highlights: [
    'Lầu Đoan Môn và thềm rồng đá năm 1467',
    'Xuống hầm chỉ huy sâu chín mét',
    'Hố khảo cổ 18 Hoàng Diệu dùng chung vé',
  ],
  inclusions: ['Khu trung tâm và nhà D67', 'Khu khảo cổ 18 Hoàng Diệu', 'Các phòng trưng bày cố định'],
  exclusions: ['Chương trình đêm giải mã Hoàng thành', 'Thuê áo dài chụp ảnh', 'Gửi xe'],
  notes: [
    'Hầm có bậc dốc, người đau gối nên xem phần trên mặt đất.',
    'Thứ Hai khu khảo cổ có thể đóng một phần để chỉnh lý.',
  ],
  provinces: ['ha-noi'],
  places: ['hoang-thanh-thang-long'],
  location: { lat: 21.0341, lng: 105.8402, address: '19C Hoàng Diệu, phường Ba Đình, Hà Nội' },
  terms: {
    'attraction-category': ['di-tich', 'bao-tang'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
  },
  supplier: 've-cua-o',
  popularity: 640,
  faqs: [
    {
      question: 'Có được mang máy ảnh vào không?',
      answer: 'Được chụp tự do cho cá nhân. Chụp cưới hay quay có chân máy cần xin phép ở phòng trực cổng.',
    },
    {
      question: 'Từ Văn Miếu sang đây đi bộ được chứ?',
      answer: 'Khoảng một cây rưỡi theo đường Nguyễn Thái Học, Điện Biên Phủ, có vỉa hè và cây suốt đường.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '08:00', to: '17:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '2 giờ',
    childPolicy: bandsByAge({ freeTo: 15 }),
    ageRule: 'Dưới 16 tuổi vào cửa tự do; từ 60 tuổi trả nửa giá với loại vé riêng.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cổng khách ở 19C Hoàng Diệu. Xe buýt 22, 45, 50 dừng trên đường Phan Đình Phùng hoặc Điện Biên Phủ.',
  },
  units: [
    ticket({
      code: 'nguoi-lon',
      title: 'Vé người lớn',
      summary: 'Cả hai khu, trong một ngày.',
      quantity: 700,
      baseVnd: 100_000,
      includes: ['Khu trung tâm, nhà D67', 'Khu khảo cổ 18 Hoàng Diệu'],
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Vé người từ 60 tuổi',
      summary: 'Đối chiếu căn cước ở cổng.',
      quantity: 150,
      baseVnd: 50_000,
      includes: ['Khu trung tâm, nhà D67', 'Khu khảo cổ 18 Hoàng Diệu'],
      ageMin: 60,
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['theatre/gate/mist', 'theatre/gate'],
    gallery: [
      'theatre/hall',
      'theatre/colonnade',
      'theatre/gate',
      'old-quarter/flower-bikes',
      'market/flowers',
      'night-city/promenade',
    ],
  },
};
