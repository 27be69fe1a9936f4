import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays, hirePlans } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { childSeat } from '../usual-extras.ts';

export const haGiang7Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-7-cho-co-tai-xe-ha-giang',
  code: 'XE014',
  title: 'Thuê xe 7 chỗ hai cầu có tài xế đi cao nguyên Đồng Văn',
  nameAlias: [
    'Thuê xe Hà Giang',
    'Xe Hà Giang có tài xế',
    'Xe đi Đồng Văn',
    'Xe đi Mã Pì Lèng',
    'Hà Giang loop ô tô',
  ],
  summary:
    'Xe hai cầu và lái xe người Hà Giang, xuất phát từ phố cũ, đi Quản Bạ, Yên Minh, Đồng Văn, Mèo Vạc theo ngày.',
  content: `## Đèo có người lái quen

Vòng cao nguyên dài hơn ba trăm cây số, hầu như không có đoạn thẳng. Người tự lái hay bỏ lỡ cảnh vì mắt dán vào cua. Lái xe ở đây đi Mã Pì Lèng vài trăm lượt mỗi năm, biết chỗ nào tránh được xe tải, chỗ nào đứng nhìn Nho Quế mà không vướng ai.

## Ba ngày là vừa

Ngày đầu lên Quản Bạ, Yên Minh, ngủ Đồng Văn. Ngày hai Lũng Cú, dinh họ Vương, qua đèo sang Mèo Vạc. Ngày ba Du Già rồi về phố. Thuê hai ngày vẫn được nhưng bạn sẽ ngồi xe nhiều hơn đi bộ. Bạn chọn ngày đầu và ngày cuối trong một đơn, cả chuyến đi cùng một xe.

## Trời xấu

Tháng bảy, tám có sạt lở. Khi đường đóng, lái xe đổi hướng qua Bắc Mê hoặc Hoàng Su Phì; nếu bạn không muốn đổi, ngày chưa đi được hoàn tiền.`,
  highlights: [
    'Lái xe sinh ra ở vùng cao, biết tiếng địa phương',
    'Xe hai cầu, lốp gai, kiểm tra phanh mỗi chuyến',
    'Một xe, một lái cho cả hành trình',
    'Dừng chụp ảnh không giới hạn số lần',
  ],
  inclusions: [
    'Lái xe, dầu và phí đường',
    'Phòng và bữa ăn của lái xe trên đường',
    'Áo mưa, ủng cao su mượn',
  ],
  exclusions: ['Phòng nghỉ, bữa ăn của bạn', 'Thuyền hẻm Tu Sản, vé dinh thự', 'Xe điện lên cột cờ'],
  notes: [
    'Xe không đi đêm trên đèo: đến nơi ngủ trước 18:30.',
    'Khách nước ngoài cần giấy phép vào vùng biên, nhà xe làm giúp trong buổi sáng đầu.',
  ],
  provinces: ['tuyen-quang'],
  places: ['cao-nguyen-da-dong-van', 'deo-ma-pi-leng', 'cot-co-lung-cu', 'nui-doi-quan-ba'],
  location: { lat: 22.823, lng: 104.984, address: 'Phường Hà Giang 1, Tuyên Quang' },
  supplier: 'chan-deo',
  popularity: 590,
  faqs: [
    {
      question: 'Say xe nặng có nên đi không?',
      answer: 'Nên ngồi ghế trước và uống thuốc trước một giờ. Lái xe nghỉ mỗi 45 phút nếu bạn cần.',
    },
    {
      question: 'Lái xe có làm hướng dẫn luôn không?',
      answer: 'Anh kể chuyện vùng đất và gọi món giúp, nhưng không vào điểm cùng bạn như hướng dẫn viên.',
    },
  ],
  details: chauffeuredCar({
    seats: 7,
    model: 'SUV hai cầu gầm cao',
    modelYear: 2023,
    transmission: 'số tự động',
    fuel: 'dầu',
    luggage: 3,
    fleet: fleetCodes('ha-giang-7', 4),
    turnaroundMinutes: 90,
    nightPercent: 0,
    includedKm: 160,
    overKmVnd: 9_000,
    overtimeVnd: 120_000,
    insurance: 'Bảo hiểm tai nạn khi đi đường đèo, tối đa 50 triệu đồng mỗi người trên xe.',
    fuelPolicy: 'Đã gồm dầu cho 160 km một ngày, đủ cho mọi chặng của vòng cao nguyên.',
    extras: [
      childSeat(80_000, 'day'),
      {
        code: 'don-ha-noi',
        label: 'Đón và trả ở Hà Nội thay vì Hà Giang',
        priceVnd: 2_800_000,
        per: 'booking',
      },
    ],
  }),
  units: hireDays({ guests: 6, cars: 4 }, [
    {
      code: 'cao-nguyen',
      title: 'Một ngày trên cao nguyên đá',
      summary: 'Quản Bạ, Đồng Văn, Mèo Vạc, Du Già; chọn ba ngày để đi hết vòng.',
      hours: 10,
      baseVnd: 1_700_000,
    },
    {
      code: 'hoang-su-phi',
      title: 'Một ngày đi Hoàng Su Phì',
      summary: 'Đường nhỏ và dốc hơn, đẹp nhất tháng chín khi lúa vàng.',
      hours: 11,
      baseVnd: 1_950_000,
    },
  ]),
  ratePlans: hirePlans,
  priceRules: [
    ...roadHolidays(45, 30),
    { kind: 'season', label: 'Mùa hoa tam giác mạch', from: '10-15', to: '11-30', percent: 12 },
    { kind: 'long-stay', label: 'Đi từ ba ngày liền', nights: 3, percent: -7 },
  ],
  scenes: {
    hero: ['road/rice-fields/mist', 'road/rice-fields'],
    gallery: [
      'road/mountain-van',
      'waterfall/canyon',
      'rice-terraces/houses',
      'market/flowers',
      'motorbike/pass',
      'rice-terraces/ridge',
    ],
  },
};
