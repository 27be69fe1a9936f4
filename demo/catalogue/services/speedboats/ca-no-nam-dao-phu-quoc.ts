import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const caNoNamDaoPhuQuoc: DemoProduct = {
  kind: 'service',
  slug: 'thue-ca-no-rieng-cac-dao-nam-phu-quoc',
  code: 'DV007',
  title: 'Thuê ca nô riêng đi các đảo phía nam Phú Quốc',
  nameAlias: ['Ca nô Phú Quốc', 'Ca nô 4 đảo', 'Thuê ca nô An Thới', 'Hòn Mây Rút', 'Hòn Gầm Ghì'],
  summary:
    'Ca nô hai máy từ An Thới, nửa ngày hoặc trọn ngày, ghé Mây Rút, Gầm Ghì, Móng Tay theo thứ tự bạn muốn.',
  content: `## Đi sớm hơn một tiếng

Tàu ghép rời An Thới lúc chín giờ. Ca nô riêng đi từ tám giờ, nên bạn xuống Mây Rút Trong khi bãi còn dấu chân chim. Đến lúc tàu lớn tới, nhóm đã sang Gầm Ghì lặn. Cả ngày giữ được khoảng cách ấy.

## Ba chỗ dừng đáng giá

Mây Rút Trong có cây dừa nghiêng và nước nông cho trẻ. Gầm Ghì nhiều san hô mềm, sâu ba mét. Hòn Móng Tay nhỏ, hoang, bãi đá trắng. Trưa ghé bè nổi gần Hòn Rỏi ăn nhum nướng mỡ hành, tính tiền theo cân ở bè, ca nô không thu thêm.

## Ngồi ca nô cho êm

Người đau lưng ngồi hàng cuối, gần máy ít dằn hơn. Gói đồ vào túi chống nước để sẵn dưới ghế. Tháng 7 đến tháng 9 sóng bờ tây lớn, người lái sẽ đổi sang các hòn khuất gió.`,
  highlights: [
    'Rời bến 8:00, tới bãi trước tàu ghép',
    'Thứ tự đảo do bạn quyết',
    'Kính lặn tiệt trùng từng bộ',
    'Hai máy, có bộ đàm và phao bè',
  ],
  inclusions: ['Ca nô và người lái', 'Nhiên liệu, phí bến', 'Đồ lặn ống thở, áo phao', 'Nước, dứa, dưa hấu'],
  exclusions: ['Bữa trưa ở bè', 'Phí vào bãi Mây Rút Ngoài', 'Đi bộ dưới đáy biển'],
  notes: [
    'Trẻ dưới 3 tuổi và người mang thai không nên đi vì ca nô dằn.',
    'Bến đóng thì hoàn tiền trong ngày, không cần lý do thêm.',
  ],
  provinces: ['an-giang'],
  places: ['dao-phu-quoc', 'sun-world-hon-thom'],
  location: { lat: 10.0107, lng: 104.0148, address: 'Cảng An Thới, đặc khu Phú Quốc, An Giang' },
  terms: { 'service-type': ['cho-thue-cano'] },
  supplier: 'mui-song',
  special: true,
  popularity: 620,
  faqs: [
    {
      question: 'Có người lặn kèm cho trẻ không?',
      answer: 'Có, chọn thêm người dẫn lặn. Một người kèm tối đa bốn trẻ.',
    },
    {
      question: 'Đi mười sáu người có chung một ca nô được không?',
      answer: 'Không. Mỗi ca nô đăng kiểm mười hai khách, nhóm đông đặt hai chiếc chạy cạnh nhau.',
    },
  ],
  details: {
    per: 'chuyến',
    capacity: 'Tối đa 12 khách mỗi ca nô',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn nửa ngày hay trọn ngày', text: 'Nửa ngày đi hai hòn, trọn ngày đi ba đến bốn hòn.' },
      { title: 'Gửi tên khách', text: 'Trước 19:00 tối hôm trước để đăng ký với biên phòng.' },
      { title: 'Hẹn ở cảng', text: 'Người lái gọi lúc 7:00 báo số cầu và tình hình gió.' },
      { title: 'Ra đảo', text: 'Nghe dặn an toàn năm phút, chọn kính lặn vừa mặt rồi đi.' },
    ],
    cases: [
      {
        title: 'Hai gia đình, năm đứa trẻ',
        text: 'Bọn trẻ không chịu rời Mây Rút Trong nên cả nhóm bỏ điểm thứ ba. Người lái quay ca nô lấy thêm đá lạnh ở bè gần đó, bốn tiếng đồng hồ chỉ có một bãi và một cái lều.',
        guests: 10,
      },
    ],
    documents: ['Số CCCD của người lớn, ngày sinh của trẻ'],
    extras: [
      { code: 'dan-lan', label: 'Người dẫn lặn đi cùng', priceVnd: 700_000, per: 'booking' },
      { code: 'flycam', label: 'Quay flycam, 10 đoạn ngắn', priceVnd: 1_500_000, per: 'booking' },
      { code: 'xe-dua-don', label: 'Xe 16 chỗ đưa đón từ Dương Đông', priceVnd: 900_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(12, [
    {
      code: 'nua-ngay',
      title: 'Buổi sáng 8:00 – 12:00, hai hòn',
      summary: 'Bốn giờ, tới bãi đầu tiên trước tàu ghép.',
      quantity: 8,
      baseVnd: 4_800_000,
      startsAt: '08:00',
      fleets: [{ fleet: 'ca-no-an-thoi', startsAt: '08:00', minutes: 240 }],
      includes: ['Ca nô riêng bốn giờ', 'Hai điểm dừng', 'Mười hai bộ kính lặn'],
      most: 4,
    },
    {
      code: 'nua-ngay-chieu',
      title: 'Buổi chiều 13:00 – 17:00, hai hòn',
      summary: 'Bốn giờ, về bến khi nắng đã xiên.',
      quantity: 8,
      baseVnd: 4_800_000,
      startsAt: '13:00',
      fleets: [{ fleet: 'ca-no-an-thoi', startsAt: '13:00', minutes: 240 }],
      includes: ['Ca nô riêng bốn giờ', 'Hai điểm dừng', 'Mười hai bộ kính lặn'],
      most: 4,
    },
    {
      code: 'tron-ngay',
      title: 'Trọn ngày, 7 giờ, bốn hòn',
      summary: 'Ăn trưa ở bè nổi, về bến trước 15:30.',
      quantity: 6,
      baseVnd: 7_200_000,
      startsAt: '08:00',
      fleets: [{ fleet: 'ca-no-an-thoi', startsAt: '08:00', minutes: 420 }],
      includes: ['Ca nô riêng bảy giờ', 'Bốn điểm dừng', 'Lều che nắng ở bãi'],
      most: 4,
    },
  ]),
  ratePlans: [{ code: 'nguyen-chiec', title: 'Thuê nguyên ca nô', cancellationPolicy: 'du-thuyen' }],
  priceRules: [
    ...busyDays(50, 30),
    { kind: 'season', label: 'Mùa biển lặng Phú Quốc', from: '12-01', to: '04-15', percent: 12 },
  ],
  scenes: {
    hero: ['pier/moored/noon', 'pier/moored'],
    gallery: [
      'island-sea/sandbar',
      'pier/wake',
      'island-sea/reef',
      'beach/cove',
      'restaurant/seaside',
      'beach/single',
    ],
  },
};
