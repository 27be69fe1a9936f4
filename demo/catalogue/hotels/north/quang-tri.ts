import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

/** Phong Nha, once in Quảng Bình, in the province of Quảng Trị since July 2025. */
export const quangTriHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'resort-vuon-tieu-bong-lai',
    code: 'KS028',
    title: 'Resort Vườn Tiêu Bồng Lai',
    nameAlias: [
      'vuon tieu bong lai',
      'resort phong nha',
      'resort quang binh',
      'nghi duong bong lai',
      'phong nha ho boi',
    ],
    summary:
      'Khu nghỉ 4 sao trên đồi tiêu thung lũng Bồng Lai, hồ bơi nhìn đồng, xe đạp đường làng và đưa đón động hằng ngày.',
    content: `Thung lũng Bồng Lai cách trung tâm Phong Nha chín cây số, đường làng vòng qua đồi keo, chuồng trâu và những vườn tiêu leo trụ gạch. Khu nghỉ ở trên quả đồi thấp phía đông, mỗi căn chừa lại một hàng tiêu trước hiên. Tháng Ba hái tiêu chín đỏ, khách cùng hái, phơi và rang một mẻ nhỏ mang về.

## Nước và đồng

Hồ bơi dài hai mươi lăm mét nằm đúng mép đồi, nhìn xuống ruộng và con suối chảy ra sông Son. Chiều hè nước mát 27 độ, mùa đông không sưởi nhưng có bồn sục nóng cạnh đó. Hiên căn nào cũng có võng và quạt trần.

## Đi động

Xe khu nghỉ chạy 8:00 và 13:00 tới bến Phong Nha, 9:00 tới động Thiên Đường, về lúc 16:30. Khách tự đi thì mượn xe đạp đường bằng, hoặc thuê xe máy, nửa giờ là tới cửa rừng.

## Bàn ăn

Gà đồi nướng muối tiêu, cá mát nướng lá chuối, rau trong vườn. Mùa lũ tháng Mười đến tháng Mười Một có ngày đường làng ngập, bếp vẫn nấu đủ ba bữa và khách được dời ngày miễn phí.`,
    highlights: [
      'Trên đồi tiêu, nhìn xuống thung lũng Bồng Lai',
      'Hồ bơi 25 m ở mép đồi và bồn sục nóng',
      'Xe đưa đón động Phong Nha và Thiên Đường mỗi ngày',
      'Hái, phơi và rang tiêu vào tháng Ba',
      'Mượn xe đạp đi đường làng bằng phẳng',
    ],
    inclusions: ['Buffet sáng hoặc mang tới hiên', 'Xe đi động theo giờ cố định', 'Xe đạp địa hình'],
    exclusions: ['Vé hang động và thuyền', 'Đón ga hoặc sân bay Đồng Hới'],
    notes: [
      'Tháng Mười và tháng Mười Một có thể có lũ; khu nghỉ nhắn tin trước hai ngày khi dự báo xấu.',
      'Tour hang nhiều ngày đặt với đơn vị được cấp phép, khu nghỉ giữ phòng và hành lý.',
    ],
    provinces: ['quang-tri'],
    places: ['dong-phong-nha', 'dong-thien-duong', 'vuon-quoc-gia-phong-nha-ke-bang'],
    location: { lat: 17.6262, lng: 106.3567, address: 'Thôn Bồng Lai, xã Bố Trạch, tỉnh Quảng Trị' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
      facility: [
        'ho-boi-vo-cuc',
        'bon-suc',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'cho-thue-xe-dap',
        'vuon',
        'yoga',
        'san-choi-tre-em',
        'massage',
        'giat-la',
        'ban-dat-tour',
      ],
    },
    supplier: 'vuon-tieu-bong-lai',
    popularity: 620,
    faqs: [
      {
        question: 'Từ resort tới động Thiên Đường mất bao lâu?',
        answer:
          'Khoảng 50 phút xe, ba mươi mốt cây số, tính cả đoạn leo dốc cuối. Xe chạy 9:00 và đón lúc 15:00.',
      },
      {
        question: 'Đi chơi cùng bé ba tuổi, có hoạt động nào gần?',
        answer:
          'Buổi cho vịt ăn và bè kéo trên suối, cách cổng 400 m. Động Phong Nha bằng thuyền cũng hợp với trẻ vì ít phải leo.',
      },
      {
        question: 'Tháng Mười đặt có rủi ro không?',
        answer:
          'Có thể mưa lũ. Chúng tôi cho đổi ngày miễn phí khi cơ quan khí tượng phát cảnh báo hoặc khi động đóng cửa.',
      },
      {
        question: 'Gần đây có chỗ ăn khác ngoài resort không?',
        answer: 'Hai cây số có vài quán gà nướng nhà vườn, đạp xe tới được. Nên đi trước khi trời tối.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 36,
      floors: 2,
      yearBuilt: 2019,
      distances: [
        { label: 'Bến thuyền Phong Nha', km: 9, minutes: 18 },
        { label: 'Động Thiên Đường', km: 31, minutes: 50 },
        { label: 'Ga Đồng Hới', km: 40, minutes: 55 },
        { label: 'Sân bay Đồng Hới', km: 42, minutes: 58 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 350_000,
      petPolicy: 'Không nhận chó mèo vì vườn tiêu có gà thả.',
      smokingPolicy: 'Hiên và bãi cỏ được hút, trong căn thì không.',
      parkingPolicy: 'Sân đá hai mươi lăm ô tô, hai trụ sạc, không tính phí.',
      accessibility: [
        'Căn số 4 và 5 có ram dốc, phòng tắm rộng',
        'Đường nội khu lát gạch, đoạn lên hồ bơi dốc 6%',
        'Xe điện đưa khách khó đi lại',
      ],
    },
    units: [
      {
        code: 'can-tieu-doi',
        title: 'Căn đôi vườn tiêu',
        summary: 'Hàng tiêu trước hiên, giường lớn, quạt trần và điều hòa.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_550_000,
        facilities: [...roomFacilities.city, 'huong-vuon', 'ban-cong'],
        details: {
          areaM2: 34,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Vườn tiêu',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-nhin-dong',
        title: 'Căn nhìn đồng Bồng Lai',
        summary: 'Hàng ngoài, thấy ruộng và hoàng hôn phía dãy Trường Sơn.',
        quantity: 12,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_950_000,
        facilities: [...roomFacilities.city, 'huong-nui', 'ban-cong', 'bon-tam'],
        details: {
          areaM2: 38,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Đồng ruộng và núi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-gia-dinh-hai-phong',
        title: 'Căn gia đình hai phòng ngủ',
        summary: 'Hai phòng ngủ, một phòng tắm lớn, sân cỏ có cầu trượt nhỏ.',
        quantity: 8,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 2_900_000,
        facilities: [...roomFacilities.city, 'huong-vuon', 'ban-cong', 'sofa', 'noi-em-be'],
        details: {
          areaM2: 62,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Vườn và hồ bơi',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.heritage, deal('Phong Nha tháng khô', 11, '2027-02-10', '2027-08-31')],
    scenes: {
      hero: ['cave/mouth/golden', 'cave/mouth', 'karst-river/valley'],
      gallery: [
        'pool/infinity-hills',
        'hotel-room/villa-garden',
        'restaurant/breakfast',
        'cave/hall',
        'road/rice-fields',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-ben-song-son-phong-nha',
    code: 'KS029',
    title: 'Khách sạn Bến Sông Son',
    nameAlias: [
      'ben song son',
      'khach san phong nha',
      'ks phong nha gan ben thuyen',
      'nha nghi phong nha',
      'khach san quang binh',
    ],
    summary:
      'Khách sạn 3 sao mặt sông Son, đi bộ tới bến thuyền Phong Nha, phòng ban công nước và bếp mở sớm cho khách đi động.',
    content: `Sông Son đổi màu theo mùa: xanh rêu mùa khô, đỏ phù sa sau mưa. Khách sạn ở bờ trái, ban công vươn gần mép kè, buổi sớm sương đọng trên mặt nước và thuyền chở cát đi qua chậm. Từ cửa ra bến thuyền động Phong Nha chỉ năm trăm mét.

## Hậu cần cho ngày đi hang

Bếp mở 5:30. Khách chọn trước từ tối hôm trước, sáng ra có cơm nắm, trứng luộc, chuối gói lá để mang theo. Nhân viên giặt đồ lấm bùn, phơi riêng và trả sáng hôm sau. Tủ khóa ở sảnh giữ được ba lô lớn.

## Phòng và nước

Năm tầng, không quá mới nhưng sạch. Phòng hướng sông là nơi nên chọn, thêm chừng một trăm năm mươi nghìn. Tầng hai có vài phòng rộng cho nhóm bốn người, giường đơn hết.

## Sau động

Bốn giờ chiều có thuyền kayak cho mượn trên khúc sông lặng trước nhà. Tối, phố chính bật đèn vàng, cháo canh cá lóc và bánh xèo Quảng Hòa ăn ở hai quán đầu dốc. Khi lũ, khách sạn chuyển khách lên tầng ba trở lên, đường lên khu cao vẫn thông.`,
    highlights: [
      'Năm trăm mét tới bến thuyền động Phong Nha',
      'Bếp mở 5:30, gói cơm nắm cho ngày đi hang',
      'Ban công mặt sông Son và kayak mượn chiều',
      'Giặt đồ lấm bùn, trả sáng hôm sau',
    ],
    inclusions: ['Bữa sáng hoặc phần ăn mang đi', 'Tủ giữ ba lô', 'Kayak một giờ buổi chiều'],
    exclusions: ['Vé động và thuyền máy', 'Giặt đồ 30.000 đồng một ký'],
    notes: [
      'Mùa mưa lũ, thuyền vào động Phong Nha có thể dừng; lễ tân xem thông báo lúc 7:00.',
      'Phố chính sáng đèn đến khuya; phòng hướng phố có rèm hai lớp kéo kín.',
    ],
    provinces: ['quang-tri'],
    places: ['dong-phong-nha', 'vuon-quoc-gia-phong-nha-ke-bang'],
    location: { lat: 17.6048, lng: 106.3052, address: 'Đường bờ kè sông Son, xã Phong Nha, tỉnh Quảng Trị' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['nhom-ban', 'gia-dinh'],
      facility: [
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'the-thao-duoi-nuoc',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'cho-thue-xe-dap',
        'may-phat-dien-du-phong',
        'ket-an-toan',
      ],
    },
    supplier: 'ben-dong',
    popularity: 400,
    faqs: [
      {
        question: 'Mua vé thuyền động Phong Nha ở đâu khi ở đây?',
        answer: 'Quầy vé ở bến cách 500 m. Lễ tân giúp ghép thuyền mười hai người để chia tiền.',
      },
      {
        question: 'Xe máy thuê ở khách sạn giá bao nhiêu?',
        answer: 'Xe số 120.000 đồng một ngày, xe tay ga 150.000 đồng, giữ giấy phép lái xe của khách.',
      },
      {
        question: 'Phòng hướng sông có nhiều muỗi không?',
        answer: 'Cửa lưới hai lớp và ban công có máy đuổi. Nên đóng cửa từ 18:00 đến 19:30.',
      },
    ],
    details: {
      star: 3,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 38,
      floors: 5,
      yearBuilt: 2014,
      distances: [
        { label: 'Bến thuyền Phong Nha', km: 0.5, minutes: 6 },
        { label: 'Trung tâm du khách Phong Nha', km: 0.7, minutes: 9 },
        { label: 'Động Thiên Đường', km: 22, minutes: 35 },
        { label: 'Suối nước Moọc', km: 14, minutes: 25 },
        { label: 'Ga Đồng Hới', km: 46, minutes: 60 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 200_000,
      petPolicy: 'Không nhận vật nuôi, kể cả lồng.',
      smokingPolicy: 'Tầng thượng có mái che là nơi hút.',
      parkingPolicy: 'Sân trước mười tám ô tô, xe máy để trong nhà.',
      accessibility: ['Sảnh tới thang máy không bậc', 'Một phòng tầng hai có ghế tắm và tay nắm'],
    },
    units: [
      {
        code: 'tieu-chuan-pho',
        title: 'Phòng tiêu chuẩn hướng phố',
        summary: 'Gọn, giá phải, cửa sổ ra phố chính.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 2,
        baseVnd: 520_000,
        facilities: [...roomFacilities.city],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Phố Phong Nha',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-song',
        title: 'Phòng Deluxe ban công sông',
        summary: 'Tầng ba đến năm, ban công kê hai ghế.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 690_000,
        facilities: [...roomFacilities.city, 'ban-cong'],
        details: {
          areaM2: 25,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Sông Son và núi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'nhom-bon-nguoi',
        title: 'Phòng nhóm bốn giường',
        summary: 'Bốn giường đơn, khu phơi đồ ngoài hiên.',
        quantity: 6,
        maxAdults: 4,
        maxChildren: 0,
        maxOccupancy: 4,
        baseVnd: 950_000,
        facilities: [...roomFacilities.city],
        details: {
          areaM2: 34,
          beds: [{ type: 'Giường đơn', count: 4 }],
          view: 'Sông một phần',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.heritage,
    scenes: {
      hero: ['cave/mouth/dawn', 'cave/mouth', 'cave/river'],
      gallery: [
        'hotel-room/twin-garden',
        'cave/river',
        'restaurant/breakfast',
        'lobby/reception',
        'karst-river/valley',
        'cave/hall',
        'hotel-room/villa-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  },
];
