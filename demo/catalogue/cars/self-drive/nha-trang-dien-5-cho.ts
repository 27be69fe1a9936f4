import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { rentalPlans, rentals, selfDriveCar } from '../self-drive.ts';
import { childSeat } from '../usual-extras.ts';

export const nhaTrangDien5Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-dien-tu-lai-5-cho-nha-trang',
  code: 'XE016',
  title: 'Thuê xe điện tự lái 5 chỗ ở Nha Trang',
  nameAlias: ['Xe điện tự lái', 'Thuê ô tô điện Nha Trang', 'Xe tự lái 5 chỗ', 'Thuê xe tự lái Cam Ranh'],
  summary:
    'Crossover điện năm chỗ, pin đi được khoảng 300 km, giao tận sân bay Cam Ranh, có thẻ sạc kèm theo.',
  content: `## Một lần sạc đủ một vòng

Từ Nha Trang xuống Vĩnh Hy rồi quay về là gần hai trăm cây số, xe còn dư phần ba pin. Bảng đồng hồ đổi quãng đường còn lại theo cách bạn chạy; mở điều hòa hết cỡ giữa trưa thì trừ chừng một phần mười.

## Sạc ở đâu

Trong hộc xe có thẻ sạc và bản đồ giấy mười một trạm: bốn trong phố, hai ở Bãi Dài, còn lại dọc quốc lộ 1. Sạc nhanh ba mươi phút lên tám mươi phần trăm. Nhiều khách sạn có cột sạc chậm, cắm lúc đi ngủ là sáng đầy.

## Người chưa lái xe điện

Nhân viên ngồi cạnh mười phút đầu. Chân ga nhạy, thả ra xe tự ghì lại, nên đổ đèo rất nhẹ. Chỉ cần nhớ hai điều: đừng rửa khoang sạc bằng vòi áp lực, và trả xe khi pin trên hai mươi phần trăm.`,
  highlights: [
    'Quãng đường khoảng 300 km mỗi lần sạc đầy',
    'Thẻ sạc để sẵn, trả tiền điện theo hóa đơn',
    'Nhận xe ngay ngoài ga đến Cam Ranh',
  ],
  inclusions: [
    'Pin đầy lúc giao',
    'Thẻ sạc và dây sạc chậm',
    'Quãng đường 250 km mỗi ngày',
    'Hướng dẫn lái mười phút',
  ],
  exclusions: ['Tiền điện ở trạm sạc', 'Phí chiếm cột sạc sau khi đầy', 'Phạt vi phạm giao thông'],
  notes: [
    'Không chạy xe vào bãi cát; mắc lún không nằm trong cứu hộ miễn phí.',
    'Bằng lái số sàn hay số tự động đều lái được.',
  ],
  provinces: ['khanh-hoa'],
  places: ['bai-bien-nha-trang', 'bai-dai-cam-ranh', 'vinh-vinh-hy'],
  location: { lat: 12.2451, lng: 109.1943, address: '92 Lê Hồng Phong, phường Nam Nha Trang, Khánh Hòa' },
  supplier: 'cung-duong-cat',
  popularity: 450,
  faqs: [
    {
      question: 'Hết pin giữa đường thì làm sao?',
      answer:
        'Gọi số trên chìa khóa, xe cứu hộ kéo tới trạm gần nhất. Lần đầu miễn phí, lần hai 500.000 đồng.',
    },
    {
      question: 'Đi Đà Lạt bằng xe này được không?',
      answer: 'Được nếu sạc đầy trước đèo Khánh Lê. Lên dốc tốn gấp rưỡi, ở Đà Lạt có trạm để sạc lại.',
    },
    {
      question: 'Cọc bằng thẻ tín dụng được không?',
      answer: 'Hiện nhận chuyển khoản hoặc tiền mặt, hoàn lại trong ngày sau khi kiểm tra xe.',
    },
  ],
  details: selfDriveCar({
    seats: 5,
    model: 'Crossover điện',
    modelYear: 2025,
    transmission: 'số tự động',
    fuel: 'điện',
    luggage: 2,
    fleet: fleetCodes('nha-trang-dien', 6),
    turnaroundMinutes: 180,
    includedKm: 250,
    overKmVnd: 3_000,
    overtimeVnd: 90_000,
    depositVnd: 6_000_000,
    insurance: 'Vật chất xe và pin đều có bảo hiểm; mức khách chịu tối đa 1,5 triệu đồng một vụ.',
    fuelPolicy: 'Giao pin từ 95%, trả từ 20%. Thấp hơn thu 100.000 đồng công sạc.',
    furtherPapers: ['Số điện thoại đăng ký ứng dụng mở khóa xe'],
    extras: [
      childSeat(60_000, 'day'),
      { code: 'giao-cam-ranh', label: 'Giao xe ở sân bay Cam Ranh', priceVnd: 200_000, per: 'booking' },
      { code: 'nhan-cam-ranh', label: 'Nhận lại xe ở sân bay Cam Ranh', priceVnd: 200_000, per: 'booking' },
    ],
  }),
  units: rentals({ seats: 5, cars: 6 }, [
    {
      code: 'theo-ngay',
      title: 'Theo ngày, 24 giờ',
      summary: 'Tính từ giờ nhận đến cùng giờ hôm sau.',
      baseVnd: 900_000,
    },
    {
      code: 'kem-bao-hiem',
      title: 'Theo ngày kèm bảo hiểm mở rộng',
      summary: 'Gồm lốp, gầm và kính, khách không chịu phần đầu.',
      baseVnd: 1_050_000,
    },
  ]),
  ratePlans: rentalPlans,
  priceRules: [
    ...roadHolidays(45, 25),
    { kind: 'season', label: 'Hè biển Nha Trang', from: '06-01', to: '08-15', percent: 12 },
    { kind: 'long-stay', label: 'Thuê từ năm ngày', nights: 5, percent: -15 },
  ],
  scenes: {
    hero: ['road/coast-pass/noon', 'road/coast-pass'],
    gallery: [
      'beach/parasol',
      'beach/headland',
      'road/city-bridge',
      'pier/harbour',
      'beach/pair',
      'beach/grove',
    ],
  },
};
