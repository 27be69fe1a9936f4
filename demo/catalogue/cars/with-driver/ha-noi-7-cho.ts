import type { DemoProduct } from '../../demo-product.ts';
import { chauffeuredCar, hireDays, hirePlans } from '../day-hire.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { childSeat } from '../usual-extras.ts';

export const haNoi7Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-7-cho-co-tai-xe-ha-noi',
  code: 'XE009',
  title: 'Thuê xe 7 chỗ có tài xế ở Hà Nội, đi trong ngày',
  nameAlias: [
    'Thuê xe Hà Nội',
    'Xe đi Ninh Bình',
    'Xe đi chùa Hương',
    'Xe 7 chỗ Hà Nội',
    'Thuê xe đi Tam Đảo',
  ],
  summary:
    'Xe đón từ bảy giờ sáng, đi Ninh Bình, chùa Hương, Ba Vì hoặc vòng nội đô, mười giờ và 150 km đã gồm trong giá.',
  content: `## Một ngày tự xếp lịch

Tour ghép gọi bạn dậy lúc sáu giờ và cho đúng bốn mươi phút ở mỗi nơi. Thuê xe thì khác: thấy Hang Múa đông, bạn bảo lái xe vòng qua Tam Cốc trước. Lái xe biết giờ nào bãi đỗ còn chỗ, quán cơm cháy nào có phòng riêng cho trẻ ngủ trưa.

## Đi được những đâu trong 150 km

Ninh Bình đi về gần hai trăm cây số, tức vượt chừng năm mươi. Chùa Hương, Ba Vì, Bát Tràng, Đường Lâm nằm gọn trong mức. Tam Đảo và đền Hùng gần chạm ngưỡng. Cây số đọc trên đồng hồ lúc đón và lúc trả, bạn chụp ảnh lại cho yên tâm.

## Giờ giấc

Mười giờ tính từ điểm đón đầu tiên. Lái xe nghỉ ăn trưa bốn mươi lăm phút lúc bạn đang tham quan. Về muộn, mỗi giờ thêm tính theo bảng, không làm tròn lên nửa ngày.`,
  highlights: [
    'Tự đổi thứ tự điểm đến trong ngày',
    'Mười giờ, 150 km, không tính tiền ăn của lái xe',
    'Xe đón tại nhà hoặc khách sạn trong vành đai 3',
    'Lái xe thuộc đường vùng đồng bằng Bắc Bộ',
  ],
  inclusions: [
    'Lái xe, nhiên liệu, cầu đường, bến bãi',
    'Bữa trưa của lái xe',
    'Nước suối hai chai mỗi khách',
  ],
  exclusions: [
    'Vé tham quan, đò, xe điện',
    'Chỗ nghỉ của lái xe nếu qua đêm',
    'Phần vượt giờ và vượt cây số',
  ],
  notes: [
    'Đón ngoài vành đai 3 tính từ lúc xe rời bãi.',
    'Từ mùng 6 tháng Giêng đến hết tháng 3 âm lịch, đường vào chùa Hương tắc; nên đi trước 5:30.',
  ],
  provinces: ['ha-noi', 'ninh-binh'],
  places: ['ho-hoan-kiem', 'chua-huong', 'vuon-quoc-gia-ba-vi', 'quan-the-danh-thang-trang-an'],
  location: { lat: 21.0287, lng: 105.8523, address: 'Phường Hoàn Kiếm, Hà Nội' },
  supplier: 'tay-lai-som',
  special: true,
  popularity: 600,
  faqs: [
    {
      question: 'Đi Ninh Bình rồi về Nội Bài có được không?',
      answer: 'Được. Chọn gói đi tỉnh, ghi điểm trả là sân bay. Phần vượt 150 km trả theo đồng hồ.',
    },
    {
      question: 'Tôi thuê hai ngày liền thì lái xe ngủ ở đâu?',
      answer:
        'Bạn lo phòng cho lái xe hoặc trả 350.000 đồng một đêm. Xe nằm cùng chỗ, sáng hôm sau đón đúng giờ.',
    },
  ],
  details: chauffeuredCar({
    seats: 7,
    model: 'MPV khoang rộng',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('ha-noi-7', 5),
    turnaroundMinutes: 60,
    nightPercent: 20,
    includedKm: 150,
    overKmVnd: 8_000,
    overtimeVnd: 100_000,
    insurance: 'Bảo hiểm tai nạn hành khách, tối đa 40 triệu đồng cho mỗi ghế.',
    fuelPolicy: 'Xăng và mọi trạm thu phí do nhà xe trả trong phạm vi 150 km mỗi ngày.',
    extras: [
      childSeat(80_000, 'day'),
      { code: 'thung-da', label: 'Thùng đá kèm 12 chai nước', priceVnd: 100_000, per: 'day' },
    ],
  }),
  units: hireDays({ guests: 6, cars: 5 }, [
    {
      code: 'noi-do',
      title: 'Vòng nội đô và ngoại thành',
      summary: 'Lăng Bác, Văn Miếu, Bát Tràng, hồ Tây; đổi điểm lúc nào cũng được.',
      hours: 10,
      baseVnd: 1_250_000,
    },
    {
      code: 'di-tinh',
      title: 'Đi tỉnh, về trong ngày',
      summary: 'Ninh Bình, Tam Đảo, đền Hùng, chùa Hương.',
      hours: 10,
      baseVnd: 1_550_000,
    },
    {
      code: 'ngay-dai',
      title: 'Ngày dài 13 giờ',
      summary: 'Cho chuyến cưới hỏi, lễ hội hoặc đi hai tỉnh.',
      hours: 13,
      baseVnd: 1_900_000,
    },
  ]),
  ratePlans: hirePlans,
  priceRules: [
    ...roadHolidays(50, 25),
    { kind: 'long-stay', label: 'Thuê từ ba ngày liền', nights: 3, percent: -8 },
  ],
  scenes: {
    hero: ['road/rice-fields/golden', 'road/rice-fields'],
    gallery: [
      'karst-river/valley',
      'road/mountain-van',
      'old-quarter/flower-bikes',
      'road/airport',
      'karst-river/lotus',
      'night-city/promenade',
    ],
  },
};
