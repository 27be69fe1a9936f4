import type { DemoProduct } from '../../demo-product.ts';
import { bikePapers } from '../bike-papers.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const xeMayDaNang: DemoProduct = {
  kind: 'service',
  slug: 'thue-xe-may-xe-dien-da-nang-hoi-an',
  code: 'DV012',
  title: 'Thuê xe máy và xe điện ở Đà Nẵng, trả ở Hội An',
  nameAlias: ['Thuê xe máy Đà Nẵng', 'Thuê xe điện Đà Nẵng', 'Thuê xe máy Hội An', 'Xe máy đèo Hải Vân'],
  summary:
    'Tay ga, xe số và xe máy điện nhận ở An Thượng, muốn trả ở Hội An cũng được, hợp một vòng Sơn Trà hay đèo Hải Vân.',
  content: `## Nhận một nơi, trả một nơi

Nhiều người ở Đà Nẵng hai đêm rồi chuyển vào Hội An. Lấy xe ở phố An Thượng, chạy đường ven biển vào, trả tại quầy đường Cửa Đại, khỏi tốn thêm một chuyến taxi. Vali cửa hàng chở giúp bằng xe tải nhỏ chạy hai lượt mỗi ngày.

## Xe điện chạy được bao xa

Một lần sạc đi khoảng tám mươi cây số. Đủ cho Ngũ Hành Sơn, bán đảo Sơn Trà tới chùa Linh Ứng và về. Lưu ý Sơn Trà cấm xe tay ga leo lên đỉnh Bàn Cờ vì dốc quá gắt; lối này chỉ dành cho xe số.

## Hải Vân buổi sáng

Đi trước bảy giờ, đường vắng và mát. Xe số ba số thấp giữ máy khi xuống Lăng Cô. Dừng ở Hải Vân Quan, gửi xe năm nghìn, đi bộ lên cổng gạch nhìn cả hai phía biển.`,
  highlights: [
    'Nhận Đà Nẵng, trả Hội An không phụ phí',
    'Vali được chở theo trong ngày',
    'Có xe điện cho người ngại xăng dầu',
    'Xe số riêng cho đường lên Bàn Cờ',
  ],
  inclusions: ['Mũ bảo hiểm cho hai người', 'Khóa đĩa', 'Chở vali An Thượng – Hội An một lượt'],
  exclusions: ['Xăng hoặc tiền sạc ngoài', 'Vé gửi xe', 'Hư hỏng do đi vào bãi cát'],
  notes: [
    'Cọc 1,5 triệu đồng hoặc 3 triệu cho tay ga lớn, trả lại ở điểm trả xe.',
    'Xe điện mạnh trên 4 kW cũng cần giấy phép lái xe như xe máy.',
  ],
  provinces: ['da-nang'],
  places: ['bai-bien-my-khe', 'ban-dao-son-tra', 'pho-co-hoi-an'],
  location: { lat: 16.0503, lng: 108.2468, address: '18 An Thượng 4, phường Ngũ Hành Sơn, Đà Nẵng' },
  terms: { 'service-type': ['cho-thue-xe-may'] },
  supplier: 'ga-nhe',
  popularity: 560,
  faqs: [
    {
      question: 'Trả ở Huế có được không?',
      answer: 'Được với xe số, phí chở xe về 350.000 đồng, chọn trong mục dịch vụ thêm.',
    },
    {
      question: 'Sạc xe điện ở đâu?',
      answer:
        'Cắm ổ thường qua đêm bảy tiếng, bộ sạc để trong cốp. Quán cà phê quanh An Thượng cho sạc nhờ khi uống nước.',
    },
  ],
  details: {
    per: 'ngày',
    capacity: '55 xe, mỗi xe hai người',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn loại xe', text: 'Đi phố lấy xe điện, đi đèo lấy xe số, chở đồ lấy tay ga.' },
      { title: 'Chọn nơi trả', text: 'An Thượng, Cửa Đại ở Hội An, hoặc Huế với phí chở xe.' },
      { title: 'Nhận xe', text: 'Mang bằng lái bản gốc hoặc bản điện tử, đặt cọc, chạy thử một vòng.' },
      { title: 'Trả và nhận cọc', text: 'Nhân viên điểm trả xem xe năm phút rồi chuyển khoản tiền cọc.' },
    ],
    cases: [
      {
        title: 'Một vòng Hải Vân của hai cha con',
        text: 'Người cha lái xe số, con trai mười sáu tuổi ngồi sau cầm máy ảnh. Họ rời An Thượng lúc 5:30, ăn cháo hàu Lăng Cô, về qua hầm bằng xe trung chuyển xe máy. Chiều vẫn kịp tắm Mỹ Khê.',
        guests: 2,
      },
    ],
    documents: [bikePapers.identity, bikePapers.small, bikePapers.large, bikePapers.deposit],
    extras: [
      { code: 'tra-hue', label: 'Trả xe số ở Huế', priceVnd: 350_000, per: 'unit' },
      { code: 'giao-san-bay', label: 'Giao xe ở sân bay Đà Nẵng', priceVnd: 80_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(2, [
    {
      code: 'xe-so',
      title: 'Xe số 110 cm³',
      summary: 'Hợp đèo Hải Vân và đường lên Bàn Cờ.',
      quantity: 15,
      baseVnd: 130_000,
      includes: ['Hai mũ', 'Khóa đĩa', 'Bản đồ đèo'],
      byDays: true,
      most: 8,
    },
    {
      code: 'xe-dien',
      title: 'Xe máy điện',
      summary: 'Chạy êm trong phố, khoảng 80 km mỗi lần sạc.',
      quantity: 20,
      baseVnd: 160_000,
      includes: ['Hai mũ', 'Bộ sạc', 'Giao lúc pin đầy'],
      byDays: true,
      most: 8,
    },
    {
      code: 'tay-ga-lon',
      title: 'Tay ga 150–160 cm³',
      summary: 'Yên rộng, cốp chứa hai mũ, vững khi chở đôi.',
      quantity: 10,
      baseVnd: 320_000,
      includes: ['Hai mũ có kính', 'Khóa thông minh', 'Giá đỡ điện thoại'],
      byDays: true,
      most: 5,
    },
  ]),
  ratePlans: [{ code: 'theo-ngay', title: 'Thuê ngày, trả nơi khác', cancellationPolicy: 'xe' }],
  priceRules: [
    ...busyDays(60, 35),
    { kind: 'season', label: 'Mùa pháo hoa và hè', from: '06-01', to: '08-15', percent: 10 },
    { kind: 'long-stay', label: 'Thuê từ bảy ngày', nights: 7, percent: -20 },
  ],
  scenes: {
    hero: ['motorbike/beach/golden', 'motorbike/beach'],
    gallery: [
      'motorbike/rental',
      'motorbike/lane',
      'night-city/dragon-bridge',
      'beach/headland',
      'old-town/street',
      'motorbike/beach',
    ],
  },
};
