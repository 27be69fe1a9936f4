import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const lySon2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'dao-ly-son-2n1d-tu-da-nang',
  code: 'TR030',
  title: 'Lý Sơn 2N1Đ từ Đà Nẵng: cổng Tò Vò, Thới Lới và ruộng tỏi',
  nameAlias: ['Tour Lý Sơn', 'Đảo tỏi', 'Lý Sơn 2N1Đ', 'Quảng Ngãi'],
  summary:
    'Xe tới cảng Sa Kỳ, tàu cao tốc 35 phút. Một ngày đảo Lớn, một sáng đảo Bé, gỏi tỏi và cua huỳnh đế.',
  content: `## Đảo núi lửa

Lý Sơn là ba miệng núi lửa nhô lên giữa biển. Đất đen, tỏi trồng trên cát san hô, tường rào xếp bằng đá bọt. Buổi chiều đoàn lên miệng núi Thới Lới, trong lòng có hồ nước ngọt, từ đó nhìn thấy trọn đảo như một bàn cờ xanh.

Cổng Tò Vò đẹp nhất lúc mặt trời lặn qua vòm đá. Ai cũng biết nên khá đông; bạn đứng lệch về phía kè phải sẽ có ảnh không người.

## Sáng đảo Bé

Ca nô mười phút sang An Bình. Nước trong tới đáy, mang mắt kính có thể thấy san hô ngay gần bờ. Xe điện chạy quanh đảo hết hai mươi phút.

Trước khi về có nửa tiếng ở ruộng tỏi, chủ ruộng chỉ cách phân biệt tỏi một nhánh thật.`,
  highlights: [
    'Hoàng hôn cổng Tò Vò',
    'Một sáng đảo Bé nước trong',
    'Bữa tối gỏi tỏi, cua huỳnh đế',
    'Ruộng tỏi trên cát san hô',
  ],
  inclusions: [
    'Xe Đà Nẵng – Sa Kỳ khứ hồi',
    'Tàu cao tốc và ca nô đảo Bé',
    'Một đêm khách sạn 2 sao mới',
    'Hai bữa trưa, một bữa tối, một bữa sáng',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: [
    'Biển êm từ tháng 3 đến tháng 8; tháng 10 đến tháng 12 tàu hay nghỉ.',
    'Rác mang về đất liền, đảo thiếu chỗ xử lý.',
  ],
  provinces: ['quang-ngai', 'da-nang'],
  places: ['dao-ly-son'],
  location: { lat: 15.3811, lng: 109.1179, address: 'Đặc khu Lý Sơn, Quảng Ngãi' },
  terms: { theme: ['bien-dao', 'lan-bien', 'am-thuc'], conform: ['nhom-ban', 'gia-dinh'] },
  supplier: 'hien-ngoi',
  popularity: 490,
  faqs: [
    {
      question: 'Đêm trên đảo có gì chơi?',
      answer: 'Có quán cà phê ở cầu cảng và buổi soi cua theo dân địa phương, khoảng 150.000 đồng một người.',
    },
    {
      question: 'Tàu nghỉ vì sóng thì sao?',
      answer:
        'Bạn chọn chuyến khác trong ba tháng hoặc nhận lại tiền. Đang ở đảo mà tàu nghỉ, đoàn lo thêm một đêm.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 16 chỗ', 'Tàu cao tốc'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 15,
    departureWeekdays: [3, 6],
    departureTime: '05:00',
    pickups: [
      { place: 'Công viên Biển Đông, Đà Nẵng', time: '05:00', feeVnd: 0 },
      { place: 'Ngã ba Vĩnh Điện', time: '05:35', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 300_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 2 sao gần cầu cảng',
    insuranceMaxVnd: 30_000_000,
  },
  units: [standardSeat({ quantity: 15, baseVnd: 2_390_000, summary: 'Chỗ xe, tàu và phòng đôi một đêm.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Đà Nẵng – Sa Kỳ – đảo Lớn',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '05:00', text: 'Xe theo cao tốc Đà Nẵng – Quảng Ngãi.' },
        { time: '08:00', text: 'Tàu cao tốc ra đảo.' },
        { time: '09:30', text: 'Chùa Hang, hang Câu, ăn trưa.' },
        { time: '15:00', text: 'Lên Thới Lới, chờ hoàng hôn ở cổng Tò Vò.' },
      ],
      overnight: 'Khách sạn 2 sao, Lý Sơn',
    },
    {
      day: 2,
      title: 'Đảo Bé – ruộng tỏi – Đà Nẵng',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Ca nô sang đảo Bé, tắm và ngắm san hô.' },
        { time: '10:30', text: 'Về đảo Lớn, thăm ruộng tỏi, ăn trưa.' },
        { time: '13:30', text: 'Tàu về Sa Kỳ, 18:00 tới Đà Nẵng.' },
      ],
    },
  ],
  scenes: {
    hero: ['island-sea/sandbar/golden', 'island-sea/sandbar'],
    gallery: [
      'pier/moored',
      'beach/boats',
      'island-sea/reef',
      'hotel-room/deluxe-sea',
      'restaurant/seaside',
      'beach/headland',
    ],
  },
};
