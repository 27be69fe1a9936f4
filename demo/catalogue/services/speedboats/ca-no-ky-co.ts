import type { DemoProduct } from '../../demo-product.ts';
import { busyDays } from '../busy-days.ts';
import { type ServiceDraft, servicePackages } from '../service-packages.ts';

export const caNoKyCo: DemoProduct = {
  kind: 'service',
  slug: 'thue-ca-no-nhon-ly-ky-co-theo-gio',
  code: 'DV009',
  title: 'Thuê ca nô Nhơn Lý theo giờ: Kỳ Co, Bãi Dứa, Hòn Sẹo',
  nameAlias: ['Ca nô Kỳ Co', 'Thuê ca nô Quy Nhơn', 'Ca nô Nhơn Lý', 'Lặn Bãi Dứa'],
  summary:
    'Ca nô của người làng Nhơn Lý, thuê từ hai giờ, vừa đủ ra Kỳ Co tắm, lặn Bãi Dứa và vòng quanh Hòn Sẹo.',
  content: `## Làng cá cho thuê ca nô

Tổ hợp có bảy chiếc, đều của các nhà trong làng. Sáng nào biển êm thì treo cờ xanh ở đầu kè. Bạn đến, trả mã, bước xuống thúng chai để ra ca nô vì bến cạn. Người chèo thúng lắc vài vòng cho trẻ con cười rồi mới cập mạn.

## Hai giờ hay bốn giờ

Hai giờ: thẳng ra Kỳ Co, tắm một tiếng, về. Ba giờ thêm Bãi Dứa, chỗ san hô gần bờ nhất. Bốn giờ thì vòng Hòn Sẹo, nơi vách đá đỏ như cắt dao, rồi câu cá bớp nếu người lái có mồi.

## Ăn gì sau khi lên bờ

Nhà nào cũng nấu: ghẹ hấp, gỏi cá mai, cháo hàu. Báo trước khi ra biển, về là có mâm. Giá ghi trên bảng, tính theo cân, không qua chúng tôi.`,
  highlights: [
    'Thuê theo giờ, từ hai đến sáu giờ',
    'Thúng chai đưa ra ca nô, trẻ con thích',
    'Tiền về thẳng các nhà trong làng',
    'Có điểm lặn san hô sát bờ',
  ],
  inclusions: ['Người lái ca nô và người chèo thúng', 'Xăng cho các điểm trong tuyến', 'Áo phao, kính lặn'],
  exclusions: ['Vé vào bãi Kỳ Co', 'Ăn uống trong làng', 'Xe từ Quy Nhơn'],
  notes: [
    'Ca nô nghỉ khi sóng trên 1,25 m; tin báo lúc 6:00 sáng.',
    'Kỳ Co đông nhất 10:00–11:30, nên xuống biển trước 8:30.',
  ],
  provinces: ['gia-lai'],
  places: ['ky-co', 'eo-gio'],
  location: { lat: 13.8848, lng: 109.2873, address: 'Kè làng chài Nhơn Lý, phường Quy Nhơn Đông, Gia Lai' },
  terms: { 'service-type': ['cho-thue-cano'] },
  supplier: 'thung-lac',
  popularity: 410,
  faqs: [
    {
      question: 'Đi một mình có ghép với nhóm khác được không?',
      answer: 'Trang này cho thuê nguyên chiếc. Đi lẻ, bạn hỏi quầy cờ xanh ở kè, có ghế ghép trong ngày.',
    },
    {
      question: 'Thuê hai giờ nhưng chơi quá thì sao?',
      answer: 'Trả thêm theo giờ nếu chưa có nhóm kế. Nếu có nhóm chờ, người lái báo trước hai mươi phút.',
    },
  ],
  details: {
    per: 'giờ',
    capacity: '10 khách mỗi ca nô',
    isQuoteLed: false,
    steps: [
      { title: 'Chọn cỡ và số giờ', text: 'Ca nô mười khách hoặc tàu composite mười tám khách.' },
      { title: 'Chờ cờ xanh', text: 'Sáu giờ sáng có tin: đi, lùi giờ hoặc đổi ngày.' },
      { title: 'Đến kè Nhơn Lý', text: 'Gửi xe ở sân đình, đưa mã ở quầy tôn màu vàng.' },
      { title: 'Xuống thúng', text: 'Mặc áo phao, đồ dễ ướt cho vào túi khô mượn tại quầy.' },
    ],
    cases: [
      {
        title: 'Nhóm chụp ảnh dậy từ ba giờ',
        text: 'Sáu người muốn có mặt ở Hòn Sẹo lúc mặt trời lên. Người lái xin phép biên phòng từ hôm trước, rời kè lúc 4:50. Họ về trước tám giờ với thẻ nhớ đầy và một rổ mực lá.',
        guests: 6,
      },
    ],
    documents: ['Tên và năm sinh của mọi khách'],
    extras: [
      { code: 'dan-lan', label: 'Người dẫn lặn trong làng', priceVnd: 400_000, per: 'booking' },
      { code: 'can-cau', label: 'Hai cần câu và mồi sống', priceVnd: 120_000, per: 'booking' },
    ],
  } satisfies ServiceDraft,
  units: servicePackages(18, [
    {
      code: 'ca-no-10',
      title: 'Ca nô 10 khách, mỗi giờ',
      summary: 'Nhanh, gọn, vào được bãi cạn.',
      quantity: 40,
      baseVnd: 950_000,
      hire: { from: '05:00', to: '17:00' },
      fleets: [{ fleet: 'ca-no-nhon-ly', minutes: 60 }],
      includes: ['Ca nô riêng', 'Mười áo phao, sáu kính lặn'],
      fewest: 2,
      most: 6,
    },
    {
      code: 'tau-18',
      title: 'Tàu composite 18 khách, mỗi giờ',
      summary: 'Có mái che, chạy chậm hơn và êm hơn.',
      quantity: 12,
      baseVnd: 1_350_000,
      hire: { from: '05:00', to: '17:00' },
      fleets: [{ fleet: 'tau-composite-nhon-ly', minutes: 60 }],
      includes: ['Tàu riêng có mái', 'Mười tám áo phao', 'Thùng đá'],
      fewest: 2,
      most: 6,
    },
  ]),
  ratePlans: [
    {
      code: 'theo-gio',
      title: 'Thuê nguyên chiếc theo giờ',
      cancellationPolicy: 'du-thuyen',
      confirmation: 'after_payment',
      answerMinutes: 240,
    },
  ],
  priceRules: [
    ...busyDays(35, 25),
    { kind: 'season', label: 'Mùa nắng Quy Nhơn', from: '05-15', to: '08-15', percent: 10 },
  ],
  scenes: {
    hero: ['pier/wake/golden', 'pier/wake'],
    gallery: [
      'pier/moored',
      'beach/cove',
      'island-sea/reef',
      'beach/headland',
      'beach/boats',
      'island-sea/sandbar',
    ],
  },
};
