import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const diBoLaoChaiTaVan: DemoProduct = {
  kind: 'experience',
  slug: 'di-bo-lao-chai-ta-van-cung-nguoi-ban',
  code: 'TN005',
  title: 'Đi bộ Lao Chải – Tả Van cùng người bản',
  nameAlias: ['Trekking Sa Pa', 'Lao Chải Tả Van', 'Đi bộ Mường Hoa'],
  summary:
    'Mười cây số men thung lũng Mường Hoa, qua ruộng bậc thang và rừng tre, ăn trưa trong bếp một nhà người Giáy.',
  content: `## Không đi đường ô tô

Phần lớn khách xuống bản theo đường nhựa. Lối này rẽ khỏi thị trấn bằng một vệt mòn sau trường học, xuống qua nương ngô rồi bám bờ mương dẫn nước. Chị Mẩy hoặc chị Sua dẫn đường, ủng cao su, tay thoăn thoắt kết cỏ thành con ngựa cho trẻ con trong nhóm.

Ruộng mỗi mùa một màu: tháng 5 nước đổ sáng như gương, tháng 7 xanh, đầu tháng 9 vàng, mùa đông trơ gốc rạ nhưng mây nằm ngang lưng núi.

## Bữa trưa trong bếp

Tới Tả Van vào khoảng mười hai giờ rưỡi. Nhà có bếp củi giữa gian, thịt treo gác bếp, rau cải mèo vừa cắt. Bạn ngồi ghế mây thấp, ăn cùng gia đình; ai muốn thử rượu ngô thì xin một chén nhỏ.

## Sức chân

Tổng cộng xuống dốc ba trăm mét, lên lại khoảng một trăm. Ngày mưa đất đỏ rất trơn, người dẫn đổi sang lối đá. Xe đón ở cầu treo đưa về thị trấn.`,
  highlights: [
    'Lối mòn tránh đường ô tô',
    'Người Mông, người Giáy dẫn đường',
    'Bữa trưa bên bếp củi ở Tả Van',
  ],
  inclusions: ['Người dẫn đường', 'Bữa trưa tại nhà dân', 'Xe từ Tả Van về thị trấn', 'Phí vào bản'],
  exclusions: ['Thuê ủng, gậy', 'Quà lưu niệm'],
  notes: ['Không cho tiền hay kẹo trẻ em dọc đường.', 'Nhóm trên sáu người có thêm một người đi cuối.'],
  provinces: ['lao-cai'],
  places: ['thung-lung-muong-hoa', 'sa-pa'],
  location: { lat: 22.3061, lng: 103.8802, address: 'Xuất phát từ nhà thờ đá, phường Sa Pa, Lào Cai' },
  terms: { 'experience-category': ['di-bo-rung', 'ngam-canh'], conform: ['nhom-ban', 'cap-doi'] },
  supplier: 'loi-nuong',
  special: true,
  popularity: 580,
  faqs: [
    {
      question: 'Có đoạn nào nguy hiểm không?',
      answer:
        'Không vách đứng, nhưng có bờ ruộng hẹp hai gang tay. Người chóng mặt được dắt qua hoặc đi vòng.',
    },
    { question: 'Giày nào hợp?', answer: 'Giày có rãnh sâu. Mùa mưa nên thuê ủng ba mươi nghìn ở điểm gặp.' },
  ],
  details: {
    durationMinutes: 420,
    languages: ['Tiếng Việt', 'Tiếng Anh', 'Tiếng Mông'],
    meetingPoint: 'Bậc thềm nhà thờ đá Sa Pa',
    difficulty: 'cần thể lực',
    ageMin: 10,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Giày bám đất', 'Áo mưa', 'Một lít nước', 'Tiền lẻ'],
    childPolicy: childFrom({ age: 10, to: 13, percent: 80 }),
    weekdays: everyDay,
    extras: [
      { code: 'gui-do', label: 'Người gùi đồ giúp', priceVnd: 250_000, per: 'booking' },
      { code: 'nguoi-dan-rieng', label: 'Người dẫn riêng cho nhóm', priceVnd: 350_000, per: 'booking' },
    ],
    weatherPolicy: 'Mưa vừa vẫn đi theo lối đá. Khi có cảnh báo sạt lở, chuyến hủy và bạn nhận lại đủ tiền.',
  },
  units: [
    slot({
      code: 'khoi-hanh-0830',
      title: 'Khởi hành 08:30',
      summary: 'Về thị trấn khoảng 15:30.',
      startsAt: '08:30',
      quantity: 18,
      baseVnd: 480_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(15),
  itinerary: hours('Một ngày trong thung lũng', [
    ['08:30', 'Gặp ở nhà thờ đá, kiểm tra giày và áo mưa.'],
    ['09:15', 'Rời thị trấn theo lối mòn, nghỉ ở mỏm nhìn thung lũng.'],
    ['11:00', 'Qua Lao Chải, xem nhuộm chàm trước hiên nhà.'],
    ['12:30', 'Ăn trưa ở Tả Van.'],
    ['14:00', 'Đi tiếp qua rừng tre và cầu treo.'],
    ['15:00', 'Xe đón về Sa Pa.'],
  ]),
  scenes: {
    hero: ['rice-terraces/valley/dawn', 'rice-terraces/valley', 'rice-terraces/ridge'],
    gallery: [
      'rice-terraces/houses',
      'rice-terraces/ridge',
      'waterfall/trail',
      'waterfall/bridge',
      'rice-terraces/knoll',
      'rice-terraces/valley',
    ],
  },
};
