import type { DemoProduct } from '../../demo-product.ts';
import { childPolicies, priceProfiles } from '../../presets.ts';
import { depositPlan } from '../deposit-plan.ts';
import { standardSeat } from '../tour-seat.ts';
import { guide, insurance, personalCosts, singleRoom, tips } from '../usual-lines.ts';

export const vinhHy2n1d: DemoProduct = {
  kind: 'tour',
  slug: 'vinh-vinh-hy-ninh-chu-2n1d-tu-nha-trang',
  code: 'TR031',
  title: 'Vịnh Vĩnh Hy – Ninh Chữ 2N1Đ: vườn nho, tháp Chăm và hang Rái',
  nameAlias: ['Tour Ninh Thuận', 'Vĩnh Hy', 'Ninh Chữ', 'Hang Rái', 'Vườn nho Thái An'],
  summary:
    'Đi cung đường ven biển từ Nha Trang, tàu đáy kính vịnh Vĩnh Hy, sáng hang Rái, tháp Po Klong Garai và vườn nho.',
  content: `## Cung đường ít người

Từ Nha Trang vào Vĩnh Hy đi đường ven biển, một bên núi Chúa khô khốc, một bên nước xanh đậm. Nắng ở đây gắt nhất nước, mưa cả năm chỉ chừng bảy trăm milimét.

Tàu đáy kính chạy một vòng vịnh, dừng cho bơi ở bãi Cóc. Người không biết bơi ngồi nhìn san hô qua sàn kính.

## Hang Rái và gió

Năm rưỡi sáng, sóng tràn qua thềm san hô cổ ở hang Rái rồi đổ xuống như thác. Phải đi đúng con nước, nên giờ có thể xê dịch mỗi chuyến.

Về đoạn cuối, đoàn ghé tháp Po Klong Garai, ăn bánh căn và hái nho ở Thái An. Mùa nho chính tháng Tư và tháng Tám, ngoài mùa có táo xanh.`,
  highlights: [
    'Tàu đáy kính vịnh Vĩnh Hy',
    'Hang Rái theo con nước',
    'Tự hái nho ở Thái An',
    'Tháp Po Klong Garai thế kỷ 13',
  ],
  inclusions: [
    'Xe 16 chỗ',
    'Một đêm khách sạn 4 sao Ninh Chữ',
    'Hai bữa trưa, một bữa tối, một bữa sáng',
    'Tàu đáy kính, vé hang Rái, vé tháp',
    guide,
    insurance(30_000_000),
  ],
  exclusions: [singleRoom, personalCosts, tips],
  notes: ['Mũ rộng vành và kem chống nắng là bắt buộc.', 'Hang Rái trơn, mang dép có quai.'],
  provinces: ['khanh-hoa'],
  places: ['vinh-vinh-hy', 'thap-po-klong-garai', 'vuon-quoc-gia-nui-chua'],
  location: { lat: 11.7267, lng: 109.1985, address: 'Thôn Vĩnh Hy, xã Vĩnh Hải, Khánh Hòa' },
  terms: { theme: ['bien-dao', 'van-hoa-di-san', 'chup-anh'], conform: ['cap-doi', 'nhom-ban', 'gia-dinh'] },
  supplier: 'thung-xanh',
  popularity: 410,
  faqs: [
    {
      question: 'Có đón ở sân bay Cam Ranh không?',
      answer: 'Có, xe đi ngang sân bay lúc 08:10, không thu thêm.',
    },
    {
      question: 'Ăn chay được không?',
      answer: 'Được, báo trước một ngày. Bếp ở Ninh Chữ có bánh căn chay và lẩu nấm.',
    },
  ],
  details: {
    days: 2,
    nights: 1,
    tourType: 'ghép đoàn',
    departureFrom: 'Nha Trang',
    transport: ['Xe 16 chỗ'],
    guideLanguages: ['Tiếng Việt'],
    groupMin: 6,
    groupMax: 14,
    departureWeekdays: [4, 6],
    departureTime: '07:30',
    pickups: [
      { place: 'Quảng trường 2 tháng 4, Nha Trang', time: '07:30', feeVnd: 0 },
      { place: 'Sân bay Cam Ranh, cột số 4', time: '08:10', feeVnd: 0 },
    ],
    childPolicy: childPolicies.tour,
    singleSupplementVnd: 550_000,
    depositPercent: 50,
    hotelStandard: 'Khách sạn 4 sao bãi Ninh Chữ',
    insuranceMaxVnd: 30_000_000,
  },
  units: [standardSeat({ quantity: 14, baseVnd: 2_150_000, summary: 'Chỗ xe ghép, phòng đôi 4 sao.' })],
  ratePlans: depositPlan,
  priceRules: priceProfiles.tour,
  itinerary: [
    {
      day: 1,
      title: 'Nha Trang – Vĩnh Hy – Ninh Chữ',
      meals: ['Trưa', 'Tối'],
      items: [
        { time: '07:30', text: 'Đi đường ven biển qua Bình Tiên.' },
        { time: '10:00', text: 'Tàu đáy kính, bơi ở bãi Cóc, ăn trưa bên vịnh.' },
        { time: '15:30', text: 'Nhận phòng Ninh Chữ, tắm biển.' },
      ],
      overnight: 'Khách sạn 4 sao, Ninh Chữ',
    },
    {
      day: 2,
      title: 'Hang Rái – vườn nho – Nha Trang',
      meals: ['Sáng', 'Trưa'],
      items: [
        { time: '05:15', text: 'Hang Rái lúc nước lên, về ăn sáng.' },
        { time: '09:30', text: 'Vườn nho Thái An.' },
        { time: '11:00', text: 'Tháp Po Klong Garai, ăn trưa bánh căn.' },
        { time: '16:30', text: 'Về tới Nha Trang.' },
      ],
    },
  ],
  scenes: {
    hero: ['beach/cove/golden', 'beach/cove'],
    gallery: [
      'island-sea/reef',
      'pier/harbour',
      'beach/headland',
      'hotel-room/deluxe-sea',
      'market/street-food',
      'road/coast-pass',
    ],
  },
};
