import type { DemoProduct } from '../../demo-product.ts';
import { childFrom } from '../child-from.ts';
import { hours } from '../hours.ts';
import { slot } from '../slot.ts';
import { everyDay, slotPlans } from '../slot-prices.ts';

export const dapXeCauNgoi: DemoProduct = {
  kind: 'experience',
  slug: 'dap-xe-cau-ngoi-thanh-toan-hue',
  code: 'TN017',
  title: 'Đạp xe ra cầu ngói Thanh Toàn, Huế',
  nameAlias: ['Cầu ngói Thanh Toàn', 'Đạp xe Huế', 'Làng Thanh Thủy Chánh'],
  summary:
    'Mười tám cây số khứ hồi theo sông Như Ý, qua ruộng, chợ quê và cây cầu gỗ lợp ngói gần 250 năm tuổi.',
  content: `## Con sông nhỏ dẫn đường

Rời phố ở Đập Đá, bạn bám bờ Như Ý gần suốt chặng. Sông hẹp, hai bên là nhà vườn, lò bún Vân Cù chở hàng về ngang, bến giặt có bậc đá. Cứ nửa giờ dừng một lần: ly đậu ván nóng, sân đình có cây thị già.

Đường nhựa nhỏ, thi thoảng gặp xe máy chở rau. Người dẫn đi đầu nói chậm, biết kể vì sao làng này làm nón còn làng bên bán bún.

## Dưới mái ngói

Cầu do bà Trần Thị Đạo cúng tiền xây năm 1776, mười bảy mét, hai dãy ghế gỗ, gió lùa mát rượi. Trưa nào cũng có mấy ông cụ nằm ngủ. Bên kia cầu là nhà trưng bày nông cụ, bà Dinh ngồi hát hò giã gạo và cho khách đạp thử guồng nước.

## Chợ quê

Ca sáng trùng phiên chợ, ăn tô bún giấm nuốc hoặc bánh canh Nam Phổ. Ca chiều thay bằng chè đậu ván và hoàng hôn trên ruộng.`,
  highlights: [
    'Đường ven sông Như Ý, phẳng và ít xe',
    'Cầu ngói xây năm 1776',
    'Thử guồng nước, nghe hò giã gạo',
  ],
  inclusions: ['Xe đạp, mũ bảo hiểm', 'Người dẫn', 'Vé nhà trưng bày, một món ăn quê'],
  exclusions: ['Đồ uống gọi thêm'],
  notes: ['Nắng Huế gắt từ tháng 5 đến tháng 8, nên chọn ca 06:30.', 'Không dựng xe trên mặt cầu.'],
  provinces: ['hue'],
  places: ['cau-truong-tien'],
  location: { lat: 16.4669, lng: 107.5991, address: 'Điểm gặp Đập Đá, phường Vỹ Dạ, Huế' },
  terms: { 'experience-category': ['xe-dap', 'ngam-canh'], conform: ['gia-dinh', 'cap-doi', 'nhom-ban'] },
  supplier: 'dong-vy',
  popularity: 380,
  faqs: [
    {
      question: 'Có xe cho người cao 1,5 m không?',
      answer: 'Có khung nữ và khung nhỏ, yên hạ được tới 70 cm.',
    },
    {
      question: 'Ca nào nhiều ảnh đẹp hơn?',
      answer: 'Ca chiều, vì nắng xiên vào lòng cầu. Ca sáng thì vui hơn nhờ có chợ.',
    },
  ],
  details: {
    durationMinutes: 210,
    languages: ['Tiếng Việt', 'Tiếng Anh'],
    meetingPoint: 'Vườn hoa đầu Đập Đá, phía Vỹ Dạ',
    difficulty: 'nhẹ nhàng',
    ageMin: 8,
    groupMin: 1,
    groupMax: 12,
    whatToBring: ['Nón hoặc mũ', 'Áo mưa từ tháng 9', 'Bình nước'],
    childPolicy: childFrom({ age: 8, to: 12, percent: 70 }),
    weekdays: everyDay,
    extras: [{ code: 'xe-doi', label: 'Xe đạp đôi cho hai người', priceVnd: 70_000, per: 'booking' }],
    weatherPolicy:
      'Mưa phùn có áo mưa. Lụt hoặc mưa lớn kéo dài, bạn được dời lịch trong sáu tháng hoặc hoàn tiền.',
  },
  units: [
    slot({
      code: 'ca-0630',
      title: 'Ca sáng 06:30',
      summary: 'Gặp phiên chợ quê.',
      startsAt: '06:30',
      quantity: 12,
      baseVnd: 320_000,
    }),
    slot({
      code: 'ca-1500',
      title: 'Ca chiều 15:00',
      summary: 'Về lúc hoàng hôn trên ruộng.',
      startsAt: '15:00',
      quantity: 12,
      baseVnd: 320_000,
    }),
  ],
  ratePlans: slotPlans.flexible,
  itinerary: hours('Theo sông Như Ý (ca sáng)', [
    ['06:30', 'Chỉnh xe ở Đập Đá.'],
    ['07:15', 'Dừng sân đình, uống đậu ván nóng.'],
    ['08:00', 'Tới cầu ngói, ngồi nghỉ trong lòng cầu.'],
    ['08:30', 'Nhà trưng bày nông cụ và chợ quê, ăn bánh canh.'],
    ['09:15', 'Đạp về theo bờ đối diện, kết thúc 10:00.'],
  ]),
  scenes: {
    hero: ['cycling/tile-bridge/dawn', 'cycling/tile-bridge'],
    gallery: [
      'cycling/tile-bridge',
      'market/street-food',
      'cycling/harvest-road',
      'craft/incense',
      'karst-river/lotus',
      'cooking/table',
    ],
  },
};
