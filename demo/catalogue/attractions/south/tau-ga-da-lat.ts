import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const tauGaDaLat: DemoProduct = {
  kind: 'attraction',
  slug: 've-tau-ga-da-lat-trai-mat',
  code: 'VE027',
  title: 'Vé tàu ga Đà Lạt – Trại Mát: bảy cây số giữa vườn hoa',
  nameAlias: ['Ga Đà Lạt', 'Tàu Trại Mát', 'Tàu hỏa Đà Lạt', 'Tàu cổ Đà Lạt'],
  summary:
    'Toa gỗ chạy chậm từ nhà ga ba mái nhọn ra Trại Mát, nửa giờ mỗi chiều, đủ thời gian ghé chùa ve chai.',
  content: `## Nhà ga trước giờ tàu

Ga xây xong năm 1938, ba chóp mái phỏng theo đỉnh Langbiang, kính màu rọi xuống quầy vé gỗ. Bạn đến sớm nửa giờ để xem đầu máy hơi nước nằm nghỉ cuối sân và uống cà phê trong một toa cũ.

## Trên đường ray khổ một mét

Tàu đi hai mươi lăm cây số giờ. Mấy phút đầu là lưng nhà, dây phơi, bếp ăn của người phố; sau đó đến nhà kính trồng cúc và luống xà lách chạy dài tới chân đồi. Cửa sổ kéo lên được, ngồi bên trái chiều đi sẽ ngắm thung lũng rõ hơn. Có hôm một nhóm nhạc công kéo đàn ở toa giữa.

## Bốn mươi phút ở Trại Mát

Từ ga xuống chùa Linh Phước đi bộ năm phút. Con rồng ghép từ mười hai nghìn vỏ chai, tháp chuông bảy tầng, cầu thang xoắn. Nghe còi lần một thì quay lại là vừa; ai ở lại chơi lâu có thể về bằng taxi.`,
  highlights: [
    'Nhà ga ba chóp mái xây năm 1938',
    'Toa gỗ khổ ray một mét, chạy qua vườn hoa',
    'Dừng ở Trại Mát đủ để thăm chùa Linh Phước',
  ],
  inclusions: ['Vé tàu khứ hồi có số ghế', 'Vào sân ga và phòng trưng bày'],
  exclusions: ['Xe từ Trại Mát về phố nếu bạn ở lại', 'Đồ uống trên tàu'],
  notes: [
    'Chuyến chạy khi có từ 20 khách; nếu bị hủy bạn được xếp chuyến sau hoặc hoàn tiền.',
    'Có mặt ở sân ga trước mười lăm phút.',
  ],
  provinces: ['lam-dong'],
  places: ['ga-da-lat'],
  location: { lat: 11.9415, lng: 108.454, address: '1 Quang Trung, phường Lâm Viên – Đà Lạt, Lâm Đồng' },
  terms: {
    'attraction-category': ['tau-va-thuyen', 'di-tich'],
    conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
  },
  supplier: 'doc-quy',
  popularity: 480,
  faqs: [
    {
      question: 'Ghế mềm khác ghế gỗ ra sao?',
      answer: 'Ghế mềm ở toa hai, có bàn nhỏ và quạt. Ghế gỗ ở toa một, nhìn thoáng hơn vì cửa sổ mở được.',
    },
    {
      question: 'Mang xe đẩy lên tàu được không?',
      answer: 'Xe gấp gọn được để ở đầu toa. Bậc lên tàu hơi cao, nhân viên sẽ đỡ giúp.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '07:00', to: '17:30' }],
    redemption: 'đổi vé giấy',
    delivery: 'một QR cả đoàn',
    instant: false,
    validityDays: 1,
    visitHours: '1,5 – 2 giờ',
    childPolicy: bandsByAge({ freeTo: 5, childTo: 9, percent: 75 }),
    ageRule: 'Bé dưới 6 tuổi ngồi chung ghế bố mẹ; từ 6 đến 9 tuổi giảm một phần tư.',
    openWeekdays: everyDay,
    howToGetThere: 'Từ hồ Xuân Hương đi đường Nguyễn Trãi khoảng 1,5 km. Sân ga có bãi đỗ ô tô.',
  },
  units: [
    ticket({
      code: 'chuyen-0950',
      title: 'Chuyến 09:50, ghế gỗ',
      summary: 'Về lại ga lúc 11:30.',
      quantity: 160,
      baseVnd: 108_000,
      includes: ['Vé tàu khứ hồi', 'Vào sân ga'],
      entryAt: '09:20',
    }),
    ticket({
      code: 'chuyen-1400',
      title: 'Chuyến 14:00, ghế mềm',
      summary: 'Về lại ga lúc 15:40.',
      quantity: 150,
      baseVnd: 148_000,
      includes: ['Vé tàu khứ hồi', 'Vào sân ga', 'Một chai nước'],
      entryAt: '13:30',
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: parkPrices({ weekend: 10, holiday: 15 }),
  scenes: {
    hero: ['journey/hill-train/golden', 'journey/hill-train'],
    gallery: [
      'market/flowers',
      'pine-hills/ridges',
      'lobby/lounge',
      'pine-hills/lake',
      'pine-hills/villas',
      'journey/hill-train',
    ],
  },
};
