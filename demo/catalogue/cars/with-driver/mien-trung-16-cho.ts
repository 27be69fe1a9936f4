import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays, hirePlans } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { childSeat } from '../usual-extras.ts';

export const mienTrung16Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-16-cho-co-tai-xe-da-nang-hue',
  code: 'XE011',
  title: 'Thuê xe 16 chỗ có tài xế: Đà Nẵng, Hội An, Huế theo ngày',
  nameAlias: ['Thuê xe 16 chỗ Đà Nẵng', 'Xe Đà Nẵng theo ngày', 'Xe đi Mỹ Sơn', 'Xe Huế Đà Nẵng có tài xế'],
  summary:
    'Một xe mười sáu chỗ đi theo nhóm suốt các ngày miền Trung: Mỹ Sơn sáng sớm, Hải Vân buổi chiều, Huế hôm sau.',
  content: `## Xe ở lại với nhóm

Đi ba thành phố trong bốn ngày, phiền nhất là mỗi sáng gọi một xe mới. Thuê theo ngày, vali nằm luôn trên xe, áo ướt phơi ở hàng cuối, lái xe nhớ tên từng đứa trẻ. Sáng đi Mỹ Sơn từ sáu giờ để tránh nắng, trưa về Hội An ăn cao lầu, chiều tắm An Bàng.

## Đèo hay hầm

Nhóm lên Huế được chọn. Đi đèo Hải Vân lâu hơn nhưng dừng được ở Hải Vân Quan và nhìn xuống vịnh Lăng Cô. Đi hầm nhanh, hợp ngày mưa. Hai đường cùng giá, vì phí hầm nhà xe đã trả.

## Chặng một chiều

Bắt đầu ở Đà Nẵng và kết thúc ở Huế, hoặc ngược lại, thì ngày cuối cộng phí xe về rỗng 600.000 đồng. Khoản này chọn trong mục dịch vụ thêm để hiện ngay trên hóa đơn.`,
  highlights: [
    'Vali để luôn trên xe suốt chuyến',
    'Chọn đèo Hải Vân hoặc hầm, không đổi giá',
    'Đi Mỹ Sơn trước giờ các đoàn lớn tới',
    'Giảm khi thuê từ ba ngày',
  ],
  inclusions: ['Lái xe theo đoàn', 'Dầu cho 200 km mỗi ngày, phí hầm và bãi', 'Ô che mưa cho mười lăm người'],
  exclusions: [
    'Vé Mỹ Sơn, Đại Nội, Bà Nà',
    'Phòng nghỉ cho lái xe ngoài Đà Nẵng',
    'Phí xe về rỗng khi đi một chiều',
  ],
  notes: [
    'Ngày mưa lớn tháng 10 và 11, lái xe có quyền đổi đèo sang hầm.',
    'Xe dừng ở rìa phố cổ Hội An, đi bộ vào khoảng 400 m.',
  ],
  provinces: ['da-nang', 'hue'],
  places: ['pho-co-hoi-an', 'thanh-dia-my-son', 'vinh-lang-co', 'dai-noi-hue'],
  location: { lat: 16.061, lng: 108.227, address: 'Phường Hải Châu, Đà Nẵng' },
  supplier: 'vo-lang-em',
  popularity: 560,
  faqs: [
    {
      question: 'Ba ngày liền có bắt buộc cùng một lái xe không?',
      answer:
        'Thường là một người. Nếu tổng giờ lái vượt mức luật cho phép, nhà xe đổi lái giữa chừng và báo trước.',
    },
    {
      question: 'Nhóm tám người thuê xe 16 chỗ có lãng phí không?',
      answer:
        'Tám người mang vali lớn thì vừa đẹp. Nếu hành lý gọn, xe bảy chỗ cộng một taxi cũng ngang giá.',
    },
  ],
  details: chauffeuredCar({
    seats: 16,
    model: 'Minibus trần cao',
    modelYear: 2023,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 8,
    fleet: fleetCodes('mien-trung-16', 4),
    turnaroundMinutes: 60,
    nightPercent: 25,
    includedKm: 200,
    overKmVnd: 10_000,
    overtimeVnd: 150_000,
    insurance: 'Bảo hiểm hành khách đi đường dài, tối đa 50 triệu đồng mỗi người mỗi vụ.',
    fuelPolicy: 'Nhà xe đổ đầy trước khi đón; bạn không phải trả tiền dầu trong mức cây số.',
    extras: [
      childSeat(80_000, 'day'),
      { code: 've-rong', label: 'Kết thúc ở thành phố khác, xe về rỗng', priceVnd: 600_000, per: 'booking' },
    ],
  }),
  units: hireDays({ guests: 15, cars: 4 }, [
    {
      code: 'da-nang-hoi-an',
      title: 'Quanh Đà Nẵng và Hội An',
      summary: 'Sơn Trà, Ngũ Hành Sơn, Bà Nà, phố cổ, An Bàng.',
      hours: 10,
      baseVnd: 1_800_000,
    },
    {
      code: 'my-son-hue',
      title: 'Ngày đi xa: Mỹ Sơn hoặc Huế',
      summary: 'Thêm hai giờ cho đường dài, mức cây số không đổi.',
      hours: 12,
      baseVnd: 2_250_000,
    },
  ]),
  ratePlans: hirePlans,
  priceRules: [
    ...roadHolidays(45, 25),
    { kind: 'season', label: 'Cao điểm hè miền Trung', from: '06-01', to: '08-15', percent: 10 },
    { kind: 'long-stay', label: 'Giữ xe từ ba ngày', nights: 3, percent: -10 },
  ],
  scenes: {
    hero: ['road/mountain-van/dawn', 'road/mountain-van'],
    gallery: [
      'road/coast-pass',
      'old-town/street',
      'beach/headland',
      'theatre/gate',
      'old-town/quay',
      'beach/cove',
    ],
  },
};
