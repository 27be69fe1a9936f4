import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const phuQuocHotels: DemoProduct[] = [
  hotel({
    slug: 'resort-chieu-bai-truong-phu-quoc',
    code: 'KS058',
    title: 'Chiều Bãi Trường Resort Phú Quốc',
    nameAlias: [
      'Chieu Bai Truong Phu Quoc',
      'resort Bãi Trường',
      'resort Phú Quốc 5 sao',
      'resort ngắm hoàng hôn',
    ],
    summary:
      'Resort 5 sao giữa Bãi Trường, cách sân bay mười lăm phút, hồ bơi hướng hoàng hôn, có ca nô ra Hòn Thơm và sân chơi cho trẻ.',
    content: `## Nơi mặt trời xuống nước

Bãi Trường dài gần hai mươi cây số về phía tây Phú Quốc, gần như đoạn nào cũng thấy mặt trời chạm nước. Resort chọn quãng giữa, cách sân bay mười lăm phút, xa đủ để không nghe còi xe của Dương Đông. Bờ cát trước mặt thoai thoải, mùa khô nước trong thấy chân ở độ sâu ngang ngực.

## Ngày đi đảo, ngày ở nhà

Bến ca nô của resort đi Hòn Thơm, Hòn Mây Rút và Gầm Ghì, bốn đảo trong một buổi hoặc đi riêng. Ngày ở lại, hồ bơi hai tầng có băng ghế chìm nửa người, trẻ con chơi ở hồ nông 40 cm có vòi phun thấp và mái che. Vườn trồng hồ tiêu và sim, buổi sáng có người hướng dẫn hái và xem cách phơi.

## Bàn ăn lúc 18 giờ

Nhà hàng mở cửa kính suốt về phía tây, gỏi cá trích cuốn bánh tráng, ghẹ Hàm Ninh hấp bia, bánh canh chả cá. Nước mắm dùng ở bếp là loại 40 độ đạm của xưởng gia đình cách 9 km, bạn mua mang về được, đóng gói kín để lên máy bay.`,
    highlights: [
      'Giữa Bãi Trường, bờ cát hướng tây ngắm mặt trời lặn',
      'Ca nô từ bến riêng đi Hòn Thơm và các đảo nam',
      'Hồ bơi hai tầng, hồ nông 40 cm cho bé',
      'Vườn tiêu và vườn sim có hướng dẫn hái',
      'Cách sân bay Phú Quốc mười lăm phút, xe đón miễn phí theo giờ bay',
    ],
    provinces: ['an-giang'],
    places: ['dao-phu-quoc', 'sun-world-hon-thom'],
    location: { lat: 10.1302, lng: 103.9848, address: 'Bãi Trường, đặc khu Phú Quốc, An Giang' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
      facility: [
        'ho-boi-vo-cuc',
        'ghe-va-du-bai-bien',
        'ho-boi-tre-em',
        'cau-lac-bo-tre-em',
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
        'the-thao-duoi-nuoc',
        'phong-gym',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'ghenh-lang',
    special: true,
    popularity: 790,
    faqs: [
      {
        question: 'Đón sân bay thế nào?',
        answer:
          'Xe chờ ở cột số 4 ga đến, chạy mỗi 30 phút từ 7 giờ đến 22 giờ. Chuyến đêm muộn hơn, bạn báo số hiệu để tài xế đợi.',
      },
      {
        question: 'Trời mưa tháng 8 thì chơi gì?',
        answer:
          'Mưa thường về chiều và ngớt sau một hai tiếng. Sáng vẫn ra bãi được, chiều có lớp nấu gỏi cá trích, spa và phòng chiếu phim.',
      },
      {
        question: 'Ra công viên giải trí phía bắc đảo có xe không?',
        answer:
          'Resort không chạy xe lên bắc đảo. Xe buýt điện của đảo miễn phí dừng ở ngã ba, đi khoảng 50 phút; xe riêng 7 chỗ 450.000 đồng.',
      },
      {
        question: 'Có phải thuê ghế dù trên bãi không?',
        answer: 'Khách ở dùng miễn phí. Ghế hàng đầu nên lấy trước 16 giờ vì giờ hoàng hôn nhiều người ra.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 240,
      floors: 5,
      yearBuilt: 2019,
      beachDistanceM: 0,
      distances: [
        { label: 'Sân bay Phú Quốc', km: 7, minutes: 15 },
        { label: 'Chợ đêm Dương Đông', km: 13, minutes: 20 },
        { label: 'Cảng An Thới', km: 17, minutes: 25 },
        { label: 'Bãi Sao', km: 18, minutes: 27 },
        { label: 'Làng chài Hàm Ninh', km: 14, minutes: 25 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 800_000,
      petPolicy: 'Không nhận thú cưng.',
      smokingPolicy: 'Hút thuốc ở khu gạch đỏ cạnh bar hồ bơi. Phòng và bãi cát cấm.',
      parkingPolicy: 'Sân xe 90 chỗ, xe máy thuê đậu dưới mái, miễn phí.',
      accessibility: [
        'Bảy phòng tầng trệt có nút gọi và ghế tắm',
        'Xe lăn bánh bơm đi được trên cát, mượn tại chòi',
        'Thang máy tới mọi tầng và hồ bơi',
      ],
    },
    units: [
      room({
        code: 'deluxe-vuon-sim',
        title: 'Deluxe vườn sim',
        summary: 'Nhìn vườn sim và tiêu, giường King, hiên ghế mây.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 2_450_000,
        areaM2: 40,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-vuon', 'bon-tam'],
      }),
      room({
        code: 'deluxe-hoang-hon',
        title: 'Deluxe hoàng hôn',
        summary: 'Hướng tây, ngồi ban công thấy mặt trời xuống lúc 17 giờ 45 mùa khô.',
        quantity: 18,
        sleeps: [2, 2, 3],
        baseVnd: 3_050_000,
        areaM2: 42,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'gia-dinh-hai-gian',
        title: 'Phòng gia đình hai gian',
        summary: 'Hai gian, gian con có giường tầng và bảng vẽ, cửa kéo tách riêng.',
        quantity: 10,
        sleeps: [3, 2, 4],
        baseVnd: 3_600_000,
        areaM2: 58,
        beds: beds.doubleAndBunk,
        view: 'Hướng hồ bơi',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'noi-em-be', 'bon-tam'],
      }),
      room({
        code: 'villa-bai-truong',
        title: 'Villa Bãi Trường có hồ bơi',
        summary: 'Villa hai phòng ngủ, hồ riêng nhìn ra cát, bàn tối ngoài hiên.',
        quantity: 5,
        sleeps: [4, 2, 6],
        baseVnd: 8_900_000,
        areaM2: 190,
        beds: beds.kingAndTwin,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'ban-cong', 'huong-bien', 'bon-tam', 'bep-nho'],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.southBeach, deal('Ưu đãi kỳ nghỉ đảo ngọc', 17)],
    scenes: {
      hero: ['beach/parasol/noon', 'beach/parasol', 'beach/pair'],
      gallery: [
        'pool/infinity-sea',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'spa/pavilion',
        'beach/pair',
        'pool/garden-palms',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'bungalow-vuon-tieu-ong-lang',
    code: 'KS059',
    title: 'Bungalow Vườn Tiêu Ông Lang',
    nameAlias: ['Vuon Tieu Ong Lang', 'bungalow Phú Quốc', 'bungalow Ông Lang', 'khách sạn bãi Ông Lang'],
    summary:
      'Mười bảy bungalow gỗ trong vườn tiêu bãi Ông Lang, Phú Quốc, bốn phút đi bộ ra cát, có bếp chung, kính lặn cho mượn và buổi nướng cuối tuần.',
    content: `## Sống trong vườn tiêu

Nhà bác Ba có bốn công tiêu leo nọc, trồng từ năm 1995. Năm 2018 con trai bác dựng mười bảy căn gỗ len giữa các hàng, mái thấp, cửa lưới. Mùa tháng 1 đến tháng 3 tiêu chín đỏ, chủ nhà rủ ai thích thì hái, phơi trên nong rồi rang thử bằng chảo gang.

## Bãi Ông Lang gần cổng

Đi theo lối đất bốn phút là tới bãi Ông Lang, hẹp nhưng yên, có ghềnh đá lặn ống thở được khi biển lặng. Kính lặn treo ở bếp, tự lấy tự trả. Phía cổng có tiệm tạp hóa nhỏ và quán bún quậy mở từ 6 giờ, khách hay đạp xe ra ăn rồi về tắm biển.

## Cách sống ở đây

Nước mưa thu vào ba bể lớn để tắm, nước uống lọc đổ bình trong bếp, bạn nhớ mang bình theo. Máy lạnh có ở mọi căn, chạy từ 12 giờ trưa tới sáng. Không có lễ tân đêm, số gọi bác Ba dán sau cửa. Tối cuối tuần có nướng chung, ai mang gì góp nấy.`,
    highlights: [
      'Bungalow gỗ nằm giữa vườn tiêu bốn công',
      'Bốn phút đi bộ ra bãi Ông Lang, có ghềnh lặn ống thở',
      'Hái và rang tiêu cùng nhà chủ mùa đầu năm',
      'Bếp chung, nướng cuối tuần, kính lặn mượn tự do',
    ],
    notes: ['Mùa mưa bãi Ông Lang có rác trôi sau giông, nhà cử người dọn trước 8 giờ.'],
    provinces: ['an-giang'],
    places: ['dao-phu-quoc'],
    location: { lat: 10.2657, lng: 103.9368, address: 'Bãi Ông Lang, đặc khu Phú Quốc, An Giang' },
    terms: {
      'hotel-type': ['bungalow'],
      conform: ['cap-doi', 'nhom-ban', 'thu-cung'],
      facility: [
        'vuon',
        'khu-bbq',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'cho-phep-thu-cung',
        'cho-thue-xe-dap',
        'giat-la',
        'giu-hanh-ly',
        'ban-dat-tour',
        'san-hien',
      ],
    },
    supplier: 'vuon-tieu',
    popularity: 300,
    faqs: [
      {
        question: 'Đêm ở vườn có nhiều muỗi không?',
        answer:
          'Có vào lúc chập tối, nhất là tháng 6 đến tháng 10. Mỗi căn có màn và bình xịt sả, cửa lưới khép kín khi bạn ngủ.',
      },
      {
        question: 'Từ sân bay về Ông Lang bằng gì rẻ nhất?',
        answer:
          'Xe buýt điện miễn phí về Dương Đông, rồi taxi 7 km. Nếu đón tận nơi, xe nhà thu 200.000 đồng, đi khoảng 30 phút.',
      },
      {
        question: 'Bungalow có hợp cho bé nhỏ không?',
        answer:
          'Bé biết đi ổn, vườn có bậc gỗ và bể nước sâu đậy nắp. Nhà có hai nôi tre và ghế ăn cho trẻ, bạn dặn trước khi đến.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 17,
      floors: 1,
      yearBuilt: 2018,
      beachDistanceM: 350,
      distances: [
        { label: 'Bãi Ông Lang', km: 0.3, minutes: 4 },
        { label: 'Chợ đêm Dương Đông', km: 7, minutes: 14 },
        { label: 'Vườn quốc gia Phú Quốc', km: 5.5, minutes: 12 },
        { label: 'Bãi Dài Phú Quốc', km: 12, minutes: 22 },
        { label: 'Sân bay Phú Quốc', km: 15, minutes: 28 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 200_000,
      petPolicy: 'Nhận chó mèo hiền, có rào quanh vườn, không tính phí, tránh ba con gà của bác Ba.',
      smokingPolicy: 'Chỉ hút ở bàn đá ngoài vườn, mùa khô dập tàn trong xô nước.',
      parkingPolicy: 'Sân đất có bóng mát, đỗ bảy ô tô, miễn phí, xe máy dắt vào tới căn.',
      accessibility: [
        'Căn 1 và căn 2 gần cổng, lối nện phẳng',
        'Không có lối xe lăn ra bãi, mặt đất lẫn rễ cây',
      ],
    },
    units: [
      room({
        code: 'bungalow-tieu-nho',
        title: 'Bungalow tiêu nhỏ',
        summary: 'Căn gỗ một giường đôi, hiên nhìn nọc tiêu, cửa lưới.',
        quantity: 7,
        sleeps: [2, 0, 2],
        baseVnd: 650_000,
        areaM2: 20,
        beds: beds.double,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-vuon'],
      }),
      room({
        code: 'bungalow-hai-giuong',
        title: 'Bungalow hai giường',
        summary: 'Hai giường đôi, tủ lạnh, hợp bạn bè hoặc gia đình một bé.',
        quantity: 6,
        sleeps: [3, 1, 4],
        baseVnd: 920_000,
        areaM2: 28,
        beds: beds.twoDoubles,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-vuon', 'tu-lanh'],
      }),
      room({
        code: 'nha-go-gia-dinh-gan-bai',
        title: 'Nhà gỗ gần bãi',
        summary: 'Gần lối ra biển nhất, gian khách và bếp nhỏ, vòi tắm ngoài trời.',
        quantity: 4,
        sleeps: [4, 2, 5],
        baseVnd: 1_300_000,
        areaM2: 44,
        beds: beds.kingAndTwin,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-vuon', 'tu-lanh', 'bep-nho'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.southBeach,
    scenes: {
      hero: ['beach/hammock/dusk', 'beach/hammock'],
      gallery: [
        'hotel-room/villa-garden',
        'beach/grove',
        'restaurant/seaside',
        'beach/hammock',
        'lobby/lounge',
        'beach/cove',
        'hotel-room/deluxe-sea',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
      ],
    },
  }),
];
