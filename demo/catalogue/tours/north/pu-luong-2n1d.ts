import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const puLuong2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'pu-luong-2n1d-tu-ha-noi',
  code: 'TR025',
  title: 'Pù Luông 2N1Đ: bản Đôn, thác Hiêu và bè luồng suối Chàm',
  nameAlias: ['Tour Pù Luông', 'Bản Đôn', 'Thác Hiêu', 'Pù Luông cuối tuần'],
  summary:
    'Bốn tiếng xe từ Hà Nội, ngủ nhà sàn nhìn ruộng, tắm thác Hiêu, chèo bè luồng qua những guồng nước tre.',
  content: `## Ruộng đi bộ được

Pù Luông nhỏ, các bản nối nhau bằng lối mòn men bờ ruộng. Vì thế đoàn này đi bộ là chính: chiều đầu tiên từ bản Đôn sang bản Hiêu chừng năm cây số, đường thoai thoải, cứ nửa tiếng lại gặp một nhà bán nước.

Thác Hiêu chảy qua chân bản, nước đá vôi nên trong xanh. Có chỗ trũng cho trẻ con, có bậc cao cho người thích nhảy.

## Buổi sáng trên bè

Bảy giờ sáng sương chưa tan, người lái đẩy bè luồng xuôi suối Chàm. Hai bên bờ guồng nước quay chậm, đổ từng ống vào máng. Bè ngồi bốn người, áo phao có đủ cỡ.

Trước khi về, đoàn ghé chợ phố Đoàn nếu đúng thứ Năm hoặc Chủ nhật; ngày khác thì thăm nhà dệt ở bản Nủa.`,
  highlights: [
    'Đi bộ bản Đôn – bản Hiêu, có người địa phương dẫn',
    'Bè luồng suối Chàm lúc sáng sớm',
    'Nhà sàn nhìn thẳng xuống ruộng',
    'Bữa tối vịt Cổ Lũng',
  ],
  inclusions: [
    'Xe 16 chỗ từ Hà Nội',
    'Một đêm nhà sàn phòng riêng',
    'Hai bữa trưa, một bữa tối, một bữa sáng',
    'Bè luồng và vé vào bản',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: [
    'Mang giày đế bám, lối bờ ruộng trơn sau mưa.',
    'Lúa xanh tháng 4 và tháng 8, vàng cuối tháng 5 và cuối tháng 9.',
  ],
  provinces: ['thanh-hoa'],
  places: ['khu-bao-ton-pu-luong'],
  location: { lat: 20.4586, lng: 105.1881, address: 'Bản Đôn, xã Pù Luông, Thanh Hóa' },
  terms: {
    theme: ['kham-pha-nui-rung', 'sinh-thai-miet-vuon', 'mua-lua-chin'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'dau-chan-bac',
  popularity: 540,
  faqs: [
    {
      question: 'Trẻ 5 tuổi đi bộ nổi không?',
      answer:
        'Quãng năm cây số chia ba chặng. Bé mệt thì lên xe máy của bản chở về trước, 50.000 đồng một lượt.',
    },
    {
      question: 'Nhà sàn có phòng tắm riêng không?',
      answer: 'Có, phòng tắm nước nóng ngay dưới sàn, mỗi phòng một buồng.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 14,
    departureWeekdays: [3, 6],
    departureTime: '07:00',
    pickups: [
      { place: 'Nhà hát Lớn Hà Nội', time: '07:00', feeVnd: 0 },
      { place: 'Bến xe Mỹ Đình', time: '07:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 350_000,
    depositPercent: 50,
    hotelStandard: 'Nhà sàn phòng riêng ở bản Đôn',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({ quantity: 14, baseVnd: 1_850_000, summary: 'Chỗ trên xe ghép, phòng đôi nhà sàn.' }),
  ],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – bản Đôn – bản Hiêu',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '07:00', text: 'Khởi hành qua Hòa Lạc, dừng chân ở đèo Thung Khe.' },
        { time: '12:00', text: 'Ăn trưa tại bản Đôn, nghỉ ngắn.' },
        { time: '14:30', text: 'Đi bộ sang bản Hiêu, tắm thác.' },
        { time: '18:30', text: 'Về nhà sàn, bữa tối vịt Cổ Lũng.' },
      ],
      overnight: 'Nhà sàn bản Đôn',
    },
    {
      day: 2,
      title: 'Suối Chàm – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Xuống suối Chàm, đi bè luồng một tiếng.' },
        { time: '09:30', text: 'Chợ phố Đoàn hoặc nhà dệt bản Nủa.' },
        { time: '11:30', text: 'Ăn trưa, trả phòng.' },
        { time: '13:30', text: 'Lên xe, khoảng 18:00 về tới Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/jungle/golden', 'waterfall/jungle', 'rice-terraces/houses'],
    gallery: [
      'rice-terraces/houses',
      'rice-terraces/valley',
      'hotel-room/lodge-mountain',
      'cooking/class',
      'rice-terraces/knoll',
      'karst-river/valley',
    ],
  },
};
