import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const caoBangHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'homestay-mai-mang-khuoi-ky',
    code: 'KS025',
    title: 'Homestay Mái Máng Khuổi Ky',
    nameAlias: [
      'mai mang khuoi ky',
      'homestay ban gioc',
      'homestay lang da',
      'nghi o thac ban gioc',
      'homestay cao bang',
      'lang da khuoi ky',
    ],
    summary:
      'Nhà sàn đá của người Tày bên suối Khuổi Ky, giữa thác Bản Giốc và động Ngườm Ngao, mười một phòng và bữa cơm bên bếp.',
    content: `Làng Khuổi Ky có mười bốn nếp nhà đá quay lưng vào núi, mặt hướng suối. Đá xếp không cần vữa dày, bậc thang đá, cả hàng rào và lối đi cũng đá. Nhà bà Nông Thị Vén là nếp thứ chín tính từ cầu, mái lợp ngói máng, vì thế có tên này.

## Nghỉ trong đá

Tầng dưới xưa nhốt trâu, nay là phòng ăn và ba phòng ngủ. Tầng trên chia phòng bằng vách gỗ, sàn ván, tường đá giữ mát cả trưa hè. Bảy phòng có buồng tắm riêng xây nép phía sau, bốn phòng gỗ dùng khu tắm chung sạch và đủ nước nóng.

## Thác và động

Thác Bản Giốc cách hai cây rưỡi, đạp xe mười phút. Nước nhiều từ tháng Sáu đến tháng Chín, trong xanh hơn vào tháng Mười, tháng Mười Một. Động Ngườm Ngao ở hướng ngược lại, đi bộ hơn một cây số, nhiệt độ trong động quanh năm 18 đến 20 độ.

## Mâm cơm Tày

Vịt quay bảy vị, bánh cuốn canh xương, xôi trám đen tháng Chín và hạt dẻ Trùng Khánh luộc. Buổi sáng, khách dậy sớm ra suối sẽ gặp cả làng rửa rau; trẻ em thường ở đó lâu hơn dự định.`,
    highlights: [
      'Ở trong nếp nhà sàn đá trong làng Tày cổ',
      'Giữa thác Bản Giốc và động Ngườm Ngao',
      'Mâm cơm với vịt quay, xôi trám, hạt dẻ theo mùa',
      'Suối chảy trước cửa',
      'Xe đạp ra thác mười phút',
    ],
    inclusions: ['Bữa sáng bánh cuốn canh xương', 'Mượn xe đạp', 'Hạt dẻ luộc tháng Chín và tháng Mười'],
    exclusions: ['Vé thác và động', 'Bè tre ra chân thác 50.000 đồng'],
    notes: [
      'Khu vực biên giới: mang căn cước và nghe hướng dẫn của bộ đội biên phòng khi ra sát mốc.',
      'Cao Bằng – Bản Giốc qua đèo Mã Phục quanh co, người say xe nên uống thuốc trước.',
    ],
    provinces: ['cao-bang'],
    places: ['lang-da-khuoi-ky', 'thac-ban-gioc', 'dong-nguom-ngao'],
    location: { lat: 22.8506, lng: 106.7133, address: 'Làng Khuổi Ky, xã Đàm Thủy, tỉnh Cao Bằng' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['gia-dinh', 'nhom-ban', 'cap-doi'],
      facility: [
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'cho-thue-xe-dap',
        'khu-bbq',
        'vuon',
        'san-hien',
        'giat-la',
        'ban-dat-tour',
        'giu-hanh-ly',
      ],
    },
    supplier: 'mai-mang',
    popularity: 520,
    faqs: [
      {
        question: 'Tháng Ba thác có đủ nước để xem không?',
        answer:
          'Vẫn có nước nhưng chỉ vài dải mảnh. Muốn thác đổ rộng thì đi từ tháng Sáu đến tháng Mười; nước trong nhất đầu mùa khô.',
      },
      {
        question: 'Xe khách dừng ở đâu để vào làng?',
        answer: 'Xuống tại ngã ba Đàm Thủy rồi đi tiếp 1,5 cây số, chủ nhà ra đón bằng xe máy hoặc ô tô nhỏ.',
      },
      {
        question: 'Trẻ con tắm suối có an toàn không?',
        answer:
          'Đoạn trước nhà sâu tới gối, đáy sỏi. Sau mưa lớn nước đục và chảy mạnh, chủ nhà sẽ không cho xuống.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 11,
      floors: 2,
      yearBuilt: 1960,
      distances: [
        { label: 'Thác Bản Giốc', km: 2.5, minutes: 8 },
        { label: 'Động Ngườm Ngao', km: 1.3, minutes: 17 },
        { label: 'Trùng Khánh', km: 24, minutes: 40 },
        { label: 'Thành phố Cao Bằng cũ', km: 86, minutes: 140 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Chó nhỏ ở sân đá được, phải dắt khi qua nhà hàng xóm.',
      smokingPolicy: 'Hút ngoài hiên suối, không hút trên sàn gỗ.',
      parkingPolicy: 'Bãi đầu làng mười hai ô tô, xe 29 chỗ vào được, không thu phí.',
      accessibility: ['Thang đá bảy bậc vào nhà', 'Hai phòng tầng dưới lối phẳng cho người lớn tuổi'],
    },
    units: [
      {
        code: 'phong-da-co-tam',
        title: 'Phòng đôi có phòng tắm',
        summary: 'Tường đá một phía, cửa sổ nhìn suối, vòi sen nước nóng.',
        quantity: 4,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 680_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'may-say-toc'],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Suối Khuổi Ky',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-go-tam-chung',
        title: 'Phòng gỗ dùng phòng tắm chung',
        summary: 'Vách ván, giường đôi, quạt trần; hợp khách đi bụi.',
        quantity: 4,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 430_000,
        facilities: ['nuoc-uong-mien-phi', 'am-dun-nuoc', 'do-dung-ve-sinh'],
        details: {
          areaM2: 15,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Sân đá',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-tang-duoi',
        title: 'Phòng tầng dưới ba giường',
        summary: 'Lối phẳng, ba giường đơn, gần bếp, ông bà ở tiện.',
        quantity: 3,
        maxAdults: 3,
        maxChildren: 1,
        maxOccupancy: 4,
        baseVnd: 820_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đơn', count: 3 }],
          view: 'Vườn và suối',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.mountain, deal('Mùa nước trong', 10, '2026-11-10', '2027-02-28')],
    scenes: {
      hero: ['waterfall/terraces/mist', 'waterfall/terraces'],
      gallery: [
        'hotel-room/lodge-mountain',
        'cave/hall',
        'restaurant/breakfast',
        'waterfall/terraces',
        'rice-terraces/houses',
        'karst-river/valley',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
