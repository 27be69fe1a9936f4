import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

/** Hà Giang of old, in the province of Tuyên Quang since July 2025; people still type the old name. */
export const haGiangHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'homestay-bep-lua-lo-lo-chai',
    code: 'KS018',
    title: 'Homestay Bếp Lửa Lô Lô Chải',
    nameAlias: [
      'bep lua lo lo',
      'homestay lo lo chai',
      'homestay lung cu',
      'homestay ha giang',
      'nghi o gan cot co lung cu',
    ],
    summary:
      'Nhà trình tường của gia đình người Lô Lô dưới chân cột cờ Lũng Cú, mười một buồng dưới mái ngói âm dương, sân phơi ngô và bếp chung.',
    content: `Bản Lô Lô Chải có chừng một trăm nóc nhà, gần như nhà nào cũng trình tường đất vàng, mái ngói âm dương và hàng rào đá xếp không vữa. Nhà ông Sình Dỉ Gai ở cuối lối chính, sau cây đào già. Từ sân nhìn thẳng lên núi Rồng, lá cờ năm mươi tư mét vuông bay rõ từng nếp.

## Trong nhà đất

Tường dày năm mươi phân nên đông ấm hè mát, tiếng gió cao nguyên chỉ còn là tiếng rì rì. Nhà chính giữ nguyên bếp lửa và gác ngô. Hai dãy phòng khách dựng lại từ nhà cũ, thêm nhà tắm, đèn đọc và chăn điện.

## Theo mùa

Tam giác mạch nở hồng cả sân sau từ giữa tháng Mười đến đầu tháng Mười Hai. Đào, mận ra hoa sau Tết. Tháng Sáu, tháng Bảy mưa nhiều, đường vẫn đi được nhưng nên dừng xe trước khi tối.

## Ăn cùng nhà

Thắng dền, cháo ấu tẩu, thịt treo gác bếp; trẻ con được làm riêng trứng chiên. Buổi tối các bà thêu hoa văn tam giác trên áo, khách ngồi cạnh xem, hỏi gì cũng được trả lời.`,
    highlights: [
      'Nhà trình tường thật, tường đất dày nửa mét',
      'Hai mươi phút đi bộ tới bậc thang cột cờ Lũng Cú',
      'Ruộng tam giác mạch ngay sân sau vào mùa hoa',
      'Bếp lửa chung và buổi tối xem thêu áo Lô Lô',
    ],
    inclusions: ['Bữa sáng mèn mén hoặc phở', 'Trà rừng bên bếp', 'Chăn điện từ tháng Mười Một'],
    exclusions: ['Bữa tối theo mâm 170.000 đồng', 'Vé thăm cột cờ'],
    notes: [
      'Bản cách biên giới hơn một cây số: mang giấy tờ tùy thân và không đi quá mốc ranh giới.',
      'Xăng có ở Lũng Cú, trạm đóng lúc 20:00; nên đổ đầy từ Đồng Văn.',
    ],
    provinces: ['tuyen-quang'],
    places: ['cot-co-lung-cu', 'pho-co-dong-van', 'cao-nguyen-da-dong-van'],
    location: { lat: 23.3612, lng: 105.3128, address: 'Bản Lô Lô Chải, xã Lũng Cú, tỉnh Tuyên Quang' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
      facility: [
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'thuc-don-chay',
        'khu-bbq',
        'vuon',
        'san-hien',
        'giat-la',
        'giu-hanh-ly',
        'ban-dat-tour',
        'cua-hang-luu-niem',
      ],
    },
    supplier: 'bep-lua-lo-lo',
    popularity: 480,
    faqs: [
      {
        question: 'Chạy xe máy từ thành phố Hà Giang lên bản trong một ngày có nổi không?',
        answer:
          'Nổi nhưng mệt: 165 cây số đèo, chừng năm tới sáu tiếng chưa tính nghỉ. Phần lớn khách ngủ một đêm ở Yên Minh rồi lên.',
      },
      {
        question: 'Tháng Mười hoa đã nở đủ chưa?',
        answer:
          'Ruộng trong bản gieo từ tháng Tám nên cuối tháng Mười là kín hồng. Ruộng gieo muộn còn hoa đến đầu tháng Mười Hai.',
      },
      {
        question: 'Phòng có lò sưởi hay điều hòa không?',
        answer:
          'Tường đất giữ ấm, cộng chăn điện và máy sưởi dầu mượn được. Không lắp điều hòa để giữ mái ngói nguyên vẹn.',
      },
      {
        question: 'Mùa mưa có sạt lở không?',
        answer:
          'Có thể có ở đoạn Yên Minh. Chúng tôi báo tình trạng đường sáng ngày bạn lên và cho dời đêm nếu đường chặn.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '10:30',
      roomsCount: 11,
      floors: 1,
      yearBuilt: 1975,
      distances: [
        { label: 'Chân bậc cột cờ Lũng Cú', km: 1.2, minutes: 20 },
        { label: 'Phố cổ Đồng Văn', km: 25, minutes: 55 },
        { label: 'Dinh thự họ Vương', km: 24, minutes: 50 },
        { label: 'Thành phố Hà Giang cũ', km: 165, minutes: 320 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Nhà đã nuôi chó, không nhận thêm thú cưng của khách.',
      smokingPolicy: 'Hút ngoài sân đá; thuốc lào mời ở bếp là chuyện của chủ nhà.',
      parkingPolicy: 'Sân cuối bản để ba ô tô và mười lăm xe máy, không thu tiền.',
      accessibility: ['Bậc cửa cao 25 cm theo lối nhà cổ', 'Đường bản lát đá gồ ghề, khó với xe lăn'],
    },
    units: [
      {
        code: 'buong-doi',
        title: 'Buồng đôi nhà đất',
        summary: 'Một gian nhỏ, cửa gỗ chốt then, phòng tắm xây sau bức tường đá.',
        quantity: 5,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 560_000,
        facilities: [...roomFacilities.simple, 'may-suoi'],
        details: {
          areaM2: 16,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Sân và núi Rồng',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'buong-gia-dinh',
        title: 'Buồng gia đình có gác ngô',
        summary: 'Giường lớn dưới, gác gỗ kê hai đệm cho trẻ từ sáu tuổi.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 920_000,
        facilities: [...roomFacilities.simple, 'may-suoi', 'may-say-toc'],
        details: {
          areaM2: 30,
          beds: [
            { type: 'Giường đôi', count: 1 },
            { type: 'Đệm đơn', count: 2 },
          ],
          view: 'Ruộng tam giác mạch',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'buong-bon-giuong',
        title: 'Buồng chung bốn giường',
        summary: 'Bao trọn cho một nhóm nhỏ, hai giường tầng gỗ và phòng tắm riêng.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 0,
        maxOccupancy: 4,
        baseVnd: 680_000,
        facilities: [...roomFacilities.simple],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường tầng', count: 2 }],
          view: 'Sân phơi ngô',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.mountain,
    scenes: {
      hero: ['rice-terraces/houses/mist', 'rice-terraces/houses', 'rice-terraces/ridge'],
      gallery: [
        'hotel-room/lodge-mountain',
        'restaurant/lanterns',
        'motorbike/pass',
        'rice-terraces/ridge',
        'waterfall/canyon',
        'rice-terraces/knoll',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'lodge-gio-pa-vi-meo-vac',
    code: 'KS019',
    title: 'Lodge Gió Pả Vi',
    nameAlias: [
      'gio pa vi',
      'lodge ha giang',
      'khach san meo vac',
      'nghi o ma pi leng',
      'lodge view song nho que',
    ],
    summary:
      'Hai mươi bốn phòng đá và kính trên sườn Pả Vi, nhìn đèo Mã Pí Lèng, gần bến thuyền sông Nho Quế và chợ Mèo Vạc.',
    content: `Đứng ở hiên Pả Vi, người ta thấy trọn nét đèo vắt ngang vách đá phía đối diện, đèn xe máy đi chậm như đom đóm sau bảy giờ tối. Lodge xây trên bậc đất từng là nương ngô, tường đá xám nhặt tại chỗ, kính lớn quay về hẻm vực. Gió ở đây thổi đều gần như quanh năm, nên mái thấp và cửa có hai lần chốt.

## Sông dưới chân

Xuống bến thuyền Nho Quế mất hai mươi lăm phút xe ôm, đường dốc và vòng, không nên tự lái nếu chưa quen. Thuyền đi vào hẻm Tu Sản chừng một giờ. Nước xanh ngọc vào mùa khô, từ tháng Mười tới tháng Tư; mùa mưa nước đục.

## Phòng

Nệm dày, chăn lông vũ, bồn tắm ở hạng cao đặt sát kính. Điện đủ dùng, có máy phát tự động khi mất. Các phòng đều không có tivi, thay vào là ống nhòm và bản đồ đường mòn.

## Bếp và chợ

Bếp nấu lẩu gà đen, rau dớn, đậu xị. Chủ nhật, xe của lodge đưa khách ra chợ phiên Mèo Vạc lúc sáu giờ, về kịp bữa sáng muộn.`,
    highlights: [
      'Hiên nhìn trọn đèo Mã Pí Lèng và hẻm vực',
      'Hai mươi lăm phút xuống bến thuyền Nho Quế',
      'Tường đá nhặt tại chỗ, chăn lông vũ, bồn tắm sát kính',
      'Xe đưa ra chợ phiên Mèo Vạc sáng Chủ nhật',
      'Máy phát điện tự động khi mất lưới',
      'Giữ xe máy có mái cho đoàn phượt',
    ],
    inclusions: ['Bữa sáng', 'Ống nhòm và bản đồ trong phòng', 'Xe chợ phiên Chủ nhật'],
    exclusions: ['Thuyền hẻm Tu Sản khoảng 120.000 đồng', 'Xe ôm xuống bến 100.000 đồng một lượt'],
    notes: [
      'Đường đèo có sương từ tháng Mười Một đến tháng Hai, hạn chế chạy sau 17:30.',
      'Thuyền nghỉ khi mưa lớn hoặc thủy điện xả nước; đội tại bến báo trước một giờ.',
    ],
    provinces: ['tuyen-quang'],
    places: ['deo-ma-pi-leng', 'song-nho-que-hem-tu-san', 'cao-nguyen-da-dong-van'],
    location: { lat: 23.2052, lng: 105.4119, address: 'Thôn Pả Vi Hạ, xã Mèo Vạc, tỉnh Tuyên Quang' },
    terms: {
      'hotel-type': ['lodge-sinh-thai'],
      conform: ['cap-doi', 'nhom-ban'],
      facility: [
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'quay-bar',
        'quan-ca-phe',
        'thuc-don-chay',
        'san-hien',
        'may-phat-dien-du-phong',
        'ban-dat-tour',
        'giat-la',
        'giu-hanh-ly',
        'don-phong-hang-ngay',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'gio-pa-vi',
    special: true,
    popularity: 690,
    faqs: [
      {
        question: 'Phòng nào nhìn thấy sông Nho Quế?',
        answer:
          'Hạng vực sâu ở hàng ngoài thấy một khúc sông lúc trời trong. Hạng nương nhìn đèo và núi, không thấy nước.',
      },
      {
        question: 'Có nên tự lái ô tô lên Mã Pí Lèng không?',
        answer:
          'Lái quen đèo thì được, đường nhựa tốt nhưng hẹp và nhiều cua tay áo. Xe gầm thấp đi bình thường, không nên chạy đêm.',
      },
      {
        question: 'Đoàn mười lăm xe máy về trễ có cơm không?',
        answer: 'Bếp nhận khách đến 21:00 nếu báo trước 15:00. Trễ hơn còn mì gà và cháo nóng.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 24,
      floors: 2,
      yearBuilt: 2021,
      distances: [
        { label: 'Điểm dừng đèo Mã Pí Lèng', km: 5.5, minutes: 12 },
        { label: 'Bến thuyền Nho Quế', km: 8, minutes: 25 },
        { label: 'Chợ phiên Mèo Vạc', km: 6, minutes: 14 },
        { label: 'Phố cổ Đồng Văn', km: 19, minutes: 40 },
        { label: 'Thành phố Hà Giang cũ', km: 155, minutes: 310 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 300_000,
      petPolicy: 'Không nhận vật nuôi vì sát vách núi.',
      smokingPolicy: 'Bãi xe và hiên đá phía tây là chỗ hút thuốc.',
      parkingPolicy: 'Sân đá mười hai ô tô, nhà mái che hai mươi xe máy.',
      accessibility: [
        'Hai phòng hạng nương nằm cùng cốt với sảnh, một bậc cửa',
        'Đoạn ra hàng ngoài có 22 bậc đá',
        'Nhà vệ sinh sảnh rộng 1,5 m',
      ],
    },
    units: [
      {
        code: 'phong-nuong',
        title: 'Phòng hướng nương và đèo',
        summary: 'Giường lớn, cửa kính cao, thấy đường đèo phía xa.',
        quantity: 12,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_280_000,
        facilities: [...roomFacilities.mountain, 'dieu-hoa', 'huong-nui'],
        details: {
          areaM2: 28,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Đèo Mã Pí Lèng',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-hang-ngoai',
        title: 'Phòng hàng ngoài nhìn vực',
        summary: 'Bồn tắm sát kính, hiên chắn kính cao 1,2 m, bên dưới là hẻm sâu.',
        quantity: 8,
        maxAdults: 2,
        maxChildren: 0,
        maxOccupancy: 2,
        baseVnd: 1_950_000,
        facilities: [...roomFacilities.mountain, 'dieu-hoa', 'bon-tam', 'ban-cong', 'huong-nui'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Hẻm vực và sông Nho Quế',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'phong-nhom-bon',
        title: 'Phòng nhóm bốn người',
        summary: 'Bốn giường đơn gỗ thông, chỗ phơi áo khoác và giá để mũ bảo hiểm.',
        quantity: 4,
        maxAdults: 4,
        maxChildren: 0,
        maxOccupancy: 4,
        baseVnd: 1_600_000,
        facilities: [...roomFacilities.mountain, 'dieu-hoa'],
        details: {
          areaM2: 38,
          beds: [{ type: 'Giường đơn', count: 4 }],
          view: 'Sân đá và núi',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.mountain, deal('Sông xanh mùa khô', 8, '2026-12-01', '2027-04-20')],
    scenes: {
      hero: ['waterfall/canyon/mist', 'waterfall/canyon', 'motorbike/pass'],
      gallery: [
        'hotel-room/lodge-mountain',
        'waterfall/canyon',
        'restaurant/breakfast',
        'motorbike/pass',
        'lobby/lounge',
        'rice-terraces/ridge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
