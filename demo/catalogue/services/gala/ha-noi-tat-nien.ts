import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { eventPlans, eventTerms } from '../event-terms.ts';
import { servicePackages } from '../service-packages.ts';

export const galaTatNienHaNoi: DemoProduct = {
  kind: 'service',
  slug: 'gala-tat-nien-trong-nha-ha-noi',
  code: 'DV016',
  title: 'Gala tất niên trong nhà ở Hà Nội',
  nameAlias: ['Gala dinner Hà Nội', 'Tiệc tất niên Hà Nội', 'Year end party Hà Nội', 'Tổ chức tất niên'],
  summary:
    'Đêm tất niên 30–400 khách ở sảnh tiệc trong phố: thực đơn bàn tròn, sân khấu, người dẫn, kịch bản vinh danh từng phút.',
  content: `## Bắt đầu từ danh sách vinh danh

Một đêm tất niên hay bị dài vì phần trao thưởng. Chúng tôi hỏi trước có bao nhiêu giải, ai trao, ai cần phát biểu, rồi cắt thành ba đợt xen giữa các món. Món nóng ra đúng lúc vỗ tay xong. Khách ngồi cuối sảnh có màn hình riêng nên không phải đứng dậy nhìn.

## Sảnh và bàn

Ba sảnh ở Ba Đình, Đống Đa và Tây Hồ, sức chứa từ bốn bàn tới bốn mươi bàn. Thực đơn tám món, có nem, bóng thả, gà đồi và món chay cho bàn riêng. Thử món miễn phí cho bốn người trước khi chốt.

## Đến mười giờ thì về

Giờ tan ghi trong kịch bản. Xe công nghệ đón ở cổng phụ, bãi gửi xe máy có mái. Người uống rượu nhận số gọi tài xế lái hộ. Điều phối viên ở lại đến khi bàn cuối ra về và kiểm lại đồ bỏ quên.`,
  highlights: [
    'Trao giải chia ba đợt, không làm nguội món',
    'Thử món trước cho bốn người',
    'Có món chay và bàn cho trẻ em',
    'Số tài xế lái hộ sau tiệc',
  ],
  inclusions: [
    'Sảnh, bàn ghế, hoa bàn',
    'Thực đơn theo gói',
    'Âm thanh, ánh sáng cơ bản',
    'Một điều phối viên suốt đêm',
  ],
  exclusions: ['Rượu bia mang ngoài: phí mở chai', 'Ca sĩ khách mời', 'Quà tặng nhân viên'],
  notes: [
    'Tháng Chạp nên giữ ngày trước sáu tuần; tối thứ Sáu hết sớm nhất.',
    'Số bàn chốt trước năm ngày, dự phòng một bàn trên mười bàn.',
  ],
  provinces: ['ha-noi'],
  places: ['ho-tay', 'van-mieu-quoc-tu-giam'],
  location: { lat: 21.0227, lng: 105.8194, address: 'Phường Ô Chợ Dừa, Hà Nội' },
  terms: { 'service-type': ['to-chuc-gala-dinner'] },
  supplier: 'tui-cat-do',
  special: true,
  popularity: 500,
  faqs: [
    {
      question: 'Có được mang bánh, rượu của công ty vào không?',
      answer: 'Bánh thì được. Rượu thu phí mở chai 100.000 đồng, bia tính theo két.',
    },
    {
      question: 'Nhân viên tự diễn thì tập ở đâu?',
      answer: 'Sảnh mở cho tập từ 13:00 cùng ngày, có kỹ thuật viên âm thanh chạy thử từng tiết mục.',
    },
  ],
  details: eventTerms({
    capacity: 'Từ 30 đến 400 khách',
    steps: [
      { title: 'Chọn sảnh', text: 'Gửi số khách và ngày, nhận hai sảnh kèm sơ đồ bàn để so.' },
      { title: 'Thử món, đặt cọc', text: 'Ăn thử, chỉnh thực đơn, cọc 30% để khóa ngày.' },
      { title: 'Duyệt kịch bản', text: 'Bản từng phút, tên người nhận giải đọc đúng dấu, nhạc cho mỗi đợt.' },
      { title: 'Đêm tiệc', text: 'Điều phối viên có mặt từ trưa, gửi ảnh trong hai ngày.' },
    ],
    cases: [
      {
        title: 'Tất niên không bài phát biểu',
        text: 'Một công ty phần mềm 140 người bỏ hết diễn văn, thay bằng mười đoạn phim ba mươi giây do các phòng tự quay. Tiệc xong lúc 21:20, sớm hơn kịch bản mười phút.',
        guests: 140,
      },
    ],
    documents: ['Mã số thuế, người ký hợp đồng', 'Danh sách bài hát nếu biểu diễn'],
    extras: [
      { code: 'ban-nhac', label: 'Ban nhạc năm người, hai giờ', priceVnd: 12_000_000, per: 'booking' },
      { code: 'man-hinh', label: 'Màn hình LED 4 × 2,5 m', priceVnd: 9_000_000, per: 'booking' },
      { code: 'quay-chup', label: 'Một máy ảnh, một máy quay', priceVnd: 7_500_000, per: 'booking' },
    ],
  }),
  units: servicePackages(1, [
    {
      code: 'am-cung',
      title: 'Ấm cúng, bàn tròn tám món',
      summary: 'Sảnh nhỏ, nhạc nền, người dẫn bán chuyên.',
      quantity: 200,
      baseVnd: 620_000,
      fleets: [{ fleet: 'sanh-tiec-ha-noi', per: 'booking', startsAt: '13:00', minutes: 600 }],
      includes: ['Thực đơn tám món', 'Âm thanh và hai micro', 'Người dẫn'],
      fewest: 30,
      most: 150,
    },
    {
      code: 'san-khau',
      title: 'Có sân khấu, phông và ánh sáng',
      summary: 'Sân khấu sáu mét, phông in, đèn rọi và kỹ thuật viên.',
      quantity: 400,
      baseVnd: 850_000,
      fleets: [{ fleet: 'sanh-tiec-ha-noi', per: 'booking', startsAt: '13:00', minutes: 600 }],
      includes: ['Thực đơn chín món', 'Sân khấu, phông, ánh sáng', 'Người dẫn và kịch bản'],
      fewest: 60,
      most: 400,
    },
    {
      code: 'tron-dem',
      title: 'Trọn đêm, bốc thăm và ban nhạc',
      summary: 'Thêm ban nhạc, khu chụp ảnh và phần mềm bốc thăm.',
      quantity: 400,
      baseVnd: 1_150_000,
      fleets: [{ fleet: 'sanh-tiec-ha-noi', per: 'booking', startsAt: '13:00', minutes: 600 }],
      includes: ['Thực đơn mười món', 'Ban nhạc hai giờ', 'Khu chụp ảnh in liền', 'Bốc thăm trên màn hình'],
      fewest: 80,
      most: 400,
    },
  ]),
  ratePlans: eventPlans,
  priceRules: [
    ...busyDays(20, 10),
    { kind: 'season', label: 'Mùa tất niên', from: '12-15', to: '02-03', percent: 15 },
  ],
  scenes: {
    hero: ['gala/ballroom/night', 'gala/ballroom'],
    gallery: [
      'gala/ballroom',
      'lobby/atrium',
      'restaurant/lanterns',
      'lobby/lounge',
      'night-city/promenade',
      'gala/garden',
    ],
  },
};
