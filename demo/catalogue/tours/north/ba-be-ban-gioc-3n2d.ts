import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const baBeBanGioc3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'ba-be-thac-ban-gioc-3n2d-tu-ha-noi',
  code: 'TR008',
  title: 'Hồ Ba Bể – thác Bản Giốc 3N2Đ',
  nameAlias: ['Tour Cao Bằng', 'Cao Bằng Ba Bể 3N2Đ', 'Bản Giốc', 'Ba Bể Bản Giốc'],
  summary:
    'Một vòng Đông Bắc: thuyền trên hồ Ba Bể, ngủ làng đá Khuổi Ky, xem thác Bản Giốc lúc sớm và đi sâu vào động Ngườm Ngao.',
  content: `## Hồ trước, thác sau

Ngày đầu xe ngược Thái Nguyên, Chợ Mới rồi rẽ vào vườn quốc gia. Tới bến là vừa đầu giờ chiều, đoàn xuống thuyền máy mái thấp, đi qua ba đoạn hồ nối nhau và lách vào động Puông, nơi sông Năng chảy xuyên núi, dơi bám kín trần.

Bạn ngủ ở bản Pác Ngòi, nhà sàn người Tày nhìn ra ruộng và một góc hồ. Cơm tối có tép chua, cá nướng kẹp tre. Đêm tháng bảy nghe ếch kêu như mưa.

## Ngủ cách thác vài cây số

Ngày thứ hai sang đất Cao Bằng qua những đèo thấp và bãi đá vôi xám. Chiều đoàn vào động Ngườm Ngao: lối đi dài gần một cây số, đèn vừa đủ sáng để thấy đài sen nhũ đá treo ngược.

Thay vì về thành phố, đêm này ngủ luôn ở Khuổi Ky. Cả làng mười mấy nóc nhà xếp đá hộc, mái ngói âm dương, có con suối chảy trước cổng. Ở gần nên sáng hôm sau bạn tới Bản Giốc lúc bảy giờ, khi hơi nước chưa tan và bãi cỏ chưa có đoàn nào.

## Đường về

Xe theo quốc lộ 4A qua Đông Khê, Thất Khê, ăn vịt quay lá mác mật rồi về cao tốc.`,
  highlights: [
    'Nửa ngày thuyền trên hồ Ba Bể, vào động Puông',
    'Ngủ làng đá Khuổi Ky, cách thác chừng hai cây số',
    'Bản Giốc lúc bảy giờ sáng',
    'Về bằng đường khác, không đi lại lối cũ',
  ],
  inclusions: [
    'Xe 16 chỗ hoặc 29 chỗ tùy số khách',
    'Một đêm nhà sàn Pác Ngòi, một đêm nhà đá Khuổi Ky',
    'Bữa ăn theo lịch: hai sáng, ba trưa, hai tối',
    'Thuyền Ba Bể, bè tre ở chân thác, vé Ngườm Ngao',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips, 'Thuê áo dân tộc, ngựa chụp ảnh'],
  notes: [
    'Thác đầy nước từ tháng 6 đến tháng 9; mùa khô nước xanh và ít hơn.',
    'Khu vực giáp biên, khách mang giấy tờ tùy thân bản gốc suốt chuyến.',
  ],
  provinces: ['thai-nguyen', 'cao-bang'],
  places: ['ho-ba-be', 'dong-puong', 'thac-ban-gioc', 'dong-nguom-ngao', 'lang-da-khuoi-ky'],
  location: { lat: 22.8547, lng: 106.724, address: 'Thác Bản Giốc, xã Đàm Thủy, Cao Bằng' },
  terms: {
    theme: ['kham-pha-nui-rung', 'chup-anh', 'van-hoa-di-san'],
    conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
  },
  supplier: 'gui-nang',
  popularity: 430,
  faqs: [
    {
      question: 'Ngồi xe có lâu không?',
      answer:
        'Mỗi ngày từ năm đến bảy tiếng, chia làm nhiều chặng. Ngày cuối dài nhất, về Hà Nội khoảng 20:30.',
    },
    {
      question: 'Nhà đá có điều hòa không?',
      answer:
        'Tường đá giữ mát nên phòng chỉ có quạt và chăn dày. Nhà tắm khép kín, nước nóng năng lượng mặt trời.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ', 'Thuyền máy', 'Bè tre'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 16,
    departureWeekdays: [5],
    departureTime: '06:30',
    pickups: [
      { place: 'Vườn hoa Lý Thái Tổ, Hà Nội', time: '06:30', feeVnd: 0 },
      { place: 'Cầu vượt Mai Dịch', time: '06:55', feeVnd: 0 },
      { place: 'Nút giao Sông Công, Thái Nguyên', time: '08:10', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 500_000,
    depositPercent: 30,
    hotelStandard: 'Nhà sàn và nhà đá của người Tày, phòng đôi',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({ quantity: 16, baseVnd: 3_090_000, summary: 'Ghế trên xe ghép, phòng đôi ở nhà dân.' }),
  ],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – hồ Ba Bể',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Rời Hà Nội theo cao tốc Thái Nguyên – Chợ Mới.' },
        { time: '12:00', text: 'Ăn trưa gần bến Buốc Lốm.' },
        {
          time: '13:30',
          text: 'Thuyền ngược sông Năng vào động Puông, rồi ra hồ, ghé đền An Mã và Ao Tiên.',
        },
        { time: '17:30', text: 'Cập bản Pác Ngòi, đi bộ quanh bản trước bữa tối.' },
      ],
      overnight: 'Nhà sàn Pác Ngòi, Ba Bể',
    },
    {
      day: 2,
      title: 'Ba Bể – Ngườm Ngao – Khuổi Ky',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '07:30', text: 'Ăn sáng, lên xe qua Nguyên Bình.' },
        { time: '12:00', text: 'Bữa trưa ở Cao Bằng: phở chua, bánh áp chao.' },
        { time: '15:30', text: 'Vào động Ngườm Ngao, mặc thêm áo vì trong động mát.' },
        { time: '17:30', text: 'Nhận nhà đá, ngồi bên suối chờ cơm.' },
      ],
      overnight: 'Làng đá Khuổi Ky',
    },
    {
      day: 3,
      title: 'Thác Bản Giốc – quốc lộ 4A – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:50', text: 'Ra thác sớm, đi bè tre sát chân thác.' },
        { time: '09:00', text: 'Ăn sáng, trả phòng.' },
        { time: '13:00', text: 'Ăn trưa ở Thất Khê.' },
        { time: '20:30', text: 'Về tới Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['waterfall/terraces/golden', 'waterfall/terraces'],
    gallery: [
      'karst-river/valley',
      'cave/hall',
      'waterfall/terraces',
      'hotel-room/lodge-mountain',
      'rice-terraces/houses',
      'restaurant/breakfast',
    ],
  },
};
