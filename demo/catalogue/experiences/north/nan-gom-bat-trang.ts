import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, slotPlans } from '../slot-prices.ts';

export const nanGomBatTrang: DemoProduct = {
  kind: 'experience',
  slug: 'nan-gom-bat-trang-voi-tho-lang',
  code: 'TN006',
  title: 'Nặn gốm Bát Tràng với thợ làng',
  nameAlias: ['Làm gốm Bát Tràng', 'Bát Tràng', 'Pottery Hà Nội'],
  summary:
    'Hai giờ rưỡi trong xưởng gia đình: chuốt một chiếc bát trên bàn xoay, vẽ men lam, hai tuần sau nhận gốm đã nung.',
  content: `## Bàn xoay không tha ai vội

Đất đã luyện sẵn, dẻo và lạnh. Bác thợ đặt tay lên tay bạn trong vòng quay đầu tiên để tìm tâm, sau đó buông ra. Cục đất sẽ lệch, loe, có khi bay khỏi mâm; chuyện bình thường. Đến lần thứ ba thì thành bát.

Ai không thích bàn xoay có thể nặn tay, ấn khuôn hoặc ghép tấm làm khay. Trẻ con thường chọn nặn con giống.

## Vẽ và tráng men

Trong lúc bát se mặt, cả nhóm đi một vòng xóm: lò bầu cũ còn vách đen, tường nhà phơi than, ngõ chỉ vừa một chiếc quang gánh. Quay lại, bạn vẽ bằng bút lông với màu coban, khi nung lên mới ra xanh lam.

## Nhận gốm

Xưởng nung mẻ vào thứ Năm. Gốm gửi về nhà hoặc bạn ghé lấy sau hai tuần. Đồ mỏng quá có thể nứt; nếu nứt, xưởng làm lại một chiếc theo hình bạn vẽ.`,
  highlights: ['Bàn xoay riêng cho từng người', 'Vẽ men lam bằng bút lông', 'Gốm nung xong gửi tận nhà'],
  inclusions: ['Đất, men, tạp dề và một lần nung', 'Thợ hướng dẫn', 'Dạo xóm lò cổ'],
  exclusions: ['Phí gửi gốm đi xa', 'Sản phẩm thứ hai'],
  notes: ['Móng tay dài sẽ khó chuốt.', 'Mỗi khách được nung một sản phẩm cao không quá 15 cm.'],
  provinces: ['ha-noi'],
  places: ['lang-gom-bat-trang'],
  location: { lat: 20.9763, lng: 105.9126, address: 'Xóm 5, xã Bát Tràng, Hà Nội' },
  terms: { 'experience-category': ['thu-cong'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'ban-xoay',
  popularity: 500,
  faqs: [
    {
      question: 'Bát nung xong có đựng thức ăn được không?',
      answer: 'Được. Men không chì, nung ở 1.200 độ, dùng được trong lò vi sóng.',
    },
    {
      question: 'Đi xe buýt tới có tiện không?',
      answer: 'Tuyến 47A từ Long Biên tới chợ gốm, đi bộ năm phút vào xóm.',
    },
  ],
  details: {
    durationMinutes: 150,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cổng chợ gốm Bát Tràng, bác thợ ra đón',
    difficulty: 'nhẹ nhàng',
    ageMin: 4,
    groupMin: 1,
    groupMax: 20,
    whatToBring: ['Quần áo không sợ bẩn', 'Dây buộc tóc'],
    childPolicy: childFrom({ age: 4, to: 10, percent: 80 }),
    weekdays: [2, 3, 4, 5, 6, 7],
    extras: [
      { code: 'san-pham-them', label: 'Nung thêm một sản phẩm', priceVnd: 90_000, per: 'person' },
      { code: 'gui-gom', label: 'Đóng hộp và gửi trong nội thành', priceVnd: 50_000, per: 'booking' },
    ],
    weatherPolicy: 'Xưởng trong nhà, mưa nắng đều học. Phần dạo xóm rút ngắn khi trời mưa to.',
  },
  units: [
    slot({
      code: 'ca-0900',
      title: 'Ca sáng 09:00',
      startsAt: '09:00',
      summary: 'Xưởng mát và yên.',
      quantity: 20,
      baseVnd: 240_000,
    }),
    slot({
      code: 'ca-1400',
      title: 'Ca chiều 14:00',
      startsAt: '14:00',
      summary: 'Có thể xem dỡ lò vào thứ Sáu.',
      quantity: 24,
      baseVnd: 240_000,
    }),
    slot({
      code: 'ca-1630',
      title: 'Ca muộn 16:30',
      startsAt: '16:30',
      summary: 'Lớp nhỏ, thợ kèm sát.',
      quantity: 10,
      baseVnd: 280_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Hai giờ rưỡi ở xưởng (ca sáng)', [
    ['09:00', 'Mặc tạp dề, xem thợ chuốt mẫu.'],
    ['09:20', 'Tập tìm tâm và chuốt bát của mình.'],
    ['10:10', 'Dạo xóm lò cổ trong lúc chờ đất se.'],
    ['10:40', 'Vẽ men lam, khắc tên dưới đáy.'],
    ['11:30', 'Ghi địa chỉ nhận gốm, uống trà với chủ nhà.'],
  ]),
  scenes: {
    hero: ['craft/pottery/noon', 'craft/pottery'],
    gallery: [
      'craft/pottery',
      'market/flowers',
      'motorbike/lane',
      'market/street-food',
      'road/rice-fields',
      'craft/lanterns',
    ],
  },
};
