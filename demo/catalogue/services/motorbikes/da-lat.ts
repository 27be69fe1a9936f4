import type { DemoProduct } from '../../demo-product.ts';
import { bikePapers } from '../bike-papers.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const xeMayDaLat: DemoProduct = {
  kind: 'service',
  slug: 'thue-xe-may-da-lat-giao-khach-san',
  code: 'DV011',
  title: 'Thuê xe máy Đà Lạt, giao tận khách sạn',
  nameAlias: ['Thuê xe máy Đà Lạt', 'Thuê tay ga Đà Lạt', 'Xe máy giá rẻ Đà Lạt'],
  summary:
    'Xe tay ga và xe số đời mới, giao trước cửa từ sáu giờ sáng để kịp săn mây Cầu Đất, có sẵn áo gió và bao tay.',
  content: `## Ra cửa là có xe

Đà Lạt dốc và khách sạn nằm rải rác, đi lấy xe đôi khi lâu hơn đi chơi. Cửa hàng chở xe tới tận nơi trong bán kính năm cây số quanh hồ Xuân Hương. Bạn ngủ dậy, xe đã dựng ở sân, chìa khóa gửi lễ tân trong phong bì có ghi tên.

## Săn mây cần gì

Cầu Đất cách phố hơn hai mươi cây số, nên rời đi lúc 4:30. Đèn pha xe chỉnh thấp vừa đường đèo, kèm áo gió dày, bao tay và khăn ống. Đường về ghé Trại Mát đổ xăng, vì dọc vườn chè không có trạm.

## Dốc nào khó

Dốc Nhà Làng và dốc ở cuối đường Khe Sanh đứng bánh. Xe tay ga bóp hai phanh đều, đừng tắt máy thả trôi. Nếu chở nặng, xuống dốc chậm hơn một nhịp, đèn hậu xe ở đây được lau sạch mỗi sáng.`,
  highlights: [
    'Giao miễn phí trong 5 km quanh hồ',
    'Áo gió, bao tay cho chuyến săn mây',
    'Đổi xe trong một giờ nếu hỏng',
  ],
  inclusions: ['Hai mũ nửa đầu sạch', 'Hai áo mưa', 'Áo gió và bao tay mượn', 'Nửa bình xăng lúc giao'],
  exclusions: ['Xăng đi thêm', 'Phí gửi xe ở điểm tham quan', 'Phạt vi phạm'],
  notes: [
    'Cọc 1 triệu đồng mỗi xe; khách ở khách sạn quen của cửa hàng không phải cọc.',
    'Xe không được chạy xuống đèo Bảo Lộc hay Khánh Lê.',
  ],
  provinces: ['lam-dong'],
  places: ['ho-xuan-huong', 'thung-lung-tinh-yeu', 'thac-datanla'],
  location: {
    lat: 11.9412,
    lng: 108.4349,
    address: '22 Nguyễn Văn Trỗi, phường Xuân Hương – Đà Lạt, Lâm Đồng',
  },
  terms: { 'service-type': ['cho-thue-xe-may'] },
  supplier: 'yen-sau',
  popularity: 580,
  faqs: [
    {
      question: 'Giao lúc bốn giờ sáng được không?',
      answer: 'Cửa hàng giao từ tối hôm trước, để xe trong sân khách sạn, ngày thuê vẫn tính từ sáng.',
    },
    {
      question: 'Mất chìa khóa thì sao?',
      answer: 'Gọi cửa hàng, có chìa phụ đưa tới trong bốn mươi phút. Phí làm chìa mới 150.000 đồng.',
    },
  ],
  details: {
    per: 'ngày',
    capacity: '60 xe, mỗi xe hai người',
    isQuoteLed: false,
    steps: [
      { title: 'Cho địa chỉ', text: 'Tên khách sạn và giờ muốn có xe, ghi luôn chiều cao để chọn yên.' },
      { title: 'Gửi ảnh bằng lái', text: 'Chỉ để kiểm tra hạng, ảnh xóa sau khi trả xe.' },
      { title: 'Nhận xe ở sân', text: 'Ký trên điện thoại, quay một vòng video, hỏi chỗ chưa rõ.' },
      { title: 'Để xe lại', text: 'Trả ngay tại khách sạn, nhắn giờ, cửa hàng tới lấy và chuyển cọc.' },
    ],
    cases: [
      {
        title: 'Kỳ nghỉ của nhóm kế toán',
        text: 'Mười người, năm xe. Sáng đầu tiên một chiếc không nổ vì ẩm, nhân viên mang xe khác tới sau hai mươi lăm phút, nhóm vẫn kịp mây ở Cầu Đất lúc 5:40.',
        guests: 10,
      },
    ],
    documents: [bikePapers.identity, bikePapers.small, bikePapers.deposit],
    extras: [
      { code: 'giao-lien-khuong', label: 'Giao xe ở sân bay Liên Khương', priceVnd: 150_000, per: 'booking' },
      { code: 'ghe-tre-em', label: 'Ghế ngồi trước cho bé 2–5 tuổi', priceVnd: 20_000, per: 'day' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(2, [
    {
      code: 'xe-so',
      title: 'Xe số 110 cm³',
      summary: 'Leo dốc khỏe, ăn ít xăng.',
      quantity: 25,
      baseVnd: 120_000,
      includes: ['Hai mũ', 'Hai áo mưa'],
      byDays: true,
      most: 10,
    },
    {
      code: 'tay-ga',
      title: 'Tay ga 110–125 cm³',
      summary: 'Cốp rộng, dễ lái cho người chưa quen dốc.',
      quantity: 30,
      baseVnd: 160_000,
      includes: ['Hai mũ', 'Áo gió, bao tay', 'Móc treo đồ'],
      byDays: true,
      most: 10,
    },
    {
      code: 'tay-ga-moi',
      title: 'Tay ga đời mới, phanh ABS',
      summary: 'Xe dưới một năm, phanh chống bó cứng bánh trước.',
      quantity: 8,
      baseVnd: 240_000,
      includes: ['Hai mũ có kính', 'Áo gió, bao tay', 'Giá đỡ điện thoại'],
      byDays: true,
      most: 5,
    },
  ]),
  ratePlans: [{ code: 'theo-ngay', title: 'Thuê ngày, giao tận nơi', cancellationPolicy: 'xe' }],
  priceRules: [
    ...busyDays(70, 40),
    { kind: 'weekday', label: 'Cuối tuần Đà Lạt', weekdays: [5, 6], percent: 10 },
    { kind: 'long-stay', label: 'Thuê từ bốn ngày', nights: 4, percent: -12 },
  ],
  scenes: {
    hero: ['motorbike/lane/golden', 'motorbike/lane', 'motorbike/pass'],
    gallery: [
      'motorbike/rental',
      'pine-hills/lake',
      'motorbike/pass',
      'pine-hills/villas',
      'waterfall/bridge',
      'market/night-stalls',
    ],
  },
};
