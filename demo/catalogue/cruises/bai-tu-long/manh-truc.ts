import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '../../presets.ts';

export const manhTruc: DemoProduct = {
  kind: 'cruise',
  slug: 'du-thuyen-manh-truc-bai-tu-long-2n1d',
  code: 'DT005',
  title: 'Du thuyền Mành Trúc 4 sao – vịnh Bái Tử Long 2N1Đ',
  nameAlias: ['Mành Trúc', 'Du thuyền Bái Tử Long', 'Bái Tử Long 2N1Đ', 'Làng chài Vung Viêng'],
  summary:
    'Rời Hòn Gai đi về phía đông, nơi ít tàu hơn: đò nan qua làng chài Vung Viêng, tắm ở bãi Cống Đỏ, ngủ giữa vụng kín.',
  content: `## Rẽ trái khi mọi tàu rẽ phải

Ra khỏi Hòn Gai, đa số tàu hướng về hang Sửng Sốt. Mành Trúc quay mũi sang đông, qua hòn Ông Sư rồi vào vùng giáp ranh giữa hai vịnh. Sau một giờ, quanh bạn chỉ còn vài chiếc tàu khác và nhiều chim hơn.

Tàu mười hai cabin, ngăn nắng bằng những tấm mành trúc thay cho rèm vải, gió lùa qua kẽ nghe lạo xạo. Sàn boong lau bằng nước mặn mỗi sáng, ai lên cũng đi chân trần.

## Vung Viêng

Ba giờ chiều, đò nan của dân làng cập mạn. Người chèo từng sinh ra trên bè ở đây, nay lên bờ tái định cư nhưng ngày nào cũng trở lại. Chị kể chuyện lớp học nổi, chuyện nuôi trai lấy ngọc và cách đoán gió bằng màu mây. Đò đi chậm, vòng qua cổng đá rồi dừng ở bè trai.

## Một buổi tối ít việc

Bếp dọn bữa nướng ngoài trời: hàu mỡ hành, cá chim, bánh mì. Thủy thủ đem đàn ghi-ta ra, ai biết bài gì hát bài đó, đến chín rưỡi thì thôi để giữ yên.

Sáng ra, tàu thả neo gần Cống Đỏ cho bạn tắm biển trước bữa sáng.`,
  highlights: [
    'Ít tàu hơn, vụng neo đêm kín gió',
    'Đò nan do dân làng Vung Viêng chèo',
    'Tiệc nướng trên boong',
    'Tắm biển sáng sớm ở Cống Đỏ',
  ],
  inclusions: [
    'Cabin, ba bữa chính và một bữa sáng',
    'Vé vịnh, đò nan, kayak',
    'Đàn ghi-ta, cờ vua, sách mượn',
  ],
  exclusions: ['Bia, rượu, nước ngọt', 'Xe đón Hà Nội', 'Mua ngọc trai tại bè'],
  notes: [
    'Tàu không có thang máy, boong cao nhất lên bằng cầu thang chín bậc.',
    'Nước ngọt trên tàu có hạn, nên tắm nhanh vào sáng ngày hai.',
  ],
  provinces: ['quang-ninh'],
  places: ['vinh-bai-tu-long', 'vinh-ha-long'],
  location: { lat: 21.05, lng: 107.45, address: 'Vịnh Bái Tử Long, lên tàu ở bến Hòn Gai, Quảng Ninh' },
  terms: {
    bay: ['bai-tu-long'],
    pier: ['hon-gai'],
    conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
    facility: ['nha-hang', 'san-hien', 'khu-bbq', 'quay-bar'],
  },
  supplier: 'thuy-mac',
  popularity: 480,
  faqs: [
    {
      question: 'Bái Tử Long khác Hạ Long ở chỗ nào?',
      answer:
        'Đảo thấp và thưa hơn, bãi cát nhiều hơn, hang động ít hơn. Bù lại mặt nước vắng, nghe rõ tiếng chim.',
    },
    {
      question: 'Cabin có điều hòa suốt đêm không?',
      answer: 'Có, máy phát chạy cả đêm. Mùa thu nhiều khách tắt máy, mở cửa sổ ngủ.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    star: 4,
    yearBuilt: 2017,
    decks: 3,
    cabinsCount: 12,
    routeName: 'Hòn Gai – Vung Viêng – Cống Đỏ – Hòn Gai',
    pierName: 'Bến Hòn Gai',
    boardingAt: '12:15',
    disembarkAt: '11:30',
    sailingWeekdays: [1, 2, 3, 4, 5, 6, 7],
    transfers: [
      { label: 'Xe 16 chỗ ghép Hà Nội – Hòn Gai, khứ hồi', priceVnd: 480_000, per: 'person', minutes: 165 },
      { label: 'Xe riêng 7 chỗ từ Hà Nội, một chiều', priceVnd: 1_650_000, per: 'vehicle', minutes: 155 },
    ],
    childPolicy: childPolicies.cruise,
    singleSupplementPercent: 70,
    documentsDeadlineHours: 24,
    weatherPolicy:
      'Vùng phía đông đón gió sớm hơn, nên có ngày cảng vụ cho chạy tuyến gần mà đóng tuyến xa. Khi đó thuyền trưởng xin đổi sang vụng gần bờ, bạn được giảm một phần năm giá. Nếu cấm hẳn, tiền trả lại nguyên vẹn hoặc giữ cho chuyến sau trong mười hai tháng.',
    mandatoryFees: [],
  },
  units: [
    {
      code: 'junior',
      title: 'Junior hai giường',
      summary: 'Hai giường đơn, cửa sổ tròn kiểu tàu cá.',
      quantity: 4,
      maxAdults: 2,
      maxChildren: 0,
      maxOccupancy: 2,
      baseVnd: 1_890_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen'],
      details: {
        areaM2: 13,
        beds: [{ type: 'Giường đơn', count: 2 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'deluxe',
      title: 'Deluxe giường đôi',
      summary: 'Cửa sổ ngang, mành trúc, tủ đầu giường bằng gỗ mít.',
      quantity: 6,
      maxAdults: 2,
      maxChildren: 1,
      maxOccupancy: 3,
      baseVnd: 2_150_000,
      facilities: ['dieu-hoa', 'huong-bien', 'voi-sen', 'may-say-toc', 'am-dun-nuoc'],
      details: {
        areaM2: 17,
        beds: [{ type: 'Giường đôi lớn', count: 1 }],
        deck: 'Tầng 1',
        balcony: false,
        bathtub: false,
      },
    },
    {
      code: 'suite-tre',
      title: 'Suite hiên tre',
      summary: 'Hiên riêng lát tre, võng đôi, ở cuối tầng hai.',
      quantity: 2,
      maxAdults: 2,
      maxChildren: 2,
      maxOccupancy: 4,
      baseVnd: 2_950_000,
      facilities: ['dieu-hoa', 'huong-bien', 'ban-cong', 'voi-sen', 'sofa'],
      details: {
        areaM2: 27,
        beds: [
          { type: 'Giường đôi lớn', count: 1 },
          { type: 'Sofa giường', count: 1 },
        ],
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
      title: 'Hòn Gai – Vung Viêng',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '12:15', text: 'Nhận khách ở bến, xuồng nhỏ ra tàu.' },
        { time: '13:00', text: 'Ăn trưa, tàu chạy về hướng đông qua hòn Ông Sư.' },
        { time: '15:00', text: 'Đò nan quanh làng chài, lên bè trai ngọc.' },
        { time: '16:30', text: 'Chèo kayak tự do.' },
        { time: '18:30', text: 'Nướng hải sản trên boong.' },
        { time: '21:30', text: 'Giữ yên lặng, ai thích thì câu mực ở đuôi tàu.' },
      ],
      overnight: 'Trên tàu, gần Vung Viêng',
    },
    {
      day: 2,
      title: 'Cống Đỏ – Hòn Gai',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '06:00', text: 'Tắm biển ở bãi Cống Đỏ.' },
        { time: '07:45', text: 'Điểm tâm: bún tôm, trứng, bánh mì nướng.' },
        { time: '09:00', text: 'Lớp làm bánh gio cùng phụ bếp.' },
        { time: '10:15', text: 'Trả cabin, ngồi mâm cơm cuối trước khi vào bờ.' },
        { time: '11:30', text: 'Tới bến.' },
      ],
    },
  ],
  scenes: {
    hero: ['karst-bay/gate/dawn', 'karst-bay/gate', 'karst-bay'],
    gallery: [
      'cruise-cabin/window',
      'restaurant/saloon',
      'karst-bay/open',
      'beach/cove',
      'karst-bay/fleet',
      'island-sea/kayaks',
      'cruise-cabin/balcony',
      'cruise-cabin/terrace',
    ],
  },
};
