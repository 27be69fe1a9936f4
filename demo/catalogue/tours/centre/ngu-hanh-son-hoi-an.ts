import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const nguHanhSonHoiAn: DemoProduct = {
  kind: 'tour',
  slug: 'ngu-hanh-son-pho-co-hoi-an-chieu-toi',
  code: 'TR012',
  title: 'Ngũ Hành Sơn – phố cổ Hội An, đi chiều về tối',
  nameAlias: ['Tour Hội An', 'Hội An Ngũ Hành Sơn', 'Hội An 1 ngày', 'Phố cổ Hội An', 'Non Nước'],
  summary:
    'Từ 14:00 đến 21:00: hang động Ngũ Hành Sơn, phố cổ lúc lên đèn, cao lầu ăn tối và thuyền thả hoa đăng trên sông Hoài.',
  content: `## Vì sao đi buổi chiều

Hội An đẹp nhất trong ba tiếng: từ lúc nắng dịu trên tường vàng đến khi đèn lồng sáng hết cả phố. Chuyến này canh đúng khoảng ấy, nên buổi sáng bạn vẫn có trọn cho biển Mỹ Khê.

Hai giờ chiều xe đón ở khách sạn. Điểm đầu là ngọn Thủy Sơn, lên bằng thang máy rồi đi bộ xuống. Nắng rọi qua lỗ trời trong động Huyền Không tạo thành cột sáng, khói nhang bay ngang càng rõ. Dưới chân núi là làng đá Non Nước, tiếng đục vang cả xóm.

## Lên đèn

Bốn giờ rưỡi vào phố cổ. Hướng dẫn viên dẫn một vòng có chủ ý: Chùa Cầu, một nhà cổ còn vết ngấn lũ trên cột, hội quán Phúc Kiến, xưởng đèn lồng trên đường Trần Phú. Ai muốn thử thì dán giúp thợ một mặt lụa.

Bữa tối có cao lầu, bánh bao bánh vạc, hoành thánh chiên. Sau đó bạn xuống thuyền gỗ ở bến Bạch Đằng, đốt nến trong hoa giấy, thả xuôi dòng. Còn chừng bốn mươi phút tự do để mua đồ hoặc ngồi uống một ly nước mót trước khi xe về.`,
  highlights: [
    'Giữ nguyên buổi sáng ở biển, chỉ đi từ 14:00',
    'Cột nắng trong động Huyền Không',
    'Vào nhà cổ, hội quán và xưởng làm đèn lồng',
    'Thuyền gỗ và hoa đăng trên sông Hoài',
  ],
  inclusions: [
    'Xe 29 chỗ hai chiều Đà Nẵng – Hội An',
    'Vé Ngũ Hành Sơn, thang máy một chiều, vé phố cổ',
    'Bữa tối món Hội An',
    'Thuyền và một hoa đăng mỗi khách',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips, 'Chênh lệch vé phố cổ của khách nước ngoài, 40.000 đồng'],
  notes: [
    'Đường xuống núi có bậc đá nhẵn, tránh giày cao gót.',
    'Đêm 14 âm lịch phố tắt bớt đèn điện, đông và đẹp hơn ngày thường, nên đặt sớm.',
  ],
  provinces: ['da-nang'],
  places: ['ngu-hanh-son', 'pho-co-hoi-an'],
  location: { lat: 15.877, lng: 108.327, address: 'Phố cổ Hội An, phường Hội An, Đà Nẵng' },
  terms: {
    theme: ['van-hoa-di-san', 'du-lich-dem', 'am-thuc', 'chup-anh'],
    conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
  },
  supplier: 'hien-ngoi',
  popularity: 680,
  faqs: [
    {
      question: 'Tôi muốn ở lại Hội An thì sao?',
      answer: 'Bạn cứ mang hành lý theo xe. Trước khi thả hoa đăng, lái xe ghé khách sạn của bạn để gửi đồ.',
    },
    {
      question: 'Mùa lụt phố có ngập không?',
      answer:
        'Vài ngày trong tháng 10, tháng 11 nước có thể vào đường Bạch Đằng. Khi đó đoàn đổi sang làng gốm Thanh Hà hoặc hoàn tiền theo ý bạn.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Đà Nẵng',
    transport: ['Xe 29 chỗ', 'Thuyền gỗ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 6,
    groupMax: 28,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '14:00',
    pickups: [
      { place: 'Khách sạn dọc đường Võ Nguyên Giáp', time: '13:45', feeVnd: 0 },
      { place: 'Chợ Hàn, cửa đường Bạch Đằng', time: '14:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [
    standardSeat({
      quantity: 28,
      baseVnd: 650_000,
      summary: 'Chỗ trên xe, suất ăn tối và một chỗ trên thuyền bốn người.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Ngũ Hành Sơn – Hội An',
      meals: ['Tối'],
      items: [
        { time: '14:00', text: 'Đón khách, men theo đường biển về phía nam.' },
        {
          time: '14:30',
          text: 'Lên Thủy Sơn bằng thang máy, xem động Huyền Không, chùa Tam Thai, xuống qua làng đá.',
        },
        { time: '16:30', text: 'Bộ hành trong phố cổ: Chùa Cầu, nhà cổ, hội quán, xưởng đèn lồng.' },
        { time: '18:15', text: 'Ăn tối trong một ngôi nhà có giếng trời.' },
        { time: '19:15', text: 'Ngồi thuyền thả hoa đăng, rồi tự do dạo chợ đêm Nguyễn Hoàng.' },
        { time: '20:20', text: 'Lên xe về Đà Nẵng, đến nơi khoảng 21:00.' },
      ],
    },
  ],
  scenes: {
    hero: ['old-town/street/dusk', 'old-town/street'],
    gallery: [
      'old-town/quay',
      'cave/hall',
      'old-town/bridge',
      'market/night-stalls',
      'restaurant/lanterns',
      'beach/headland',
    ],
  },
};
