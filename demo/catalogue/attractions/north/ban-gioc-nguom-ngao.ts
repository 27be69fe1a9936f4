import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const banGiocNguomNgao: DemoProduct = {
  kind: 'attraction',
  slug: 've-thac-ban-gioc-dong-nguom-ngao',
  code: 'VE017',
  title: 'Vé thác Bản Giốc và động Ngườm Ngao, Cao Bằng',
  nameAlias: ['Thác Bản Giốc', 'Động Ngườm Ngao', 'Bản Giốc', 'Ban Gioc'],
  summary: 'Thác ba tầng trên sông Quây Sơn, có bè mảng ra sát màn nước, và hang nhũ đá cách đó bốn cây số.',
  content: `## Đến gần màn nước

Từ cổng soát vé, lối nhỏ chạy giữa ruộng lúa ra bờ sông. Thác đổ từ độ cao hơn ba mươi mét, xòe thành nhiều dải; phần chính nằm trên đường biên, phần phụ phía nam thuộc đất mình. Bè mảng đưa bạn ra giữa vụng, dừng chừng mười phút nơi bụi nước bay mát mặt. Cột mốc 836 cách bãi bè vài chục bước.

## Hang Hổ

Ngườm Ngao theo tiếng Tày là hang hổ. Khách vào bằng cửa nhỏ, đi gần một cây số dưới nhũ đá dạng đài sen úp ngược, cột san hô, rồi ra cửa khác trên sườn núi. Nền hang có đoạn ướt, đèn đủ sáng.

## Nước lớn hay nước trong

Tháng 8, tháng 9 nước nhiều và ầm ào, màu ngả nâu sau mưa. Từ tháng 10 đến tháng 12 nước trong xanh, lúa chín quanh bờ, trời se. Mùa khô thác gầy đi, bù lại nhìn rõ bậc đá phủ rêu. Nên ra thác lúc 10:00, nắng chiếu thẳng mặt và hay có cầu vồng.`,
  highlights: [
    'Bè mảng ra giữa vụng nước dưới thác',
    'Hang Ngườm Ngao với đài sen đá úp ngược',
    'Hai điểm một vé, cách nhau bốn cây số',
  ],
  inclusions: ['Vé theo loại đã chọn', 'Áo phao nếu đi bè'],
  exclusions: ['Xe từ thành phố Cao Bằng (khoảng 85 km)', 'Xe điện từ bãi đỗ', 'Cưỡi ngựa chụp ảnh'],
  notes: ['Khu vực biên giới: mang căn cước, không bước qua mốc.', 'Không bay flycam khi chưa được phép.'],
  provinces: ['cao-bang'],
  places: ['thac-ban-gioc', 'dong-nguom-ngao'],
  location: { lat: 22.8547, lng: 106.724, address: 'Xóm Bản Giốc, xã Đàm Thủy, Cao Bằng' },
  terms: {
    'attraction-category': ['thien-nhien', 'hang-dong'],
    conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
  },
  supplier: 'non-bien',
  popularity: 600,
  faqs: [
    {
      question: 'Có tắm dưới thác được không?',
      answer: 'Không. Vụng nước sâu và là vùng biên, chỉ được đi bè có người chèo.',
    },
    {
      question: 'Đi trong ngày từ thành phố có kịp không?',
      answer: 'Kịp nếu xuất phát trước 07:30. Ngủ lại Khuổi Ky một đêm thì thong thả hơn nhiều.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:30', to: '17:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 2,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByAge({ freeTo: 5, childTo: 15, percent: 50 }),
    ageRule: 'Trẻ dưới 6 tuổi không mất vé; từ 6 đến 15 tuổi trả 50%.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ thành phố Cao Bằng theo tỉnh lộ 206 qua Quảng Uyên, Trùng Khánh, hai giờ xe. Có xe khách sáng sớm đến Đàm Thủy.',
  },
  units: [
    ticket({
      code: 'chi-thac',
      title: 'Vé thác Bản Giốc',
      summary: 'Không gồm bè.',
      quantity: 500,
      baseVnd: 45_000,
      includes: ['Khu thác và mốc 836'],
    }),
    ticket({
      code: 'thac-va-be',
      title: 'Vé thác + bè mảng',
      summary: 'Bè chở mười hai khách.',
      quantity: 300,
      baseVnd: 95_000,
      includes: ['Khu thác', 'Một lượt bè, áo phao'],
    }),
    ticket({
      code: 'hai-diem',
      title: 'Vé thác + bè + động Ngườm Ngao',
      summary: 'Dùng trong hai ngày.',
      quantity: 300,
      baseVnd: 140_000,
      includes: ['Khu thác', 'Một lượt bè, áo phao', 'Động Ngườm Ngao'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['waterfall/terraces/noon', 'waterfall/terraces'],
    gallery: [
      'waterfall/terraces',
      'cave/hall',
      'rice-terraces/houses',
      'karst-river/valley',
      'cave/skylight',
      'road/rice-fields',
    ],
  },
};
