import type { DemoProduct } from '../../demo-product.ts';
import { bandsByAge } from '../child-bands.ts';
import { ticket } from '../ticket.ts';
import { everyDay, parkPrices, ticketPlans } from '../ticket-prices.ts';

export const roiNuocAoLang: DemoProduct = {
  kind: 'attraction',
  slug: 've-mua-roi-nuoc-ao-lang-ha-noi',
  code: 'VE007',
  title: 'Vé múa rối nước Ao Làng, phố cổ Hà Nội',
  nameAlias: ['Rối nước Hà Nội', 'Múa rối nước', 'Ao Làng', 'Water puppet'],
  summary:
    'Năm mươi phút cùng chú Tễu, rồng phun nước và dàn nhạc chèo sống, trong khán phòng hai trăm chỗ gần hồ Hoàn Kiếm.',
  content: `## Sân khấu là mặt ao

Màn tre kéo lên, trước mặt bạn là một bể nước màu lá già. Nghệ nhân đứng sau mành, nước ngập đến ngực, điều khiển quân rối bằng sào và dây giấu dưới đáy. Hết buổi, họ bước ra chào, quần áo lội nước còn nhỏ giọt.

Mười bốn trích đoạn ngắn nối nhau: cày cấy, úp nơm, chọi trâu, rước kiệu, lân tranh cầu, tứ linh. Không cần hiểu lời chèo cũng theo được, vì mỗi trò chỉ kể một việc.

## Ngồi đâu để không ướt

Hai hàng đầu thấy rõ nét khắc gỗ mít của quân rối, đổi lại hay bị té nước ở màn rồng. Hàng bốn đến bảy cân bằng nhất. Bé dưới một mét nên xin tấm lót ghế ở quầy.

## Sau buổi diễn

Trong sảnh có góc cho khách thử cầm sào, kéo dây xem con rối quay đầu ra sao. Buổi 17:20 kết thúc vừa giờ phố đi bộ mở vào cuối tuần.`,
  highlights: [
    'Dàn nhạc chèo chơi sống bên cánh gà',
    'Mười bốn trích đoạn, không cần biết tiếng',
    'Được thử cầm sào điều khiển quân rối',
  ],
  inclusions: ['Ghế ngồi theo hạng', 'Tờ giới thiệu các trích đoạn', 'Góc thử rối sau buổi diễn'],
  exclusions: ['Quay phim bằng máy chuyên dụng', 'Đồ uống ở sảnh'],
  notes: ['Cửa đóng khi màn đầu bắt đầu, bạn đến trước mười lăm phút.'],
  provinces: ['ha-noi'],
  places: ['ho-hoan-kiem', 'pho-co-ha-noi'],
  location: { lat: 21.0322, lng: 105.8531, address: '14 Đào Duy Từ, phường Hoàn Kiếm, Hà Nội' },
  terms: { 'attraction-category': ['bieu-dien'], conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cap-doi'] },
  supplier: 'ao-lang-roi-nuoc',
  popularity: 610,
  faqs: [
    {
      question: 'Một ngày có mấy suất?',
      answer:
        'Ngày thường hai suất 16:10 và 17:20, cuối tuần thêm suất 20:00. Vé ghi giờ nào thì vào suất đó.',
    },
    {
      question: 'Khán phòng có lạnh không?',
      answer: 'Có điều hòa, khoảng 24 độ. Hàng đầu gần bể nước nên mát hơn một chút.',
    },
  ],
  details: {
    openHours: [{ days: 'Hằng ngày', from: '15:45', to: '21:00' }],
    redemption: 'quét QR tại cổng',
    delivery: 'một QR cả đoàn',
    instant: false,
    validityDays: 1,
    visitHours: '50 phút',
    childPolicy: bandsByAge({ freeTo: 2, childTo: 11, percent: 60 }),
    ageRule: 'Bé dưới 3 tuổi ngồi trong lòng bố mẹ; từ 3 đến 11 tuổi có ghế riêng, trả 60%.',
    openWeekdays: everyDay,
    howToGetThere:
      'Đi bộ bảy phút từ tháp Hòa Phong, qua Hàng Dầu rồi Lương Ngọc Quyến. Gửi xe máy ở bãi Hàng Bạc.',
  },
  units: [
    ticket({
      code: 'suat-1610',
      title: 'Suất 16:10',
      summary: 'Ghế tự do từ hàng 3 trở lên.',
      quantity: 180,
      baseVnd: 120_000,
      includes: ['Ghế suất 16:10', 'Góc thử rối'],
      entryAt: '15:50',
    }),
    ticket({
      code: 'suat-1720',
      title: 'Suất 17:20',
      summary: 'Suất đông nhất, nên chọn trước một ngày.',
      quantity: 180,
      baseVnd: 150_000,
      includes: ['Ghế suất 17:20', 'Góc thử rối'],
      entryAt: '17:00',
    }),
  ],
  ratePlans: ticketPlans.refundable,
  priceRules: parkPrices({ weekend: 10, holiday: 20 }),
  scenes: {
    hero: ['theatre/puppets/night', 'theatre/puppets'],
    gallery: [
      'theatre/puppets',
      'old-quarter/flower-bikes',
      'night-city/promenade',
      'market/night-stalls',
      'market/street-food',
      'theatre/gate',
    ],
  },
};
