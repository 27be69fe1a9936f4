import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const cuLaoCham: DemoProduct = {
  kind: 'tour',
  slug: 'cu-lao-cham-mot-ngay-lan-ong-tho',
  code: 'TR013',
  title: 'Cù Lao Chàm một ngày: lặn ống thở và làng chài Bãi Làng',
  nameAlias: ['Tour Cù Lao Chàm', 'CLC', 'Cù Lao Chàm 1 ngày', 'Đảo Cù Lao Chàm', 'Cửa Đại Cù Lao Chàm'],
  summary:
    'Ca nô hai mươi phút từ Cửa Đại, thăm làng chài và giếng cổ, lặn ngắm san hô, ăn trưa ở Bãi Ông. Đảo nói không với túi ni lông.',
  content: `## Một hòn đảo có luật riêng

Người đảo Chàm bỏ túi ni lông từ năm 2009. Trước khi lên ca nô, bạn được phát túi vải và nhắc đừng mang chai nhựa dùng một lần. Vì thế bãi ở đây sạch, và câu chuyện bảo vệ cua đá, rạn san hô cũng được kể nghiêm túc hơn nơi khác.

Tới Bãi Làng, đoàn đi bộ chừng một giờ: âu thuyền, giếng Chăm nước ngọt chưa bao giờ cạn, chùa Hải Tạng quay lưng vào núi, chợ Tân Hiệp bán mực một nắng và lá rừng phơi khô để nấu nước uống.

## Xuống nước

Điểm lặn ở ven Hòn Dài hoặc Bãi Xếp tùy sóng. Nước sâu từ hai đến bốn mét, có phao dây giăng sẵn, người hướng dẫn bơi kèm. Bạn nằm úp trên mặt nước là thấy cá hề, nhím biển và những tảng san hô não.

Bữa trưa dọn dưới hàng dừa Bãi Ông: mực hấp, ốc vú nàng theo mùa, rau rừng xào tỏi. Sau đó mắc võng, tắm biển đến hai giờ.

## Mùa biển

Biển lặng nhất từ tháng 3 đến giữa tháng 9. Từ tháng 10 đến tháng 2, ca nô chỉ chạy vào ngày Biên phòng cho xuất bến, nên bạn hãy để ngỏ một ngày dự phòng.`,
  highlights: [
    'Ca nô đi hai mươi phút, còn trọn ngày ở đảo',
    'Lặn ống thở có người bơi kèm',
    'Giếng Chăm, chùa Hải Tạng và chợ Tân Hiệp',
    'Ăn trưa hải sản dưới hàng dừa',
  ],
  inclusions: [
    'Xe đón từ Đà Nẵng hoặc Hội An đến bến Cửa Đại',
    'Ca nô khứ hồi, vé khu bảo tồn biển',
    'Kính lặn, ống thở, áo phao và túi vải',
    'Bữa trưa ở Bãi Ông',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [personalCosts, tips, 'Đi bộ dưới đáy biển, lặn bình khí'],
  notes: [
    'Không thoa kem chống nắng có oxybenzone khi xuống rạn san hô.',
    'Phụ nữ mang thai và người mới mổ không nên ngồi ca nô.',
  ],
  provinces: ['da-nang'],
  places: ['cu-lao-cham'],
  location: { lat: 15.958, lng: 108.518, address: 'Bãi Làng, xã Tân Hiệp, Đà Nẵng' },
  terms: {
    theme: ['bien-dao', 'lan-bien', 'hoc-sinh-trai-nghiem'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'hien-ngoi',
  popularity: 500,
  faqs: [
    {
      question: 'Biển động thì bạn báo lúc nào?',
      answer:
        'Trước 20:00 tối hôm trước khi có lệnh cấm. Bạn chọn dời ngày, đổi sang rừng dừa Bảy Mẫu hoặc nhận lại tiền.',
    },
    {
      question: 'Trẻ mấy tuổi lặn được?',
      answer: 'Từ 7 tuổi, có bố mẹ xuống cùng. Bé nhỏ hơn chơi ở bãi cát, có mái che.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 29 chỗ', 'Ca nô'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 8,
    groupMax: 30,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:45',
    pickups: [
      { place: 'Khách sạn ven biển Đà Nẵng', time: '07:30', feeVnd: 0 },
      { place: 'Khách sạn ở Hội An', time: '08:15', feeVnd: 0 },
      { place: 'Bến Cửa Đại, tự đến', time: '08:40', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 50_000_000,
  },
  units: [standardSeat({ quantity: 30, baseVnd: 720_000, summary: 'Xe, ca nô ghép và một bộ đồ lặn.' })],
  ratePlans: ratePlans.tour,
  priceRules: [...priceProfiles.tour, deal('Đặt trước mùa biển', 10, '2026-11-01', '2027-04-15')],
  itinerary: [
    {
      day: 1,
      title: 'Cửa Đại – Bãi Làng – Bãi Ông',
      meals: ['Trưa'],
      items: [
        { time: '07:45', text: 'Xe theo đường ven biển vào Hội An.' },
        { time: '08:40', text: 'Tập trung ở bến, nhận áo phao và túi vải.' },
        { time: '09:00', text: 'Ca nô ra đảo, cập Bãi Làng, đi bộ trong làng.' },
        { time: '10:30', text: 'Lặn ống thở bốn mươi lăm phút.' },
        { time: '11:45', text: 'Về Bãi Ông tắm biển, ăn trưa, nghỉ võng.' },
        { time: '14:00', text: 'Ca nô về đất liền, tắm nước ngọt ở bến.' },
        { time: '15:30', text: 'Xe đưa về Đà Nẵng.' },
      ],
    },
  ],
  scenes: {
    hero: ['island-sea/reef/noon', 'island-sea/reef'],
    gallery: [
      'pier/moored',
      'island-sea/sandbar',
      'beach/boats',
      'restaurant/seaside',
      'beach/cove',
      'pier/wake',
    ],
  },
};
