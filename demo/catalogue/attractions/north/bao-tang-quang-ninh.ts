import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { ticketPlans } from '../ticket-prices.ts';

export const baoTangQuangNinh: DemoProduct = {
  kind: 'attraction',
  slug: 've-bao-tang-quang-ninh',
  code: 'VE009',
  title: 'Vé Bảo tàng Quảng Ninh: khối kính đen bên vịnh',
  nameAlias: ['Bảo tàng Quảng Ninh', 'Bảo tàng Hạ Long', 'Quang Ninh Museum'],
  summary:
    'Tòa nhà ốp kính màu than đá soi bóng mặt vịnh, bên trong là bộ xương cá voi, chuyện thợ mỏ và một đoạn hầm lò tái dựng.',
  content: `## Than đá làm nên hình tòa nhà

Ba khối hộp ốp kính đen nối nhau, trời trong thì cả dãy núi Bài Thơ hiện lên tường. Bên trong tối hơn bạn nghĩ, đường đi là một dốc xoắn thoai thoải từ tầng một lên tầng ba, không phải leo bậc.

Tầng một nói về biển và rừng: bộ xương cá voi dài hai mươi mét treo giữa không trung, thuyền nan của người làng chài. Tầng hai đi theo thời gian, từ mũi khoan đá Hạ Long bốn nghìn năm tuổi đến cọc gỗ Bạch Đằng còn nguyên vết đẽo.

## Xuống lò ở tầng ba

Đây là phần trẻ em nhớ lâu nhất. Hầm lò dựng bằng kích thước thật, có toa goòng, đèn mũ, tiếng máy khoan vọng lại. Thợ mỏ về hưu thỉnh thoảng trực ở đó, hỏi là kể.

## Kèm theo một buổi dạo

Ra khỏi bảo tàng, bạn đi bộ dọc đường bao biển Trần Quốc Nghiễn tới chân núi Bài Thơ mất chừng bốn mươi phút. Giữa trưa hè nên ngồi lại quán nước ở tầng trệt.`,
  highlights: [
    'Kiến trúc khối kính đen soi bóng vịnh',
    'Bộ xương cá voi dài hai mươi mét',
    'Đi trong hầm lò dựng theo kích thước thật',
  ],
  inclusions: ['Ba tầng trưng bày cố định', 'Triển lãm chuyên đề trong tháng'],
  exclusions: ['Kính thực tế ảo', 'Thuyết minh riêng theo đoàn'],
  notes: ['Thứ Hai bảo tàng đóng cửa.', 'Không dùng đèn chớp và không tựa vào tường kính.'],
  provinces: ['quang-ninh'],
  places: ['bao-tang-quang-ninh'],
  location: { lat: 20.95, lng: 107.092, address: 'Trần Quốc Nghiễn, phường Hồng Gai, Quảng Ninh' },
  terms: { 'attraction-category': ['bao-tang'], conform: ['gia-dinh', 'nguoi-cao-tuoi'] },
  supplier: 've-cua-luc',
  popularity: 430,
  faqs: [
    {
      question: 'Có chỗ gửi hành lý trước khi lên tàu không?',
      answer: 'Có tủ khóa cỡ vừa ở sảnh, gửi trong giờ mở cửa. Vali lớn để ở phòng bảo vệ.',
    },
    {
      question: 'Xe đẩy đi hết các tầng được chứ?',
      answer: 'Được. Cả tòa nhà là dốc thoải và có thang máy ở khối giữa.',
    },
  ],
  details: {
    openHours: [{ days: 'Thứ Ba – Chủ nhật', from: '08:00', to: '17:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 3,
    visitHours: '1,5 – 2 giờ',
    childPolicy: bandsByAge({ freeTo: 5, childTo: 15, percent: 50 }),
    ageRule: 'Trẻ dưới 6 tuổi miễn phí, học sinh từ 6 đến 15 tuổi trả một nửa.',
    openWeekdays: [2, 3, 4, 5, 6, 7],
    howToGetThere:
      'Xe buýt 01 từ Bãi Cháy qua cầu, xuống ở cột đồng hồ rồi đi bộ mười phút. Có bãi ô tô miễn phí.',
  },
  units: [
    ticket({
      code: 'nguoi-lon',
      title: 'Vé vào cửa',
      summary: 'Dùng trong ba ngày kể từ ngày chọn.',
      quantity: 400,
      baseVnd: 40_000,
      includes: ['Ba tầng trưng bày', 'Triển lãm chuyên đề'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['heritage/museum/noon', 'heritage/museum'],
    gallery: [
      'karst-bay/open',
      'heritage/museum',
      'pier/harbour',
      'karst-bay/pair',
      'lobby/atrium',
      'cave/hall',
    ],
  },
};
