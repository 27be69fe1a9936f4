import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const donTanCuaNoiBai: DemoProduct = {
  kind: 'service',
  slug: 'don-tien-co-nguoi-di-cung-noi-bai',
  code: 'DV001',
  title: 'Đón tiễn có người đi cùng ở sân bay Nội Bài',
  nameAlias: ['Đón khách Nội Bài', 'Hỗ trợ làm thủ tục Nội Bài', 'Đưa bố mẹ ra sân bay', 'Xe lăn Nội Bài'],
  summary:
    'Một người đứng chờ bố mẹ, con nhỏ hay khách quý của bạn ở cửa ga, đưa tới tận xe hoặc tận quầy thủ tục.',
  content: `## Dành cho ai

Bố mẹ bảy mươi tuổi bay một mình ra thăm cháu. Bà bầu xách hai túi. Khách hàng lần đầu đến Hà Nội. Bạn kẹt họp không ra đón được. Người của chúng tôi gọi cho họ từ lúc hạ cánh, nói giọng chậm, đứng đúng cửa, cầm biển có tên.

## Đi cùng tới đâu

Chiều đến: từ hàng rào cửa ra tới ghế xe, xách hành lý, gửi bạn một tấm ảnh báo đã gặp. Chiều đi: từ điểm xuống xe, qua cân hành lý, lấy thẻ lên máy bay, tới trước cửa an ninh. Bên trong khu cách ly chỉ nhân viên sân bay được vào, nên với người cần xe lăn, chúng tôi đăng ký trước dịch vụ của hãng.

## Xe đi kèm

Mỗi gói đã có xe riêng một chiều trong nội thành, 30 km. Khách ở tỉnh chọn thêm quãng đường khi đặt.`,
  highlights: [
    'Ảnh báo đã gặp khách gửi về máy bạn',
    'Đăng ký xe lăn với hãng bay giúp bạn',
    'Người đón nói được tiếng Anh hoặc tiếng Hàn nếu báo trước',
  ],
  inclusions: [
    'Một người đi cùng tối đa hai giờ',
    'Xe riêng một chiều trong nội thành',
    'Biển tên và cuộc gọi trước',
  ],
  exclusions: ['Cước hành lý quá cân', 'Dịch vụ phòng chờ của sân bay', 'Quãng đường trên 30 km'],
  notes: [
    'Bạn gửi số hiệu chuyến bay và ảnh người được đón trước sáu tiếng.',
    'Trẻ dưới 12 tuổi bay một mình phải theo quy định riêng của hãng; chúng tôi chỉ nhận ở cửa giao trẻ.',
  ],
  provinces: ['ha-noi'],
  places: ['ho-hoan-kiem'],
  location: { lat: 21.2188, lng: 105.8042, address: 'Nhà ga T1, sân bay quốc tế Nội Bài, Hà Nội' },
  terms: { 'service-type': ['xe-dua-don-san-bay'] },
  supplier: 'ban-tay-don',
  popularity: 420,
  faqs: [
    {
      question: 'Bố mẹ tôi không dùng điện thoại thông minh thì có gặp được không?',
      answer: 'Được. Người đón có ảnh, gọi số thường, và đứng đúng cửa mà chuyến bay đó ra.',
    },
    {
      question: 'Chuyến bay bị hủy thì sao?',
      answer: 'Bạn dời sang chuyến mới không mất phí, hoặc nhận lại toàn bộ tiền.',
    },
  ],
  details: {
    per: 'chuyến',
    capacity: 'Một đến sáu khách mỗi chuyến',
    isQuoteLed: false,
    steps: [
      {
        title: 'Kể về người được đón',
        text: 'Tên, tuổi, ảnh, số hiệu chuyến bay và điều cần để ý như khó đi, dễ lạc.',
      },
      {
        title: 'Nhận tên người đi cùng',
        text: 'Tối hôm trước, bạn có tên, ảnh và số điện thoại của người sẽ ra sân bay.',
      },
      {
        title: 'Theo dõi chuyến bay',
        text: 'Người đón có mặt trước giờ hạ cánh ba mươi phút và nhắn khi thấy khách.',
      },
      {
        title: 'Báo đã tới nơi',
        text: 'Khi khách vào nhà hoặc qua cửa an ninh, bạn nhận tin nhắn kết thúc.',
      },
    ],
    cases: [
      {
        title: 'Bà ngoại bay từ Cần Thơ ra ăn cưới',
        text: 'Bà 78 tuổi, lần đầu đi máy bay, mang theo hai thùng trái cây. Người đón chờ ở cửa T1 từ sớm, mượn xe lăn của hãng, gọi video cho cô cháu ngay lúc gặp. Bà về tới Cầu Giấy sau năm mươi phút.',
        guests: 1,
      },
    ],
    documents: ['Giấy tờ tùy thân bản gốc của người bay', 'Giấy khai sinh với trẻ em'],
    extras: [
      {
        code: 'di-tinh',
        label: 'Xe đưa tiếp tới các tỉnh trong 120 km',
        priceVnd: 1_200_000,
        per: 'booking',
      },
      { code: 'hoa', label: 'Bó hoa trao ở cửa ra', priceVnd: 250_000, per: 'booking' },
      { code: 'phien-dich', label: 'Người đón nói tiếng Hàn', priceVnd: 300_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(6, [
    {
      code: 'mot-khach',
      title: 'Đón hoặc tiễn một khách',
      summary: 'Người đi cùng và xe bốn chỗ một chiều.',
      quantity: 10,
      baseVnd: 690_000,
      includes: ['Một người đi cùng', 'Xe 4 chỗ trong 30 km', 'Ảnh báo đã gặp'],
      most: 3,
    },
    {
      code: 'gia-dinh',
      title: 'Gia đình có trẻ nhỏ',
      summary: 'Người phụ bế em, đẩy nôi, giữ chỗ ở quầy.',
      quantity: 8,
      baseVnd: 890_000,
      includes: [
        'Một người đi cùng có kinh nghiệm giữ trẻ',
        'Xe 7 chỗ, một ghế trẻ em',
        'Nước ấm và khăn giấy',
      ],
      most: 3,
    },
    {
      code: 'nguoi-lon-tuoi',
      title: 'Người lớn tuổi, cần xe lăn',
      summary: 'Đăng ký xe lăn của hãng và đi chậm cùng khách.',
      quantity: 6,
      baseVnd: 950_000,
      includes: ['Đăng ký xe lăn trước 48 giờ', 'Xe gầm thấp dễ lên', 'Đưa tới tận cửa nhà'],
      most: 2,
    },
  ]),
  ratePlans: [
    {
      code: 'tron-goi',
      title: 'Trọn gói một lượt',
      cancellationPolicy: 'xe',
      confirmation: 'after_payment',
      answerMinutes: 240,
    },
  ],
  priceRules: busyDays(40, 20),
  scenes: {
    hero: ['old-quarter/van/dusk', 'old-quarter/van', 'lobby/reception'],
    gallery: [
      'road/airport',
      'road/city-bridge',
      'night-city/promenade',
      'lobby/lounge',
      'old-quarter/flower-bikes',
      'lobby/reception',
    ],
  },
};
