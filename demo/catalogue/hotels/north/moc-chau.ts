import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const mocChauHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'glamping-doi-dem-moc-chau',
    code: 'KS020',
    title: 'Glamping Đồi Đêm Mộc Châu',
    nameAlias: [
      'doi dem moc chau',
      'glamping moc chau',
      'leu trai moc chau',
      'cam trai doi che',
      'bungalow doi che moc chau',
    ],
    summary:
      'Hai mươi hai lều lớn và nhà mái cong giữa đồi chè, đệm thật, phòng tắm riêng, ngắm sao qua mái kính và uống trà hái buổi sáng.',
    content: `Ban ngày đây là một đồi chè như mọi đồi chè: luống xanh chạy vòng, người hái đội nón, xe công nông chở bao. Phải đợi trời tối mới hiểu vì sao khu trại lấy tên Đồi Đêm. Đèn lối đi chỉ cao ngang đầu gối, hắt xuống đất, để phần còn lại cho sao.

## Ngủ lều mà không phải cắm

Lều vải bạt hai lớp dựng cố định trên sàn gỗ, có giường, tủ, nhà tắm riêng ốp đá phía sau. Nhà mái cong là hạng ấm hơn, trên đầu giường có ô kính rộng một mét kéo rèm được. Mùa đông đêm xuống sáu độ, mỗi chỗ có đệm sưởi và quạt sưởi nhà tắm.

## Trà

Lứa chè xuân bắt đầu tháng Ba. Từ đó đến tháng Mười, khách theo cô Hiên hái một tôm hai lá lúc 6:30, rồi xem sao trên chảo gang ở lán cuối đồi. Mẻ trà mình hái được đóng gói mang về.

## Bữa tối trên sàn

Bê chao, cá suối rán giòn, ngọn su su, sữa chua nếp cẩm. Bếp nướng than đặt riêng từng lều, nhân viên nhóm sẵn. Nhạc tắt lúc 21:30, sau giờ đó chỉ còn tiếng dế.`,
    highlights: [
      'Lều cố định có giường, đệm sưởi và phòng tắm riêng',
      'Nhà mái cong với ô kính ngắm sao trên đầu giường',
      'Hái chè buổi sáng và mang về mẻ trà tự sao',
      'Đèn thấp toàn khu, trời đêm tối và nhiều sao',
      'Bếp nướng than riêng trước mỗi lều',
    ],
    inclusions: [
      'Bữa sáng xôi nếp nương và sữa tươi',
      'Buổi hái chè từ tháng Ba đến tháng Mười',
      'Củi và than cho một bữa nướng',
    ],
    exclusions: ['Nguyên liệu nướng, từ 350.000 đồng một khay hai người', 'Vé cầu kính và thác'],
    notes: [
      'Khi gió trên cấp 6, khách ở lều được chuyển vào nhà chung mà không trả thêm.',
      'Mang áo ấm cả mùa hè; đêm trên đồi thường dưới 20 độ.',
    ],
    provinces: ['son-la'],
    places: ['doi-che-moc-chau', 'cao-nguyen-moc-chau', 'thac-dai-yem'],
    location: {
      lat: 20.8432,
      lng: 104.6471,
      address: 'Đồi chè phía đông trung tâm, phường Mộc Sơn, tỉnh Sơn La',
    },
    terms: {
      'hotel-type': ['glamping'],
      conform: ['cap-doi', 'nhom-ban', 'gia-dinh', 'thu-cung'],
      facility: [
        'khu-bbq',
        'vuon',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'quan-ca-phe',
        'cho-phep-thu-cung',
        'san-choi-tre-em',
        'cho-thue-xe-dap',
        'san-hien',
        'may-phat-dien-du-phong',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'doi-dem',
    popularity: 670,
    faqs: [
      {
        question: 'Lều có khóa và chống mưa được không?',
        answer:
          'Cửa lều khóa số, vải bạt phủ lớp chống nước và đã căng máng thoát. Mưa rào nghe to nhưng bên trong khô.',
      },
      {
        question: 'Tháng Một lên đây có hoa gì?',
        answer:
          'Hoa mận trắng ở các thung quanh phường nở từ giữa tháng Một đến đầu tháng Hai, cách trại 5 đến 15 cây số. Lễ tân cập nhật thung nào đang nở rộ.',
      },
      {
        question: 'Mang thịt và bia từ nhà lên nướng có bị thu phí không?',
        answer: 'Không thu. Trại cho mượn vỉ, kẹp, bát đĩa; nhờ bạn gom rác vào hai thùng phân loại.',
      },
      {
        question: 'Chó có được ngủ trong lều không?',
        answer: 'Chó dưới 12 kg ngủ cùng lều được, khu trại đưa thêm tấm lót. Trong vườn chè phải dắt dây.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 22,
      floors: 1,
      yearBuilt: 2022,
      distances: [
        { label: 'Trung tâm Mộc Châu', km: 3, minutes: 8 },
        { label: 'Rừng thông bản Áng', km: 4.5, minutes: 11 },
        { label: 'Thác Dải Yếm', km: 9, minutes: 18 },
        { label: 'Cầu kính Bạch Long', km: 10, minutes: 20 },
        { label: 'Hà Nội', km: 192, minutes: 240 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 200_000,
      petPolicy: 'Chó mèo dưới 12 kg được ở, 200.000 đồng một con mỗi kỳ.',
      smokingPolicy: 'Vải bạt bắt lửa nhanh: hút tại ba điểm có chậu cát.',
      parkingPolicy: 'Bãi sỏi chân đồi ba mươi ô tô, xe điện chở đồ lên trại.',
      accessibility: [
        'Lối chính lát gạch, dốc 8%, xe điện đưa tới cửa lều',
        'Nhà mái cong số 1 cửa rộng 90 cm, không bậc',
      ],
    },
    units: [
      {
        code: 'leu-doi',
        title: 'Lều đôi giữa luống chè',
        summary: 'Sàn gỗ 30 m² cả hiên, rèm mở ra thẳng hàng chè.',
        quantity: 12,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_150_000,
        facilities: [...roomFacilities.mountain, 'huong-vuon'],
        details: {
          areaM2: 24,
          beds: [{ type: 'Giường đôi lớn (Queen)', count: 1 }],
          view: 'Đồi chè',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'leu-gia-dinh',
        title: 'Lều gia đình hai khoang',
        summary: 'Vách vải ngăn đôi, khoang con có hai giường đơn thấp.',
        quantity: 5,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_750_000,
        facilities: [...roomFacilities.mountain, 'huong-vuon', 'tu-lanh'],
        details: {
          areaM2: 40,
          beds: [
            { type: 'Giường đôi lớn (Queen)', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Thung lũng chè',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'nha-mai-cong',
        title: 'Nhà mái cong ô kính',
        summary: 'Tường cách nhiệt, điều hòa hai chiều, nằm giường thấy trời.',
        quantity: 5,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_980_000,
        facilities: [...roomFacilities.mountain, 'dieu-hoa', 'bon-tam', 'huong-nui'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Bầu trời và đồi chè',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.highland, deal('Đầu tuần trên đồi', 12, '2026-11-01', '2027-06-30')],
    scenes: {
      hero: ['team-building/tents/mist', 'team-building/campfire', 'team-building/tents'],
      gallery: [
        'team-building/campfire',
        'hotel-room/lodge-mountain',
        'cooking/tea',
        'restaurant/breakfast',
        'team-building/tents',
        'pine-hills/ridges',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-thong-ang-moc-chau',
    code: 'KS021',
    title: 'Khách sạn Thông Áng',
    nameAlias: [
      'thong ang',
      'khach san moc chau',
      'ks moc chau 4 sao',
      'khach san gan rung thong ban ang',
      'nghi o moc chau',
    ],
    summary:
      'Khách sạn 4 sao cách hồ bản Áng ba trăm mét, hồ bơi bốn mùa, phòng rộng cho gia đình và nhà hàng món Thái.',
    content: `Rừng thông bản Áng ôm một hồ nước nhỏ. Mùa lạnh, sương nằm trên mặt hồ tới tám giờ, thông đứng trong sương như vẽ mực. Khách sạn cách hồ ba trăm mét, khuất sau đồi, nên buổi sáng bạn tới đó trước các đoàn từ trung tâm sang.

## Cho gia đình nhiều thế hệ

Tòa nhà chỉ bốn tầng, trải ngang, thang máy hai đầu. Phòng hạng gia đình kê được ba giường mà vẫn còn chỗ cho nôi. Hồ bơi có mái che, nước giữ 30 độ, cạnh đó là bể nông 40 cm. Ông bà có phòng ngâm chân thảo dược ở tầng trệt.

## Món Thái Mộc Châu

Bếp trưởng người bản Áng nướng cá theo lối pa pỉnh tộp, đồ xôi ngũ sắc, làm chẳm chéo mỗi sáng. Bê chao có quanh năm. Sữa tươi lấy từ trang trại trong vùng, uống nóng ở buffet.

## Ra ngoài

Dâu tây tự hái từ tháng Mười Hai đến tháng Tư ở các vườn ven đường vào bản. Thung lũng mận Nà Ka cách mười bốn cây số, đẹp hai tuần cuối tháng Một. Lễ tân cho thuê xe máy và ghi sẵn đường lên bản đồ giấy.`,
    highlights: [
      'Ba trăm mét tới hồ và rừng thông bản Áng',
      'Hồ bơi có mái, nước 30 độ cả mùa đông',
      'Phòng gia đình kê ba giường',
      'Nhà hàng món Thái: cá nướng, xôi màu, chẳm chéo',
      'Vườn dâu tây tự hái gần cửa từ tháng Mười Hai',
    ],
    inclusions: ['Buffet sáng có sữa tươi', 'Hồ bơi và bể trẻ em', 'Ngâm chân thảo dược một lần mỗi khách'],
    exclusions: ['Thuê xe máy 160.000 đồng một ngày', 'Vé vào rừng thông'],
    notes: [
      'Đường Hà Nội – Mộc Châu qua Thung Khe hay có sương dày, nên khởi hành trước 13:00.',
      'Cuối tuần mùa hoa, khách nhận phòng sau 15:00 vì dọn gấp số lượng lớn.',
    ],
    provinces: ['son-la'],
    places: ['rung-thong-ban-ang', 'cao-nguyen-moc-chau', 'cau-kinh-bach-long'],
    location: { lat: 20.8287, lng: 104.6342, address: 'Đường vào bản Áng, phường Mộc Sơn, tỉnh Sơn La' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi', 'nhom-ban'],
      facility: [
        'ho-boi-trong-nha',
        'ho-boi-tre-em',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'nha-hang',
        'buffet-sang',
        'karaoke',
        'massage',
        'phong-hop',
        'san-choi-tre-em',
        'khu-bbq',
        'loi-di-xe-lan',
      ],
    },
    supplier: 'thong-ang',
    popularity: 430,
    faqs: [
      {
        question: 'Đoàn công ty 80 người có phòng hội thảo không?',
        answer:
          'Phòng hội thảo 120 ghế ở tầng trệt, thuê nửa ngày 6.000.000 đồng gồm màn hình và trà giữa giờ. Sân cỏ đốt lửa trại cần báo trước ba ngày.',
      },
      {
        question: 'Bơi lúc tối có được không?',
        answer: 'Hồ mở 6:30 đến 20:30, có người trực. Trẻ em ra khỏi hồ trước 20:00.',
      },
      {
        question: 'Từ đây tới thung mận Nà Ka đi thế nào?',
        answer:
          'Khoảng 14 cây số, ô tô đi tới bãi gửi rồi vào thung bằng xe ôm của bản. Ngày hoa rộ nên đi trước 8:00.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 48,
      floors: 4,
      yearBuilt: 2019,
      distances: [
        { label: 'Hồ bản Áng', km: 0.3, minutes: 4 },
        { label: 'Trung tâm Mộc Châu', km: 3.2, minutes: 9 },
        { label: 'Thác Dải Yếm', km: 7, minutes: 15 },
        { label: 'Thung lũng mận Nà Ka', km: 14, minutes: 30 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 300_000,
      petPolicy: 'Không đưa vật nuôi vào khu phòng; gửi chuồng có mái ngoài sân được một đêm.',
      smokingPolicy: 'Ban công và sân được hút, hành lang và phòng thì không.',
      parkingPolicy: 'Sân rộng bốn mươi ô tô và ba xe 45 chỗ, hai trụ sạc 11 kW.',
      accessibility: [
        'Sảnh ngang mặt sân, cửa tự động',
        'Hai phòng tầng trệt có tay vịn cạnh bồn cầu',
        'Thang máy có ghế nghỉ',
      ],
    },
    units: [
      {
        code: 'superior-san',
        title: 'Phòng Superior hướng sân cỏ',
        summary: 'Tầng một và hai, đi vài bước ra sân chơi.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_100_000,
        facilities: [...roomFacilities.city, 'huong-vuon'],
        details: {
          areaM2: 27,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Sân cỏ',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-thong',
        title: 'Phòng Deluxe hướng rừng thông',
        summary: 'Tầng ba, ban công ngang ngọn thông, giường rộng 1,8 m.',
        quantity: 16,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_350_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-nui', 'may-suoi'],
        details: {
          areaM2: 32,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Rừng thông',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-ba-giuong',
        title: 'Phòng gia đình ba giường',
        summary: 'Một giường lớn và hai giường đơn, tủ lạnh lớn, chỗ kê nôi.',
        quantity: 10,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_780_000,
        facilities: [...roomFacilities.city, 'may-suoi', 'noi-em-be', 'giuong-phu'],
        details: {
          areaM2: 42,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Giường đơn', count: 2 },
          ],
          view: 'Sân cỏ và đồi',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'suite-hai-phong',
        title: 'Suite hai phòng',
        summary: 'Phòng khách riêng, bồn tắm gỗ, cửa ra thẳng lối xuống hồ.',
        quantity: 4,
        maxAdults: 3,
        maxChildren: 2,
        maxOccupancy: 4,
        baseVnd: 2_400_000,
        facilities: [...roomFacilities.city, 'may-suoi', 'bon-tam', 'sofa', 'minibar', 'ban-cong'],
        details: {
          areaM2: 56,
          beds: [
            { type: 'Giường cỡ King', count: 1 },
            { type: 'Sofa giường', count: 1 },
          ],
          view: 'Rừng thông và hồ',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: priceProfiles.highland,
    scenes: {
      hero: ['pine-hills/ridges/golden', 'pine-hills/ridges', 'pine-hills/lake'],
      gallery: [
        'pool/infinity-hills',
        'hotel-room/lodge-mountain',
        'pine-hills/lake',
        'restaurant/breakfast',
        'lobby/lounge',
        'cooking/tea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
