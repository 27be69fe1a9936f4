import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const caNoCuLaoCham: DemoProduct = {
  kind: 'service',
  slug: 've-ca-no-cua-dai-cu-lao-cham',
  code: 'DV008',
  title: 'Ca nô Cửa Đại – Cù Lao Chàm, ghế ghép khứ hồi',
  nameAlias: ['Vé ca nô Cù Lao Chàm', 'Ca nô Cửa Đại', 'Đi Cù Lao Chàm tự túc', 'Tàu ra Cù Lao Chàm'],
  summary:
    'Ghế ca nô khứ hồi cho người tự đi đảo, ba giờ rời bến mỗi sáng, ở lại qua đêm về hôm sau không thêm tiền.',
  content: `## Cho người không thích tour

Bạn chỉ cần một ghế ra đảo và một ghế về. Đến nơi tự thuê xe máy, tự chọn quán ở Bãi Hương, tự ngủ trưa dưới gốc bàng. Ca nô chở hai mươi tám khách, chạy hai mươi lăm phút, cập cầu Bãi Làng.

## Giờ chạy

Sáng có 7:45, 8:45 và 9:30. Chiều từ đảo về lúc 13:30 và 15:00. Ai ngủ lại thì đổi chiều về sang hôm sau ngay tại quầy Bãi Làng, miễn báo trước mười một giờ. Mùa gió chỉ còn chuyến 8:45 và 13:30.

## Đồ mang theo

Đảo không dùng túi ni lông. Quầy ở bến đổi cho bạn túi vải, đặt cọc mười nghìn rồi trả lại. Vali lớn gửi ở bến, có thẻ khóa. Người say sóng ngồi nửa sau, nhìn thẳng đường chân trời và nhai gừng sấy phát ở cửa.`,
  highlights: [
    'Chiều về được dời sang ngày khác, không thu thêm',
    'Ba chuyến ra, hai chuyến về mỗi ngày mùa biển',
    'Gửi vali miễn phí ở bến Cửa Đại',
  ],
  inclusions: ['Ghế ca nô hai chiều', 'Áo phao, bảo hiểm hành khách', 'Gửi hành lý ở bến'],
  exclusions: ['Phí tham quan khu bảo tồn biển', 'Xe tới bến Cửa Đại', 'Đồ lặn'],
  notes: [
    'Có mặt trước giờ chạy ba mươi phút, mang giấy tờ bản gốc.',
    'Từ tháng 10 đến tháng 2, chuyến đi chỉ chắc chắn sau bản tin 17:00 hôm trước.',
  ],
  provinces: ['da-nang'],
  places: ['cu-lao-cham', 'pho-co-hoi-an'],
  location: { lat: 15.8779, lng: 108.3894, address: 'Bến Cửa Đại, phường Hội An Đông, Đà Nẵng' },
  terms: { 'service-type': ['cho-thue-cano'] },
  supplier: 'vet-nuoc-cham',
  popularity: 530,
  faqs: [
    {
      question: 'Mang xe đạp lên ca nô được không?',
      answer: 'Xe gấp thì được, báo trước một ngày và mua thêm chỗ hành lý.',
    },
    {
      question: 'Trẻ em tính thế nào?',
      answer: 'Mỗi bé từ 3 tuổi một ghế bằng giá người lớn, vì áo phao và chỗ ngồi đều tính theo đăng kiểm.',
    },
  ],
  details: {
    per: 'khách',
    capacity: '28 khách mỗi ca nô',
    isQuoteLed: false,
    steps: [
      { title: 'Mua ghế theo ngày', text: 'Chọn ngày ra đảo và số ghế, mỗi người từ 3 tuổi một ghế.' },
      { title: 'Xem bản tin gió', text: 'Chiều hôm trước bạn nhận tin báo chạy, đổi giờ hoặc hủy.' },
      { title: 'Đổi thẻ ở bến', text: 'Đưa mã và giấy tờ, nhận thẻ màu theo chuyến.' },
      { title: 'Chọn giờ về', text: 'Báo ở quầy Bãi Làng trước 11:00 nếu muốn ngủ lại.' },
    ],
    cases: [
      {
        title: 'Định đi một ngày, ở ba đêm',
        text: 'Một cô giáo ra đảo bằng chuyến sớm, gặp chủ nhà trọ nấu canh rong biển quá ngon. Cô dời chiều về hai lần tại quầy Bãi Làng, cả hai lần không mất phí.',
        guests: 1,
      },
    ],
    documents: ['CCCD hoặc hộ chiếu bản gốc', 'Giấy khai sinh bản sao của trẻ em'],
    extras: [
      { code: 'do-lan', label: 'Kính lặn và ống thở thuê ngày', priceVnd: 60_000, per: 'person' },
      { code: 'xe-hoi-an', label: 'Xe trung chuyển phố cổ – Cửa Đại', priceVnd: 50_000, per: 'person' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(1, [
    {
      code: 'ghe-khu-hoi',
      title: 'Ghế khứ hồi',
      summary: 'Ra sáng, về chiều hoặc hôm khác.',
      quantity: 60,
      baseVnd: 340_000,
      includes: ['Hai lượt ghế', 'Dời chiều về', 'Áo phao'],
      most: 20,
    },
    {
      code: 'ghe-em',
      title: 'Ghế khứ hồi hàng sau, lên trước',
      summary: 'Ba hàng cuối ít dằn, dành cho người lớn tuổi.',
      quantity: 24,
      baseVnd: 390_000,
      includes: ['Hai lượt ghế êm', 'Lên ca nô trước', 'Người đỡ ở cầu'],
      most: 8,
    },
  ]),
  ratePlans: [{ code: 'khu-hoi', title: 'Ghế khứ hồi', cancellationPolicy: 'xe' }],
  priceRules: [
    ...busyDays(30, 15),
    { kind: 'season', label: 'Mùa biển Cù Lao Chàm', from: '04-15', to: '08-31', percent: 8 },
  ],
  scenes: {
    hero: ['pier/wake/dawn', 'pier/wake'],
    gallery: [
      'pier/moored',
      'beach/boats',
      'island-sea/reef',
      'old-town/quay',
      'beach/cove',
      'island-sea/sandbar',
    ],
  },
};
