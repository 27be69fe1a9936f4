import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const canThoCaMau4n3d: DemoProduct = {
  kind: 'tour',
  slug: 'can-tho-soc-trang-dat-mui-ca-mau-4n3d',
  code: 'TR022',
  title: 'Cần Thơ – Sóc Trăng – Đất Mũi Cà Mau 4N3Đ',
  nameAlias: [
    'Tour miền Tây',
    'Tour Cà Mau',
    'Đất Mũi',
    'Cần Thơ Cà Mau 4N3Đ',
    'Chợ nổi Cái Răng',
    'Bạc Liêu',
  ],
  summary:
    'Từ chợ nổi Cái Răng xuống tận cột mốc Đất Mũi, qua chùa Dơi, nhà Công tử Bạc Liêu và rừng đước. Bốn ngày, xe chạy chậm.',
  content: `## Đi tới cuối đất

Muốn tới Mũi Cà Mau trong ba ngày thì ngồi xe gần hết. Chuyến này thêm một ngày để chặng dài nhất cũng chỉ năm tiếng, có chỗ dừng uống dừa và mua bánh pía.

Ngày đầu xuống Cần Thơ, nhận phòng gần bến Ninh Kiều, chiều thăm thiền viện Trúc Lâm Phương Nam, tối ăn lẩu mắm. Năm giờ rưỡi sáng hôm sau ghe nhỏ ra chợ nổi Cái Răng. Giờ đó sương còn ngang mặt nước, ghe bẹo treo khóm, bí, khoai; bạn ăn tô bún riêu ngay trên ghe người ta.

## Ba dân tộc, một dải phù sa

Sóc Trăng là đất của người Khmer, Hoa, Kinh. Chùa Dơi có đàn dơi quạ treo mình trên ngọn cây, mái chùa cong như ngọn lửa. Tới Bạc Liêu, đoàn vào nhà Công tử nghe giai thoại đốt tiền và nhìn cánh đồng quạt gió quay đều ngoài biển.

## Cột mốc cuối

Từ thành phố Cà Mau, xe theo đường Hồ Chí Minh tới Đất Mũi, rồi vỏ lãi rẽ vào rừng đước. Ở cột mốc tọa độ 0001, hướng đông là mặt trời mọc, hướng tây là mặt trời lặn, dưới chân là bãi bồi mỗi năm lấn thêm ra biển.`,
  highlights: [
    'Chợ nổi Cái Răng lúc 05:30, ăn sáng trên ghe',
    'Chùa Dơi và mái cong Khmer ở Sóc Trăng',
    'Vỏ lãi qua rừng đước, cột mốc Đất Mũi',
    'Nhà Công tử và cánh đồng điện gió Bạc Liêu',
  ],
  inclusions: [
    'Xe 29 chỗ suốt tuyến, vỏ lãi, ghe chợ nổi',
    'Ba đêm khách sạn 3 sao: Cần Thơ, Cà Mau, Bạc Liêu',
    'Mười bữa: ba sáng, bốn trưa, ba tối, gồm bún riêu trên ghe',
    'Vé các điểm trong chương trình',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips, 'Quà đặc sản'],
  notes: [
    'Rừng đước nhiều muỗi vào chiều tối, mang áo dài tay.',
    'Chợ nổi nay thưa ghe hơn trước, đông nhất là cuối tuần và trước Tết.',
  ],
  provinces: ['can-tho', 'ca-mau'],
  places: [
    'ben-ninh-kieu',
    'cho-noi-cai-rang',
    'thien-vien-truc-lam-phuong-nam',
    'chua-doi',
    'nha-cong-tu-bac-lieu',
    'canh-dong-dien-gio-bac-lieu',
    'nha-tho-tac-say',
    'mui-ca-mau',
  ],
  location: { lat: 10.005, lng: 105.746, address: 'Chợ nổi Cái Răng, phường Cái Răng, Cần Thơ' },
  terms: {
    theme: ['sinh-thai-miet-vuon', 'van-hoa-di-san', 'am-thuc'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'ben-la',
  popularity: 410,
  faqs: [
    {
      question: 'Ông bà bảy mươi tuổi đi nổi không?',
      answer:
        'Nổi, vì mỗi chặng chừng hai tiếng là nghỉ. Chỉ có bước lên xuống ghe cần người đỡ, hướng dẫn viên luôn đứng đó.',
    },
    {
      question: 'Cần dậy sớm mấy buổi?',
      answer: 'Chỉ một buổi đi chợ nổi. Các ngày khác ăn sáng từ bảy giờ.',
    },
  ],
  details: {
    days: 4,
    nights: 3,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 29 chỗ', 'Vỏ lãi', 'Ghe máy'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 10,
    groupMax: 26,
    departureWeekdays: [4],
    departureTime: '06:30',
    pickups: [
      { place: 'Nhà Văn hóa Thanh Niên, đường Phạm Ngọc Thạch', time: '06:30', feeVnd: 0 },
      { place: 'Ngã tư An Lạc, quốc lộ 1', time: '07:05', feeVnd: 0 },
      { place: 'Sân bay Cần Thơ, tự đến', time: '11:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 950_000,
    depositPercent: 30,
    hotelStandard: 'Khách sạn 3 sao trung tâm',
    insuranceMaxVnd: 50_000_000,
  },
  units: [standardSeat({ quantity: 26, baseVnd: 4_290_000, summary: 'Ghế xe 29 chỗ, phòng đôi ba đêm.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – Cần Thơ',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Xe theo cao tốc Trung Lương – Mỹ Thuận, qua cầu Mỹ Thuận 2.' },
        { time: '11:30', text: 'Ăn trưa ở Cần Thơ, nhận phòng.' },
        { time: '15:00', text: 'Thiền viện Trúc Lâm Phương Nam.' },
        { time: '18:30', text: 'Lẩu mắm, dạo cầu đi bộ Ninh Kiều.' },
      ],
      overnight: 'Khách sạn 3 sao, Cần Thơ',
    },
    {
      day: 2,
      title: 'Chợ nổi – Sóc Trăng – Cà Mau',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '05:30', text: 'Ghe ra chợ nổi, ăn sáng giữa sông, ghé lò hủ tiếu.' },
        { time: '09:00', text: 'Trả phòng, xe đi Sóc Trăng.' },
        { time: '10:45', text: 'Chùa Dơi, sau đó ăn bún nước lèo.' },
        { time: '14:30', text: 'Dừng ở nhà thờ Tắc Sậy.' },
        { time: '17:00', text: 'Đến Cà Mau, nhận phòng, ăn lẩu cá kèo.' },
      ],
      overnight: 'Khách sạn 3 sao, Cà Mau',
    },
    {
      day: 3,
      title: 'Đất Mũi – Bạc Liêu',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '07:00', text: 'Xe về phía Năm Căn, qua cầu Năm Căn và rừng đước.' },
        { time: '09:30', text: 'Cột mốc, biểu tượng con tàu, đi vỏ lãi trong rừng.' },
        { time: '12:00', text: 'Cua Cà Mau rang me, ba khía muối.' },
        { time: '17:30', text: 'Về Bạc Liêu, nhận phòng gần nhà Công tử.' },
      ],
      overnight: 'Khách sạn 3 sao, Bạc Liêu',
    },
    {
      day: 4,
      title: 'Bạc Liêu – Sài Gòn',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '08:00', text: 'Thăm nhà Công tử Bạc Liêu.' },
        { time: '09:30', text: 'Ra cánh đồng điện gió.' },
        { time: '12:30', text: 'Ăn trưa dọc đường, mua bánh pía.' },
        { time: '18:30', text: 'Tới Nhà Văn hóa Thanh Niên.' },
      ],
    },
  ],
  scenes: {
    hero: ['market/floating/golden', 'market/floating', 'island-sea/nipa'],
    gallery: [
      'island-sea/nipa',
      'market/river-houses',
      'hotel-room/suite-city',
      'restaurant/breakfast',
      'market/noodle-boat',
      'market/floating',
    ],
  },
};
