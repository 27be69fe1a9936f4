import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const tetHaGiang4n3d: DemoProduct = {
  kind: 'tour',
  slug: 'tet-cao-nguyen-da-ha-giang-4n3d',
  code: 'TR028',
  title: 'Đón xuân cao nguyên đá 4N3Đ: hoa đào, hội Gầu Tào và Lô Lô Chải',
  nameAlias: ['Tour Tết Hà Giang', 'Hà Giang mùa xuân', 'Hội Gầu Tào', 'Du lịch Tết miền núi'],
  summary:
    'Bốn ngày sau giao thừa trên cao nguyên đá: đào đá nở, trẻ con chơi ném pao, ba đêm nhà trình tường.',
  content: `## Tết của người Mông

Người Mông ăn Tết cùng dịp Nguyên đán nhưng chơi lâu hơn. Từ mồng ba, các bãi đất bằng dựng cây nêu, thanh niên ném pao, thổi khèn. Đoàn tới đúng những ngày ấy và ngồi vào mâm như khách xa ghé chơi.

## Đường và lạnh

Đêm trên này dưới năm độ, có năm băng đọng trên lá. Nhà trình tường dày nửa mét, bếp đỏ suốt đêm, chăn đệm điện đủ cho từng giường.

Xe đi chậm, mỗi ngày không quá bốn tiếng. Dốc Bắc Sum, núi đôi Quản Bạ ngày đầu; Lũng Cú và Lô Lô Chải ngày hai; Mã Pí Lèng và thuyền Nho Quế ngày ba.

## Ngoài Tết

Tour mở từ sau rằm tháng Chạp tới hết tháng Ba, khi hoa lê nở. Giá những ngày Tết có phụ thu, hiện riêng một dòng trong báo giá.`,
  highlights: [
    'Dự hội Gầu Tào nếu đi mồng ba đến mồng sáu',
    'Ba đêm nhà trình tường có bếp lửa',
    'Thuyền hẻm Tu Sản',
    'Mỗi ngày ngồi xe không quá bốn tiếng',
  ],
  inclusions: [
    'Xe 16 chỗ đời mới',
    'Ba đêm nhà trình tường, phòng đôi',
    'Ba bữa sáng, bốn bữa trưa, ba bữa tối',
    'Thuyền Nho Quế, vé Lũng Cú, dinh họ Vương',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: [
    'Mang áo phao, găng tay, giày ấm: đêm có thể dưới 5 độ.',
    'Chuẩn bị vài phong bì lì xì nhỏ, trẻ con sẽ chúc bạn bằng tiếng Mông.',
  ],
  provinces: ['tuyen-quang'],
  places: ['cao-nguyen-da-dong-van', 'cot-co-lung-cu', 'deo-ma-pi-leng'],
  location: { lat: 23.2794, lng: 105.3618, address: 'Xã Đồng Văn, Tuyên Quang' },
  terms: { theme: ['tet-le', 'mua-hoa', 'van-hoa-di-san', 'le-hoi'], conform: ['nhom-ban', 'cap-doi'] },
  supplier: 'gui-nang',
  special: true,
  popularity: 620,
  faqs: [
    {
      question: 'Mồng một có khởi hành không?',
      answer: 'Không. Chuyến đầu năm đi mồng ba để lái xe được ăn Tết ở nhà, các chuyến sau theo lịch.',
    },
    {
      question: 'Có băng tuyết thì sao?',
      answer:
        'Đường đèo đóng băng thì đoàn dừng ở Yên Minh chờ tan, lịch trình lùi nửa ngày, không thu thêm.',
    },
  ],
  details: {
    days: 4,
    nights: 3,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 12,
    departureWeekdays: [2, 5, 7],
    departureTime: '06:00',
    pickups: [
      { place: 'Nhà hát Lớn Hà Nội', time: '06:00', feeVnd: 0 },
      { place: 'Bến xe Mỹ Đình', time: '06:30', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 900_000,
    depositPercent: 50,
    balanceDays: 20,
    guaranteed: true,
    hotelStandard: 'Nhà trình tường có bếp lửa',
    insuranceMaxVnd: 50_000_000,
  },
  units: [standardSeat({ quantity: 12, baseVnd: 4_450_000, summary: 'Chỗ xe ghép, phòng đôi ba đêm.' })],
  ratePlans: [
    { code: 'coc-truoc', title: 'Đặt cọc một nửa', cancellationPolicy: 'tour-le-tet', payMode: 'deposit' },
    { code: 'tra-du', title: 'Trả đủ ngay', cancellationPolicy: 'tour-le-tet', pricePercent: 97 },
  ],
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Quản Bạ – Yên Minh',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:00', text: 'Khởi hành, nghỉ ở Tuyên Quang.' },
        { time: '14:30', text: 'Dốc Bắc Sum, cổng trời và núi đôi.' },
        { time: '17:30', text: 'Nhận phòng, tối quây quần quanh bếp.' },
      ],
      overnight: 'Nhà trình tường, Yên Minh',
    },
    {
      day: 2,
      title: 'Dinh họ Vương – Lũng Cú – Lô Lô Chải',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Thung lũng Sủng Là, dinh họ Vương.' },
        { time: '14:00', text: 'Cột cờ Lũng Cú, đi bộ vào Lô Lô Chải.' },
        { time: '18:30', text: 'Bữa tối với gia đình người Lô Lô.' },
      ],
      overnight: 'Nhà trình tường, Lô Lô Chải',
    },
    {
      day: 3,
      title: 'Đồng Văn – Mã Pí Lèng – Mèo Vạc',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:00', text: 'Phố cổ Đồng Văn, hội xuân nếu đúng dịp.' },
        { time: '11:00', text: 'Đèo Mã Pí Lèng, thuyền vào hẻm Tu Sản.' },
        { time: '16:00', text: 'Mèo Vạc, ăn tối lẩu gà đen.' },
      ],
      overnight: 'Nhà trình tường, Mèo Vạc',
    },
    {
      day: 4,
      title: 'Mèo Vạc – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Đường về qua Du Già, dừng ở thác.' },
        { time: '19:00', text: 'Về tới Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['motorbike/pass/mist', 'motorbike/pass', 'rice-terraces/ridge'],
    gallery: [
      'rice-terraces/houses',
      'waterfall/canyon',
      'rice-terraces/ridge',
      'hotel-room/lodge-mountain',
      'market/flowers',
      'road/mountain-van',
    ],
  },
};
