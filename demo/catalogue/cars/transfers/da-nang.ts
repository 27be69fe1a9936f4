import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { transferCar, transferPlans, transferRoutes } from '../transfer-car.ts';
import { childSeat, nameBoard, waitingHour } from '../usual-extras.ts';

export const sanBayDaNang: DemoProduct = {
  kind: 'car',
  slug: 'xe-16-cho-san-bay-da-nang',
  code: 'XE003',
  title: 'Xe 16 chỗ sân bay Đà Nẵng: Mỹ Khê, Hội An, Bà Nà, Huế',
  nameAlias: ['Xe sân bay Đà Nẵng', 'DAD', 'Xe Đà Nẵng Hội An', 'Xe Đà Nẵng Huế', 'Đưa đón Đà Nẵng 16 chỗ'],
  summary:
    'Xe trần cao cho đại gia đình và nhóm bạn đến 15 người, cửa kéo điện, có bậc phụ cho ông bà và khoang vali riêng.',
  content: `## Cả nhà đi chung một xe

Ba thế hệ, mười hai người, hai xe đẩy em bé: chia ra ba taxi thì đến nơi lạc nhau. Xe mười sáu chỗ cho mọi người lên cùng lúc. Trần cao đứng khom được, hàng cuối gập lại thành chỗ chất vali. Lái xe kê bậc phụ ở cửa nên người lớn tuổi không phải với chân.

## Sân bay nằm trong phố

Từ nhà ga ra biển Mỹ Khê chỉ sáu cây số, chừng mười lăm phút qua cầu Rồng. Tuyến Hội An đi đường ven biển Võ Nguyên Giáp – Trường Sa, bên trái là dãy khu nghỉ, bên phải là Ngũ Hành Sơn. Phố cổ cấm ô tô ban ngày, xe dừng ở bãi Hoàng Văn Thụ hoặc cửa khách sạn.

## Ra Huế qua hầm

Đường hầm Hải Vân ngắn và êm, phù hợp khi mang trẻ nhỏ. Nhóm nào muốn lên đèo ngắm vịnh thì báo lúc gặp lái xe, thêm bốn mươi phút và ba trăm nghìn đồng.`,
  highlights: [
    'Một xe cho tối đa 15 khách, không tách nhóm',
    'Bậc phụ và tay vịn cho người lớn tuổi',
    'Khoang sau chứa mười hai vali khi gập hàng cuối',
    'Hội An theo đường ven biển, không qua ngã tư đông',
  ],
  inclusions: ['Xe và lái xe chạy riêng', 'Phí hầm Hải Vân trên tuyến Huế', 'Hai thùng nước nhỏ để sẵn'],
  exclusions: ['Lên đèo Hải Vân theo yêu cầu', 'Vé cáp treo Bà Nà'],
  notes: [
    'Đi và về cùng một mức giá trên mỗi tuyến.',
    'Nhóm trên 12 người mang nhiều vali nên đặt thêm một xe nhỏ chở đồ.',
  ],
  provinces: ['da-nang', 'hue'],
  places: ['bai-bien-my-khe', 'pho-co-hoi-an', 'ba-na-hills', 'dai-noi-hue'],
  location: { lat: 16.044, lng: 108.199, address: 'Sân bay quốc tế Đà Nẵng, phường Hòa Cường, Đà Nẵng' },
  supplier: 'vo-lang-em',
  popularity: 740,
  faqs: [
    {
      question: 'Mười lăm người có ngồi chật không?',
      answer: 'Mỗi người một ghế, nhưng vali phải nhỏ. Thoải mái nhất là mười đến mười hai người.',
    },
    {
      question: 'Nhóm bay hai chuyến lệch nhau một tiếng thì đón chung được không?',
      answer:
        'Được. Ghi số hiệu chuyến đến sau; xe chờ chuyến đó và thời gian miễn phí tính từ khi chuyến sau hạ cánh.',
    },
  ],
  details: transferCar({
    seats: 16,
    model: 'Minibus trần cao',
    modelYear: 2023,
    transmission: 'số sàn',
    fuel: 'dầu',
    luggage: 8,
    fleet: fleetCodes('da-nang', 4),
    turnaroundMinutes: 45,
    nightPercent: 25,
    overtimeVnd: 100_000,
    insurance: 'Bảo hiểm hành khách theo ghế, tối đa 50 triệu đồng một người một vụ.',
    extras: [childSeat(70_000), nameBoard(60_000), waitingHour(100_000)],
  }),
  units: transferRoutes({ guests: 15, cars: 4 }, [
    {
      code: 'my-khe',
      title: 'Sân bay Đà Nẵng – biển Mỹ Khê',
      summary: 'Khách sạn dọc Võ Nguyên Giáp và quanh cầu Rồng.',
      from: 'Sân bay Đà Nẵng',
      to: 'Biển Mỹ Khê',
      km: 6,
      minutes: 15,
      baseVnd: 420_000,
    },
    {
      code: 'hoi-an',
      title: 'Sân bay Đà Nẵng – Hội An',
      summary: 'Tới cửa khách sạn, Cửa Đại, An Bàng hoặc rìa phố cổ.',
      from: 'Sân bay Đà Nẵng',
      to: 'Hội An',
      km: 30,
      minutes: 45,
      baseVnd: 600_000,
    },
    {
      code: 'ba-na',
      title: 'Sân bay Đà Nẵng – chân núi Bà Nà',
      summary: 'Thẳng tới ga cáp, gửi vali trên xe nếu đặt cả chiều về.',
      from: 'Sân bay Đà Nẵng',
      to: 'Bà Nà',
      km: 30,
      minutes: 45,
      baseVnd: 620_000,
    },
    {
      code: 'hue',
      title: 'Sân bay Đà Nẵng – Huế',
      summary: 'Qua hầm Hải Vân, nghỉ ngắn bên đầm Lập An.',
      from: 'Sân bay Đà Nẵng',
      to: 'Huế',
      km: 100,
      minutes: 120,
      baseVnd: 1_700_000,
    },
  ]),
  ratePlans: transferPlans,
  priceRules: roadHolidays(40, 25),
  scenes: {
    hero: ['road/airport/golden', 'road/airport'],
    gallery: [
      'road/coast-pass',
      'beach/parasol',
      'old-town/street',
      'night-city/dragon-bridge',
      'cable-park/hands',
      'theatre/gate',
    ],
  },
};
