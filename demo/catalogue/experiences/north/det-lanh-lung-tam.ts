import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { slotPlans } from '../slot-prices.ts';

export const detLanhLungTam: DemoProduct = {
  kind: 'experience',
  slug: 'det-lanh-ve-sap-ong-lung-tam',
  code: 'TN021',
  title: 'Vẽ sáp ong, dệt lanh cùng phụ nữ Mông ở Lùng Tám',
  nameAlias: ['Lùng Tám', 'Dệt lanh Hà Giang', 'Vẽ sáp ong'],
  summary:
    'Một buổi ở hợp tác xã dưới chân Quản Bạ: se sợi, ngồi khung, vẽ hoa văn bằng bút sáp và nhuộm chàm một tấm khăn.',
  content: `## Bốn mươi mốt bước

Người Mông ở đây bảo từ hạt lanh tới tấm váy phải qua bốn mươi mốt bước. Bạn làm thử năm. Tước vỏ và nối sợi nhìn dễ mà sợi cứ đứt; các bà nối trong lúc đi chợ, tay làm mắt không nhìn.

Khung dệt buộc vào lưng, chân kéo dây, nhịp đều như đi bộ. Ngồi mười phút là hiểu vì sao vải lanh đắt.

## Ngòi bút đồng

Sáp ong đun chảy trên than. Bút có ngòi đồng ba lá, chấm sáp kẻ từng nét lên vải trắng: xoáy ốc, răng bừa, hoa bí. Nét chỉ sống được vài giây trước khi nguội nên tay phải dứt khoát. Vẽ xong, khăn xuống vại chàm nhúng bốn lần, luộc cho tan sáp, hoa văn trắng hiện ra.

## Đường tới

Từ thị trấn Tam Sơn rẽ xuống mười cây số, dọc sông Miện. Tháng 10, tháng 11 tam giác mạch nở hai bên bãi.`,
  highlights: [
    'Vẽ sáp ong và nhuộm chàm một tấm khăn',
    'Ngồi khung dệt buộc lưng',
    'Học từ những người giữ nghề lâu năm ở Lùng Tám',
  ],
  inclusions: ['Vải lanh, sáp, chàm', 'Người dạy và phiên dịch', 'Bữa trưa mèn mén, gà đen'],
  exclusions: ['Xe từ Hà Giang hoặc Quản Bạ', 'Sản phẩm mua tại cửa hàng'],
  notes: [
    'Chàm dính tay ba ngày mới phai, có găng cho người cần.',
    'Khăn cần khô qua đêm; nếu vội, hợp tác xã gửi về.',
  ],
  provinces: ['tuyen-quang'],
  places: ['nui-doi-quan-ba', 'cao-nguyen-da-dong-van'],
  location: { lat: 23.0714, lng: 105.0479, address: 'Thôn Hợp Tiến, xã Lùng Tám, Tuyên Quang' },
  terms: { 'experience-category': ['thu-cong'], conform: ['cap-doi', 'nhom-ban', 'gia-dinh'] },
  supplier: 'soi-lanh',
  popularity: 390,
  faqs: [
    {
      question: 'Ghé trên đường đi Đồng Văn có kịp không?',
      answer: 'Kịp nếu rời Hà Giang 07:00. Học tới trưa, chiều chạy tiếp lên Yên Minh, Đồng Văn.',
    },
    {
      question: 'Các bà có nói tiếng phổ thông không?',
      answer: 'Ít. Luôn có một bạn trẻ trong xã ngồi cạnh phiên dịch.',
    },
  ],
  details: {
    durationMinutes: 240,
    languages: ['Tiếng Việt', 'Tiếng Mông'],
    meetingPoint: 'Sân hợp tác xã ở thôn Hợp Tiến',
    difficulty: 'nhẹ nhàng',
    ageMin: 8,
    groupMin: 2,
    groupMax: 10,
    whatToBring: ['Quần áo tối màu', 'Áo ấm vào mùa đông'],
    childPolicy: childFrom({ age: 8, to: 12, percent: 70 }),
    weekdays: [1, 2, 3, 4, 5, 6],
    extras: [{ code: 'khan-lon', label: 'Đổi sang khăn lớn 60 × 180 cm', priceVnd: 180_000, per: 'person' }],
    weatherPolicy: 'Làm trong nhà. Đường sạt hoặc cấm thì hoàn đủ tiền.',
  },
  units: [
    slot({
      code: 'ca-0900',
      title: 'Ca sáng 09:00',
      summary: 'Gồm bữa trưa với hợp tác xã.',
      startsAt: '09:00',
      quantity: 10,
      baseVnd: 460_000,
    }),
  ],
  ratePlans: slotPlans.onRequest,
  itinerary: hours('Một buổi với sợi lanh', [
    ['09:00', 'Xem cây lanh, tước và nối sợi.'],
    ['09:40', 'Thử khung dệt buộc lưng.'],
    ['10:20', 'Vẽ sáp ong lên khăn.'],
    ['11:30', 'Nhúng chàm, luộc tan sáp.'],
    ['12:15', 'Ăn trưa cùng các bà, ngắm khăn phơi.'],
  ]),
  scenes: {
    hero: ['craft/weaving/golden', 'craft/weaving'],
    gallery: [
      'rice-terraces/ridge',
      'craft/weaving',
      'rice-terraces/houses',
      'motorbike/pass',
      'rice-terraces/knoll',
      'waterfall/canyon',
    ],
  },
};
