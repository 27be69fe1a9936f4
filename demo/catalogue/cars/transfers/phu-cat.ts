import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const sanBayPhuCat: DemoProduct = {
  kind: 'car',
  slug: 'xe-29-cho-san-bay-phu-cat',
  code: 'XE008',
  title: 'Xe 29 chỗ đón đoàn ở sân bay Phù Cát: Quy Nhơn, Nhơn Lý, Phú Yên',
  nameAlias: ['Xe sân bay Phù Cát', 'UIH', 'Xe đoàn Quy Nhơn', 'Xe Quy Nhơn Phú Yên', 'Xe 29 chỗ Quy Nhơn'],
  summary:
    'Xe khách cỡ trung cho đoàn 15 đến 28 người, hầm hành lý dưới sàn, đi Quy Nhơn, làng chài Nhơn Lý hoặc vào Phú Yên.',
  content: `## Đoàn bay chung, đi chung

Phù Cát là sân bay nhỏ, hai mươi phút sau khi đáp là cả đoàn đã ra sân. Xe đậu ngay bãi trước nhà ga. Phụ xe xếp vali vào hầm, phát thẻ số để lúc xuống không lấy nhầm. Trưởng đoàn ngồi ghế đầu, có micro để điểm danh và dặn lịch.

## Đường vào phố biển

Ba mươi hai cây số theo quốc lộ, qua Tháp Bánh Ít nhìn thấy từ cửa kính bên trái. Khoảng bốn mươi phút là tới An Dương Vương. Tuyến Nhơn Lý rẽ qua cầu Thị Nại, một trong những cây cầu vượt đầm dài nhất nước, rồi chạy giữa đồi cát Phương Mai.

## Thẳng xuống Phú Yên

Nhiều đoàn chọn bay đến Phù Cát, bay về từ Tuy Hòa. Xe chạy qua đèo Cù Mông, nghỉ ở Sông Cầu uống nước dừa, đến Gành Đá Đĩa trước giờ nắng gắt nếu chuyến bay đáp sáng.`,
  highlights: [
    'Hầm hành lý riêng, có thẻ gửi vali',
    'Micro và loa cho trưởng đoàn',
    'Phụ xe đi cùng suốt chặng',
    'Đường qua cầu Thị Nại và đồi cát Phương Mai',
  ],
  inclusions: ['Xe 29 chỗ, lái xe và một phụ xe', 'Phí cầu đường', 'Mỗi khách một chai nước'],
  exclusions: ['Hướng dẫn viên', 'Vé thắng cảnh dọc đường'],
  notes: [
    'Xe không vào được hẻm nhỏ hơn năm mét; đoàn ở homestay nên hẹn điểm xuống ngoài đường lớn.',
    'Lượt tiễn ra Phù Cát tính giá như lượt đón.',
  ],
  provinces: ['gia-lai', 'dak-lak'],
  places: ['bai-bien-quy-nhon', 'eo-gio', 'ky-co', 'ganh-da-dia'],
  location: { lat: 13.955, lng: 109.042, address: 'Sân bay Phù Cát, Gia Lai' },
  supplier: 'gio-phuong-mai',
  popularity: 430,
  faqs: [
    {
      question: 'Đoàn đúng 29 người thì ngồi được không?',
      answer:
        'Xe đăng ký 29 chỗ tính cả lái xe, nên nhận tối đa 28 khách. Dư một người, bạn đặt thêm xe nhỏ.',
    },
    {
      question: 'Có xuất hóa đơn cho công ty không?',
      answer: 'Có. Bạn điền mã số thuế và tên công ty khi đặt, hóa đơn gửi qua email sau chuyến đi.',
    },
  ],
  details: transferCar({
    seats: 29,
    model: 'Xe khách cỡ trung, hầm hành lý',
    modelYear: 2022,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 24,
    fleet: fleetCodes('phu-cat', 2),
    turnaroundMinutes: 60,
    nightPercent: 20,
    overtimeVnd: 150_000,
    insurance: 'Hành khách có tên trong danh sách đoàn được bảo hiểm tối đa 50 triệu đồng.',
    extras: [childSeat(50_000), nameBoard(80_000), waitingHour(150_000)],
  }),
  units: transferRoutes({ guests: 28, cars: 2 }, [
    {
      code: 'quy-nhon',
      title: 'Phù Cát – trung tâm Quy Nhơn',
      summary: 'Khách sạn dọc An Dương Vương, Xuân Diệu, Nguyễn Tất Thành.',
      from: 'Sân bay Phù Cát',
      to: 'Trung tâm Quy Nhơn',
      km: 32,
      minutes: 40,
      baseVnd: 1_150_000,
    },
    {
      code: 'nhon-ly',
      title: 'Phù Cát – Nhơn Lý, Eo Gió',
      summary: 'Qua đầm Thị Nại tới bến ca nô Kỳ Co hoặc khu nghỉ.',
      from: 'Sân bay Phù Cát',
      to: 'Nhơn Lý, Eo Gió',
      km: 40,
      minutes: 50,
      baseVnd: 1_400_000,
    },
    {
      code: 'ganh-da-dia',
      title: 'Phù Cát – Gành Đá Đĩa',
      summary: 'Vượt đèo Cù Mông, nghỉ ở Sông Cầu, trả tại bãi đá hoặc Tuy An.',
      from: 'Sân bay Phù Cát',
      to: 'Gành Đá Đĩa',
      km: 110,
      minutes: 150,
      baseVnd: 3_000_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(35, 20),
  scenes: {
    hero: ['road/coast-pass/golden', 'road/coast-pass'],
    gallery: [
      'road/airport',
      'beach/headland',
      'beach/cove',
      'road/mountain-van',
      'pier/wake',
      'beach/boats',
    ],
  },
};
