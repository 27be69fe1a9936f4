import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const ninhBinhHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'resort-ben-sao-khe-trang-an',
    code: 'KS015',
    title: 'Resort Bến Sào Khê Tràng An',
    nameAlias: [
      'ben sao khe',
      'resort ninh binh',
      'resort trang an',
      'resort 5 sao ninh binh',
      'nghi duong trang an',
    ],
    summary:
      'Khu nghỉ 5 sao ven sông Sào Khê, nhà gạch trần mái ngói giữa lau và núi đá, có bến thuyền riêng và hồ bơi nhìn vách núi.',
    content: `Sào Khê là con sông nhỏ nối Tràng An với Cố đô Hoa Lư, ngày xưa chở quân lương, nay chủ yếu chở khách ngắm núi. Khu nghỉ nằm ở một khúc cong của sông. Ba mặt là nước và lau, mặt còn lại là vách đá vôi cao chừng trăm mét, chiều chiều dê núi xuống ăn lá.

## Kiến trúc

Nhà xây gạch thẻ nung già, mái ngói vảy, sân lát đá Ninh Vân. Không có tòa cao tầng: bốn dãy nhà hai tầng và mười hai căn riêng bên mép nước. Vật liệu thô nhưng bên trong ấm, giường rộng, nước nóng đủ áp.

## Trên sông

Sáu giờ sáng, bác lái thuyền của khu nghỉ đưa khách đi một vòng bốn mươi phút trước khi các bến đông. Mùa sen tháng Sáu thuyền len giữa hoa. Ai muốn vào Tràng An thì đạp xe ra bến lớn, cách một cây rưỡi.

## Bàn ăn

Nhà hàng dùng dê núi, cá rô Tổng Trường, rượu Kim Sơn và cơm cháy làm tại bếp. Thực đơn chay đặt riêng cho khách lên Bái Đính ngày rằm, báo trước một buổi.`,
    highlights: [
      'Khúc cong sông Sào Khê, ba mặt nước một mặt núi',
      'Nhà gạch mái ngói thấp, căn riêng bên mép nước',
      'Thuyền sáng bốn mươi phút trước giờ đông khách',
      'Hồ bơi nước ấm đối diện vách đá',
      'Cách bến thuyền Tràng An một cây rưỡi',
    ],
    inclusions: ['Một vòng thuyền sáng cho kỳ ở từ hai đêm', 'Xe đạp cả ngày', 'Buffet sáng'],
    exclusions: ['Vé thuyền Tràng An', 'Xe đón tại ga Ninh Bình 250.000 đồng'],
    notes: [
      'Mùa nước lớn tháng Tám đến tháng Mười có ngày không đi thuyền, khu nghỉ đổi sang buổi làm gốm Bồ Bát.',
      'Căn bên nước dành cho khách biết bơi hoặc trẻ từ sáu tuổi có người kèm.',
    ],
    provinces: ['ninh-binh'],
    places: ['quan-the-danh-thang-trang-an', 'co-do-hoa-lu', 'chua-bai-dinh'],
    location: { lat: 20.2571, lng: 105.9105, address: 'Ven sông Sào Khê, phường Hoa Lư, tỉnh Ninh Bình' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-ngoai-troi',
        'ho-boi-nuoc-am',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'quay-bar',
        'thuc-don-chay',
        'yoga',
        'phong-gym',
        'cho-thue-xe-dap',
        'vuon',
        'phong-hop',
        'cau-lac-bo-tre-em',
        'loi-di-xe-lan',
      ],
    },
    supplier: 'sao-khe',
    special: true,
    popularity: 840,
    faqs: [
      {
        question: 'Nên ở mấy đêm để đi hết quanh đây?',
        answer:
          'Hai đêm là vừa: một ngày Tràng An và Hoa Lư, một ngày Hang Múa và Bái Đính, còn lại nghỉ bên sông.',
      },
      {
        question: 'Đi tàu hỏa tới Ninh Bình rồi về resort bằng gì?',
        answer:
          'Ga cách tám cây số. Khu nghỉ cho xe đón theo giờ tàu, hoặc taxi ngoài ga khoảng 130.000 đồng.',
      },
      {
        question: 'Muỗi ven sông có nhiều không?',
        answer:
          'Chập tối có. Cửa sổ phòng đều có lưới, nhân viên đặt nhang sả ở hiên lúc 17:30 và có tinh dầu cho mượn.',
      },
      {
        question: 'Nhà mười hai người muốn ở gần nhau thì đặt sao?',
        answer: 'Đặt ba căn ven nước số 7, 8, 9 liền nhau và ghi chú. Ba hiên nối bằng một cầu gỗ.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '11:30',
      roomsCount: 52,
      floors: 2,
      yearBuilt: 2020,
      distances: [
        { label: 'Bến thuyền Tràng An', km: 1.5, minutes: 5 },
        { label: 'Cố đô Hoa Lư', km: 4.5, minutes: 10 },
        { label: 'Hang Múa', km: 7, minutes: 15 },
        { label: 'Chùa Bái Đính', km: 9.5, minutes: 18 },
        { label: 'Hà Nội', km: 97, minutes: 110 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 700_000,
      petPolicy: 'Không nhận thú cưng do gần khu bảo tồn chim nước.',
      smokingPolicy: 'Có ba chòi hút thuốc dọc bờ sông, trong phòng không được hút.',
      parkingPolicy: 'Sân gạch năm mươi ô tô, miễn phí, sáu trụ sạc.',
      accessibility: [
        'Đường nội khu lát phẳng, dốc dưới 5%',
        'Hai phòng tầng trệt có cửa 95 cm và ghế tắm',
        'Bến thuyền có bậc, nhân viên hỗ trợ lên xuống',
      ],
    },
    units: [
      {
        code: 'deluxe-vuon-cau',
        title: 'Phòng Deluxe hướng vườn cau',
        summary: 'Dãy hai tầng phía trong, hiên gạch, gần nhà hàng.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 2_650_000,
        facilities: [...roomFacilities.upscale, 'huong-vuon', 'ban-cong'],
        details: {
          areaM2: 40,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Vườn cau',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'deluxe-vach-nui',
        title: 'Phòng Deluxe nhìn vách núi',
        summary: 'Tầng hai, bồn tắm cạnh cửa sổ, hai giường đơn loại rộng.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 3_050_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'ban-cong', 'huong-nui'],
        details: {
          areaM2: 42,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Núi đá vôi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-ven-nuoc',
        title: 'Căn riêng ven nước',
        summary: 'Hiên gỗ kê sát mặt sông, tắm ngoài trời có tường lau.',
        quantity: 12,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 4_600_000,
        facilities: [...roomFacilities.upscale, 'bon-tam', 'ban-cong', 'sofa', 'huong-nui'],
        details: {
          areaM2: 65,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Sông Sào Khê',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'villa-hai-phong-ngu-ho-boi',
        title: 'Villa hai phòng ngủ, hồ bơi riêng',
        summary: 'Sân gạch bao quanh hồ 7 m, bếp mở cho đầu bếp nấu tại chỗ.',
        quantity: 4,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 7_800_000,
        facilities: [...roomFacilities.upscale, 'ho-boi-rieng', 'bon-tam', 'bep-nho', 'sofa', 'huong-vuon'],
        details: {
          areaM2: 160,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đôi lớn (Queen)', count: 1 },
          ],
          view: 'Hồ bơi và núi',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.heritage, deal('Cuối thu bên sông', 14, '2026-11-01', '2027-01-31')],
    scenes: {
      hero: ['karst-river/valley/golden', 'karst-river/valley', 'karst-river/cave'],
      gallery: [
        'pool/infinity-hills',
        'hotel-room/villa-garden',
        'restaurant/breakfast',
        'karst-river/cave',
        'spa/tub',
        'karst-river/fields',
        'hotel-room/twin-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'homestay-ao-sen-khe-ha',
    code: 'KS016',
    title: 'Homestay Ao Sen Khê Hạ',
    nameAlias: [
      'ao sen khe ha',
      'homestay ninh binh',
      'homestay gan hang mua',
      'bungalow hang mua',
      'homestay tam coc',
    ],
    summary:
      'Mười hai phòng quanh ao sen dưới chân Hang Múa, hồ bơi nhỏ, bếp gia đình và xe đạp đi Tam Cốc miễn phí.',
    content: `Thôn Khê Hạ có khoảng chục nhà quay mặt vào chân Hang Múa. Nhà cô Xuyến có cái ao hai sào, trồng sen hồng từ năm 2016, khách ở các phòng bắc qua ao trên cọc bê tông nên nằm giường nghe được cá quẫy.

## Giờ đẹp

Cổng Hang Múa mở sáu giờ. Ra khỏi giường lúc 5:40, đi bộ tám phút, bạn leo năm trăm bậc khi chưa ai lên và thấy nắng chiếu dọc sông Ngô Đồng. Về nhà vừa kịp bánh cuốn nóng.

## Sen và lúa

Sen nở rộ từ cuối tháng Năm đến tháng Bảy. Lúa Tam Cốc chín cuối tháng Năm, chỉ vàng khoảng hai tuần. Mùa này phòng kín sớm, còn mùa đông thì ao trơ lá và giá hạ.

## Sinh hoạt

Bữa tối nấu theo mâm, bốn món, ăn ở sàn gỗ giữa ao. Có bếp chung cho gia đình nấu cháo trẻ em, hồ bơi dài mười mét không sưởi. Chó nhà tên Mực hiền, nhưng ai sợ chó cứ nói, cô nhốt ở vườn sau.

Thuê xe máy 130.000 đồng một ngày; xe đạp thì mượn thoải mái.`,
    highlights: [
      'Phòng bắc trên ao sen, tám phút đi bộ tới Hang Múa',
      'Sen nở cuối tháng Năm đến tháng Bảy',
      'Mâm cơm tối bốn món trên sàn gỗ giữa ao',
      'Bếp chung nấu cháo cho trẻ nhỏ',
      'Xe đạp mượn cả ngày',
    ],
    inclusions: ['Bữa sáng bánh cuốn hoặc mì', 'Nước lọc bình lớn', 'Chậu và bếp riêng cho đồ trẻ em'],
    exclusions: ['Mâm cơm tối 150.000 đồng một người', 'Vé Hang Múa và thuyền Tam Cốc'],
    notes: [
      'Ao sâu 0,8 m, có lan can quanh lối đi; trẻ dưới sáu tuổi luôn cần người trông.',
      'Gà gáy từ bốn giờ rưỡi, nhà để sẵn nút tai ở đầu giường.',
    ],
    provinces: ['ninh-binh'],
    places: ['hang-mua', 'tam-coc-bich-dong'],
    location: { lat: 20.2319, lng: 105.9371, address: 'Thôn Khê Hạ, phường Hoa Lư, tỉnh Ninh Bình' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['cap-doi', 'gia-dinh', 'nhom-ban'],
      facility: [
        'ho-boi-ngoai-troi',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'cho-thue-xe-dap',
        'nha-hang',
        'thuc-don-chay',
        'khu-bbq',
        'ban-dat-tour',
        'giat-la',
        'giu-hanh-ly',
        'vuon',
        'cho-phep-thu-cung',
        'san-hien',
      ],
    },
    supplier: 'ao-sen-khe-ha',
    popularity: 610,
    faqs: [
      {
        question: 'Tháng này ao còn sen không?',
        answer:
          'Sen chỉ nở từ cuối tháng Năm đến tháng Bảy. Ngoài mùa, ao giữ lá xanh đến tháng Chín rồi tàn.',
      },
      {
        question: 'Từ đây đi Tam Cốc bằng xe đạp bao xa?',
        answer: 'Bốn cây rưỡi, đường bằng, khoảng 22 phút. Nên tránh giờ nắng 11:00 đến 14:00 mùa hè.',
      },
      {
        question: 'Nhà có nhận khách về khuya không?',
        answer: 'Cổng khóa lúc 22:30, mỗi phòng được giao một chìa phụ. Chó nhà nhận ra khách sau tối đầu.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 12,
      floors: 2,
      yearBuilt: 2017,
      distances: [
        { label: 'Cổng Hang Múa', km: 0.6, minutes: 8 },
        { label: 'Bến thuyền Tam Cốc', km: 4.5, minutes: 10 },
        { label: 'Bến thuyền Tràng An', km: 5, minutes: 11 },
        { label: 'Ga Ninh Bình', km: 6.5, minutes: 15 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 150_000,
      petPolicy: 'Nhận thú cưng nhỏ, cần hòa thuận với chó nhà và được dắt dây.',
      smokingPolicy: 'Chỉ hút ở bàn đá gần cổng.',
      parkingPolicy: 'Sân đỗ năm ô tô, miễn phí; xe hơn 16 chỗ để ở đầu thôn.',
      accessibility: [
        'Bốn phòng tầng trệt có một bậc cửa',
        'Lối ván trên ao rộng 1,1 m, không có tay vịn hai bên đoạn cuối',
      ],
    },
    units: [
      {
        code: 'phong-tren-ao',
        title: 'Phòng đôi trên ao sen',
        summary: 'Sàn gỗ, hiên mở ra ao, giường một phía nhìn ra núi.',
        quantity: 5,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 720_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh', 'ban-cong'],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Ao sen và Hang Múa',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'phong-hai-giuong-vuon',
        title: 'Phòng hai giường hướng vườn',
        summary: 'Tầng trệt dãy trong, sát bếp chung, tiện cho người có con nhỏ.',
        quantity: 4,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 580_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'huong-vuon'],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Vườn cây ăn quả',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'phong-gia-dinh-gac-xep',
        title: 'Phòng gia đình gác xép',
        summary: 'Bên dưới giường lớn, gác kê hai đệm, trần thấp ở mép mái.',
        quantity: 3,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_050_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh', 'may-say-toc'],
        details: {
          areaM2: 34,
          beds: [
            { type: 'Giường đôi lớn (Queen)', count: 1 },
            { type: 'Đệm đơn', count: 2 },
          ],
          view: 'Ao sen',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.heritage, deal('Ngày thường mùa lạnh', 10, '2026-11-15', '2027-02-05')],
    scenes: {
      hero: ['karst-river/lotus/dawn', 'karst-river/lotus'],
      gallery: [
        'hotel-room/twin-garden',
        'karst-river/valley',
        'restaurant/lanterns',
        'road/rice-fields',
        'karst-river/cave',
        'lobby/lounge',
        'hotel-room/villa-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'farmstay-buom-thang-tu-cuc-phuong',
    code: 'KS017',
    title: 'Farmstay Bướm Tháng Tư Cúc Phương',
    nameAlias: [
      'buom thang tu',
      'farmstay cuc phuong',
      'farmstay ninh binh',
      'nghi o rung cuc phuong',
      'cam trai cuc phuong',
    ],
    summary:
      'Trang trại hai héc-ta sát cửa rừng Cúc Phương, phòng gỗ và lều lớn cho gia đình, mùa bướm tháng Tư đến giữa tháng Năm.',
    content: `Cửa rừng Cúc Phương có lệ riêng: mỗi năm từ cuối tháng Ba, bướm trắng và bướm vàng bay đầy đường đất, đậu cả lên tay người chịu khó đứng yên. Trang trại mở cửa đón khách theo mùa ấy trước tiên, rồi mới đến những tháng còn lại.

## Trên trang trại

Hai héc-ta chia cho vườn mít, dãy chuồng hươu sao, ao cá và bãi cỏ rộng để trẻ con chạy. Buổi sáng cho gà ăn lúc sáu rưỡi, buổi chiều hái rau cùng chủ nhà. Phòng gỗ ở sát bìa rừng, lều vải dựng trên sàn khô ráo ở bãi giữa.

## Đường rừng

Từ cổng vườn quốc gia vào trung tâm hai mươi cây số đường trải nhựa, đạp xe được nếu đi sớm. Động Người Xưa ở cây số bảy, cây chò ngàn năm cần đi bộ thêm ba cây số. Trung tâm cứu hộ linh trưởng mở theo giờ, chỉ vào cùng hướng dẫn viên.

## Đêm

Không đèn đường, trời nhiều sao từ tháng Mười. Chủ nhà đốt lửa trại tối thứ Bảy, nướng ngô và bánh tẻ. Nên mang đèn đội đầu và giày kín vì vắt rừng nhiều sau mưa.`,
    highlights: [
      'Sát cửa rừng Cúc Phương, mùa bướm tháng Tư',
      'Bãi cỏ, hươu sao và gà cho trẻ em tự tay chăm',
      'Đường rừng trải nhựa hai mươi cây số vào trung tâm',
      'Lửa trại tối thứ Bảy',
    ],
    inclusions: ['Bữa sáng tại nhà chung', 'Buổi hái rau và cho gà ăn', 'Mượn đèn đội đầu'],
    exclusions: [
      'Vé vườn quốc gia',
      'Hướng dẫn xem linh trưởng',
      'Thuê xe đạp địa hình 120.000 đồng một ngày',
    ],
    notes: [
      'Vắt có từ tháng Năm đến tháng Chín, nhà phát tất cao cổ và dầu bôi.',
      'Mùa bướm đường rừng đông, cổng vườn có thể dừng nhận xe máy vào cuối tuần.',
    ],
    provinces: ['ninh-binh'],
    places: ['vuon-quoc-gia-cuc-phuong'],
    location: { lat: 20.2437, lng: 105.7202, address: 'Thôn Nga, xã Cúc Phương, tỉnh Ninh Bình' },
    terms: {
      'hotel-type': ['farmstay'],
      conform: ['gia-dinh', 'nhom-ban', 'thu-cung'],
      facility: [
        'vuon',
        'san-choi-tre-em',
        'khu-bbq',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'thuc-don-tre-em',
        'cho-phep-thu-cung',
        'cho-thue-xe-dap',
        'phong-tro-choi',
        'ban-dat-tour',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'buom-thang-tu',
    popularity: 310,
    faqs: [
      {
        question: 'Tuần nào trong tháng Tư bướm nhiều?',
        answer:
          'Thường từ ngày 15 tháng Tư đến mùng 10 tháng Năm, lệch một tuần tùy năm nắng sớm hay muộn. Gọi trước chúng tôi báo tình hình thật.',
      },
      {
        question: 'Ngủ lều có nóng không, nhà tắm ở đâu?',
        answer:
          'Lều có quạt và hai lớp vải, mát về đêm. Nhà tắm gạch nằm cách lều 30 m, có nước nóng và khóa riêng từng buồng.',
      },
      {
        question: 'Đưa con hai tuổi vào rừng được không?',
        answer:
          'Đi xe điện vào Động Người Xưa rồi quay ra là hợp. Đường mòn cây chò trơn, không nên bế bé đi.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 19,
      floors: 2,
      yearBuilt: 2018,
      distances: [
        { label: 'Cổng Vườn quốc gia Cúc Phương', km: 1.2, minutes: 4 },
        { label: 'Động Người Xưa', km: 8, minutes: 20 },
        { label: 'Trung tâm Cúc Phương (Bống)', km: 21, minutes: 45 },
        { label: 'Thành phố Ninh Bình cũ', km: 42, minutes: 60 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 150_000,
      petPolicy: 'Chó ở được trong sân có rào, dắt dây khi qua chuồng hươu.',
      smokingPolicy: 'Không hút trong lều và nhà gỗ; gạt tàn đặt ở sân bếp.',
      parkingPolicy: 'Bãi cỏ mười lăm ô tô, có chỗ cho xe cắm trại.',
      accessibility: ['Phòng gỗ số 3 có dốc gỗ và vòi sen ngồi', 'Sân cỏ mềm, xe lăn khó đi khi trời ướt'],
    },
    units: [
      {
        code: 'nha-go-bia-rung',
        title: 'Nhà gỗ bìa rừng',
        summary: 'Vách gỗ keo, cửa sổ lưới đôi, hiên nhìn vào rìa rừng.',
        quantity: 6,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 780_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'may-say-toc', 'huong-vuon'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Bìa rừng',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'nha-go-doi-giuong',
        title: 'Nhà gỗ hai giường đôi',
        summary: 'Hai giường 1,6 m, hợp gia đình hai con, gần bãi cỏ.',
        quantity: 5,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_080_000,
        facilities: [...roomFacilities.simple, 'dieu-hoa', 'tu-lanh', 'huong-vuon'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Bãi cỏ và ao',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'leu-lon-gia-dinh',
        title: 'Lều lớn cho gia đình',
        summary: 'Sàn gỗ 25 m², đệm 20 cm, đèn năng lượng mặt trời, tắm ở nhà chung.',
        quantity: 8,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 560_000,
        facilities: ['nuoc-uong-mien-phi', 'do-dung-ve-sinh', 'voi-sen'],
        details: {
          areaM2: 25,
          beds: [
            { type: 'Giường đôi', count: 1 },
            { type: 'Đệm đơn', count: 2 },
          ],
          view: 'Bãi cỏ',
          balcony: false,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.heritage,
    scenes: {
      hero: ['hotel-room/twin-garden/golden', 'hotel-room/twin-garden'],
      gallery: [
        'hotel-room/lodge-mountain',
        'waterfall/trail',
        'restaurant/breakfast',
        'lobby/lounge',
        'karst-river/valley',
        'road/rice-fields',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
