import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const vanMieu: DemoProduct = {
  kind: 'attraction',
  slug: 've-van-mieu-quoc-tu-giam',
  code: 'VE005',
  title: 'Vé Văn Miếu – Quốc Tử Giám, Hà Nội',
  nameAlias: ['Văn Miếu', 'Quốc Tử Giám', 'Temple of Literature', 'Bia tiến sĩ'],
  summary:
    'Năm lớp sân, tám mươi hai bia tiến sĩ và Khuê Văn Các giữa những tán nhãn già. Vé mã QR, không phải xếp hàng mua ở cổng.',
  content: `## Đi hết năm lớp sân

Qua cổng Văn Miếu, tiếng xe trên đường Quốc Tử Giám lùi hẳn. Hai lớp sân đầu chỉ có cỏ, cây và lối gạch thẳng; người xưa cố ý để trống cho học trò lắng lại. Bước qua Khuê Văn Các, gác gỗ tám mái dựng năm 1805, bạn gặp giếng Thiên Quang vuông vức và hai dãy bia đặt trên lưng rùa.

Tám mươi hai tấm bia ghi tên 1.304 người đỗ tiến sĩ từ năm 1442 đến năm 1779. Đừng xoa đầu rùa: đá đã mòn nhiều, hàng rào gỗ đặt ở đó là vì vậy.

## Bái Đường và nhà Thái Học

Lớp sân thứ tư có điện thờ Khổng Tử với đôi hạc đồng đứng trên rùa. Phía sau là nhà Thái Học dựng lại năm 2000, tầng trên thờ ba vị vua có công với việc học và thầy Chu Văn An; ban công nhìn lại toàn cảnh mái ngói.

## Lúc nào vắng

Tám giờ sáng ngày thường là lúc yên nhất. Tháng 5 và tháng 6, học sinh về chụp kỷ yếu và cầu may trước kỳ thi; ngày đầu năm thì có ông đồ cho chữ bên hồ Văn.`,
  highlights: [
    'Tám mươi hai bia tiến sĩ, di sản tư liệu thế giới',
    'Khuê Văn Các và giếng Thiên Quang',
    'Tầng hai nhà Thái Học nhìn xuống mái ngói',
    'Có máy thuyết minh mười hai thứ tiếng',
  ],
  inclusions: ['Một lượt vào toàn khu nội tự', 'Phòng trưng bày tạm thời'],
  exclusions: ['Máy thuyết minh, trừ loại vé có ghi', 'Chương trình đêm (vé riêng)'],
  notes: [
    'Mặc kín đáo khi vào khu thờ; không đội mũ trong điện.',
    'Người có thẻ sinh viên được giảm một nửa khi mua trực tiếp tại quầy.',
  ],
  provinces: ['ha-noi'],
  places: ['van-mieu-quoc-tu-giam'],
  location: {
    lat: 21.0294,
    lng: 105.8355,
    address: '58 Quốc Tử Giám, phường Văn Miếu – Quốc Tử Giám, Hà Nội',
  },
  terms: { 'attraction-category': ['di-tich'], conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'] },
  supplier: 've-cua-o',
  special: true,
  popularity: 830,
  faqs: [
    {
      question: 'Vé mua hôm nay dùng ngay được không?',
      answer: 'Được. Mã gửi vào thư và trang đơn hàng vài phút sau khi thanh toán, bạn quét ở cổng tự động.',
    },
    {
      question: 'Xe lăn vào được đến đâu?',
      answer:
        'Lối bên hông đường Tôn Đức Thắng bằng phẳng đến sân bia. Tầng hai nhà Thái Học chỉ có cầu thang gỗ.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '08:00', to: '17:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '1 – 2 giờ',
    childPolicy: bandsByAge({ freeTo: 15 }),
    ageRule: 'Miễn phí cho khách dưới 16 tuổi. Người từ 60 tuổi mua vé giảm và xuất trình căn cước.',
    openWeekdays: everyDay,
    howToGetThere: 'Xe buýt 02, 23, 41 dừng ở Quốc Tử Giám; từ ga Hà Nội đi bộ khoảng mười phút.',
  },
  units: [
    ticket({
      code: 'nguoi-lon',
      title: 'Vé người lớn',
      summary: 'Một lượt vào trong ngày.',
      quantity: 800,
      baseVnd: 70_000,
      includes: ['Toàn khu nội tự', 'Phòng trưng bày'],
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Vé người từ 60 tuổi',
      summary: 'Mang căn cước để đối chiếu.',
      quantity: 200,
      baseVnd: 35_000,
      includes: ['Toàn khu nội tự', 'Phòng trưng bày'],
      ageMin: 60,
    }),
    ticket({
      code: 'kem-thuyet-minh',
      title: 'Vé kèm máy thuyết minh',
      summary: 'Nhận máy ở quầy bên trái cổng.',
      quantity: 150,
      baseVnd: 170_000,
      includes: ['Toàn khu nội tự', 'Máy thuyết minh khoảng 60 phút nội dung'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['theatre/hall/golden', 'theatre/hall'],
    gallery: [
      'theatre/gate',
      'theatre/colonnade',
      'old-quarter/flower-bikes',
      'market/street-food',
      'theatre/hall',
      'night-city/promenade',
    ],
  },
};
