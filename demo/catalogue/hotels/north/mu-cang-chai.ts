import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

/** Once in Yên Bái, in the province of Lào Cai since July 2025. */
export const muCangChaiHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'lodge-bac-nuoc-la-pan-tan',
    code: 'KS024',
    title: 'Lodge Bậc Nước La Pán Tẩn',
    nameAlias: [
      'bac nuoc la pan tan',
      'lodge mu cang chai',
      'khach san mu cang chai',
      'nghi o gan doi mam xoi',
      'yen bai',
      'MCC',
    ],
    summary:
      'Mười bảy căn gỗ giữa ruộng bậc thang La Pán Tẩn, đi bộ tới đồi Mâm Xôi; mùa nước đổ và mùa vàng đều nhìn từ giường.',
    content: `Ở La Pán Tẩn, nước đi từ trên xuống theo một trật tự mà ai cũng thuộc: ruộng nhà trên đầy rồi mới tràn sang nhà dưới. Lodge nằm đúng giữa dòng chảy đó, mười bảy căn gỗ thông rải theo ba bậc đất, mương nước chạy dưới hiên kêu róc rách suốt ngày đêm.

## Hai mùa khác nhau

Tháng Năm và đầu tháng Sáu, ruộng ngập nước, buổi chiều cả sườn núi soi trời. Từ giữa tháng Chín đến mùng mười tháng Mười lúa vàng, hai tuần cuối kín phòng và giá tăng. Còn lại là những tháng vắng: cải trắng tháng Mười Hai, tớ dày hồng trước Tết.

## Đi bộ tới Mâm Xôi

Đường mòn hai cây rưỡi men bờ ruộng, anh Lử dẫn đường, xuất phát 5:45 để có nắng xiên. Đi vậy tránh được quãng xe ôm dốc mà khách tự túc hay ngại.

## Bếp Mông

Gà đen hầm thảo quả, xôi Tú Lệ, cải mèo luộc chấm trứng dầm, rượu thóc uống vừa. Bếp phục vụ đến 20:30. Trước khi ngủ, nhà chung đốt lò sắt, ai lạnh thì xuống ngồi cùng.`,
    highlights: [
      'Căn gỗ trên ba bậc đất giữa ruộng La Pán Tẩn',
      'Lối mòn hai cây rưỡi tới đồi Mâm Xôi có người dẫn',
      'Ngắm cả mùa nước đổ lẫn mùa vàng từ hiên',
      'Gà đen, xôi Tú Lệ và cải mèo trong bữa tối',
    ],
    inclusions: ['Bữa sáng', 'Buổi đi bộ sớm tới Mâm Xôi', 'Trà shan tuyết ở nhà chung'],
    exclusions: ['Vé tham quan ruộng bậc thang', 'Dù lượn Khau Phạ trong mùa lễ hội'],
    notes: [
      'Đoạn từ quốc lộ 32 vào lodge dài năm cây số, dốc và hẹp; xe trên 16 chỗ dừng ngoài quốc lộ.',
      'Từ 15/9 đến 10/10 chỉ giữ phòng đã thanh toán đủ.',
    ],
    provinces: ['lao-cai'],
    places: ['ruong-bac-thang-mu-cang-chai'],
    location: { lat: 21.8073, lng: 104.1402, address: 'Bản La Pán Tẩn, xã Púng Luông, tỉnh Lào Cai' },
    terms: {
      'hotel-type': ['lodge-sinh-thai'],
      conform: ['cap-doi', 'nhom-ban'],
      facility: [
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'quan-ca-phe',
        'vuon',
        'san-hien',
        'ban-dat-tour',
        'giu-hanh-ly',
        'may-phat-dien-du-phong',
        'thuc-don-chay',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'nuong-xanh',
    popularity: 590,
    faqs: [
      {
        question: 'Năm nay lúa vàng khoảng ngày nào?',
        answer:
          'Trung bình 18 tháng Chín đến 8 tháng Mười. Ruộng thấp chín trước, ruộng cao chín sau một tuần, nên thường vẫn còn chỗ đẹp.',
      },
      {
        question: 'Không đi bộ xa được thì tới Mâm Xôi bằng gì?',
        answer:
          'Xe ôm người Mông chở từ bãi dưới lên, khoảng 80.000 đồng khứ hồi. Lodge đưa bạn tới bãi bằng xe bán tải.',
      },
      {
        question: 'Từ Sa Pa sang đây đi đường nào?',
        answer:
          'Qua đèo Ô Quý Hồ, Than Uyên rồi quốc lộ 32, chừng 150 cây số và bốn tiếng rưỡi. Mùa mưa nên hỏi tình trạng đường trước.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 17,
      floors: 1,
      yearBuilt: 2019,
      distances: [
        { label: 'Đồi Mâm Xôi', km: 2.5, minutes: 45 },
        { label: 'Trung tâm Mù Cang Chải', km: 13, minutes: 32 },
        { label: 'Đèo Khau Phạ', km: 15, minutes: 35 },
        { label: 'Tú Lệ', km: 29, minutes: 60 },
        { label: 'Hà Nội', km: 275, minutes: 400 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 200_000,
      petPolicy: 'Không nhận chó mèo, bờ ruộng đang canh tác.',
      smokingPolicy: 'Có chòi tre cuối bậc ba dành cho người hút.',
      parkingPolicy: 'Bãi đất tám ô tô đầu bản, gửi miễn phí.',
      accessibility: ['Bậc đất và bờ ruộng, không dùng được xe lăn', 'Căn số 2 gần bãi xe, bốn bậc thấp'],
    },
    units: [
      {
        code: 'can-bac-mot',
        title: 'Căn đôi bậc một',
        summary: 'Gần nhà chung, nhìn chếch ra ruộng trên.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_050_000,
        facilities: [...roomFacilities.mountain, 'huong-nui'],
        details: {
          areaM2: 24,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Ruộng bậc thang',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-bac-ba',
        title: 'Căn đôi bậc ba, toàn cảnh',
        summary: 'Ngoài cùng, trước mặt không còn mái nhà nào.',
        quantity: 6,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_450_000,
        facilities: [...roomFacilities.mountain, 'huong-nui', 'ban-cong', 'bon-tam'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Thung lũng và ruộng',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-nhom',
        title: 'Căn nhóm bốn giường',
        summary: 'Bốn giường đơn gỗ thông, giá treo ba lô, nhà tắm đôi.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 1,
        maxOccupancy: 5,
        baseVnd: 1_600_000,
        facilities: [...roomFacilities.mountain],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường đơn', count: 4 }],
          view: 'Mương nước và ruộng',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.mountain,
    scenes: {
      hero: ['rice-terraces/knoll/golden', 'rice-terraces/knoll'],
      gallery: [
        'rice-terraces/valley',
        'hotel-room/lodge-mountain',
        'restaurant/breakfast',
        'rice-terraces/ridge',
        'lobby/lounge',
        'rice-terraces/knoll',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
