import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const vuonThuTrangCo: DemoProduct = {
  kind: 'attraction',
  slug: 've-vuon-thu-trang-co-phu-quoc',
  code: 'VE020',
  title: 'Vé Vườn thú Trảng Cỏ: xe kính giữa bầy thú bắc đảo Phú Quốc',
  nameAlias: ['Safari Phú Quốc', 'Vườn thú Phú Quốc', 'Trảng Cỏ', 'Vườn thú bán hoang dã'],
  summary:
    'Hơn trăm loài sống trên những trảng cỏ rộng. Khách ngồi xe kính đi qua, rồi đi bộ khu chim, linh trưởng và vườn rùa.',
  content: `## Người ở trong xe, thú ở ngoài

Xe kính chạy một vòng bốn mươi lăm phút qua năm cổng. Ngựa vằn và linh dương hay chặn đường, tài xế tắt máy chờ. Khu hổ và sư tử có cửa kép, chúng nằm trên bục đá gần lối xe nhất vào lúc chín giờ, khi nhân viên vừa cho ăn.

Ngồi hàng ghế phía phải sẽ thấy tê giác rõ hơn. Mỗi mười lăm phút có một xe, không cần chen.

## Phần đi bộ

Đường có mái lá, dài khoảng hai cây số: đảo vượn, lồng chim đi xuyên, hươu cao cổ cúi xuống lấy lá từ sàn gỗ cao. Khu cứu hộ giới thiệu vích và rùa biển được ngư dân giao lại, thả về biển khi lành.

## Chọn giờ

Nên đến từ lúc mở cửa. Từ mười hai giờ đến hai giờ, thú ngủ, bạn nghỉ ở nhà ăn có quạt hơi nước. Mùa mưa chiều nào cũng có thể ướt, áo mưa bán ở mỗi chòi.`,
  highlights: ['Vòng xe kính bốn mươi lăm phút', 'Cho hươu cao cổ ăn từ sàn gỗ', 'Khu cứu hộ rùa biển'],
  inclusions: ['Vòng xe kính', 'Toàn bộ khu đi bộ', 'Buổi nói chuyện với người chăm thú lúc 10:00 và 15:00'],
  exclusions: ['Lá cây cho hươu cao cổ ăn', 'Xe điện trong khu đi bộ'],
  notes: ['Đóng kín cửa xe trong khu thú dữ, không gõ kính.', 'Không có buổi diễn xiếc thú ở đây.'],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 10.3355, lng: 103.8936, address: 'Ấp Gành Dầu, đặc khu Phú Quốc, An Giang' },
  terms: { 'attraction-category': ['vuon-thu'], conform: ['gia-dinh', 'nhom-ban'] },
  supplier: 'trang-co-bac-dao',
  popularity: 780,
  faqs: [
    {
      question: 'Có cần chọn giờ lên xe kính không?',
      answer: 'Không. Bạn vào cổng rồi xếp hàng ở bến xe, giờ cao điểm chờ khoảng hai mươi phút.',
    },
    {
      question: 'Đi cả vườn thú và khu vui chơi một ngày có kịp không?',
      answer:
        'Được nếu vườn thú buổi sáng, khu vui chơi từ hai giờ chiều. Với trẻ dưới bốn tuổi nên tách hai ngày.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '09:00', to: '16:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByHeight({ percent: 75 }),
    ageRule: 'Bé cao dưới 1 m vào cùng bố mẹ; từ 1 m đến dưới 1,4 m trả 75%.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ Dương Đông 25 km theo đường ven biển phía tây bắc. Có xe đưa đón miễn phí ở chợ đêm lúc 08:15.',
  },
  units: [
    ticket({
      code: 'vao-cong',
      title: 'Vé vào cổng + xe kính',
      summary: 'Một vòng xe kính và khu đi bộ.',
      quantity: 600,
      baseVnd: 620_000,
      includes: ['Vòng xe kính', 'Khu đi bộ', 'Buổi nói chuyện với người chăm thú'],
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Vé người từ 60 tuổi',
      summary: 'Kèm xe điện trong khu đi bộ.',
      quantity: 150,
      baseVnd: 470_000,
      includes: ['Vòng xe kính', 'Khu đi bộ', 'Xe điện nội khu'],
      ageMin: 60,
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: parkPrices({ weekend: 5, holiday: 12 }),
  scenes: {
    hero: ['safari/savanna/golden', 'safari/savanna', 'safari'],
    gallery: [
      'safari/waterhole',
      'safari/savanna',
      'safari/lagoon',
      'safari/feeding-deck',
      'restaurant/breakfast',
      'waterfall/trail',
    ],
  },
};
