import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const choNoiCaiRang: DemoProduct = {
  kind: 'experience',
  slug: 'xuong-may-cho-noi-cai-rang-sang-som',
  code: 'TN018',
  title: 'Chợ nổi Cái Răng sáng sớm và lò hủ tiếu',
  nameAlias: ['Chợ nổi Cái Răng', 'Tour chợ nổi Cần Thơ', 'Lò hủ tiếu Cần Thơ'],
  summary:
    'Rời bến Ninh Kiều năm giờ, ăn sáng giữa các ghe khóm, vào rạch xem tráng bánh hủ tiếu rồi về trước nắng gắt.',
  content: `## Treo gì bán nấy

Năm giờ rưỡi, ghe lớn đã đậu thành hàng giữa sông Hậu, sào tre dựng thẳng, đầu sào buộc khóm, bí, khoai. Ghe nhỏ len giữa, bán cà phê, bún nước lèo, xôi. Chợ nay ít ghe hơn hai mươi năm trước, và anh lái kể thẳng chuyện đó: đường bộ về tới vườn, dân bớt đi ghe.

Ăn sáng trên ghe là phần vui nhất: tô bún chuyền tay, ly cà phê sữa đá đặt lên thành ghe rung rinh theo sóng.

## Vào rạch nhỏ

Sau chợ, ghe rẽ vào một con rạch dừa nước. Lò hủ tiếu nhà ông Sáu còn tráng tay, bánh phơi phên tre đầy sân. Bạn tráng thử một tấm, cắt sợi, đem xào ăn liền. Có vườn chôm chôm phía sau, mùa trái từ tháng 5 đến tháng 8.

## Ca 07:00

Dành cho người không dậy sớm được. Chợ đã vãn, bù lại lò bánh làm rôm rả và rạch đẹp hơn khi có nắng.`,
  highlights: ['Ghe nhỏ tối đa mười hai khách', 'Ăn sáng giữa chợ nổi', 'Tráng bánh hủ tiếu tại lò gia đình'],
  inclusions: ['Ghe máy có mái, áo phao', 'Bữa sáng và cà phê trên ghe', 'Lò hủ tiếu, trái cây theo mùa'],
  exclusions: ['Mua thêm tại chợ'],
  notes: ['Ra cửa khách sạn trước 04:50 nếu chọn đón.', 'Không vứt rác xuống sông, ghe có thùng riêng.'],
  provinces: ['can-tho'],
  places: ['cho-noi-cai-rang', 'ben-ninh-kieu'],
  location: { lat: 10.0325, lng: 105.7887, address: 'Bến tàu Ninh Kiều, phường Ninh Kiều, Cần Thơ' },
  terms: {
    'experience-category': ['ngam-canh', 'am-thuc'],
    conform: ['gia-dinh', 'nhom-ban', 'nguoi-cao-tuoi'],
  },
  supplier: 'ghe-hai-dau',
  special: true,
  popularity: 610,
  faqs: [
    {
      question: 'Chợ họp cả năm không?',
      answer: 'Có, trừ ba ngày Tết. Trước Tết hai tuần ghe hoa về, đông nhất năm.',
    },
    {
      question: 'Ghe có mái che và chỗ dựa lưng không?',
      answer: 'Có mái bạt, ghế gỗ tựa lưng; người lớn tuổi được xếp giữa ghe cho êm.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cầu tàu số 1 bến Ninh Kiều, dưới tượng đài',
    difficulty: 'nhẹ nhàng',
    ageMin: 3,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Áo khoác mỏng', 'Tiền lẻ', 'Mũ'],
    childPolicy: childFrom({ age: 3, to: 9, percent: 50 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'don-khach-san',
        label: 'Đón khách sạn trong quận trung tâm cũ',
        priceVnd: 40_000,
        per: 'person',
        group: 'pickup',
      },
      { code: 'ghe-rieng', label: 'Ghe riêng cho nhóm', priceVnd: 550_000, per: 'booking' },
    ],
    weatherPolicy: 'Sông hiếm khi động. Giông buổi sáng thì lùi giờ, không đi được nữa thì hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-0500',
      title: 'Ca sớm 05:00',
      summary: 'Chợ đông nhất.',
      startsAt: '05:00',
      quantity: 24,
      baseVnd: 330_000,
    }),
    slot({
      code: 'ca-0700',
      title: 'Ca sáng 07:00',
      summary: 'Thong thả, chợ vãn.',
      startsAt: '07:00',
      quantity: 12,
      baseVnd: 290_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Sáng trên sông (ca sớm)', [
    ['05:00', 'Xuống ghe ở Ninh Kiều, ngược dòng trong tờ mờ.'],
    ['05:35', 'Vào chợ nổi, ăn sáng giữa các ghe.'],
    ['06:45', 'Rẽ rạch dừa nước.'],
    ['07:15', 'Tráng bánh, ăn hủ tiếu xào tại lò.'],
    ['08:15', 'Ghé vườn trái cây.'],
    ['09:00', 'Về bến Ninh Kiều.'],
  ]),
  scenes: {
    hero: ['market/floating/noon', 'market/floating'],
    gallery: [
      'market/floating',
      'pier/harbour',
      'island-sea/nipa',
      'market/boats-above',
      'market/noodle-boat',
      'market/river-houses',
    ],
  },
};
