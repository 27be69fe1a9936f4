import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const dapXeTamCoc: DemoProduct = {
  kind: 'experience',
  slug: 'dap-xe-tam-coc-bich-dong-thung-nham',
  code: 'TN008',
  title: 'Đạp xe Tam Cốc – Bích Động – Thung Nham',
  nameAlias: ['Đạp xe Ninh Bình', 'Xe đạp Tam Cốc', 'Thung Nham'],
  summary:
    'Hai mươi hai cây số đường bê tông giữa ruộng và núi đá, ghé chùa Bích Động, đầm Thung Nham lúc chim về.',
  content: `## Đường nhỏ sau lưng khách sạn

Tuyến tránh hoàn toàn quốc lộ. Rời Tam Cốc qua cánh đồng Văn Lâm, nơi các bà thêu ren ngồi hiên, rồi men chân núi tới Bích Động. Chùa xây ba tầng dựa vách đá: dựng xe ở gốc đa, leo bậc, chui qua hang tối là tới tầng trên cùng nhìn ra ruộng.

Từ đó đường bằng chạy giữa hai vách núi, thỉnh thoảng phải nhường đàn dê. Người dẫn đi trước, một người đi sau mang bộ vá xe và nước.

## Đầm chim lúc chiều

Ca chiều tới Thung Nham khoảng năm giờ. Đò chở ra giữa đầm, tắt tiếng, chờ. Cò, vạc, diệc bay về từng tốp, đậu trắng bụi cây ngập nước. Mùa nhiều chim từ tháng 9 đến tháng 3.

## Ca sáng có gì khác

Ca sáng thay đầm chim bằng động Tiên và bữa bún mọc ở làng. Hợp với hè, khi năm giờ chiều vẫn còn nóng.`,
  highlights: [
    'Đường ruộng vắng xe, không dốc lớn',
    'Chùa Bích Động ba tầng trên vách núi',
    'Đò ra đầm Thung Nham lúc chim về',
  ],
  inclusions: [
    'Xe đạp địa hình, mũ bảo hiểm',
    'Hai người dẫn đầu và cuối đoàn',
    'Vé Thung Nham hoặc bữa bún mọc theo ca',
    'Nước, chuối',
  ],
  exclusions: ['Thuê xe điện', 'Ghế trẻ em gắn xe nếu không chọn thêm'],
  notes: ['Xe có ba cỡ khung, ghi chiều cao khi đặt.', 'Tối về có đèn pha và áo phản quang.'],
  provinces: ['ninh-binh'],
  places: ['tam-coc-bich-dong'],
  location: { lat: 20.2161, lng: 105.9372, address: '22 Tam Cốc, phường Nam Hoa Lư, Ninh Bình' },
  terms: { 'experience-category': ['xe-dap', 'ngam-canh'], conform: ['nhom-ban', 'cap-doi', 'gia-dinh'] },
  supplier: 'vanh-banh',
  popularity: 520,
  faqs: [
    {
      question: 'Lâu không đạp xe có theo nổi không?',
      answer: 'Đường gần như phẳng, cứ bốn cây số nghỉ một lần. Mệt thì xe ba bánh của đoàn chở về.',
    },
    {
      question: 'Trẻ 8 tuổi đạp được không?',
      answer: 'Được, có xe cỡ 20 inch. Đoạn qua cầu hẹp bé dắt bộ cùng người dẫn.',
    },
  ],
  details: {
    durationMinutes: 270,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cửa hàng 22 Tam Cốc, đối diện bến đò',
    difficulty: 'vừa sức',
    ageMin: 8,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Quần thoải mái', 'Kính râm', 'Thuốc chống muỗi cho ca chiều'],
    childPolicy: childFrom({ age: 8, to: 12, percent: 75 }),
    weekdays: everyDay,
    extras: [
      { code: 'xe-dien', label: 'Đổi sang xe đạp trợ lực điện', priceVnd: 150_000, per: 'person' },
      { code: 'ghe-be', label: 'Ghế cho bé ngồi sau, dưới 20 kg', priceVnd: 40_000, per: 'booking' },
    ],
    weatherPolicy: 'Mưa phùn vẫn đạp, có áo mưa. Giông sét hoặc ngập đồng thì dời ngày hay hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-sang',
      title: 'Ca sáng 07:00',
      summary: 'Bích Động, động Tiên, bún mọc.',
      startsAt: '07:00',
      quantity: 12,
      baseVnd: 380_000,
    }),
    slot({
      code: 'ca-chieu',
      title: 'Ca chiều 14:30',
      summary: 'Bích Động và đầm chim.',
      startsAt: '14:30',
      quantity: 12,
      baseVnd: 450_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Chiều giữa ruộng (ca chiều)', [
    ['14:30', 'Chọn xe, chỉnh yên, dặn hiệu tay.'],
    ['15:00', 'Đạp qua Văn Lâm, ghé hiên thêu ren.'],
    ['15:40', 'Leo chùa Bích Động.'],
    ['16:40', 'Tới Thung Nham, xuống đò.'],
    ['17:00', 'Chờ chim về giữa đầm.'],
    ['18:15', 'Đạp về bằng đường làng, kết thúc 19:00.'],
  ]),
  scenes: {
    hero: ['cycling/karst-lane/noon', 'cycling/karst-lane'],
    gallery: [
      'cycling/karst-lane',
      'karst-river/lotus',
      'karst-river/cave',
      'heritage/stone-church',
      'karst-river/fields',
      'cycling/harvest-road',
    ],
  },
};
