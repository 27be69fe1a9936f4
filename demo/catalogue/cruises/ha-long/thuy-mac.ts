import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const thuyMac: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-thuy-mac-ha-long-2n1d',
  code: 'DT002',
  title: 'Du thuyền Thủy Mặc 4 sao – tàu gỗ vịnh Hạ Long 2N1Đ',
  nameAlias: ['Thủy Mặc', 'Du thuyền gỗ Hạ Long', 'Du thuyền Hòn Gai', 'Du thuyền Hạ Long 4 sao'],
  summary:
    'Tàu gỗ mười bốn cabin, sàn lim đánh bóng, rời bến Hòn Gai gần lõi vịnh. Có thầy dạy vẽ mực tàu trên boong buổi chiều.',
  content: `## Gỗ, mực và sương

Thủy Mặc đóng năm 2014 theo dáng tàu buồm cũ, thân gỗ sẫm, buồm nâu chỉ giăng lúc lặng gió. Mười bốn cabin nằm ở hai tầng dưới; tầng trên cùng để trống cho ghế mây và một mái bạt. Tàu sửa lớn năm 2023, thay toàn bộ điều hòa và phòng tắm.

Tên tàu bắt đầu từ thói quen của người chủ: mỗi chiều có một bàn giấy dó và nghiên mực đặt giữa boong. Họa sĩ đi cùng chỉ cho bạn vài nét vẽ núi bằng bút lông, ai vẽ xong mang về, không cần khéo.

## Xuất phát từ Hòn Gai

Bến Hòn Gai nằm giữa phố, gần vùng đảo phía đông hơn Tuần Châu. Tàu không mất một giờ chạy ven bờ mà rẽ thẳng về hòn Trống Mái. Chiều leo đảo Ti Tốp lúc nắng nhạt, sau đó chèo kayak quanh một vũng nước có chim cốc đậu.

Bữa tối nấu kiểu nhà: cá song hấp gừng, nộm sứa, canh ngao chua. Rượu mơ do bếp ngâm, rót mời mỗi bàn một chén.

Sáng ra boong từ sáu giờ, tháng 2 và tháng 3 sương còn giăng lưng núi, đúng như tên con tàu. Chín giờ vào hang Tiên Ông, rồi về bến trước trưa.`,
  highlights: [
    'Chỉ mười bốn cabin, không gian như nhà gỗ',
    'Bàn vẽ mực tàu trên boong mỗi chiều',
    'Bến Hòn Gai ngay trong phố, gần lõi vịnh',
    'Cơm nhà với nộm sứa và canh ngao',
  ],
  inclusions: [
    'Bốn bữa ăn và một chén rượu mơ',
    'Vé tuyến ngủ đêm, kayak hai người',
    'Giấy dó, bút lông và người hướng dẫn vẽ',
  ],
  exclusions: ['Đồ uống gọi thêm', 'Đưa đón ngoài bến', 'Tiền bồi dưỡng'],
  notes: [
    'Cầu thang trên tàu dốc, người đi lại khó nên chọn cabin tầng một.',
    'Hút thuốc chỉ ở đuôi boong trên.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-ha-long'],
  location: { lat: 20.951, lng: 107.074, address: 'Bến tàu Hòn Gai, phường Hồng Gai, Quảng Ninh' },
  terms: {
    bay: ['ha-long'],
    pier: ['hon-gai'],
    conform: ['cap-doi', 'nguoi-cao-tuoi'],
    facility: ['nha-hang', 'quay-bar', 'san-hien', 'khong-hut-thuoc', 'thuc-don-chay'],
  },
  supplier: 'thuy-mac',
  popularity: 560,
  faqs: [
    {
      question: 'Tàu gỗ có ồn máy không?',
      answer: 'Máy nằm ở đuôi, ban đêm tàu neo và chạy máy phát nhỏ. Cabin mũi tàu yên nhất.',
    },
    {
      question: 'Phòng có Wi-Fi không?',
      answer: 'Không. Bạn bắt được sóng di động ở vùng gần bờ, vào sâu thì mất.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 4,
    yearBuilt: 2014,
    decks: 3,
    cabinsCount: 14,
    routeName: 'Hòn Gai – hòn Trống Mái – đảo Ti Tốp – hang Tiên Ông',
    pierName: 'Bến tàu Hòn Gai',
    boardingAt: '12:00',
    disembarkAt: '11:15',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe ghép Hà Nội – Hòn Gai, khứ hồi', priceVnd: 520_000, per: 'person', minutes: 165 },
      { label: 'Taxi từ bãi biển Bãi Cháy', priceVnd: 150_000, per: 'vehicle', minutes: 20 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 75,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Khi vùng biển có cảnh báo, cảng vụ có thể dừng cấp lệnh rời bến, thường báo vào đầu buổi sáng. Chúng tôi gọi cho bạn ngay lúc nhận tin và để bạn chọn ngày khác, hoặc trả đủ tiền tàu trong bảy ngày làm việc. Trường hợp bị gọi về giữa chuyến, phần đêm chưa ở được hoàn theo giá cabin.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'junior',
      title: 'Junior cửa sổ',
      summary: 'Cửa sổ chớp gỗ mở được, hợp người chỉ về phòng để ngủ.',
      quantity: 4,
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      baseVnd: 1_990_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc'],
      details: {
        areaM2: 14,
        beds: [{ type: 'Hai giường đơn', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'deluxe',
      title: 'Deluxe cửa sổ lớn',
      summary: 'Giường đôi kê ngang cửa sổ, sàn gỗ, bàn viết nhỏ.',
      quantity: 8,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 2_290_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'ban-lam-viec', 'may-say-toc'],
      details: {
        areaM2: 18,
        beds: [{ type: 'Giường đôi', count: 1 }],
        deck: 'Tầng 2',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'ban-cong',
      title: 'Cabin ban công đuôi tàu',
      summary: 'Hai cabin ở đuôi, ban công gỗ nhìn vệt nước.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 2_790_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'am-dun-nuoc'],
      details: {
        areaM2: 21,
        beds: [{ type: 'Giường đôi lớn', count: 1 }],
        deck: 'Tầng 2',
        balcony: true,
        bathtub: false,
      },
    },
  ],
  ratePlans: ratePlans.cruise,
  priceRules: priceProfiles.bay,
  itinerary: [
    {
      day: 1,
      title: 'Hòn Gai – Ti Tốp',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '11:45', text: 'Gặp thủy thủ ở bến, gửi hành lý.' },
        { time: '12:00', text: 'Lên tàu, nước mát và khăn lạnh.' },
        { time: '12:45', text: 'Ăn trưa, tàu đi giữa hòn Trống Mái và hòn Con Cóc.' },
        { time: '15:00', text: 'Leo đảo Ti Tốp, tắm biển ở bãi cát dưới chân núi.' },
        { time: '16:30', text: 'Chèo kayak quanh vũng neo.' },
        { time: '17:30', text: 'Bàn vẽ mực tàu, trà sen.' },
        { time: '19:00', text: 'Bữa tối kiểu gia đình.' },
      ],
      overnight: 'Trên tàu, gần hòn Ti Tốp',
    },
    {
      day: 2,
      title: 'Hang Tiên Ông – Hòn Gai',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:15', text: 'Trà sớm trên boong, nhìn sương tan.' },
        { time: '07:15', text: 'Ăn sáng với cháo hàu và bánh cuốn chả mực.' },
        { time: '08:45', text: 'Vào hang Tiên Ông, xem vết tích người tiền sử.' },
        { time: '10:15', text: 'Ăn trưa sớm, trả cabin.' },
        { time: '11:15', text: 'Cập bến Hòn Gai.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/pair/golden', 'karst-bay/pair', 'karst-bay'],
    gallery: [
      'cruise-cabin/window',
      'karst-bay/open',
      'restaurant/saloon',
      'cave/mouth',
      'karst-bay/giant',
      'island-sea/kayaks',
      'cruise-cabin/balcony',
      'cruise-cabin/terrace',
    ],
  },
};
