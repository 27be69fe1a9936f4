import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const nauAnTraQue: DemoProduct = {
  kind: 'experience',
  slug: 'lop-nau-an-vuon-rau-tra-que',
  code: 'TN003',
  title: 'Lớp nấu ăn ở vườn rau Trà Quế, Hội An',
  nameAlias: ['Nấu ăn Trà Quế', 'Cooking class Hội An', 'Làng rau Trà Quế'],
  summary:
    'Tưới rau bằng đôi gánh, hái lá theo cô chủ vườn rồi nấu bốn món: bánh xèo, tam hữu, cao lầu và chè bắp.',
  content: `## Từ luống đất ra thớt

Lớp bắt đầu ngoài vườn. Đất Trà Quế pha cát, bón rong vớt từ đầm, nên húng lủi ở đây lá nhỏ mà thơm gắt. Cô Năm đưa bạn đôi thùng tưới gánh vai, đi giữa hai luống, nghiêng vòi sao cho nước rơi đều. Ai cũng ướt giày vài lần mới quen.

Rổ rau hái xong mang thẳng vào bếp lợp lá. Mỗi bếp hai người, dao thớt riêng.

## Bốn món

Món đầu là tam hữu: tôm, thịt, rau buộc bằng lá hẹ. Sau đó đổ bánh xèo bằng chảo gang, xèo một tiếng là biết đủ nóng. Cao lầu học cách trộn nước xíu và tóp mì. Chè bắp Cẩm Nam nấu sẵn, bạn chỉ thêm nước cốt dừa.

Nấu tới đâu ăn tới đó, nên đừng ăn no trước khi đến.

## Mang về

Bạn có cuốn công thức in tay và một gói hạt rau húng. Người ăn chay báo trước, món tôm thịt đổi bằng đậu khuôn và nấm rơm.`,
  highlights: [
    'Tưới rau bằng đôi gánh vai',
    'Bếp riêng cho mỗi hai người',
    'Công thức in và gói hạt giống mang về',
  ],
  inclusions: ['Nguyên liệu, bếp và tạp dề', 'Bữa ăn bốn món tự nấu, trà rau', 'Cuốn công thức'],
  exclusions: ['Rượu bia', 'Xe từ Đà Nẵng'],
  notes: ['Dị ứng hải sản, đậu phộng xin ghi khi đặt.', 'Trẻ nhỏ dùng dao nhựa và nấu cùng bố mẹ.'],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an'],
  location: { lat: 15.9025, lng: 108.3395, address: 'Làng rau Trà Quế, phường Hội An Tây, Đà Nẵng' },
  terms: { 'experience-category': ['nau-an', 'nong-trai'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'vuon-he',
  special: true,
  popularity: 640,
  faqs: [
    {
      question: 'Từ phố cổ sang bằng gì?',
      answer: 'Đạp xe 3 km qua cánh đồng lúa là đẹp nhất, vườn có chỗ để xe. Taxi khoảng mười phút.',
    },
    {
      question: 'Một mình có ghép bếp không?',
      answer: 'Có, bạn nấu chung bếp với một khách lẻ khác hoặc với người phụ lớp.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Giếng đầu làng Trà Quế, cạnh bảng gỗ Vườn Hẹ',
    difficulty: 'nhẹ nhàng',
    ageMin: 5,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Dép dễ rửa', 'Mũ hoặc nón', 'Bụng đói'],
    childPolicy: childFrom({ age: 5, to: 10, percent: 60 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-dap',
        label: 'Xe đạp từ phố cổ và người dẫn',
        priceVnd: 80_000,
        per: 'person',
        group: 'pickup',
      },
      { code: 'lop-rieng', label: 'Lớp riêng cho nhóm của bạn', priceVnd: 600_000, per: 'booking' },
    ],
    weatherPolicy: 'Bếp có mái, mưa vẫn học. Ngày lụt hoặc bão thì dời lịch hoặc hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-sang',
      title: 'Ca sáng 08:30',
      summary: 'Ra vườn lúc mát, ăn trưa sớm.',
      startsAt: '08:30',
      quantity: 14,
      baseVnd: 650_000,
    }),
    slot({
      code: 'ca-chieu',
      title: 'Ca chiều 15:00',
      summary: 'Tưới rau cùng nhà vườn, ăn tối.',
      startsAt: '15:00',
      quantity: 14,
      baseVnd: 650_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Một buổi ở vườn (ca sáng)', [
    ['08:30', 'Gặp ở giếng làng, đi một vòng các luống rau.'],
    ['09:00', 'Tưới rau, xới đất, hái rổ rau cho bữa trưa.'],
    ['09:45', 'Vào bếp, làm tam hữu và trộn rau.'],
    ['10:30', 'Đổ bánh xèo, trụng mì cao lầu.'],
    ['11:45', 'Ăn trưa dưới mái lá, tráng miệng chè bắp.'],
    ['12:30', 'Nhận công thức và hạt giống, chia tay.'],
  ]),
  scenes: {
    hero: ['cooking/class/golden', 'cooking/class'],
    gallery: [
      'cooking/table',
      'cooking/class',
      'market/flowers',
      'road/rice-fields',
      'old-town/quay',
      'restaurant/lanterns',
    ],
  },
};
