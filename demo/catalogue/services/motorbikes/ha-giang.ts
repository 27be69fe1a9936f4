import type { DemoProduct } from '../../demo-product.ts';
import { bikePapers } from '../bike-papers.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const xeMayHaGiang: DemoProduct = {
  kind: 'service',
  slug: 'thue-xe-may-ha-giang-di-cao-nguyen-da',
  code: 'DV010',
  title: 'Thuê xe máy Hà Giang đi cao nguyên đá',
  nameAlias: ['Thuê xe máy Hà Giang', 'Hà Giang loop', 'Xe cào cào Hà Giang', 'Phượt Hà Giang'],
  summary:
    'Xe số, côn tay và cào cào vừa thay má phanh, kèm giáp tay chân, bản đồ cây xăng và số cứu hộ dọc vòng 350 km.',
  content: `## Xe chuẩn bị cho đèo

Vòng cao nguyên ăn phanh hơn ăn xăng. Xe về bãi là thợ đo má phanh, dưới ba ly thì thay, rồi xịt xích, cân hơi lốp. Bạn chạy thử dốc sau nhà chừng năm trăm mét, thấy nặng tay lái cứ đổi chiếc khác.

## Chọn xe nào

Đi một mình, đường nhựa, xe số 110 là đủ và nhẹ. Chở hai người kèm ba lô, lấy côn tay 150 để lên Mã Pì Lèng không phải về số một. Muốn vào Du Già đường cũ hay Lũng Hồ, xe cào cào gầm cao mới thoải mái.

## Luật và an toàn

Bạn phải có giấy phép đúng hạng; cửa hàng không giao chìa cho người không có, kể cả khách đã trả tiền. Không lái khi trời tối. Mưa lớn thì gửi xe ở Đồng Văn, xe tải của cửa hàng chở người lẫn xe về, phí theo bảng.`,
  highlights: [
    'Má phanh đo và thay sau mỗi lượt thuê',
    'Giáp tay, giáp chân, áo mưa bộ cho mượn',
    'Thợ quen ở Yên Minh, Đồng Văn, Mèo Vạc',
    'Bản đồ giấy có cây xăng và đoạn sạt',
  ],
  inclusions: [
    'Hai mũ bảo hiểm',
    'Dây chằng, túi chống nước',
    'Giáp tay chân',
    'Gửi hành lý và tắm rửa lúc về',
  ],
  exclusions: ['Xăng', 'Vá lốp dọc đường', 'Chở xe hỏng do ngã'],
  notes: [
    'Cọc 2 triệu đồng cho xe số, 4 triệu cho côn tay và cào cào; không giữ CCCD.',
    'Ngã xe: bạn trả tiền phụ tùng theo bảng treo ở quầy, không tính công.',
  ],
  provinces: ['tuyen-quang'],
  places: ['cao-nguyen-da-dong-van', 'deo-ma-pi-leng', 'pho-co-dong-van'],
  location: { lat: 22.8233, lng: 104.9836, address: '71 Nguyễn Trãi, phường Hà Giang 2, Tuyên Quang' },
  terms: { 'service-type': ['cho-thue-xe-may'] },
  supplier: 'so-hai-len-doc',
  special: true,
  popularity: 600,
  faqs: [
    {
      question: 'Bằng lái quốc tế của khách nước ngoài có dùng được không?',
      answer:
        'Được khi là giấy phép theo Công ước Vienna 1968, còn hạn và có hạng xe mô tô, mang kèm bằng gốc.',
    },
    {
      question: 'Xe thủng lốp ở Mã Pì Lèng thì gọi ai?',
      answer: 'Gọi số dán trên bình xăng. Thợ từ Mèo Vạc lên khoảng bốn mươi phút, công vá 50.000 đồng.',
    },
    {
      question: 'Trả xe muộn vài tiếng có sao không?',
      answer: 'Đến 20:00 cùng ngày không tính thêm, chỉ cần nhắn trước.',
    },
  ],
  details: {
    per: 'ngày',
    capacity: '46 xe, mỗi xe hai người',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn xe và ngày', text: 'Ngày nhận, ngày trả và số xe; thuê qua đêm tính mỗi đêm một ngày.' },
      {
        title: 'Gửi ảnh giấy phép',
        text: 'Cửa hàng xem hạng bằng trước, tránh đến nơi mới biết không lái được.',
      },
      { title: 'Thử xe trên dốc', text: 'Chạy thử, chụp quanh xe, ký biên bản và đặt cọc.' },
      { title: 'Trả xe, lấy cọc', text: 'Kiểm tra mười phút, tắm nóng, rồi ra bến xe cách 800 m.' },
    ],
    cases: [
      {
        title: 'Bốn người bạn và một trận mưa đá',
        text: 'Ngày thứ hai mưa đá ở Mèo Vạc. Nhóm gọi cửa hàng, được dặn nằm lại nhà trọ quen và không tính tiền xe ngày nằm chờ. Hôm sau đường khô, họ đi nốt vòng Du Già.',
        guests: 4,
      },
    ],
    documents: [bikePapers.identity, bikePapers.small, bikePapers.large, bikePapers.deposit],
    extras: [
      {
        code: 'giao-ben-xe',
        label: 'Giao xe tận bến hoặc khách sạn trong phố',
        priceVnd: 50_000,
        per: 'booking',
      },
      { code: 'nguoi-lai', label: 'Người bản địa lái, bạn ngồi sau', priceVnd: 700_000, per: 'day' },
      { code: 'gop-do', label: 'Giá và thùng đồ 40 lít', priceVnd: 40_000, per: 'day' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(2, [
    {
      code: 'xe-so-110',
      title: 'Xe số 110 cm³',
      summary: 'Nhẹ, tiết kiệm, hợp người đi một mình.',
      quantity: 20,
      baseVnd: 150_000,
      includes: ['Hai mũ', 'Áo mưa bộ', 'Giáp chân'],
      byDays: true,
      most: 8,
    },
    {
      code: 'con-tay-150',
      title: 'Côn tay 150 cm³',
      summary: 'Khỏe khi chở hai, phanh đĩa trước sau.',
      quantity: 18,
      baseVnd: 320_000,
      includes: ['Hai mũ cả hàm', 'Giáp tay chân', 'Giá chằng đồ'],
      byDays: true,
      most: 8,
    },
    {
      code: 'cao-cao-150',
      title: 'Cào cào 150 cm³',
      summary: 'Gầm cao cho đường đá và lối cũ Du Già.',
      quantity: 8,
      baseVnd: 550_000,
      includes: ['Mũ cả hàm', 'Giáp toàn thân', 'Bộ vá lốp'],
      byDays: true,
      most: 5,
    },
  ]),
  ratePlans: [{ code: 'theo-ngay', title: 'Thuê theo ngày', cancellationPolicy: 'xe' }],
  priceRules: [
    ...busyDays(60, 40),
    { kind: 'season', label: 'Mùa tam giác mạch', from: '10-10', to: '11-30', percent: 20 },
    { kind: 'long-stay', label: 'Thuê từ ba ngày', nights: 3, percent: -10 },
  ],
  scenes: {
    hero: ['motorbike/pass/golden', 'motorbike/pass'],
    gallery: [
      'motorbike/rental',
      'rice-terraces/houses',
      'waterfall/canyon',
      'motorbike/pass',
      'market/flowers',
      'rice-terraces/ridge',
    ],
  },
};
