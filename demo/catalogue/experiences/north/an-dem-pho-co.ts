import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const anDemPhoCo: DemoProduct = {
  kind: 'experience',
  slug: 'di-an-dem-pho-co-ha-noi',
  code: 'TN004',
  title: 'Đi ăn tối phố cổ Hà Nội: bảy món trong ba giờ',
  nameAlias: ['Food tour Hà Nội', 'Ăn vặt phố cổ', 'Street food Hà Nội'],
  summary:
    'Đi bộ hai cây số qua Hàng Bồ, Hàng Điếu, Đào Duy Từ với người lớn lên trong ngõ, ăn bảy món ở bảy quán.',
  content: `## Một vòng theo mùi

Người dẫn là dân ở ngõ, quen mặt chủ quán, nên bạn không phải đứng chờ số. Bắt đầu bằng bún chả khi than còn đỏ, vì muộn hơn là hết chả băm. Tiếp đến nộm bò khô kéo kéo lách cách, bánh cuốn tráng tại chỗ, phở cuốn hoặc miến lươn tùy hôm.

Mỗi quán ăn một suất nhỏ để còn bụng cho chặng sau. Bảy quán, không quán nào có menu bằng ảnh.

## Chuyện giữa đường

Giữa các món, nhóm ghé một đình làng nằm trên gác hai, một nhà ống dài sáu mươi mét còn giếng trời và khu tập thể có cầu thang gỗ. Người dẫn kể vì sao phố tên Hàng Bồ mà nay bán cúc áo.

## Kết thúc bằng cà phê trứng

Quán nằm trong ngõ nhỏ hơn vai người, lên hai tầng gác. Tối cuối tuần phố đi bộ đông, nhóm sẽ rẽ theo lối khác, quãng đường vẫn vậy.`,
  highlights: [
    'Bảy món ở bảy quán nhỏ, suất vừa ăn',
    'Người dẫn sống ở phố cổ',
    'Ghé đình trên gác và nhà ống có giếng trời',
  ],
  inclusions: ['Bảy món ăn và một cốc cà phê trứng', 'Nước lọc, khăn giấy', 'Người dẫn'],
  exclusions: ['Bia và đồ uống gọi thêm'],
  notes: [
    'Ăn chay: có tuyến riêng sáu món, ghi khi đặt.',
    'Dị ứng đậu phộng nên cân nhắc vì nhiều quán dùng chung chảo.',
  ],
  provinces: ['ha-noi'],
  places: ['pho-co-ha-noi', 'ho-hoan-kiem'],
  location: { lat: 21.0341, lng: 105.8489, address: '7 Hàng Bồ, phường Hoàn Kiếm, Hà Nội' },
  terms: { 'experience-category': ['am-thuc'], conform: ['cap-doi', 'nhom-ban', 'gia-dinh'] },
  supplier: 'ghe-nhua-xanh',
  special: true,
  popularity: 700,
  faqs: [
    {
      question: 'Có đổi quán khi một chỗ nghỉ bán không?',
      answer: 'Có, mỗi món đều có quán thay. Thứ Hai vài hàng nghỉ nên tuyến hơi khác.',
    },
    {
      question: 'Đi ban ngày được không?',
      answer: 'Có suất trưa 11:00 với các món bán buổi sáng như xôi xéo, bánh cuốn, phở gà trộn.',
    },
  ],
  details: {
    durationMinutes: 180,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Trước số 7 Hàng Bồ, người dẫn đeo túi vải xanh',
    difficulty: 'nhẹ nhàng',
    ageMin: 5,
    groupMin: 1,
    groupMax: 10,
    whatToBring: ['Giày đi bộ', 'Áo mưa mỏng vào mùa hè'],
    childPolicy: childFrom({ age: 5, to: 10, percent: 60 }),
    weekdays: everyDay,
    extras: [{ code: 'nhom-rieng', label: 'Đi riêng với người dẫn', priceVnd: 400_000, per: 'booking' }],
    weatherPolicy: 'Mưa vẫn đi, quán có mái. Khi có cảnh báo bão hoặc phố ngập, bạn đổi ngày không mất phí.',
  },
  units: [
    slot({
      code: 'suat-trua',
      title: 'Suất trưa 11:00',
      summary: 'Tuyến món buổi sáng.',
      startsAt: '11:00',
      quantity: 10,
      baseVnd: 540_000,
    }),
    slot({
      code: 'suat-toi',
      title: 'Suất tối 17:30',
      summary: 'Bảy món và cà phê trứng.',
      startsAt: '17:30',
      quantity: 20,
      baseVnd: 590_000,
    }),
  ],
  ratePlans: slotPlans.choice,
  priceRules: [...busyDays(8), deal('Giá đầu tuần vắng khách', 10)],
  itinerary: hours('Ba giờ đi ăn (suất tối)', [
    ['17:30', 'Gặp ở Hàng Bồ, ăn bún chả.'],
    ['18:10', 'Nộm bò khô và ghé đình trên gác.'],
    ['18:50', 'Bánh cuốn tráng tay ở Đào Duy Từ.'],
    ['19:20', 'Miến lươn hoặc phở cuốn, đi qua nhà ống.'],
    ['19:50', 'Bánh rán, chè theo mùa.'],
    ['20:10', 'Cà phê trứng trên gác, kết thúc 20:30.'],
  ]),
  scenes: {
    hero: ['market/night-stalls/night', 'market/night-stalls'],
    gallery: [
      'market/street-food',
      'old-quarter/flower-bikes',
      'cooking/table',
      'market/night-stalls',
      'night-city/promenade',
      'market/street-food',
    ],
  },
};
