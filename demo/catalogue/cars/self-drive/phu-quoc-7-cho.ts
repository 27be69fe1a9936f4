import type { DemoProduct } from '../../demo-product.ts';
import { fleetCodes } from '../fleet-codes.ts';
import { roadHolidays } from '../road-holidays.ts';
import { rentalPlans, rentals, selfDriveCar } from '../self-drive.ts';
import { childSeat } from '../usual-extras.ts';

export const phuQuoc7Cho: DemoProduct = {
  kind: 'car',
  slug: 'thue-xe-tu-lai-7-cho-phu-quoc',
  code: 'XE018',
  title: 'Thuê xe tự lái 7 chỗ ở Phú Quốc',
  nameAlias: ['Thuê ô tô tự lái Phú Quốc', 'Xe tự lái Phú Quốc', 'Xe 7 chỗ tự lái', 'Thuê xe 7 chỗ Phú Quốc'],
  summary:
    'Xe bảy chỗ nhận ở sân bay, chạy từ Gành Dầu xuống An Thới trong một giờ rưỡi, không giới hạn cây số trên đảo.',
  content: `## Cả đảo trong một bình xăng

Từ mũi bắc đến mũi nam Phú Quốc chừng sáu mươi cây số. Chạy hết đường lớn, đường nhỏ cả tuần cũng khó hết hai bình xăng, nên giá thuê không kèm giới hạn cây số. Nhà có ông bà, cháu nhỏ đi một xe, thích bãi nào ghé bãi đó, khỏi gọi taxi từ khu nghỉ ra.

## Đường nào đẹp, đường nào tránh

Đường ven biển phía tây và trục Bắc – Nam rộng, trải nhựa phẳng. Lối vào Rạch Vẹm, Bãi Thơm có đoạn đất đỏ, mưa xong trơn; xe hai bánh chủ động không hợp. Bản đồ để trong hộc xe tô đỏ những chỗ này.

## Giao nhận

Nhân viên đứng ở cột số 4 ngoài ga đến. Thủ tục trên máy tính bảng mất mười lăm phút. Ngày về, bạn để xe trong bãi sân bay, chụp đồng hồ xăng và gửi vị trí.`,
  highlights: [
    'Không giới hạn cây số trong đảo',
    'Giao nhận miễn phí tại sân bay',
    'Ba hàng ghế, máy lạnh từng hàng',
    'Bản đồ ghi đoạn đường đất nên tránh',
  ],
  inclusions: [
    'Giao nhận ở sân bay hoặc Dương Đông',
    'Bảo hiểm thân vỏ',
    'Áo phao trẻ em cho mượn hai chiếc',
  ],
  exclusions: ['Xăng', 'Phí bãi sân bay khi trả xe', 'Đưa xe qua phà vào đất liền'],
  notes: [
    'Cát trong xe là chuyện thường; chỉ thu phí vệ sinh khi ghế ướt hoặc có mùi hải sản.',
    'Xe không được rời đảo, thiết bị định vị báo khi tới bến phà.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc', 'bai-sao', 'grand-world-phu-quoc'],
  location: { lat: 10.2112, lng: 103.9631, address: '17 Nguyễn Trung Trực, đặc khu Phú Quốc, An Giang' },
  supplier: 'lop-cat',
  special: true,
  popularity: 570,
  faqs: [
    {
      question: 'Chuyến bay đáp 23:00 có nhận xe được không?',
      answer: 'Được đến 23:30. Sau đó nhân viên giao xe tại khách sạn lúc 7:00 sáng, ngày thuê tính từ sáng.',
    },
    {
      question: 'Ghế trẻ em có bắt buộc không?',
      answer:
        'Trẻ dưới 10 tuổi và thấp hơn 1,35 m phải ngồi hàng sau với thiết bị an toàn phù hợp. Bạn chọn ghế ngay trong đơn.',
    },
  ],
  details: selfDriveCar({
    seats: 7,
    model: 'MPV ba hàng ghế',
    modelYear: 2024,
    transmission: 'số tự động',
    fuel: 'xăng',
    luggage: 2,
    fleet: fleetCodes('phu-quoc-tu-lai', 5),
    turnaroundMinutes: 120,
    overtimeVnd: 100_000,
    depositVnd: 6_000_000,
    insurance: 'Thân vỏ được bảo hiểm trên toàn đảo, phần khách chịu mỗi vụ không quá 1 triệu đồng.',
    fuelPolicy: 'Nhận nửa bình, trả nửa bình; dư không hoàn, thiếu tính theo giá niêm yết.',
    extras: [
      childSeat(50_000, 'day'),
      { code: 'leu-bai-bien', label: 'Lều che nắng và bốn ghế gấp', priceVnd: 120_000, per: 'day' },
    ],
  }),
  units: rentals({ seats: 7, cars: 5 }, [
    {
      code: 'tren-dao',
      title: 'Thuê ngày trên đảo',
      summary: 'Tính 24 giờ, giao nhận ở sân bay hoặc Dương Đông.',
      baseVnd: 1_150_000,
    },
    {
      code: 'tron-bao-hiem',
      title: 'Thuê ngày, bảo hiểm trọn phần khách',
      summary: 'Không trả phần đầu khi có va quệt, thêm cứu hộ lún cát một lần.',
      baseVnd: 1_320_000,
    },
  ]),
  ratePlans: rentalPlans,
  priceRules: [
    ...roadHolidays(50, 30),
    { kind: 'season', label: 'Mùa khô Phú Quốc', from: '12-15', to: '03-31', percent: 15 },
    { kind: 'long-stay', label: 'Thuê từ bốn ngày', nights: 4, percent: -12 },
  ],
  scenes: {
    hero: ['road/coast-pass/dusk', 'road/coast-pass'],
    gallery: [
      'beach/hammock',
      'road/rice-fields',
      'beach/pair',
      'island-sea/sandbar',
      'market/night-stalls',
      'beach/cove',
    ],
  },
};
