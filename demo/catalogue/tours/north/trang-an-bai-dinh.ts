import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const trangAnBaiDinh: DemoProduct = {
  kind: 'tour',
  slug: 'trang-an-bai-dinh-trong-ngay-tu-ha-noi',
  code: 'TR002',
  title: 'Tràng An – Bái Đính trong ngày từ Hà Nội',
  nameAlias: ['Tour Ninh Bình', 'Tràng An Bái Đính', 'Ninh Bình 1 ngày', 'Đò Tràng An'],
  summary:
    'Ngồi đò gần ba giờ qua hang động Tràng An, thăm chùa Bái Đính bằng xe điện, ăn cơm cháy dê núi. Về Hà Nội trước giờ cơm tối.',
  content: `## Buổi sáng dưới mái chùa

Xe theo cao tốc Pháp Vân – Ninh Bình, hơn hai tiếng là thấy núi đá vôi nhô lên giữa ruộng. Đoàn đến Bái Đính trước, lúc sân chùa còn thoáng. Xe điện đưa bạn từ cổng vào, phần còn lại đi bộ men theo hành lang La Hán với năm trăm pho tượng đá xanh, mỗi pho một nét mặt.

Lên đến điện Tam Thế, bạn quay lưng lại sẽ thấy cả một vùng hồ và núi trải về phía Tràng An, nơi buổi chiều mình sẽ ngồi đò.

## Buổi chiều trên mặt nước

Sau bữa trưa có cơm cháy chấm nước sốt dê, đoàn xuống bến. Mỗi đò chở bốn khách, người chèo phần lớn là phụ nữ trong các làng Trường Yên, Ninh Xuân. Hành trình qua những hang nước thấp, có chỗ phải cúi đầu, có chỗ trần hang lấp lánh nhũ đá.

Giữa đường đò ghé vài ngôi đền nhỏ để bạn lên bờ duỗi chân. Khoảng bốn giờ chiều, nắng xiên qua vách núi, mặt nước xanh như lá non và rất lặng.

## Đi mùa nào

Tháng 2 và tháng 3 đông vì lễ hội. Cuối tháng 5, lúa ven sông chín vàng. Mùa thu trời trong, ngồi đò lâu không nóng.`,
  highlights: [
    'Gần ba giờ trên đò, mỗi đò chỉ bốn khách',
    'Hành lang La Hán và điện Tam Thế của chùa Bái Đính',
    'Bữa trưa có cơm cháy, dê núi tái chanh và canh cá rô',
    'Cao tốc cả hai chiều, về đến Hà Nội khoảng 18:30',
  ],
  inclusions: [
    'Xe 29 chỗ ghế ngả đưa đón từ phố cổ Hà Nội',
    'Vé đò Tràng An và xe điện hai chiều ở Bái Đính',
    'Bữa trưa mâm sáu khách với đặc sản dê núi',
    'Một chai nước và khăn lạnh',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [personalCosts, tips, 'Tiền bồi dưỡng người chèo đò'],
  notes: [
    'Đò không có mái, nên mang nón rộng vành, kem chống nắng hoặc áo mưa mỏng.',
    'Ai xuống đò cũng mặc áo phao, kể cả người bơi giỏi.',
  ],
  provinces: ['ninh-binh'],
  places: ['quan-the-danh-thang-trang-an', 'chua-bai-dinh'],
  location: { lat: 20.253, lng: 105.916, address: 'Bến đò Tràng An, phường Hoa Lư, Ninh Bình' },
  terms: {
    theme: ['van-hoa-di-san', 'tam-linh-hanh-huong', 'chup-anh'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'loi-da',
  special: true,
  popularity: 880,
  faqs: [
    {
      question: 'Người lớn tuổi đi Bái Đính có mệt không?',
      answer:
        'Xe điện rút ngắn phần lớn đường. Hành lang La Hán vẫn có bậc thang thoải, khoảng 800 m. Ai ngại leo có thể ngồi chờ ở quán nước gần tháp Xá Lợi.',
    },
    {
      question: 'Đoàn đi tuyến đò nào?',
      answer:
        'Ban quản lý bến xếp tuyến theo mực nước và lượng khách trong ngày. Tuyến nào cũng kéo dài từ hai tiếng rưỡi đến ba tiếng và qua ít nhất ba hang.',
    },
    {
      question: 'Em bé ngồi đò được không?',
      answer: 'Được. Bến có áo phao cỡ nhỏ cho bé từ 2 tuổi; bé nhỏ hơn ngồi trong lòng bố mẹ.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 29 chỗ', 'Đò chèo tay', 'Xe điện'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 8,
    groupMax: 28,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:45',
    pickups: [
      { place: 'Khách sạn trong phố cổ Hà Nội', time: '07:15', feeVnd: 0 },
      { place: 'Nhà hát Lớn Hà Nội', time: '07:45', feeVnd: 0 },
      { place: 'Bến xe Giáp Bát, cổng chính', time: '08:05', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 30_000_000,
  },
  units: [
    standardSeat({ quantity: 28, baseVnd: 890_000, summary: 'Chỗ trên xe 29 chỗ, bữa trưa ngồi mâm chung.' }),
    smallGroupSeat({
      quantity: 9,
      baseVnd: 1_150_000,
      summary: 'Xe limousine chín ghế, đi đò sớm hơn đoàn lớn một giờ.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi mùa thu Ninh Bình', 10, '2026-11-01', '2027-01-31')],
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Bái Đính – Tràng An – Hà Nội',
      meals: ['Trưa'],
      items: [
        { time: '07:45', text: 'Xe rời Hà Nội, nghỉ một chặng ngắn ở Duy Tiên.' },
        {
          time: '10:00',
          text: 'Tới Bái Đính, đi xe điện rồi bộ hành qua hành lang La Hán, tháp chuông, điện Tam Thế.',
        },
        { time: '12:15', text: 'Ăn trưa gần bến, món dê núi và cơm cháy.' },
        { time: '13:30', text: 'Xuống đò ở bến Tràng An, qua các hang nước và đền ven núi.' },
        { time: '16:20', text: 'Lên bờ, uống nước mía, xe quay về.' },
        { time: '18:30', text: 'Trả khách tại Nhà hát Lớn và phố cổ.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-river/cave/noon', 'karst-river/cave', 'karst-river/valley'],
    gallery: [
      'karst-river/valley',
      'theatre/hall',
      'karst-river/fields',
      'road/rice-fields',
      'karst-river/cave',
      'restaurant/breakfast',
    ],
  },
};
