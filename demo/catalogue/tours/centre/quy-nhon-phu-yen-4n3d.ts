import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const quyNhonPhuYen4n3d: DemoProduct = {
  kind: 'tour',
  slug: 'quy-nhon-phu-yen-4n3d-ky-co-ganh-da-dia',
  code: 'TR017',
  title: 'Quy Nhơn – Phú Yên 4N3Đ: Kỳ Co, Gành Đá Đĩa, Mũi Điện',
  nameAlias: [
    'Tour Quy Nhơn',
    'Tour Phú Yên',
    'Quy Nhơn Phú Yên 4N3Đ',
    'Bình Định',
    'Kỳ Co Eo Gió',
    'Tuy Hòa',
  ],
  summary:
    'Đi một chiều dọc biển: bay đến Phù Cát, bay về từ Tuy Hòa. Kỳ Co, Eo Gió, đầm Ô Loan, Gành Đá Đĩa và bình minh Mũi Điện.',
  content: `## Đến một nơi, về một nơi

Đoạn bờ biển từ Nhơn Lý xuống Đại Lãnh dài chừng hai trăm cây số, đi rồi quay lại thì phí. Chuyến này bắt đầu ở sân bay Phù Cát và kết thúc ở Tuy Hòa, mỗi ngày dịch xuống phía nam một chặng.

Hai đêm đầu ở Quy Nhơn, khách sạn nằm trên đường biển An Dương Vương. Bạn ra Kỳ Co bằng ca nô, nước chuyển từ xanh lá sang xanh thẫm chỉ trong vài mét. Eo Gió đi bộ trên lối đá men vách, gió thổi ù tai đúng như tên gọi. Chiều muộn có Tháp Đôi Chăm nằm giữa phố, tối ăn bánh xèo tôm nhảy và bún chả cá.

## Xuống đất Phú Yên

Ngày ba, xe vượt đèo Cù Mông, dừng bên vịnh Xuân Đài rồi tới Gành Đá Đĩa, bãi đá bazan xếp lớp như tổ ong. Trưa ăn sò huyết đầm Ô Loan.

## Bình minh sớm

Sáng cuối dậy từ bốn giờ để kịp ra ngọn hải đăng Mũi Điện, một trong những nơi đón mặt trời sớm nhất trên đất liền. Đường leo chừng bốn mươi phút. Ai muốn ngủ thêm cứ ở lại khách sạn, tám giờ cả đoàn gặp nhau ăn sáng.`,
  highlights: [
    'Hành trình một chiều Phù Cát – Tuy Hòa',
    'Ca nô ra Kỳ Co, đi bộ men vách Eo Gió',
    'Gành Đá Đĩa và sò huyết đầm Ô Loan',
    'Bình minh ở hải đăng Mũi Điện, không bắt buộc',
  ],
  inclusions: [
    'Xe 16 chỗ suốt tuyến, đón Phù Cát, tiễn Tuy Hòa',
    'Hai đêm Quy Nhơn, một đêm Tuy Hòa, khách sạn 4 sao gần biển',
    'Ba bữa sáng, bốn bữa trưa, ba bữa tối',
    'Ca nô Kỳ Co, vé Eo Gió, Gành Đá Đĩa, Mũi Điện',
    guide,
    insurance(70_000_000),
  ],
  exclusions: ['Vé máy bay hai chặng', singleRoom, personalCosts, tips],
  notes: [
    'Đẹp nhất từ tháng 3 đến tháng 8; từ tháng 10 đến tháng 12 ca nô hay ngừng, đoàn đi Kỳ Co bằng đường bộ.',
    'Chuẩn bị đèn pin đeo trán cho buổi leo hải đăng.',
  ],
  provinces: ['gia-lai', 'dak-lak'],
  places: [
    'ky-co',
    'eo-gio',
    'thap-doi',
    'bai-bien-quy-nhon',
    'ganh-da-dia',
    'vinh-xuan-dai',
    'mui-dien',
    'bai-xep',
  ],
  location: { lat: 13.866, lng: 109.297, address: 'Bãi Kỳ Co, phường Quy Nhơn Đông, Gia Lai' },
  terms: {
    theme: ['bien-dao', 'chup-anh', 'am-thuc'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
  },
  supplier: 'ganh-nang',
  popularity: 580,
  faqs: [
    {
      question: 'Tôi muốn bay khứ hồi ở Phù Cát thì sao?',
      answer: 'Xe đưa bạn ngược từ Tuy Hòa ra Phù Cát mất khoảng ba tiếng, phụ thu 350.000 đồng mỗi khách.',
    },
    {
      question: 'Leo hải đăng có khó không?',
      answer: 'Đường bê tông và bậc đá, dài hơn một cây số, dốc vừa. Trẻ trên 8 tuổi theo được.',
    },
  ],
  details: {
    days: 4,
    nights: 3,
    tourType: 'ghép đoàn',
    departureFrom: 'Quy Nhơn',
    transport: ['Xe 16 chỗ', 'Ca nô'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 15,
    departureWeekdays: [3, 5],
    departureTime: '11:30',
    pickups: [
      { place: 'Sân bay Phù Cát', time: '11:00', feeVnd: 0 },
      { place: 'Ga Diêu Trì', time: '11:30', feeVnd: 0 },
      { place: 'Khách sạn trong phố Quy Nhơn', time: '12:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 1_500_000,
    depositPercent: 30,
    hotelStandard: 'Khách sạn 4 sao gần biển ở Quy Nhơn và Tuy Hòa',
    insuranceMaxVnd: 70_000_000,
  },
  units: [
    standardSeat({
      quantity: 15,
      baseVnd: 5_490_000,
      summary: 'Đoàn nhỏ sẵn, phòng đôi hướng biển một phần.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Đặt sớm cho mùa hè', 7, '2026-11-01', '2027-04-30')],
  itinerary: [
    {
      day: 1,
      title: 'Phù Cát – Quy Nhơn',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:00', text: 'Đón sân bay, ăn trưa bún chả cá ở trung tâm.' },
        { time: '14:00', text: 'Nhận phòng, tắm biển.' },
        { time: '16:00', text: 'Tháp Đôi và mộ Hàn Mặc Tử ở Ghềnh Ráng.' },
        { time: '18:30', text: 'Bánh xèo tôm nhảy, nem chợ Huyện.' },
      ],
      overnight: 'Khách sạn 4 sao, Quy Nhơn',
    },
    {
      day: 2,
      title: 'Kỳ Co – Eo Gió',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Xe qua cầu Thị Nại sang Nhơn Lý.' },
        { time: '09:15', text: 'Ca nô ra Kỳ Co, tắm biển và lặn nông ở Bãi Dứa.' },
        { time: '12:00', text: 'Ăn trưa ở làng chài Nhơn Lý.' },
        { time: '14:30', text: 'Đi bộ lối đá Eo Gió, ngắm tịnh xá trên đồi.' },
        { time: '18:30', text: 'Ăn tối gần quảng trường.' },
      ],
      overnight: 'Khách sạn 4 sao, Quy Nhơn',
    },
    {
      day: 3,
      title: 'Xuân Đài – Gành Đá Đĩa – Tuy Hòa',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Qua đèo Cù Mông, dừng uống nước dừa Sông Cầu.' },
        { time: '10:30', text: 'Gành Đá Đĩa, nên xuống khi triều thấp.' },
        { time: '12:30', text: 'Sò huyết và ghẹ bên đầm Ô Loan.' },
        { time: '15:30', text: 'Bãi Xép, đồi cỏ và hàng dương.' },
        { time: '18:30', text: 'Cơm gà Tuy Hòa, lên Tháp Nhạn sáng đèn.' },
      ],
      overnight: 'Khách sạn 4 sao, Tuy Hòa',
    },
    {
      day: 4,
      title: 'Mũi Điện – sân bay Tuy Hòa',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '04:00', text: 'Xe đưa nhóm đi bình minh tới chân Mũi Điện, leo lên hải đăng.' },
        { time: '08:00', text: 'Về khách sạn ăn sáng, trả phòng.' },
        { time: '11:00', text: 'Mắt cá ngừ đại dương tiềm thuốc bắc, bữa trưa chia tay.' },
        { time: '12:30', text: 'Tiễn khách ở sân bay Tuy Hòa.' },
      ],
    },
  ],
  scenes: {
    hero: ['voyage/lighthouse/golden', 'voyage/lighthouse', 'beach/headland'],
    gallery: [
      'beach/cove',
      'heritage/cham-hill',
      'hotel-room/deluxe-sea',
      'restaurant/seaside',
      'voyage/lighthouse',
      'road/coast-pass',
    ],
  },
};
