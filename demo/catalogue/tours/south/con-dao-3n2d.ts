import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const conDao3n2d: DemoProduct = {
  kind: 'tour',
  slug: 'con-dao-3n2d-tau-cao-toc-vung-tau',
  code: 'TR024',
  title: 'Côn Đảo 3N2Đ: Hàng Dương, nhà tù cũ và Hòn Bảy Cạnh',
  nameAlias: ['Tour Côn Đảo', 'Côn Sơn', 'Côn Đảo 3 ngày 2 đêm', 'Hòn Bảy Cạnh', 'Bà Rịa Vũng Tàu'],
  summary:
    'Tàu cao tốc từ Vũng Tàu đã gồm trong giá. Viếng Hàng Dương ban đêm, đi lặn Hòn Bảy Cạnh, tắm Đầm Trầu lúc máy bay hạ cánh.',
  content: `## Một hòn đảo hai tâm trạng

Côn Đảo vừa là nơi người ta tìm về, vừa là nơi rất đẹp, và lịch đi nên chừa chỗ cho cả hai. Tàu cao tốc chạy gần bốn tiếng, cập Bến Đầm lúc trưa. Chiều hôm đó đoàn thăm trại Phú Hải, chuồng cọp, cầu tàu 914, có người thuyết minh của khu di tích đi cùng.

Khoảng mười giờ rưỡi đêm, khi gió dịu, mọi người ra nghĩa trang Hàng Dương. Hoa trắng, nến, gương lược bày bên mộ cô Sáu. Bạn đi theo nhịp của mình, chỉ xin giữ yên lặng.

## Biển ngày thứ hai

Sáng ra Hòn Bảy Cạnh bằng ca nô, đi bộ trong rừng ngập mặn tới bãi cát, lặn ngắm rạn san hô được kiểm lâm giữ kỹ. Mùa rùa đẻ từ tháng 5 đến tháng 9, kiểm lâm có thể cho xem thả rùa con về biển, tùy số trứng nở.

Chiều bạn nằm ở Đầm Trầu, nơi máy bay nhỏ hạ cánh sát ngọn phi lao. Tối ăn ốc vú nàng nướng, cháo hàu.

## Sáng cuối

Dạo phố dưới những cây bàng trăm tuổi, ra chợ mua mứt hạt bàng, ăn tô bánh canh rồi lên tàu về đất liền.`,
  highlights: [
    'Vé tàu cao tốc khứ hồi Vũng Tàu – Côn Đảo trong giá',
    'Viếng Hàng Dương buổi khuya',
    'Ca nô và lặn ở Hòn Bảy Cạnh, phí vườn quốc gia đã gồm',
    'Bãi Đầm Trầu cạnh đường băng',
  ],
  inclusions: [
    'Xe từ TP. Hồ Chí Minh đến cảng Vũng Tàu và ngược lại',
    'Tàu cao tốc hạng phổ thông, xe trên đảo',
    'Hai đêm khách sạn 3 sao ở trung tâm đảo',
    'Hai bữa sáng, ba bữa trưa và hai bữa tối hải sản',
    'Ca nô, kính lặn, vé khu di tích',
    guide,
    insurance(70_000_000),
  ],
  exclusions: ['Hoa, lễ vật viếng mộ', singleRoom, personalCosts, tips],
  notes: [
    'Gió mạnh từ tháng 11 đến tháng 2 khiến tàu hay hoãn. Nếu tàu nghỉ, bạn được dời ngày hoặc đổi sang vé máy bay, trả phần chênh.',
    'Trang phục kín đáo khi vào nghĩa trang, đền Bà Phi Yến.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['con-dao'],
  location: { lat: 8.683, lng: 106.606, address: 'Trung tâm đặc khu Côn Đảo, Thành phố Hồ Chí Minh' },
  terms: {
    theme: ['tam-linh-hanh-huong', 'bien-dao', 'lan-bien'],
    conform: ['cap-doi', 'nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'den-bien',
  popularity: 570,
  faqs: [
    {
      question: 'Tôi muốn bay ra đảo thay vì đi tàu thì sao?',
      answer: 'Bạn tự đặt vé và được trừ tiền tàu. Xe đoàn đón ở sân bay Cỏ Ống, không phụ thu.',
    },
    {
      question: 'Đi tàu bốn tiếng có mệt không?',
      answer:
        'Tàu hai thân, có máy lạnh. Từ tháng 3 đến tháng 9 biển êm; ngoài mùa đó nên ngồi hàng giữa và uống thuốc say sóng trước nửa giờ.',
    },
  ],
  details: {
    days: 3,
    nights: 2,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Tàu cao tốc', 'Xe 29 chỗ', 'Ca nô'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 8,
    groupMax: 20,
    departureWeekdays: [5],
    departureTime: '04:45',
    pickups: [
      { place: 'Nhà hát Thành phố, đường Đồng Khởi', time: '04:45', feeVnd: 0 },
      { place: 'Cảng Cầu Đá, Vũng Tàu, tự đến', time: '07:15', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 1_100_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao, cách biển vài phút đi bộ',
    insuranceMaxVnd: 70_000_000,
  },
  units: [
    standardSeat({ quantity: 20, baseVnd: 5_890_000, summary: 'Tàu hạng phổ thông, phòng đôi hai đêm.' }),
  ],
  ratePlans: depositPlan,
  priceRules: [...priceProfiles.tour, deal('Giữ chỗ sớm mùa biển êm', 6, '2026-11-01', '2027-04-30')],
  itinerary: [
    {
      day: 1,
      title: 'Vũng Tàu – Côn Đảo – Hàng Dương',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '04:45', text: 'Xe đi Vũng Tàu theo cao tốc.' },
        { time: '08:00', text: 'Tàu cao tốc rời cảng.' },
        { time: '12:00', text: 'Cập Bến Đầm, ăn trưa, nhận phòng.' },
        { time: '15:00', text: 'Trại Phú Hải, chuồng cọp, cầu tàu 914.' },
        { time: '18:30', text: 'Ăn tối, nghỉ ngơi.' },
        { time: '22:30', text: 'Viếng nghĩa trang Hàng Dương.' },
      ],
      overnight: 'Khách sạn 3 sao, Côn Đảo',
    },
    {
      day: 2,
      title: 'Hòn Bảy Cạnh – Đầm Trầu',
      meals: ['Sáng', 'Trưa', 'Tối'],
      items: [
        { time: '08:30', text: 'Ca nô ra đảo, đi rừng ngập mặn, lặn ngắm rạn.' },
        { time: '12:30', text: 'Về bờ ăn trưa, nghỉ ở phòng.' },
        { time: '15:30', text: 'Miếu Cậu và bãi Đầm Trầu.' },
        { time: '18:30', text: 'Ốc vú nàng, mực một nắng, cháo hàu.' },
      ],
      overnight: 'Khách sạn 3 sao, Côn Đảo',
    },
    {
      day: 3,
      title: 'Chợ Côn Đảo – Vũng Tàu – Sài Gòn',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:30', text: 'Ăn sáng, thăm đền Bà Phi Yến.' },
        { time: '09:30', text: 'Đi chợ, trả phòng, ăn trưa sớm lúc 10:45 với bánh canh và gỏi cá.' },
        { time: '12:30', text: 'Lên tàu ở Bến Đầm.' },
        { time: '17:00', text: 'Đến Vũng Tàu, xe về thành phố, khoảng 19:30 tới nơi.' },
      ],
    },
  ],
  scenes: {
    hero: ['beach/cove/dawn', 'beach/cove'],
    gallery: [
      'beach/headland',
      'hotel-room/deluxe-sea',
      'restaurant/seaside',
      'island-sea/reef',
      'beach/hammock',
      'pier/moored',
    ],
  },
};
