import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const langVuaHue: DemoProduct = {
  kind: 'attraction',
  slug: 've-lang-khai-dinh-lang-tu-duc',
  code: 'VE011',
  title: 'Vé lăng Khải Định và lăng Tự Đức, Huế',
  nameAlias: ['Lăng Khải Định', 'Lăng Tự Đức', 'Lăng tẩm Huế', 'Ứng Lăng', 'Khiêm Lăng'],
  summary:
    'Hai lăng trái ngược: một bên là bê tông, sành sứ và rồng nổi khối; bên kia là hồ sen, nhà thủy tạ dưới rừng thông.',
  content: `## Khiêm Lăng, nơi vua câu cá

Tự Đức xây lăng khi còn sống, dùng như một hành cung. Đường lát gạch dẫn qua hồ Lưu Khiêm, nhà Xung Khiêm nhô ra mặt nước, sen nở tháng 5 đến tháng 7. Bạn ngồi ở thềm gỗ một lúc sẽ hiểu vì sao ông làm thơ ở đây. Bia đá trong lăng do chính vua soạn, gần năm nghìn chữ, kể cả lỗi lầm của mình.

## Ứng Lăng trên sườn đồi

Xe đi thêm mười phút là tới lăng Khải Định. Một trăm hai mươi bảy bậc, rồng xi măng, tượng quan văn võ đứng hai hàng. Màu ngoài xám đen vì mưa nắng, nhưng bước vào cung Thiên Định thì tường ốp kín mảnh chai và sứ, trần vẽ chín con rồng ẩn trong mây.

## Sắp xếp nửa ngày

Nên đi Tự Đức trước khi trời nắng, Khải Định sau vì bên trong có mái. Giữa hai lăng là làng hương Thủy Xuân, phơi những bó hương đủ màu bên đường, dừng chụp ảnh mười phút vừa đẹp.`,
  highlights: [
    'Nhà thủy tạ bên hồ sen ở lăng Tự Đức',
    'Cung Thiên Định khảm sành sứ',
    'Đi cả hai trong nửa ngày, cách nhau mười phút xe',
  ],
  inclusions: ['Lượt vào lăng theo loại vé'],
  exclusions: ['Xe giữa hai lăng', 'Thuyết minh viên', 'Gửi xe'],
  notes: ['Lăng Khải Định nhiều bậc, có lan can một bên.', 'Không chạm vào tường khảm sành.'],
  provinces: ['hue'],
  places: ['lang-khai-dinh', 'lang-tu-duc'],
  location: { lat: 16.433, lng: 107.565, address: 'Thượng Ba, phường Thủy Xuân, Huế' },
  terms: { 'attraction-category': ['di-tich'], conform: ['cap-doi', 'nhom-ban', 'nguoi-cao-tuoi'] },
  supplier: 'cong-son',
  popularity: 590,
  faqs: [
    {
      question: 'Đi lăng nào nếu chỉ có một giờ?',
      answer: 'Lăng Khải Định gọn hơn, đi hết trong bốn mươi phút. Lăng Tự Đức cần ít nhất một giờ rưỡi.',
    },
    {
      question: 'Có xe buýt ra lăng không?',
      answer: 'Xe buýt ra gần lăng Tự Đức, còn lăng Khải Định thì đi taxi, xe máy hoặc xe đạp sẽ tiện hơn.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '17:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '1 – 3 giờ',
    childPolicy: bandsByAge({ freeTo: 6, childTo: 12, percent: 20 }),
    ageRule: 'Bé dưới 7 tuổi miễn vé, từ 7 đến 12 tuổi trả một phần năm.',
    openWeekdays: everyDay,
    howToGetThere:
      'Lăng Tự Đức cách cầu Trường Tiền 7 km theo đường Lê Ngô Cát; lăng Khải Định thêm 5 km về phía nam.',
  },
  units: [
    ticket({
      code: 'khai-dinh',
      title: 'Vé lăng Khải Định',
      summary: 'Một lượt vào.',
      quantity: 400,
      baseVnd: 150_000,
      includes: ['Lăng Khải Định'],
    }),
    ticket({
      code: 'tu-duc',
      title: 'Vé lăng Tự Đức',
      summary: 'Một lượt vào.',
      quantity: 400,
      baseVnd: 150_000,
      includes: ['Lăng Tự Đức'],
    }),
    ticket({
      code: 'hai-lang',
      title: 'Vé cả hai lăng',
      summary: 'Cùng trong một ngày.',
      quantity: 300,
      baseVnd: 280_000,
      includes: ['Lăng Khải Định', 'Lăng Tự Đức'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['theatre/colonnade/noon', 'theatre/colonnade', 'theatre/hall'],
    gallery: [
      'theatre/hall',
      'theatre/gate',
      'karst-river/lotus',
      'waterfall/trail',
      'theatre/colonnade',
      'market/street-food',
    ],
  },
};
