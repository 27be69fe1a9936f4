import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { rentalPlans, rentals, selfDriveCar } from '../self-drive.ts';
import { childSeat } from '../usual-extras.ts';

export const haNoi5Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-tu-lai-5-cho-ha-noi',
  code: 'XE017',
  title: 'Thuê xe tự lái 5 chỗ ở Hà Nội',
  nameAlias: ['Thuê ô tô tự lái Hà Nội', 'Xe tự lái Hà Nội', 'Thuê xe tự lái đi Mộc Châu', 'Sedan tự lái'],
  summary:
    'Sedan năm chỗ có thẻ thu phí không dừng, camera hành trình, nhận ở Láng hoặc giao tận nhà trong nội thành.',
  content: `## Xe cho chuyến về quê và cuối tuần

Nhiều nhà ở Hà Nội không nuôi ô tô, chỉ cần vài lần một năm: về quê ăn giỗ, đưa con đi Mộc Châu, Tết chở đào. Bãi xe nằm trong ngõ Nguyễn Chí Thanh, có chỗ gửi xe máy miễn phí trong những ngày bạn thuê.

## Thẻ thu phí và phạt nguội

Xe dán sẵn thẻ không dừng. Phí cao tốc trừ vào tài khoản của cửa hàng, lúc trả xe bạn thanh toán theo bảng kê từng trạm. Camera trước và sau ghi liên tục; có va quệt, đoạn hình này giúp bạn nói chuyện với bảo hiểm.

## Tết nên hẹn sớm

Từ 23 tháng Chạp trở đi bãi gần như hết xe. Giá những ngày này cao hơn, hiện rõ từng ngày khi đặt. Cửa hàng nghỉ chiều 30 và mùng 1, chìa khóa để trong hộp mã số.`,
  highlights: [
    'Thẻ không dừng, bảng kê từng trạm',
    'Camera hành trình trước sau',
    'Gửi xe máy miễn phí tại bãi',
  ],
  inclusions: ['Mức 300 km mỗi ngày', 'Bảo hiểm vật chất', 'Trợ giúp đường dây nóng cả đêm'],
  exclusions: ['Xăng, phí cao tốc', 'Giao xe ngoài vành đai 3', 'Vệ sinh nội thất khi chở vật nuôi'],
  notes: [
    'Người chưa đủ 21 tuổi hoặc bằng dưới một năm cần thêm người bảo lãnh.',
    'Không cho thuê lại, không đưa xe qua biên giới.',
  ],
  provinces: ['ha-noi'],
  places: ['ho-tay', 'van-mieu-quoc-tu-giam'],
  location: { lat: 21.0196, lng: 105.8099, address: '23 ngõ 97 Nguyễn Chí Thanh, phường Láng, Hà Nội' },
  supplier: 'tay-lai-som',
  popularity: 520,
  faqs: [
    {
      question: 'Đi vượt 300 km một ngày thì sao?',
      answer: 'Mức tính gộp cho cả đợt thuê: ba ngày là 900 km. Phần vượt 3.500 đồng một cây số.',
    },
    {
      question: 'Thêm một người lái nữa có mất phí không?',
      answer: 'Không. Người đó gửi giấy phép lái xe trước khi nhận, tên ghi vào hợp đồng.',
    },
  ],
  details: selfDriveCar({
    seats: 5,
    model: 'Sedan hạng B',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('ha-noi-5', 6),
    turnaroundMinutes: 120,
    includedKm: 300,
    overKmVnd: 3_500,
    overtimeVnd: 90_000,
    depositVnd: 7_000_000,
    insurance: 'Bảo hiểm thân vỏ với mức miễn thường 1 triệu đồng, tai nạn người ngồi trên xe 10 triệu.',
    fuelPolicy: 'Giao đầy bình, trả đầy bình; cửa hàng chỉ trạm xăng cách bãi 400 m.',
    furtherPapers: ['Giấy tờ người bảo lãnh nếu bằng lái dưới một năm'],
    extras: [
      childSeat(60_000, 'day'),
      {
        code: 'giao-noi-thanh',
        label: 'Giao xe tận nhà trong vành đai 3',
        priceVnd: 150_000,
        per: 'booking',
      },
      { code: 'gia-noc', label: 'Giá nóc chở đồ dài', priceVnd: 100_000, per: 'day' },
    ],
  }),
  units: rentals({ seats: 5, cars: 6 }, [
    {
      code: 'pho-thong',
      title: 'Thuê ngày phổ thông',
      summary: 'Xe đời 2023–2024, nhận tại bãi Láng.',
      baseVnd: 850_000,
    },
    {
      code: 'mien-thuong',
      title: 'Thuê ngày kèm gói miễn thường',
      summary: 'Xước sơn, vỡ gương không phải chịu phần đầu.',
      baseVnd: 990_000,
    },
  ]),
  ratePlans: rentalPlans,
  priceRules: [
    ...roadHolidays(50, 30),
    { kind: 'weekday', label: 'Thứ Sáu đến Chủ nhật', weekdays: [5, 6, 7], percent: 12 },
    { kind: 'long-stay', label: 'Thuê từ bảy ngày', nights: 7, percent: -20 },
  ],
  scenes: {
    hero: ['road/city-bridge/golden', 'road/city-bridge'],
    gallery: [
      'road/rice-fields',
      'old-quarter/flower-bikes',
      'road/mountain-van',
      'night-city/promenade',
      'theatre/gate',
      'road/airport',
    ],
  },
};
