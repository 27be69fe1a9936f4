import type { DemoProduct } from '../../demo-product.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const thacDatanla: DemoProduct = {
  kind: 'attraction',
  slug: 've-mang-truot-thac-datanla',
  code: 'VE026',
  title: 'Vé thác Datanla và máng trượt xuyên rừng thông, Đà Lạt',
  nameAlias: ['Thác Datanla', 'Máng trượt Datanla', 'Datanla'],
  summary:
    'Máng trượt dài hơn hai cây số xuống chân thác, tự cầm cần phanh, rồi cáp treo nhỏ sang tầng thác hai.',
  content: `## Tự cầm phanh

Mỗi xe trượt ngồi một hoặc hai người. Đẩy cần về trước là chạy, kéo lại là phanh, tối đa khoảng bốn mươi cây số giờ. Đường máng lượn giữa thông, có đoạn vòng xoắn trên không và một khúc chui qua lùm dã quỳ. Ai sợ cứ giữ phanh, xe sau được nhắc giãn cách hai mươi lăm mét.

Xuống tới thác tầng một, nước đổ qua đá hoa cương thành hai nhánh, hơi mát phả tới quán cà phê gỗ. Xe tự kéo ngược lên, không phải leo.

## Đi tiếp xuống vực

Từ tầng một có cáp treo mini và thang máy kính xuống hẻm sâu. Đoạn này yên hơn nhiều, hợp với người thích chụp ảnh. Có cầu treo trên ngọn cây cho ai còn sức.

## Giờ tốt

Tám giờ sáng ngày thường chạy liên tục không chờ. Cuối tuần và mùa dã quỳ tháng 11 nên đến trước chín giờ. Mưa rào thì máng tạm dừng cho ráo, chừng hai mươi phút.`,
  highlights: [
    'Máng trượt hơn hai cây số, tự điều khiển',
    'Khứ hồi bằng máng, không leo bậc',
    'Cáp treo nhỏ và thang máy kính xuống tầng thác dưới',
  ],
  inclusions: ['Vé cổng thác', 'Máng trượt khứ hồi'],
  exclusions: ['Vượt thác có dây', 'Ảnh chụp tự động trên máng'],
  notes: [
    'Bé dưới 4 tuổi không được ngồi xe trượt; từ 4 tuổi ngồi cùng người lớn.',
    'Cất điện thoại, kính rời trước khi chạy.',
  ],
  provinces: ['lam-dong'],
  places: ['thac-datanla'],
  location: {
    lat: 11.902,
    lng: 108.449,
    address: 'Quốc lộ 20, đèo Prenn, phường Xuân Hương – Đà Lạt, Lâm Đồng',
  },
  terms: {
    'attraction-category': ['thien-nhien', 'cong-vien-giai-tri'],
    conform: ['nhom-ban', 'gia-dinh', 'cap-doi'],
  },
  supplier: 'doc-quy',
  special: true,
  popularity: 690,
  faqs: [
    {
      question: 'Không đi máng trượt thì xuống thác bằng gì?',
      answer: 'Có đường bậc đá khoảng mười lăm phút. Mua vé cổng tại quầy là đủ.',
    },
    {
      question: 'Hai mẹ con nặng 95 kg ngồi chung được không?',
      answer: 'Được, xe đôi chịu tối đa 150 kg. Nhân viên cân bằng mắt và có cân ở bến nếu cần.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '17:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '1,5 – 3 giờ',
    childPolicy: bandsByHeight({ percent: 70, freeBelowCm: 90, adultFromCm: 120 }),
    ageRule: 'Từ 90 cm đến dưới 1,2 m ngồi chung xe, trả 70%; thấp hơn chỉ vào tham quan thác, không trượt.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách chợ Đà Lạt 7 km, nằm bên phải đèo Prenn khi đi xuống. Taxi mười lăm phút; xe buýt Đức Trọng dừng trước cổng.',
  },
  units: [
    ticket({
      code: 'mang-mot',
      title: 'Vé cổng + máng trượt tầng một',
      summary: 'Khứ hồi.',
      quantity: 500,
      baseVnd: 250_000,
      includes: ['Vé cổng', 'Máng trượt khứ hồi đến tầng một'],
    }),
    ticket({
      code: 'tron-tuyen',
      title: 'Vé trọn tuyến ba tầng thác',
      summary: 'Máng trượt, cáp nhỏ và thang máy.',
      quantity: 250,
      baseVnd: 330_000,
      includes: ['Vé cổng', 'Máng trượt khứ hồi', 'Cáp treo mini', 'Thang máy kính'],
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: parkPrices({ weekend: 8, holiday: 20 }),
  scenes: {
    hero: ['waterfall/bridge/noon', 'waterfall/bridge', 'waterfall/jungle'],
    gallery: [
      'waterfall/jungle',
      'pine-hills/path',
      'waterfall/trail',
      'pine-hills/lake',
      'market/flowers',
      'pine-hills/villas',
    ],
  },
};
