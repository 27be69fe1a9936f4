import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const hangMua: DemoProduct = {
  kind: 'attraction',
  slug: 've-hang-mua-nui-ngoa-long',
  code: 'VE013',
  title: 'Vé Hang Múa: năm trăm bậc lên núi Ngọa Long',
  nameAlias: ['Hang Múa', 'Núi Ngọa Long', 'Mua Cave', 'Đầm sen Hang Múa'],
  summary:
    'Leo gần năm trăm bậc đá lên lưng rồng nhìn xuống Tam Cốc, rồi xuống cầu gỗ giữa đầm sen dưới chân núi.',
  content: `## Hai ngã rẽ trên lưng chừng

Lối lên bắt đầu cạnh cửa hang, bậc xây bằng đá, lan can thấp. Đến quãng giữa đường tách đôi: bên trái ra tòa tháp nhỏ, ngắn và dễ; bên phải lên đỉnh có tượng rồng uốn theo sống đá. Hai bên cách nhau chừng mười lăm phút leo.

Từ đỉnh, sông Ngô Đồng uốn ba khúc, đò như những hạt thóc. Cuối tháng 5, ruộng hai bờ vàng rực trong khoảng mười ngày rồi gặt.

## Ở dưới thấp cũng có việc

Cầu gỗ bắc qua đầm sen là nơi chụp ảnh không cần leo. Sen nở rộ tháng 6; mùa đông thay bằng hoa cải. Chiếc hang mang tên Múa khá nông, vào mười phút là hết, mát như có điều hòa.

## Sức khỏe và giờ leo

Người khỏe lên đỉnh mất hai mươi lăm phút, người thong thả gấp đôi. Trước bảy giờ sáng hoặc sau bốn giờ chiều bậc đá không bỏng chân. Sau mưa, đoạn sát tượng rồng rất trơn, bạn nên dừng ở tháp.`,
  highlights: [
    'Nhìn trọn ba khúc sông Tam Cốc',
    'Hai đường lên, một dễ một dốc',
    'Cầu gỗ giữa đầm sen cho người không leo',
  ],
  inclusions: ['Vào khu Hang Múa và đường lên núi', 'Đầm sen và cầu gỗ'],
  exclusions: ['Gửi xe, thuê trang phục chụp ảnh', 'Đồ ăn uống'],
  notes: ['Mang giày bám tốt, tránh dép lê.', 'Đoạn cuối lên tượng rồng không có lan can.'],
  provinces: ['ninh-binh'],
  places: ['hang-mua', 'tam-coc-bich-dong'],
  location: { lat: 20.229, lng: 105.935, address: 'Thôn Khê Đầu Hạ, phường Nam Hoa Lư, Ninh Bình' },
  terms: { 'attraction-category': ['thien-nhien'], conform: ['nhom-ban', 'cap-doi'] },
  supplier: 'ben-mai-cheo',
  popularity: 650,
  faqs: [
    {
      question: 'Trẻ mấy tuổi leo được?',
      answer: 'Bé sáu, bảy tuổi khỏe mạnh leo tới tháp được nếu có người dắt. Lên tượng rồng thì không nên.',
    },
    {
      question: 'Đón bình minh có kịp không?',
      answer: 'Cổng mở 05:30 từ tháng 4 đến tháng 9, đủ để lên đỉnh khi mặt trời vừa nhô.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '05:30', to: '19:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '1,5 – 2,5 giờ',
    childPolicy: bandsByHeight({ percent: 50, freeBelowCm: 100, adultFromCm: 130 }),
    ageRule: 'Từ 1 m đến dưới 1,3 m trả nửa giá; thấp hơn vào tự do.',
    openWeekdays: everyDay,
    howToGetThere: 'Từ bến Tam Cốc đạp xe 3 km theo đường ruộng. Ô tô vào tận bãi sát cổng.',
  },
  units: [
    ticket({
      code: 'vao-cong',
      title: 'Vé vào cổng',
      summary: 'Một lượt trong ngày.',
      quantity: 600,
      baseVnd: 100_000,
      includes: ['Đường lên núi Ngọa Long', 'Đầm sen', 'Hang Múa'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: [
      'karst-river/fields/golden',
      'karst-river/fields',
      'karst-river/lotus/golden',
      'karst-river/lotus',
      'karst-river/valley',
    ],
    gallery: [
      'karst-river/valley',
      'road/rice-fields',
      'karst-river/cave',
      'karst-river/fields',
      'cave/mouth',
      'market/flowers',
    ],
  },
};
