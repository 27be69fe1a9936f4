import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const myThoBenTre: DemoProduct = {
  kind: 'tour',
  slug: 'my-tho-ben-tre-mot-ngay-xuong-cheo-keo-dua',
  code: 'TR021',
  title: 'Mỹ Tho – Bến Tre một ngày: xuồng chèo, kẹo dừa, vườn trái cây',
  nameAlias: ['Tour Mỹ Tho', 'Tour Bến Tre', 'Miền Tây 1 ngày', 'Cù lao Thới Sơn', 'Cồn Phụng'],
  summary:
    'Qua chùa Vĩnh Tràng, đi tàu trên sông Tiền, len xuồng giữa rạch dừa nước, nghe đờn ca tài tử và ăn cá tai tượng chiên xù.',
  content: `## Hai giờ là tới sông

Đường cao tốc Trung Lương đưa bạn tới Mỹ Tho khi nắng còn dịu. Chùa Vĩnh Tràng là nơi dừng đầu: mặt tiền pha kiểu Á Âu, gạch bông cũ, sân trồng đầy cây kiểng.

Từ bến 30/4, tàu gỗ cắt ngang sông Tiền, bên mạn là bốn cồn Long, Lân, Quy, Phụng. Cù lao Thới Sơn mát rượi, lối đi giữa vườn nhãn, sa-bô-chê. Bạn ngồi uống trà mật ong hoa nhãn, ăn trái cây theo mùa và nghe vài bản vọng cổ do người trong ấp đàn hát.

## Rạch nhỏ, xuồng nhỏ

Đoạn được nhắc nhiều nhất là con rạch phủ dừa nước. Xuồng bốn khách, một người chèo mũi, một người chèo lái, lá chạm vai. Nước lớn thì êm, nước ròng thì thấy rễ bần và cá thòi lòi.

Bên kia sông là đất Bến Tre. Lò kẹo đang sên mạch nha với nước cốt dừa, mùi thơm khét nhẹ; thợ cắt kẹo bằng dao mỏng, gói tay từng viên.

Trưa dọn cá tai tượng chiên xù đứng trên giá, cuốn bánh tráng với rau vườn. Sau bữa có võng, có xe đạp đi quanh ấp cho ai không buồn ngủ.`,
  highlights: [
    'Tàu gỗ trên sông Tiền qua bốn cồn',
    'Xuồng chèo tay trong rạch dừa nước',
    'Lò kẹo dừa làm thủ công và đờn ca tài tử',
    'Trái cây theo mùa, nhiều nhất từ tháng 5 đến tháng 8',
  ],
  inclusions: [
    'Xe 29 chỗ khứ hồi từ trung tâm',
    'Tàu lớn, xuồng chèo, xe đạp trong ấp',
    'Bữa trưa nhà vườn, trái cây, trà mật ong',
    guide,
    insurance(20_000_000),
  ],
  exclusions: [personalCosts, tips, 'Tiền bồi dưỡng người chèo xuồng và ban nhạc'],
  notes: [
    'Nón lá được phát khi xuống xuồng, kem chống nắng bạn tự mang.',
    'Ai dị ứng mật ong, phấn hoa báo trước để đổi thức uống.',
  ],
  provinces: ['dong-thap', 'vinh-long'],
  places: ['chua-vinh-trang', 'cu-lao-thoi-son', 'con-phung', 'lang-nghe-keo-dua-ben-tre'],
  location: { lat: 10.34, lng: 106.34, address: 'Cù lao Thới Sơn, phường Thới Sơn, Đồng Tháp' },
  terms: {
    theme: ['sinh-thai-miet-vuon', 'am-thuc', 'nguoi-cao-tuoi'],
    conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
  },
  supplier: 'ben-la',
  popularity: 600,
  faqs: [
    {
      question: 'Nhà có người ăn chay thì sao?',
      answer:
        'Nhà vườn nấu được mâm chay: nấm kho tiêu, canh chua chay, bánh xèo nhân củ hủ dừa. Báo trước một ngày là có.',
    },
    {
      question: 'Xuồng có dễ lật không?',
      answer: 'Rạch hẹp và nông, người chèo quen tay. Bạn ngồi giữa lòng xuồng, mặc áo phao là yên tâm.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'TP. Hồ Chí Minh',
    transport: ['Xe 29 chỗ', 'Tàu gỗ', 'Xuồng chèo'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 8,
    groupMax: 28,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '07:30',
    pickups: [
      { place: 'Công viên 23 Tháng 9, cổng Phạm Ngũ Lão', time: '07:30', feeVnd: 0 },
      { place: 'Bến xe Miền Tây', time: '08:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 20_000_000,
  },
  units: [
    standardSeat({ quantity: 28, baseVnd: 590_000, summary: 'Xe ghép, mâm cơm sáu người.' }),
    smallGroupSeat({
      quantity: 9,
      baseVnd: 790_000,
      summary: 'Xe chín ghế, tàu riêng, chèo xuồng đoạn rạch dài hơn.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi mùa gió chướng', 8, '2026-11-01', '2027-01-31')],
  itinerary: [
    {
      day: 1,
      title: 'Sài Gòn – Mỹ Tho – Bến Tre',
      meals: ['Trưa'],
      items: [
        { time: '07:30', text: 'Xe lên cao tốc, nghỉ ở trạm dừng có ao sen.' },
        { time: '09:30', text: 'Chùa Vĩnh Tràng.' },
        { time: '10:20', text: 'Xuống tàu, sang Thới Sơn, trà trái cây và đờn ca tài tử.' },
        { time: '11:40', text: 'Ngồi xuồng chèo qua rạch dừa nước.' },
        { time: '12:30', text: 'Ăn trưa ở nhà vườn, nghỉ võng.' },
        { time: '14:15', text: 'Sang lò kẹo dừa và xưởng đồ mỹ nghệ.' },
        { time: '15:15', text: 'Tàu về bến, xe đưa đoàn về thành phố, khoảng 17:30 tới nơi.' },
      ],
    },
  ],
  scenes: {
    hero: ['island-sea/nipa/noon', 'island-sea/nipa'],
    gallery: [
      'market/floating',
      'island-sea/nipa',
      'market/boats-above',
      'pier/harbour',
      'cooking/class',
      'cycling/coconut-canal',
    ],
  },
};
