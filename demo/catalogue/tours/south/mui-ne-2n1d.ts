import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const muiNe2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'mui-ne-bau-trang-2n1d-tu-tp-ho-chi-minh',
  code: 'TR023',
  title: 'Mũi Né – Bàu Trắng 2N1Đ: đồi cát và làng chài',
  nameAlias: ['Tour Mũi Né', 'Phan Thiết 2N1Đ', 'Bàu Trắng', 'Bình Thuận', 'Tour Phan Thiết'],
  summary:
    'Cao tốc ba tiếng là ra biển. Chiều lội Suối Tiên, khuya ngủ gần biển Hàm Tiến, sáng sớm ra đồi cát Bàu Trắng đón mặt trời.',
  content: `## Cuối tuần có cát và gió

Từ khi có cao tốc Dầu Giây – Phan Thiết, chín giờ sáng bạn đã ăn bánh căn ở phố biển. Đoàn không ghé trạm mua sắm nào trên đường.

Chiều đầu tiên cả nhóm lội Suối Tiên. Nước chỉ ngập mắt cá, một bên vách cát đỏ trắng bị mưa khoét thành tháp nhọn, một bên là cây xanh. Đi chân trần chừng bốn mươi phút, quay ra vừa lúc thuyền thúng cập làng chài, phụ nữ gánh cá lên bờ cân ngay trên cát.

## Sáng sớm ở Bàu Trắng

Bốn rưỡi sáng xe rời khách sạn, chạy dọc con đường ven biển vắng, hai bên là đồi và xương rồng. Tới Bàu Trắng trời còn xanh đậm. Bạn đi bộ lên sống cát, cát mát dưới chân, hồ sen nằm ngay lưng đồi. Khi mặt trời lên, bóng người đổ dài, gió xóa hết dấu chân chỉ trong vài phút.

Xe địa hình cho thuê tại chỗ, không bắt buộc; đoàn chừa một góc yên cho người chỉ muốn ngồi nhìn.

## Ăn gì

Gỏi cá mai, lẩu thả dọn bảy màu, dông nướng cho người tò mò. Trước khi về, xe ghé chợ mua nước mắm Phan Thiết và thanh long.`,
  highlights: [
    'Bình minh Bàu Trắng, trước các đoàn xe lớn',
    'Lội Suối Tiên chân trần',
    'Xem thuyền thúng cập bến ở làng chài Mũi Né',
    'Khách sạn gần biển, có hồ bơi',
  ],
  inclusions: [
    'Xe 29 chỗ đi cao tốc',
    'Một đêm khách sạn 3 sao ở Hàm Tiến',
    'Một bữa sáng, hai bữa trưa và bữa tối lẩu thả',
    'Vé Suối Tiên, Bàu Trắng',
    guide,
    insurance(30_000_000),
  ],
  exclusions: ['Xe địa hình trên đồi cát, từ 400.000 đồng một xe', singleRoom, personalCosts, tips],
  notes: [
    'Bọc máy ảnh bằng túi nhựa dày, cát mịn dễ lọt vào ống kính.',
    'Mùa diều gió từ tháng 11 đến tháng 3: biển có sóng, chỉ tắm ở bãi có cờ xanh.',
  ],
  provinces: ['lam-dong'],
  places: ['mui-ne', 'bau-trang'],
  location: { lat: 11.063, lng: 108.425, address: 'Bàu Trắng, xã Hòa Thắng, Lâm Đồng' },
  terms: {
    theme: ['bien-dao', 'cuoi-tuan-ngan-ngay', 'chup-anh'],
    conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
  },
  supplier: 'ben-la',
  popularity: 460,
  faqs: [
    {
      question: 'Không dậy nổi sáng sớm thì sao?',
      answer: 'Bạn cứ ngủ. Nhóm đi về lúc tám giờ, còn kịp ăn sáng và tắm hồ bơi trước khi trả phòng.',
    },
    {
      question: 'Xe có dừng ở Long Khánh đón khách không?',
      answer: 'Có, ở nút giao Dầu Giây lúc 07:40, không thu thêm.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 29 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 10,
    groupMax: 27,
    departureWeekdays: [3, 6],
    departureTime: '06:15',
    pickups: [
      { place: 'Nhà thờ Huyện Sĩ, đường Tôn Thất Tùng', time: '06:15', feeVnd: 0 },
      { place: 'Ngã tư Thủ Đức', time: '06:45', feeVnd: 0 },
      { place: 'Nút giao Dầu Giây', time: '07:40', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 400_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 3 sao ở Hàm Tiến',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({ quantity: 27, baseVnd: 1_890_000, summary: 'Chỗ trên xe ghép, phòng đôi hướng vườn.' }),
  ],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – Mũi Né',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:15', text: 'Khởi hành theo cao tốc, chợp mắt thêm một giấc.' },
        { time: '09:30', text: 'Dừng ăn nhẹ bánh căn, chi phí tự túc.' },
        { time: '11:30', text: 'Ăn trưa ở phố biển, nhận phòng lúc 13:30.' },
        { time: '15:30', text: 'Lội Suối Tiên, sang làng chài.' },
        { time: '18:30', text: 'Lẩu thả, tối tự do ở đường Nguyễn Đình Chiểu.' },
      ],
      overnight: 'Khách sạn 3 sao, Hàm Tiến',
    },
    {
      day: 2,
      title: 'Bàu Trắng – Sài Gòn',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '04:30', text: 'Ra đồi cát trắng đón mặt trời.' },
        { time: '08:00', text: 'Về ăn sáng, tắm biển hoặc hồ bơi, trả phòng lúc 11:00.' },
        { time: '11:30', text: 'Ăn trưa, ghé chợ Phan Thiết.' },
        { time: '14:00', text: 'Lên xe về, khoảng 17:30 tới Thủ Đức, 18:15 tới trung tâm.' },
      ],
    },
  ],
  scenes: {
    hero: ['dunes/crest/golden', 'dunes/crest', 'dunes'],
    gallery: [
      'dunes/jeep',
      'hotel-room/deluxe-sea',
      'pool/garden-palms',
      'restaurant/seaside',
      'beach/boats',
      'dunes/oasis',
    ],
  },
};
