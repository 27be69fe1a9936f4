import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const sanBayPhuQuoc: DemoProduct = {
  kind: 'car',
  slug: 'xe-7-cho-san-bay-phu-quoc',
  code: 'XE004',
  title: 'Xe 7 chỗ sân bay Phú Quốc: Dương Đông, Bãi Trường, Bắc Đảo, An Thới',
  nameAlias: [
    'Xe sân bay Phú Quốc',
    'PQC',
    'Taxi Phú Quốc',
    'Xe Phú Quốc Grand World',
    'Xe đi An Thới',
    'Đưa đón Phú Quốc',
  ],
  summary:
    'Xe gầm cao bảy chỗ, lái xe người đảo, bốn tuyến phủ hết các khu nghỉ từ mũi Gành Dầu xuống cảng An Thới.',
  content: `## Bốn hướng từ một sân bay

Sân bay nằm giữa đảo, lệch về phía tây nam. Lên bắc là Grand World và bãi Dài, ba mươi lăm cây số. Sang phía tây là dải Bãi Trường với hàng chục khu nghỉ. Xuống nam là An Thới, nơi có ga cáp Hòn Thơm và bến ca nô bốn đảo. Chợ đêm thì ở Dương Đông. Bạn xem khách sạn thuộc hướng nào rồi chọn tuyến.

## Lái xe dặn gì

Lái xe đều sống trên đảo. Anh nào cũng biết quán bún quậy mở sớm, đoạn đường đang đào và hôm nay bãi nào nhiều sứa. Hỏi thì anh nói, không hỏi thì xe yên tĩnh.

## Mang theo thùng nước mắm

Chiều ra sân bay, nước mắm phải đóng thùng xốp dán kín theo quy định hãng bay. Lái xe ghé giúp một cơ sở trên đường nếu bạn báo trước; dừng mười lăm phút không tính tiền.`,
  highlights: [
    'Có giá sẵn cho cả bắc đảo lẫn nam đảo',
    'Ghé mua nước mắm mười lăm phút trên đường ra sân bay',
    'Ghế trẻ em gắn sẵn, đặt kèm trong đơn',
    'Sáu khách với hai vali lớn, hoặc bốn khách với bốn vali',
  ],
  inclusions: ['Xe riêng, không ghép', 'Phí đỗ ở nhà ga', 'Chờ một giờ sau khi máy bay đáp'],
  exclusions: ['Vé cáp treo và vé vào các khu vui chơi', 'Vòng qua nhiều khách sạn'],
  notes: [
    'Mỗi tuyến đi được cả hai chiều với giá đã ghi.',
    'Bắc Đảo tính đến Grand World, Bãi Dài và Gành Dầu; Rạch Vẹm phụ thu 100.000 đồng.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc', 'grand-world-phu-quoc', 'sun-world-hon-thom'],
  location: { lat: 10.17, lng: 103.993, address: 'Sân bay quốc tế Phú Quốc, đặc khu Phú Quốc, An Giang' },
  supplier: 'lop-cat',
  special: true,
  popularity: 860,
  faqs: [
    {
      question: 'Khách sạn của tôi trên đường Trần Hưng Đạo thì chọn tuyến nào?',
      answer: 'Từ số nhà nhỏ đến khoảng ngã ba Cửa Lấp là Dương Đông; xa hơn về nam, chọn Bãi Trường.',
    },
    {
      question: 'Xe có đưa ra bến tàu cao tốc Bãi Vòng không?',
      answer: 'Có, cùng giá tuyến Dương Đông. Bạn ghi điểm trả là Bãi Vòng và giờ tàu.',
    },
    {
      question: 'Đến lúc nửa đêm giá tăng bao nhiêu?',
      answer: 'Giờ đón từ 22:00 đến 05:00 cộng 20%, hiện sẵn trong giá trước khi bạn trả tiền.',
    },
  ],
  details: transferCar({
    seats: 7,
    model: 'SUV gầm cao',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'dầu',
    luggage: 2,
    fleet: fleetCodes('phu-quoc', 5),
    turnaroundMinutes: 30,
    nightPercent: 20,
    overtimeVnd: 80_000,
    insurance: 'Bảo hiểm tai nạn cho từng ghế, tối đa 30 triệu đồng, có hiệu lực từ lúc lên xe.',
    extras: [childSeat(60_000), nameBoard(), waitingHour(80_000)],
  }),
  units: transferRoutes({ guests: 6, cars: 5 }, [
    {
      code: 'duong-dong',
      title: 'Sân bay Phú Quốc – Dương Đông',
      summary: 'Khu chợ đêm, Dinh Cậu và đầu đường Trần Hưng Đạo.',
      from: 'Sân bay Phú Quốc',
      to: 'Dương Đông',
      km: 10,
      minutes: 18,
      baseVnd: 200_000,
    },
    {
      code: 'bai-truong',
      title: 'Sân bay Phú Quốc – Bãi Trường',
      summary: 'Các khu nghỉ dọc bờ tây, từ Cửa Lấp trở về phía nam.',
      from: 'Sân bay Phú Quốc',
      to: 'Bãi Trường',
      km: 9,
      minutes: 15,
      baseVnd: 190_000,
    },
    {
      code: 'bac-dao',
      title: 'Sân bay Phú Quốc – Bắc Đảo',
      summary: 'Grand World, Bãi Dài, Gành Dầu.',
      from: 'Sân bay Phú Quốc',
      to: 'Bắc Đảo, Grand World',
      km: 35,
      minutes: 48,
      baseVnd: 480_000,
    },
    {
      code: 'an-thoi',
      title: 'Sân bay Phú Quốc – An Thới',
      summary: 'Ga cáp Hòn Thơm, Bãi Kem, bến ca nô.',
      from: 'Sân bay Phú Quốc',
      to: 'An Thới',
      km: 18,
      minutes: 25,
      baseVnd: 290_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: [
    ...roadHolidays(50, 25),
    { kind: 'season', label: 'Mùa khô đông khách trên đảo', from: '12-15', to: '03-31', percent: 10 },
  ],
  scenes: {
    hero: ['road/airport/dusk', 'road/airport'],
    gallery: [
      'beach/grove',
      'road/coast-pass',
      'pool/infinity-sea',
      'beach/pair',
      'island-sea/sandbar',
      'market/night-stalls',
    ],
  },
};
