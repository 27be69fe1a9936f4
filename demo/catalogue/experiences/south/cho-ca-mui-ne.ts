import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { busyDays, everyDay, slotPlans } from '../slot-prices.ts';

export const choCaMuiNe: DemoProduct = {
  kind: 'experience',
  slug: 'cho-ca-lang-chai-mui-ne-sang-som',
  code: 'TN020',
  title: 'Chợ cá làng chài Mũi Né và bữa sáng bên thuyền thúng',
  nameAlias: ['Làng chài Mũi Né', 'Chợ cá Mũi Né', 'Sáng sớm Mũi Né'],
  summary:
    'Xuống bãi lúc thúng vào bờ, học trả giá một mẻ hải sản, nhờ bếp làng nấu rồi leo đồi cát đỏ khi nắng còn dịu.',
  content: `## Sáu giờ là muộn

Thúng về từ bốn rưỡi, đông nhất khoảng năm giờ bốn lăm. Phụ nữ đội nón, bịt khăn kín, gỡ cá ngay trên cát; cân treo tay, tiền lẻ, giọng nói nhanh. Chị Hường bán cá mười lăm năm nên đi cùng chị thì không ai hét giá.

Mỗi nhóm được chị đưa ba trăm nghìn, đã nằm trong giá, tự chọn món: ghẹ, mực, sò, cá mai. Chọn sai cũng là một bài học, chị sẽ giải thích mắt cá đục là thế nào.

## Nồi cháo bên hiên

Bếp làng cách bãi năm mươi bước. Mực hấp gừng, ghẹ luộc, cháo cá. Ăn xong còn nghe ông cụ chủ nhà tả cách trét dầu rái đáy thúng, được cầm mái đẩy thúng một vòng sát bờ.

## Lên đồi cát

Bảy rưỡi lên đồi cát hồng, cát chưa nóng chân. Trẻ con trượt ván, người lớn đi tìm vân cát mới do gió đêm vẽ. Chín giờ là nên về.`,
  highlights: [
    'Đi chợ cùng người bán cá lâu năm',
    'Tự chọn hải sản cho bữa sáng',
    'Đồi cát khi cát còn mát chân',
  ],
  inclusions: [
    'Người dẫn, tiền chợ 300.000 đồng mỗi nhóm',
    'Nấu và ăn tại bếp làng',
    'Xe lên đồi cát, ván trượt',
  ],
  exclusions: ['Hải sản mua thêm'],
  notes: ['Bãi có mùi cá và vảy, mang dép rửa được.', 'Hỏi trước khi chụp cận mặt người bán.'],
  provinces: ['lam-dong'],
  places: ['mui-ne'],
  location: {
    lat: 10.9318,
    lng: 108.2856,
    address: 'Bãi làng chài, đường Huỳnh Thúc Kháng, phường Mũi Né, Lâm Đồng',
  },
  terms: { 'experience-category': ['am-thuc', 'ngam-canh'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'cho-luoi',
  popularity: 450,
  faqs: [
    {
      question: 'Ngày nào thuyền nghỉ?',
      answer: 'Rằm trăng sáng và những hôm biển động thuyền về ít. Chị Hường báo trước và đề nghị đổi ngày.',
    },
    {
      question: 'Trẻ nhỏ đi có hợp không?',
      answer: 'Rất hợp, bãi cát phẳng. Chỉ cần dậy sớm được và mang bộ đồ thay.',
    },
  ],
  details: {
    durationMinutes: 210,
    languages: ['Tiếng Việt'],
    meetingPoint: 'Bậc thang xuống bãi, đối diện số 30 Huỳnh Thúc Kháng',
    difficulty: 'nhẹ nhàng',
    ageMin: 3,
    groupMin: 2,
    groupMax: 10,
    whatToBring: ['Dép rửa được', 'Mũ', 'Túi đựng máy chống cát'],
    childPolicy: childFrom({ age: 3, to: 10, percent: 50 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'don-khach-san',
        label: 'Đón khách sạn Hàm Tiến',
        priceVnd: 60_000,
        per: 'person',
        group: 'pickup',
      },
    ],
    weatherPolicy: 'Biển động không có thuyền về thì chuyển sang chợ Mũi Né trong làng hoặc hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-0530',
      title: 'Ca sớm 05:30',
      summary: 'Về trước nắng gắt.',
      startsAt: '05:30',
      quantity: 10,
      baseVnd: 380_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  priceRules: busyDays(14),
  itinerary: hours('Từ bãi lên đồi', [
    ['05:30', 'Xuống bãi, xem thúng vào bờ.'],
    ['06:00', 'Đi chợ, chọn hải sản.'],
    ['06:30', 'Ăn sáng ở bếp làng.'],
    ['07:15', 'Thử đẩy thúng, nghe chuyện nghề.'],
    ['07:40', 'Lên đồi cát, trượt ván.'],
    ['09:00', 'Xe đưa về làng.'],
  ]),
  scenes: {
    hero: ['beach/boats/noon', 'beach/boats'],
    gallery: [
      'pier/harbour',
      'beach/boats',
      'cooking/table',
      'dunes/sea',
      'restaurant/seaside',
      'pier/moored',
    ],
  },
};
