import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const supBinhMinhDaNang: DemoProduct = {
  kind: 'experience',
  slug: 'cheo-sup-binh-minh-son-tra-da-nang',
  code: 'TN013',
  title: 'Chèo SUP đón bình minh dưới chân Sơn Trà',
  nameAlias: ['SUP Đà Nẵng', 'Chèo SUP bình minh', 'SUP Mân Thái'],
  summary:
    'Ra biển Mân Thái lúc trời còn xám, chèo đứng ngang những thuyền thúng về bến, ngồi trên ván nhìn mặt trời lên.',
  content: `## Bốn giờ bốn mươi lăm

Nghe thì sớm, nhưng mùa hè Đà Nẵng năm giờ mười đã sáng. Nhóm tập trên cát mười lăm phút: quỳ, đứng, chuyển mái, cách ngã cho khỏi đập cằm. Biển Mân Thái khuất gió nhờ núi, sáng sớm thường phẳng đến mức thấy bóng mình.

Ra cách bờ ba trăm mét thì dừng, ngồi bỏ chân xuống nước. Mặt trời nhô bên mũi Nghê, ánh cam chạy thẳng tới mũi ván. Thuyền thúng chở cá đi ngang, các bác hay hỏi có mua ghẹ không.

## Bữa sáng trên bãi

Bảy giờ vào bờ, quán cháo hàu cuối đường Hoàng Sa vừa nhấc nồi. Suất cháo có trong giá, ăn khi tóc còn ướt.

## Mùa

Tháng 3 đến tháng 9 hầu như ngày nào cũng chèo được. Mùa gió đông bắc, từ tháng 10 đến tháng 2, lớp chuyển sang hồ hoặc cửa sông Hàn khi biển có sóng.`,
  highlights: ['Tập trên cát trước khi xuống nước', 'Một người dẫn kèm bốn khách', 'Cháo hàu sau buổi chèo'],
  inclusions: ['Ván SUP, mái, dây chân, áo phao', 'Người dẫn, ảnh chụp từ ván', 'Suất cháo hàu'],
  exclusions: ['Áo giữ nhiệt thuê'],
  notes: ['Biết bơi tối thiểu 25 m.', 'Kính cận nên dùng dây đeo hoặc áp tròng.'],
  provinces: ['da-nang'],
  places: ['ban-dao-son-tra', 'bai-bien-my-khe'],
  location: { lat: 16.0927, lng: 108.2534, address: 'Bãi Mân Thái, phường Sơn Trà, Đà Nẵng' },
  terms: { 'experience-category': ['cheo-thuyen', 'ngam-canh'], conform: ['cap-doi', 'nhom-ban'] },
  supplier: 'van-gio',
  popularity: 530,
  faqs: [
    {
      question: 'Đứng không nổi thì sao?',
      answer:
        'Quỳ hoặc ngồi chèo vẫn đi được cả tuyến. Khoảng hai phần ba người mới đứng được sau mười phút.',
    },
    {
      question: 'Mùa đông nước có lạnh không?',
      answer: 'Khoảng 22 đến 24 độ, nên thuê áo giữ nhiệt tay dài.',
    },
  ],
  details: {
    durationMinutes: 150,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Bờ kè bãi Mân Thái, đối diện chợ cá',
    difficulty: 'vừa sức',
    ageMin: 10,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Đồ bơi', 'Áo chống nắng', 'Khăn'],
    childPolicy: childFrom({ age: 10, to: 14, percent: 85 }),
    weekdays: everyDay,
    extras: [{ code: 'kem-rieng', label: 'Người dẫn kèm riêng', priceVnd: 300_000, per: 'booking' }],
    weatherPolicy:
      'Sóng trên 0,7 m thì chuyển sang sông Hàn, bạn được báo lúc 20:00 tối trước và có quyền hủy không mất phí.',
  },
  units: [
    slot({
      code: 'binh-minh',
      title: 'Ca bình minh 04:45',
      summary: 'Xuống nước khi trời vừa hửng.',
      startsAt: '04:45',
      quantity: 16,
      baseVnd: 320_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Sáng sớm ở Mân Thái', [
    ['04:45', 'Gặp ở bờ kè, nhận ván và áo phao.'],
    ['05:00', 'Tập tư thế trên cát.'],
    ['05:15', 'Chèo ra, đón mặt trời.'],
    ['06:15', 'Men chân núi Sơn Trà, ngắm tàu thúng về.'],
    ['07:00', 'Vào bờ, ăn cháo hàu.'],
  ]),
  scenes: {
    hero: ['island-sea/paddle-boards/dawn', 'island-sea/paddle-boards'],
    gallery: [
      'beach/headland',
      'island-sea/paddle-boards',
      'beach/cove',
      'restaurant/seaside',
      'beach/parasol',
      'beach/single',
    ],
  },
};
