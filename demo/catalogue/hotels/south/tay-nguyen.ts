import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const tayNguyenHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-ray-trang-buon-ma-thuot',
    code: 'KS052',
    title: 'Khách sạn Rẫy Trắng Buôn Ma Thuột',
    nameAlias: [
      'Ray Trang Buon Ma Thuot',
      'khách sạn BMT',
      'khách sạn Ban Mê',
      'ks Buôn Mê Thuột',
      'ks Đắk Lắk',
    ],
    summary:
      'Khách sạn 4 sao gần Ngã Sáu Ban Mê, đặt tên theo mùa hoa cà phê trắng rẫy, có phòng rang cà phê, hồ bơi và xe đi thác Dray Nur, Hồ Lắk.',
    content: `## Tên của một mùa hoa

Cuối tháng 2, sau đợt tưới đầu tiên, rẫy cà phê quanh Buôn Ma Thuột nở trắng chỉ vài ngày, thơm như hoa nhài. Khách sạn lấy tên từ đó. Nhà cao chín tầng, cách Ngã Sáu chừng 700 m, đủ gần để tối đi bộ ra ăn bún đỏ mà không bị tiếng xe vòng xoay làm phiền.

## Phòng rang ở tầng trệt

Góc phải sảnh là phòng rang với chiếc máy trống 5 kg, mỗi chiều lúc 15 giờ chị Hạnh rang một mẻ nhân của Cư M'gar và mời khách nếm. Bạn có thể học phân biệt độ rang bằng mũi, rồi mua về theo gram. Hồ bơi nằm trong sân, bao quanh bằng tường đất nện.

## Đi xa từ đây

Xe khách sạn nhận nhóm từ bốn người: thác Dray Nur và Dray Sáp nửa ngày, Hồ Lắk với buôn Jun một ngày, Buôn Đôn xem nhà sàn cổ. Cưỡi voi không có trong các chuyến này; thay vào đó bạn đi bộ cùng voi ở rừng Yok Đôn, theo chương trình của vườn quốc gia.`,
    highlights: [
      'Cách Ngã Sáu Ban Mê 700 m, đi bộ ra phố ăn đêm',
      'Phòng rang cà phê mở chiều, khách nếm miễn phí',
      'Hồ bơi trong sân tường đất nện',
      'Xe đi Dray Nur, Hồ Lắk, Buôn Đôn từ bốn người',
      'Bữa sáng có bún đỏ và cơm lam gà nướng',
    ],
    provinces: ['dak-lak'],
    places: ['bao-tang-the-gioi-ca-phe', 'thac-dray-nur'],
    location: {
      lat: 12.6829,
      lng: 108.0411,
      address: 'Đường Nguyễn Tất Thành, phường Buôn Ma Thuột, Đắk Lắk',
    },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['cong-tac', 'gia-dinh', 'nhom-ban'],
      facility: [
        'quan-ca-phe',
        'ho-boi-ngoai-troi',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'nha-hang',
        'phong-hop',
        'hoi-truong-tiec-cuoi',
        'phong-gym',
        'cua-hang-luu-niem',
        'cho-phep-thu-cung',
      ],
    },
    supplier: 'ray-trang',
    popularity: 140,
    faqs: [
      {
        question: 'Muốn ngắm hoa cà phê thì đi tháng mấy?',
        answer:
          'Hoa thường nở từ giữa tháng 2 đến đầu tháng 3, mỗi đợt 5 đến 7 ngày sau khi tưới. Lễ tân theo dõi rẫy quen và báo bạn ngày đi.',
      },
      {
        question: 'Khách sạn có hóa đơn VAT cho đoàn công tác không?',
        answer:
          'Có, xuất theo thông tin công ty gửi trước khi trả phòng. Phòng họp tầng 2 chứa 80 người, thuê theo nửa ngày.',
      },
      {
        question: 'Mua cà phê rang ở đây gửi bưu điện được không?',
        answer:
          'Được, chị Hạnh hút chân không gói 250 gram và gửi bưu điện toàn quốc, phí theo cân nặng, tới nơi sau ba đến năm ngày.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 74,
      floors: 9,
      yearBuilt: 2019,
      distances: [
        { label: 'Ngã Sáu Ban Mê', km: 0.7, minutes: 9 },
        { label: 'Bảo tàng Thế giới Cà phê', km: 1.7, minutes: 6 },
        { label: 'Sân bay Buôn Ma Thuột', km: 9.5, minutes: 18 },
        { label: 'Thác Dray Nur', km: 27, minutes: 45 },
        { label: 'Hồ Lắk', km: 54, minutes: 75 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 300_000,
      petPolicy: 'Chó mèo nhỏ ở tầng 2, báo khi đặt, 150.000 đồng mỗi đêm.',
      smokingPolicy: 'Tầng 8 có phòng hút thuốc mở được cửa sổ. Sảnh và phòng rang tuyệt đối không.',
      parkingPolicy: 'Sân sau 40 ô tô, có mái tôn, miễn phí, bảo vệ đổi ca suốt đêm.',
      accessibility: ['Phòng 203 và 204 cửa rộng 90 cm', 'Thang máy, nhà hàng, phòng rang cùng cốt nền'],
    },
    units: [
      room({
        code: 'superior-trong-san',
        title: 'Superior trông sân',
        summary: 'Nhìn hồ bơi và tường đất nện, ít ồn, hai giường đơn.',
        quantity: 18,
        sleeps: [2, 1, 2],
        baseVnd: 850_000,
        areaM2: 25,
        beds: beds.twin,
        view: 'Hướng hồ bơi',
        balcony: false,
        facilities: [...inRoom.comfort],
      }),
      room({
        code: 'deluxe-ban-cong-pho',
        title: 'Deluxe ban công phố',
        summary: 'Ban công nhìn phố Ban Mê, giường King, bình ủ cà phê phin trên bàn.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 1_080_000,
        areaM2: 30,
        beds: beds.king,
        view: 'Hướng thành phố',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-thanh-pho', 'minibar', 'may-pha-ca-phe'],
      }),
      room({
        code: 'gia-dinh-hoa-van-e-de',
        title: 'Phòng gia đình hoa văn Ê Đê',
        summary: 'Hai giường Queen, vách trang trí hoa văn thổ cẩm, thảm chơi cho bé.',
        quantity: 8,
        sleeps: [4, 2, 5],
        baseVnd: 1_500_000,
        areaM2: 40,
        beds: beds.twoQueens,
        view: 'Hướng thành phố',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'bon-tam', 'minibar', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.city, deal('Ưu đãi mùa hoa cà phê', 10)],
    scenes: {
      hero: ['lobby/lounge/noon', 'lobby/lounge'],
      gallery: [
        'hotel-room/suite-city',
        'restaurant/breakfast',
        'lobby/reception',
        'pool/garden-palms',
        'waterfall/jungle',
        'cooking/balcony',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'lodge-thong-ba-la-mang-den',
    code: 'KS053',
    title: 'Lodge Thông Ba Lá Măng Đen',
    nameAlias: ['Thong Ba La Mang Den', 'lodge Măng Đen', 'khách sạn Măng Đen', 'resort Kon Tum'],
    summary:
      'Mười tám nhà gỗ giữa rừng thông Măng Đen, gần hồ Đăk Ke và thác Pa Sỹ, có bếp lửa, đường mòn và bữa cơm gà nướng cơm lam.',
    content: `## Ở cao nguyên 1.200 mét

Măng Đen nằm trên cao nguyên phía đông Kon Tum, mát quanh năm, sáng tháng 12 có thể xuống 9 độ. Lodge dựng trong một khoảnh thông ba lá gần hồ Đăk Ke, nền nhà kê trên cột để không chặt rễ cây. Mười tám căn chỉ dùng đèn vàng yếu, đêm ra sân nhìn lên thấy dải sao dày trên ngọn thông.

## Đi bộ theo nước

Bảy đường mòn đánh số sơn từ cổng lodge. Đường số 2 ven hồ dài 3 km, hợp cho người lớn tuổi; đường số 5 tới thác Pa Sỹ, đoạn cuối có bậc, nên mang giày đế bám. Anh A Thul người Xơ Đăng dẫn khách đi rừng buổi sáng, chỉ cách nhận cây sa nhân và dấu chân lợn rừng.

## Bếp lửa và bữa tối

Lò than đặt giữa nhà sàn ăn, gà nướng tiêu rừng, cơm lam, rau dớn xào tỏi. Sau bữa có ghè rượu cần, uống theo tốp, không ép. Nước nóng chạy bằng lò hơi đốt củi, có từ 16 đến 22 giờ và buổi sáng sớm; ngoài giờ ấy bạn dặn bếp.`,
    highlights: [
      'Nhà gỗ trên cột trong rừng thông, không chặt rễ cây',
      'Đường mòn đánh số từ cổng tới hồ Đăk Ke và thác Pa Sỹ',
      'Đi rừng buổi sáng với người dẫn đường Xơ Đăng',
      'Gà nướng tiêu rừng và cơm lam bên lò than',
      'Đêm ít đèn, nhìn sao trên ngọn thông',
    ],
    notes: ['Sóng di động một số nhà mạng yếu trong rừng; nhà ăn phát Wi-Fi ổn định.'],
    provinces: ['quang-ngai'],
    places: ['mang-den', 'thac-pa-sy'],
    location: { lat: 14.6082, lng: 108.2764, address: 'Thôn Măng Đen, xã Măng Đen, Quảng Ngãi' },
    terms: {
      'hotel-type': ['lodge-sinh-thai'],
      conform: ['nhom-ban', 'cap-doi', 'gia-dinh'],
      facility: [
        'vuon',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'khu-bbq',
        'ban-dat-tour',
        'giat-la',
        'xe-trung-chuyen-noi-khu',
        'thuc-don-chay',
        'san-hien',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'thong-ba-la',
    popularity: 110,
    faqs: [
      {
        question: 'Bay tới Pleiku rồi lên Măng Đen mất bao lâu?',
        answer:
          'Khoảng 105 km, đi 2 tiếng 30 phút qua Kon Tum. Lodge đón tận sân bay 1.400.000 đồng xe 7 chỗ, hoặc bạn đi xe khách từ Kon Tum rồi báo đón ở bến.',
      },
      {
        question: 'Mùa nào trời khô?',
        answer:
          'Từ tháng 12 đến tháng 4 ít mưa, đêm lạnh. Tháng 9 và 10 mưa nhiều, đường mòn trơn, lodge sẽ bớt đường và cho mượn ủng.',
      },
      {
        question: 'Có sạc xe điện và cây xăng không?',
        answer:
          'Chưa có trụ sạc. Cây xăng gần nhất ở trung tâm Măng Đen, cách 3 km, bạn nên đổ đầy trước khi vào rừng.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 18,
      floors: 1,
      yearBuilt: 2022,
      distances: [
        { label: 'Hồ Đăk Ke', km: 0.7, minutes: 9 },
        { label: 'Trung tâm Măng Đen', km: 3, minutes: 7 },
        { label: 'Thác Pa Sỹ', km: 4.2, minutes: 10 },
        { label: 'Nhà thờ gỗ Kon Tum', km: 55, minutes: 80 },
        { label: 'Sân bay Pleiku', km: 105, minutes: 150 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 200_000,
      petPolicy: 'Không nhận thú cưng, vì rừng còn bẫy thú cũ và đường mòn không có rào.',
      smokingPolicy: 'Chỉ hút ở bếp than, mang theo hộp đựng tàn khi đi rừng. Mùa khô có ngày cấm hoàn toàn.',
      parkingPolicy: 'Bãi đất nện chứa 20 ô tô ngay cổng, miễn phí; xe 29 chỗ quay đầu được.',
      accessibility: [
        'Nhà ăn và hai căn gần cổng đi xe lăn được',
        'Đường mòn trong rừng gồ ghề, không có tay vịn',
      ],
    },
    units: [
      room({
        code: 'nha-go-doi',
        title: 'Nhà gỗ đôi',
        summary: 'Một giường lớn, cửa kính nhìn rừng, chăn bông dày và túi nước nóng.',
        quantity: 9,
        sleeps: [2, 1, 2],
        baseVnd: 1_520_000,
        areaM2: 26,
        beds: beds.queen,
        view: 'Hướng rừng thông',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'huong-nui'],
      }),
      room({
        code: 'nha-go-gia-dinh',
        title: 'Nhà gỗ gia đình',
        summary: 'Giường đôi dưới, giường tầng trên gác lửng, bàn cờ và kệ sách về chim rừng.',
        quantity: 6,
        sleeps: [3, 2, 4],
        baseVnd: 2_100_000,
        areaM2: 38,
        beds: beds.doubleAndBunk,
        view: 'Hướng rừng thông',
        balcony: true,
        facilities: [...inRoom.highland, 'ban-cong', 'huong-nui', 'tu-lanh'],
      }),
      room({
        code: 'nha-dai-nhom-ban',
        title: 'Nhà dài nhóm bạn',
        summary: 'Một gian dài tám nệm, vách tre, phòng tắm chung trong nhà, hiên bao quanh.',
        quantity: 3,
        sleeps: [8, 0, 8],
        baseVnd: 2_900_000,
        areaM2: 60,
        beds: [{ type: 'giường đơn', count: 8 }],
        view: 'Hướng hồ',
        balcony: true,
        facilities: [
          'may-suoi',
          'voi-sen',
          'do-dung-ve-sinh',
          'am-dun-nuoc',
          'nuoc-uong-mien-phi',
          'ban-cong',
        ],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.highland,
    scenes: {
      hero: ['hotel-room/lodge-mountain/golden', 'hotel-room/lodge-mountain', 'pine-hills/ridges'],
      gallery: [
        'pine-hills/ridges',
        'restaurant/breakfast',
        'lobby/lounge',
        'waterfall/jungle',
        'pine-hills/lake',
        'hotel-room/lodge-mountain',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
