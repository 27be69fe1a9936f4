import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const tramChim: DemoProduct = {
  kind: 'attraction',
  slug: 've-thuyen-vuon-quoc-gia-tram-chim',
  code: 'VE030',
  title: 'Vé thuyền Vườn quốc gia Tràm Chim, Đồng Tháp',
  nameAlias: ['Tràm Chim', 'Vườn quốc gia Tràm Chim', 'Sếu đầu đỏ', 'Đồng Tháp Mười'],
  summary: 'Đi tắc ráng hoặc xuồng chèo qua đồng sen, lúa trời và sân chim, với người dân vùng lõi cầm lái.',
  content: `## Mặt nước thay đổi theo tháng

Mùa nước nổi, từ tháng 9 đến tháng 11, đồng ngập trắng: bông súng, nhĩ cán tím, điên điển vàng ven kênh. Tắc ráng chạy giữa rừng tràm ngập gốc, người lái tắt máy ở chỗ cò trắng làm tổ.

Từ tháng 12 nước rút dần, chim tụ về những trũng còn cá. Tháng 1 đến tháng 4 là lúc đông chim nhất. Vườn đang khôi phục đàn sếu đầu đỏ; gặp hay không là may mắn, và thuyền luôn giữ khoảng cách.

## Hai cách đi

Tắc ráng đi tuyến dài mười hai cây số, ghé đài quan sát cao mười tám mét. Xuồng chèo tuyến ngắn, yên, hợp với người chụp ảnh và trẻ nhỏ. Cả hai đều có thể hái bông súng, câu cá bằng cần trúc ở bến giữa tuyến.

## Bữa cơm trên đồng

Nhà chòi cuối tuyến nấu cá lóc nướng trui, canh chua bông súng, cơm hạt lúa ma vào mùa. Gọi trước khi xuống thuyền, lúc quay lại là vừa chín.`,
  highlights: [
    'Sân chim và rừng tràm ngập nước',
    'Đài quan sát cao mười tám mét',
    'Chọn tắc ráng tuyến dài hoặc xuồng chèo yên tĩnh',
  ],
  inclusions: ['Vé vào vườn', 'Thuyền theo tuyến, áo phao, nón lá', 'Người lái kiêm dẫn đường'],
  exclusions: ['Cơm trưa ở nhà chòi', 'Ống nhòm thuê'],
  notes: ['Mặc màu trầm, nói nhỏ khi gần sân chim.', 'Không bứng cây, không mang chai nhựa dùng một lần.'],
  provinces: ['dong-thap'],
  places: ['vuon-quoc-gia-tram-chim'],
  location: { lat: 10.7183, lng: 105.5239, address: 'Bến thuyền trung tâm, xã Tràm Chim, Đồng Tháp' },
  terms: {
    'attraction-category': ['thien-nhien', 'tau-va-thuyen'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'canh-seu',
  popularity: 450,
  faqs: [
    {
      question: 'Mấy giờ thấy nhiều chim nhất?',
      answer:
        'Từ 05:30 đến 07:30 khi chim đi ăn và sau 16:30 khi chúng về tổ. Giữa trưa hầu như chỉ nghe tiếng.',
    },
    {
      question: 'Đi hai người có phải thuê cả thuyền không?',
      answer: 'Không. Vé tính theo người, bến ghép đủ sáu khách hoặc chạy sau tối đa bốn mươi phút.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '05:30', to: '17:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: false,
    validityDays: 1,
    visitHours: '2 – 3 giờ',
    childPolicy: bandsByAge({ freeTo: 4, childTo: 11, percent: 50 }),
    ageRule: 'Bé dưới 5 tuổi ngồi cùng bố mẹ miễn phí, từ 5 đến 11 tuổi nửa vé.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ Cao Lãnh 35 km theo quốc lộ 30 và đường tỉnh 844. Xe khách TP.HCM – Tràm Chim khoảng bốn giờ.',
  },
  units: [
    ticket({
      code: 'tac-rang',
      title: 'Vé tắc ráng tuyến 12 km',
      summary: 'Khoảng hai giờ.',
      quantity: 180,
      baseVnd: 180_000,
      includes: ['Vé vào vườn', 'Tắc ráng ghép sáu khách', 'Đài quan sát'],
    }),
    ticket({
      code: 'xuong-cheo',
      title: 'Vé xuồng chèo tuyến đồng sen',
      summary: 'Khoảng một giờ rưỡi.',
      quantity: 150,
      baseVnd: 140_000,
      includes: ['Vé vào vườn', 'Xuồng chèo ba khách', 'Hái bông súng, câu cá'],
    }),
  ],
  ratePlans: ticketPlans.refundable,
  scenes: {
    hero: ['karst-river/lotus/noon', 'karst-river/lotus', 'island-sea/nipa'],
    gallery: [
      'island-sea/nipa',
      'karst-river/lotus',
      'market/floating',
      'cycling/coconut-canal',
      'safari/lagoon',
      'pier/harbour',
    ],
  },
};
