import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, ticketPlans } from '../ticket-prices.ts';

export const thacDrayNur: DemoProduct = {
  kind: 'attraction',
  slug: 've-thac-dray-nur-dak-lak',
  code: 'VE029',
  title: 'Vé thác Dray Nur: màn nước trên sông Sêrêpốk',
  nameAlias: ['Thác Dray Nur', 'Thác Vợ', 'Dray Nur', 'Thác Buôn Ma Thuột'],
  summary:
    'Thác rộng hơn hai trăm mét trên đá bazan, có hang sau màn nước, bãi đá ngồi nghe nước đổ và đường rừng sang cầu treo.',
  content: `## Từ vườn cà phê xuống vực

Đường từ Buôn Ma Thuột đi giữa rẫy cà phê, tháng 3 trắng hoa, thơm cả vào trong xe. Qua cổng bạn xuống hơn trăm bậc xi măng, nghe nước trước khi thấy thác. Rồi cả vách đá mở ra, nước đổ thành nhiều cột từ độ cao ba mươi mét, mùa mưa nối lại thành một bức màn.

Sau thác có hốc đá rộng, đi men theo lối lát phía trái là vào được. Lối này mở từ tháng 12 đến tháng 5, khi nước rút; mùa lũ rào lại.

## Ngồi chơi trên bãi đá

Bãi đá bazan đen dưới chân thác đủ rộng để trải chiếu. Người Ê Đê ở buôn Kuốp bán cơm lam, gà nướng muối é ở dãy chòi bên suối. Từ đó có đường mòn nửa giờ qua cầu treo sang phía thác Dray Sáp, hợp với người thích đi bộ.

## Mùa nước

Tháng 9 đến tháng 11 nước lớn nhất, hùng vĩ nhưng chỉ nhìn từ xa. Tháng 1 đến tháng 4 nước trong, bãi đá khô, dễ chơi với trẻ nhỏ.`,
  highlights: [
    'Hang đá sau màn nước, mở vào mùa khô',
    'Bãi đá bazan và gà nướng buôn Kuốp',
    'Đường mòn qua cầu treo sang thác bên cạnh',
  ],
  inclusions: ['Vé cổng khu thác', 'Bảo hiểm tham quan'],
  exclusions: ['Cơm trưa, trừ loại vé có ghi', 'Xe từ Buôn Ma Thuột (khoảng 25 km)'],
  notes: ['Không tắm ngay dưới chân thác vì có xoáy.', 'Bậc xuống ẩm, nên mang dép có quai sau.'],
  provinces: ['dak-lak'],
  places: ['thac-dray-nur'],
  location: { lat: 12.537, lng: 107.905, address: 'Buôn Kuốp, xã Dray Bhăng, Đắk Lắk' },
  terms: { 'attraction-category': ['thien-nhien'], conform: ['nhom-ban', 'gia-dinh', 'cap-doi'] },
  supplier: 've-po-lang',
  popularity: 410,
  faqs: [
    {
      question: 'Mùa khô thác có cạn không?',
      answer:
        'Thủy điện phía trên điều tiết nên vẫn có nước, nhưng tháng 3 và tháng 4 chỉ còn vài dải. Cuối tuần thường xả nhiều hơn.',
    },
    {
      question: 'Có cho cắm trại qua đêm không?',
      answer: 'Có bãi cỏ gần cổng, đăng ký trước một ngày tại quầy. Vé này chỉ tính tham quan ban ngày.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '17:30' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: true,
    validityDays: 1,
    visitHours: '2 – 3 giờ',
    childPolicy: bandsByHeight({ percent: 50, freeBelowCm: 100, adultFromCm: 130 }),
    ageRule: 'Cao dưới 1 m không mua vé; dưới 1,3 m trả một nửa.',
    openWeekdays: everyDay,
    howToGetThere:
      'Từ ngã sáu Ban Mê theo quốc lộ 14 về hướng nam 20 km, rẽ phải vào buôn Kuốp thêm 5 km đường nhựa.',
  },
  units: [
    ticket({
      code: 'vao-cong',
      title: 'Vé vào cổng',
      summary: 'Một lượt trong ngày.',
      quantity: 300,
      baseVnd: 50_000,
      includes: ['Khu thác và bãi đá', 'Bảo hiểm tham quan'],
    }),
    ticket({
      code: 'kem-com-lam',
      title: 'Vé kèm cơm lam, gà nướng',
      summary: 'Ăn ở chòi bên suối, 11:00 đến 13:00.',
      quantity: 150,
      baseVnd: 190_000,
      includes: ['Khu thác và bãi đá', 'Cơm lam, gà nướng muối é, rau rừng'],
    }),
  ],
  ratePlans: ticketPlans.issued,
  scenes: {
    hero: ['waterfall/jungle/dawn', 'waterfall/jungle'],
    gallery: [
      'waterfall/jungle',
      'waterfall/bridge',
      'cave/hall',
      'waterfall/trail',
      'market/flowers',
      'road/mountain-van',
    ],
  },
};
