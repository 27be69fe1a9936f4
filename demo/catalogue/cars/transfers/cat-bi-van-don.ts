import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const catBiVanDon: DemoProduct = {
  kind: 'car',
  slug: 'limousine-9-cho-san-bay-cat-bi-van-don',
  code: 'XE007',
  title: 'Limousine 9 chỗ từ sân bay Cát Bi, Vân Đồn đi Hạ Long và Cát Bà',
  nameAlias: ['Xe Cát Bi Hạ Long', 'HPH', 'VDO', 'Xe Vân Đồn Hạ Long', 'Xe đi bến Gót', 'Xe ra Cát Bà'],
  summary:
    'Thuê nguyên chiếc limousine chín ghế ngả, canh giờ lên du thuyền ở Tuần Châu hoặc giờ phà ở bến Gót.',
  content: `## Hai sân bay, một vịnh

Khách từ Sài Gòn ra vịnh có hai lựa chọn. Cát Bi nhiều chuyến hơn và gần bến Gót để sang Cát Bà. Vân Đồn ít chuyến nhưng chạy cao tốc năm mươi phút là tới Bãi Cháy. Xe này đón được cả hai nơi, bạn chỉ cần chọn đúng tuyến.

## Canh giờ tàu thay bạn

Du thuyền hai ngày thường nhận khách từ 11:30, đóng danh sách lúc 12:15. Lúc đặt, bạn ghi tên tàu và cảng. Nếu máy bay đáp muộn, điều phối báo thẳng cho quầy tàu để họ giữ ca nô đón. Với chặng Cát Bà, lái xe thả bạn ngay cửa bán vé phà hoặc ga cáp.

## Trong xe có gì

Chín ghế da ngả 140 độ, cổng sạc ở tay vịn, rèm kéo, đèn đọc. Khoang cuối để được sáu vali. Nhà có em bé nên ngồi hàng hai, nơi có móc ghế trẻ em.`,
  highlights: [
    'Đón cả Cát Bi lẫn Vân Đồn',
    'Điều phối gọi cho du thuyền khi chuyến bay trễ',
    'Ghế ngả sâu, chân duỗi thẳng',
  ],
  inclusions: ['Nguyên xe chín khách', 'Phí cao tốc Hải Phòng – Hạ Long – Vân Đồn', 'Nước và kẹo gừng'],
  exclusions: ['Vé phà Cát Hải – Cát Bà, vé cáp', 'Vé cảng và vé thăm vịnh'],
  notes: [
    'Chọn giờ đón trước giờ lên tàu ít nhất hai tiếng rưỡi nếu bay tới Cát Bi.',
    'Chiều từ cảng ra sân bay cùng giá với chiều đến.',
  ],
  provinces: ['quang-ninh', 'hai-phong'],
  places: ['bai-bien-bai-chay', 'dao-tuan-chau', 'dao-cat-ba', 'vinh-ha-long'],
  location: { lat: 20.819, lng: 106.725, address: 'Sân bay quốc tế Cát Bi, phường Hải An, Hải Phòng' },
  supplier: 'lan-banh-ven-vinh',
  popularity: 640,
  faqs: [
    {
      question: 'Xe có chạy lên phà sang đảo Cát Bà không?',
      answer: 'Không. Xe trả ở bến Gót; bên kia đảo có xe buýt và taxi về trung tâm, khoảng 30 phút.',
    },
    {
      question: 'Hai người đi thì có rẻ hơn không?',
      answer: 'Giá tính theo xe, không theo ghế. Hai người nên xem tuyến tương tự của xe bốn hoặc bảy chỗ.',
    },
  ],
  details: transferCar({
    seats: 9,
    model: 'Limousine ghế ngả',
    modelYear: 2024,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 6,
    fleet: fleetCodes('ven-vinh', 3),
    turnaroundMinutes: 60,
    nightPercent: 30,
    overtimeVnd: 100_000,
    insurance: 'Bảo hiểm tai nạn hành khách tối đa 50 triệu đồng mỗi người.',
    extras: [childSeat(80_000), nameBoard(70_000), waitingHour(100_000)],
  }),
  units: transferRoutes({ guests: 9, cars: 3 }, [
    {
      code: 'cat-bi-tuan-chau',
      title: 'Cát Bi – cảng Tuần Châu, Bãi Cháy',
      summary: 'Cao tốc qua cầu Bạch Đằng, trả ở nhà chờ du thuyền.',
      from: 'Sân bay Cát Bi',
      to: 'Cảng Tuần Châu',
      km: 55,
      minutes: 60,
      baseVnd: 1_350_000,
    },
    {
      code: 'cat-bi-ben-got',
      title: 'Cát Bi – bến Gót',
      summary: 'Qua cầu Tân Vũ – Lạch Huyện, tới cửa phà hoặc ga cáp Cát Hải.',
      from: 'Sân bay Cát Bi',
      to: 'Bến Gót',
      km: 25,
      minutes: 35,
      baseVnd: 780_000,
    },
    {
      code: 'van-don-bai-chay',
      title: 'Vân Đồn – Bãi Cháy',
      summary: 'Đi cao tốc, trả ở khách sạn hoặc cảng tàu.',
      from: 'Sân bay Vân Đồn',
      to: 'Bãi Cháy',
      km: 55,
      minutes: 50,
      baseVnd: 1_300_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(35, 25),
  scenes: {
    hero: ['road/city-bridge/dusk', 'road/city-bridge'],
    gallery: [
      'road/airport',
      'karst-bay/open',
      'pier/harbour',
      'karst-bay/fleet',
      'road/coast-pass',
      'karst-bay/gate',
    ],
  },
};
