import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const baoTangDienBienPhu: DemoProduct = {
  kind: 'attraction',
  slug: 've-bao-tang-chien-thang-dien-bien-phu',
  code: 'VE018',
  title: 'Vé Bảo tàng Chiến thắng Điện Biên Phủ và bức tranh tròn',
  nameAlias: ['Bảo tàng Điện Biên Phủ', 'Tranh panorama Điện Biên', 'Panorama Điện Biên Phủ'],
  summary:
    'Tòa nhà hình mũ nan, bên trong là bức tranh vòng tròn dài 132 m vẽ lại năm mươi sáu ngày đêm, xem cùng thuyết minh.',
  content: `## Đứng giữa một bức tranh

Lên tầng trên, đèn tối dần, bạn đứng ở tâm một vòng vải cao hơn hai mươi mét. Gần hai trăm họa sĩ vẽ trong nhiều năm, hơn bốn nghìn nhân vật: đoàn dân công gánh gạo, pháo kéo qua dốc, cứ điểm cháy, rồi cánh đồng Mường Thanh im tiếng súng. Phần nền đắp nổi nối liền mặt tranh nên khó nhận ra ranh giới thật và vẽ.

Thuyết minh đi theo bốn trường đoạn, khoảng ba mươi phút. Bạn nên đi một vòng nữa để tự tìm chi tiết.

## Tầng dưới

Chiếc xe đạp thồ chở được hơn ba tạ, áo trấn thủ vá, bếp Hoàng Cầm, nhật ký viết bằng bút chì. Trẻ em có góc sa bàn bấm đèn theo từng đợt tấn công.

## Nối sang đồi A1

Ra cửa sau đi bộ năm phút là đồi A1 với hố bộc phá sâu và hầm trong lòng đồi. Buổi chiều muộn đồi thoáng gió, nhìn hết thành phố.`,
  highlights: [
    'Bức tranh tròn dài 132 m, cao hơn 20 m',
    'Xe đạp thồ và hiện vật gốc của dân công',
    'Vé gộp đồi A1, đi bộ năm phút',
  ],
  inclusions: ['Bảo tàng và phòng tranh tròn', 'Thuyết minh theo lượt'],
  exclusions: ['Hầm chỉ huy tướng Đờ Cát', 'Thuê xe điện giữa các điểm'],
  notes: ['Phòng tranh vào theo lượt mỗi 40 phút, tối đa 60 người.', 'Không chạm vào phần đắp nổi.'],
  provinces: ['dien-bien'],
  places: ['bao-tang-chien-thang-lich-su-dien-bien-phu', 'doi-a1'],
  location: { lat: 21.382, lng: 103.016, address: '1 đường 7/5, phường Mường Thanh, Điện Biên' },
  terms: {
    'attraction-category': ['bao-tang', 'di-tich'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'hoa-ban-trang',
  popularity: 470,
  faqs: [
    {
      question: 'Cựu chiến binh có được miễn vé không?',
      answer:
        'Người có công và cựu chiến binh được miễn tại quầy khi xuất trình giấy tờ, không cần mua trên mạng.',
    },
    {
      question: 'Có thuyết minh tiếng Anh chứ?',
      answer: 'Có bản ghi tiếng Anh và tiếng Pháp, mượn tai nghe ở bàn đầu cầu thang.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày, nghỉ trưa 11:00 – 13:30', from: '07:00', to: '18:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '1,5 – 2 giờ',
    childPolicy: bandsByAge({ freeTo: 9, childTo: 15, percent: 50 }),
    ageRule: 'Dưới 10 tuổi xem không mất tiền, từ 10 đến 15 tuổi nửa giá.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách sân bay Điện Biên 3 km, nằm giữa nghĩa trang A1 và tượng đài. Taxi năm phút từ bến xe.',
  },
  units: [
    ticket({
      code: 'bao-tang',
      title: 'Vé bảo tàng và tranh tròn',
      summary: 'Một lượt có thuyết minh.',
      quantity: 400,
      baseVnd: 100_000,
      includes: ['Bảo tàng', 'Phòng tranh tròn'],
    }),
    ticket({
      code: 'kem-doi-a1',
      title: 'Vé bảo tàng + đồi A1',
      summary: 'Hai điểm trong một ngày.',
      quantity: 300,
      baseVnd: 120_000,
      includes: ['Bảo tàng', 'Phòng tranh tròn', 'Đồi A1'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: [
      'heritage/valley-museum/noon',
      'heritage/valley-museum',
      'rice-terraces/valley/mist',
      'rice-terraces/valley',
    ],
    gallery: [
      'road/rice-fields',
      'rice-terraces/houses',
      'heritage/valley-museum',
      'market/street-food',
      'road/mountain-van',
      'rice-terraces/ridge',
    ],
  },
};
