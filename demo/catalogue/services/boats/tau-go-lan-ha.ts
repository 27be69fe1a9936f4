import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const tauGoLanHa: DemoProduct = {
  kind: 'service',
  slug: 'thue-tau-go-nguyen-chiec-vinh-lan-ha',
  code: 'DV005',
  title: 'Thuê tàu gỗ nguyên chiếc đi vịnh Lan Hạ trong ngày',
  nameAlias: ['Thuê tàu Cát Bà', 'Thuê tàu Lan Hạ', 'Tàu riêng bến Bèo', 'Bao tàu Lan Hạ'],
  summary:
    'Tàu gỗ hai boong từ bến Bèo, bếp nấu ngay trên tàu, nhóm đến hai mươi người tự chọn áng, bãi và giờ ăn.',
  content: `## Một con tàu cho riêng nhóm

Tàu ghép dừng kayak bốn mươi phút rồi thổi còi. Thuê nguyên chiếc, bạn chèo tới khi mỏi tay. Chủ tàu là người vạn chài Cái Bèo, vợ anh nấu ăn. Cả hai biết bãi nào vắng buổi sáng, áng nào nước lặng khi ngoài vịnh có gió.

## Một ngày thường đi thế nào

Rời bến 8:30, qua làng bè xem nuôi hàu, vào hang Sáng – Tối lúc triều còn thấp. Trưa neo ở Vạn Bội, mâm cơm có mực, ghẹ, rau muống xào và canh ngao. Chiều tắm ở Ba Trái Đào rồi về. Ai thích leo thì ghé Việt Hải, thuê xe đạp vào làng.

## Thời tiết quyết định

Lệnh cấm ra vịnh thường có từ chiều hôm trước. Có lệnh thì bạn dời ngày hoặc nhận lại đủ tiền, chủ tàu gọi trực tiếp cho bạn.`,
  highlights: [
    'Tự định giờ dừng và thứ tự điểm',
    'Bữa trưa nấu trên tàu từ chợ sớm',
    'Mười kayak đôi mang theo',
    'Chủ tàu lớn lên ở làng bè',
  ],
  inclusions: ['Nguyên tàu, thuyền trưởng và bếp', 'Kayak, áo phao', 'Trà, nước lọc, đá'],
  exclusions: ['Vé thăm vịnh theo giá công bố', 'Bữa trưa nếu chọn gói không ăn', 'Xe đạp ở Việt Hải'],
  notes: [
    'Danh sách khách gửi trước 17:00 ngày hôm trước để xin lệnh rời bến.',
    'Không mang chai nhựa dùng một lần lên vịnh.',
  ],
  provinces: ['hai-phong'],
  places: ['vinh-lan-ha', 'dao-cat-ba'],
  location: { lat: 20.722, lng: 107.056, address: 'Bến Bèo, đặc khu Cát Hải, Hải Phòng' },
  terms: { 'service-type': ['cho-thue-tau'] },
  supplier: 'neo-go',
  popularity: 480,
  faqs: [
    {
      question: 'Nhóm năm người thuê có đáng không?',
      answer:
        'Chia ra khoảng một triệu mỗi người gồm cả bữa trưa, ngang tàu ghép hạng tốt mà không phải theo giờ ai.',
    },
    {
      question: 'Có ngủ lại trên tàu được không?',
      answer: 'Tàu này chỉ đăng ký đi trong ngày. Muốn ngủ vịnh, bạn xem mục Du thuyền.',
    },
  ],
  details: {
    per: 'chuyến',
    capacity: 'Tối đa 20 khách mỗi tàu',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn gói và ngày', text: 'Nửa ngày hay cả ngày, có bữa trưa hay tự mang.' },
      { title: 'Dặn món', text: 'Ai ăn chay, dị ứng hải sản, trẻ ăn cháo thì ghi vào lời nhắn.' },
      { title: 'Gửi danh sách', text: 'Tên, năm sinh, số giấy tờ; chủ tàu làm thủ tục với bến.' },
      { title: 'Lên tàu ở bến Bèo', text: 'Tìm tàu theo số trong tin nhắn, có người cầm cờ xanh đón ở cầu.' },
    ],
    cases: [
      {
        title: 'Họp lớp hai mươi năm',
        text: 'Mười tám người đi cả ngày, bỏ hết lịch để chèo quanh một áng duy nhất và hát. Bữa trưa dời tới hai giờ vì chưa ai chịu lên tàu. Chủ tàu nướng thêm mẻ hàu đãi cả lớp.',
        guests: 18,
      },
    ],
    documents: ['Giấy tờ tùy thân bản gốc của mọi khách'],
    extras: [
      { code: 'cau-muc', label: 'Bộ cần câu và mồi', priceVnd: 150_000, per: 'booking' },
      { code: 'huong-dan-kayak', label: 'Người dẫn kayak đi kèm', priceVnd: 600_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(20, [
    {
      code: 'nua-ngay',
      title: 'Nửa ngày, bốn giờ',
      summary: 'Sáng 8:00 – 12:00, làng bè và hang Sáng – Tối.',
      quantity: 4,
      baseVnd: 3_200_000,
      startsAt: '08:00',
      fleets: [{ fleet: 'tau-go-ben-beo', startsAt: '08:00', minutes: 240 }],
      includes: ['Nguyên tàu bốn giờ', 'Năm kayak đôi', 'Trà và hoa quả'],
      most: 2,
    },
    {
      code: 'ca-ngay',
      title: 'Cả ngày, không ăn',
      summary: 'Tám giờ trên vịnh, bạn mang đồ ăn lên.',
      quantity: 4,
      baseVnd: 4_600_000,
      startsAt: '08:30',
      fleets: [{ fleet: 'tau-go-ben-beo', startsAt: '08:30', minutes: 480 }],
      includes: ['Nguyên tàu tám giờ', 'Mười kayak đôi', 'Dùng bếp và tủ đá'],
      most: 2,
    },
    {
      code: 'ca-ngay-bua-trua',
      title: 'Cả ngày, bữa trưa cho 10 khách',
      summary: 'Mâm bảy món theo chợ, thêm khách trả thêm theo suất ở tàu.',
      quantity: 4,
      baseVnd: 6_300_000,
      startsAt: '08:30',
      fleets: [{ fleet: 'tau-go-ben-beo', startsAt: '08:30', minutes: 480 }],
      includes: ['Nguyên tàu tám giờ', 'Bữa trưa bảy món cho 10 khách', 'Mười kayak đôi'],
      most: 2,
    },
  ]),
  ratePlans: [{ code: 'nguyen-tau', title: 'Thuê nguyên tàu', cancellationPolicy: 'du-thuyen' }],
  priceRules: [
    ...busyDays(30, 30),
    { kind: 'weekday', label: 'Thứ Bảy, Chủ nhật', weekdays: [6, 7], percent: 12 },
    { kind: 'season', label: 'Hè Cát Bà', from: '06-01', to: '08-20', percent: 15 },
  ],
  scenes: {
    hero: ['pier/harbour/golden', 'pier/harbour', 'karst-bay'],
    gallery: [
      'karst-bay/gate',
      'karst-bay/pair',
      'island-sea/kayaks',
      'cave/mouth',
      'restaurant/saloon',
      'karst-bay/giant',
    ],
  },
};
