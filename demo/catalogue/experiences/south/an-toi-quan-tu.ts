import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, slotPlans } from '../slot-prices.ts';

export const anToiQuanTu: DemoProduct = {
  kind: 'experience',
  slug: 'di-an-dem-vinh-khanh-sai-gon',
  code: 'TN015',
  title: 'Đi ăn tối Vĩnh Khánh và những con hẻm Sài Gòn',
  nameAlias: ['Food tour Sài Gòn', 'Ăn ốc Vĩnh Khánh', 'Ăn vặt Quận 4'],
  summary:
    'Ốc len xào dừa, phá lấu, bột chiên, chè mâm; đi bộ trong hẻm, ngồi ghế nhựa, người dẫn là dân xóm chài cũ.',
  content: `## Bên kia cầu Khánh Hội

Từ trung tâm qua một cây cầu là sang khu đất từng là xóm lao động cảng. Đường Vĩnh Khánh tối nào cũng khói nướng, tiếng gọi món át cả tiếng xe. Bạn Trâm, người dẫn, đưa nhóm vào hẻm trước: phá lấu nấu than của dì Nũi đã ba đời, chén nhỏ chấm bánh mì.

Ra lại đường lớn để ăn ốc. Chọn ở mẹt: ốc len xào dừa, sò điệp mỡ hành, ốc hương rang muối. Cách hút ốc len cũng có bài: cắn đuôi, mút một hơi.

## Chặng cuối ngọt

Chè mâm hơn chục chén nhỏ, mỗi người chọn ba. Sau đó đi bộ ra bến Vân Đồn, ngồi bờ kè nhìn sang tòa nhà sáng đèn bên kia kênh Bến Nghé.

## Nhịp của nhóm

Cả buổi đi khoảng một cây tám. Ai no sớm được gói mang về, hộp giấy do nhóm chuẩn bị.`,
  highlights: ['Hẻm phá lấu ba đời', 'Học gọi và ăn ốc đúng kiểu Sài Gòn', 'Kết thúc bên bờ kè Bến Vân Đồn'],
  inclusions: ['Sáu món ăn và chè', 'Trà đá, nước sâm', 'Người dẫn'],
  exclusions: ['Bia', 'Ốc gọi thêm ngoài thực đơn'],
  notes: [
    'Người dị ứng hải sản có bàn món thay gồm bột chiên, gỏi khô bò, cơm cháy.',
    'Phố đông, đeo túi phía trước.',
  ],
  provinces: ['ho-chi-minh'],
  places: ['pho-di-bo-nguyen-hue'],
  location: { lat: 10.7609, lng: 106.7032, address: '6 Vĩnh Khánh, phường Khánh Hội, Thành phố Hồ Chí Minh' },
  terms: { 'experience-category': ['am-thuc'], conform: ['nhom-ban', 'cap-doi', 'gia-dinh'] },
  supplier: 'hem-sau',
  popularity: 570,
  faqs: [
    {
      question: 'Từ Nguyễn Huệ sang đây xa không?',
      answer: 'Khoảng hai cây số. Taxi bảy phút, hoặc đi bộ qua cầu Mống mất nửa giờ.',
    },
    {
      question: 'Ăn có bị đau bụng không?',
      answer: 'Các quán bán nhanh, đồ nấu tại chỗ. Nhóm mang nước đóng chai và không dùng đá bào ở quầy lạ.',
    },
  ],
  details: {
    durationMinutes: 180,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Đầu đường Vĩnh Khánh, cạnh trạm xe đạp công cộng',
    difficulty: 'nhẹ nhàng',
    ageMin: 6,
    groupMin: 1,
    groupMax: 10,
    whatToBring: ['Quần áo thoáng', 'Khăn ướt'],
    childPolicy: childFrom({ age: 6, to: 11, percent: 60 }),
    weekdays: [2, 3, 4, 5, 6, 7],
    extras: [
      {
        code: 'xe-may-don',
        label: 'Xe máy đón từ khu trung tâm',
        priceVnd: 90_000,
        per: 'person',
        group: 'pickup',
      },
    ],
    weatherPolicy: 'Mưa chiều là chuyện thường, nhóm lùi giờ tối đa bốn mươi phút. Ngập nặng thì đổi ngày.',
  },
  units: [
    slot({
      code: 'suat-1800',
      title: 'Suất tối 18:00',
      summary: 'Phố vừa lên đèn.',
      startsAt: '18:00',
      quantity: 20,
      baseVnd: 560_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(8),
  itinerary: hours('Ba giờ trong hẻm', [
    ['18:00', 'Gặp ở đầu đường, ăn phá lấu trong hẻm.'],
    ['18:40', 'Bột chiên, nước sâm.'],
    ['19:10', 'Ngồi quán ốc, chọn món ở mẹt.'],
    ['20:15', 'Chè mâm.'],
    ['20:40', 'Dạo bờ kè Bến Vân Đồn.'],
  ]),
  scenes: {
    hero: ['market/street-food/night', 'market/street-food'],
    gallery: [
      'market/night-stalls',
      'night-city/promenade',
      'market/street-food',
      'cooking/table',
      'night-city/cable-bridge',
      'market/night-stalls',
    ],
  },
};
