import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const galaBaiBienPhuQuoc: DemoProduct = {
  kind: 'service',
  slug: 'gala-dinner-bai-bien-phu-quoc',
  code: 'DV017',
  title: 'Gala dinner trên bãi biển Phú Quốc',
  nameAlias: ['Gala dinner Phú Quốc', 'Tiệc bãi biển Phú Quốc', 'Beach party công ty', 'MICE Phú Quốc'],
  summary:
    'Tiệc tối trên cát Bãi Trường cho 30–300 khách: quầy nướng hải sản, đèn dây, sân khấu quay ra biển lúc mặt trời lặn.',
  content: `## Giờ tiệc theo mặt trời

Bãi Trường quay mặt về tây. Khách được mời ra bãi trước giờ lặn bốn mươi lăm phút, uống nước dừa, chụp ảnh đoàn. Khi nắng tắt, đèn dây bật và bếp than bắt đầu. Lịch từng tháng có sẵn giờ lặn, nên kịch bản không bị lệch.

## Ăn ngồi hay ăn đứng

Đoàn thích giao lưu chọn quầy: nhum, ghẹ, gỏi cá trích, bò cuốn lá lốt, chè bưởi. Đoàn có lãnh đạo, đối tác chọn bàn dài trải vải đay, món mang ra từng lượt. Cả hai đều có sàn gỗ để giày cao gót không lún cát.

## Gió và mưa

Từ tháng 6 đến tháng 10, bờ tây có gió và mưa bất chợt. Mỗi ngày giữ sẵn một nhà mái lá cạnh bãi, chuyển trong bốn mươi phút. Quyết định lúc 15:00, sau khi xem ra đa cùng người của công ty bạn.`,
  highlights: [
    'Kịch bản canh theo giờ mặt trời lặn',
    'Sàn gỗ trên cát, đi giày cao được',
    'Nhà mái lá dự phòng giữ sẵn',
  ],
  inclusions: [
    'Thuê bãi và giấy phép',
    'Bếp, phục vụ, đồ uống đón khách',
    'Đèn dây, loa, máy phát',
    'Dọn bãi sau tiệc',
  ],
  exclusions: ['Xe đưa đoàn về khách sạn', 'Pháo hoa', 'Rượu mạnh'],
  notes: [
    'Nhạc lớn tắt lúc 22:00 theo quy định của bãi.',
    'Số suất chốt trước bảy ngày vì hải sản đặt theo chuyến ghe.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc'],
  location: { lat: 10.1432, lng: 103.9852, address: 'Bãi Trường, đặc khu Phú Quốc, An Giang' },
  terms: { 'service-type': ['to-chuc-gala-dinner'] },
  supplier: 'den-cuoi-tiec',
  popularity: 520,
  faqs: [
    {
      question: 'Đoàn ở khu nghỉ khác bãi thì đi lại thế nào?',
      answer:
        'Chúng tôi ghép xe 29 chỗ theo giờ, báo giá cùng hợp đồng. Khu nghỉ trên Bãi Trường đi bộ được.',
    },
    {
      question: 'Có thể làm tiệc bất ngờ cho một nhân viên nghỉ hưu không?',
      answer: 'Có. Gửi ảnh cũ trước một tuần, phần ấy được giấu khỏi bản kịch bản chung.',
    },
    {
      question: 'Khách ăn chay và Halal?',
      answer: 'Có bếp riêng cho cả hai, cần số suất trước năm ngày.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 30 đến 300 khách',
    steps: [
      { title: 'Chọn ngày và kiểu tiệc', text: 'Quầy đứng hay bàn dài, có sân khấu hay chỉ nhạc nhẹ.' },
      { title: 'Xem bãi qua video', text: 'Gọi video đúng giờ hoàng hôn để thấy ánh sáng thật.' },
      { title: 'Ký và cọc', text: 'Cọc 30%, nộp hồ sơ xin dùng bãi và âm thanh.' },
      { title: 'Tối tiệc', text: 'Dựng từ trưa, chạy thử lúc 16:00, trả lại bãi sạch trước nửa đêm.' },
    ],
    cases: [
      {
        title: 'Cơn mưa lúc năm giờ',
        text: 'Đoàn 90 người, trời đen từ phía Hòn Móng Tay. Bàn ghế chuyển vào nhà mái lá trong ba mươi lăm phút. Mưa tạnh lúc bảy giờ, phần khiêu vũ lại kéo ra cát, chân trần.',
        guests: 90,
      },
      {
        title: 'Tiệc cảm ơn đại lý',
        text: 'Năm mươi hai khách ngồi một bàn dài duy nhất, mỗi người có thẻ tên viết tay và một chai nước mắm nhỏ. Không sân khấu, chỉ một cây đàn. Khách ngồi tới khi nến tàn.',
        guests: 52,
      },
    ],
    documents: ['Công văn hoặc giấy giới thiệu của công ty để xin phép bãi'],
    extras: [
      { code: 'mua-lua', label: 'Tiết mục múa lửa 15 phút', priceVnd: 5_500_000, per: 'booking' },
      { code: 'led', label: 'Màn hình LED ngoài trời 3 × 2 m', priceVnd: 11_000_000, per: 'booking' },
      { code: 'flycam', label: 'Quay flycam và ảnh đoàn xếp chữ', priceVnd: 6_500_000, per: 'booking' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'quay-nuong',
      title: 'Quầy nướng hải sản',
      summary: 'Tám quầy món, ghế lười và bàn thấp.',
      quantity: 300,
      baseVnd: 790_000,
      fleets: [{ fleet: 'bai-tiec-bai-truong', per: 'booking', startsAt: '12:00', minutes: 720 }],
      includes: ['Tám quầy món', 'Nước dừa đón khách', 'Đèn dây, nhạc nền'],
      fewest: 30,
      most: 300,
    },
    {
      code: 'ban-dai',
      title: 'Bàn dài sáu món',
      summary: 'Phục vụ từng lượt, hoa và nến theo màu công ty.',
      quantity: 150,
      baseVnd: 980_000,
      fleets: [{ fleet: 'bai-tiec-bai-truong', per: 'booking', startsAt: '12:00', minutes: 720 }],
      includes: ['Sáu món phục vụ tại bàn', 'Hoa, nến, thẻ tên', 'Một nghệ sĩ đàn'],
      fewest: 30,
      most: 150,
    },
    {
      code: 'san-khau-bien',
      title: 'Sân khấu hướng biển, trọn đêm',
      summary: 'Sân khấu, người dẫn, múa lửa và bốc thăm.',
      quantity: 300,
      baseVnd: 1_350_000,
      fleets: [{ fleet: 'bai-tiec-bai-truong', per: 'booking', startsAt: '12:00', minutes: 720 }],
      includes: ['Mười quầy món', 'Sân khấu, âm thanh, ánh sáng', 'Người dẫn, múa lửa'],
      fewest: 60,
      most: 300,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: [
    ...busyDays(40, 25),
    { kind: 'season', label: 'Mùa hội nghị trên đảo', from: '11-15', to: '04-15', percent: 10 },
  ],
  scenes: {
    hero: ['gala/beach-dinner/dusk', 'gala/beach-dinner'],
    gallery: [
      'beach/pair',
      'gala/beach-dinner',
      'restaurant/seaside',
      'beach/parasol',
      'gala/long-table',
      'pool/infinity-sea',
    ],
  },
};
