import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { roomFacilities } from './room-facilities.ts';

export const samSonCuaLoHotels: DemoProduct[] = [
  {
    kind: 'hotel',
    slug: 'khach-san-song-truong-le-sam-son',
    code: 'KS026',
    title: 'Khách sạn Sóng Trường Lệ',
    nameAlias: [
      'song truong le',
      'khach san sam son',
      'ks sam son sat bien',
      'khach san gan hon trong mai',
      'thanh hoa bien',
    ],
    summary:
      'Khách sạn 4 sao đầu phía nam bãi Sầm Sơn, dưới chân núi Trường Lệ, phòng gia đình rộng, nhà ăn lớn cho đoàn hè.',
    content: `Đường Hồ Xuân Hương chạy dọc biển Sầm Sơn, càng về nam càng thưa hàng quán rồi chạm vào chân núi Trường Lệ. Khách sạn nằm ở khúc ấy. Qua đường là bãi cát thoải, sóng vỗ hai nhịp, một nhịp vào cát, một nhịp vào đá chân đền Độc Cước.

## Mùa hè và phần còn lại

Từ giữa tháng Năm đến hết tháng Tám, nhà kín đoàn. Sảnh chia hai quầy làm thủ tục để khách lẻ không phải đợi sau danh sách bốn mươi người. Từ tháng Chín trở đi biển vắng, giá giảm, hợp với người chỉ muốn đi bộ trên cát và ăn hải sản rẻ.

## Buổi sáng ở bãi

Năm giờ, bè mảng cập bờ ngay trước cửa, bán ghẹ, mực, cá trích còn giãy. Mua xong xách vào bếp, khách sạn luộc giúp và tính công theo ký. Muốn ngắm mặt trời, đi lên hòn Trống Mái mất hai mươi phút.

## Cho đoàn

Nhà ăn 350 chỗ, hội trường có sân khấu, bãi cát phía trước đủ chỗ chơi tập thể nếu xin phép phường trước ba ngày; phòng kinh doanh lo giấy tờ.`,
    highlights: [
      'Đầu nam bãi Sầm Sơn, chân núi Trường Lệ',
      'Bè mảng bán hải sản ngay trước cửa lúc năm giờ',
      'Hai quầy lễ tân tách khách lẻ và khách đoàn',
      'Nhà ăn 350 chỗ và hội trường có sân khấu',
    ],
    inclusions: ['Bữa sáng', 'Ghế nằm và khăn tại hồ bơi', 'Tráng nước ngọt ở lối ra bãi'],
    exclusions: ['Dù và ghế trên bãi công cộng', 'Công luộc hải sản 50.000 đồng một ký'],
    notes: [
      'Tháng Sáu, tháng Bảy khách đông, nên đặt bàn ăn tối trước 11:00.',
      'Biển động sau bão, cờ đen thì không xuống nước dù sóng có vẻ nhỏ.',
    ],
    provinces: ['thanh-hoa'],
    places: ['bai-bien-sam-son'],
    location: {
      lat: 19.7342,
      lng: 105.8952,
      address: '5 đường Hồ Xuân Hương, phường Sầm Sơn, tỉnh Thanh Hóa',
    },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nhom-ban'],
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
        'karaoke',
        'phong-hop',
        'hoi-truong-tiec-cuoi',
        'phong-tro-choi',
        'giat-la',
        'loi-di-xe-lan',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'song-truong-le',
    popularity: 500,
    faqs: [
      {
        question: 'Đoàn cơ quan 200 người thì cần đặt trước bao lâu?',
        answer:
          'Mùa hè nên đặt trước bốn tuần để xếp phòng gần nhau và giữ hội trường. Các tháng khác mười ngày là đủ.',
      },
      {
        question: 'Từ phòng ra biển qua đường có nguy hiểm cho trẻ không?',
        answer: 'Trước cửa có vạch qua đường và bảo vệ cầm cờ từ 5:00 đến 8:00, 15:00 đến 18:30 vào mùa hè.',
      },
      {
        question: 'Tôi đi tàu tới Thanh Hóa thì ra Sầm Sơn bằng gì?',
        answer:
          'Ga cách 17 cây số. Xe buýt chạy tới bãi, taxi khoảng 220.000 đồng; đoàn trên mười người có xe đón theo giờ tàu.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 58,
      floors: 11,
      yearBuilt: 2018,
      beachDistanceM: 120,
      distances: [
        { label: 'Đền Độc Cước', km: 0.5, minutes: 7 },
        { label: 'Hòn Trống Mái', km: 1.2, minutes: 20 },
        { label: 'Quảng trường biển Sầm Sơn', km: 1.6, minutes: 5 },
        { label: 'Ga Thanh Hóa', km: 17, minutes: 28 },
        { label: 'Sân bay Thọ Xuân', km: 55, minutes: 65 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 300_000,
      petPolicy: 'Không mang thú cưng vào khách sạn.',
      smokingPolicy: 'Tầng ba dành cho khách hút thuốc, còn lại là tầng sạch khói.',
      parkingPolicy: 'Sân sau ba mươi ô tô và bốn xe 45 chỗ, không tính phí.',
      accessibility: [
        'Sảnh ngang vỉa hè, ram dốc ra bãi cát',
        'Hai phòng tầng trệt cho xe lăn',
        'Xe lăn bánh to mượn tại quầy đi trên cát',
      ],
    },
    units: [
      {
        code: 'superior-nui',
        title: 'Phòng Superior hướng núi',
        summary: 'Phía sau nhà, mát buổi sáng, hai giường đơn cho khách đoàn.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 3,
        baseVnd: 1_080_000,
        facilities: [...roomFacilities.city, 'huong-nui'],
        details: {
          areaM2: 26,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Núi Trường Lệ',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-bien',
        title: 'Phòng Deluxe hướng biển',
        summary: 'Ban công chính diện biển, giường 1,8 m, phòng tắm có cửa sổ.',
        quantity: 20,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 1_400_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-bien'],
        details: {
          areaM2: 30,
          beds: [{ type: 'Giường cỡ King', count: 1 }],
          view: 'Biển Sầm Sơn',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-bon',
        title: 'Phòng gia đình bốn người',
        summary: 'Hai giường đôi, tủ lạnh lớn, dây phơi trên ban công.',
        quantity: 18,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 1_900_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-bien', 'noi-em-be', 'sofa'],
        details: {
          areaM2: 42,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Biển một phần',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.northBeach, deal('Biển vắng sau hè', 18, '2026-11-01', '2027-04-20')],
    scenes: {
      hero: ['beach/pair/noon', 'beach/pair', 'beach/parasol'],
      gallery: [
        'hotel-room/deluxe-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'beach/parasol',
        'lobby/reception',
        'pier/harbour',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
  {
    kind: 'hotel',
    slug: 'khach-san-phi-lao-cua-lo',
    code: 'KS027',
    title: 'Khách sạn Phi Lao Cửa Lò',
    nameAlias: [
      'phi lao cua lo',
      'khach san cua lo',
      'ks cua lo gia re',
      'khach san gan bien cua lo',
      'nghe an bien',
    ],
    summary:
      'Khách sạn 3 sao sau rặng phi lao Cửa Lò, ba phút ra cát, sân nướng hải sản và xe về quê Bác theo lịch.',
    content: `Giữa khách sạn và biển là một vạt phi lao rộng sáu mươi mét. Chiều nào gió nồm cũng lùa qua đó, mang theo mùi nhựa lá. Các phòng tầng hai, tầng ba nhìn ngang tán cây; từ tầng năm trở lên mới thấy mặt nước và đảo Ngư nằm chếch phía ngoài.

## Chỗ ở gọn, giá phải

Khách sạn sáu tầng, sơn trắng, phòng sạch và không cầu kỳ. Chăn ga phơi nắng trên sân thượng nên thơm. Hè đông khách, thang máy nhỏ phải chờ đôi chút; người trẻ thường đi bộ.

## Ăn gì

Mực nhảy câu đêm, cháo lươn, cháo nghêu, bánh mướt. Mua mực ở bến Lan Châu lúc sáu giờ sáng, mang về sân sau nướng trên bếp than có sẵn. Bà Thảo nấu bữa sáng cháo lươn hai ngày một lần, hôm còn lại là bún cá.

## Đi quanh

Kim Liên, quê Bác, cách ba mươi cây số; sáng thứ Bảy có xe 16 chỗ đi và về trước trưa. Đảo Ngư ra bằng thuyền từ bến Lan Châu, khoảng hai mươi lăm phút, khi biển lặng. Mùa đông nên đi Nghi Thiết ăn hải sản, vắng và rẻ.`,
    highlights: [
      'Vạt phi lao che gió giữa khách sạn và bãi cát',
      'Sân sau có bếp than nướng hải sản miễn phí',
      'Bữa sáng cháo lươn xứ Nghệ',
      'Xe đi Kim Liên sáng thứ Bảy',
    ],
    inclusions: ['Bữa sáng', 'Than và vỉ nướng ở sân sau', 'Khăn tắm biển'],
    exclusions: ['Xe Kim Liên 150.000 đồng một người', 'Thuyền ra đảo Ngư'],
    notes: [
      'Cửa Lò mùa hè nắng gắt có gió Lào, nên ra biển trước 8:00 hoặc sau 16:00.',
      'Từ tháng Mười Một đến tháng Hai biển không cứu hộ, chỉ dạo bờ.',
    ],
    provinces: ['nghe-an'],
    places: ['bai-bien-cua-lo', 'dao-ngu'],
    location: { lat: 18.8058, lng: 105.7152, address: '132 đường Bình Minh, phường Cửa Lò, tỉnh Nghệ An' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nhom-ban', 'nguoi-cao-tuoi'],
      facility: [
        'khu-bbq',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'nha-hang',
        'karaoke',
        'giat-la',
        'giu-hanh-ly',
        'vuon',
        'cho-thue-xe-dap',
        'cho-phep-thu-cung',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'phi-lao',
    popularity: 60,
    faqs: [
      {
        question: 'Ở đây bãi tắm có sóng mạnh không?',
        answer: 'Bãi thoải, sóng vừa. Mùa hè có chòi cứu hộ mỗi hai trăm mét, hoạt động đến 18:30.',
      },
      {
        question: 'Ra sân bay Vinh bao lâu?',
        answer: 'Mười hai cây số, gần hai mươi phút, khách sạn gọi taxi khoảng 150.000 đồng.',
      },
      {
        question: 'Bếp than dùng chung có phải xếp hàng không?',
        answer: 'Sân có bốn bếp. Tối thứ Bảy mùa hè nên ghi tên ở lễ tân trước 17:00.',
      },
    ],
    details: {
      star: 3,
      checkInFrom: '13:00',
      checkOutUntil: '11:30',
      roomsCount: 40,
      floors: 6,
      yearBuilt: 2012,
      beachDistanceM: 210,
      distances: [
        { label: 'Đảo Lan Châu', km: 1.8, minutes: 6 },
        { label: 'Quảng trường Bình Minh', km: 0.9, minutes: 11 },
        { label: 'Khu di tích Kim Liên', km: 31, minutes: 45 },
        { label: 'Sân bay Vinh', km: 12, minutes: 18 },
        { label: 'Ga Vinh', km: 18, minutes: 28 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 200_000,
      petPolicy: 'Chó nhỏ được ở phòng tầng trệt, thêm 100.000 đồng một đêm.',
      smokingPolicy: 'Hút thuốc dưới rặng phi lao, tầng phòng cấm.',
      parkingPolicy: 'Sân hai mươi ô tô, xe đoàn đỗ sát cổng, không thu tiền.',
      accessibility: ['Hai phòng tầng trệt không bậc', 'Lối ra bãi lát ván, xe lăn đi được đến mép cát'],
    },
    units: [
      {
        code: 'tieu-chuan-tan-la',
        title: 'Phòng tiêu chuẩn hướng phi lao',
        summary: 'Tầng hai và ba, gió nhiều, giường đôi.',
        quantity: 18,
        maxAdults: 2,
        maxChildren: 1,
        maxOccupancy: 2,
        baseVnd: 560_000,
        facilities: [...roomFacilities.city],
        details: {
          areaM2: 20,
          beds: [{ type: 'Giường đôi', count: 1 }],
          view: 'Rặng phi lao',
          balcony: false,
          smoking: false,
        },
      },
      {
        code: 'deluxe-hai-giuong-bien',
        title: 'Phòng Deluxe hai giường nhìn biển',
        summary: 'Tầng năm và sáu, ban công nhìn đảo Ngư.',
        quantity: 14,
        maxAdults: 2,
        maxChildren: 2,
        maxOccupancy: 3,
        baseVnd: 720_000,
        facilities: [...roomFacilities.city, 'ban-cong', 'huong-bien'],
        details: {
          areaM2: 24,
          beds: [{ type: 'Giường đơn', count: 2 }],
          view: 'Biển và đảo Ngư',
          balcony: true,
          smoking: false,
        },
      },
      {
        code: 'gia-dinh-hai-giuong-doi',
        title: 'Phòng gia đình hai giường đôi',
        summary: 'Bàn ăn gấp, bếp điện nấu cháo cho bé.',
        quantity: 8,
        maxAdults: 4,
        maxChildren: 2,
        maxOccupancy: 5,
        baseVnd: 980_000,
        facilities: [...roomFacilities.city, 'bep-nho', 'huong-bien'],
        details: {
          areaM2: 34,
          beds: [{ type: 'Giường đôi', count: 2 }],
          view: 'Biển một phần',
          balcony: true,
          smoking: false,
        },
      },
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.northBeach,
    scenes: {
      hero: ['beach/grove/dawn', 'beach/grove'],
      gallery: [
        'hotel-room/deluxe-sea',
        'beach/boats',
        'restaurant/seaside',
        'beach/grove',
        'lobby/lounge',
        'beach/single',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  },
];
