import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const xuDenQuay: DemoProduct = {
  kind: 'attraction',
  slug: 've-cong-vien-xu-den-quay-phu-quoc',
  code: 'VE021',
  title: 'Vé công viên Xứ Đèn Quay, Bãi Dài Phú Quốc',
  nameAlias: ['Công viên giải trí Phú Quốc', 'Xứ Đèn Quay', 'Khu vui chơi Bãi Dài'],
  summary:
    'Tàu lượn, thủy cung, khu trượt nước và phố đèn kéo quân mỗi tối, nằm sát bãi biển phía tây bắc đảo.',
  content: `## Năm khu, một vòng hồ

Công viên mở quanh một hồ nước lớn. Đi ngược chiều kim đồng hồ bạn gặp phố đèn trước, rồi khu trò chơi mạnh, thủy cung hình mai rùa, khu trượt nước và làng thiếu nhi. Phần lớn khách rẽ phải, vì thế đi ngược sẽ đỡ xếp hàng.

Tàu lượn gỗ dài gần một cây số, cao ba mươi mét, đoạn cuối chạy sát mặt nước. Thủy cung có ống kính dài, giờ cho cá đuối ăn là 11:00 và 16:30. Khu trượt nước đóng lúc 18:00 nên để tối thì không kịp.

## Khi đèn sáng

Bảy giờ tối, những chiếc đèn kéo quân cao bằng nhà ba tầng bắt đầu xoay, bóng voi, bóng ngựa chạy quanh quảng trường. Đoàn diễu hành đi qua lúc 19:30, kéo dài nửa giờ, kết thúc bằng nhạc nước.

## Mang theo gì

Áo tắm, dép chống trượt, một bộ đồ khô. Tủ khóa dùng mã QR trên vé, trả tiền tại máy.`,
  highlights: [
    'Tàu lượn gỗ gần một cây số',
    'Thủy cung có ống kính đi xuyên',
    'Đèn kéo quân và nhạc nước mỗi tối',
  ],
  inclusions: ['Trò chơi, thủy cung và khu trượt nước', 'Diễu hành và nhạc nước'],
  exclusions: ['Trò chơi dùng xu', 'Thuê phao, khăn, tủ khóa'],
  notes: [
    'Tàu lượn nhận khách từ 1,3 m; bảng chiều cao ở đầu hàng chờ.',
    'Thứ Ba đầu tháng một số trò nghỉ bảo trì luân phiên.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 10.332, lng: 103.852, address: 'Bãi Dài, đặc khu Phú Quốc, An Giang' },
  terms: {
    'attraction-category': ['cong-vien-giai-tri', 'cong-vien-nuoc'],
    conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
  },
  supplier: 'xu-den-quay',
  popularity: 800,
  faqs: [
    {
      question: 'Ra ngoài rồi vào lại được không?',
      answer: 'Được trong ngày, bạn lấy dấu mực ở cổng ra và giữ mã QR.',
    },
    {
      question: 'Vé tối có gồm thủy cung không?',
      answer: 'Có, thủy cung mở đến 19:00. Khu trượt nước thì không vì đã đóng.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '10:00', to: '20:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '5 – 8 giờ',
    childPolicy: bandsByHeight({ percent: 75 }),
    ageRule: 'Máy đo tự động ở cổng: dưới 1 m miễn phí, từ 1 m đến dưới 1,4 m giá trẻ em.',
    openWeekdays: everyDay,
    howToGetThere:
      'Cách Dương Đông 22 km. Khách ở Bãi Dài đi bộ hoặc xe điện; xe buýt miễn phí từ chợ đêm lúc 09:30 và 13:00.',
  },
  units: [
    ticket({
      code: 'ca-ngay',
      title: 'Vé cả ngày',
      summary: 'Từ lúc mở cửa đến hết nhạc nước.',
      quantity: 800,
      baseVnd: 900_000,
      includes: ['Tất cả trò chơi', 'Thủy cung', 'Khu trượt nước', 'Diễu hành và nhạc nước'],
    }),
    ticket({
      code: 've-toi',
      title: 'Vé tối sau 16:00',
      summary: 'Vào muộn, xem đèn.',
      quantity: 300,
      baseVnd: 600_000,
      includes: ['Trò chơi trên cạn', 'Thủy cung đến 19:00', 'Diễu hành và nhạc nước'],
      entryAt: '16:00',
    }),
    ticket({
      code: 'nguoi-cao-tuoi',
      title: 'Vé người từ 60 tuổi',
      summary: 'Cả ngày.',
      quantity: 150,
      baseVnd: 670_000,
      includes: ['Tất cả trò chơi phù hợp', 'Thủy cung', 'Diễu hành và nhạc nước'],
      ageMin: 60,
    }),
  ],
  ratePlans: ticketPlans.choice,
  priceRules: [
    ...parkPrices({ weekend: 5, holiday: 15 }),
    deal('Giá khai mùa', 8, '2026-11-01', '2027-05-31'),
  ],
  scenes: {
    hero: ['cable-park/seaside/dusk', 'cable-park/seaside'],
    gallery: [
      'pool/garden-palms',
      'market/night-stalls',
      'night-city/rooftop',
      'beach/parasol',
      'cable-park/seaside',
      'theatre/river-show',
    ],
  },
};
