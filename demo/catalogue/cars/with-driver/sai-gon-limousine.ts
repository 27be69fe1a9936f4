import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays, hirePlans } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';

export const saiGonLimousine: DemoProduct = {
  kind: 'car',
  slug: 'thue-limousine-9-cho-co-tai-xe-sai-gon',
  code: 'XE010',
  title: 'Thuê limousine 9 chỗ có tài xế ở Thành phố Hồ Chí Minh',
  nameAlias: [
    'Thuê limousine Sài Gòn',
    'Limousine 9 chỗ',
    'Xe limousine đi Vũng Tàu',
    'Xe đi Tây Ninh',
    'Xe đi Củ Chi',
  ],
  summary:
    'Chín ghế thương gia, rèm và bàn gập, dành cho gia đình lớn hoặc nhóm công tác đi Củ Chi, Tây Ninh, Vũng Tàu.',
  content: `## Làm việc được trên xe

Ghế đặt thành ba hàng, hai hàng đầu có bàn gập và ổ điện 220 V. Xe phát Wi-Fi từ sim dữ liệu, đủ cho vài máy họp trực tuyến khi ra khỏi hầm Thủ Thiêm. Kính cách nhiệt, rèm kéo kín, tiếng máy nhỏ. Nhiều nhóm công tác dùng một tiếng rưỡi đi Vũng Tàu như một phòng họp.

## Gia đình thì khác

Trẻ em thích nhất màn hình trần và đèn sao. Ông bà thích ghế ngả và bậc lên thấp. Cốp sau để được một xe lăn gập cùng bốn vali. Đi Tây Ninh lên núi Bà Đen, lái xe đón bạn ở đúng cổng ga cáp thay vì bãi xa một cây số.

## Tính tiền rõ từ đầu

Giá ngày đã có dầu, cao tốc, bến bãi. Vượt 200 km mới cộng thêm từng cây số. Lái xe nghỉ trưa ăn riêng, bạn không phải mời.`,
  highlights: [
    'Ổ điện 220 V, bàn gập và Wi-Fi trên xe',
    'Cốp vừa xe lăn gập',
    'Ghế ngả, rèm kín cho chuyến đi sớm',
  ],
  inclusions: ['Lái xe mặc đồng phục', 'Dầu, cao tốc, bãi đỗ', 'Nước, khăn ướt, báo ngày'],
  exclusions: ['Vé cáp treo Bà Đen, vé địa đạo', 'Dọn xe khi ăn hải sản, sầu riêng trên xe: 500.000 đồng'],
  notes: [
    'Cửa ngõ phía đông kẹt từ 16:30 đến 18:30; bạn nên hẹn xe ngoài khung giờ này.',
    'Chó mèo đi cùng phải ở trong lồng.',
  ],
  provinces: ['ho-chi-minh', 'tay-ninh'],
  places: ['pho-di-bo-nguyen-hue', 'dia-dao-cu-chi', 'bai-sau-vung-tau', 'nui-ba-den'],
  location: { lat: 10.774, lng: 106.703, address: 'Phường Sài Gòn, Thành phố Hồ Chí Minh' },
  supplier: 'den-duong-khuya',
  popularity: 540,
  faqs: [
    {
      question: 'Xe nhận chín khách người lớn thật chứ?',
      answer: 'Thật. Chín ghế khách không tính ghế lái và ghế phụ, ai cũng có dây an toàn riêng.',
    },
    {
      question: 'Có hát karaoke trên xe được không?',
      answer: 'Có loa và micro. Sau 22:00, lái xe xin tắt khi qua khu dân cư.',
    },
  ],
  details: chauffeuredCar({
    seats: 9,
    model: 'Limousine ghế thương gia',
    modelYear: 2025,
    transmission: 'số tự động',
    fuel: 'dầu',
    luggage: 4,
    fleet: fleetCodes('sai-gon-9', 4),
    turnaroundMinutes: 60,
    nightPercent: 25,
    includedKm: 200,
    overKmVnd: 12_000,
    overtimeVnd: 200_000,
    insurance: 'Chín ghế khách đều có bảo hiểm tai nạn, tối đa 50 triệu đồng một người.',
    fuelPolicy: 'Dầu tính sẵn cho 200 km mỗi ngày, phần vượt trả theo cây số.',
    extras: [
      { code: 'trai-cay', label: 'Đĩa trái cây và bánh ngọt trên xe', priceVnd: 250_000, per: 'unit' },
      { code: 'huong-dan-vien', label: 'Hướng dẫn viên tiếng Việt theo xe', priceVnd: 900_000, per: 'day' },
    ],
  }),
  units: hireDays({ guests: 9, cars: 4 }, [
    {
      code: 'trong-ngay',
      title: 'Một ngày trong bán kính 80 km',
      summary: 'Củ Chi, Mỹ Tho, Long Thành hoặc vòng thành phố.',
      hours: 10,
      baseVnd: 2_500_000,
    },
    {
      code: 'bien-va-nui',
      title: 'Vũng Tàu, Hồ Tràm hoặc Tây Ninh trong ngày',
      summary: 'Đi sớm về tối, mười hai giờ để không phải vội.',
      hours: 12,
      baseVnd: 2_950_000,
    },
  ]),
  ratePlans: hirePlans,
  priceRules: [
    ...roadHolidays(45, 25),
    { kind: 'weekday', label: 'Ngày thứ Bảy, Chủ nhật', weekdays: [6, 7], percent: 8 },
  ],
  scenes: {
    hero: ['road/city-bridge/night', 'road/city-bridge', 'old-quarter/van'],
    gallery: [
      'road/airport',
      'night-city/rooftop',
      'waterfall/trail',
      'beach/parasol',
      'cable-park/ridges',
      'night-city/cable-bridge',
    ],
  },
};
