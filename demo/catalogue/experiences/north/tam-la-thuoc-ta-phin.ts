import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const tamLaThuocTaPhin: DemoProduct = {
  kind: 'experience',
  slug: 'tam-la-thuoc-nguoi-dao-do-ta-phin',
  code: 'TN023',
  title: 'Ngâm lá thuốc người Dao đỏ ở Tả Phìn',
  nameAlias: ['Tắm lá thuốc Sa Pa', 'Tắm lá Dao đỏ', 'Tả Phìn'],
  summary: 'Đi hái lá cùng bà thầy thuốc, xem nấu nồi lá mười hai vị rồi ngâm bồn gỗ pơ mu nhìn ra ruộng.',
  content: `## Hái trước khi ngâm

Bà Mẩy dẫn ra bìa rừng sau nhà, gùi trên lưng. Mười hai vị, mỗi vị một câu chuyện: lá này cho đàn bà mới sinh, dây kia cho người đau lưng. Bạn ngửi, vò, ghi lại; một vài cây bà không nói tên, bảo là của nhà.

Nồi lá đun hai tiếng nên bếp đã đỏ lửa trước khi bạn tới. Nước ngả màu nâu đỏ, mùi gần giống quế và gừng.

## Ba mươi phút trong bồn gỗ

Mỗi người một bồn pơ mu, phòng riêng, cửa sổ trông xuống ruộng bậc thang. Nước khoảng 40 độ, không ngâm quá ba mươi phút vì dễ chóng mặt. Ra khỏi bồn thì không tắm lại bằng nước lã, chỉ lau khô, uống bát nước gừng và nằm nghỉ.

## Khi nào hợp nhất

Sau một ngày đi bộ, hoặc chiều đông mù đặc. Người có thai, huyết áp cao, vừa uống rượu không nên ngâm; có thể chọn ngâm chân.`,
  highlights: [
    'Đi hái lá cùng người làm thuốc',
    'Bồn pơ mu riêng nhìn ra ruộng',
    'Trà gừng và nằm nghỉ sau ngâm',
  ],
  inclusions: ['Buổi hái lá', 'Bồn ngâm riêng, khăn, áo choàng', 'Trà gừng, bánh ngô'],
  exclusions: ['Xe từ Sa Pa nếu không chọn thêm', 'Xoa bóp'],
  notes: [
    'Ăn nhẹ trước một giờ, không ngâm khi đói.',
    'Đây là cách thư giãn dân gian, không thay cho chữa bệnh.',
  ],
  provinces: ['lao-cai'],
  places: ['sa-pa'],
  location: { lat: 22.3926, lng: 103.8517, address: 'Thôn Sả Xéng, xã Tả Phìn, Lào Cai' },
  terms: { 'experience-category': ['thu-gian'], conform: ['cap-doi', 'nguoi-cao-tuoi', 'nhom-ban'] },
  supplier: 'la-do',
  popularity: 460,
  faqs: [
    {
      question: 'Nước có dùng lại không?',
      answer: 'Không. Mỗi khách một bồn nước mới, bồn tráng nước sôi trước khi đổ.',
    },
    {
      question: 'Hai vợ chồng ngâm chung phòng được chứ?',
      answer: 'Được, có phòng hai bồn đặt cạnh nhau, chọn khi đặt hoặc nhắn trước.',
    },
  ],
  details: {
    durationMinutes: 150,
    languages: ['Tiếng Việt', 'Tiếng Dao'],
    meetingPoint: 'Nhà tắm Lá Đỏ, cổng thôn Sả Xéng',
    difficulty: 'nhẹ nhàng',
    ageMin: 10,
    groupMin: 1,
    groupMax: 8,
    whatToBring: ['Đồ lót hoặc đồ bơi thay', 'Dép', 'Áo ấm khi ra về'],
    childPolicy: childFrom({ age: 10, to: 14, percent: 70 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-don',
        label: 'Xe đón và đưa về trung tâm Sa Pa',
        priceVnd: 220_000,
        per: 'booking',
        group: 'pickup',
      },
      { code: 'xoa-bop', label: 'Xoa bóp vai gáy 30 phút', priceVnd: 180_000, per: 'person' },
    ],
    weatherPolicy: 'Mưa thì bỏ phần hái lá, giảm 20% tại chỗ. Đường băng giá hoặc sạt thì hoàn đủ.',
  },
  units: [
    slot({
      code: 'ca-1000',
      title: 'Ca sáng 10:00',
      summary: 'Có buổi hái lá dài hơn.',
      startsAt: '10:00',
      quantity: 6,
      baseVnd: 280_000,
    }),
    slot({
      code: 'ca-1400',
      title: 'Ca chiều 14:00',
      summary: 'Ấm nhất trong ngày.',
      startsAt: '14:00',
      quantity: 8,
      baseVnd: 280_000,
    }),
    slot({
      code: 'ca-1630',
      title: 'Ca muộn 16:30',
      summary: 'Sau khi đi bộ về, ít hái lá hơn.',
      startsAt: '16:30',
      quantity: 8,
      baseVnd: 300_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(14),
  itinerary: hours('Hai giờ rưỡi ở Tả Phìn (ca chiều)', [
    ['14:00', 'Uống trà, nghe hỏi han sức khỏe.'],
    ['14:15', 'Đi hái lá ở bìa rừng.'],
    ['15:00', 'Xem nồi lá, thử độ nóng.'],
    ['15:20', 'Ngâm bồn ba mươi phút.'],
    ['15:55', 'Lau khô, uống nước gừng, nằm nghỉ.'],
  ]),
  scenes: {
    hero: ['spa/tub/mist', 'spa/tub'],
    gallery: [
      'rice-terraces/houses',
      'waterfall/bridge',
      'rice-terraces/knoll',
      'rice-terraces/valley',
      'waterfall/trail',
      'cooking/tea',
    ],
  },
};
