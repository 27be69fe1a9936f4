import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const phoCoHoiAn: DemoProduct = {
  kind: 'attraction',
  slug: 've-tham-quan-pho-co-hoi-an',
  code: 'VE003',
  title: 'Vé phố cổ Hội An: năm điểm tự chọn trong lòng di sản',
  nameAlias: ['Vé phố cổ Hội An', 'Hội An', 'Chùa Cầu', 'Nhà cổ Hội An'],
  summary:
    'Một tấm vé xé năm liên, dùng cho nhà cổ, hội quán, bảo tàng hoặc nhà thờ tộc theo ý bạn, trong hai mươi bốn giờ.',
  content: `## Năm liên vé, hai mươi mấy cánh cửa

Vé phố cổ không bắt bạn đi theo một đường. Mỗi liên mở một cửa, và hơn hai mươi điểm nằm trên các phố Trần Phú, Nguyễn Thái Học, Bạch Đằng, Lê Lợi. Nếu đi lần đầu, hãy chọn một nhà cổ, một hội quán, một bảo tàng, một nhà thờ tộc, còn liên cuối để dành cho điểm bạn tình cờ thấy thích.

Nhà cổ hợp với sáng sớm, lúc giếng trời rọi nắng xuống sân và chủ nhà còn pha trà. Hội quán Phúc Kiến nên ghé giữa trưa: vòng hương treo trên mái tỏa khói trong nắng rất đẹp.

## Phố không xe

Khu lõi cấm xe máy từ 09:00 đến 11:00 và từ 15:00 đến 21:30. Đó cũng là khoảng thời gian dễ đi bộ nhất. Tối, phố lên đèn lồng, các điểm tham quan đã đóng nhưng sông Hoài thì đông người thả hoa đăng.

## Giữ lại cuống vé

Nhân viên soát lại ở vài đầu phố. Giữ cuống trong ví, bạn có thể quay lại vào sáng hôm sau nếu chưa dùng hết.`,
  highlights: [
    'Tự chọn năm trong hơn hai mươi điểm',
    'Hiệu lực hai ngày liền, không phải đi vội',
    'Đủ nhà cổ, hội quán, bảo tàng và nhà thờ tộc',
  ],
  inclusions: ['Năm lượt vào điểm tham quan', 'Bản đồ giấy in tay bằng tiếng Việt'],
  exclusions: ['Thuyền thả hoa đăng trên sông Hoài', 'Thuyết minh viên'],
  notes: [
    'Ăn mặc kín vai, kín gối khi vào hội quán và nhà thờ tộc.',
    'Mỗi liên chỉ dùng một lần cho một người.',
  ],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an'],
  location: { lat: 15.877, lng: 108.327, address: 'Quầy vé 78 Lê Lợi, phường Hội An, Đà Nẵng' },
  terms: {
    'attraction-category': ['di-tich', 'bao-tang'],
    conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
  },
  supplier: 'gach-dat-nung',
  popularity: 720,
  faqs: [
    {
      question: 'Chỉ đi dạo trong phố có cần vé không?',
      answer:
        'Đi ngang để ăn uống hay mua sắm thì không. Vé cần khi bạn bước vào nhà cổ, hội quán hoặc bảo tàng.',
    },
    {
      question: 'Chùa Cầu có tính một liên không?',
      answer: 'Đi qua cầu thì không mất liên nào; vào gian thờ bên trong thì dùng một liên.',
    },
    {
      question: 'Mưa lụt phố ngập thì vé còn dùng được chứ?',
      answer: 'Những ngày phố ngập, các điểm đóng cửa và vé được dời sang ngày khác trong vòng ba tháng.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:30', to: '21:00' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 2,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByAge({ freeTo: 15 }),
    ageRule: 'Khách dưới 16 tuổi đi cùng người lớn không cần vé.',
    openWeekdays: everyDay,
    howToGetThere:
      'Xuống xe ở bãi Nguyễn Phúc Chu hoặc bến 78 Lê Lợi, từ đó đi bộ hai phút là vào đến phố Trần Phú.',
  },
  units: [
    ticket({
      code: 'nam-diem',
      title: 'Vé năm điểm',
      summary: 'Đổi vé xé liên tại quầy Lê Lợi hoặc Hoàng Diệu.',
      quantity: 700,
      baseVnd: 120_000,
      includes: ['Năm lượt vào, tự chọn điểm', 'Bản đồ phố cổ'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: [
      'old-town/bridge/noon',
      'old-town/bridge',
      'old-town/quay/dusk',
      'old-town/quay',
      'old-town/street',
    ],
    gallery: [
      'old-town/bridge',
      'old-town/street',
      'market/night-stalls',
      'restaurant/lanterns',
      'theatre/colonnade',
      'market/street-food',
    ],
  },
};
