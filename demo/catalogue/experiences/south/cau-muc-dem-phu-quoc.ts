import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const cauMucDemPhuQuoc: DemoProduct = {
  kind: 'experience',
  slug: 'cau-muc-dem-an-thoi-phu-quoc',
  code: 'TN012',
  title: 'Câu mực đêm ngoài khơi An Thới, Phú Quốc',
  nameAlias: ['Câu mực Phú Quốc', 'Câu mực đêm', 'Squid fishing'],
  summary: 'Ra khơi lúc mặt trời lặn, thả dây câu dưới giàn đèn, mực lên boong nướng ngay với muối ớt xanh.',
  content: `## Chờ trời tối hẳn

Tàu gỗ mười sáu mét rời bến khi mặt trời còn một gang tay trên biển, vừa đủ ngắm hoàng hôn trước khi thả neo. Giàn đèn bật lên, phù du tụ lại, cá nhỏ theo, rồi mực theo cá. Anh tài công bảo: nhìn thấy bóng trắng thoáng qua là nó tới.

Dây câu tay, mồi tôm giả phát sáng. Thả xuống mười lăm mét, giật nhẹ từng nhịp. Mực dính thì nặng tay chứ không giằng như cá; kéo đều, lên tới mạn né sang bên kẻo bị phun mực.

## Ăn tại chỗ

Được con nào nướng con ấy. Không ai câu được thì thuyền có sẵn mực mua ở cảng, bữa tối vẫn đủ: mực nướng, cháo mực, gỏi cá trích cuốn bánh tráng.

## Đêm nào nhiều mực

Những đêm không trăng, từ mùng 25 đến mùng 5 âm lịch, dễ câu nhất. Tháng 6 đến tháng 9 biển nam đảo động, chuyến chuyển sang mũi bắc hoặc nghỉ.`,
  highlights: [
    'Hoàng hôn trên biển trước giờ câu',
    'Câu tay, tài công chỉ từng người',
    'Cháo mực và gỏi cá trích trên boong',
  ],
  inclusions: ['Tàu, đồ câu, áo phao', 'Bữa tối trên tàu, nước', 'Xe đón trong bán kính 5 km quanh An Thới'],
  exclusions: ['Bia rượu', 'Đón từ Dương Đông nếu không chọn thêm'],
  notes: ['Uống thuốc say sóng trước nửa giờ.', 'Mực câu được ăn trên tàu, không mang về khách sạn.'],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 10.0128, lng: 104.0142, address: 'Bến cảng An Thới, đặc khu Phú Quốc, An Giang' },
  terms: { 'experience-category': ['ngam-canh', 'am-thuc'], conform: ['nhom-ban', 'cap-doi', 'gia-dinh'] },
  supplier: 'den-cau-dem',
  special: true,
  popularity: 600,
  faqs: [
    {
      question: 'Có chắc câu được mực không?',
      answer: 'Không ai dám hứa. Trung bình mỗi tàu được năm đến hai mươi con, đêm trăng tròn ít hơn.',
    },
    { question: 'Trên tàu có nhà vệ sinh chứ?', answer: 'Có một phòng nhỏ ở đuôi tàu, xả bằng nước biển.' },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cầu cảng du lịch An Thới, đèn xanh số 3',
    difficulty: 'nhẹ nhàng',
    ageMin: 5,
    groupMin: 1,
    groupMax: 20,
    whatToBring: ['Áo khoác gió', 'Thuốc say sóng', 'Dép chống trượt'],
    childPolicy: childFrom({ age: 5, to: 10, percent: 60 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'don-duong-dong',
        label: 'Đón và đưa về Dương Đông',
        priceVnd: 120_000,
        per: 'person',
        group: 'pickup',
      },
      { code: 'can-may', label: 'Cần máy thay dây câu tay', priceVnd: 100_000, per: 'person' },
    ],
    weatherPolicy: 'Biên phòng cấm tàu thì hoàn đủ hoặc dời đêm khác; báo trước 15:00.',
  },
  units: [
    slot({
      code: 'chuyen-toi',
      title: 'Chuyến tối 17:00',
      summary: 'Về bến khoảng 21:00.',
      startsAt: '17:00',
      quantity: 24,
      baseVnd: 450_000,
    }),
  ],
  ratePlans: slotPlans.choice,
  priceRules: busyDays(15),
  itinerary: hours('Một tối trên biển', [
    ['17:00', 'Lên tàu, nghe dặn an toàn.'],
    ['17:45', 'Ngắm mặt trời lặn ngoài Hòn Dừa.'],
    ['18:30', 'Thả neo, bật đèn, học cách giật dây.'],
    ['19:30', 'Ăn tối trên boong, mực nướng tới đâu ăn tới đó.'],
    ['20:30', 'Thu dây, chạy về An Thới.'],
  ]),
  scenes: {
    hero: ['voyage/squid-lamps/night', 'voyage/squid-lamps'],
    gallery: [
      'pier/moored',
      'voyage/squid-lamps',
      'beach/boats',
      'restaurant/seaside',
      'market/night-stalls',
      'pier/wake',
    ],
  },
};
