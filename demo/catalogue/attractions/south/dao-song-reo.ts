import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { bandsByHeight } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const daoSongReo: DemoProduct = {
  kind: 'attraction',
  slug: 've-cong-vien-nuoc-dao-song-reo-nha-trang',
  code: 'VE022',
  title: 'Vé công viên nước Đảo Sóng Reo, Nha Trang',
  nameAlias: ['Công viên nước Nha Trang', 'Đảo Sóng Reo', 'Khu vui chơi đảo Nha Trang'],
  summary:
    'Ca nô bảy phút từ Cầu Đá sang đảo, trượt nước, bể sóng và bãi cát riêng; tối có sân khấu nước ngoài trời.',
  content: `## Sang đảo

Ca nô rời bến Cầu Đá cứ mười lăm phút một chuyến. Ngồi mạn trái bạn thấy trọn đường Trần Phú và dãy núi sau lưng thành phố. Đảo nhìn từ xa chỉ là một mỏm xanh, tới gần mới hiện ra các ống trượt chạy từ lưng đồi xuống.

Khu nước chia ba bậc. Trên cùng là sáu tháp trượt, cái cao nhất hai mươi hai mét. Ở giữa là bể sóng, mỗi giờ nổi sóng hai mươi phút. Sát biển có sông lười chảy quanh vườn dừa và sân cho bé với những chiếc gáo đổ nước.

## Một ngày vừa sức

Sáng trượt, trưa nghỉ ở nhà mát, chiều ra bãi cát phía đông khi nắng đã khuất sau đồi. Sáu giờ rưỡi là buổi diễn vòi rồng và lửa, ngồi bậc đá xem, sau đó ca nô đưa về.

## Thời tiết

Nha Trang nắng gần quanh năm. Mưa tập trung từ giữa tháng 10 đến đầu tháng 12; gặp ngày biển cấp sáu, ca nô dừng và vé được dời.`,
  highlights: [
    'Ca nô khứ hồi đã có trong vé',
    'Sáu tháp trượt, cao nhất 22 m',
    'Bãi cát riêng và buổi diễn lúc 18:30',
  ],
  inclusions: ['Ca nô khứ hồi từ bến Cầu Đá', 'Khu nước, bãi tắm và buổi diễn tối'],
  exclusions: ['Tủ đồ, khăn, dù bãi biển hạng nhất', 'Thể thao biển có động cơ'],
  notes: ['Mặc đồ bơi bằng vải thun, không khóa kim loại.', 'Ca nô cuối về đất liền lúc 20:00.'],
  provinces: ['khanh-hoa'],
  places: ['bai-bien-nha-trang'],
  location: { lat: 12.2098, lng: 109.2151, address: 'Bến tàu Cầu Đá, phường Nha Trang, Khánh Hòa' },
  terms: {
    'attraction-category': ['cong-vien-nuoc', 'cong-vien-giai-tri'],
    conform: ['gia-dinh', 'nhom-ban'],
  },
  supplier: 'dao-song-reo',
  special: true,
  popularity: 810,
  faqs: [
    {
      question: 'Không biết bơi có chơi được không?',
      answer: 'Được. Bể sâu nhất một mét tư, áo phao mượn miễn phí và có cứu hộ ở từng khu.',
    },
    {
      question: 'Vé chiều có kịp xem diễn không?',
      answer: 'Kịp. Bạn sang đảo từ 15:00, chơi hơn hai giờ rồi xem buổi diễn trước khi về.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '09:00', to: '19:30' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR mỗi khách',
    instant: true,
    validityDays: 1,
    visitHours: '4 – 8 giờ',
    childPolicy: bandsByHeight({ percent: 75 }),
    ageRule: 'Đo tại bến trước khi lên ca nô; bé dưới 1 m không tính vé nhưng vẫn có chỗ ngồi và áo phao.',
    openWeekdays: everyDay,
    howToGetThere: 'Từ quảng trường 2/4 đi xe buýt số 4 hoặc taxi về phía nam 6 km tới bến Cầu Đá.',
  },
  units: [
    ticket({
      code: 'ca-ngay',
      title: 'Vé cả ngày + ca nô',
      summary: 'Sang từ 08:45.',
      quantity: 700,
      baseVnd: 820_000,
      includes: ['Ca nô khứ hồi', 'Khu nước và bãi tắm', 'Buổi diễn 18:30'],
    }),
    ticket({
      code: 'kem-bua-trua',
      title: 'Vé cả ngày kèm bữa trưa',
      summary: 'Suất ăn ở nhà mát vườn dừa.',
      quantity: 300,
      baseVnd: 1_020_000,
      includes: ['Ca nô khứ hồi', 'Khu nước và bãi tắm', 'Bữa trưa hải sản, nước dừa', 'Buổi diễn 18:30'],
    }),
    ticket({
      code: 've-chieu',
      title: 'Vé chiều sau 15:00',
      summary: 'Rẻ hơn, nắng dịu hơn.',
      quantity: 250,
      baseVnd: 560_000,
      includes: ['Ca nô khứ hồi', 'Khu nước và bãi tắm', 'Buổi diễn 18:30'],
      entryAt: '15:00',
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: [
    ...parkPrices({ weekend: 8, holiday: 15 }),
    deal('Giá mùa mưa Nha Trang', 18, '2026-11-01', '2026-12-20'),
  ],
  scenes: {
    hero: ['cable-park/seaside/dawn', 'cable-park/seaside'],
    gallery: [
      'pool/infinity-sea',
      'beach/parasol',
      'island-sea/sandbar',
      'cable-park/ridges',
      'pier/moored',
      'beach/pair',
    ],
  },
};
