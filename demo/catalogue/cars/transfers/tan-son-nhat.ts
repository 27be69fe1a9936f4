import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const tanSonNhat: DemoProduct = {
  kind: 'car',
  slug: 'xe-4-cho-san-bay-tan-son-nhat',
  code: 'XE002',
  title: 'Xe 4 chỗ sân bay Tân Sơn Nhất: trung tâm, Vũng Tàu, Hồ Tràm, Mũi Né',
  nameAlias: ['Xe Tân Sơn Nhất', 'Taxi sân bay Sài Gòn', 'SGN', 'TSN', 'Xe Sài Gòn Vũng Tàu', 'Xe đi Mũi Né'],
  summary:
    'Sedan cốp rộng cho một đến bốn khách, đón ở làn xe hợp đồng, không phải xếp hàng taxi giờ cao điểm.',
  content: `## Ra khỏi ga lúc đông

Chiều Chủ nhật, hàng chờ taxi ở Tân Sơn Nhất có khi dài nửa tiếng. Xe đặt trước đậu trong nhà xe, lái xe canh lúc băng chuyền trả hành lý mới đánh xe ra làn hợp đồng, nên bạn chỉ đứng ngoài nắng vài phút. Tin nhắn hẹn ghi rõ làn, số cột và màu áo lái xe.

## Tám cây số, hai kiểu thời gian

Về chợ Bến Thành chỉ tám cây số. Trước bảy giờ sáng đi hai mươi phút; khoảng năm giờ chiều qua Nam Kỳ Khởi Nghĩa có khi mất bốn mươi lăm phút. Giá không đổi theo kẹt xe.

## Xuống biển thẳng từ máy bay

Vũng Tàu và Hồ Tràm đi cao tốc Long Thành, Mũi Né đi tiếp Dầu Giây – Phan Thiết. Lái xe hỏi trước bạn muốn dừng ăn ở đâu. Cốp sedan để được hai vali lớn và hai túi xách; nhóm bốn người đi dài ngày nên gửi bớt đồ hoặc lấy xe bảy chỗ.`,
  highlights: [
    'Không xếp hàng taxi, không cộng tiền vì kẹt xe',
    'Xe sedan êm, cách âm tốt cho chuyến đêm',
    'Đi biển ngay sau khi hạ cánh',
  ],
  inclusions: ['Trọn xe bốn khách', 'Phí cao tốc và phí đỗ ở sân bay', 'Khăn lạnh, nước suối'],
  exclusions: ['Phà và vé vào khu du lịch', 'Chờ ở điểm dừng riêng quá 20 phút'],
  notes: [
    'Chiều về sân bay cùng giá, chọn tuyến rồi đảo điểm đón và điểm trả.',
    'Nhà ga T3 đón khách một số chuyến trong nước; bạn ghi đúng số hiệu để lái xe tới đúng ga.',
  ],
  provinces: ['ho-chi-minh', 'lam-dong'],
  places: ['cho-ben-thanh', 'bai-sau-vung-tau', 'bai-bien-ho-tram', 'mui-ne'],
  location: {
    lat: 10.819,
    lng: 106.652,
    address: 'Sân bay quốc tế Tân Sơn Nhất, phường Tân Sơn Nhất, Thành phố Hồ Chí Minh',
  },
  supplier: 'den-duong-khuya',
  popularity: 790,
  faqs: [
    {
      question: 'Tôi đến nhà ga T3 thì lái xe có biết không?',
      answer: 'Có. Số hiệu chuyến bay cho biết nhà ga; nếu hãng đổi ga, lái xe gọi cho bạn sau khi hạ cánh.',
    },
    {
      question: 'Đi Vũng Tàu ghé Bà Rịa đón thêm người được không?',
      answer:
        'Được nếu điểm đó nằm trên đường và xe còn ghế. Lệch trên 5 km, lái xe báo giá thêm trước khi đi.',
    },
  ],
  details: transferCar({
    seats: 4,
    model: 'Sedan cốp rộng',
    modelYear: 2025,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('tan-son-nhat', 6),
    turnaroundMinutes: 45,
    nightPercent: 20,
    overtimeVnd: 70_000,
    insurance: 'Mỗi hành khách được bảo hiểm tai nạn tối đa 30 triệu đồng trong suốt chuyến đi.',
    extras: [childSeat(60_000), nameBoard(), waitingHour(70_000)],
  }),
  units: transferRoutes({ guests: 4, cars: 6 }, [
    {
      code: 'ben-thanh',
      title: 'Tân Sơn Nhất – trung tâm thành phố',
      summary: 'Khu chợ Bến Thành, Nguyễn Huệ, Bùi Viện và các phố lân cận.',
      from: 'Sân bay Tân Sơn Nhất',
      to: 'Chợ Bến Thành',
      km: 8,
      minutes: 35,
      baseVnd: 250_000,
    },
    {
      code: 'vung-tau',
      title: 'Tân Sơn Nhất – Vũng Tàu',
      summary: 'Trả tại Bãi Sau, Bãi Trước hoặc bến tàu đi Côn Đảo.',
      from: 'Sân bay Tân Sơn Nhất',
      to: 'Vũng Tàu',
      km: 100,
      minutes: 125,
      baseVnd: 1_150_000,
    },
    {
      code: 'ho-tram',
      title: 'Tân Sơn Nhất – Hồ Tràm',
      summary: 'Vào tận sảnh khu nghỉ trên đường ven biển.',
      from: 'Sân bay Tân Sơn Nhất',
      to: 'Hồ Tràm',
      km: 120,
      minutes: 140,
      baseVnd: 1_350_000,
    },
    {
      code: 'mui-ne',
      title: 'Tân Sơn Nhất – Mũi Né',
      summary: 'Cao tốc suốt đến Phan Thiết, nghỉ một lần ở Long Khánh.',
      from: 'Sân bay Tân Sơn Nhất',
      to: 'Mũi Né',
      km: 200,
      minutes: 175,
      baseVnd: 2_000_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(40, 20),
  scenes: {
    hero: ['road/airport/night', 'road/airport'],
    gallery: [
      'road/city-bridge',
      'night-city/rooftop',
      'beach/parasol',
      'road/coast-pass',
      'night-city/cable-bridge',
      'beach/boats',
    ],
  },
};
