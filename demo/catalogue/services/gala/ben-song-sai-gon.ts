import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const galaBenSongSaiGon: DemoProduct = {
  kind: 'service',
  slug: 'gala-dinner-ben-song-sai-gon',
  code: 'DV018',
  title: 'Gala dinner bên sông Sài Gòn',
  nameAlias: [
    'Gala dinner Sài Gòn',
    'Tiệc công ty TP.HCM',
    'Gala dinner Thảo Điền',
    'Tiệc tri ân khách hàng',
  ],
  summary:
    'Sân vườn ven sông ở An Khánh hoặc nhà kính có máy lạnh, 30–250 khách, thực đơn Nam Bộ, về sớm trước giờ kẹt cầu.',
  content: `## Một chỗ thở trong thành phố

Khu vườn nằm trên khúc sông rộng nhất nhìn sang cầu Ba Son. Khách đến bằng ô tô, hoặc bằng thuyền từ bến Bạch Đằng nếu công ty muốn làm màn đón khác lạ. Cây me tây che gần hết sân nên chiều không gắt. Nhà kính bên cạnh đủ cho cả đoàn khi mưa.

## Ăn như ở nhà một người miền Tây

Cá lóc nướng trui cuốn lá sen, gỏi bông điên điển theo mùa, lẩu mắm chia nồi nhỏ, bánh lá dừa. Bếp nấu tại chỗ, khách đi một vòng xem được. Món Âu có khi cần cho đối tác, báo trước một tuần.

## Kịch bản gọn

Đón khách 17:45, khai mạc 18:30, món chính 19:00, vinh danh 19:45, văn nghệ 20:15, tan 21:15. Nhân viên nhà xa về kịp trước mười giờ. Ai muốn ở lại có góc nhạc nhỏ tới 22:00.`,
  highlights: [
    'Đón khách bằng thuyền từ bến Bạch Đằng nếu muốn',
    'Nhà kính máy lạnh ngay cạnh vườn',
    'Thực đơn Nam Bộ nấu tại chỗ',
    'Tan tiệc 21:15, có góc nhạc cho người ở lại',
  ],
  inclusions: [
    'Khu vườn và phần nhà kính dành cho đoàn',
    'Thực đơn theo gói, nước uống',
    'Âm thanh, ánh sáng vườn',
    'Lễ tân và bảng tên',
  ],
  exclusions: ['Thuyền đón khách', 'Rượu vang', 'Giữ xe ô tô quá 40 chiếc'],
  notes: [
    'Triều cường rằm và đầu tháng âm lịch, sàn sát sông được nâng ba mươi phân.',
    'Bóng bay và kim tuyến không dùng ở vườn vì bay xuống sông.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['pho-di-bo-nguyen-hue'],
  location: {
    lat: 10.7886,
    lng: 106.7173,
    address: 'Đường ven sông, phường An Khánh, Thành phố Hồ Chí Minh',
  },
  terms: { 'service-type': ['to-chuc-gala-dinner'] },
  supplier: 'den-cuoi-tiec',
  popularity: 450,
  faqs: [
    {
      question: 'Mưa lúc đang ăn thì chuyển thế nào?',
      answer:
        'Nhà kính luôn kê sẵn nửa số bàn. Phục vụ bưng phần còn lại trong mười lăm phút, khách chỉ việc cầm ly đi.',
    },
    {
      question: 'Có thể làm tiệc trưa không?',
      answer: 'Có, giá thấp hơn một phần mười, gửi yêu cầu để nhận thực đơn trưa.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 30 đến 250 khách',
    steps: [
      { title: 'Đi xem vườn', text: 'Hẹn chiều cùng khung giờ tiệc để biết nắng, gió và tiếng ồn.' },
      { title: 'Lên thực đơn', text: 'Chọn bàn hay quầy, nếm thử ba món, ghi người dị ứng.' },
      { title: 'Cọc giữ vườn', text: 'Cọc 30% là khóa ngày và số bàn; sơ đồ chỗ ngồi gửi kèm hợp đồng.' },
      { title: 'Tiệc và bàn giao', text: 'Tổng duyệt 15:30, gửi ảnh và bảng chi trong ba ngày.' },
    ],
    cases: [
      {
        title: 'Mười năm một phòng khám',
        text: 'Tám mươi người, gồm cả bệnh nhân cũ. Khách đến bằng thuyền, mỗi người cầm một bông điên điển cắm vào cùng một bình. Bác sĩ già nhất đọc bài thơ tự viết, hai phút, không micro.',
        guests: 80,
      },
    ],
    documents: ['Thông tin xuất hóa đơn', 'Danh sách khách để in bảng tên'],
    extras: [
      {
        code: 'thuyen-don',
        label: 'Thuyền đón 40 khách từ bến Bạch Đằng',
        priceVnd: 8_500_000,
        per: 'booking',
      },
      { code: 'don-ca', label: 'Nhóm đờn ca tài tử một giờ', priceVnd: 6_000_000, per: 'booking' },
      { code: 'in-anh', label: 'Quầy in ảnh lấy liền', priceVnd: 4_800_000, per: 'booking' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'quay-mien-tay',
      title: 'Quầy món miền Tây',
      summary: 'Mười quầy, ngồi bàn tre dưới tán me.',
      quantity: 250,
      baseVnd: 720_000,
      fleets: [{ fleet: 'vuon-ven-song-an-khanh', per: 'booking', startsAt: '15:30', minutes: 420 }],
      includes: ['Mười quầy món', 'Nước mát, trà đá', 'Âm thanh vườn'],
      fewest: 30,
      most: 250,
    },
    {
      code: 'ban-tiec',
      title: 'Bàn tiệc bảy món, có sân khấu',
      summary: 'Sân khấu nhỏ nhìn ra sông, người dẫn và kịch bản.',
      quantity: 200,
      baseVnd: 930_000,
      fleets: [{ fleet: 'vuon-ven-song-an-khanh', per: 'booking', startsAt: '15:30', minutes: 420 }],
      includes: ['Bảy món phục vụ bàn', 'Sân khấu và người dẫn', 'Hoa, bảng tên'],
      fewest: 40,
      most: 200,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: [
    ...busyDays(25, 15),
    { kind: 'season', label: 'Cao điểm tiệc cuối năm', from: '12-01', to: '01-25', percent: 15 },
  ],
  scenes: {
    hero: ['gala/long-table/night', 'gala/long-table'],
    gallery: [
      'night-city/cable-bridge',
      'gala/long-table',
      'night-city/rooftop',
      'restaurant/lanterns',
      'gala/ballroom',
      'gala/garden',
    ],
  },
};
