import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const thuyenThungBayMau: DemoProduct = {
  kind: 'experience',
  slug: 'thuyen-thung-rung-dua-bay-mau',
  code: 'TN011',
  title: 'Thuyền thúng rừng dừa Bảy Mẫu, tuyến không loa',
  nameAlias: ['Rừng dừa Bảy Mẫu', 'Thuyền thúng Cẩm Thanh', 'Basket boat Hội An'],
  summary:
    'Chèo thúng qua các lạch dừa nước vắng, thả lưới, bắt cua bằng cần trúc cùng ngư dân, không nhạc, không lắc thúng.',
  content: `## Chọn con lạch yên

Rừng dừa nước Cẩm Thanh nổi tiếng với những chiếc thúng xoay tít và loa mở lớn. Hợp tác xã này đi hướng ngược lại: xuống bến ở thôn Vạn Lăng, vào các lạch hẹp phía đông, nơi chỉ nghe tiếng cá nhảy và lá dừa cọ nhau.

Mỗi thúng hai khách và một người chèo. Bác chèo kể chuyện thời chiến, khi rừng dừa giấu cả một tiểu đoàn; bẻ lá tết cho bạn con châu chấu.

## Một chút nghề biển

Giữa đường bạn thử quăng chài: vắt một phần lưới lên khuỷu tay, xoay hông, thả. Mười lần mới tròn một lần. Cua thì câu bằng cần trúc buộc mồi cá, thả lại sau khi xem.

## Nước lên hay nước xuống

Nước lớn thúng luồn sâu vào rừng, lá chạm vai. Nước ròng thấy cua còng đỏ bò kín bùn. Lịch ca được xếp theo thủy triều nên giờ có thể xê dịch nửa tiếng, người dẫn nhắn trước một ngày.`,
  highlights: [
    'Tuyến lạch vắng, không loa, không lắc thúng',
    'Quăng chài và câu cua với ngư dân',
    'Thúng hai khách, người chèo là dân Cẩm Thanh',
  ],
  inclusions: ['Thúng, người chèo, áo phao và nón lá', 'Vé rừng dừa', 'Nước dừa'],
  exclusions: ['Bữa ăn', 'Đưa đón nếu không chọn thêm'],
  notes: ['Thúng chở tối đa 180 kg.', 'Mang kính có dây, rơi xuống bùn khó tìm.'],
  provinces: ['da-nang'],
  places: ['pho-co-hoi-an'],
  location: { lat: 15.8716, lng: 108.3737, address: 'Bến Vạn Lăng, phường Hội An Đông, Đà Nẵng' },
  terms: {
    'experience-category': ['cheo-thuyen', 'ngam-canh'],
    conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
  },
  supplier: 'dua-nuoc-bay-mau',
  popularity: 590,
  faqs: [
    {
      question: 'Người lớn tuổi xuống thúng có khó không?',
      answer: 'Bến có bậc gỗ và tay vịn, người chèo giữ thúng sát bờ. Ngồi ghế thấp, lưng tựa được.',
    },
    {
      question: 'Có tự chèo không?',
      answer: 'Muốn thì được cầm mái vài phút. Thúng tròn nên chèo sai là quay tại chỗ, ai cũng cười.',
    },
  ],
  details: {
    durationMinutes: 90,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Quán nước đầu bến Vạn Lăng',
    difficulty: 'nhẹ nhàng',
    ageMin: 3,
    groupMin: 1,
    groupMax: 20,
    whatToBring: ['Kem chống nắng', 'Dép dễ tháo'],
    childPolicy: childFrom({ age: 3, to: 10, percent: 50 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-dien',
        label: 'Xe điện đưa đón từ phố cổ',
        priceVnd: 60_000,
        per: 'person',
        group: 'pickup',
      },
    ],
    weatherPolicy: 'Gió cấp sáu hoặc nước lũ về thì nghỉ, bạn dời ngày hay nhận lại tiền.',
  },
  units: [
    slot({
      code: 'ca-0630',
      title: 'Ca sớm 06:30',
      summary: 'Mát và vắng nhất.',
      startsAt: '06:30',
      quantity: 16,
      baseVnd: 190_000,
    }),
    slot({
      code: 'ca-1530',
      title: 'Ca chiều 15:30',
      summary: 'Nắng xiên qua lá dừa.',
      startsAt: '15:30',
      quantity: 24,
      baseVnd: 210_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(10),
  itinerary: hours('Chín mươi phút trong rừng dừa (ca chiều)', [
    ['15:30', 'Nhận áo phao, chia thúng.'],
    ['15:45', 'Vào lạch phía đông, nghe chuyện rừng dừa.'],
    ['16:15', 'Quăng chài, câu cua.'],
    ['16:45', 'Về bến, uống nước dừa.'],
  ]),
  scenes: {
    hero: ['island-sea/nipa/golden', 'island-sea/nipa'],
    gallery: [
      'island-sea/nipa',
      'pier/harbour',
      'old-town/quay',
      'market/street-food',
      'old-town/river',
      'beach/boats',
    ],
  },
};
