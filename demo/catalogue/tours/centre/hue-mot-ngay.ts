import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const hueMotNgay: DemoProduct = {
  kind: 'tour',
  slug: 'hue-mot-ngay-tu-da-nang-dai-noi-lang-khai-dinh',
  code: 'TR010',
  title: 'Huế một ngày từ Đà Nẵng: Đại Nội, chùa Thiên Mụ, lăng Khải Định',
  nameAlias: ['Tour Huế', 'Huế 1 ngày', 'Cố đô Huế', 'Đại Nội Huế', 'Tour Huế từ Đà Nẵng'],
  summary:
    'Qua hầm Hải Vân ra cố đô, đi Đại Nội bằng cửa Ngọ Môn, xem lăng Khải Định, chùa Thiên Mụ và xuôi thuyền sông Hương về chợ Đông Ba.',
  content: `## Lăng trước, thành sau

Phần lớn đoàn đến Huế là vào Đại Nội ngay. Chuyến này làm ngược lại: mười giờ sáng bạn đã đứng ở lăng Khải Định, lúc chưa đông, nắng còn chiếu chéo vào những mảng khảm sành sứ trong cung Thiên Định. Một trăm hai mươi bảy bậc cấp đi từ tốn thì không mệt.

Trưa ăn cơm ở một nhà vườn Kim Long, có vả trộn, nem lụi, canh mít non và chén chè hạt sen. Chủ nhà cho khách nằm nghỉ trưa trên sập gụ, quạt trần chạy chậm.

## Buổi chiều trong thành

Đại Nội đủ rộng để lạc. Hướng dẫn viên chọn một đường đi gần hai cây số: Ngọ Môn, sân Đại Triều, điện Thái Hòa, Thế Miếu với chín đỉnh đồng, vòng qua Duyệt Thị Đường rồi ra cửa Hiển Nhơn. Phần nào đang trùng tu thì xem mô hình và ảnh cũ.

Bốn giờ, đoàn lên chùa Thiên Mụ. Từ bến chân chùa có thuyền rồng xuôi sông Hương chừng bốn mươi phút, gió mát, hai bên là vườn thanh trà. Thuyền cập gần cầu Trường Tiền, bạn ghé chợ Đông Ba mua mè xửng, ruốc, nón lá trước khi lên xe.`,
  highlights: [
    'Lăng Khải Định trước mười giờ rưỡi, còn vắng',
    'Cơm trưa trong nhà vườn Kim Long, có chỗ nghỉ trưa',
    'Đường đi gần hai cây số trong Đại Nội, kể chuyện theo từng triều',
    'Thuyền rồng từ Thiên Mụ xuôi về cầu Trường Tiền',
  ],
  inclusions: [
    'Xe 29 chỗ khứ hồi từ Đà Nẵng qua hầm Hải Vân',
    'Vé Đại Nội, lăng Khải Định, thuyền sông Hương',
    'Bữa trưa nhà vườn với bảy món Huế',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [personalCosts, tips, 'Xe điện trong Đại Nội', 'Phí thuê áo dài'],
  notes: [
    'Vào Thế Miếu và các lăng cần áo có tay, quần hoặc váy quá gối.',
    'Tháng 10 và tháng 11 mưa dài ngày; khi sông lớn, chặng thuyền thay bằng buổi nghe ca Huế ở nhà cổ.',
  ],
  provinces: ['hue'],
  places: ['dai-noi-hue', 'lang-khai-dinh', 'chua-thien-mu', 'cau-truong-tien'],
  location: { lat: 16.469, lng: 107.578, address: 'Đại Nội, phường Phú Xuân, Huế' },
  terms: {
    theme: ['van-hoa-di-san', 'am-thuc', 'nguoi-cao-tuoi'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'],
  },
  supplier: 'hien-ngoi',
  popularity: 560,
  faqs: [
    {
      question: 'Tôi ở Hội An, xe có đón không?',
      answer: 'Có, xe đón ở đường Lý Thường Kiệt lúc 06:45, phụ thu 80.000 đồng một khách.',
    },
    {
      question: 'Ông bà đi xe lăn vào Đại Nội được không?',
      answer:
        'Trục chính có dốc thoải. Ban quản lý cho mượn xe lăn ở cửa Ngọ Môn, bạn báo trước để hướng dẫn viên giữ chỗ.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 29 chỗ', 'Thuyền rồng'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 8,
    groupMax: 27,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:30',
    pickups: [
      { place: 'Khách sạn khu biển Mỹ Khê', time: '07:15', feeVnd: 0 },
      { place: 'Công viên bờ đông cầu Rồng', time: '07:30', feeVnd: 0 },
      { place: 'Đường Lý Thường Kiệt, Hội An', time: '06:45', feeVnd: 80_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({ quantity: 27, baseVnd: 950_000, summary: 'Chỗ ngồi trên xe 29, bữa trưa mâm sáu người.' }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Đà Nẵng – Huế – Đà Nẵng',
      meals: ['Trưa'],
      items: [
        { time: '07:30', text: 'Qua hầm Hải Vân, dừng uống cà phê bên đầm Lập An.' },
        { time: '10:00', text: 'Lăng Khải Định, cung Thiên Định và bích họa trên trần.' },
        { time: '11:45', text: 'Ăn trưa, nghỉ ở nhà vườn Kim Long.' },
        { time: '13:30', text: 'Vào Đại Nội từ Ngọ Môn, ra cửa Hiển Nhơn.' },
        { time: '16:00', text: 'Chùa Thiên Mụ, xuống thuyền rồng.' },
        { time: '17:10', text: 'Ghé chợ Đông Ba, sau đó xe về Đà Nẵng.' },
        { time: '20:00', text: 'Đến Đà Nẵng, trả khách tại nơi đón.' },
      ],
    },
  ],
  scenes: {
    hero: ['theatre/gate/dawn', 'theatre/gate', 'theatre/hall'],
    gallery: [
      'theatre/hall',
      'theatre/colonnade',
      'voyage/dragon-boat',
      'voyage/pagoda-hill',
      'cooking/table',
      'theatre/gate',
    ],
  },
};
