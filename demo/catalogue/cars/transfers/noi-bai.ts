import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const noiBai: DemoProduct = {
  kind: 'car',
  slug: 'xe-7-cho-san-bay-noi-bai',
  code: 'XE001',
  title: 'Xe 7 chỗ sân bay Nội Bài: Hà Nội, Hạ Long, Ninh Bình, Sa Pa',
  nameAlias: [
    'Xe Nội Bài',
    'Taxi Nội Bài',
    'HAN',
    'Đưa đón Nội Bài',
    'Xe Nội Bài Hạ Long',
    'Xe Nội Bài Sa Pa',
  ],
  summary:
    'MPV 7 chỗ đón tại cột hẹn nhà ga T1 hoặc T2, chạy thẳng về phố cổ hay theo cao tốc đi tỉnh, giá chốt từ lúc đặt.',
  content: `## Gặp xe ở đâu

Nội Bài có hai nhà ga cách nhau gần một cây số. Bay trong nước bạn ra ở T1, bay quốc tế ra T2. Khi máy bay hạ cánh, lái xe nhắn số cột trên làn đón ở tầng 1 và biển số; bạn lấy hành lý xong mới cần gọi lại. Ai ngại tìm thì chọn thêm biển tên, lái xe đứng chờ ngay sau hàng rào cửa ra.

## Đường vào phố

Xe qua cầu Nhật Tân rồi xuống đê Âu Cơ, 28 cây số, thường bốn mươi lăm phút. Sáng thứ Hai và chiều thứ Sáu cộng thêm nửa tiếng. Khách sạn trong phố đi bộ cuối tuần không cho ô tô vào, lái xe trả bạn ở điểm gần nhất và phụ kéo vali.

## Đi tỉnh ngay từ sân bay

Hạ Long, Ninh Bình, Sa Pa đều có cao tốc nối gần như từ cổng sân bay, không phải vòng qua nội đô. Tuyến Sa Pa dừng nghỉ hai lần, lần dài ở trạm Km 57, đủ để ăn bát phở. Bốn người với bốn vali lớn là vừa; sáu người thì hành lý xách tay.`,
  highlights: [
    'Lái xe theo giờ hạ cánh thật của số hiệu chuyến bay',
    'Bốn tuyến, từ phố cổ đến chân dãy Hoàng Liên',
    'Chờ miễn phí 60 phút kể từ lúc hạ cánh',
    'Bốn vali 24 inch nằm gọn khi gập một ghế cuối',
  ],
  inclusions: [
    'Lái xe và xe riêng cho nhóm của bạn',
    'Phí cầu đường, cao tốc và phí vào sân bay',
    'Nước suối, sạc điện thoại trên xe',
  ],
  exclusions: ['Điểm dừng lệch khỏi tuyến quá 5 km', 'Bữa ăn dọc đường'],
  notes: [
    'Giá giống nhau cho chiều đón và chiều tiễn: bạn ghi điểm đón, điểm trả khi đặt.',
    'Chiều tiễn, hãy hẹn xe sớm hơn giờ bay nội địa ba tiếng nếu ở phố cổ.',
  ],
  provinces: ['ha-noi'],
  places: ['ho-hoan-kiem', 'pho-co-ha-noi'],
  location: { lat: 21.221, lng: 105.807, address: 'Sân bay quốc tế Nội Bài, xã Nội Bài, Hà Nội' },
  supplier: 'tay-lai-som',
  special: true,
  popularity: 820,
  faqs: [
    {
      question: 'Chuyến bay trễ ba tiếng thì xe có đợi không?',
      answer:
        'Có. Lái xe theo số hiệu bạn ghi và ra đón theo giờ hạ cánh mới, không tính thêm. Phút chờ chỉ đếm từ khi máy bay chạm đất.',
    },
    {
      question: 'Nhóm sáu người mang sáu vali to có vừa không?',
      answer: 'Không vừa. Bạn đặt hai xe, hoặc chọn xe lớn hơn để không phải ôm hành lý trên đùi.',
    },
    {
      question: 'Xe có dừng ăn trên đường đi Sa Pa không?',
      answer: 'Có, lái xe dừng hai lần, mỗi lần 15–30 phút và không tính phí.',
    },
  ],
  details: transferCar({
    seats: 7,
    model: 'MPV khoang rộng',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('noi-bai', 6),
    turnaroundMinutes: 45,
    nightPercent: 25,
    overtimeVnd: 80_000,
    insurance: 'Bảo hiểm bắt buộc và bảo hiểm tai nạn người ngồi trên xe, tối đa 30 triệu đồng mỗi ghế.',
    extras: [childSeat(70_000), nameBoard(), waitingHour(80_000)],
  }),
  units: transferRoutes({ guests: 6, cars: 6 }, [
    {
      code: 'ho-guom',
      title: 'Nội Bài – Hồ Gươm, phố cổ',
      summary: 'Qua cầu Nhật Tân, trả trước cửa hoặc ở đầu phố đi bộ.',
      from: 'Sân bay Nội Bài',
      to: 'Hồ Gươm, phố cổ Hà Nội',
      km: 28,
      minutes: 50,
      baseVnd: 360_000,
    },
    {
      code: 'ha-long',
      title: 'Nội Bài – Hạ Long',
      summary: 'Theo cao tốc, trả tại Bãi Cháy, Tuần Châu hoặc cảng lên tàu.',
      from: 'Sân bay Nội Bài',
      to: 'Hạ Long',
      km: 155,
      minutes: 140,
      baseVnd: 1_550_000,
    },
    {
      code: 'ninh-binh',
      title: 'Nội Bài – Ninh Bình',
      summary: 'Đường vành đai 3 rồi cao tốc Pháp Vân, trả ở Tam Cốc hoặc Tràng An.',
      from: 'Sân bay Nội Bài',
      to: 'Ninh Bình',
      km: 120,
      minutes: 120,
      baseVnd: 1_300_000,
    },
    {
      code: 'sa-pa',
      title: 'Nội Bài – Sa Pa',
      summary: 'Cao tốc đến Lào Cai rồi đường mới lên núi, nghỉ hai lần.',
      from: 'Sân bay Nội Bài',
      to: 'Sa Pa',
      km: 300,
      minutes: 285,
      baseVnd: 3_100_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(40, 20),
  scenes: {
    hero: ['road/airport/noon', 'road/airport'],
    gallery: [
      'road/city-bridge',
      'road/rice-fields',
      'old-quarter/flower-bikes',
      'road/mountain-van',
      'karst-bay/open',
      'rice-terraces/valley',
    ],
  },
};
