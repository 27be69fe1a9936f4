import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const phongNhaThienDuong: DemoProduct = {
  kind: 'tour',
  slug: 'dong-phong-nha-dong-thien-duong-mot-ngay',
  code: 'TR009',
  title: 'Động Phong Nha và động Thiên Đường trong ngày từ Đồng Hới',
  nameAlias: ['Tour Phong Nha', 'Phong Nha Kẻ Bàng', 'Quảng Bình 1 ngày', 'Động Thiên Đường'],
  summary:
    'Hai kiểu hang trong một ngày: sáng đi bộ trong động khô Thiên Đường, chiều ngồi thuyền sông Son vào động nước Phong Nha.',
  content: `## Sáng đi trong động khô

Xe rời Đồng Hới, chạy một đoạn đường Hồ Chí Minh nhánh tây, hai bên là rừng Kẻ Bàng còn đẫm sương. Từ bãi đỗ, xe điện đưa bạn thêm một chặng, rồi đi bộ dốc lên cửa động Thiên Đường. Cửa nhỏ, nhìn không đoán được bên trong cao mấy chục mét.

Lối tham quan là sàn gỗ dài một cây số, đèn vàng thấp. Nhiệt độ quanh năm khoảng hai mươi độ, trong khi ngoài kia có thể ba mươi tám. Hướng dẫn viên dừng ở những khối nhũ giống nhà rông, giống ruộng bậc thang, rồi để đoàn im lặng vài phút nghe nước nhỏ.

## Chiều đi trên sông

Sau bữa trưa có cháo canh và gà nướng lá chanh bên bến, đoàn xuống thuyền. Sông Son rộng và xanh, hai bờ là bãi ngô, nhà thờ, trẻ chăn bò. Ba mươi phút sau thuyền tắt máy, người lái chuyển sang chèo tay để trôi qua cửa động Phong Nha.

Trong hang, thuyền đi sâu cả cây số giữa vách đá ướt bóng, rồi thả khách lên bãi cát để đi bộ ra. Nếu nước sông lên cao, ban quản lý đóng động nước; khi ấy đoàn đổi sang động Tiên Sơn ở phía trên.`,
  highlights: [
    'Một cây số sàn gỗ trong lòng động Thiên Đường',
    'Thuyền sông Son, chèo tay vào động Phong Nha',
    'Bữa trưa cháo canh, gà nướng lá chanh ở Phong Nha',
    'Có phương án động Tiên Sơn khi nước sông lên cao',
  ],
  inclusions: [
    'Xe đưa đón từ khách sạn ở Đồng Hới hoặc ga Đồng Hới',
    'Vé hai động, xe điện và suất thuyền ghép',
    'Bữa trưa theo thực đơn địa phương, nước suối',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [personalCosts, tips, 'Ảnh chụp in sẵn của thợ ảnh trên bến'],
  notes: [
    'Đường lên động Thiên Đường có khoảng năm trăm bậc và dốc, nên mang giày mềm.',
    'Từ giữa tháng 9 đến tháng 11 hay có lũ, chuyến có thể dời theo thông báo của vườn quốc gia.',
  ],
  provinces: ['quang-tri'],
  places: ['vuon-quoc-gia-phong-nha-ke-bang', 'dong-phong-nha', 'dong-thien-duong'],
  location: { lat: 17.582, lng: 106.283, address: 'Bến thuyền Phong Nha, xã Phong Nha, Quảng Trị' },
  terms: {
    theme: ['kham-pha-nui-rung', 'van-hoa-di-san', 'hoc-sinh-trai-nghiem'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'do-song-son',
  popularity: 520,
  faqs: [
    {
      question: 'Đi tàu hỏa đến sáng sớm có kịp không?',
      answer:
        'Kịp nếu tàu tới trước 07:15. Xe chờ ở sân ga, bạn gửi hành lý trên xe suốt ngày và được thay đồ ở nhà hàng.',
    },
    {
      question: 'Người sợ không gian kín thì sao?',
      answer: 'Cả hai động đều có vòm rất cao và đèn suốt lối đi, không phải bò hay chui hẹp.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đồng Hới',
    transport: ['Xe 16 chỗ', 'Thuyền sông', 'Xe điện'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 4,
    groupMax: 24,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:30',
    pickups: [
      { place: 'Ga Đồng Hới', time: '07:20', feeVnd: 0 },
      { place: 'Khách sạn ven biển Nhật Lệ', time: '07:30', feeVnd: 0 },
      { place: 'Sân bay Đồng Hới', time: '07:45', feeVnd: 60_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({
      quantity: 24,
      baseVnd: 1_350_000,
      summary: 'Một chỗ trên xe và thuyền ghép mười hai khách.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Đồng Hới – Thiên Đường – Phong Nha',
      meals: ['Trưa'],
      items: [
        { time: '07:30', text: 'Xe chạy qua Hoàn Lão, Troóc, vào vùng đệm vườn quốc gia.' },
        { time: '09:00', text: 'Lên xe điện, đi bộ tới cửa động Thiên Đường và tham quan gần hai tiếng.' },
        { time: '12:00', text: 'Ăn trưa, ngồi võng bên sông.' },
        { time: '13:30', text: 'Thuyền ngược sông Son, chèo tay vào hang nước.' },
        { time: '15:45', text: 'Về bến, xe quay lại Đồng Hới.' },
        { time: '17:00', text: 'Trả khách ở khách sạn hoặc ga.' },
      ],
    },
  ],
  scenes: {
    hero: ['cave/skylight/noon', 'cave/skylight', 'cave/hall'],
    gallery: [
      'cave/river',
      'cave/hall',
      'cave/mouth',
      'karst-river/valley',
      'road/rice-fields',
      'cave/skylight',
    ],
  },
};
