import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const bacHaChoPhien2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'bac-ha-cho-phien-2n1d-tu-ha-noi',
  code: 'TR027',
  title: 'Bắc Hà 2N1Đ: phiên chợ Chủ nhật và bản Phố',
  nameAlias: ['Tour Bắc Hà', 'Chợ phiên Bắc Hà', 'Bản Phố', 'Lào Cai cuối tuần'],
  summary:
    'Đi sáng thứ Bảy, ngủ nhà người Tày ở Tà Chải, sáng Chủ nhật vào chợ từ lúc mở hàng, chiều về Hà Nội.',
  content: `## Chợ chỉ họp một sáng

Chợ Bắc Hà đông nhất từ bảy đến mười giờ. Xe đi trong ngày tới nơi thì chợ đã vãn, nên chúng tôi lên từ hôm trước.

Chiều thứ Bảy đoàn vào Bản Phố, nơi nấu rượu ngô bằng men hạt hồng mi. Chủ nhà cho xem chõ gỗ, mời một chén nhỏ, ai không uống thì ăn ngô bung.

## Một buổi sáng trong chợ

Bảy giờ, hướng dẫn viên dẫn qua từng khu: trâu ngựa ở bãi sau, thổ cẩm giữa chợ, hàng thắng cố sôi trong chảo lớn. Có một tiếng tự do. Mặc cả nhẹ nhàng, đừng chụp sát mặt người khi chưa hỏi.

Trưa ăn ở dinh Hoàng A Tưởng cũ, rồi theo cao tốc Nội Bài – Lào Cai về.`,
  highlights: [
    'Vào chợ từ lúc mở hàng',
    'Nhà nấu rượu ngô ở Bản Phố',
    'Ngủ nhà sàn người Tày',
    'Về Hà Nội trước 20:00 Chủ nhật',
  ],
  inclusions: [
    'Xe 16 chỗ khứ hồi',
    'Một đêm nhà sàn',
    'Hai bữa trưa, một bữa tối, một bữa sáng',
    'Vé dinh Hoàng A Tưởng',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: ['Chỉ khởi hành thứ Bảy vì chợ họp Chủ nhật.', 'Tháng 2 mận nở trắng, tháng 5 và 6 mùa mận chín.'],
  provinces: ['lao-cai'],
  places: ['cho-phien-bac-ha'],
  location: { lat: 22.5379, lng: 104.2903, address: 'Xã Bắc Hà, Lào Cai' },
  terms: {
    theme: ['van-hoa-di-san', 'cuoi-tuan-ngan-ngay', 'le-hoi'],
    conform: ['nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'may-ngang-nui',
  popularity: 430,
  faqs: [
    {
      question: 'Nhà sàn có phòng riêng không?',
      answer:
        'Có vách gỗ ngăn từng buồng đôi, phòng tắm chung bốn buồng. Muốn khách sạn, bạn thêm 300.000 đồng một người.',
    },
    {
      question: 'Có ép mua hàng không?',
      answer: 'Không. Đoàn không dừng ở cửa hàng thuốc hay đồ lưu niệm nào trên đường.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 6,
    groupMax: 14,
    departureWeekdays: [6],
    departureTime: '06:30',
    pickups: [
      { place: 'Nhà hát Lớn Hà Nội', time: '06:30', feeVnd: 0 },
      { place: 'Nhà ga T1 Nội Bài', time: '07:15', feeVnd: 60_000 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 300_000,
    depositPercent: 50,
    hotelStandard: 'Nhà sàn người Tày ở Tà Chải',
    insuranceMaxVnd: 30_000_000,
  },
  units: [standardSeat({ quantity: 14, baseVnd: 1_990_000, summary: 'Chỗ xe ghép, buồng đôi nhà sàn.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Bắc Hà – Bản Phố',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '06:30', text: 'Theo cao tốc lên Phố Lu, rẽ vào Bắc Hà.' },
        { time: '12:30', text: 'Ăn trưa, nhận buồng ở Tà Chải.' },
        { time: '14:30', text: 'Đi bộ Bản Phố, xem nấu rượu ngô.' },
        { time: '19:00', text: 'Bữa tối cùng gia chủ, nghe đàn tính.' },
      ],
      overnight: 'Nhà sàn Tà Chải',
    },
    {
      day: 2,
      title: 'Phiên chợ – Hà Nội',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '07:00', text: 'Vào chợ phiên.' },
        { time: '10:30', text: 'Dinh Hoàng A Tưởng, ăn trưa sớm.' },
        { time: '13:00', text: 'Lên xe về, 19:00 tới Hà Nội.' },
      ],
    },
  ],
  scenes: {
    hero: ['market/flowers/mist', 'market/flowers', 'rice-terraces/houses'],
    gallery: [
      'rice-terraces/houses',
      'rice-terraces/valley',
      'market/street-food',
      'hotel-room/lodge-mountain',
      'motorbike/pass',
      'market/flowers',
    ],
  },
};
