import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const nhonHaiRanCan: DemoProduct = {
  kind: 'experience',
  slug: 'lan-san-ho-va-di-bo-ran-can-nhon-hai',
  code: 'TN024',
  title: 'Nhơn Hải: lặn san hô Hòn Khô và lội rạn cạn lúc triều rút',
  nameAlias: ['Nhơn Hải', 'Hòn Khô Quy Nhơn', 'Lặn Quy Nhơn', 'Rạn rêu Nhơn Hải'],
  summary:
    'Ca nô mười phút ra Hòn Khô lặn ống thở, rồi theo dân làng lội bãi rong và bờ thành chìm trước làng.',
  content: `## Làng có tổ giữ rạn

Nhơn Hải cách Quy Nhơn hai mươi cây số, nhà cửa quay mặt ra vịnh. Người làng lập tổ bảo vệ san hô từ nhiều năm nay: mỗi ngày giới hạn khách xuống nước, thuyền buộc phao thay vì thả neo. Tiền phí của bạn trả cho các chú trực bè.

Rạn Hòn Khô ở độ sâu hai đến năm mét, san hô bàn xếp tầng, cá bống sọc và sao biển xanh. Lặn bốn mươi phút rồi lên cầu gỗ vòng quanh đảo uống nước dừa.

## Lúc biển rút

Vài ngày mỗi tháng, quanh rằm và mùng một, triều xuống lộ một dải đá dài như bờ thành chạy ra biển. Dân làng đi gỡ rong mơ, bắt ốc. Bạn lội theo, nước ngang bắp chân, giày nước bắt buộc.

Tháng 2 đến tháng 4 đá phủ rêu xanh, đẹp nhất cho ảnh. Lặn thì tháng 4 đến tháng 8. Ngày không có triều rút, phần lội rạn thay bằng đi thúng đáy kính.`,
  highlights: [
    'Tổ giữ rạn của làng dẫn lặn',
    'San hô bàn ở độ sâu hai đến năm mét',
    'Lội bờ thành chìm khi triều rút',
  ],
  inclusions: ['Ca nô, phí bảo vệ rạn', 'Kính, ống thở, áo phao, giày nước', 'Nhum nướng mỡ hành, nước dừa'],
  exclusions: ['Bữa trưa hải sản', 'Xe từ Quy Nhơn nếu không chọn thêm'],
  notes: ['Không nhặt sao biển, vỏ ốc mang về.', 'Lịch triều gửi kèm xác nhận.'],
  provinces: ['gia-lai'],
  places: ['bai-bien-quy-nhon'],
  location: { lat: 13.7622, lng: 109.2977, address: 'Bãi làng Nhơn Hải, phường Quy Nhơn Đông, Gia Lai' },
  terms: { 'experience-category': ['lan-bien', 'ngam-canh'], conform: ['nhom-ban', 'gia-dinh', 'cap-doi'] },
  supplier: 'ham-nuoc',
  popularity: 470,
  faqs: [
    {
      question: 'Tháng 11 có đi được không?',
      answer:
        'Từ tháng 10 đến tháng 12 biển thường động, chuyến mở theo ngày lặng. Bạn giữ chỗ trước, hủy theo thời tiết không mất tiền.',
    },
    {
      question: 'Trẻ không biết bơi làm gì?',
      answer: 'Ngồi thúng đáy kính cùng người lớn, vẫn thấy san hô rõ.',
    },
  ],
  details: {
    durationMinutes: 210,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Nhà chờ bến làng Nhơn Hải, cạnh lăng Ông Nam Hải',
    difficulty: 'vừa sức',
    ageMin: 6,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Đồ bơi dài tay', 'Khăn', 'Mũ'],
    childPolicy: childFrom({ age: 6, to: 11, percent: 65 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-don',
        label: 'Xe đón từ trung tâm Quy Nhơn',
        priceVnd: 90_000,
        per: 'person',
        group: 'pickup',
      },
      {
        code: 'anh-duoi-nuoc',
        label: 'Ảnh dưới nước, khoảng hai mươi tấm',
        priceVnd: 150_000,
        per: 'person',
      },
    ],
    weatherPolicy: 'Tổ giữ rạn xem sóng lúc 06:00; sóng lớn thì hoãn và trả lại tiền trong ba ngày.',
  },
  units: [
    slot({
      code: 'ca-0730',
      title: 'Ca sáng 07:30',
      summary: 'Nước lặng, nắng dịu.',
      startsAt: '07:30',
      quantity: 12,
      baseVnd: 420_000,
    }),
    slot({
      code: 'ca-1400',
      title: 'Ca chiều 14:00',
      summary: 'Hay trùng lúc triều rút.',
      startsAt: '14:00',
      quantity: 12,
      baseVnd: 390_000,
    }),
  ],
  ratePlans: slotPlans.choice,
  priceRules: [...busyDays(14), deal('Đặt sớm mùa rêu', 10, '2027-01-15', '2027-03-31')],
  itinerary: hours('Buổi sáng ở Nhơn Hải (ca sáng)', [
    ['07:30', 'Gặp ở nhà chờ, thử kính, nghe quy ước giữ rạn.'],
    ['08:00', 'Ca nô ra Hòn Khô, lặn bốn mươi phút.'],
    ['09:00', 'Đi cầu gỗ quanh đảo, uống nước dừa.'],
    ['09:50', 'Về làng, lội rạn hoặc đi thúng đáy kính.'],
    ['10:40', 'Ăn nhum nướng, tắm nước ngọt.'],
  ]),
  scenes: {
    hero: ['island-sea/reef/golden', 'island-sea/reef'],
    gallery: [
      'beach/headland',
      'island-sea/reef',
      'beach/boats',
      'pier/wake',
      'island-sea/sandbar',
      'beach/cove',
    ],
  },
};
