import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const hoChiMinhHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-nhip-song-sai-gon',
    code: 'KS054',
    title: 'Khách sạn Nhịp Sông Sài Gòn',
    nameAlias: [
      'Nhip Song Sai Gon',
      'khách sạn bến Bạch Đằng',
      'khách sạn 5 sao Sài Gòn',
      'khách sạn trung tâm HCM',
    ],
    summary:
      'Khách sạn 5 sao trên đường Tôn Đức Thắng, nhìn bến Bạch Đằng và cầu Ba Son, đi bộ ra phố Nguyễn Huệ, có hồ bơi vô cực tầng 25.',
    content: `## Thành phố nhìn từ mặt nước

Tôn Đức Thắng là con đường chạy dọc sông, phía trước khách sạn là công viên bến Bạch Đằng và bến tàu buýt. Từ tầng 12 trở lên bạn thấy cầu Ba Son cong qua sông và dãy đèn Thủ Thiêm bên kia. Sáng sớm, sà lan chở cát đi chậm, gió từ sông mát hơn phố bên trong vài độ.

## Đi bộ và đi thuyền

Phố đi bộ Nguyễn Huệ cách 450 m, Nhà hát Thành phố chín phút, bưu điện và Nhà thờ Đức Bà mười hai phút. Tàu buýt đường sông cập bến trước cửa, tuyến về Linh Đông mất chừng một giờ, vé rẻ và ngắm được nhiều. Lễ tân in sẵn giờ tàu trong ngày, đừng quên mang nón.

## Bơi trên cao, ăn theo phố

Hồ bơi vô cực tầng 25 mở từ 6 giờ đến 22 giờ, có làn bơi dài 25 m. Nhà hàng sáng bày cơm tấm nướng than, bún riêu và cả quầy bánh mì làm theo ý. Tối, quầy bar tầng 26 chơi nhạc nhẹ từ thứ Tư đến Chủ nhật; khách ở không trả tiền vào cửa.`,
    highlights: [
      'Mặt sông Sài Gòn, trước bến Bạch Đằng và bến tàu buýt',
      'Phố đi bộ Nguyễn Huệ cách 450 m',
      'Hồ bơi vô cực tầng 25 có làn 25 m',
      'Bữa sáng với cơm tấm nướng than và bánh mì làm theo ý',
      'Phòng từ tầng 12 nhìn cầu Ba Son và Thủ Thiêm',
      'Trung tâm doanh nhân có ba phòng họp nhỏ',
    ],
    provinces: ['ho-chi-minh'],
    places: ['pho-di-bo-nguyen-hue', 'nha-tho-duc-ba-sai-gon'],
    location: {
      lat: 10.7771,
      lng: 106.7055,
      address: 'Đường Tôn Đức Thắng, phường Sài Gòn, TP. Hồ Chí Minh',
    },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['cong-tac', 'cap-doi', 'gia-dinh', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-vo-cuc',
        'bar-tang-thuong',
        'buffet-sang',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-co-phi',
        'dua-don-san-bay',
        'doi-ngoai-te',
        'nha-hang',
        'phuc-vu-tai-phong',
        'phong-gym',
        'xong-hoi',
        'phong-hop',
        'trung-tam-dich-vu-doanh-nhan',
        'phong-cho-nguoi-khuyet-tat',
        'do-an-halal',
      ],
    },
    supplier: 'nhip-song',
    special: true,
    popularity: 620,
    faqs: [
      {
        question: 'Đêm giao thừa bắn pháo hoa có xem được từ phòng không?',
        answer:
          'Phòng hướng sông từ tầng 12 nhìn được hướng Thủ Thiêm. Đường Tôn Đức Thắng cấm xe khi bắn, bạn nên về khách sạn trước 20 giờ.',
      },
      {
        question: 'Từ Tân Sơn Nhất về mất bao lâu, giờ nào nên tránh?',
        answer:
          'Khoảng 9 km, 30 phút ngoài giờ cao điểm. Từ 17 đến 19 giờ mất tới một tiếng, nếu bay giờ đó bạn nên cộng thêm thời gian.',
      },
      {
        question: 'Khách sạn có phòng cầu nguyện và món Halal không?',
        answer:
          'Có phòng cầu nguyện nhỏ tầng 4, mũi tên qibla dán trên trần phòng ngủ. Món Halal phục vụ buổi sáng và theo đặt trước buổi tối.',
      },
      {
        question: 'Trẻ em dưới mấy tuổi được bơi hồ tầng 25?',
        answer:
          'Bé cao dưới 1,2 m cần người lớn xuống nước cùng, sau 19 giờ hồ chỉ dành cho khách từ 12 tuổi.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 268,
      floors: 27,
      yearBuilt: 2017,
      distances: [
        { label: 'Phố đi bộ Nguyễn Huệ', km: 0.5, minutes: 6 },
        { label: 'Nhà thờ Đức Bà Sài Gòn', km: 0.9, minutes: 12 },
        { label: 'Chợ Bến Thành', km: 1.3, minutes: 16 },
        { label: 'Dinh Độc Lập', km: 1.6, minutes: 6 },
        { label: 'Sân bay Tân Sơn Nhất', km: 9, minutes: 30 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 700_000,
      petPolicy: 'Không nhận thú cưng trong tòa nhà.',
      smokingPolicy: 'Tầng 14 là tầng hút thuốc, có khử mùi. Ngoài tầng này thu phí vệ sinh 1.500.000 đồng.',
      parkingPolicy: 'Hầm ba tầng, ô tô 200.000 đồng một đêm, xe máy 20.000 đồng, có hai trụ sạc điện.',
      accessibility: [
        'Năm phòng tầng 6 có phòng tắm phẳng và chuông gọi',
        'Lối dốc hai bên cửa chính, cửa xoay có cửa phụ',
        'Menu chữ nổi tại nhà hàng',
      ],
    },
    units: [
      room({
        code: 'deluxe-thanh-pho',
        title: 'Deluxe thành phố',
        summary: 'Nhìn vào khu Nguyễn Huệ, giường King hoặc hai giường đơn theo ghi chú.',
        quantity: 20,
        sleeps: [2, 1, 3],
        baseVnd: 3_250_000,
        areaM2: 34,
        beds: beds.king,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.resort, 'huong-thanh-pho', 'bon-tam', 'cach-am'],
      }),
      room({
        code: 'deluxe-song',
        title: 'Deluxe sông',
        summary: 'Từ tầng 12, ghế dài cạnh cửa kính nhìn tàu thuyền.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 3_900_000,
        areaM2: 36,
        beds: beds.king,
        view: 'Hướng sông',
        balcony: false,
        facilities: [...inRoom.resort, 'bon-tam', 'cach-am', 'may-pha-ca-phe'],
      }),
      room({
        code: 'phong-club',
        title: 'Phòng Club sông',
        summary: 'Tầng cao, vào phòng khách riêng, trà chiều và rượu nhẹ từ 17 đến 19 giờ.',
        quantity: 10,
        sleeps: [2, 1, 3],
        baseVnd: 4_800_000,
        areaM2: 38,
        beds: beds.king,
        view: 'Hướng sông',
        balcony: false,
        facilities: [...inRoom.resort, 'bon-tam', 'cach-am', 'may-pha-ca-phe'],
      }),
      room({
        code: 'suite-ba-son',
        title: 'Suite Ba Son',
        summary: 'Phòng góc nhìn cầu Ba Son hai phía, bàn làm việc lớn, sofa mở giường cho bé.',
        quantity: 5,
        sleeps: [2, 2, 4],
        baseVnd: 6_600_000,
        areaM2: 70,
        beds: beds.kingAndSofaBed,
        view: 'Hướng sông',
        balcony: false,
        facilities: [...inRoom.resort, 'bon-tam', 'cach-am', 'may-pha-ca-phe', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.city, deal('Ưu đãi cuối tuần bên sông', 20)],
    scenes: {
      hero: ['pool/rooftop/dusk', 'pool/rooftop', 'night-city/cable-bridge'],
      gallery: [
        'hotel-room/suite-city',
        'pool/rooftop',
        'restaurant/breakfast',
        'spa/treatment',
        'night-city/rooftop',
        'night-city/cable-bridge',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'khach-san-boutique-lau-gio-ben-thanh',
    code: 'KS055',
    title: 'Lầu Gió Bến Thành Boutique',
    nameAlias: ['Lau Gio Ben Thanh', 'khách sạn gần chợ Bến Thành', 'boutique Sài Gòn', 'khách sạn quận 1'],
    summary:
      'Khách sạn nhỏ 3 sao trong hẻm đường Thủ Khoa Huân, cách chợ Bến Thành hai phút đi bộ, giữ gạch bông cũ và có sân thượng hứng gió chiều.',
    content: `## Hẻm nhỏ trong lòng quận cũ

Hẻm đường Thủ Khoa Huân hẹp vừa hai xe máy tránh nhau, đầu hẻm có cà phê vợt, cuối hẻm có tiệm may. Lầu Gió là căn nhà bốn lầu xây năm 1968, gạch bông còn giữ, cầu thang trôn ốc sơn xanh. Sửa lại hai năm trước, thêm thang máy nhỏ ở giếng trời và kính cách âm ở mặt hẻm.

## Gió trên lầu

Chỗ vui nhất là sân thượng. Buổi trưa không ai lên, nhưng chiều từ 17 giờ gió thổi lên từ rạch Bến Nghé, mọi người ngồi ghế xếp uống nước mía và nhìn mái chợ Bến Thành. Có bàn cờ, dây phơi khăn, chậu sả. Chủ nhật cuối tháng, một người bạn của nhà lên gảy đàn kìm nửa tiếng.

## Ăn gì, đi đâu

Bữa sáng là một món theo ngày: thứ Hai hủ tiếu, thứ Ba bún mọc, thứ Tư bánh cuốn và cứ thế. Chợ Bến Thành hai phút bộ, ga metro Bến Thành năm phút, từ đó đi Suối Tiên bằng tàu. Trước 22 giờ hẻm còn lao xao, sau đó ngủ được ngay.`,
    highlights: [
      'Hai phút đi bộ tới chợ Bến Thành',
      'Năm phút tới ga metro Bến Thành',
      'Sân thượng hứng gió chiều, nhìn mái chợ',
      'Nhà bốn lầu từ 1968 với gạch bông nguyên bản',
    ],
    provinces: ['ho-chi-minh'],
    places: ['cho-ben-thanh', 'dinh-doc-lap'],
    location: {
      lat: 10.7731,
      lng: 106.6976,
      address: 'Hẻm đường Thủ Khoa Huân, phường Bến Thành, TP. Hồ Chí Minh',
    },
    terms: {
      'hotel-type': ['khach-san-boutique'],
      conform: ['cap-doi', 'cong-tac', 'nhom-ban'],
      facility: [
        'san-hien',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'quan-ca-phe',
        'ban-dat-tour',
        'camera-khu-vuc-chung',
        'ket-an-toan',
      ],
    },
    supplier: 'ngoi-am-duong',
    popularity: 390,
    faqs: [
      {
        question: 'Ô tô vào được tới cửa không?',
        answer:
          'Không. Xe thả bạn ở đầu hẻm trên đường Thủ Khoa Huân, nhân viên ra đón và xách vali, chừng 60 m.',
      },
      {
        question: 'Thang máy có chở được vali lớn không?',
        answer: 'Có, vừa hai người và một vali lớn. Xe lăn gấp mới lọt, xe lăn điện thì không.',
      },
      {
        question: 'Đi sớm bốn giờ sáng thì ăn sáng thế nào?',
        answer: 'Bạn báo trước 21 giờ hôm trước, nhà gói bánh mì, chuối và nước suối để ở quầy.',
      },
    ],
    details: {
      star: 3,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 24,
      floors: 5,
      yearBuilt: 1968,
      distances: [
        { label: 'Chợ Bến Thành', km: 0.2, minutes: 2 },
        { label: 'Ga metro Bến Thành', km: 0.4, minutes: 5 },
        { label: 'Dinh Độc Lập', km: 0.8, minutes: 10 },
        { label: 'Phố đi bộ Nguyễn Huệ', km: 0.9, minutes: 11 },
        { label: 'Sân bay Tân Sơn Nhất', km: 8, minutes: 28 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 280_000,
      petPolicy: 'Không nhận thú cưng vì hành lang chỉ rộng một mét.',
      smokingPolicy: 'Chỉ hút thuốc trên sân thượng, chỗ có thùng cát.',
      parkingPolicy: 'Xe máy dắt vào sân, 20.000 đồng mỗi đêm. Ô tô gửi bãi công viên cách 500 m.',
      accessibility: [
        'Thang máy nhỏ tới lầu bốn, lên sân thượng phải leo thêm một nhịp thang',
        'Bậc cửa 12 cm, có tấm kê',
      ],
    },
    units: [
      room({
        code: 'phong-cua-so-gieng-troi',
        title: 'Phòng cửa sổ giếng trời',
        summary: 'Cửa sổ nhìn vào giếng trời, yên và tối, hợp ngủ muộn sau chuyến bay.',
        quantity: 8,
        sleeps: [2, 0, 2],
        baseVnd: 820_000,
        areaM2: 17,
        beds: beds.double,
        view: 'Hướng giếng trời',
        balcony: false,
        facilities: [...inRoom.comfort, 'cach-am'],
      }),
      room({
        code: 'phong-mat-hem',
        title: 'Phòng mặt hẻm',
        summary: 'Cửa lá sách mở ra hẻm, ban công một bàn, kính cách âm.',
        quantity: 10,
        sleeps: [2, 1, 2],
        baseVnd: 980_000,
        areaM2: 20,
        beds: beds.queen,
        view: 'Hướng hẻm',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'cach-am'],
      }),
      room({
        code: 'phong-ba-nguoi-lau-bon',
        title: 'Phòng ba người lầu bốn',
        summary: 'Ba giường đơn, gần sân thượng, hai cửa sổ hứng gió chiều.',
        quantity: 6,
        sleeps: [3, 0, 3],
        baseVnd: 1_250_000,
        areaM2: 27,
        beds: beds.triple,
        view: 'Hướng mái phố',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-thanh-pho'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.city,
    scenes: {
      hero: ['lobby/staircase/noon', 'lobby/staircase', 'hotel-room/suite-city'],
      gallery: [
        'lobby/staircase',
        'night-city/rooftop',
        'restaurant/breakfast',
        'market/street-food',
        'lobby/lounge',
        'hotel-room/twin-garden',
        'hotel-room/suite-city',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
