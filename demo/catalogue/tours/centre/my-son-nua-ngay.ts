import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const mySonNuaNgay: DemoProduct = {
  kind: 'tour',
  slug: 'thanh-dia-my-son-nua-ngay-binh-minh',
  code: 'TR029',
  title: 'Thánh địa Mỹ Sơn lúc bình minh, về bằng thuyền sông Thu Bồn',
  nameAlias: ['Tour Mỹ Sơn', 'Mỹ Sơn bình minh', 'Thánh địa Mỹ Sơn', 'Hội An nửa ngày'],
  summary:
    'Rời Hội An lúc 5:00, vào tháp Chăm trước giờ đông, về bằng thuyền, ăn sáng trên sông. Kết thúc 11:30.',
  content: `## Trước khi nắng lên

Thung lũng Mỹ Sơn nóng từ chín giờ. Đi lúc năm giờ sáng, bạn có hơn một tiếng với những ngọn tháp gạch còn ướt sương, chim bulbul kêu quanh mái.

Người dẫn là con trai một thợ trùng tu: anh chỉ chỗ gạch thế kỷ thứ mười ghép với gạch mới, mạch không vữa mà không lọt tờ giấy. Bảy giờ có suất múa Apsara ngắn ở nhà biểu diễn.

## Về bằng đường nước

Xe xuống bến Giao Thủy, thuyền xuôi Thu Bồn gần hai tiếng. Bữa sáng dọn trên thuyền: bánh mì, mì Quảng nóng, trái cây. Qua làng mộc Kim Bồng thì dừng hai mươi phút, rồi cập bến Bạch Đằng giữa phố.`,
  highlights: [
    'Vào tháp trước 7:00, chưa có đoàn lớn',
    'Người dẫn hiểu nghề trùng tu',
    'Bữa sáng trên thuyền sông Thu Bồn',
  ],
  inclusions: [
    'Xe 16 chỗ đón tại Hội An',
    'Vé Mỹ Sơn và xe điện',
    'Thuyền về Hội An',
    'Bữa sáng trên thuyền',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips],
  notes: [
    'Mặc đồ kín vai khi vào tháp.',
    'Mùa nước lớn tháng 10 và 11, chiều về đi xe thay thuyền và giảm 120.000 đồng.',
  ],
  provinces: ['da-nang'],
  places: ['thanh-dia-my-son', 'pho-co-hoi-an'],
  location: { lat: 15.7639, lng: 108.1243, address: 'Thánh địa Mỹ Sơn, xã Thu Bồn, Đà Nẵng' },
  terms: { theme: ['van-hoa-di-san', 'chup-anh'], conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'] },
  supplier: 'hien-ngoi',
  popularity: 530,
  faqs: [
    {
      question: 'Ở Đà Nẵng thì đón mấy giờ?',
      answer: 'Đón 4:15 tại khách sạn quanh Mỹ Khê, thêm 100.000 đồng một khách.',
    },
    {
      question: 'Có bắt buộc xem múa không?',
      answer: 'Không. Bạn có thể ở lại khu tháp B, C, D trong lúc đoàn xem.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Hội An',
    transport: ['Xe 16 chỗ', 'Thuyền'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 4,
    groupMax: 14,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '05:00',
    pickups: [
      { place: 'Khách sạn trong Hội An', time: '05:00', feeVnd: 0 },
      { place: 'Khách sạn quanh Mỹ Khê, Đà Nẵng', time: '04:15', feeVnd: 100_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 0,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [standardSeat({ quantity: 14, baseVnd: 750_000, summary: 'Một chỗ xe và thuyền, kèm bữa sáng.' })],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hội An – Mỹ Sơn – sông Thu Bồn',
      meals: ['Sáng'],
      items: [
        { time: '05:00', text: 'Đón khách, xe chạy một tiếng.' },
        { time: '06:00', text: 'Đi bộ qua các nhóm tháp, xem múa lúc 07:15.' },
        { time: '08:30', text: 'Xuống bến Giao Thủy, lên thuyền, ăn sáng.' },
        { time: '10:40', text: 'Dừng ở làng mộc Kim Bồng.' },
        { time: '11:30', text: 'Cập bến Bạch Đằng.' },
      ],
    },
  ],
  scenes: {
    hero: ['heritage/cham-valley/mist', 'heritage/cham-valley', 'heritage/cham-hill'],
    gallery: [
      'old-town/quay',
      'heritage/cham-valley',
      'road/rice-fields',
      'waterfall/trail',
      'market/street-food',
      'restaurant/breakfast',
    ],
  },
};
