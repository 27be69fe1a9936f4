import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const trangAn: DemoProduct = {
  kind: 'attraction',
  slug: 've-thuyen-trang-an',
  code: 'VE012',
  title: 'Vé thuyền Tràng An, Ninh Bình: ba tuyến qua hang nước',
  nameAlias: ['Tràng An', 'Đò Tràng An', 'Vé đò Tràng An', 'Trang An boat'],
  summary:
    'Chọn một trong ba tuyến chèo tay từ hai giờ rưỡi đến ba giờ. Đò bốn khách, người lái là dân các làng quanh vùng.',
  content: `## Ba tuyến khác nhau ra sao

Tuyến 1 đi qua chín hang, nhiều hang thấp và tối, hợp với người thích khám phá. Tuyến 2 ít hang hơn nhưng có hang Lấm, Vạng và phim trường cũ trên đảo. Tuyến 3 dài nhất về mặt hang: hang Đột gần một cây số, đò chui trong bóng tối mười mấy phút dưới nhũ đá.

Tuyến được chọn tại bến khi lên đò, tùy mực nước hôm đó. Sau mưa lớn, vài hang ngập đến trần phải đi vòng.

## Trên đò

Mỗi đò bốn khách, áo phao bắt buộc. Bạn có thể cầm mái chèo phụ; người lái vừa chèo tay vừa kể chuyện, nhiều bác chèo bằng chân rất giỏi. Dọc đường có ba ngôi đền để lên bờ thắp hương, đi vệ sinh và mua nước.

## Giờ và mùa

Chuyến đầu lúc 07:00 mặt nước phẳng như gương. Chuyến cuối rời bến 15:30. Tháng 2, tháng 3 đông nhất năm, cuối tuần có thể chờ một giờ. Tháng 6 lúa chín ở vài thung ven sông, tháng 9 hoa súng tím nở trong khe nước.`,
  highlights: [
    'Hang Đột dài gần một cây số trên tuyến 3',
    'Đò chèo tay bốn khách, không động cơ',
    'Chọn tuyến ngay tại bến theo mực nước',
  ],
  inclusions: ['Vé thắng cảnh và đò chèo', 'Áo phao', 'Lượt vào các đền trên tuyến'],
  exclusions: ['Đồ uống dọc đường', 'Tiền bồi dưỡng người lái đò, tùy bạn', 'Gửi xe'],
  notes: ['Đi lẻ có thể ghép đò với khách khác cho đủ bốn người.', 'Mang mũ hoặc nón, trên đò không có mái.'],
  provinces: ['ninh-binh'],
  places: ['quan-the-danh-thang-trang-an'],
  location: { lat: 20.253, lng: 105.916, address: 'Bến thuyền Tràng An, phường Tây Hoa Lư, Ninh Bình' },
  terms: {
    'attraction-category': ['tau-va-thuyen', 'hang-dong', 'thien-nhien'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'ben-mai-cheo',
  special: true,
  popularity: 880,
  faqs: [
    {
      question: 'Muốn đi riêng một đò thì sao?',
      answer: 'Bạn mua đủ bốn vé hoặc chọn loại vé đò riêng, đò chở tối đa bốn người lớn.',
    },
    {
      question: 'Người say sóng có đi được không?',
      answer: 'Nước lặng, đò đi chậm nên hầu như không chòng chành. Chỉ hơi ngột ở những hang dài.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '15:30' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: false,
    validityDays: 1,
    visitHours: '2,5 – 3 giờ',
    childPolicy: bandsByHeight({ percent: 48 }),
    ageRule: 'Bé dưới 1 m đi cùng người lớn không mất vé nhưng vẫn mặc áo phao; từ 1,4 m tính như người lớn.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách trung tâm Hoa Lư 7 km theo đại lộ Tràng An. Bãi xe rộng, từ bãi đi bộ ba phút xuống bến.',
  },
  units: [
    ticket({
      code: 'do-ghep',
      title: 'Vé đò ghép',
      summary: 'Bốn khách một đò, tự chọn tuyến ở bến.',
      quantity: 800,
      baseVnd: 250_000,
      includes: ['Đò chèo tay một tuyến', 'Áo phao', 'Các đền trên tuyến'],
    }),
    ticket({
      code: 'do-rieng-hai',
      title: 'Vé đò riêng cho hai người',
      summary: 'Mỗi vé là một nửa đò, không ghép thêm khách.',
      quantity: 150,
      baseVnd: 500_000,
      includes: ['Đò không ghép khách', 'Áo phao', 'Các đền trên tuyến'],
    }),
  ],
  ratePlans: ticketPlans.refundable,
  scenes: {
    hero: ['karst-river/cave/dawn', 'karst-river/cave'],
    gallery: [
      'karst-river/valley',
      'cave/river',
      'karst-river/fields',
      'cave/mouth',
      'road/rice-fields',
      'karst-river/valley',
    ],
  },
};
