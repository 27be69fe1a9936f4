import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const duThuyenHoangHonNhaTrang: DemoProduct = {
  kind: 'service',
  slug: 'thue-du-thuyen-rieng-ngam-hoang-hon-nha-trang',
  code: 'DV004',
  title: 'Thuê du thuyền riêng ngắm hoàng hôn vịnh Nha Trang',
  nameAlias: ['Thuê du thuyền Nha Trang', 'Yacht Nha Trang', 'Thuê tàu hoàng hôn', 'Du thuyền cầu hôn'],
  summary:
    'Du thuyền mười hai mét, một thuyền trưởng và một người phục vụ, rời cảng lúc bốn giờ chiều, chỉ có nhóm của bạn.',
  content: `## Ba tiếng không lịch trình

Tàu rời bến Cầu Đá, vòng sau Hòn Tre tránh gió rồi thả trôi giữa Hòn Một và Hòn Tằm. Bạn bơi, chèo ván đứng, hoặc nằm mũi tàu. Từ khoảng năm rưỡi, mặt trời xuống sau dãy núi phía tây thành phố, nước đổi sang màu đồng. Về bến khi đèn đường Trần Phú vừa lên.

## Vì sao cần hỏi trước

Chỉ có một chiếc, mỗi chiều một chuyến. Thuyền trưởng xem gió và triều rồi mới nhận, trả lời trong hai tiếng. Được nhận bạn mới thanh toán. Gió cấp 5 trở lên cảng vụ không cho đi, khi ấy dời ngày hoặc hoàn tiền.

## Bữa nhẹ trên boong

Trái cây, phô mai, chả mực nướng và nước dừa có sẵn. Bạn mang bánh sinh nhật lên được, trên tàu có tủ lạnh nhỏ. Cầu hôn, kỷ niệm, hãy nói trước: hoa giấu ở khoang lái từ đầu giờ.`,
  highlights: [
    'Chỉ nhóm của bạn trên tàu, tối đa mười hai khách',
    'Ván đứng, kính lặn, phao lưới dùng thoải mái',
    'Thuyền trưởng hơn mười năm đi biển Khánh Hòa',
    'Không mất tiền nếu cảng không cho xuất bến',
  ],
  inclusions: [
    'Thuyền trưởng, người phục vụ',
    'Nhiên liệu và phí bến',
    'Trái cây, đồ ăn nhẹ, nước',
    'Áo phao đủ cỡ',
  ],
  exclusions: ['Rượu vang và bữa tối', 'Thợ chụp ảnh', 'Đón từ khách sạn'],
  notes: [
    'Yêu cầu được trả lời trong 120 phút vào giờ làm việc.',
    'Từ tháng 10 đến tháng 12 hay có gió đông bắc, nên chọn thêm một ngày dự phòng.',
  ],
  provinces: ['khanh-hoa'],
  places: ['bai-bien-nha-trang', 'hon-mun'],
  location: { lat: 12.2061, lng: 109.2145, address: 'Bến Cầu Đá, phường Nha Trang, Khánh Hòa' },
  terms: { 'service-type': ['cho-thue-tau'] },
  supplier: 'canh-buom-chieu',
  special: true,
  popularity: 550,
  faqs: [
    {
      question: 'Người không biết bơi có đi được không?',
      answer: 'Được. Áo phao mặc suốt lúc xuống nước, người phục vụ có chứng chỉ cứu hộ ở cạnh.',
    },
    {
      question: 'Tàu có nhà vệ sinh không?',
      answer: 'Có một phòng nhỏ với vòi tắm nước ngọt.',
    },
    {
      question: 'Đi mười bốn người được không?',
      answer: 'Không. Đăng kiểm cho mười hai khách, kể cả em bé.',
    },
  ],
  details: {
    per: 'chuyến',
    capacity: 'Tối đa 12 khách mỗi tàu',
    isQuoteLed: false,
    steps: [
      { title: 'Gửi ngày và dịp', text: 'Số khách, dịp kỷ niệm, ai say sóng, có trẻ nhỏ hay không.' },
      { title: 'Thuyền trưởng trả lời', text: 'Trong hai giờ, kèm dự báo gió và giờ mặt trời lặn hôm đó.' },
      {
        title: 'Thanh toán và gửi danh sách',
        text: 'Tên, năm sinh từng khách nộp cảng vụ trước giờ đi bốn tiếng.',
      },
      { title: 'Ra bến', text: 'Có mặt trước mười lăm phút, nghe hướng dẫn an toàn rồi nhổ neo.' },
    ],
    cases: [
      {
        title: 'Năm mươi năm ngày cưới',
        text: 'Ba người con thuê tàu cho bố mẹ. Thuyền trưởng đậu khuất gió sau Hòn Một để ông bà đỡ chòng chành, người phục vụ mở đĩa nhạc mà các con gửi trước. Ông cụ lái thử năm phút và kể mãi.',
        guests: 9,
      },
      {
        title: 'Lời hỏi lúc năm giờ bốn mươi',
        text: 'Chàng trai nhắn mã riêng cho thuyền trưởng. Khi mặt trời chạm núi, tàu tắt máy, hoa đưa ra từ khoang lái. Cô gái trả lời trước khi anh kịp nói hết câu.',
        guests: 2,
      },
    ],
    documents: ['CCCD hoặc hộ chiếu của từng khách', 'Giấy khai sinh của trẻ em'],
    extras: [
      { code: 'chup-anh', label: 'Người chụp ảnh đi cùng, 80 ảnh', priceVnd: 2_200_000, per: 'booking' },
      { code: 'hoa-va-banh', label: 'Hoa tươi và bánh kem nhỏ', priceVnd: 900_000, per: 'booking' },
      { code: 'bua-toi', label: 'Bữa tối bốn món trên boong', priceVnd: 450_000, per: 'person' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(12, [
    {
      code: 'hai-gio',
      title: 'Hai giờ, 16:30 – 18:30',
      summary: 'Thả trôi ngắm hoàng hôn, không xa bờ.',
      quantity: 1,
      baseVnd: 8_500_000,
      startsAt: '16:30',
      fleets: [{ fleet: 'du-thuyen-nha-trang', startsAt: '16:30', minutes: 120 }],
      includes: ['Hai giờ trên biển', 'Đồ ăn nhẹ cho 12 khách', 'Ván đứng'],
      most: 1,
    },
    {
      code: 'ba-gio',
      title: 'Ba giờ, 15:45 – 18:45',
      summary: 'Thêm một điểm bơi sau Hòn Một.',
      quantity: 1,
      baseVnd: 11_500_000,
      startsAt: '15:45',
      fleets: [{ fleet: 'du-thuyen-nha-trang', startsAt: '15:45', minutes: 180 }],
      includes: ['Ba giờ trên biển', 'Một điểm bơi và lặn ống thở', 'Chả mực nướng, trái cây'],
      most: 1,
    },
  ]),
  ratePlans: [
    {
      code: 'theo-yeu-cau',
      title: 'Thuyền trưởng xác nhận rồi mới trả tiền',
      cancellationPolicy: 'du-thuyen',
      confirmation: 'request',
      answerMinutes: 120,
    },
  ],
  priceRules: [
    ...busyDays(50, 30),
    { kind: 'weekday', label: 'Chiều thứ Sáu, thứ Bảy', weekdays: [5, 6], percent: 10 },
  ],
  scenes: {
    hero: ['pier/yacht/golden', 'pier/yacht'],
    gallery: [
      'pier/yacht',
      'beach/headland',
      'island-sea/reef',
      'restaurant/seaside',
      'beach/parasol',
      'pier/moored',
    ],
  },
};
