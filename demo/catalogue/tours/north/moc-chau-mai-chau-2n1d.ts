import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const mocChauMaiChau2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'moc-chau-mai-chau-2n1d-doi-che-nha-san',
  code: 'TR007',
  title: 'Mộc Châu – Mai Châu 2N1Đ: đồi chè và nhà sàn bản Lác',
  nameAlias: ['Tour Mộc Châu', 'Mai Châu 2N1Đ', 'Mộc Châu 2 ngày 1 đêm', 'Bản Lác'],
  summary:
    'Đạp xe giữa ruộng Mai Châu, ngủ nhà sàn nghe múa xòe, sáng hôm sau lên đồi chè và Thác Dải Yếm. Hợp gia đình có trẻ nhỏ.',
  content: `## Qua đèo đá trắng

Đường từ Hà Nội theo quốc lộ 6, chặng đầu hơn ba tiếng. Ở đèo Thung Khe sương thường đọng đến mười giờ sáng, người bán hàng bày mía nướng, cơm lam và trứng gà luộc ven đường. Từ điểm dừng này, thung lũng Mai Châu nằm gọn dưới chân như một tấm chiếu xanh.

Bạn nhận nhà sàn ở bản Lác ngay đầu giờ chiều. Xe đạp để sẵn dưới gầm sàn, đường bê tông nhỏ chạy giữa ruộng nối bản Lác với Pom Coọng và bản Văn, trẻ con đạp cũng được vì không có ô tô.

## Tối ở bản

Mâm cơm có cá suối nướng, thịt gói lá dong, măng đắng chấm chẩm chéo. Sau bữa, đội văn nghệ bản múa sạp, rồi mời khách uống rượu cần. Chăn đệm phơi nắng mỗi ngày, có màn và quạt cho từng gian.

## Cao nguyên buổi sáng

Mộc Châu cao hơn Mai Châu chừng tám trăm mét nên mát hẳn. Đoàn dừng ở những luống chè uốn vòng, rồi qua rừng thông bản Áng và Thác Dải Yếm. Trước khi về, ai cũng được mời một cốc sữa tươi đun nóng.`,
  highlights: [
    'Đạp xe qua ba bản người Thái trong thung lũng Mai Châu',
    'Ngủ nhà sàn, xem múa sạp và uống rượu cần',
    'Đồi chè hình vòng cung và rừng thông bản Áng',
    'Thác Dải Yếm, đầy nước nhất từ tháng 5 đến tháng 9',
  ],
  inclusions: [
    'Xe 29 chỗ theo chương trình',
    'Một đêm nhà sàn, chăn đệm riêng, hoặc phòng khép kín nếu bạn phụ thu',
    'Bốn bữa, trong đó một bữa tối cơm bản',
    'Xe đạp một buổi, vé Thác Dải Yếm và rừng thông',
    guide,
    insurance(30_000_000),
  ],
  exclusions: ['Phòng bungalow khép kín, phụ thu từ 300.000 đồng mỗi khách', singleRoom, personalCosts, tips],
  notes: [
    'Đêm trên bản lạnh từ tháng 11 đến tháng 3, nên có áo ấm và tất.',
    'Hoa mận Nà Ka nở khoảng nửa cuối tháng 1, mỗi năm xê dịch đến hai tuần.',
  ],
  provinces: ['son-la', 'phu-tho'],
  places: [
    'cao-nguyen-moc-chau',
    'doi-che-moc-chau',
    'thac-dai-yem',
    'rung-thong-ban-ang',
    'ban-lac-mai-chau',
  ],
  location: { lat: 20.847, lng: 104.639, address: 'Cao nguyên Mộc Châu, Sơn La' },
  terms: {
    theme: ['mua-hoa', 'gia-dinh-co-tre-nho', 'cuoi-tuan-ngan-ngay', 'hoc-sinh-trai-nghiem'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'gui-nang',
  popularity: 470,
  faqs: [
    {
      question: 'Ngủ nhà sàn là ngủ chung phòng lớn?',
      answer:
        'Nhà sàn chia gian bằng rèm dày, mỗi gia đình một gian. Nếu cần phòng có khóa và nhà tắm riêng, bạn chọn bungalow khi đặt.',
    },
    {
      question: 'Bé ba tuổi đạp xe cùng được không?',
      answer: 'Bản có xe gắn ghế trẻ em sau yên, số lượng ít nên bạn báo trước một ngày.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 29 chỗ', 'Xe đạp'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 10,
    groupMax: 25,
    departureWeekdays: [3, 6],
    departureTime: '07:00',
    pickups: [
      { place: 'Nhà hát Lớn, 1 Tràng Tiền', time: '07:00', feeVnd: 0 },
      { place: 'Trung tâm Hội nghị Quốc gia, cổng Đại lộ Thăng Long', time: '07:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 250_000,
    depositPercent: 50,
    hotelStandard: 'Nhà sàn cộng đồng ở bản Lác',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({
      quantity: 25,
      baseVnd: 1_790_000,
      summary: 'Gian riêng trên nhà sàn, dùng phòng tắm chung có nước nóng.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – đèo Thung Khe – Mai Châu',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '07:00', text: 'Khởi hành, uống trà ở Cao Phong và mua cam theo mùa.' },
        { time: '10:30', text: 'Dừng ở đèo Thung Khe ngắm thung lũng.' },
        { time: '12:00', text: 'Ăn trưa, nhận gian nhà sàn.' },
        { time: '14:30', text: 'Đạp xe bản Lác – Pom Coọng – bản Văn, xem dệt khăn.' },
        { time: '19:00', text: 'Cơm bản, múa sạp quanh lửa trại.' },
      ],
      overnight: 'Nhà sàn bản Lác, Mai Châu',
    },
    {
      day: 2,
      title: 'Mộc Châu – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Ăn xôi nếp và trứng, chào gia chủ.' },
        { time: '09:30', text: 'Lên đồi chè, đi giữa các luống và thử hái búp.' },
        { time: '11:00', text: 'Dạo rừng thông bản Áng, cạnh hồ.' },
        { time: '12:30', text: 'Ăn trưa với bê chao và cải mèo.' },
        { time: '14:00', text: 'Thác Dải Yếm, sau đó xe về Hà Nội, tới nơi khoảng 19:00.' },
      ],
    },
  ],
  scenes: {
    hero: ['rice-terraces/valley/noon', 'rice-terraces/valley'],
    gallery: [
      'rice-terraces/houses',
      'cooking/tea',
      'hotel-room/lodge-mountain',
      'restaurant/lanterns',
      'pine-hills/ridges',
      'waterfall/jungle',
    ],
  },
};
