import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const haLongHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'khach-san-buom-nau-bai-chay',
    code: 'KS009',
    title: 'Khách sạn Buồm Nâu Bãi Cháy',
    nameAlias: [
      'buom nau',
      'khach san bai chay',
      'khach san ha long gan bien',
      'ks ha long 4 sao',
      'khach san gan sun world',
    ],
    summary:
      'Khách sạn 4 sao trên đường Hạ Long, qua một con đường là bãi tắm Bãi Cháy; phòng từ tầng sáu nhìn trọn cầu và vịnh.',
    content: `Cửa khách sạn quay ra đường Hạ Long, bên kia đường là hàng dừa rồi tới cát. Tính từ thang máy đến mép nước mất bốn phút, kể cả lúc chờ đèn đỏ. Tên nhà lấy từ cánh buồm nhuộm củ nâu của thuyền đánh cá trong vịnh; trong sảnh còn treo một tấm buồm cũ vá bảy chỗ.

## Chọn tầng

Từ tầng sáu trở lên, phòng phía nam thấy các đảo đá và tàu du lịch ra vào. Tầng thấp hơn vướng ngọn dừa nhưng rẻ hơn chừng ba trăm nghìn. Phía bắc nhìn lên đồi thông và tháp truyền hình, hợp với khách chỉ cần chỗ ngủ trước khi lên tàu.

## Ăn ở đâu

Buffet sáng có bún bề bề và chả mực giã tay rán từng mẻ nhỏ. Bữa tối, nhà hàng nhận chế biến hải sản bạn mua ở chợ Hạ Long I, tiền công tính theo ký. Quán vỉa hè trên phố Hậu Cần cách mười phút đi bộ, nên hỏi giá trước khi gọi.

## Trước khi lên tàu

Cảng Tuần Châu cách chín cây số. Lễ tân giữ hành lý lớn cho khách đi du thuyền một đêm và có phòng thay đồ khi bạn quay về.`,
    highlights: [
      'Bốn phút từ thang máy ra bãi tắm Bãi Cháy',
      'Phòng từ tầng sáu phía nam nhìn vịnh và tàu thuyền',
      'Chả mực giã tay và bún bề bề trong bữa sáng',
      'Nhận chế biến hải sản khách mua ở chợ',
      'Giữ hành lý cho khách đi du thuyền qua đêm',
    ],
    inclusions: ['Ghế và khăn ở hồ bơi', 'Nước lọc mỗi ngày', 'Giữ hành lý đến hai đêm'],
    exclusions: ['Vé cáp treo và công viên ven biển', 'Công chế biến hải sản'],
    notes: [
      'Tháng Sáu và tháng Bảy thang máy đông từ 7:30 đến 8:30, ăn sáng sớm hơn sẽ thoải mái.',
      'Khi có bão, cảng vụ dừng tàu; khách bị lùi lịch được giữ giá phòng thêm một đêm.',
    ],
    provinces: ['quang-ninh'],
    places: ['bai-bien-bai-chay', 'sun-world-ha-long', 'vinh-ha-long'],
    location: { lat: 20.9583, lng: 107.0446, address: '188 đường Hạ Long, phường Bãi Cháy, Quảng Ninh' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nhom-ban', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-ngoai-troi',
        'ho-boi-tre-em',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'buffet-sang',
        'quay-bar',
        'phong-gym',
        'karaoke',
        'phong-hop',
        'giu-hanh-ly',
        'ban-dat-tour',
        'loi-di-xe-lan',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'buom-nau',
    popularity: 760,
    faqs: [
      {
        question: 'Bãi tắm trước khách sạn có thu vé không?',
        answer:
          'Không thu. Tắm tráng nước ngọt ở nhà dịch vụ công cộng khoảng 20.000 đồng, hoặc về hồ bơi khách sạn tắm miễn phí.',
      },
      {
        question: 'Từ đây ra cảng Tuần Châu đi mấy giờ thì kịp tàu 12:00?',
        answer:
          'Đường vắng mất mười lăm phút. Cuối tuần nên đi trước 11:00; khách sạn gọi taxi khoảng 140.000 đồng.',
      },
      {
        question: 'Đoàn 40 người có chỗ đỗ xe lớn không?',
        answer: 'Có hai chỗ xe 45 chỗ ở sân sau, cần báo biển số trước một ngày để giữ.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 56,
      floors: 15,
      yearBuilt: 2015,
      beachDistanceM: 180,
      distances: [
        { label: 'Ga cáp treo Sun World Hạ Long', km: 0.9, minutes: 12 },
        { label: 'Chợ đêm Bãi Cháy', km: 1.4, minutes: 5 },
        { label: 'Cảng tàu khách quốc tế Hạ Long', km: 3, minutes: 8 },
        { label: 'Cảng Tuần Châu', km: 9, minutes: 17 },
        { label: 'Sân bay Vân Đồn', km: 50, minutes: 50 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 350_000,
      petPolicy: 'Khách sạn không tiếp nhận vật nuôi.',
      smokingPolicy: 'Tầng bốn có mười phòng cho phép hút thuốc, các tầng khác cấm.',
      parkingPolicy: 'Sân sau 35 ô tô, không mất tiền, có bảo vệ ban đêm.',
      accessibility: [
        'Dốc thoải từ vỉa hè vào sảnh',
        'Một phòng tầng hai có cửa 90 cm và tay vịn',
        'Bãi biển có lối lát gỗ ra gần mép nước',
      ],
    },
    units: [
      {
        code: 'superior-doi-thong',
        title: 'Phòng Superior hướng đồi',
        summary: 'Phía bắc, mát, hợp nghỉ một đêm trước khi xuống tàu.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_220_000,
        facilities: [...roomFacilities.city, 'huong-nui'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Đồi thông',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-bien-tang-thap',
        title: 'Phòng Deluxe biển tầng thấp',
        summary: 'Tầng ba đến năm, nhìn biển qua hàng dừa; có loại cho hút thuốc ở tầng bốn.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_480_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-bien'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển một phần',
          balcony: true,
          smoking: true,
        },
      },
      {
        code: 'deluxe-vinh',
        title: 'Phòng Deluxe nhìn vịnh tầng cao',
        summary: 'Từ tầng sáu, thấy đảo đá và cầu Bãi Cháy phía xa.',
        quantity: 14,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_780_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-bien', 'bon-tam', 'minibar'],
        details: {
          areaM2: 32,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển toàn phần',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-thong-phong',
        title: 'Phòng gia đình thông nhau',
        summary: 'Hai phòng liền cửa, một bên giường lớn, một bên hai giường đơn.',
        quantity: 6,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 2_650_000,
        facilities: [...roomFacilities.city, 'cua-thong-phong', 'huong-bien', 'noi-em-be'],
        details: {
          areaM2: 58,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Biển một phần',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.northBeach, deal('Vịnh mùa khô', 18, '2026-11-01', '2027-04-15')],
    scenes: {
      hero: ['karst-bay/open/golden', 'karst-bay/open', 'karst-bay/pair'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'karst-bay/fleet',
        'lobby/reception',
        'beach/parasol',
        'hotel-room/deluxe-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'villa-lang-gio-tuan-chau',
    code: 'KS010',
    title: 'Villa Lặng Gió Tuần Châu',
    nameAlias: [
      'lang gio villa',
      'villa tuan chau',
      'biet thu ha long',
      'thue villa ha long nguyen can',
      'villa ha long co ho boi',
    ],
    summary:
      'Mười một biệt thự nguyên căn hai đến năm phòng ngủ trên đảo Tuần Châu, hồ bơi riêng, bếp nướng và xe điện ra bãi tắm.',
    content: `Đảo Tuần Châu nối với đất liền bằng con đường đê dài hai cây số. Khu villa nằm phía đông nam, trong một vũng kín gió nên mặt hồ bơi ít khi gợn, và đó là lý do của cái tên. Mỗi căn có cổng riêng, sân cỏ, một cây bàng già hoặc dãy cau che nắng chiều.

## Trong nhà

Bếp mở ra sân, tủ lạnh 400 lít, bàn ăn mười hai chỗ ở căn lớn. Bếp than và vỉ nướng để sẵn ngoài hiên; gọi trước 15:00 thì quản gia mua hộ hàu, ngao, sá sùng theo giá chợ trong ngày và rửa sạch mang tới. Hồ bơi sâu từ 0,9 đến 1,5 m, có lan can tháo lắp cho nhà có trẻ nhỏ.

## Ngoài cổng

Bãi tắm nhân tạo cách sáu trăm mét, xe điện đưa đón tới 21:00. Bến du thuyền gần đến mức bạn có thể ăn sáng ở nhà lúc 10:30 rồi thong thả lên tàu trưa. Buổi tối, đoạn kè phía nam đi bộ rất mát.

## Nội quy ngắn

Loa ngoài trời tắt lúc 22:00. Mỗi căn nhận đúng số khách ghi trên phiếu, khách ghé chơi về trước 21:00.`,
    highlights: [
      'Nguyên căn có cổng, sân cỏ và hồ bơi riêng',
      'Quản gia đi chợ hải sản hộ theo giá trong ngày',
      'Lan can hồ bơi tháo lắp cho gia đình có trẻ nhỏ',
      'Xe điện ra bãi tắm, cách 600 m',
      'Năm phút tới bến du thuyền Tuần Châu',
    ],
    inclusions: ['Than và vỉ nướng một lần', 'Dọn dẹp mỗi sáng', 'Gạo, dầu ăn và gia vị cơ bản'],
    exclusions: [
      'Bữa sáng mang tận nhà 120.000 đồng một suất',
      'Đầu bếp nấu tại villa 1.200.000 đồng một bữa',
    ],
    notes: [
      'Đặt cọc hư hỏng 5.000.000 đồng khi nhận nhà, trả lại sau khi kiểm tra đồ.',
      'Hồ bơi không sưởi, nước khoảng 18–20 độ vào tháng Một.',
    ],
    provinces: ['quang-ninh'],
    places: ['dao-tuan-chau', 'vinh-ha-long'],
    location: {
      lat: 20.9297,
      lng: 106.9915,
      address: 'Khu biệt thự phía đông nam đảo Tuần Châu, phường Tuần Châu, Quảng Ninh',
    },
    terms: {
      'hotel-type': ['villa'],
      conform: ['gia-dinh', 'nhom-ban', 'thu-cung'],
      facility: [
        'ho-boi-ngoai-troi',
        'khu-bbq',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'cho-phep-thu-cung',
        'xe-trung-chuyen-noi-khu',
        'don-phong-hang-ngay',
        'karaoke',
        'san-choi-tre-em',
        'vuon',
        'camera-khu-vuc-chung',
        'cho-thue-xe-dap',
      ],
    },
    supplier: 'lang-gio',
    popularity: 560,
    faqs: [
      {
        question: 'Nhà 16 người thì lấy căn nào?',
        answer:
          'Căn năm phòng ngủ nhận mười hai người lớn và bốn trẻ em. Đông hơn, bạn ghép thêm căn hai phòng ngủ liền kề, hai sân thông nhau bằng cửa phụ.',
      },
      {
        question: 'Cuối tuần giá tăng bao nhiêu?',
        answer: 'Tối thứ Sáu và thứ Bảy cộng 35% so với ngày thường. Giá trên lịch đã tính sẵn khoản này.',
      },
      {
        question: 'Được tự nấu toàn bộ hay phải gọi dịch vụ?',
        answer: 'Bạn nấu thoải mái, không thu phí bếp. Nhân viên rửa bát lúc 8:00 sáng hôm sau.',
      },
      {
        question: 'Chó lông dài có được vào nhà không?',
        answer: 'Được ở tầng trệt và sân, tối đa hai con. Không cho xuống hồ bơi.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      roomsCount: 11,
      floors: 3,
      yearBuilt: 2019,
      beachDistanceM: 600,
      distances: [
        { label: 'Bãi tắm Tuần Châu', km: 0.6, minutes: 8 },
        { label: 'Bến du thuyền Tuần Châu', km: 1.5, minutes: 5 },
        { label: 'Bãi Cháy', km: 10, minutes: 18 },
        { label: 'Sân bay Cát Bi', km: 52, minutes: 55 },
        { label: 'Hà Nội', km: 152, minutes: 135 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 300_000,
      petPolicy: 'Nhận tối đa hai chó hoặc mèo mỗi căn, phí dọn 400.000 đồng một kỳ ở.',
      smokingPolicy: 'Hút ngoài sân và hiên; trong nhà có báo khói.',
      parkingPolicy: 'Mỗi căn có gara hoặc sân cho hai ô tô, ổ sạc xe điện 7 kW.',
      accessibility: [
        'Căn hai phòng ngủ có một phòng ngủ tầng trệt',
        'Cổng và sân không bậc, cửa chính cao hơn sân 10 cm',
        'Không có thang máy trong nhà',
      ],
    },
    units: [
      {
        code: 'villa-2-phong-ngu',
        title: 'Villa 2 phòng ngủ, hồ bơi riêng',
        summary: 'Một phòng tầng trệt cho ông bà, sân cỏ nhỏ, hồ dài 6 m.',
        quantity: 5,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 3_900_000,
        facilities: [...roomFacilities.apartment, 'ho-boi-rieng', 'huong-vuon'],
        details: {
          areaM2: 140,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đôi', count: 1 },
          ],
          view: 'Vườn và hồ bơi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'villa-3-phong-ngu',
        title: 'Villa 3 phòng ngủ, hồ bơi riêng',
        summary: 'Ba tầng, phòng karaoke cách âm, hồ dài 8 m.',
        quantity: 3,
        maxAdults: 8,
        maxChildren: 3,
        maxOccupancy: 10,
        baseVnd: 5_600_000,
        facilities: [...roomFacilities.apartment, 'ho-boi-rieng', 'ban-cong', 'huong-vuon', 'bon-tam'],
        details: {
          areaM2: 220,
          beds: [
            { type: 'Giường cỡ King', count: 2 },
            { type: 'Giường đôi', count: 2 },
          ],
          view: 'Vườn và đồi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'villa-5-phong-ngu',
        title: 'Villa 5 phòng ngủ hướng biển',
        summary: 'Căn lớn nhất khu, bàn ăn mười hai chỗ, sân thượng nhìn ra các đảo đá.',
        quantity: 3,
        maxAdults: 12,
        maxChildren: 4,
        maxOccupancy: 16,
        baseVnd: 9_500_000,
        facilities: [
          ...roomFacilities.apartment,
          'ho-boi-rieng',
          'ban-cong',
          'huong-bien',
          'bon-tam',
          'noi-em-be',
        ],
        details: {
          areaM2: 380,
          beds: [
            { type: 'Giường cỡ King', count: 3 },
            { type: 'Giường đôi', count: 4 },
          ],
          view: 'Biển và đảo đá',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.weekendEscape,
    scenes: {
      hero: ['karst-bay/pair/dusk', 'karst-bay/pair'],
      gallery: [
        'pool/garden-palms',
        'hotel-room/villa-garden',
        'karst-bay/gate',
        'restaurant/seaside',
        'pier/yacht',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/deluxe-sea',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-can-ho-ben-doan-hon-gai',
    code: 'KS011',
    title: 'Khách sạn căn hộ Bến Đoan',
    nameAlias: [
      'ben doan',
      'condotel ha long',
      'khach san hon gai',
      'can ho ha long view bien',
      'khach san gan bao tang quang ninh',
    ],
    summary:
      'Căn hộ có bếp bên bờ Hòn Gai, tầng cao nhìn cầu Bãi Cháy và núi Bài Thơ, cách Bảo tàng Quảng Ninh mười phút đi bộ.',
    content: `Hòn Gai là nửa bên này của Hạ Long, nơi người ta sống chứ không chỉ đến chơi. Sáng sớm chợ Hạ Long I đã sáng đèn, chả mực giã trong cối đá, tiếng chày vang ra tận phố. Tòa nhà đứng bên đường bao biển, đủ gần để đi chợ bằng chân và đủ xa để ngủ yên.

## Căn hộ

Các căn cùng một kiểu bài trí giản dị: sàn gỗ sồi, bếp từ hai vùng nấu, máy giặt sấy, cửa trượt ra ban công. Hướng đông nam nhìn vịnh với hàng chục tàu neo, hướng tây bắc thấy cầu Bãi Cháy lên đèn lúc 18:30. Mỗi tầng chỉ có tám căn.

## Tiện đi bộ

Bảo tàng Quảng Ninh, tòa nhà kính đen như than, cách tám trăm mét. Đi ngược lại là chân núi Bài Thơ, đường lên đỉnh không phải lúc nào cũng mở, nên hỏi lễ tân trước. Phố ẩm thực quanh chợ có bánh gật gù, cà sáy và sữa chua trân châu.

## Cho kỳ ở dài

Từ đêm thứ năm, khách được giặt chăn ga thêm một lần miễn phí. Phòng làm việc ở tầng ba yên tĩnh, có hai buồng gọi điện.`,
    highlights: [
      'Bếp từ, máy giặt sấy và ban công trong mọi căn',
      'Sát chợ Hạ Long I, mua chả mực giã tay buổi sáng',
      'Mười phút đi bộ đến Bảo tàng Quảng Ninh',
      'Hồ bơi tầng năm nhìn ra tàu thuyền neo trong vịnh',
    ],
    inclusions: ['Hồ bơi tầng năm', 'Phòng làm việc chung', 'Dọn căn hộ cách ngày'],
    exclusions: ['Bữa sáng nếu không chọn gói', 'Phí gửi ô tô tầng hầm'],
    notes: [
      'Nhận nhà sau 23:00 qua tủ khóa số ở sảnh, mã gửi lúc 18:00 cùng ngày.',
      'Phần ban công không phơi đồ theo quy định tòa nhà, dùng máy sấy thay thế.',
    ],
    provinces: ['quang-ninh'],
    places: ['bao-tang-quang-ninh', 'vinh-ha-long'],
    location: {
      lat: 20.9521,
      lng: 107.0856,
      address: '6 đường Trần Quốc Nghiễn, phường Hồng Gai, Quảng Ninh',
    },
    terms: {
      'hotel-type': ['khach-san-can-ho'],
      conform: ['gia-dinh', 'cong-tac', 'nhom-ban'],
      facility: [
        'ho-boi-ngoai-troi',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-co-phi',
        'khong-gian-lam-viec-chung',
        'phong-gym',
        'giat-la',
        'nha-hang',
        'san-choi-tre-em',
        'may-phat-dien-du-phong',
        'camera-khu-vuc-chung',
        'loi-di-xe-lan',
      ],
    },
    supplier: 'buom-nau',
    popularity: 380,
    faqs: [
      {
        question: 'Ở Hòn Gai thì tắm biển ở đâu?',
        answer:
          'Gần nhà không có bãi cát. Bạn qua cầu sang Bãi Cháy, khoảng năm cây số, hoặc dùng hồ bơi tầng năm.',
      },
      {
        question: 'Bếp có đủ nồi để nấu lẩu cho sáu người không?',
        answer:
          'Căn hai phòng ngủ có nồi 5 lít, bếp từ di động và tám bộ bát đũa. Thiếu gì gọi lễ tân mang lên.',
      },
      {
        question: 'Gửi ô tô hết bao nhiêu?',
        answer:
          'Tầng hầm 100.000 đồng một đêm. Ven đường bao biển có vạch đỗ không thu tiền nhưng hay hết chỗ sau 19:00.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 44,
      floors: 22,
      yearBuilt: 2021,
      distances: [
        { label: 'Chợ Hạ Long I', km: 0.7, minutes: 9 },
        { label: 'Bảo tàng Quảng Ninh', km: 0.8, minutes: 10 },
        { label: 'Bãi biển Bãi Cháy', km: 5.5, minutes: 12 },
        { label: 'Cảng Tuần Châu', km: 14, minutes: 25 },
        { label: 'Sân bay Vân Đồn', km: 45, minutes: 45 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 300_000,
      petPolicy: 'Tòa nhà không cho nuôi giữ động vật.',
      smokingPolicy: 'Không hút trong căn hộ; có ban công chung ở tầng ba.',
      parkingPolicy: 'Hầm xe thu 100.000 đồng một đêm với ô tô, 10.000 đồng với xe máy.',
      accessibility: [
        'Sảnh, thang máy và hồ bơi cùng cốt, không bậc',
        'Ba căn studio cửa rộng 90 cm',
        'Hành lang rộng 1,8 m',
      ],
    },
    units: [
      {
        code: 'studio-thanh-pho',
        title: 'Studio hướng thành phố',
        summary: 'Gọn cho hai người, bàn ăn gập, nhìn lên núi Bài Thơ.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_080_000,
        facilities: [...roomFacilities.apartment, 'ban-cong', 'huong-thanh-pho'],
        details: {
          areaM2: 32,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Thành phố và núi Bài Thơ',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'studio-vinh',
        title: 'Studio hướng vịnh',
        summary: 'Từ tầng mười hai, ban công hướng đông nam đón nắng sớm.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_360_000,
        facilities: [...roomFacilities.apartment, 'ban-cong', 'huong-bien'],
        details: {
          areaM2: 36,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Vịnh Hạ Long',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'can-2-phong-ngu',
        title: 'Căn 2 phòng ngủ góc',
        summary: 'Hai mặt thoáng, một phía vịnh một phía cầu, hai phòng tắm.',
        quantity: 10,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 6,
        baseVnd: 2_250_000,
        facilities: [...roomFacilities.apartment, 'ban-cong', 'huong-bien', 'bon-tam', 'noi-em-be'],
        details: {
          areaM2: 72,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Vịnh và cầu Bãi Cháy',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: priceProfiles.bay,
    scenes: {
      hero: ['night-city/cable-bridge/dusk', 'night-city/cable-bridge', 'karst-bay/open'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'karst-bay/open',
        'lobby/reception',
        'night-city/promenade',
        'restaurant/breakfast',
        'hotel-room/deluxe-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
