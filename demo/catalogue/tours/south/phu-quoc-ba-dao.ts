import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';
import { smallGroupSeat, standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, tips } from '../usual-lines.ts';

export const phuQuocBaDao: DemoProduct = {
  kind: 'tour',
  slug: 'phu-quoc-ca-no-nam-dao-may-rut-gam-ghi',
  code: 'TR018',
  title: 'Ca nô nam đảo Phú Quốc: Gầm Ghì, Mây Rút, Móng Tay',
  nameAlias: ['Tour 3 đảo Phú Quốc', 'Tour 4 đảo Phú Quốc', 'Hòn Mây Rút', 'Hòn Móng Tay', 'PQ 1 ngày'],
  summary:
    'Một ngày ca nô từ An Thới qua ba hòn đảo nhỏ, lặn san hô hai điểm, ăn trưa trên Mây Rút và có thợ quay flycam chung đoàn.',
  content: `## Quần đảo An Thới

Mũi nam Phú Quốc còn mười mấy hòn đảo nhỏ rải ra biển, phần lớn chưa có điện lưới. Ca nô hai máy chở mười tám khách, từ cảng An Thới đến điểm đầu chỉ mười lăm phút, nên không có đoạn nào ngồi lâu.

Gầm Ghì đi trước vì buổi sáng nước yên. San hô ở đây dạng phiến, cá bướm và cá mó ăn quanh phao. Người hướng dẫn bơi phía ngoài để giữ nhóm không trôi xa. Sau đó ca nô sang Móng Tay, hòn đảo có hàng dừa ngả sát nước và bãi cát mịn như bột, dành cho người thích ngồi yên hơn là bơi.

## Trưa ở Mây Rút

Bữa trưa đặt ở Mây Rút Trong: ghẹ hấp, cá bớp kho tiêu xanh hái trên đảo, gỏi cá trích cuốn bánh tráng dừa. Ăn xong mắc võng dưới bàng, chiều lặn thêm một điểm nông cho trẻ nhỏ.

Đoàn có thợ quay flycam đi cùng. Ảnh và đoạn phim ngắn gửi qua đường liên kết trong hai ngày, không thu thêm tiền.

## Mùa nào đi

Từ tháng 11 đến tháng 4 mặt biển phẳng. Từ tháng 6 đến tháng 9, gió tây nam đẩy sóng vào phía này, ca nô thường đổi sang vùng khuất gió.`,
  highlights: [
    'Hai điểm lặn: một điểm san hô phiến, một điểm nông cho trẻ',
    'Bãi cát Móng Tay, dừa ngả sát nước',
    'Cơm trưa có ghẹ hấp và gỏi cá trích',
    'Ảnh và phim flycam gửi miễn phí',
  ],
  inclusions: [
    'Xe đón khách sạn ở Dương Đông, Bãi Trường, An Thới',
    'Ca nô, áo phao, kính lặn, phí tham quan đảo',
    'Bữa trưa và trái cây trên đảo',
    guide,
    insurance(50_000_000),
  ],
  exclusions: [personalCosts, tips, 'Cáp treo Hòn Thơm', 'Đi bộ dưới đáy biển'],
  notes: [
    'Túi khô cho điện thoại có bán ở cảng, giá 50.000 đồng.',
    'Khi cảng vụ cấm biển, bạn được đổi sang tuyến bắc đảo đi xe hoặc hoàn tiền đủ.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 9.954, lng: 104.016, address: 'Quần đảo An Thới, đặc khu Phú Quốc, An Giang' },
  terms: {
    theme: ['bien-dao', 'lan-bien', 'chup-anh'],
    conform: ['cap-doi', 'nhom-ban', 'gia-dinh'],
  },
  supplier: 'ran-xanh',
  popularity: 750,
  faqs: [
    {
      question: 'Khách sạn tôi ở Gành Dầu, phía bắc, có đón không?',
      answer: 'Có xe đón lúc 07:00, phụ thu 100.000 đồng mỗi khách cho quãng đường gần năm mươi cây số.',
    },
    {
      question: 'Ca nô có xóc với người già không?',
      answer:
        'Hàng ghế sau ít xóc nhất. Người đau lưng hoặc loãng xương nên chọn tàu gỗ, hãy gọi để được xếp.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    tourType: 'ghép đoàn',
    departureFrom: 'Phú Quốc',
    transport: ['Ca nô', 'Xe 29 chỗ'],
    guideLanguages: ['Tiếng Việt', 'Tiếng Anh'],
    groupMin: 8,
    groupMax: 36,
    departureWeekdays: [1, 2, 3, 4, 5, 6, 7],
    departureTime: '08:00',
    pickups: [
      { place: 'Khách sạn Dương Đông', time: '07:40', feeVnd: 0 },
      { place: 'Khách sạn Bãi Trường', time: '08:00', feeVnd: 0 },
      { place: 'Khách sạn Gành Dầu, Bãi Dài', time: '07:00', feeVnd: 100_000 },
    ],
    childPolicy: childPolicies.dayTour,
    singleSupplementVnd: 0,
    depositPercent: 100,
    hotelStandard: '',
    insuranceMaxVnd: 50_000_000,
  },
  units: [
    standardSeat({ quantity: 36, baseVnd: 850_000, summary: 'Chỗ trên ca nô ghép mười tám khách.' }),
    smallGroupSeat({ quantity: 10, baseVnd: 1_090_000, summary: 'Ca nô mười khách, tự chọn thứ tự ba đảo.' }),
  ],
  ratePlans: ratePlans.tour,
  priceRules: [...priceProfiles.tour, deal('Ưu đãi đầu mùa khô', 10, '2026-11-01', '2026-12-20')],
  itinerary: [
    {
      day: 1,
      title: 'An Thới – Gầm Ghì – Móng Tay – Mây Rút',
      meals: ['Trưa'],
      items: [
        { time: '08:00', text: 'Xe đi cảng An Thới, qua những rặng dương phía nam đảo.' },
        { time: '09:00', text: 'Lên ca nô, nghe hướng dẫn cách thở bằng ống.' },
        { time: '09:30', text: 'Lặn ở Gầm Ghì.' },
        { time: '10:45', text: 'Dạo bãi Móng Tay, chụp ảnh dừa.' },
        { time: '12:00', text: 'Sang Mây Rút ăn trưa, nghỉ võng.' },
        { time: '14:00', text: 'Lặn điểm nông hoặc chèo ván đứng.' },
        { time: '15:15', text: 'Ca nô về cảng, ghé cơ sở nuôi ngọc trai trên đường trả khách.' },
      ],
    },
  ],
  scenes: {
    hero: ['island-sea/sandbar/dawn', 'island-sea/sandbar', 'pier/wake'],
    gallery: [
      'pier/wake',
      'island-sea/reef',
      'beach/cove',
      'restaurant/seaside',
      'beach/single',
      'pier/moored',
    ],
  },
};
