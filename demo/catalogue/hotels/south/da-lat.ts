import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const daLatHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-them-thong-da-lat',
    code: 'KS046',
    title: 'Khách sạn Thềm Thông Đà Lạt',
    nameAlias: [
      'Them Thong Da Lat',
      'ks Thềm Thông',
      'khách sạn Đà Lạt gần hồ Xuân Hương',
      'khách sạn Dalat',
    ],
    summary:
      'Khách sạn 4 sao trên đường Trần Hưng Đạo, giữa những biệt thự cũ và hàng thông, đi bộ xuống hồ Xuân Hương và Ga Đà Lạt.',
    content: `## Con đường của thông và biệt thự cũ

Trần Hưng Đạo là con đường cao chạy dọc phía nam hồ, hai bên còn những biệt thự tường đá từ thời Pháp. Thềm Thông xây ba nếp nhà nối nhau bằng hành lang kính, giữ nguyên mười hai gốc thông ba lá trong sân. Sáng sớm sương dày, lễ tân đốt lò củi ở sảnh và rót trà atisô cho người xuống đầu tiên.

## Xuống hồ, ra ga, lên chợ

Một lối bậc đá sau nhà dẫn xuống bờ hồ Xuân Hương, mất chín phút. Ga Đà Lạt xa hơn chút, hợp để đi bộ trước bữa sáng, lúc nắng vừa chạm mái ngói đỏ. Muốn ra chợ đêm, bạn gọi taxi năm phút hoặc đi bộ vòng theo hồ; lượt về lên dốc nên nhiều người chọn xe.

## Ấm vào ban đêm

Phòng có máy sưởi dầu, chăn lông cừu và túi nước nóng nhân viên đặt vào giường lúc 20 giờ nếu bạn treo thẻ. Nhà hàng dùng rau Xuân Thọ, món được gọi nhiều là súp bí đỏ, gà nướng hạt dổi và lẩu nấm. Lò sưởi phòng đọc sách cháy đến 22 giờ.`,
    highlights: [
      'Trên đường Trần Hưng Đạo rợp thông, bậc đá xuống hồ Xuân Hương',
      'Lò củi ở sảnh và trà atisô mỗi sáng',
      'Máy sưởi, chăn lông cừu và túi nước nóng trong phòng',
      'Rau Xuân Thọ trong bếp, lẩu nấm buổi tối',
      'Đi bộ mười hai phút tới Ga Đà Lạt',
    ],
    provinces: ['lam-dong'],
    places: ['ho-xuan-huong', 'ga-da-lat'],
    location: {
      lat: 11.9371,
      lng: 108.4513,
      address: 'Đường Trần Hưng Đạo, phường Xuân Hương - Đà Lạt, Lâm Đồng',
    },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi', 'cong-tac'],
      facility: [
        'vuon',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'nha-hang',
        'quan-ca-phe',
        'thuc-don-chay',
        'xong-hoi',
        'phong-hop',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'them-thong',
    popularity: 640,
    faqs: [
      {
        question: 'Tháng 12 ban đêm ở đây lạnh cỡ nào?',
        answer:
          'Thường 11 đến 14 độ, có đêm xuống dưới 10. Phòng có máy sưởi sẵn, bạn chỉ cần áo khoác khi ra ngoài.',
      },
      {
        question: 'Phòng có máy lạnh không?',
        answer:
          'Không. Mùa nóng nhất buổi trưa khoảng 26 độ, cửa sổ hai lớp mở gió là đủ, quạt cây mang lên khi bạn gọi.',
      },
      {
        question: 'Xe giường nằm tới bến lúc 5 giờ sáng thì vào sảnh nghỉ được không?',
        answer:
          'Được. Sảnh mở suốt đêm, có ghế dài cạnh lò sưởi và phòng rửa mặt. Ăn sáng sớm tính 120.000 đồng một suất.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 88,
      floors: 5,
      yearBuilt: 2014,
      distances: [
        { label: 'Hồ Xuân Hương', km: 0.7, minutes: 9 },
        { label: 'Ga Đà Lạt', km: 1, minutes: 12 },
        { label: 'Chợ Đà Lạt', km: 1.9, minutes: 6 },
        { label: 'Thác Datanla', km: 5.5, minutes: 12 },
        { label: 'Sân bay Liên Khương', km: 29, minutes: 38 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 380_000,
      petPolicy: 'Chưa nhận thú cưng; lễ tân giới thiệu chỗ gửi chó mèo cách 1,5 km.',
      smokingPolicy: 'Sân thông phía tây có mái che dành cho khách hút thuốc. Mọi phòng đều cấm.',
      parkingPolicy: 'Sân đỗ 35 ô tô trên dốc thoải, miễn phí, một trụ sạc chậm 7 kW.',
      accessibility: [
        'Thang máy ở nếp nhà giữa',
        'Một phòng tầng trệt cửa 95 cm, vòi sen phẳng',
        'Bậc đá xuống hồ không có đường dốc thay thế',
      ],
    },
    units: [
      room({
        code: 'deluxe-nhin-thong',
        title: 'Deluxe nhìn thông',
        summary: 'Cửa sổ hai lớp nhìn sân thông, hai giường đơn, bàn viết gỗ thông.',
        quantity: 18,
        sleeps: [2, 1, 3],
        baseVnd: 1_280_000,
        areaM2: 28,
        beds: beds.twin,
        view: 'Hướng rừng thông',
        balcony: false,
        facilities: [...inRoom.highlandComfort, 'huong-vuon', 'ao-choang-tam'],
      }),
      room({
        code: 'premier-nhin-ho',
        title: 'Premier nhìn hồ',
        summary: 'Ban công gỗ trông xuống mặt hồ qua kẽ thông, bồn tắm chân đồng.',
        quantity: 14,
        sleeps: [2, 2, 3],
        baseVnd: 1_620_000,
        areaM2: 34,
        beds: beds.king,
        view: 'Hướng hồ Xuân Hương',
        balcony: true,
        facilities: [...inRoom.highlandComfort, 'ban-cong', 'bon-tam', 'ao-choang-tam', 'minibar'],
      }),
      room({
        code: 'gia-dinh-ap-mai',
        title: 'Phòng gia đình áp mái',
        summary: 'Tầng 5 trần gỗ dốc, hai giường Queen, góc chơi có thảm len.',
        quantity: 6,
        sleeps: [4, 2, 5],
        baseVnd: 2_150_000,
        areaM2: 46,
        beds: beds.twoQueens,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.highlandComfort, 'huong-thanh-pho', 'bon-tam', 'noi-em-be', 'sofa'],
      }),
      room({
        code: 'suite-lo-suoi',
        title: 'Suite lò sưởi',
        summary: 'Phòng khách có lò sưởi củi thật, nhân viên nhóm lửa lúc 18 giờ khi bạn gọi.',
        quantity: 3,
        sleeps: [2, 2, 4],
        baseVnd: 2_900_000,
        areaM2: 60,
        beds: beds.kingAndSofaBed,
        view: 'Hướng hồ Xuân Hương',
        balcony: true,
        facilities: [
          ...inRoom.highlandComfort,
          'ban-cong',
          'bon-tam',
          'ao-choang-tam',
          'may-pha-ca-phe',
          'sofa',
        ],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.highland, deal('Ưu đãi mùa hoa cao nguyên', 10)],
    scenes: {
      hero: ['lobby/lounge/golden', 'lobby/lounge', 'pine-hills/villas'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pine-hills/villas',
        'restaurant/breakfast',
        'pine-hills/lake',
        'lobby/reception',
        'market/flowers',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'villa-ngoi-nau-da-lat',
    code: 'KS047',
    title: 'Villa Ngói Nâu Lê Lai',
    nameAlias: ['Ngoi Nau Da Lat', 'villa Đà Lạt', 'biệt thự Lê Lai Đà Lạt', 'villa nguyên căn Dalat'],
    summary:
      'Chín biệt thự cũ trên dốc Lê Lai được sửa lại, thuê nguyên căn ba đến sáu phòng ngủ, vườn hồng, lò sưởi và bếp lớn cho nhóm đông.',
    content: `## Những căn nhà có tuổi

Đồi Lê Lai ở phía tây Đà Lạt giữ được một cụm biệt thự mái ngói nâu, tường đá chẻ dưới, vữa vàng trên. Chín căn của chúng tôi dựng những năm 1930, sửa xong năm 2018: thay hệ thống điện, chống thấm, giữ nguyên sàn gỗ, cửa lá sách và ống khói. Sàn kêu cót két khi bước, khách nào cũng bảo ban đầu lạ, hôm sau thành quen.

## Lửa, bếp và vườn

Mỗi căn một lò sưởi đốt củi, kho chất sẵn ba chục ký cho mỗi đêm. Bếp có lò nướng lớn, chảo gang và bàn dài mười hai chỗ. Vườn trồng hồng dây, cẩm tú cầu, một bếp than đá ong để nướng ngoài trời. Chú Bảy trông nhà ở căn cổng, rành chuyện mua thịt bò tơ, dâu và rượu cần ở đâu.

## Vị trí và cách đi

Từ đồi xuống chợ Đà Lạt 3 km, dốc cong và hẹp, xe 16 chỗ vào tận sân, xe 29 chỗ dừng ở ngã ba đầu đồi. Ban đêm quanh đây rất yên, hàng xóm ngủ sớm, nên nhóm muốn hát hò khuya thì chỗ khác hợp hơn.`,
    highlights: [
      'Biệt thự những năm 1930 được sửa lại, sàn gỗ và lò sưởi còn nguyên',
      'Thuê trọn căn ba, bốn hoặc sáu phòng ngủ',
      'Bếp lớn, bàn ăn mười hai chỗ, bếp nướng giữa vườn',
      'Củi đốt cấp mỗi đêm, có chú quản gia ở căn cổng',
    ],
    notes: ['Đặt cọc hư hỏng 3.000.000 đồng mỗi căn, hoàn trong ngày trả nhà.'],
    provinces: ['lam-dong'],
    places: ['ho-xuan-huong'],
    location: { lat: 11.9447, lng: 108.4241, address: 'Đường Lê Lai, phường Cam Ly - Đà Lạt, Lâm Đồng' },
    terms: {
      'hotel-type': ['villa'],
      conform: ['gia-dinh', 'nhom-ban', 'thu-cung'],
      facility: [
        'vuon',
        'khu-bbq',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'cho-phep-thu-cung',
        'don-phong-hang-ngay',
        'giat-la',
        'san-hien',
        'phong-tro-choi',
        'may-phat-dien-du-phong',
        'camera-khu-vuc-chung',
      ],
    },
    supplier: 'ngoi-nau',
    popularity: 260,
    faqs: [
      {
        question: 'Villa ở được tối đa bao nhiêu người?',
        answer:
          'Căn ba phòng 8 người, căn bốn phòng 10 người, căn sáu phòng 15 người. Thêm đệm phụ được hai suất mỗi căn, báo trước.',
      },
      {
        question: 'Đốt lò sưởi trong nhà cổ có an toàn không?',
        answer:
          'Ống khói nạo mỗi quý, mỗi căn hai bình chữa cháy và báo khói. Chú Bảy nhóm lửa lần đầu và chỉ cách đóng van trước khi ngủ.',
      },
      {
        question: 'Có tổ chức tiệc sinh nhật nhỏ được không?',
        answer:
          'Được, tối đa 20 khách ở sân vườn, nhạc tắt lúc 21 giờ 30. Villa thu thêm 1.000.000 đồng tiền dọn dẹp.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 9,
      floors: 2,
      yearBuilt: 1934,
      distances: [
        { label: 'Hồ Xuân Hương', km: 3, minutes: 9 },
        { label: 'Chợ Đà Lạt', km: 3.1, minutes: 9 },
        { label: 'Thác Cam Ly', km: 1.3, minutes: 5 },
        { label: 'Hồ Tuyền Lâm – Thiền viện Trúc Lâm', km: 7.5, minutes: 18 },
        { label: 'Sân bay Liên Khương', km: 30, minutes: 42 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 250_000,
      petPolicy: 'Chó mèo được ở tầng trệt, 250.000 đồng mỗi con một kỳ nghỉ, mang theo chỗ nằm.',
      smokingPolicy: 'Nhà gỗ cũ nên cấm tuyệt đối bên trong. Hút ở sân, cách hiên ba mét.',
      parkingPolicy: 'Trong sân mỗi căn đỗ ba ô tô, không tính phí.',
      accessibility: ['Mỗi căn có một phòng ngủ ở tầng trệt', 'Bậc thềm đá cao ba bậc, có tay vịn sắt'],
    },
    units: [
      room({
        code: 'villa-3-phong-hoa-hong',
        title: 'Villa 3 phòng Hoa Hồng',
        summary: 'Căn nhỏ nhất, cửa chính mở ra giàn hồng dây, phòng khách lò sưởi đá.',
        quantity: 3,
        sleeps: [6, 3, 8],
        baseVnd: 3_400_000,
        areaM2: 180,
        beds: [
          { type: 'giường đôi lớn (Queen)', count: 2 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng vườn',
        balcony: false,
        facilities: [...inRoom.highland, 'huong-vuon', 'bep-nho', 'tu-lanh', 'bon-tam'],
      }),
      room({
        code: 'villa-4-phong-ong-khoi',
        title: 'Villa 4 phòng Ống Khói',
        summary: 'Hai lò sưởi ở phòng khách và phòng ăn, gác nhỏ cho trẻ, ban công nhìn đồi Cam Ly.',
        quantity: 3,
        sleeps: [8, 3, 10],
        baseVnd: 4_500_000,
        areaM2: 240,
        beds: [
          { type: 'giường đôi lớn (Queen)', count: 3 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng núi',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'huong-nui', 'bep-nho', 'tu-lanh', 'bon-tam'],
      }),
      room({
        code: 'villa-6-phong-dinh-doi',
        title: 'Villa 6 phòng Đỉnh Đồi',
        summary: 'Căn lớn trên đỉnh dốc, sáu phòng khép kín, phòng chơi bi lắc và đàn piano cũ.',
        quantity: 3,
        sleeps: [12, 5, 15],
        baseVnd: 6_800_000,
        areaM2: 380,
        beds: [
          { type: 'giường đôi lớn (Queen)', count: 5 },
          { type: 'giường đơn', count: 4 },
        ],
        view: 'Hướng thành phố',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'huong-thanh-pho', 'bep-nho', 'tu-lanh', 'may-giat'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.highland,
    scenes: {
      hero: ['pine-hills/villas/golden', 'pine-hills/villas'],
      gallery: [
        'hotel-room/lodge-mountain',
        'lobby/staircase',
        'restaurant/breakfast',
        'pine-hills/path',
        'cooking/balcony',
        'pine-hills/villas',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'resort-khoi-thong-tuyen-lam',
    code: 'KS048',
    title: 'Khói Thông Resort Tuyền Lâm',
    nameAlias: ['Khoi Thong Tuyen Lam', 'resort hồ Tuyền Lâm', 'resort Đà Lạt 5 sao', 'Khói Thông Đà Lạt'],
    summary:
      'Resort 5 sao bên hồ Tuyền Lâm, các nhà gỗ ẩn trong thông, có hồ bơi nước ấm, thuyền gỗ ra giữa hồ và trà chiều ở hiên nước.',
    content: `## Hồ yên trong rừng thông

Hồ Tuyền Lâm rộng hơn ba trăm hecta, bờ khúc khuỷu, mỗi vịnh nhỏ là một thế giới riêng. Khói Thông nằm trong một vịnh quay hướng đông, mặt nước lúc 6 giờ sáng bốc hơi mỏng như khói bếp. Nhà chính bằng gỗ và kính, các nhà ở rải lên sườn, nối nhau bằng lối ván, không đường xe.

## Ngày của bạn ở đây

Thuyền gỗ chèo tay đậu ở cầu nước, đi cùng người chèo nếu muốn ra giữa hồ ngắm nắng lên. Hồ bơi trong nhà kính giữ 30 độ quanh năm, cạnh đó là phòng xông hơi lá thông. Trà chiều dọn từ 15 giờ, có bánh dâu, phô mai dê và atisô ướp lạnh. Đường mòn sau nhà leo bốn mươi phút tới một chóp đồi trông sang Thiền viện Trúc Lâm.

## Bữa tối và đêm

Bếp mở nướng củi thông, món chính là thịt nướng than, cá tầm hồ và rau trồng nhà kính ngay trong khuôn viên. Sau 20 giờ, đèn ngoài trời giảm còn một nửa để nhìn được sao. Chăn được ủ ấm trước khi bạn về phòng.`,
    highlights: [
      'Vịnh riêng của hồ Tuyền Lâm, nhà gỗ nối bằng lối ván',
      'Hồ bơi trong nhà kính 30 độ quanh năm',
      'Thuyền gỗ chèo tay ra giữa hồ lúc bình minh',
      'Trà chiều bánh dâu và phô mai dê ở hiên nước',
      'Bếp nướng củi với cá tầm hồ và rau nhà kính',
    ],
    provinces: ['lam-dong'],
    places: ['ho-tuyen-lam-thien-vien-truc-lam', 'thac-datanla'],
    location: {
      lat: 11.8973,
      lng: 108.4402,
      address: 'Khu du lịch hồ Tuyền Lâm, phường Xuân Hương - Đà Lạt, Lâm Đồng',
    },
    terms: {
      'hotel-type': ['resort'],
      conform: ['cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-trong-nha',
        'ho-boi-nuoc-am',
        'xong-hoi',
        'spa',
        'yoga',
        'vuon',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'xe-trung-chuyen-noi-khu',
        'nha-hang',
        'buffet-sang',
        'quay-bar',
        'thuc-don-chay',
        'phong-gym',
        'cho-thue-xe-dap',
      ],
    },
    supplier: 'them-thong',
    special: true,
    popularity: 580,
    faqs: [
      {
        question: 'Ra chợ đêm Đà Lạt có xe không?',
        answer:
          'Xe resort chạy lúc 18 giờ và 19 giờ 30, về 21 giờ 30, miễn phí. Quãng đường khoảng 9 km, đi hai mươi phút.',
      },
      {
        question: 'Trẻ em có dùng hồ bơi nước ấm không?',
        answer: 'Có, từ 8 giờ đến 20 giờ. Hồ sâu 1,2 m nên bé dưới 1,3 m đeo phao tay, quầy cho mượn đủ cỡ.',
      },
      {
        question: 'Có chỗ cho người đi xe lăn trong rừng thông không?',
        answer:
          'Hai nhà gỗ gần sảnh không bậc và có dốc thoải. Đường ván ra cầu nước rộng 1,4 m, nhà hàng và hồ bơi cùng mặt sàn.',
      },
      {
        question: 'Thuyền chèo tay có đi mùa mưa không?',
        answer:
          'Từ tháng 5 đến tháng 10 chỉ chạy sáng sớm, lúc ít dông. Mọi người trên thuyền đều mặc áo phao, kể cả người bơi giỏi.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 76,
      floors: 2,
      yearBuilt: 2020,
      distances: [
        { label: 'Thiền viện Trúc Lâm', km: 2.6, minutes: 7 },
        { label: 'Thác Datanla', km: 4.4, minutes: 10 },
        { label: 'Hồ Xuân Hương', km: 7.6, minutes: 18 },
        { label: 'Chợ Đà Lạt', km: 8.9, minutes: 20 },
        { label: 'Sân bay Liên Khương', km: 25, minutes: 35 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 700_000,
      petPolicy: 'Không nhận thú cưng, rừng quanh hồ có sóc và nhiều loài chim làm tổ thấp.',
      smokingPolicy: 'Hút thuốc ở hiên nước phía cửa gió; trong rừng và nhà gỗ cấm lửa hoàn toàn.',
      parkingPolicy: 'Bãi xe ở đầu cổng, xe điện đón vào, 60 chỗ, miễn phí và có người trực.',
      accessibility: [
        'Hai nhà gỗ không bậc, phòng tắm 7 m² có ghế',
        'Sảnh, nhà hàng, hồ bơi trên một mặt sàn',
        'Xe điện có bệ nâng xe lăn',
      ],
    },
    units: [
      room({
        code: 'nha-go-nhin-vuon',
        title: 'Nhà gỗ nhìn vườn',
        summary: 'Hiên gỗ quay ra vườn hoa cẩm tú cầu, giường King, sàn sưởi trong phòng tắm.',
        quantity: 18,
        sleeps: [2, 1, 3],
        baseVnd: 2_600_000,
        areaM2: 38,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.highlandComfort, 'ban-cong', 'huong-vuon', 'ao-choang-tam', 'minibar', 'sofa'],
      }),
      room({
        code: 'nha-go-nhin-ho',
        title: 'Nhà gỗ nhìn hồ',
        summary: 'Hàng sát nước, bồn tắm ngoài hiên có vách tre, sáng thấy sương trên mặt hồ.',
        quantity: 14,
        sleeps: [2, 2, 3],
        baseVnd: 3_400_000,
        areaM2: 44,
        beds: beds.king,
        view: 'Hướng hồ',
        balcony: true,
        facilities: [
          ...inRoom.highlandComfort,
          'ban-cong',
          'bon-tam',
          'ao-choang-tam',
          'may-pha-ca-phe',
          'sofa',
        ],
      }),
      room({
        code: 'nha-go-doi-gia-dinh',
        title: 'Nhà gỗ đôi gia đình',
        summary: 'Hai phòng ngủ chung phòng khách lò sưởi, một bên hai giường đơn cho con.',
        quantity: 6,
        sleeps: [4, 2, 5],
        baseVnd: 4_900_000,
        areaM2: 84,
        beds: beds.kingAndTwin,
        view: 'Hướng hồ',
        balcony: true,
        facilities: [
          ...inRoom.highlandComfort,
          'ban-cong',
          'bon-tam',
          'cua-thong-phong',
          'noi-em-be',
          'may-pha-ca-phe',
        ],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.highland, deal('Ưu đãi bên hồ giữa tuần', 15)],
    scenes: {
      hero: ['pine-hills/lake/mist', 'pine-hills/lake'],
      gallery: [
        'hotel-room/lodge-mountain',
        'pool/infinity-hills',
        'restaurant/breakfast',
        'pine-hills/path',
        'spa/tub',
        'pine-hills/lake',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'farmstay-luong-dau-xuan-tho',
    code: 'KS049',
    title: 'Farmstay Luống Dâu Xuân Thọ',
    nameAlias: ['Luong Dau Xuan Tho', 'farmstay Đà Lạt', 'Luống Dâu Đà Lạt', 'săn mây Xuân Thọ'],
    summary:
      'Nông trại dâu tây nhỏ ở Xuân Thọ với mười bốn phòng gỗ, sáng săn mây, ban ngày hái dâu và tối ngồi bếp lửa cùng nhà chủ.',
    content: `## Cao hơn nhà kính

Đường từ Trại Mát lên Xuân Thọ đi giữa những mái nhà kính sáng trắng. Luống Dâu nằm trên gờ đồi 1.500 m, có hai sào dâu trồng giàn và một vạt hồng ăn trái mùa tháng 10, tháng 11. Những sáng trời trong sau mưa, mây dồn đầy thung lũng dưới chân, đứng ở hàng rào phòng là thấy, khỏi chạy xe đêm đi tìm chỗ ngắm.

## Làm gì cả ngày

Khách được phát rổ và kéo, hái đến đâu cân đến đó, nhà chỉ lấy giá bán sỉ. Buổi trưa anh Khoa dẫn đi xem cách ủ phân và gieo cà chua bi trong nhà lưới. Chiều gió lộng hợp đạp xe xuống đồi cỏ hồng mùa tháng 11, cách 2 km. Đêm mọi người gom bên bếp lửa giữa sân, nướng khoai, nghe con gái chủ nhà kéo vĩ cầm.

## Trước khi đến

Đường vào 700 m cuối là bê tông hẹp, ô tô nhỏ lên được, xe khách thì dừng chân dốc. Ban đêm có thể dưới 9 độ, phòng sưởi điện nhỏ, bạn mang áo ấm. Mạng tại phòng ổn định vì nhà kéo cáp quang riêng.`,
    highlights: [
      'Gờ đồi 1.500 m, nhìn mây dồn thung lũng từ hàng rào phòng',
      'Tự hái dâu, cân theo giá bán sỉ',
      'Bếp lửa sân vườn, nướng khoai và nghe vĩ cầm',
      'Vườn hồng mùa tháng 10 và tháng 11',
      'Cáp quang riêng cho người làm việc từ xa',
    ],
    provinces: ['lam-dong'],
    places: ['ga-da-lat'],
    location: { lat: 11.9352, lng: 108.5034, address: 'Xuân Thọ, phường Xuân Trường - Đà Lạt, Lâm Đồng' },
    terms: {
      'hotel-type': ['farmstay'],
      conform: ['gia-dinh', 'nhom-ban', 'thu-cung', 'cap-doi'],
      facility: [
        'vuon',
        'khu-bbq',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'cho-phep-thu-cung',
        'cho-thue-xe-dap',
        'giat-la',
        'nha-hang',
        'thuc-don-chay',
        'san-choi-tre-em',
        'khong-gian-lam-viec-chung',
      ],
    },
    supplier: 'luong-dau',
    popularity: 70,
    faqs: [
      {
        question: 'Mùa nào có dâu để hái?',
        answer:
          'Dâu ra nhiều từ tháng 11 đến tháng 4. Từ tháng 6 đến tháng 9 trái ít và nhạt, nhà thay bằng buổi hái cà chua bi.',
      },
      {
        question: 'Sáng nào cũng có mây không?',
        answer:
          'Không chắc. Tỷ lệ cao nhất là sáng sau một ngày mưa, từ 5 giờ đến 7 giờ. Anh Khoa xem dự báo độ ẩm và báo khách từ tối.',
      },
      {
        question: 'Ăn tối tại nông trại thế nào?',
        answer:
          'Mâm chung 180.000 đồng một người: rau luộc tại vườn, cá kho, canh và trái cây. Bạn đặt trước 14 giờ để bếp hái đủ rau.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 14,
      floors: 1,
      yearBuilt: 2021,
      distances: [
        { label: 'Chùa Linh Phước Trại Mát', km: 4.6, minutes: 11 },
        { label: 'Ga Đà Lạt', km: 10, minutes: 22 },
        { label: 'Hồ Xuân Hương', km: 11, minutes: 25 },
        { label: 'Đồi chè Cầu Đất', km: 14, minutes: 30 },
        { label: 'Sân bay Liên Khương', km: 37, minutes: 55 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Chó hiền được đi cùng, 100.000 đồng một đêm, xích khi qua vườn dâu.',
      smokingPolicy: 'Chỉ hút quanh bếp lửa. Nhà lưới và phòng gỗ cấm lửa.',
      parkingPolicy: 'Sân đất sau bếp đỗ mười ô tô con, xe lớn đậu chân dốc có người nhà trông.',
      accessibility: ['Phòng xây trệt, hai bậc thấp trước hiên', 'Lối vườn sỏi lẫn cỏ, khó đẩy xe lăn'],
    },
    units: [
      room({
        code: 'phong-go-nhin-may',
        title: 'Phòng gỗ nhìn mây',
        summary: 'Cửa kính mở ra thung lũng, giường đặt đối diện để nằm thấy mây.',
        quantity: 6,
        sleeps: [2, 1, 3],
        baseVnd: 750_000,
        areaM2: 22,
        beds: beds.queen,
        view: 'Hướng thung lũng',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'huong-nui'],
      }),
      room({
        code: 'phong-go-canh-vuon-dau',
        title: 'Phòng gỗ cạnh vườn dâu',
        summary: 'Sát giàn dâu, cửa mở ra là lối hái, hai giường đơn ghép khi cần.',
        quantity: 5,
        sleeps: [2, 1, 2],
        baseVnd: 580_000,
        areaM2: 20,
        beds: beds.twin,
        view: 'Hướng vườn',
        balcony: false,
        facilities: [...inRoom.highland, 'huong-vuon', 'ban-lam-viec'],
      }),
      room({
        code: 'nha-lon-cho-nhom',
        title: 'Nhà lớn cho nhóm',
        summary: 'Gác gỗ hai giường tầng, sàn dưới một giường đôi, bàn ăn trong nhà.',
        quantity: 3,
        sleeps: [6, 2, 7],
        baseVnd: 1_350_000,
        areaM2: 52,
        beds: [
          { type: 'giường đôi', count: 1 },
          { type: 'giường tầng', count: 2 },
        ],
        view: 'Hướng thung lũng',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'bep-nho', 'tu-lanh'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.highland,
    scenes: {
      hero: ['pine-hills/ridges/mist', 'pine-hills/ridges', 'market/flowers'],
      gallery: [
        'hotel-room/twin-garden',
        'restaurant/breakfast',
        'pine-hills/villas',
        'market/flowers',
        'waterfall/trail',
        'pine-hills/path',
        'hotel-room/lodge-mountain',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
