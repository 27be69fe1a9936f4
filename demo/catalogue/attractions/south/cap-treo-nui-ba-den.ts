import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const capTreoNuiBaDen: DemoProduct = {
  kind: 'attraction',
  slug: 've-cap-treo-trien-da-nui-ba-den',
  code: 'VE028',
  title: 'Vé cáp treo Triền Đá lên núi Bà Đen, Tây Ninh',
  nameAlias: ['Núi Bà Đen', 'Cáp treo Bà Đen', 'Cáp treo Tây Ninh', 'Chùa Bà'],
  summary:
    'Hai tuyến cáp: lên chùa Bà lưng chừng núi hoặc lên thẳng đỉnh 986 m nhìn xuống hồ Dầu Tiếng và đồng mía.',
  content: `## Hai nơi, hai lý do

Người đi lễ chọn tuyến chùa Bà: cáp năm phút, tới sân chùa Linh Sơn Tiên Thạch dựa vách đá, khói hương quanh năm. Người muốn ngắm cảnh đi tuyến đỉnh: tám phút, lên độ cao 986 mét, cao nhất miền Đông Nam Bộ. Vé hai tuyến cho phép ghé cả hai, có cáp nối ở lưng chừng.

Trên đỉnh là quảng trường lát đá, pho tượng Phật Bà bằng đồng cao bảy mươi hai mét, vườn hoa theo mùa. Trời quang bạn thấy hồ Dầu Tiếng như tấm gương, cánh đồng mía kẻ ô và biên giới xa.

## Tránh ngày đông

Từ mùng Bốn Tết đến hết tháng Giêng, mỗi ngày có hàng vạn người lên núi. Nếu không đi lễ, hãy chọn tháng 10 đến tháng 12: sáng sớm mây phủ quanh đỉnh, thứ Ba, thứ Tư gần như không phải chờ.

## Ăn gì ở Tây Ninh

Xuống núi nên ghé quán bánh tráng phơi sương cuốn thịt luộc, hoặc đồ chay quanh tòa thánh cách đó mười cây số.`,
  highlights: [
    'Hai tuyến cáp: chùa Bà và đỉnh 986 m',
    'Tượng Phật Bà cao 72 m trên quảng trường đá',
    'Săn mây sáng sớm từ tháng 10 đến tháng 12',
  ],
  inclusions: ['Cáp treo khứ hồi theo tuyến đã chọn', 'Vào cổng khu du lịch'],
  exclusions: ['Máng trượt từ chùa xuống', 'Lễ vật, đồ ăn'],
  notes: [
    'Trên đỉnh nắng gắt nhưng gió mạnh, mang mũ có quai.',
    'Mùa lễ cáp mở từ 05:00, giờ cụ thể gửi kèm vé.',
  ],
  provinces: ['tay-ninh'],
  places: ['nui-ba-den'],
  location: { lat: 11.3718, lng: 106.1762, address: 'Ga chân núi Bà Đen, phường Bình Minh, Tây Ninh' },
  terms: {
    'attraction-category': ['cap-treo', 'di-tich', 'thien-nhien'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'trien-da',
  popularity: 660,
  faqs: [
    {
      question: 'Đi lễ chùa Bà có cần leo bậc không?',
      answer: 'Từ ga chùa còn khoảng bảy mươi bậc, có lối dốc cho người lớn tuổi và xe lăn.',
    },
    {
      question: 'Từ TP.HCM đi về trong ngày được không?',
      answer:
        'Được, chặng đường 100 km mất hơn hai giờ. Xuất phát sáu giờ sáng thì trưa đã xong cả hai tuyến.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '06:00', to: '18:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByHeight({ percent: 60 }),
    ageRule: 'Bé từ 1 m đến dưới 1,4 m trả 60%. Cụ từ 60 tuổi chọn vé riêng, trình căn cước.',
    openWeekdays: everyDay,
    howToGetThere:
      'Theo quốc lộ 22 đến Gò Dầu, rẽ 22B vào Tây Ninh. Xe khách từ bến An Sương có xe trung chuyển tới chân núi.',
  },
  units: [
    ticket({
      code: 'chua-ba',
      title: 'Vé cáp tuyến chùa Bà',
      summary: 'Khứ hồi.',
      quantity: 600,
      baseVnd: 250_000,
      includes: ['Cáp treo khứ hồi tuyến chùa', 'Vé cổng'],
    }),
    ticket({
      code: 'hai-tuyen',
      title: 'Vé hai tuyến: chùa Bà và đỉnh',
      summary: 'Đi trọn vòng.',
      quantity: 500,
      baseVnd: 450_000,
      includes: ['Cáp treo khứ hồi tuyến đỉnh', 'Cáp tuyến chùa', 'Vé cổng'],
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Vé hai tuyến cho người từ 60 tuổi',
      summary: 'Lên xuống bằng lối ưu tiên.',
      quantity: 200,
      baseVnd: 330_000,
      includes: ['Cáp treo khứ hồi tuyến đỉnh', 'Cáp tuyến chùa', 'Lối ưu tiên'],
      ageMin: 60,
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: [
    ...parkPrices({ weekend: 10, holiday: 25 }),
    deal('Giá ngoài mùa lễ', 10, '2026-11-01', '2027-01-31'),
  ],
  scenes: {
    hero: ['cable-park/ridges/mist', 'cable-park/ridges'],
    gallery: [
      'cable-park/ridges',
      'road/rice-fields',
      'theatre/hall',
      'waterfall/bridge',
      'road/city-bridge',
      'market/street-food',
    ],
  },
};
