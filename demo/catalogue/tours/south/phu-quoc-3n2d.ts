import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const phuQuoc3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'phu-quoc-3n2d-dong-dao-nam-dao',
  code: 'TR019',
  title: 'Phú Quốc 3N2Đ: vườn tiêu, Bãi Sao và biển nam đảo',
  nameAlias: ['Tour Phú Quốc', 'Phú Quốc 3 ngày 2 đêm', 'PQ 3N2Đ', 'Đảo Ngọc'],
  summary:
    'Ở khách sạn 4 sao Bãi Trường, một ngày biển, một ngày làng nghề: nước mắm thùng gỗ, vườn tiêu, làng chài Hàm Ninh. Đón từ sân bay.',
  content: `## Biển một ngày, đảo một ngày

Nhiều người về từ Phú Quốc chỉ nhớ khu vui chơi. Chuyến này dành nửa thời gian cho những thứ người đảo sống cùng: tiêu, nước mắm, con ghẹ.

Buổi đầu sau khi nhận phòng, bạn đi một vòng Dương Đông: Dinh Cậu trên mỏm đá lúc mặt trời xuống, rồi chợ đêm với mùi mực nướng và đậu phộng rang hai chục vị. Khách sạn ở Bãi Trường, ra cát ba phút.

## Phía đông và phía nam

Ngày thứ hai ra biển bằng ca nô, lặn hai điểm ở quần đảo An Thới, ăn trưa trên đảo nhỏ. Chiều về ghé Bãi Sao, cát trắng và nông đến ngang hông cả trăm mét, trẻ chơi thoải mái.

Sáng cuối, xe vào một nhà thùng còn ủ cá cơm trong những thùng gỗ bời lời cao hơn đầu người, ủ mười hai tháng mới rút nước nhĩ. Tiếp đó là vườn tiêu ở Khu Tượng, bạn được nếm tiêu chín đỏ còn mọng. Bữa trưa ở Hàm Ninh, ngồi nhà sàn trên nước, ghẹ luộc chấm muối tiêu chanh.

## Lưu ý về bay

Đoàn đón chung lúc 13:00. Nếu hạ cánh sớm, bạn tự về khách sạn gửi hành lý và dùng hồ bơi trong lúc chờ phòng.`,
  highlights: [
    'Khách sạn 4 sao Bãi Trường, ba phút ra cát',
    'Ca nô lặn hai điểm và Bãi Sao trong cùng một ngày',
    'Nhà thùng nước mắm, vườn tiêu, làng chài Hàm Ninh',
    'Đón tiễn sân bay đã gồm',
  ],
  inclusions: [
    'Xe 29 chỗ và ca nô theo chương trình',
    'Hai đêm phòng đôi hướng vườn, kèm hồ bơi',
    'Hai bữa sáng, hai bữa trưa, một bữa tối',
    'Áo phao, kính lặn, vé tham quan',
    guide,
    insurance(70_000_000),
  ],
  exclusions: ['Vé máy bay', 'Bữa tối ngày đầu ở chợ đêm, bạn tự chọn quán', singleRoom, personalCosts, tips],
  notes: [
    'Nước mắm muốn mang lên máy bay phải đóng thùng và ký gửi, cơ sở đóng giúp.',
    'Từ tháng 7 đến tháng 9 mưa nhiều, chặng ca nô có thể đổi sang suối Tranh.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc', 'bai-sao'],
  location: { lat: 10.217, lng: 103.96, address: 'Bãi Trường, đặc khu Phú Quốc, An Giang' },
  terms: {
    theme: ['bien-dao', 'nghi-duong', 'am-thuc', 'tuan-trang-mat'],
    conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
  },
  supplier: 'ran-xanh',
  special: true,
  popularity: 840,
  faqs: [
    {
      question: 'Có thể thêm vé khu vui chơi bắc đảo không?',
      answer:
        'Có. Bạn ở thêm một đêm hoặc thay buổi sáng ngày ba; vé mua kèm được nhân viên báo giá trước khi đặt.',
    },
    {
      question: 'Tôi đến bằng tàu từ Rạch Giá thì đón ở đâu?',
      answer: 'Xe đón tại bến Bãi Vòng lúc 11:30, không phụ thu.',
    },
    {
      question: 'Trẻ em ngủ chung giường tính sao?',
      answer: 'Giá theo tuổi trên trang là suất ngủ chung. Thêm giường phụ 400.000 đồng mỗi đêm.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Phú Quốc',
    transport: ['Xe 29 chỗ', 'Ca nô'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 26,
    departureWeekdays: [2, 5, 7],
    departureTime: '13:00',
    pickups: [
      { place: 'Sân bay Phú Quốc', time: '13:00', feeVnd: 0 },
      { place: 'Bến tàu Bãi Vòng', time: '11:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 1_200_000,
    depositPercent: 30,
    hotelStandard: 'Khách sạn 4 sao ở Bãi Trường',
    insuranceMaxVnd: 70_000_000,
  },
  units: [
    standardSeat({ quantity: 26, baseVnd: 3_890_000, summary: 'Đoàn ghép, phòng hướng vườn.' }),
    smallGroupSeat({
      quantity: 8,
      baseVnd: 4_990_000,
      summary: 'Nhóm tám khách, phòng hướng biển, ca nô riêng.',
    }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi bay giữa tuần', 8, '2026-11-15', '2027-03-31')],
  itinerary: [
    {
      day: 1,
      title: 'Đón sân bay – Dương Đông',
      meals: [],
      items: [
        { time: '13:00', text: 'Đón đoàn, về Bãi Trường nhận phòng.' },
        { time: '16:30', text: 'Ngắm hoàng hôn ở Dinh Cậu.' },
        { time: '18:00', text: 'Chợ đêm Dương Đông, ăn tối tự do, xe đón về lúc 21:00.' },
      ],
      overnight: 'Khách sạn 4 sao Bãi Trường',
    },
    {
      day: 2,
      title: 'Biển nam đảo – Bãi Sao',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Ra cảng, ca nô tới vùng lặn ở An Thới.' },
        { time: '12:00', text: 'Cơm trưa trên đảo nhỏ.' },
        { time: '14:30', text: 'Tắm ở Bãi Sao, có ghế và nước ngọt.' },
        { time: '18:30', text: 'Ăn tối nướng trong vườn khách sạn.' },
      ],
      overnight: 'Khách sạn 4 sao Bãi Trường',
    },
    {
      day: 3,
      title: 'Nhà thùng – vườn tiêu – Hàm Ninh',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:30', text: 'Trả phòng, thăm nhà thùng nước mắm.' },
        { time: '10:00', text: 'Vườn tiêu Khu Tượng, nếm mật ong sim rừng.' },
        { time: '11:30', text: 'Bữa trưa ghẹ luộc ở Hàm Ninh.' },
        { time: '13:30', text: 'Đưa ra sân bay theo giờ bay chung của đoàn.' },
      ],
    },
  ],
  scenes: {
    hero: ['beach/hammock/noon', 'beach/hammock'],
    gallery: [
      'beach/pair',
      'hotel-room/deluxe-sea',
      'pool/infinity-sea',
      'restaurant/seaside',
      'island-sea/sandbar',
      'market/night-stalls',
    ],
  },
};
