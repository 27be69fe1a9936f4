import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { everyDay, slotPlans } from '../slot-prices.ts';

export const keoDuaBenTre: DemoProduct = {
  kind: 'experience',
  slug: 'nau-keo-dua-cheo-xuong-ben-tre',
  code: 'TN019',
  title: 'Nấu kẹo dừa và chèo xuồng ba lá ở xứ dừa',
  nameAlias: ['Kẹo dừa Bến Tre', 'Chèo xuồng Bến Tre', 'Xứ dừa Châu Thành'],
  summary: 'Lột dừa bằng cây nọc sắt, sên kẹo trên bếp vỏ trấu, chèo xuồng trong rạch và ăn bánh xèo củ hủ.',
  content: `## Cây nọc dựng giữa sân

Việc đầu tiên là lột vỏ. Chú Út cắm trái dừa vào cây nọc sắt, vặn ba cái là xong; bạn làm chắc phải năm phút và một vai mỏi. Nạo, vắt, rồi bưng nước cốt ra chảo đồng.

Kẹo sên nửa tiếng, tay không được ngừng. Khi nhấc đũa thấy sợi mạch nha kéo dài không đứt thì đổ ra khuôn, xắt vội lúc còn ấm, gói hai lớp bánh tráng và giấy. Sầu riêng, lá dứa hay đậu phộng là tùy nhóm chọn.

## Xuồng ba lá

Rạch sau nhà hẹp bằng hai sải tay, lá dừa nước đan trên đầu. Mỗi xuồng ba khách, có người chống. Nước ròng thì xuồng nằm bùn, bởi vậy giờ chèo đặt đúng con nước, có thể trước hoặc sau lúc nấu kẹo.

## Bữa trưa

Bánh xèo nhân củ hủ dừa, cá tai tượng chiên xù, rau vườn. Trẻ con thường ra cầu khỉ thử vài bước, dưới có lưới.`,
  highlights: ['Tự sên một chảo kẹo dừa', 'Xuồng ba lá trong rạch dừa nước', 'Bánh xèo củ hủ dừa ở nhà vườn'],
  inclusions: ['Nguyên liệu, người hướng dẫn', 'Xuồng và áo phao', 'Bữa trưa', 'Hộp kẹo 300 g tự làm'],
  exclusions: ['Xe từ TP.HCM hoặc Mỹ Tho'],
  notes: [
    'Chảo kẹo rất nóng, trẻ dưới 8 tuổi chỉ làm phần gói.',
    'Nhà vườn không có điều hòa, nhiều bóng mát.',
  ],
  provinces: ['vinh-long'],
  places: ['lang-nghe-keo-dua-ben-tre', 'con-phung'],
  location: { lat: 10.3071, lng: 106.2814, address: 'Ấp 2, xã Phú Túc, Vĩnh Long' },
  terms: { 'experience-category': ['thu-cong', 'cheo-thuyen', 'am-thuc'], conform: ['gia-dinh', 'nhom-ban'] },
  supplier: 'chao-dua',
  popularity: 400,
  faqs: [
    {
      question: 'Đi từ TP.HCM bằng cách nào?',
      answer: 'Xe khách đi Bến Tre hai giờ, xuống cầu Rạch Miễu, chủ nhà đón bằng xe lôi nếu bạn chọn thêm.',
    },
    { question: 'Kẹo để được bao lâu?', answer: 'Không chất bảo quản nên dùng trong ba tuần, để nơi khô.' },
  ],
  details: {
    durationMinutes: 300,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Nhà vườn Chảo Dừa, cạnh cầu ấp 2',
    difficulty: 'nhẹ nhàng',
    ageMin: 4,
    groupMin: 2,
    groupMax: 16,
    whatToBring: ['Dép lội nước', 'Thuốc chống muỗi', 'Quần áo thay'],
    childPolicy: childFrom({ age: 4, to: 10, percent: 60 }),
    weekdays: everyDay,
    extras: [
      {
        code: 'xe-loi',
        label: 'Xe lôi đón ở cầu Rạch Miễu',
        priceVnd: 100_000,
        per: 'booking',
        group: 'pickup',
      },
    ],
    weatherPolicy:
      'Mưa thì nấu kẹo trước, chèo sau. Triều cường ngập sân, chủ nhà hẹn ngày khác hoặc trả lại tiền.',
  },
  units: [
    slot({
      code: 'ca-0900',
      title: 'Ca sáng 09:00',
      summary: 'Gồm bữa trưa.',
      startsAt: '09:00',
      quantity: 16,
      baseVnd: 420_000,
    }),
  ],
  ratePlans: slotPlans.onRequest,
  itinerary: hours('Một ngày ngắn ở xứ dừa', [
    ['09:00', 'Uống nước dừa, tập lột trái.'],
    ['09:40', 'Nạo, vắt và sên kẹo.'],
    ['10:40', 'Đổ khuôn, xắt, gói kẹo.'],
    ['11:20', 'Chèo xuồng trong rạch.'],
    ['12:15', 'Ăn trưa, nằm võng.'],
    ['13:45', 'Nhận hộp kẹo, chia tay.'],
  ]),
  scenes: {
    hero: ['island-sea/nipa/dawn', 'island-sea/nipa'],
    gallery: [
      'island-sea/nipa',
      'market/floating',
      'cooking/class',
      'cooking/table',
      'pier/harbour',
      'cycling/coconut-canal',
    ],
  },
};
