import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const tauNgayMinhChau: DemoProduct = {
  kind: 'cruise',
  slug: 'tau-ngay-minh-chau-bai-tu-long',
  code: 'DT015',
  title: 'Tàu ngày Minh Châu – Bái Tử Long bảy giờ từ cảng Ao Tiên',
  nameAlias: ['Bái Tử Long trong ngày', 'Tàu ngày Ao Tiên', 'Minh Châu Quan Lạn'],
  summary:
    'Rời Ao Tiên 8:30, tắm bãi Minh Châu cát trắng, ăn trưa trên tàu, chèo kayak qua hang nước. Về bến 15:30.',
  content: `## Vịnh của người đi sau

Bái Tử Long chung núi với Hạ Long nhưng tàu thưa hơn nhiều. Từ cảng Ao Tiên ra tới vùng đảo chỉ bốn mươi phút, nên tàu ngày có thời gian thật cho bãi tắm chứ không phải cho quãng đường.

## Cát Minh Châu

Bãi dài hai cây số, cát mịn tới mức kêu dưới chân. Tàu neo ngoài, xuồng cao su đưa vào. Có một tiếng rưỡi tắm, bóng chuyền, hay đi bộ dưới rừng trâm.

Bữa trưa dọn khi tàu chạy sang vụng Ốc: sá sùng rang, mực một nắng, canh ngao. Buổi chiều kayak chui qua một hang nước ngắn, bên kia là hồ kín chỉ có tiếng chim.`,
  highlights: [
    'Một tiếng rưỡi ở bãi Minh Châu',
    'Kayak qua hang nước vào hồ kín',
    'Bữa trưa có sá sùng Quan Lạn',
  ],
  inclusions: ['Bữa trưa hải sản', 'Kayak, xuồng, áo phao', 'Vé thắng cảnh', 'Khăn tắm'],
  exclusions: ['Xe đưa đón', 'Đồ uống'],
  notes: ['Nước ấm nhất từ tháng 5 đến tháng 9.', 'Trẻ dưới 1,2 m chèo kayak cùng người lớn.'],
  provinces: ['quang-ninh'],
  places: ['vinh-bai-tu-long', 'dao-quan-lan'],
  location: { lat: 21.0502, lng: 107.4507, address: 'Nhà ga cảng Ao Tiên, đặc khu Vân Đồn, Quảng Ninh' },
  terms: {
    bay: ['bai-tu-long'],
    pier: ['ao-tien'],
    conform: ['gia-dinh', 'nhom-ban'],
    facility: ['nha-hang', 'san-hien'],
  },
  supplier: 'thu-ba',
  popularity: 430,
  faqs: [
    {
      question: 'Có ghép được với Cô Tô không?',
      answer: 'Được. Tàu về bến 15:30, chuyến cuối ra Cô Tô lúc 16:00 mùa hè cùng cảng.',
    },
    {
      question: 'Không biết bơi có chèo kayak được không?',
      answer: 'Được, thuyền đôi có người dẫn chèo sau. Áo phao mặc suốt.',
    },
  ],
  details: {
    days: 1,
    nights: 0,
    star: 4,
    yearBuilt: 2022,
    decks: 2,
    cabinsCount: 1,
    routeName: 'Ao Tiên – Minh Châu – vụng Ốc – Ao Tiên',
    pierName: 'Nhà ga cảng Ao Tiên',
    boardingAt: '08:15',
    disembarkAt: '15:30',
    sailingWeekdays: [3, 4, 5, 6, 7],
    transfers: [{ label: 'Xe ghép từ Hạ Long, khứ hồi', priceVnd: 260_000, per: 'person', minutes: 60 }],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 0,
    documentsDeadlineHours: 12,
    weatherPolicy:
      'Tối hôm trước lúc 20:00 chúng tôi báo tình hình luồng. Tàu không đi được thì bạn đổi ngày hoặc nhận lại đủ tiền trong ba ngày làm việc.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'boong',
      title: 'Ghế boong trên',
      summary: 'Ghế dài có mái che, gió thoáng.',
      quantity: 14,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 950_000,
      facilities: ['huong-bien'],
      details: {
        areaM2: 50,
        beds: [{ type: 'Ghế dài hai người', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
    {
      code: 'phong-kinh',
      title: 'Bàn phòng kính',
      summary: 'Có điều hòa, sát cửa sổ.',
      quantity: 12,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 890_000,
      facilities: ['dieu-hoa', 'huong-bien'],
      details: {
        areaM2: 60,
        beds: [{ type: 'Bàn bốn ghế', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [
    ...priceProfiles.bay,
    { kind: 'season', label: 'Mùa tắm biển', from: '05-15', to: '08-31', percent: 12 },
  ],
  itinerary: [
    {
      day: 1,
      title: 'Ao Tiên – Minh Châu – vụng Ốc',
      meals: ['Trưa'],
      items: [
        { time: '08:30', text: 'Rời bến.' },
        { time: '09:30', text: 'Xuồng vào bãi Minh Châu.' },
        { time: '12:00', text: 'Bữa trưa khi tàu chạy.' },
        { time: '13:30', text: 'Kayak qua hang nước.' },
        { time: '15:30', text: 'Về bến.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/open/dawn', 'island-sea/sandbar', 'karst-bay'],
    gallery: [
      'beach/headland',
      'island-sea/sandbar',
      'karst-bay/open',
      'restaurant/saloon',
      'pier/moored',
      'island-sea/kayaks',
      'cruise-cabin/balcony',
      'cruise-cabin/window',
      'cruise-cabin/terrace',
    ],
  },
};
