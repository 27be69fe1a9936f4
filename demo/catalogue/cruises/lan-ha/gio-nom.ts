import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '../../presets.ts';

export const gioNom: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-gio-nom-lan-ha-cai-vieng-2n1d',
  code: 'DT011',
  title: 'Du thuyền Gió Nồm 3 sao – Lan Hạ giá mềm 2N1Đ',
  nameAlias: ['Gió Nồm', 'Du thuyền Lan Hạ giá rẻ', 'Du thuyền Cái Viềng', 'Du thuyền 3 sao'],
  summary:
    'Tàu mười cabin cho nhóm trẻ: kayak, nhảy cầu, lẩu trên boong, ngủ ga trắng sạch. Lên tàu ở Cái Viềng, vừa khỏi phà là tới.',
  content: `## Đủ dùng, vui, không kiểu cách

Gió Nồm không có bể bơi hay quản gia. Bù lại, giá vừa túi người trẻ mới đi làm, cabin sạch, điều hòa mát và bữa nào cũng no. Tàu đóng năm 2012, sửa lại máy và cách âm năm 2024.

Bến Cái Viềng nằm ngay đầu đảo Cát Bà. Đi xe máy qua phà, gửi xe ở nhà bà Thơm, bước xuống tàu. Đi xe khách cũng dừng đúng chỗ đó.

## Ngày nào cũng ướt

Buổi chiều đầu, tàu thả thang cho ai muốn nhảy từ tầng hai xuống nước, có thủy thủ canh hai bên. Tiếp theo là chèo kayak thành đôi, đua qua phao một vòng, cặp về cuối rửa bát tráng miệng. Trời tối thì lẩu, trống lắc, bài hát cũ; mười một giờ nhắc nhau nhỏ tiếng.

Sáng hôm sau ai dậy được thì ngắm mặt trời ở vụng Cát Dứa, nơi còn vài đàn khỉ. Bãi tắm trong vụng hợp bóng chuyền, tàu có sẵn lưới.

## Ăn uống

Cơm phần sáu món, nấu kiểu Hải Phòng: nem cua bể nhỏ, canh riêu, cá kho khế. Bánh đa cua cho bữa sáng thì thêm thoải mái.`,
  highlights: [
    'Giá vừa túi cho nhóm bạn trẻ',
    'Nhảy cầu, đua kayak, bóng chuyền bãi biển',
    'Bánh đa cua bữa sáng, ăn thêm không tính tiền',
    'Bến Cái Viềng, xuống phà là tới',
  ],
  inclusions: [
    'Cabin, hai bữa trưa, một bữa tối lẩu, một bữa sáng',
    'Kayak và lưới bóng chuyền',
    'Vé vào vịnh',
  ],
  exclusions: ['Phà hoặc cáp ra đảo', 'Bia và đồ uống khác nước lọc', 'Gửi xe máy 20.000 đồng một đêm'],
  notes: [
    'Chỉ được nhảy từ tầng hai khi thuyền trưởng cho phép và đã xem độ sâu.',
    'Không mang loa công suất lớn lên tàu.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.76, lng: 107.09, address: 'Bến Cái Viềng, đảo Cát Bà, Hải Phòng' },
  terms: {
    bay: ['lan-ha'],
    pier: ['cai-vieng'],
    conform: ['nhom-ban'],
    facility: ['nha-hang', 'karaoke', 'san-hien'],
  },
  supplier: 'mat-thuyen',
  popularity: 580,
  faqs: [
    {
      question: 'Đi một mình có ghép cabin không?',
      answer: 'Có, nếu có người cùng giới đăng ký. Không ghép được thì phụ thu 50% giá.',
    },
    {
      question: 'Có phải đóng cọc khăn, đồ dùng không?',
      answer: 'Không. Phòng để sẵn khăn tắm và dầu gội; bàn chải thì bạn mang theo.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 3,
    yearBuilt: 2012,
    decks: 2,
    cabinsCount: 10,
    routeName: 'Cái Viềng – Ba Trái Đào – Cát Dứa',
    pierName: 'Bến Cái Viềng',
    boardingAt: '12:30',
    disembarkAt: '11:30',
    sailingWeekdays: [3, 4, 5, 6, 7],
    transfers: [
      {
        label: 'Xe giường nằm Hà Nội – Cái Viềng, mỗi chiều',
        priceVnd: 260_000,
        per: 'person',
        minutes: 180,
      },
      { label: 'Xe ôm từ thị trấn Cát Bà', priceVnd: 120_000, per: 'person', minutes: 35 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 50,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Có lệnh cấm thì tàu không chạy, chúng tôi nhắn trước chín giờ sáng. Bạn lấy lại đủ tiền hoặc dời một lần, không kén ngày thường hay cuối tuần. Đang đi mà phải quay về, tàu tính nửa giá và tặng một bữa cơm ở bến.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'hai-giuong',
      title: 'Cabin hai giường đơn',
      summary: 'Cho hai bạn đi cùng, cửa sổ trượt.',
      quantity: 5,
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      baseVnd: 1_690_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen'],
      details: {
        areaM2: 11,
        beds: [{ type: 'Giường đơn', count: 2 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'giuong-doi',
      title: 'Cabin giường đôi',
      summary: 'Riêng tư hơn, nằm cuối hành lang.',
      quantity: 3,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 1_850_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc'],
      details: {
        areaM2: 13,
        beds: [{ type: 'Giường đôi', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'bon-giuong',
      title: 'Cabin bốn giường',
      summary: 'Hai giường tầng, ngăn kéo khóa, ổ cắm từng giường.',
      quantity: 2,
      maxAdults: 4,
      maxChildren: 0,
      maxOccupancy: 4,
      baseVnd: 1_490_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen'],
      details: {
        areaM2: 18,
        beds: [{ type: 'Giường tầng', count: 2 }],
        deck: 'Tầng 2',
        balcony: false,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: [...priceProfiles.bay, deal('Giảm cho chuyến giữa tuần', 8, '2026-11-20', '2027-04-20')],
  itinerary: [
    {
      day: 1,
      title: 'Cái Viềng – Ba Trái Đào',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '12:00', text: 'Gửi xe, gặp thủy thủ ở đầu bến.' },
        { time: '12:30', text: 'Tàu chạy, cơm trưa dọn ra boong.' },
        { time: '14:30', text: 'Kayak, nhảy cầu ở khu Ba Trái Đào.' },
        { time: '17:30', text: 'Tắm nước ngọt theo lượt.' },
        { time: '18:45', text: 'Lẩu hải sản, hát cùng nhau.' },
        { time: '23:00', text: 'Giờ yên lặng.' },
      ],
      overnight: 'Trên tàu, vụng Cát Dứa',
    },
    {
      day: 2,
      title: 'Cát Dứa – Cái Viềng',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '05:40', text: 'Bình minh, ai dậy được thì dậy.' },
        { time: '07:00', text: 'Bánh đa cua.' },
        { time: '07:45', text: 'Bãi Cát Dứa, bóng chuyền, tắm.' },
        { time: '09:15', text: 'Tàu chạy về, dọn phòng và ăn cơm trưa sớm.' },
        { time: '11:30', text: 'Tới Cái Viềng.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/pair/noon', 'karst-bay/pair', 'karst-bay'],
    gallery: [
      'cruise-cabin/window',
      'karst-bay/open',
      'beach/cove',
      'restaurant/saloon',
      'island-sea/kayaks',
      'karst-bay/fleet',
      'cruise-cabin/balcony',
      'cruise-cabin/terrace',
    ],
  },
};
