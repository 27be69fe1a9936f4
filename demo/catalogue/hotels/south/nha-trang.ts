import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const nhaTrangHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-yen-khoi-nha-trang',
    code: 'KS042',
    title: 'Khách sạn Yến Khơi Nha Trang',
    nameAlias: [
      'Yen Khoi Nha Trang',
      'ks Yến Khơi',
      'khách sạn Trần Phú Nha Trang',
      'khách sạn biển Nha Trang',
    ],
    summary:
      'Khách sạn 4 sao giữa đường Trần Phú, nhìn quảng trường biển và vịnh Nha Trang, có hồ bơi tầng thượng, gần Tháp Trầm Hương và Chợ Đầm.',
    content: `## Trung tâm của con đường biển

Đường Trần Phú dài bảy cây số, Yến Khơi nằm gần đúng quãng giữa, nên đi đâu cũng tiện: quảng trường 2 tháng 4 phía trước, Chợ Đầm phía bắc, khu phố ăn khuya phía sau. Công viên ven biển ngay bên kia đường có vòi tắm công cộng và hàng ghế đá, 5 giờ sáng đã nhộn nhịp người tập dưỡng sinh.

## Tầng trên cùng

Tầng 24 là hồ bơi và quầy bar nhỏ. Buổi trưa nắng gắt, hồ có mái che một nửa. Từ đây trông rõ Hòn Tre, Hòn Miếu và những chuyến ca nô rạch sóng ra đảo. Bar bán sinh tố xoài Cam Lâm, rượu nhẹ và một đĩa mực một nắng nướng than, mở tới 23 giờ.

## Ở và ăn

Phòng sơn màu cát, sàn gỗ công nghiệp chống trầy, tủ áo rộng cho ai ở cả tuần. Bữa sáng phục vụ bún sứa, nem nướng, bánh căn và một góc đồ Âu. Khách hay hỏi bánh căn ăn đêm ở đâu: bạn vào hẻm đường Tháp Bà hoặc đường Tô Hiến Thành, quán đổ khuôn đất, ngồi ghế thấp, có trứng cút và tôm.`,
    highlights: [
      'Giữa đường Trần Phú, đối diện công viên và bãi biển',
      'Hồ bơi mái che một nửa ở tầng 24, nhìn Hòn Tre',
      'Đi bộ tám phút tới Tháp Trầm Hương và quảng trường 2 tháng 4',
      'Bữa sáng bún sứa, nem nướng, bánh căn đổ khuôn đất',
      'Phòng thông nhau cho nhóm gia đình đi chung',
    ],
    provinces: ['khanh-hoa'],
    places: ['bai-bien-nha-trang'],
    location: { lat: 12.2369, lng: 109.1952, address: 'Đường Trần Phú, phường Nha Trang, Khánh Hòa' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'cap-doi', 'cong-tac'],
      facility: [
        'bar-tang-thuong',
        'ho-boi-ngoai-troi',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-co-phi',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'doi-ngoai-te',
        'nha-hang',
        'spa',
        'phong-gym',
        'phong-tro-choi',
        'phong-hop',
      ],
    },
    supplier: 'yen-khoi',
    popularity: 690,
    faqs: [
      {
        question: 'Khách sạn có ghế nằm ngoài bãi biển không?',
        answer:
          'Không đặt ghế riêng vì bãi trước cửa là bãi công cộng. Bạn mượn khăn và chiếu ở sảnh, ghế dù của công viên thuê khoảng 50.000 đồng.',
      },
      {
        question: 'Từ sân bay Cam Ranh về mất bao lâu?',
        answer:
          'Khoảng 45 phút theo đại lộ ven biển. Xe buýt sân bay dừng cách khách sạn 250 m, xe riêng của khách sạn 320.000 đồng một lượt.',
      },
      {
        question: 'Phòng hướng phố có ồn không?',
        answer:
          'Phòng phố từ tầng 5 đến tầng 12 nghe tiếng xe đến khoảng 22 giờ. Ai dễ tỉnh nên chọn tầng 15 trở lên, ghi chú khi đặt là được xếp.',
      },
      {
        question: 'Có nhận phòng sớm được không?',
        answer:
          'Nhận từ 10 giờ sáng phụ thu 30% giá đêm đầu nếu còn phòng trống. Trước đó bạn gửi đồ và dùng hồ bơi miễn phí.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 210,
      floors: 24,
      yearBuilt: 2018,
      beachDistanceM: 80,
      distances: [
        { label: 'Bãi biển Nha Trang', km: 0.1, minutes: 2 },
        { label: 'Tháp Trầm Hương', km: 0.6, minutes: 8 },
        { label: 'Chợ Đầm', km: 2.2, minutes: 7 },
        { label: 'Tháp Bà Ponagar', km: 3.6, minutes: 10 },
        { label: 'Cảng Cầu Đá', km: 4.4, minutes: 11 },
        { label: 'Sân bay Cam Ranh', km: 34, minutes: 45 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 380_000,
      petPolicy: 'Không nhận thú cưng.',
      smokingPolicy: 'Phòng hút thuốc có ở tầng 7, các tầng khác cấm. Bar tầng thượng có góc riêng.',
      parkingPolicy: 'Hầm xe 100.000 đồng một đêm cho ô tô, xe máy miễn phí.',
      accessibility: [
        'Bốn phòng rộng tay vịn ở tầng 6',
        'Xe lăn cho mượn tại sảnh',
        'Lối qua đường có tín hiệu âm thanh',
      ],
    },
    units: [
      room({
        code: 'superior-nhin-pho',
        title: 'Superior nhìn phố',
        summary: 'Nhìn mái phố và dãy núi phía tây, hoàng hôn vào thẳng cửa sổ.',
        quantity: 20,
        sleeps: [2, 1, 2],
        baseVnd: 1_050_000,
        areaM2: 26,
        beds: beds.twin,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-thanh-pho', 'minibar'],
      }),
      room({
        code: 'deluxe-nhin-hon-tre',
        title: 'Deluxe nhìn Hòn Tre',
        summary: 'Kính lớn nhìn vịnh, bồn rửa đôi, giường King có đầu giường bọc cói.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 1_390_000,
        areaM2: 32,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'minibar', 'bon-tam'],
      }),
      room({
        code: 'phong-thong-gia-dinh',
        title: 'Phòng thông gia đình',
        summary: 'Hai phòng liền nhau qua cửa thông, một giường King và hai giường đơn.',
        quantity: 9,
        sleeps: [4, 2, 5],
        baseVnd: 2_250_000,
        areaM2: 58,
        beds: beds.kingAndTwin,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'cua-thong-phong', 'noi-em-be', 'minibar'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi biển vịnh', 14)],
    scenes: {
      hero: ['beach/parasol/dusk', 'beach/parasol'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'night-city/promenade',
        'spa/pavilion',
        'beach/pair',
        'hotel-room/deluxe-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'khach-san-can-ho-o-cua-bien-nha-trang',
    code: 'KS043',
    title: 'Căn hộ Ô Cửa Biển Hòn Chồng',
    nameAlias: [
      'O Cua Bien Nha Trang',
      'căn hộ Hòn Chồng',
      'condotel Nha Trang',
      'căn hộ biển Phạm Văn Đồng',
    ],
    summary:
      'Khách sạn căn hộ ở phía bắc Nha Trang, gần Hòn Chồng, căn một đến ba phòng ngủ có bếp, hợp nhà đông người và khách ở dài.',
    content: `## Phía bắc, êm hơn trung tâm

Bên kia cầu Trần Phú, đường Phạm Văn Đồng men biển qua Hòn Chồng, Bãi Dương rồi lên Đường Đệ. Tòa nhà nằm sau lớp phố đầu tiên, cách bãi Hòn Chồng ba phút đi bộ, đủ xa để không nghe xe du lịch. Khu này người dân ở nhiều, sáng có gánh bún cá, chiều có xe bán chè, giá cả theo giá trong xóm.

## Một căn bếp và một ô cửa

Tên nhà đến từ khung cửa sổ vuông gần hai mét ở phòng khách mỗi căn, bệ sâu ngồi được hai người. Bếp có nồi chảo, lò vi sóng, máy rửa chén ở căn lớn. Chợ Vĩnh Hải cách chín trăm mét, buổi sáng bán ghẹ và ốc tươi, bạn mua về hấp với sả là xong bữa.

## Cho trẻ con và người ở lâu

Tầng 5 có hồ bơi hai lòng, lòng nhỏ sâu 60 cm, cạnh đó là phòng vẽ và kệ truyện tranh. Máy giặt trong căn, thêm phòng sấy dùng chung ở mỗi tầng lẻ. Khách ở từ bảy đêm được dọn phòng giữa tuần và thay toàn bộ ga giường.`,
    highlights: [
      'Ba phút đi bộ tới Hòn Chồng, khu dân cư yên tĩnh',
      'Căn một đến ba phòng ngủ, bếp và máy giặt đủ dùng',
      'Bệ cửa sổ sâu nhìn biển trong phòng khách',
      'Hồ bơi có lòng nông 60 cm và phòng vẽ cho bé',
      'Chợ Vĩnh Hải gần nhà, tiện mua ghẹ ốc về nấu',
    ],
    provinces: ['khanh-hoa'],
    places: ['bai-bien-nha-trang', 'thap-ba-ponagar'],
    location: {
      lat: 12.2741,
      lng: 109.2018,
      address: 'Đường Phạm Văn Đồng, phường Bắc Nha Trang, Khánh Hòa',
    },
    terms: {
      'hotel-type': ['khach-san-can-ho'],
      conform: ['gia-dinh', 'nhom-ban', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-ngoai-troi',
        'ho-boi-tre-em',
        'phong-tro-choi',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'giu-hanh-ly',
        'giat-la',
        'quan-ca-phe',
        'phong-gym',
        'camera-khu-vuc-chung',
        'loi-di-xe-lan',
      ],
    },
    supplier: 'man-thuyen',
    popularity: 370,
    faqs: [
      {
        question: 'Trong bếp có sẵn dầu ăn, nước mắm không?',
        answer:
          'Mỗi căn có một hộp gia vị nhỏ gồm muối, đường, nước mắm và dầu, đủ nấu vài bữa. Hết thì bạn mua ở cửa hàng tầng trệt.',
      },
      {
        question: 'Ở cả tháng thì tính giá thế nào?',
        answer:
          'Từ 28 đêm trở lên bạn gửi yêu cầu để nhận báo giá theo tháng, trừ tuần lễ Tết. Ở ngắn hơn thì tính theo giá từng đêm trên lịch.',
      },
      {
        question: 'Đi vào trung tâm bằng gì cho rẻ?',
        answer:
          'Xe buýt số 4 dừng ngay đầu đường, 20 phút tới khu Trần Phú. Taxi vào trung tâm khoảng 70.000 đồng.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      roomsCount: 118,
      floors: 28,
      yearBuilt: 2020,
      beachDistanceM: 250,
      distances: [
        { label: 'Hòn Chồng', km: 0.4, minutes: 5 },
        { label: 'Chợ Vĩnh Hải', km: 0.9, minutes: 12 },
        { label: 'Tháp Bà Ponagar', km: 1.5, minutes: 5 },
        { label: 'Bãi biển Nha Trang', km: 4.5, minutes: 11 },
        { label: 'Sân bay Cam Ranh', km: 40, minutes: 55 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 280_000,
      petPolicy: 'Ban quản trị tòa nhà không cho nuôi thú, áp dụng cả khách lưu trú ngắn.',
      smokingPolicy: 'Được hút ngoài lô gia. Hành lang và thang bộ có cảm biến khói.',
      parkingPolicy: 'Hầm B1 miễn phí một ô tô mỗi căn, hai trụ sạc điện trả tiền qua ứng dụng.',
      accessibility: ['Sảnh, hồ bơi và thang máy đi xe lăn được', 'Căn 3 phòng ngủ có một nhà tắm không gờ'],
    },
    units: [
      room({
        code: 'can-1-phong-ngu',
        title: 'Căn 1 phòng ngủ',
        summary: 'Phòng ngủ kín tách khỏi bếp và phòng khách, sofa mở thành giường cho một bé.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 890_000,
        areaM2: 44,
        beds: beds.kingAndSofaBed,
        view: 'Hướng biển một phần',
        balcony: true,
        facilities: [...inRoom.apartment, 'ban-cong'],
      }),
      room({
        code: 'can-2-phong-ngu-nhin-bien',
        title: 'Căn 2 phòng ngủ nhìn biển',
        summary: 'Hai phòng ngủ, một phòng tắm lớn, bàn ăn sáu chỗ sát ô cửa biển.',
        quantity: 16,
        sleeps: [4, 2, 5],
        baseVnd: 1_450_000,
        areaM2: 68,
        beds: beds.kingAndTwin,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.apartment, 'ban-cong', 'huong-bien', 'noi-em-be'],
      }),
      room({
        code: 'can-3-phong-ngu-goc',
        title: 'Căn góc 3 phòng ngủ',
        summary: 'Ba phòng ngủ, hai nhà tắm, nhìn cả biển lẫn núi Cô Tiên, đủ cho tám người.',
        quantity: 5,
        sleeps: [6, 3, 8],
        baseVnd: 2_300_000,
        areaM2: 104,
        beds: [
          { type: 'giường cỡ King', count: 2 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng biển và núi',
        balcony: true,
        facilities: [...inRoom.apartment, 'ban-cong', 'huong-bien', 'bon-tam', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.centralBeach,
    scenes: {
      hero: ['hotel-room/suite-sea/noon', 'hotel-room/suite-sea', 'hotel-room/deluxe-sea'],
      gallery: [
        'hotel-room/deluxe-sea',
        'beach/pair',
        'pool/infinity-sea',
        'lobby/lounge',
        'beach/headland',
        'restaurant/seaside',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'homestay-nha-ngo-xom-bong',
    code: 'KS044',
    title: 'Homestay Nhà Ngõ Xóm Bóng',
    nameAlias: ['Nha Ngo Xom Bong', 'homestay Nha Trang', 'homestay Tháp Bà', 'nhà trọ Nha Trang giá rẻ'],
    summary:
      'Nhà nhỏ mười phòng ở Xóm Bóng, dưới chân Tháp Bà Ponagar, sân thượng nhìn sông Cái và những chiếc ghe đỏ neo cầu.',
    content: `## Xóm dưới chân tháp

Xóm Bóng có từ những gia đình theo nghề múa bóng dâng lễ ở Tháp Bà. Giờ nghề còn ít người giữ, nhưng ngõ vẫn hẹp, tường vẫn sơn xanh và buổi chiều vẫn nghe tiếng trống tập. Nhà Ngõ ở căn thứ ba bên tay trái, cổng gỗ treo cái nơm. Đi bộ bốn phút là tới chân tháp, đi trước 7 giờ thì chỉ có bạn và người quét lá.

## Sân thượng và sông Cái

Chỗ khách thích nhất là sân thượng lát gạch tàu, có mái che, bếp ga và tủ lạnh chung. Ngồi đây thấy cầu Xóm Bóng, ghe cá neo san sát, ánh đèn trung tâm phía nam. Anh Vũ chủ nhà đi ghe từ nhỏ, chiều rảnh sẽ chở khách vòng cửa sông chừng bốn mươi phút, lấy tiền xăng.

## Phòng ốc

Mười phòng trên ba tầng, nhỏ nhưng mới sơn lại, nệm dày, quạt và máy lạnh đều có. Nước nóng chạy năng lượng mặt trời, sau ba ngày mưa liền có thể chỉ còn ấm. Ngõ không vừa ô tô nên xe thả bạn ở đầu hẻm.`,
    highlights: [
      'Bốn phút đi bộ tới Tháp Bà Ponagar',
      'Sân thượng nhìn sông Cái, bếp chung nấu được',
      'Ghe nhỏ của chủ nhà chở đi vòng cửa sông',
      'Phòng gọn, mới sơn lại, giá cho người đi lâu ngày',
    ],
    provinces: ['khanh-hoa'],
    places: ['thap-ba-ponagar', 'chua-long-son'],
    location: {
      lat: 12.2664,
      lng: 109.1935,
      address: 'Hẻm đường 2 tháng 4, phường Bắc Nha Trang, Khánh Hòa',
    },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['nhom-ban', 'cap-doi'],
      facility: [
        'wi-fi-mien-phi',
        'san-hien',
        'khu-bbq',
        'giat-la',
        'giu-hanh-ly',
        'cho-thue-xe-dap',
        'bai-do-xe-mien-phi',
        'khong-hut-thuoc',
        'camera-khu-vuc-chung',
        'ban-dat-tour',
      ],
    },
    supplier: 'nha-ngo',
    popularity: 150,
    faqs: [
      {
        question: 'Nhà có phục vụ bữa sáng không?',
        answer:
          'Không nấu sáng. Đầu hẻm có gánh bún cá dầm mở 5 giờ 30 và tiệm bánh căn mở 15 giờ, đều cách chưa tới trăm mét.',
      },
      {
        question: 'Đi ghe với chủ nhà cần đặt trước không?',
        answer:
          'Bạn nói với anh Vũ buổi sáng, chiều nước lên thì đi. Ghe chở bốn người, có áo phao đủ cỡ, 250.000 đồng tiền xăng mỗi chuyến.',
      },
      {
        question: 'Có hồ tắm bùn nào gần đây không?',
        answer:
          'Khu bùn khoáng phía Ngọc Hiệp cách khoảng 3 km, đi xe máy mười phút, vé ngâm chung từ 200.000 đồng.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:30',
      roomsCount: 10,
      floors: 3,
      yearBuilt: 2012,
      beachDistanceM: 1100,
      distances: [
        { label: 'Tháp Bà Ponagar', km: 0.3, minutes: 4 },
        { label: 'Hòn Chồng', km: 1.6, minutes: 6 },
        { label: 'Chùa Long Sơn', km: 2.8, minutes: 9 },
        { label: 'Ga Nha Trang', km: 3.2, minutes: 10 },
        { label: 'Sân bay Cam Ranh', km: 39, minutes: 55 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Nhà nhỏ, tường mỏng nên chưa nhận thú cưng.',
      smokingPolicy: 'Chỉ hút trên sân thượng, gạt tàn để cạnh chậu sứ.',
      parkingPolicy: 'Chín chỗ xe máy trong sân, miễn phí. Ô tô gửi bãi chợ cách 400 m.',
      accessibility: ['Một phòng trệt không bậc cửa', 'Các tầng trên chỉ có cầu thang'],
    },
    units: [
      room({
        code: 'phong-don-cua-ngo',
        title: 'Phòng nhỏ cửa ngõ',
        summary: 'Cho một hoặc hai người, cửa sổ nhìn ngõ sơn xanh, bàn gấp treo tường.',
        quantity: 3,
        sleeps: [2, 0, 2],
        baseVnd: 300_000,
        areaM2: 13,
        beds: beds.double,
        view: 'Hướng ngõ',
        balcony: false,
        facilities: [...inRoom.simple],
      }),
      room({
        code: 'phong-doi-nhin-thap',
        title: 'Phòng đôi nhìn tháp',
        summary: 'Tầng 3, đứng ở ban công thấy đỉnh tháp gạch giữa tán cây.',
        quantity: 4,
        sleeps: [2, 1, 2],
        baseVnd: 380_000,
        areaM2: 17,
        beds: beds.double,
        view: 'Hướng Tháp Bà',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'tu-lanh'],
      }),
      room({
        code: 'phong-ba-giuong-don',
        title: 'Phòng ba giường đơn',
        summary: 'Ba giường tách nhau, tủ chung có ngăn khóa, hợp bạn bè đi chung.',
        quantity: 3,
        sleeps: [3, 0, 3],
        baseVnd: 480_000,
        areaM2: 22,
        beds: beds.triple,
        view: 'Hướng sông',
        balcony: false,
        facilities: [...inRoom.simple, 'tu-lanh'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.centralBeach,
    scenes: {
      hero: ['pier/harbour/dawn', 'pier/harbour'],
      gallery: [
        'hotel-room/twin-garden',
        'beach/boats',
        'lobby/lounge',
        'pier/harbour',
        'market/street-food',
        'restaurant/breakfast',
        'hotel-room/deluxe-sea',
        'hotel-room/suite-sea',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'resort-phi-lao-bai-dai',
    code: 'KS045',
    title: 'Resort Phi Lao Bãi Dài',
    nameAlias: ['Phi Lao Bai Dai', 'resort Cam Ranh', 'resort Bãi Dài', 'resort gần sân bay Cam Ranh'],
    summary:
      'Resort 5 sao sát Bãi Dài Cam Lâm, mười lăm phút từ sân bay Cam Ranh, hồ bơi dài 120 m chạy qua rừng phi lao và khu vui chơi nước cho bé.',
    content: `## Rừng phi lao trước biển

Người Cam Lâm trồng phi lao chắn cát từ trước khi Bãi Dài có đường nhựa. Resort giữ lại gần bốn trăm gốc cây, xếp nhà vào những khoảng trống, nên đi đâu cũng có bóng râm và tiếng gió ù nhẹ. Bãi cát ở đây rộng, mặt nước nông kéo ra xa, khoảng tháng 3 đến tháng 9 trong và lặng.

## Cả nhà có việc để làm

Hồ bơi dài 120 m uốn giữa rừng cây như một con lạch, đầu nông có vòi phun và cầu trượt thấp. Câu lạc bộ trẻ em chia giờ theo tuổi, buổi tối chiếu phim hoạt hình trên bãi cỏ. Người lớn có sân tennis, lớp yoga 6 giờ 30 và dàn xe đạp để chạy đường ven biển sang hướng Nha Trang. Spa dùng muối Hòn Khói và bùn khoáng chở về mỗi tuần.

## Gần sân bay, xa ồn ào

Bay chuyến tối hạ cánh 21 giờ vẫn kịp ăn cháo hàu ở bếp đêm. Muốn vào Nha Trang, xe của resort chạy bốn chuyến mỗi ngày, mất chừng 30 phút. Đường băng nằm phía nam, các phòng khu bắc ít nghe tiếng máy bay nhất.`,
    highlights: [
      'Sát Bãi Dài, bãi cát rộng và nước nông',
      'Hồ bơi dài 120 m giữa rừng phi lao, có cầu trượt thấp',
      'Câu lạc bộ trẻ em chia giờ theo tuổi, phim tối trên cỏ',
      'Cách sân bay Cam Ranh mười lăm phút, bếp đêm đón khách bay muộn',
      'Bốn chuyến xe vào Nha Trang mỗi ngày',
    ],
    provinces: ['khanh-hoa'],
    places: ['bai-dai-cam-ranh'],
    location: { lat: 12.0662, lng: 109.1932, address: 'Đại lộ Nguyễn Tất Thành, xã Cam Lâm, Khánh Hòa' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-ngoai-troi',
        'ho-boi-tre-em',
        'cau-lac-bo-tre-em',
        'ghe-va-du-bai-bien',
        'san-tennis',
        'spa',
        'yoga',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'xe-trung-chuyen-noi-khu',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'thuc-don-tre-em',
        'cho-thue-xe-dap',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'trien-cat-nghi-duong',
    special: true,
    popularity: 720,
    faqs: [
      {
        question: 'Tiếng máy bay có làm ồn giấc ngủ không?',
        answer:
          'Chuyến cuối thường trước nửa đêm. Khu bắc cách trục bay khoảng 6 km, kính hai lớp; nếu bạn nhạy tiếng động, hãy xin khu bắc khi đặt.',
      },
      {
        question: 'Đưa đón sân bay có miễn phí không?',
        answer:
          'Đặt từ hai đêm được một lượt đón và một lượt tiễn miễn phí cho mỗi phòng. Bạn báo số hiệu chuyến bay trước 24 giờ.',
      },
      {
        question: 'Quanh resort có quán ăn ngoài không?',
        answer:
          'Trong bán kính 3 km có vài bè hải sản ở đầm Thủy Triều và quán cơm gà ngã ba Cam Hải. Taxi đi về khoảng 150.000 đồng.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 224,
      floors: 5,
      yearBuilt: 2019,
      beachDistanceM: 0,
      distances: [
        { label: 'Sân bay Cam Ranh', km: 9.5, minutes: 15 },
        { label: 'Đầm Thủy Triều', km: 4, minutes: 8 },
        { label: 'Bãi biển Nha Trang', km: 24, minutes: 30 },
        { label: 'Tháp Bà Ponagar', km: 28, minutes: 38 },
        { label: 'Bến tàu Ba Ngòi đi Bình Ba', km: 28, minutes: 35 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 800_000,
      petPolicy: 'Không đưa vật nuôi vào khuôn viên, kể cả ngoài bãi cát trước resort.',
      smokingPolicy: 'Hai chòi hút thuốc ở rìa rừng, có bình chữa cháy. Dưới tán phi lao cấm lửa.',
      parkingPolicy: 'Bãi xe 120 chỗ, miễn phí, có chỗ cho xe 45 chỗ và hàng rào barie.',
      accessibility: [
        'Sáu phòng tầng trệt có phòng tắm rộng và ghế tắm',
        'Đường gỗ phẳng xuyên rừng phi lao ra biển',
        'Nhà hàng chính có bàn cao vừa xe lăn',
      ],
    },
    units: [
      room({
        code: 'deluxe-rung-phi-lao',
        title: 'Deluxe rừng phi lao',
        summary: 'Ban công nhìn vào tán cây, nghe gió hơn nghe sóng, sàn mát.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 2_350_000,
        areaM2: 41,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-vuon', 'bon-tam'],
      }),
      room({
        code: 'deluxe-sat-bien',
        title: 'Deluxe sát biển',
        summary: 'Dãy đầu tiên, từ hiên bước bảy bậc gỗ xuống cát.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 2_950_000,
        areaM2: 43,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'phong-gia-dinh-giuong-tang',
        title: 'Phòng gia đình giường tầng',
        summary: 'Gian riêng cho bé với giường tầng và bàn vẽ, bố mẹ ở gian ngoài có cửa lùa.',
        quantity: 12,
        sleeps: [3, 2, 4],
        baseVnd: 3_300_000,
        areaM2: 56,
        beds: beds.doubleAndBunk,
        view: 'Hướng hồ bơi',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'noi-em-be', 'bon-tam'],
      }),
      room({
        code: 'villa-bai-dai-3-phong-ngu',
        title: 'Villa Bãi Dài 3 phòng ngủ',
        summary: 'Villa hai tầng trước biển, hồ bơi riêng 40 m², có người nấu bữa tối khi báo trước.',
        quantity: 4,
        sleeps: [6, 3, 8],
        baseVnd: 9_500_000,
        areaM2: 280,
        beds: [
          { type: 'giường cỡ King', count: 2 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng biển',
        balcony: true,
        facilities: [
          ...inRoom.resort,
          'ho-boi-rieng',
          'ban-cong',
          'huong-bien',
          'bep-nho',
          'bon-tam',
          'may-giat',
        ],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi cả nhà đi biển', 12)],
    scenes: {
      hero: ['pool/infinity-sea/golden', 'pool/infinity-sea'],
      gallery: [
        'beach/grove',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'spa/pavilion',
        'beach/pair',
        'pool/infinity-sea',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
