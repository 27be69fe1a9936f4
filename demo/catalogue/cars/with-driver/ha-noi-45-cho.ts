import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';

export const haNoi45Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-45-cho-co-tai-xe-ha-noi',
  code: 'XE013',
  title: 'Thuê xe 45 chỗ có tài xế từ Hà Nội cho đoàn lớn',
  nameAlias: [
    'Thuê xe 45 chỗ',
    'Xe đoàn Hà Nội',
    'Xe công ty đi Hạ Long',
    'Xe học sinh tham quan',
    'Xe đi Sầm Sơn',
  ],
  summary:
    'Xe khách ghế ngồi, hầm đồ cao, hai lái thay nhau, nhận đoàn 30–44 người; nhà xe xác nhận trong hai giờ.',
  content: `## Vì sao phải chờ xác nhận

Xe bốn mươi lăm chỗ không nằm sẵn ở bãi như xe con. Nhà xe cần xem lịch hai lái, phù hiệu chạy hợp đồng và đường vào nơi bạn đến có cấm xe lớn hay không. Bạn gửi yêu cầu, trong hai giờ có câu trả lời; đồng ý rồi mới trả tiền.

## Xe lớn đi đường nào

Nội đô Hà Nội cấm xe trên ba mươi chỗ vào giờ cao điểm ở nhiều phố. Điểm đón thường là cổng sân vận động, bãi Mỹ Đình, công viên Yên Sở. Trường học được đón tận cổng nếu xin phép trước. Đi Hạ Long, Sầm Sơn, Ninh Bình đều cao tốc, ba tiếng trở lại.

## Trên xe

Điều hòa riêng từng ghế, màn hình, micro, hầm hành lý sáu khoang. Phụ xe đếm người sau mỗi lần dừng. Đoàn học sinh có thêm một phụ xe nữ, không tính tiền.`,
  highlights: [
    'Hai lái thay nhau trên chặng dài',
    'Hầm sáu khoang cho đoàn mang loa, trại, quà',
    'Xin giấy phép vào phố cấm giúp đoàn',
    'Thêm phụ xe nữ cho đoàn học sinh',
  ],
  inclusions: [
    'Lái chính, lái phụ, phụ xe',
    'Dầu, cao tốc, bến bãi theo lịch trình đã duyệt',
    'Danh sách hành khách và hợp đồng vận chuyển',
  ],
  exclusions: [
    'Ăn nghỉ của tổ lái khi qua đêm',
    'Phí xin vào phố cấm do cơ quan thu',
    'Dọn xe khi đoàn ăn uống đổ vỡ',
  ],
  notes: [
    'Yêu cầu được trả lời trong 120 phút, từ 07:00 đến 21:00.',
    'Lịch trình gửi kèm tên và năm sinh của đoàn, muộn nhất hai ngày trước khi đi.',
  ],
  provinces: ['ha-noi', 'quang-ninh', 'thanh-hoa'],
  places: ['vinh-ha-long', 'bai-bien-sam-son'],
  location: { lat: 21.0205, lng: 105.7636, address: 'Phường Từ Liêm, Hà Nội' },
  supplier: 'tay-lai-som',
  popularity: 350,
  faqs: [
    {
      question: 'Đoàn 50 người thì làm thế nào?',
      answer:
        'Bạn gửi yêu cầu một xe 45 chỗ và đặt thêm một xe bảy chỗ; hai xe chạy cùng giờ, cùng điểm nghỉ.',
    },
    {
      question: 'Nhà xe từ chối thì tôi mất gì không?',
      answer: 'Không. Bạn chưa trả tiền ở bước này, và thường được gợi ý ngày hoặc điểm đón khác.',
    },
    {
      question: 'Xe chở đoàn tang lễ, cưới hỏi có nhận không?',
      answer: 'Có. Ghi rõ trong lời nhắn để nhà xe bố trí hoa, khăn hoặc giờ đón rạng sáng.',
    },
  ],
  details: chauffeuredCar({
    seats: 45,
    model: 'Xe khách hầm cao, ghế ngồi',
    modelYear: 2022,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 44,
    fleet: fleetCodes('ha-noi-45', 2),
    turnaroundMinutes: 120,
    nightPercent: 20,
    includedKm: 340,
    overKmVnd: 20_000,
    overtimeVnd: 300_000,
    insurance: 'Bảo hiểm hành khách theo danh sách, tối đa 70 triệu đồng một người một vụ.',
    fuelPolicy: 'Dầu trong 340 km mỗi ngày do nhà xe trả, phần đi thêm tính theo cây số.',
    extras: [
      { code: 'bang-ron', label: 'Băng rôn tên đoàn hai bên xe', priceVnd: 500_000, per: 'unit' },
      { code: 'huong-dan-vien', label: 'Hướng dẫn viên theo đoàn', priceVnd: 1_000_000, per: 'day' },
    ],
  }),
  units: hireDays({ guests: 44, cars: 2 }, [
    {
      code: 'trong-ngay',
      title: 'Đi về trong ngày',
      summary: 'Đền Hùng, Ninh Bình, Ba Vì, các khu trải nghiệm quanh Hà Nội.',
      hours: 10,
      baseVnd: 4_900_000,
    },
    {
      code: 'bien',
      title: 'Đi biển trong ngày dài',
      summary: 'Hạ Long, Sầm Sơn, Hải Tiến, xuất phát trước 6:00.',
      hours: 14,
      baseVnd: 6_400_000,
    },
  ]),
  ratePlans: [
    {
      code: 'theo-yeu-cau',
      title: 'Nhà xe xác nhận rồi mới trả tiền',
      cancellationPolicy: 'tieu-chuan',
      confirmation: 'request',
      answerMinutes: 120,
    },
  ],
  priceRules: [
    ...roadHolidays(40, 30),
    { kind: 'season', label: 'Mùa đoàn đi biển', from: '06-01', to: '08-10', percent: 15 },
  ],
  scenes: {
    hero: ['journey/coach/golden', 'journey/coach'],
    gallery: [
      'karst-bay/fleet',
      'beach/parasol',
      'road/city-bridge',
      'team-building/beach-games',
      'road/mountain-van',
      'karst-river/valley',
    ],
  },
};
