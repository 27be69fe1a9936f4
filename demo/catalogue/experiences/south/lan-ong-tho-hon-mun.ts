import type { DemoProduct } from '../../demo-product.ts';
import { deal } from '../../presets.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const lanOngThoHonMun: DemoProduct = {
  kind: 'experience',
  slug: 'lan-ong-tho-hon-mun-nha-trang',
  code: 'TN002',
  title: 'Lặn ống thở Hòn Mun cùng người trông rạn san hô',
  nameAlias: ['Lặn Hòn Mun', 'Snorkel Nha Trang', 'Lặn ngắm san hô Nha Trang'],
  summary:
    'Nhóm nhỏ tám khách, hai điểm lặn được phép trong khu bảo tồn, có người kể về những mảng san hô đang cấy lại.',
  content: `## Ít người hơn, xa bến hơn

Phần lớn tàu ra Hòn Mun lúc mười giờ. Thuyền này rời Cầu Đá trước đó hai tiếng, nên khi bạn xuống nước mặt biển còn yên và cá chưa dạt. Mỗi chuyến chỉ tám khách với hai người bơi kèm.

Khu bảo tồn đóng một phần rạn để phục hồi từ năm 2022. Chuyến đi chỉ xuống ở các phao được mở, và người dẫn sẽ chỉ cho bạn khung sắt gắn những nhánh san hô con.

## Học nhìn

Trước khi lặn có mười phút xem bảng hình: cá hề ở hải quỳ nào, con gì không được chạm, cách đạp chân nhái mà không khuấy cát. Người không biết bơi bám phao tròn, được kéo đi chậm dọc rìa rạn.

## Mùa nước trong

Từ tháng 2 đến tháng 9 nhìn xa mười mét trở lên. Tháng 11, tháng 12 hay đục và nhiều ngày cấm biển.`,
  highlights: [
    'Xuất bến sớm, tám khách mỗi chuyến',
    'Hai người bơi kèm cả buổi',
    'Xem khung cấy san hô trong khu bảo tồn',
  ],
  inclusions: ['Thuyền, phí khu bảo tồn', 'Kính, ống thở, chân nhái, áo phao', 'Bánh mì, trái cây, trà gừng'],
  exclusions: ['Lặn bình khí', 'Đồ bơi, khăn'],
  notes: ['Chỉ dùng kem chống nắng không hại san hô.', 'Không chạm, không cho cá ăn.'],
  provinces: ['khanh-hoa'],
  places: ['hon-mun', 'bai-bien-nha-trang'],
  location: { lat: 12.168, lng: 109.308, address: 'Bến tàu Cầu Đá, phường Nha Trang, Khánh Hòa' },
  terms: { 'experience-category': ['lan-bien'], conform: ['cap-doi', 'nhom-ban', 'gia-dinh'] },
  supplier: 'mat-kinh-bien',
  special: true,
  popularity: 610,
  faqs: [
    { question: 'Cận thị thì nhìn thế nào?', answer: 'Có kính lặn độ từ 2 đến 6, bạn ghi số độ khi đặt.' },
    {
      question: 'Say sóng có nên đi không?',
      answer: 'Chặng đi hai mươi lăm phút, sáng sớm ít sóng. Uống thuốc trước nửa giờ và ngồi cuối thuyền.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Cổng số 2 bến Cầu Đá, bảng tên màu xanh',
    difficulty: 'vừa sức',
    ageMin: 7,
    groupMin: 1,
    groupMax: 8,
    whatToBring: ['Đồ bơi mặc sẵn', 'Khăn tắm', 'Thuốc say sóng nếu cần'],
    childPolicy: childFrom({ age: 7, to: 12, percent: 75 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'nguoi-boi-kem-rieng',
        label: 'Người bơi kèm riêng cho gia đình',
        priceVnd: 450_000,
        per: 'booking',
      },
      {
        code: 'don-khach-san',
        label: 'Đón khách sạn dọc đường Trần Phú',
        priceVnd: 50_000,
        per: 'person',
        group: 'pickup',
      },
    ],
    weatherPolicy:
      'Khi biên phòng không cho xuất bến, bạn được báo trước 18:00 hôm trước và hoàn đủ hoặc dời ngày.',
  },
  units: [
    slot({
      code: 'chuyen-0730',
      title: 'Chuyến sáng 07:30',
      summary: 'Nước trong nhất.',
      startsAt: '07:30',
      quantity: 8,
      baseVnd: 690_000,
    }),
    slot({
      code: 'chuyen-1230',
      title: 'Chuyến trưa 12:30',
      summary: 'Nước ấm, nhiều thuyền hơn.',
      startsAt: '12:30',
      quantity: 8,
      baseVnd: 590_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: [...busyDays(14), deal('Giá mùa biển đục', 15, '2026-11-01', '2027-01-20')],
  itinerary: hours('Buổi sáng ở Hòn Mun', [
    ['07:30', 'Nhận kính và chân nhái ở bến, thử cỡ.'],
    ['08:10', 'Tới vùng phao, xem bảng hình các loài.'],
    ['08:30', 'Lặn điểm thứ nhất bốn mươi lăm phút.'],
    ['09:30', 'Lên thuyền ăn bánh, uống trà gừng.'],
    ['10:00', 'Lặn điểm thứ hai, xem khung cấy san hô.'],
    ['11:30', 'Về bến Cầu Đá.'],
  ]),
  scenes: {
    hero: ['island-sea/reef/dawn', 'island-sea/reef'],
    gallery: [
      'island-sea/sandbar',
      'island-sea/reef',
      'pier/wake',
      'beach/cove',
      'pier/moored',
      'beach/headland',
    ],
  },
};
