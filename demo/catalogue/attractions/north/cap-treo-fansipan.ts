import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const capTreoFansipan: DemoProduct = {
  kind: 'attraction',
  slug: 've-cap-treo-thang-may-len-fansipan',
  code: 'VE016',
  title: 'Vé cáp treo Thang Mây lên đỉnh Fansipan',
  nameAlias: ['Cáp treo Fansipan', 'Fansipan', 'Vé Fansipan', 'Thang Mây'],
  summary:
    'Mười lăm phút bay qua thung lũng Mường Hoa tới độ cao 3.000 m, rồi đi bậc hoặc tàu leo núi lên nóc nhà Đông Dương.',
  content: `## Từ ruộng bậc thang lên rừng trúc lùn

Cáp xuất phát trên bản, nên mấy phút đầu dưới chân là ruộng và mái nhà người Mông. Qua trụ thứ hai, dốc núi dựng đứng, cây thấp dần, đến gần ga trên chỉ còn đỗ quyên và trúc lùn. Áp suất đổi nhanh, bạn nuốt nước bọt vài lần cho đỡ ù tai.

Ra khỏi ga, hơn sáu trăm bậc đá dẫn qua vườn la hán, cổng trời và một pho tượng đồng cao hai mươi mốt mét rồi tới chóp inox 3.143 m. Ai không leo được thì mua thêm tàu lên đỉnh, chạy ba phút.

## Mây và nắng

Biển mây thường có vào sáng sớm từ tháng 11 đến tháng 3. Đỗ quyên nở cuối tháng 3, tháng 4. Mùa hè chiều hay giông, bạn lên trước mười giờ. Nhiệt độ trên đỉnh thấp hơn thị trấn khoảng tám độ, có hôm mùa đông đóng băng.

## Đi thong thả

Trên ba nghìn mét, hụt hơi là bình thường. Cứ hai mươi bậc nghỉ một nhịp, đừng chạy.`,
  highlights: [
    'Bay qua thung lũng Mường Hoa',
    'Chóp 3.143 m, đi bậc hoặc đi tàu',
    'Vé kèm tàu nối từ trung tâm Sa Pa xuống ga cáp',
  ],
  inclusions: ['Cáp treo khứ hồi', 'Các công trình tâm linh trên đỉnh'],
  exclusions: ['Tàu lên đỉnh nếu vé không ghi', 'Bữa ăn', 'Thuê áo ấm ở ga'],
  notes: [
    'Người có bệnh tim, huyết áp cao nên hỏi bác sĩ trước khi đi.',
    'Gió lớn cáp dừng; bạn dời ngày hoặc nhận lại tiền.',
  ],
  provinces: ['lao-cai'],
  places: ['dinh-fansipan', 'sa-pa'],
  location: { lat: 22.3302, lng: 103.8263, address: 'Ga đi Thang Mây, phường Sa Pa, Lào Cai' },
  terms: { 'attraction-category': ['cap-treo', 'thien-nhien'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'thang-may-bac',
  special: true,
  popularity: 850,
  faqs: [
    {
      question: 'Đặt vé rồi gặp ngày mù có đổi được không?',
      answer:
        'Vé hủy được cho phép trả lại trước hai ngày. Sát ngày, quầy cho dời sang hôm sau một lần nếu ga đỉnh báo tầm nhìn dưới năm mươi mét.',
    },
    {
      question: 'Bé hai tuổi lên đỉnh có ổn không?',
      answer: 'Bé khỏe thì lên được nhưng nên ở ga trên dưới một giờ, mặc đủ ấm và che tai.',
    },
    {
      question: 'Cần bao lâu cho cả chuyến?',
      answer: 'Khoảng bốn giờ nếu leo bậc, ba giờ nếu đi tàu lên đỉnh.',
    },
  ],
  details: {
    openHours: [
      { days: 'Thứ Hai – thứ Sáu', from: '07:30', to: '17:30' },
      { days: 'Thứ Bảy, Chủ nhật', from: '07:00', to: '18:00' },
    ],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: false,
    validityDays: 1,
    visitHours: '3 – 4 giờ',
    childPolicy: bandsByHeight({ percent: 70 }),
    ageRule: 'Vé trẻ em cho bé cao từ 1 m đến dưới 1,4 m; bé thấp hơn đi cùng cabin với bố mẹ, không mất vé.',
    openWeekdays: everyDay,
    howToGetThere: 'Từ nhà thờ đá đi taxi mười phút, hoặc tàu leo núi từ ga trung tâm với loại vé có kèm.',
  },
  units: [
    ticket({
      code: 'cap-khu-hoi',
      title: 'Vé cáp treo khứ hồi',
      summary: 'Tự đi bậc lên đỉnh.',
      quantity: 800,
      baseVnd: 820_000,
      includes: ['Cáp treo khứ hồi', 'Quần thể tâm linh trên đỉnh'],
    }),
    ticket({
      code: 'cap-va-hai-tau',
      title: 'Cáp treo + tàu thung lũng + tàu lên đỉnh',
      summary: 'Ít đi bộ nhất.',
      quantity: 400,
      baseVnd: 1_120_000,
      includes: ['Cáp treo khứ hồi', 'Tàu từ trung tâm Sa Pa, hai chiều', 'Tàu lên đỉnh, một chiều lên'],
    }),
    ticket({
      code: 'kem-buffet',
      title: 'Cáp treo + buffet trưa',
      summary: 'Ăn ở ga đi, 10:30 đến 14:30.',
      quantity: 250,
      baseVnd: 1_060_000,
      includes: ['Cáp treo khứ hồi', 'Buffet trưa có lẩu cá tầm và rau Sa Pa'],
    }),
  ],
  ratePlans: ticketPlans.choice,
  priceRules: parkPrices({ weekend: 6, holiday: 15 }),
  scenes: {
    hero: ['cable-park/ridges/golden', 'cable-park/ridges'],
    gallery: [
      'rice-terraces/ridge',
      'cable-park/ridges',
      'rice-terraces/valley',
      'waterfall/bridge',
      'rice-terraces/houses',
      'restaurant/breakfast',
    ],
  },
};
