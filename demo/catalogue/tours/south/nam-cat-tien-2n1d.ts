import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const namCatTien2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'rung-nam-cat-tien-2n1d',
  code: 'TR035',
  title: 'Rừng Nam Cát Tiên 2N1Đ: bàu Sấu, xem thú đêm và vượn hót',
  nameAlias: ['Tour Nam Cát Tiên', 'Bàu Sấu', 'Vườn quốc gia Cát Tiên', 'Rừng Đồng Nai'],
  summary:
    'Đi bộ năm cây số vào bàu Sấu, xe mở mui xem thú đêm, 5:00 sáng nghe vượn đen má vàng. Nhóm tối đa mười hai người.',
  content: `## Rừng có tiếng

Cát Tiên cách Sài Gòn hơn ba tiếng, là mảng rừng già lớn cuối cùng của vùng. Muốn thấy thú phải đi ít người và đi đúng giờ, nên nhóm chỉ mười hai khách.

Buổi chiều xe chở vào bìa rừng, sau đó đi bộ năm cây số đường mòn qua gốc tung bạnh vè cao hơn đầu người. Bàu Sấu rộng, chòi kiểm lâm nhô ra mặt nước; lúc hoàng hôn cá sấu xiêm nổi lên phơi lưng.

## Đêm và sáng

Tám giờ tối lên xe mở mui rọi đèn: nai, cheo, có hôm gặp bò tót. Năm giờ sáng theo kiểm lâm tới gốc cây vượn ngủ, nghe chúng gọi nhau chuyền đi khắp tán rừng.

Vắt có vào mùa mưa; tất chống vắt phát sẵn.`,
  highlights: [
    'Nhóm tối đa mười hai khách',
    'Bàu Sấu lúc hoàng hôn',
    'Xe rọi đèn xem thú đêm',
    'Nghe vượn đen má vàng lúc bình minh',
  ],
  inclusions: [
    'Xe 16 chỗ',
    'Một đêm nhà nghỉ trong vườn quốc gia',
    'Hai bữa trưa, một bữa tối, một bữa sáng',
    'Vé, phí dẫn đường, xe xem thú đêm',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: ['Đi bộ tổng cộng 12 km trong hai ngày.', 'Quần áo màu trầm, không nước hoa.'],
  provinces: ['dong-nai'],
  places: ['vuon-quoc-gia-cat-tien'],
  location: { lat: 11.4224, lng: 107.4289, address: 'Vườn quốc gia Cát Tiên, xã Nam Cát Tiên, Đồng Nai' },
  terms: {
    theme: ['kham-pha-nui-rung', 'trekking', 'hoc-sinh-trai-nghiem'],
    conform: ['nhom-ban', 'gia-dinh'],
  },
  supplier: 'ben-la',
  popularity: 440,
  faqs: [
    {
      question: 'Trẻ mấy tuổi đi được?',
      answer: 'Từ 8 tuổi. Nhỏ hơn, bạn chọn tour riêng không vào bàu Sấu.',
    },
    {
      question: 'Có chắc thấy thú không?',
      answer: 'Không ai chắc được. Nai và cheo gần như đêm nào cũng gặp, bò tót thì tùy hôm.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 16 chỗ', 'Xe mở mui'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 6,
    groupMax: 12,
    departureWeekdays: [6],
    departureTime: '06:00',
    pickups: [
      { place: 'Nhà thờ Huyện Sĩ, đường Tôn Thất Tùng', time: '06:00', feeVnd: 0 },
      { place: 'Ngã tư Thủ Đức', time: '06:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 350_000,
    depositPercent: 50,
    hotelStandard: 'Nhà nghỉ trong vườn quốc gia',
    insuranceMaxVnd: 50_000_000,
  },
  units: [standardSeat({ quantity: 12, baseVnd: 2_290_000, summary: 'Chỗ xe, phòng đôi trong rừng.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – Cát Tiên – bàu Sấu',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:00', text: 'Khởi hành theo quốc lộ 20.' },
        { time: '10:00', text: 'Qua phà vào vườn, nhận phòng, ăn trưa.' },
        { time: '13:30', text: 'Đi bộ vào bàu Sấu, chờ hoàng hôn.' },
        { time: '20:00', text: 'Xe rọi đèn xem thú.' },
      ],
      overnight: 'Nhà nghỉ vườn quốc gia',
    },
    {
      day: 2,
      title: 'Vượn hót – đảo Tiên – Sài Gòn',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '04:45', text: 'Theo kiểm lâm đi nghe vượn.' },
        { time: '09:00', text: 'Trung tâm cứu hộ linh trưởng đảo Tiên.' },
        { time: '13:00', text: 'Về, 17:00 tới trung tâm.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/trail/dawn', 'waterfall/trail'],
    gallery: [
      'waterfall/jungle',
      'waterfall/bridge',
      'hotel-room/twin-garden',
      'team-building/campfire',
      'waterfall/canyon',
      'waterfall/trail',
    ],
  },
};
