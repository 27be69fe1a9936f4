import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const diaDaoCuChi: DemoProduct = {
  kind: 'tour',
  slug: 'dia-dao-cu-chi-nua-ngay',
  code: 'TR020',
  title: 'Địa đạo Củ Chi nửa ngày: đường hầm và bánh tráng Phú Hòa Đông',
  nameAlias: ['Tour Củ Chi', 'Địa đạo Bến Dược', 'Củ Chi nửa ngày', 'Cu Chi'],
  summary:
    'Sáng đi, đầu giờ chiều về. Chui thử đường hầm Bến Dược, ăn khoai mì chấm muối mè, ghé lò bánh tráng còn phơi phên tre.',
  content: `## Đi sớm để xuống hầm lúc mát

Củ Chi cách trung tâm thành phố chừng bảy mươi cây số. Xe xuất phát bảy giờ, đến nơi khi cổng mới mở không lâu, rừng cao su hai bên còn đọng sương. Trước khi xuống đất, bạn xem mô hình cắt lớp: tầng trên cùng cách mặt đất ba mét, tầng dưới cùng sâu tới mười hai mét, có bếp giấu khói, giếng nước, phòng mổ.

Đoạn hầm mở cho khách được nới rộng đôi chút. Dài hai mươi mét, năm mươi mét hay hơn là tùy bạn; cứ mỗi quãng lại có lối lên. Người ngại chật đứng trên nghe kể cũng đủ hình dung.

## Chiếc bàn ăn thời chiến

Cuối đường tham quan có dãy bàn gỗ thấp, mỗi bàn một đĩa khoai mì hấp, muối mè đậu phộng và ấm trà lá dứa. Hướng dẫn viên là con của một cựu du kích, kể chuyện nhà mình chứ không đọc bài.

## Ghé lò bánh tráng

Trên đường về, xe rẽ vào Phú Hòa Đông. Bột gạo múc lên vải, đậy nắp vài giây, gỡ bằng ống tre rồi trải lên phên. Bạn được tráng thử một chiếc, rách cũng không ai cười. Đúng một giờ chiều, xe về lại trung tâm.`,
  highlights: [
    'Khu Bến Dược, vắng hơn khu gần thành phố',
    'Hướng dẫn viên kể chuyện gia đình mình',
    'Tráng thử bánh ở làng Phú Hòa Đông',
    'Về trước bữa trưa muộn, còn nguyên buổi chiều',
  ],
  inclusions: [
    'Xe 16 chỗ đón ở khu trung tâm',
    'Vé vào địa đạo, nước suối, khăn ướt',
    'Khoai mì và trà, bánh tráng nếm tại lò',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips, 'Bắn súng ở trường bắn', 'Chênh lệch vé của khách nước ngoài'],
  notes: [
    'Mặc quần dài, giày kín và mang thuốc chống muỗi.',
    'Người có bệnh tim, hen hoặc sợ không gian hẹp không nên xuống hầm.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['dia-dao-cu-chi'],
  location: { lat: 11.143, lng: 106.463, address: 'Địa đạo Bến Dược, xã An Nhơn Tây, Thành phố Hồ Chí Minh' },
  terms: {
    theme: ['van-hoa-di-san', 'hoc-sinh-trai-nghiem', 'cuoi-tuan-ngan-ngay'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'ben-la',
  popularity: 490,
  faqs: [
    {
      question: 'Trẻ em chui hầm được không?',
      answer: 'Trẻ từ 6 tuổi chui được đoạn hai mươi mét cùng bố mẹ. Bé nhỏ hơn ở trên với hướng dẫn viên.',
    },
    {
      question: 'Có chuyến buổi chiều không?',
      answer: 'Chuyến ghép chỉ đi sáng. Nhóm từ sáu khách có thể đặt riêng khởi hành 12:30.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 4,
    groupMax: 15,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:00',
    pickups: [
      { place: 'Khách sạn ở phường Bến Thành, Sài Gòn', time: '06:45', feeVnd: 0 },
      { place: 'Nhà hát Thành phố', time: '07:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [
    standardSeat({ quantity: 15, baseVnd: 520_000, summary: 'Ghế trên xe 16 chỗ, nước uống cả buổi.' }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Trung tâm – Bến Dược – Phú Hòa Đông',
      meals: [],
      items: [
        { time: '07:00', text: 'Xe theo quốc lộ 22, nghỉ mười phút dọc đường.' },
        { time: '08:40', text: 'Vào Bến Dược, xem mô hình và phim tư liệu ngắn.' },
        { time: '09:15', text: 'Tham quan hầm, bếp, phòng họp dưới đất.' },
        { time: '10:40', text: 'Ăn khoai mì, viếng đền tưởng niệm.' },
        { time: '11:20', text: 'Ghé lò tráng bánh.' },
        { time: '13:00', text: 'Về tới trung tâm.' },
      ],
    },
  ],
  scenes: {
    hero: ['heritage/tunnels/mist', 'heritage/tunnels', 'waterfall/trail/noon', 'waterfall/trail'],
    gallery: [
      'road/rice-fields',
      'night-city/rooftop',
      'heritage/tunnels',
      'market/street-food',
      'restaurant/breakfast',
      'night-city/cable-bridge',
    ],
  },
};
