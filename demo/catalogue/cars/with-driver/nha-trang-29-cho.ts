import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays, hirePlans } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';

export const nhaTrang29Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-29-cho-co-tai-xe-nha-trang',
  code: 'XE012',
  title: 'Thuê xe 29 chỗ có tài xế ở Nha Trang cho đoàn',
  nameAlias: [
    'Thuê xe 29 chỗ Nha Trang',
    'Xe đoàn Nha Trang',
    'Xe đi Vĩnh Hy',
    'Xe đi Bình Ba',
    'Xe 29 chỗ Khánh Hòa',
  ],
  summary:
    'Xe đoàn đời 2023, điều hòa hai giàn, đi bến tàu đảo, vịnh Vĩnh Hy, tháp Pô Klong Garai, có phụ xe lo hành lý.',
  content: `## Đoàn đi đảo, xe đi bờ

Nhóm lớp, hội hưu trí hay công ty ra Nha Trang thường có hai kiểu ngày. Ngày đi đảo, xe chỉ đưa ra bến sớm và đón lại lúc bốn giờ chiều: chọn gói sáu giờ là đủ. Ngày đi đường bộ, gói mười giờ cho phép vào tận Vĩnh Hy, ăn hải sản bên bè rồi ghé vườn nho Thái An.

## Đường ven núi Chúa

Tỉnh lộ 702 chạy giữa biển và vườn quốc gia, hẹp nhưng thoáng. Xe ba mươi chỗ trở xuống mới nên đi. Lái xe dừng ở ba điểm chụp ảnh an toàn, không dừng giữa cua. Nên rời Nha Trang trước bảy giờ.

## Chuyện nhỏ mà đoàn hay hỏi

Tủ lạnh nhỏ cạnh ghế lái, loa và micro không dây, rèm hai lớp. Cửa xe rộng, bậc đầu cao hai mươi lăm phân; phụ xe đỡ tay từng người lớn tuổi.`,
  highlights: [
    'Gói sáu giờ rẻ hơn cho ngày đi đảo',
    'Đường ven biển núi Chúa, dừng chụp ảnh đúng chỗ',
    'Phụ xe đỡ khách và xếp đồ',
  ],
  inclusions: [
    'Lái xe và phụ xe',
    'Dầu trong mức 200 km',
    'Phí bãi đỗ ở bến tàu',
    'Nước bình 20 lít trên xe',
  ],
  exclusions: ['Tàu, ca nô, vé đảo', 'Ăn nghỉ của lái xe khi qua đêm'],
  notes: [
    'Bến Cầu Đá thu phí xe vào theo lượt; đoàn chỉ trả từ lượt thứ ba.',
    'Danh sách đoàn gửi trước một ngày để nhà xe mua bảo hiểm.',
  ],
  provinces: ['khanh-hoa'],
  places: ['bai-bien-nha-trang', 'vinh-vinh-hy', 'thap-po-klong-garai', 'dao-binh-ba'],
  location: { lat: 12.24, lng: 109.196, address: 'Phường Nha Trang, Khánh Hòa' },
  supplier: 'cung-duong-cat',
  popularity: 380,
  faqs: [
    {
      question: 'Xe có vào được hầm chung cư, khách sạn để đón không?',
      answer: 'Không, xe cao 2,8 m. Điểm đón là mép đường trước sảnh hoặc góc phố gần nhất.',
    },
    {
      question: 'Nếu biển động không đi đảo thì đổi gói sáu giờ sang mười giờ được không?',
      answer: 'Được nếu báo trước 18:00 tối hôm trước và xe còn trống; bạn trả phần chênh hai gói.',
    },
  ],
  details: chauffeuredCar({
    seats: 29,
    model: 'Xe khách cỡ trung',
    modelYear: 2023,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 20,
    fleet: fleetCodes('nha-trang-29', 3),
    turnaroundMinutes: 90,
    nightPercent: 20,
    includedKm: 200,
    overKmVnd: 14_000,
    overtimeVnd: 200_000,
    insurance: 'Bảo hiểm theo danh sách đoàn, tối đa 60 triệu đồng một khách.',
    fuelPolicy: 'Giá gồm dầu cho 200 km; chênh giá nhiên liệu do nhà xe chịu.',
    extras: [
      { code: 'bang-ten', label: 'Băng tên đoàn dán hông xe', priceVnd: 300_000, per: 'unit' },
      { code: 'nuoc-da', label: 'Thùng nước và đá cho cả đoàn', priceVnd: 180_000, per: 'day' },
    ],
  }),
  units: hireDays({ guests: 28, cars: 3 }, [
    {
      code: 'sau-gio',
      title: 'Ngày đi đảo, 6 giờ',
      summary: 'Đưa ra bến, chờ ở bãi, đón về khách sạn.',
      hours: 6,
      baseVnd: 1_900_000,
    },
    {
      code: 'muoi-gio',
      title: 'Ngày đường bộ, 10 giờ',
      summary: 'Vĩnh Hy, Ninh Hải hoặc phía bắc tới Dốc Lết, Vạn Ninh.',
      hours: 10,
      baseVnd: 2_700_000,
    },
  ]),
  ratePlans: hirePlans,
  priceRules: [
    ...roadHolidays(40, 25),
    { kind: 'season', label: 'Mùa hè đoàn đông', from: '05-20', to: '08-20', percent: 10 },
  ],
  scenes: {
    hero: ['journey/minibus/golden', 'journey/minibus'],
    gallery: [
      'road/coast-pass',
      'beach/pair',
      'pier/harbour',
      'beach/headland',
      'road/airport',
      'island-sea/reef',
    ],
  },
};
