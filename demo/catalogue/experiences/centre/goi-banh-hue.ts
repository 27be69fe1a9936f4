import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { slotPlans } from '../slot-prices.ts';

export const goiBanhHue: DemoProduct = {
  kind: 'experience',
  slug: 'goi-banh-hue-trong-nha-vuon-kim-long',
  code: 'TN016',
  title: 'Gói bánh Huế trong nhà vườn Kim Long',
  nameAlias: ['Làm bánh Huế', 'Lớp nấu ăn Huế', 'Bánh nậm bánh lọc'],
  summary:
    'Buổi chiều học gói bánh nậm, bánh lọc, bánh ít với mệ chủ nhà, ăn dưới giàn thiên lý, về kèm xâu bánh lọc.',
  content: `## Lá dong, lá chuối và đôi tay

Nhà vườn nằm trong kiệt Phú Mộng, cổng gạch rêu, hàng chè tàu cắt phẳng. Mệ Lý năm nay ngoài bảy mươi, gói bánh từ nhỏ để bán trước cổng trường. Mệ không dùng cân: bột ráo đến mức nào, mệ bảo chạm vào má mà biết.

Bánh nậm khó ở chỗ trải mỏng, gấp lá phải vuông. Bánh lọc thì ngược lại, bột dẻo như kẹo, nhân tôm thịt rim thật khô. Bánh ít nhân dừa để trẻ con nặn.

## Trong lúc bánh chín

Nồi hấp cần hai mươi lăm phút. Bạn đi quanh vườn xem cây thanh trà, vả, mít; vào nhà rường ba gian nghe mệ kể chuyện giỗ kỵ, mâm bánh ngày Tết xếp ra sao.

## Chén nước mắm

Mệ dạy pha bốn thứ nước chấm cho bốn thứ bánh: bánh nậm mặn thanh, bánh lọc cay gắt. Sai một chút là hỏng cả dĩa, người Huế nói vậy.`,
  highlights: [
    'Mệ chủ nhà ngoài bảy mươi đứng lớp',
    'Ba loại bánh và bốn thứ nước chấm',
    'Nhà rường ba gian và vườn thanh trà',
  ],
  inclusions: ['Nguyên liệu, lá gói', 'Bữa bánh tại vườn, chè hạt sen', 'Xâu bánh lọc mười cái mang về'],
  exclusions: ['Xe đưa đón'],
  notes: ['Có bản chay nhân đậu xanh, nấm mèo.', 'Nhà có hai con chó hiền, ai sợ báo trước.'],
  provinces: ['hue'],
  places: ['chua-thien-mu'],
  location: { lat: 16.4606, lng: 107.5541, address: '64 Phú Mộng, phường Kim Long, Huế' },
  terms: { 'experience-category': ['nau-an'], conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'] },
  supplier: 'bep-ngo-kim-long',
  popularity: 440,
  faqs: [
    {
      question: 'Mệ nói giọng Huế, nghe có khó không?',
      answer: 'Cháu gái mệ ngồi cạnh giải nghĩa từ lạ, nên khách Bắc hay Nam đều theo được.',
    },
    {
      question: 'Bánh mang về để được bao lâu?',
      answer: 'Một ngày ở nhiệt độ thường, ba ngày trong tủ lạnh, ăn thì hấp lại năm phút.',
    },
  ],
  details: {
    durationMinutes: 180,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Đầu kiệt 64 Phú Mộng, có bảng gỗ Bếp Ngõ',
    difficulty: 'nhẹ nhàng',
    ageMin: 5,
    groupMin: 2,
    groupMax: 10,
    whatToBring: ['Bụng đói vừa phải', 'Dây buộc tóc'],
    childPolicy: childFrom({ age: 5, to: 10, percent: 50 }),
    weekdays: [1, 3, 5, 6, 7],
    weatherPolicy:
      'Bếp và nhà rường có mái, mưa dầm vẫn học. Ngày nước sông Hương lên báo động hai thì hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-1430',
      title: 'Ca chiều 14:30',
      summary: 'Ăn xế tại vườn.',
      startsAt: '14:30',
      quantity: 10,
      baseVnd: 390_000,
    }),
  ],
  ratePlans: slotPlans.onRequest,
  itinerary: hours('Buổi chiều ở Kim Long', [
    ['14:30', 'Vào vườn, lau lá, nhào bột.'],
    ['15:00', 'Gói bánh nậm và bánh lọc.'],
    ['15:45', 'Nặn bánh ít, xếp nồi hấp.'],
    ['16:10', 'Dạo vườn, nghe chuyện nhà rường.'],
    ['16:40', 'Pha nước chấm, ăn bánh, uống chè sen.'],
  ]),
  scenes: {
    hero: ['cooking/table/golden', 'cooking/class'],
    gallery: [
      'cooking/class',
      'cooking/table',
      'market/flowers',
      'theatre/gate',
      'restaurant/lanterns',
      'market/street-food',
    ],
  },
};
