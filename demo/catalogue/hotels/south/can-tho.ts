import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const canThoHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-ben-luc-binh-can-tho',
    code: 'KS060',
    title: 'Khách sạn Bến Lục Bình Cần Thơ',
    nameAlias: ['Ben Luc Binh Can Tho', 'khách sạn Ninh Kiều', 'ks Cần Thơ', 'khách sạn miền Tây'],
    summary:
      'Khách sạn 4 sao trên đường Hai Bà Trưng, nhìn ra sông và bến Ninh Kiều, ghe đón tại bến đi chợ nổi Cái Răng lúc 5 giờ sáng.',
    content: `## Bến sông trước cửa

Đường Hai Bà Trưng chạy theo bờ kè Ninh Kiều, buổi tối có người bán kẹo dừa, người câu cá và đèn cầu đi bộ. Từ sảnh bạn đi sáu mươi bước tới bến nhỏ, nơi chiếc ghe mui tre neo sẵn cho khách đi chợ nổi. Nước lớn, lục bình trôi từng đám dày, nở tím mặt nước.

## Một buổi sáng trên ghe

Chuyến 5 giờ 15 dừng ở chợ nổi Cái Răng lúc gần sáu giờ, ăn bún riêu ngay trên ghe, uống cà phê vợt rồi vòng vào rạch nhỏ vườn trái cây. Chú Tám lái ghe mười chín năm nay, vừa lái vừa kể cách đọc cây bẹo treo hàng. Khoảng 9 giờ về khách sạn, tắm rửa vẫn kịp bữa sáng muộn đến 10 giờ.

## Ở và ăn

Phòng hướng sông có ban công, ghế mây hai chiếc. Nhà hàng chuyên cá linh bông điên điển mùa nước nổi, lẩu mắm, bì cuốn. Sân thượng làm chỗ ăn tối, nghe đờn ca tài tử tối thứ Bảy, ai thích thì mượn song lang gõ nhịp theo.`,
    highlights: [
      'Bên bờ kè Ninh Kiều, cách bến ghe sáu mươi bước',
      'Ghe đi chợ nổi Cái Răng 5 giờ 15 tại bến khách sạn',
      'Bữa sáng mở đến 10 giờ cho người đi chợ nổi về',
      'Đờn ca tài tử sân thượng tối thứ Bảy',
      'Lẩu mắm, cá linh bông điên điển theo mùa',
    ],
    provinces: ['can-tho'],
    places: ['ben-ninh-kieu', 'cho-noi-cai-rang', 'nha-co-binh-thuy'],
    location: { lat: 10.0341, lng: 105.7878, address: 'Đường Hai Bà Trưng, phường Ninh Kiều, Cần Thơ' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi', 'cong-tac'],
      facility: [
        'ho-boi-ngoai-troi',
        'bar-tang-thuong',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'ban-dat-tour',
        'nha-hang',
        'thuc-don-chay',
        'phong-gym',
        'cho-thue-xe-dap',
        'hoi-truong-tiec-cuoi',
      ],
    },
    supplier: 'luc-binh',
    popularity: 350,
    faqs: [
      {
        question: 'Đi chợ nổi từ khách sạn hết bao nhiêu?',
        answer:
          'Ghe chung 180.000 đồng một người, ba tiếng rưỡi, gồm nước và áo phao. Bún và cà phê trên chợ bạn tự trả.',
      },
      {
        question: 'Chợ nổi Cái Răng có còn đông không?',
        answer:
          'Ít ghe hơn trước, đông nhất từ 5 giờ 30 đến 7 giờ, cuối tuần và gần Tết nhiều hơn. Chú Tám sẽ nói thật hôm đó có bao nhiêu ghe.',
      },
      {
        question: 'Bữa sáng có món chay không?',
        answer:
          'Ngày rằm và mùng một có quầy chay đầy đủ, ngày thường có bún chay và chả giò chay theo yêu cầu.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 96,
      floors: 10,
      yearBuilt: 2016,
      distances: [
        { label: 'Bến Ninh Kiều', km: 0.2, minutes: 3 },
        { label: 'Chợ cổ Cần Thơ', km: 0.4, minutes: 5 },
        { label: 'Chợ nổi Cái Răng (ghe)', km: 6, minutes: 40 },
        { label: 'Nhà cổ Bình Thủy', km: 6.5, minutes: 15 },
        { label: 'Sân bay Cần Thơ', km: 10, minutes: 20 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 320_000,
      petPolicy: 'Không nhận thú cưng trong phòng và nhà hàng.',
      smokingPolicy: 'Hút thuốc ở sân thượng phía gió, không quanh bàn ăn.',
      parkingPolicy: 'Tầng hầm 25 ô tô, miễn phí, xe cao trên 2 m đỗ đường bên.',
      accessibility: [
        'Lối dốc và thang máy từ hầm lên sảnh',
        'Phòng 302 có tay vịn và cửa 95 cm',
        'Ghe có ván lên xe lăn, cần hai nhân viên đỡ',
      ],
    },
    units: [
      room({
        code: 'superior-pho',
        title: 'Superior phố',
        summary: 'Nhìn phố Ninh Kiều, hai giường đơn, tủ lớn cho khách đi tour ghép.',
        quantity: 20,
        sleeps: [2, 1, 3],
        baseVnd: 950_000,
        areaM2: 26,
        beds: beds.twin,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-thanh-pho'],
      }),
      room({
        code: 'deluxe-nhin-song',
        title: 'Deluxe nhìn sông',
        summary: 'Ban công nhìn sông và cầu đi bộ, giường King, ghế mây.',
        quantity: 18,
        sleeps: [2, 2, 3],
        baseVnd: 1_250_000,
        areaM2: 32,
        beds: beds.king,
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'minibar', 'ao-choang-tam'],
      }),
      room({
        code: 'gia-dinh-ba-nguoi',
        title: 'Phòng ba người bên sông',
        summary: 'Giường King và giường đơn, bồn tắm, gần thang máy cho người lớn tuổi.',
        quantity: 9,
        sleeps: [3, 1, 4],
        baseVnd: 1_550_000,
        areaM2: 38,
        beds: beds.kingAndSingle,
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'bon-tam', 'minibar', 'sofa'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.mekong, deal('Ưu đãi mùa nước nổi', 12)],
    scenes: {
      hero: ['night-city/cable-bridge/golden', 'night-city/cable-bridge'],
      gallery: [
        'hotel-room/suite-city',
        'restaurant/breakfast',
        'market/river-houses',
        'market/boats-above',
        'pool/garden-palms',
        'restaurant/lanterns',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
