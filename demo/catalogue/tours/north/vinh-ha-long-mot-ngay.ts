import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const vinhHaLongMotNgay: DemoProduct = {
  kind: 'tour',
  slug: 'vinh-ha-long-mot-ngay-tau-sau-gio',
  code: 'TR003',
  title: 'Vịnh Hạ Long một ngày, sáu giờ trên tàu',
  nameAlias: ['Tour Hạ Long 1 ngày', 'Hạ Long trong ngày', 'HL 1 ngày', 'Hang Sửng Sốt Ti Tốp'],
  summary:
    'Đi cao tốc từ Hà Nội, sáu giờ trên vịnh với hang Sửng Sốt, chèo kayak hang Luồn, đảo Ti Tốp và bữa trưa hải sản trên tàu.',
  content: `## Ra vịnh mà không cần ngủ đêm

Nếu chỉ có một ngày rảnh, đây là cách ra Hạ Long ít vội nhất. Cao tốc Hà Nội – Hải Phòng – Hạ Long rút đường xuống còn hai tiếng rưỡi, nên phần lớn thời gian của bạn là ở trên mặt nước.

Tàu gỗ hai tầng nhổ neo lúc 11:30 từ Tuần Châu. Tầng dưới là bàn ăn có cửa kính trượt, tầng trên kê ghế nằm. Bữa trưa dọn ra khi tàu len qua hòn Chó Đá, có mực hấp gừng, tôm rim và chả mực giã tay.

## Ba điểm dừng

Hang Sửng Sốt rộng và cao, lối đi lát đá vòng một chiều, hết chừng bốn mươi lăm phút. Ra cửa hang là ban công nhìn xuống vũng tàu đậu.

Ở hang Luồn bạn chọn đò nan có người chèo hoặc tự chèo kayak đôi. Chui qua vòm đá thấp là một hồ nước kín gió, khỉ vàng thỉnh thoảng xuống mép vách.

Đảo Ti Tốp có hơn bốn trăm bậc lên đỉnh. Ai không leo thì tắm ở bãi cát hình lưỡi liềm phía dưới, có chỗ tráng nước ngọt.

Trên đường về, tàu bày trà, hoa quả và bánh ngọt đúng lúc mặt trời xuống sau rặng núi.`,
  highlights: [
    'Sáu giờ trên tàu, không ghép nhiều chặng xe',
    'Kayak hoặc đò nan qua hang Luồn, giá đã gồm',
    'Leo đỉnh Ti Tốp nhìn toàn cảnh vũng tàu',
    'Trà chiều trên boong lúc hoàng hôn',
  ],
  inclusions: [
    'Xe khứ hồi Hà Nội – Tuần Châu bằng cao tốc',
    'Vé tham quan vịnh, kayak hoặc đò nan',
    'Bữa trưa hải sản tám món, trà chiều trên tàu',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [personalCosts, tips, 'Rượu, bia và hải sản gọi thêm của thuyền chài'],
  notes: [
    'Cần họ tên, ngày sinh và số giấy tờ của từng khách trước 18:00 hôm trước để làm danh sách lên tàu.',
    'Cảng vụ dừng cấp phép khi gió lớn hoặc sương dày; khi đó bạn được dời ngày hoặc nhận lại toàn bộ tiền.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long', 'dao-tuan-chau'],
  location: { lat: 20.928, lng: 106.99, address: 'Cảng tàu Tuần Châu, phường Tuần Châu, Quảng Ninh' },
  terms: {
    theme: ['bien-dao', 'du-thuyen', 'cuoi-tuan-ngan-ngay'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'dau-chan-bac',
  popularity: 790,
  faqs: [
    {
      question: 'Tôi không biết bơi thì có chèo kayak được không?',
      answer:
        'Nước trong hang Luồn lặng và ai cũng mặc áo phao. Nếu vẫn ngại, bạn ngồi đò nan do người địa phương chèo, cùng đường đi.',
    },
    {
      question: 'Trên tàu có chỗ thay đồ không?',
      answer: 'Có hai phòng tắm nước ngọt ở tầng dưới và tủ để túi. Khăn tắm bạn mang theo hoặc thuê ở đảo.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Hà Nội',
    transport: ['Xe 45 chỗ', 'Tàu gỗ tham quan', 'Kayak'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 10,
    groupMax: 40,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '08:00',
    pickups: [
      { place: 'Khách sạn trong phố cổ Hà Nội', time: '07:30', feeVnd: 0 },
      { place: 'Nhà hát Lớn Hà Nội', time: '08:00', feeVnd: 0 },
      { place: 'Cổng cảng Tuần Châu, tự đến', time: '11:00', feeVnd: 0 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({
      quantity: 40,
      baseVnd: 1_090_000,
      summary: 'Gồm ghế trên xe, chỗ ở bàn ăn tầng dưới và kayak đôi.',
    }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Hà Nội – Tuần Châu – vịnh Hạ Long – Hà Nội',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Khởi hành, nghỉ hai mươi phút ở trạm dừng trên cao tốc.' },
        { time: '11:00', text: 'Làm thủ tục ở cảng, nghe phổ biến an toàn rồi lên tàu.' },
        { time: '12:00', text: 'Ăn trưa khi tàu qua hòn Chó Đá và hòn Trống Mái.' },
        { time: '13:30', text: 'Tham quan hang Sửng Sốt theo lối một chiều.' },
        { time: '14:45', text: 'Chèo kayak hoặc ngồi đò nan ở hang Luồn.' },
        { time: '15:45', text: 'Lên đảo Ti Tốp, leo đỉnh hoặc tắm biển.' },
        { time: '16:45', text: 'Trà chiều trên boong, tàu quay về bến.' },
        { time: '17:30', text: 'Cập cảng, xe đưa đoàn về Hà Nội, đến nơi khoảng 20:30.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/fleet/noon', 'karst-bay/fleet', 'karst-bay'],
    gallery: [
      'karst-bay/gate',
      'cave/hall',
      'restaurant/saloon',
      'pier/harbour',
      'island-sea/kayaks',
      'karst-bay/open',
    ],
  },
};
