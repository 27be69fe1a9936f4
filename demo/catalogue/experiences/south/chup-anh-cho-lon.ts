import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { slotPlans } from '../slot-prices.ts';

export const chupAnhChoLon: DemoProduct = {
  kind: 'experience',
  slug: 'di-bo-chup-anh-cho-lon',
  code: 'TN014',
  title: 'Đi bộ chụp ảnh Chợ Lớn buổi sáng',
  nameAlias: ['Photo walk Sài Gòn', 'Chụp ảnh Chợ Lớn', 'Chợ Lớn'],
  summary:
    'Ba giờ theo một nhiếp ảnh gia qua hội quán, hẻm Hào Sĩ Phường, phố thuốc bắc; điện thoại hay máy ảnh đều được.',
  content: `## Ánh sáng trước, máy móc sau

Bảy giờ, nắng lọt qua mái hội quán Tuệ Thành, gặp khói vòng hương thành những vệt xiên. Bài tập đầu tiên là đứng yên năm phút, chưa chụp, chỉ nhìn vệt sáng di chuyển. Anh Khải làm báo ảnh hai mươi năm, dạy nhẹ nhàng và ít thuật ngữ.

Sau đó nhóm đi qua phố Hải Thượng Lãn Ông, nơi bao tải táo đỏ, trần bì chất ngang hiên. Bài thứ hai: xin phép người lạ. Chỉ cần một nụ cười, một câu chào, rồi cho họ xem tấm vừa chụp.

## Hẻm Hào Sĩ Phường

Dãy nhà hai tầng hơn trăm tuổi, lan can xanh, bàn thờ trước cửa, tiếng cải lương từ radio. Ở đây có người sống nên nhóm tối đa tám, đi khẽ.

## Ngồi lại

Cuối buổi ăn hủ tiếu sa tế và chọn ba tấm để cùng góp ý. Về nhà bạn nhận thư kèm bảng gợi ý chỉnh màu.`,
  highlights: [
    'Nhiếp ảnh gia báo chí hướng dẫn',
    'Ba bài tập nhỏ, hợp cả điện thoại',
    'Góp ý ảnh bên tô hủ tiếu sa tế',
  ],
  inclusions: ['Người hướng dẫn', 'Bữa sáng hủ tiếu và cà phê vợt', 'Thư góp ý sau buổi đi'],
  exclusions: ['Thuê máy nếu không chọn thêm', 'Xe đến điểm gặp'],
  notes: ['Không chụp người đang khấn lễ ở cự ly gần.', 'Không dùng đèn chớp trong hội quán.'],
  provinces: ['ho-chi-minh'],
  places: ['cho-ben-thanh'],
  location: {
    lat: 10.7531,
    lng: 106.6609,
    address: '710 Nguyễn Trãi, phường Chợ Lớn, Thành phố Hồ Chí Minh',
  },
  terms: { 'experience-category': ['ngam-canh', 'am-thuc'], conform: ['cap-doi', 'nhom-ban'] },
  supplier: 'khung-ngam',
  popularity: 420,
  faqs: [
    {
      question: 'Điện thoại đời cũ có học được không?',
      answer: 'Được. Bài học về ánh sáng và bố cục, không cần nhiều ống kính.',
    },
    {
      question: 'Mùng Một, ngày Rằm có đi không?',
      answer: 'Có, hội quán đông người lễ nên ảnh sinh động hơn, nhóm giới hạn sáu người.',
    },
  ],
  details: {
    durationMinutes: 180,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Sân hội quán Tuệ Thành, 710 Nguyễn Trãi',
    difficulty: 'nhẹ nhàng',
    ageMin: 12,
    groupMin: 1,
    groupMax: 8,
    whatToBring: ['Điện thoại hoặc máy ảnh đã sạc', 'Giày đi bộ', 'Nón'],
    childPolicy: childFrom({ age: 12, to: 15, percent: 80 }),
    weekdays: [2, 4, 6, 7],
    extras: [
      { code: 'thue-may', label: 'Mượn máy ảnh ống 35 mm, cọc căn cước', priceVnd: 250_000, per: 'person' },
      { code: 'di-rieng', label: 'Buổi riêng một thầy', priceVnd: 900_000, per: 'booking' },
    ],
    weatherPolicy: 'Mưa buổi sáng hiếm; nếu mưa to, nhóm chụp trong hội quán và chợ Bình Tây có mái.',
  },
  units: [
    slot({
      code: 'ca-0645',
      title: 'Ca sáng 06:45',
      summary: 'Kịp vệt nắng đầu tiên.',
      startsAt: '06:45',
      quantity: 8,
      baseVnd: 480_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  itinerary: hours('Ba giờ ở Chợ Lớn', [
    ['06:45', 'Gặp ở hội quán Tuệ Thành, bài tập nhìn sáng.'],
    ['07:30', 'Phố thuốc bắc Hải Thượng Lãn Ông, bài tập chân dung.'],
    ['08:20', 'Hẻm Hào Sĩ Phường, bài tập khung cửa.'],
    ['09:00', 'Ăn hủ tiếu, xem và góp ý ảnh.'],
    ['09:45', 'Kết thúc ở chợ Bình Tây.'],
  ]),
  scenes: {
    hero: ['market/street-food/dawn', 'market/flowers/dawn', 'market/flowers'],
    gallery: [
      'market/flowers',
      'market/street-food',
      'old-town/street',
      'festival/star-lanterns',
      'market/night-stalls',
      'festival/flower-wharf',
    ],
  },
};
