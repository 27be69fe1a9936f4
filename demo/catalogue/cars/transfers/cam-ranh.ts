import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const sanBayCamRanh: DemoProduct = {
  kind: 'car',
  slug: 'xe-4-cho-san-bay-cam-ranh',
  code: 'XE005',
  title: 'Xe 4 chỗ sân bay Cam Ranh: Nha Trang, Bãi Dài, Đà Lạt',
  nameAlias: ['Xe Cam Ranh Nha Trang', 'CXR', 'Taxi Cam Ranh', 'Xe Cam Ranh Đà Lạt', 'Đưa đón Nha Trang'],
  summary:
    'Đón ở Cam Ranh, men đường biển vào Nha Trang, ghé sát cửa các khu nghỉ Bãi Dài hoặc leo đèo Khánh Lê lên Đà Lạt.',
  content: `## Ba mươi lăm cây số cạnh biển

Đại lộ Nguyễn Tất Thành từ sân bay vào Nha Trang có đoạn chạy trên sườn núi Cù Hin, bên dưới là vịnh. Ngồi ghế phải sẽ thấy trọn. Xe đi bốn mươi phút đến đầu đường Trần Phú, thêm vài phút nếu khách sạn ở phía bắc, gần Hòn Chồng.

## Bãi Dài gần hơn bạn nghĩ

Nhiều người đặt nhầm tuyến Nha Trang rồi tiếc tiền. Các khu nghỉ Bãi Dài chỉ cách nhà ga khoảng mười hai cây số, nên có giá riêng, rẻ hơn gần một nửa.

## Lên Đà Lạt trong ngày

Tuyến đèo Khánh Lê dài 135 cây số, chừng ba tiếng. Nửa sau là ba mươi cây số dốc liên tục giữa rừng, hay có mù từ ba giờ chiều. Lái xe không nhận đón sau 15:00 vào mùa mưa cho tuyến này; bạn nên chọn chuyến bay đáp trước giờ trưa.`,
  highlights: [
    'Giá riêng cho các khu nghỉ Bãi Dài',
    'Lái xe chuyên đèo cho chặng lên Đà Lạt',
    'Sedan đời mới, ghế da, hai vali lớn trong cốp',
  ],
  inclusions: [
    'Xe chạy một mình nhóm bạn',
    'Phí đường và phí vào ga',
    'Túi nôn và dầu gió cho người say đèo',
  ],
  exclusions: ['Ăn trưa ở đèo', 'Vé cáp treo hay tàu ra đảo'],
  notes: [
    'Tuyến Đà Lạt từ tháng 9 đến tháng 12 chỉ đón trước 15:00 vì sương và mưa lở.',
    'Hai chiều cùng giá trên mọi tuyến.',
  ],
  provinces: ['khanh-hoa', 'lam-dong'],
  places: ['bai-bien-nha-trang', 'bai-dai-cam-ranh', 'ho-xuan-huong'],
  location: { lat: 11.998, lng: 109.219, address: 'Sân bay quốc tế Cam Ranh, Khánh Hòa' },
  supplier: 'cung-duong-cat',
  popularity: 690,
  faqs: [
    {
      question: 'Đèo Khánh Lê có hay bị chặn không?',
      answer:
        'Vài ngày mỗi mùa mưa. Khi đường đóng, bạn đổi ngày hoặc nhận lại toàn bộ tiền, kể cả khi báo trong ngày.',
    },
    {
      question: 'Có đón ở ga tàu Nha Trang đưa ra sân bay không?',
      answer: 'Có, giá tuyến Nha Trang. Bạn ghi điểm đón là ga và giờ tàu đến.',
    },
  ],
  details: transferCar({
    seats: 4,
    model: 'Sedan ghế da',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('cam-ranh', 5),
    turnaroundMinutes: 45,
    nightPercent: 25,
    overtimeVnd: 70_000,
    insurance: 'Khách trên xe được bảo hiểm tai nạn đến 40 triệu đồng một người.',
    extras: [childSeat(60_000), nameBoard(), waitingHour(70_000)],
  }),
  units: transferRoutes({ guests: 4, cars: 5 }, [
    {
      code: 'nha-trang',
      title: 'Cam Ranh – trung tâm Nha Trang',
      summary: 'Trần Phú, Hùng Vương, Tháp Bà và ga tàu.',
      from: 'Sân bay Cam Ranh',
      to: 'Trung tâm Nha Trang',
      km: 35,
      minutes: 43,
      baseVnd: 310_000,
    },
    {
      code: 'bai-dai',
      title: 'Cam Ranh – Bãi Dài',
      summary: 'Các khu nghỉ dọc Nguyễn Tất Thành, trước núi Cù Hin.',
      from: 'Sân bay Cam Ranh',
      to: 'Bãi Dài',
      km: 12,
      minutes: 15,
      baseVnd: 180_000,
    },
    {
      code: 'da-lat',
      title: 'Cam Ranh – Đà Lạt',
      summary: 'Theo đèo Khánh Lê, nghỉ một lần ở Khánh Vĩnh.',
      from: 'Sân bay Cam Ranh',
      to: 'Đà Lạt',
      km: 135,
      minutes: 185,
      baseVnd: 1_500_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(45, 20),
  scenes: {
    hero: ['road/coast-pass/dawn', 'road/coast-pass'],
    gallery: [
      'road/airport',
      'beach/parasol',
      'pine-hills/ridges',
      'beach/grove',
      'road/mountain-van',
      'pool/infinity-sea',
    ],
  },
};
