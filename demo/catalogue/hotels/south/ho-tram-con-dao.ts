import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

/** Côn Đảo lives by its own calm months, so the island season of the south is left out. */
const conDaoPrices: NonNullable<DemoProduct['priceRules']> = [
  ...priceProfiles.southBeach.filter((rule) => rule.kind !== 'season'),
  { kind: 'season', label: 'Mùa biển êm Côn Đảo', from: '03-01', to: '09-30', percent: 18 },
];

export const hoTramConDaoHotels: DemoProduct[] = [
  hotel({
    slug: 'resort-chan-song-ho-tram',
    code: 'KS056',
    title: 'Chân Sóng Resort Hồ Tràm',
    nameAlias: [
      'Chan Song Ho Tram',
      'resort Hồ Tràm',
      'resort gần Sài Gòn',
      'resort Xuyên Mộc',
      'resort Vũng Tàu',
    ],
    summary:
      'Resort 5 sao trên đường ven biển Hồ Tràm, hai giờ rưỡi xe từ Sài Gòn, villa sân vườn, hồ bơi dài sát cát và bếp nướng hải sản Bình Châu.',
    content: `## Cuối tuần không cần bay

Từ trung tâm TP.HCM, đường cao tốc Long Thành rồi quốc lộ 55 đưa bạn tới Hồ Tràm trong khoảng hai giờ rưỡi. Sau những rẫy tiêu và rừng tràm là con đường ven biển mới, một bên là cát vàng nhạt chạy dài. Chân Sóng nằm thấp, nhà nào cũng chỉ một hai tầng, đi từ giường ra nước mất chưa tới hai phút.

## Giữ một ngày đơn giản

Hồ bơi 50 m nằm song song mép biển, nước mặn lọc. Buổi sáng có lớp khí công trên cát, buổi chiều cho trẻ học làm thúng chai thu nhỏ với một ngư dân Phước Hải. Ai muốn đi xa thì suối nước nóng Bình Châu cách 22 km, hay rừng phòng hộ Bình Châu – Phước Bửu đạp xe gần hơn.

## Từ bếp ra mâm

Cá bớp, mực ống, tôm tích lấy ở cảng Bình Châu, nướng than dừa trước mặt khách. Sáng có bánh khọt đổ tại chỗ, vỏ mỏng, ăn với đu đủ bào. Thứ Sáu, bếp nhận khách muộn tới 23 giờ vì nhiều người rời Sài Gòn sau giờ làm.`,
    highlights: [
      'Cách TP.HCM khoảng hai giờ rưỡi xe, không cần bay',
      'Hồ bơi 50 m nước mặn song song mép biển',
      'Villa sân vườn một đến ba phòng ngủ, hồ riêng',
      'Bếp nướng hải sản Bình Châu, mở muộn tối thứ Sáu',
      'Lớp làm thúng chai thu nhỏ cho trẻ',
    ],
    provinces: ['ho-chi-minh'],
    places: ['bai-bien-ho-tram'],
    location: { lat: 10.4796, lng: 107.4009, address: 'Đường ven biển, xã Hồ Tràm, TP. Hồ Chí Minh' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nhom-ban', 'thu-cung'],
      facility: [
        'ho-boi-ngoai-troi',
        'ghe-va-du-bai-bien',
        'ho-boi-tre-em',
        'cau-lac-bo-tre-em',
        'spa',
        'yoga',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'xe-trung-chuyen-noi-khu',
        'cho-phep-thu-cung',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'khu-bbq',
        'karaoke',
        'phong-hop',
      ],
    },
    supplier: 'trien-cat-nghi-duong',
    popularity: 540,
    faqs: [
      {
        question: 'Không có ô tô riêng thì đi Hồ Tràm thế nào?',
        answer:
          'Xe limousine từ quận trung tâm trả tận cổng, mỗi ngày nhiều chuyến, khoảng 220.000 đồng một ghế. Resort giữ chỗ giúp nếu bạn báo trước một ngày.',
      },
      {
        question: 'Mùa nào biển Hồ Tràm đẹp?',
        answer:
          'Từ tháng 12 đến tháng 4 trời khô, gió mạnh hơn về chiều. Tháng 5 đến tháng 10 biển hay lặng nhưng có mưa dông ngắn. Tháng 6 đến tháng 8 có sứa, nhân viên vớt sớm mỗi sáng.',
      },
      {
        question: 'Cả công ty 60 người có thuê được trọn khu không?',
        answer:
          'Khu 14 villa phía tây thuê trọn được, có bãi cỏ gala và phòng họp 80 ghế. Bạn gửi số khách và ngày, điều phối viên trả lời trong ngày làm việc.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '11:30',
      roomsCount: 120,
      floors: 2,
      yearBuilt: 2021,
      beachDistanceM: 0,
      distances: [
        { label: 'Chợ Hồ Tràm', km: 2.4, minutes: 5 },
        { label: 'Suối nước nóng Bình Châu', km: 22, minutes: 28 },
        { label: 'Bãi Sau Vũng Tàu', km: 45, minutes: 60 },
        { label: 'Chợ Bến Thành', km: 118, minutes: 150 },
        { label: 'Sân bay Tân Sơn Nhất', km: 124, minutes: 160 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 750_000,
      petPolicy: 'Villa sân vườn nhận thú cưng dưới 15 kg, 400.000 đồng một đêm, có bát và túi rác ở cổng.',
      smokingPolicy: 'Được hút thuốc ở sân villa và chòi ven bãi. Trong phòng và bếp nướng thì không.',
      parkingPolicy: 'Bãi 150 chỗ miễn phí, sáu trụ sạc ô tô điện trả theo số điện.',
      accessibility: [
        'Bốn villa không bậc, lối vào phòng tắm 90 cm',
        'Ván gỗ lăn xe ra tới mép nước lúc triều thấp',
      ],
    },
    units: [
      room({
        code: 'deluxe-nha-thap',
        title: 'Deluxe nhà thấp',
        summary: 'Phòng một tầng, hiên kê bàn cờ, hai bước ra lối hồ bơi.',
        quantity: 20,
        sleeps: [2, 2, 3],
        baseVnd: 2_600_000,
        areaM2: 40,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-vuon', 'bon-tam'],
      }),
      room({
        code: 'premier-truoc-bien',
        title: 'Premier trước biển',
        summary: 'Tầng hai, ban công rộng 12 m², tiếng sóng nghe suốt đêm.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 3_300_000,
        areaM2: 46,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'villa-1-phong-san-vuon',
        title: 'Villa 1 phòng sân vườn',
        summary: 'Hồ riêng 20 m², sân trồng cỏ, ghế võng, cổng khóa riêng.',
        quantity: 10,
        sleeps: [2, 2, 4],
        baseVnd: 5_200_000,
        areaM2: 120,
        beds: beds.kingAndSofaBed,
        view: 'Hướng hồ bơi riêng',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'huong-vuon', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'villa-3-phong-nha-dong',
        title: 'Villa 3 phòng cho nhà đông',
        summary: 'Bếp đủ đồ, hồ 45 m², bàn nướng ngoài sân, ba phòng ngủ khép kín.',
        quantity: 5,
        sleeps: [6, 3, 8],
        baseVnd: 9_900_000,
        areaM2: 260,
        beds: [
          { type: 'giường cỡ King', count: 2 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng hồ bơi riêng',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'bep-nho', 'bon-tam', 'may-giat', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.weekendEscape, deal('Ưu đãi giữa tuần ven biển', 16)],
    scenes: {
      hero: ['pool/infinity-sea/dusk', 'pool/infinity-sea'],
      gallery: [
        'hotel-room/deluxe-sea',
        'beach/hammock',
        'restaurant/seaside',
        'spa/pavilion',
        'beach/parasol',
        'pool/infinity-sea',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'khach-san-la-bang-con-dao',
    code: 'KS057',
    title: 'Khách sạn Lá Bàng Côn Đảo',
    nameAlias: ['La Bang Con Dao', 'khách sạn Côn Đảo', 'ks Côn Sơn', 'khách sạn gần chợ Côn Đảo'],
    summary:
      'Khách sạn 4 sao trên đường Tôn Đức Thắng, nhìn vịnh Côn Sơn và hàng bàng cổ thụ, đi bộ ra chợ, có xe đi Hàng Dương buổi tối.',
    content: `## Con phố bàng bên vịnh

Đường Tôn Đức Thắng chạy theo vịnh Côn Sơn, hai hàng bàng trăm tuổi che gần kín mặt đường. Khách sạn năm tầng sơn trắng, cửa chớp xanh, trước cổng là bờ kè nơi người đảo ra hóng gió mỗi chiều. Sảnh lát đá chẻ, mùi hạt bàng rang từ bếp đưa sang, mỗi người đến được một túi giấy nhỏ ăn thử.

## Ban ngày và ban đêm ở đảo

Sáng, xe bán tải chở khách theo tuyến Sở Rẫy, bãi Ông Đụng hoặc Đầm Trầu ngắm máy bay hạ cánh sát biển. Từ tháng 3 đến tháng 9, biển êm, ca nô đi Hòn Bảy Cạnh đều hơn. Tối, xe điện đi nghĩa trang Hàng Dương lúc 22 giờ, chị Nga ở lễ tân dặn cách ăn mặc lịch sự và giữ tiếng nhỏ.

## Chỗ ở và bữa cơm

Phòng hướng vịnh nhận gió suốt đêm. Nhà hàng trong sân nấu cá mú hấp, ốc vú nàng nướng và canh chua cá thu, rau lấy của các hộ trồng quanh hồ An Hải. Mùa gió lớn, nếu điện lưới chập chờn thì máy phát tự chạy sau mười lăm giây.`,
    highlights: [
      'Trên đường bàng cổ thụ trước vịnh Côn Sơn',
      'Năm phút đi bộ ra chợ Côn Đảo',
      'Xe điện đi nghĩa trang Hàng Dương buổi tối',
      'Máy phát dự phòng cho cả tòa nhà',
      'Nhà hàng sân trong với cá mú, ốc vú nàng',
    ],
    notes: [
      'Chuyến bay và tàu ra Côn Đảo hay đổi vì gió. Bạn nên để trống ít nhất nửa ngày trước lịch quan trọng.',
    ],
    provinces: ['ho-chi-minh'],
    places: ['con-dao'],
    location: {
      lat: 8.6844,
      lng: 106.6048,
      address: 'Đường Tôn Đức Thắng, đặc khu Côn Đảo, TP. Hồ Chí Minh',
    },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['nguoi-cao-tuoi', 'gia-dinh', 'cap-doi'],
      facility: [
        'ho-boi-ngoai-troi',
        'may-phat-dien-du-phong',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'xe-trung-chuyen-noi-khu',
        'giu-hanh-ly',
        'ban-dat-tour',
        'nha-hang',
        'thuc-don-chay',
        'cho-thue-xe-dap',
        'giat-la',
      ],
    },
    supplier: 'la-bang',
    special: true,
    popularity: 430,
    faqs: [
      {
        question: 'Đi viếng mộ ở Hàng Dương nên chuẩn bị gì?',
        answer:
          'Mặc kín đáo, đi giày thấp. Khách sạn có bó hoa và nhang bán đúng giá chợ; xe điện đưa đi 22 giờ, đón về 23 giờ 30.',
      },
      {
        question: 'Say sóng tàu cao tốc thì đi máy bay có tốt hơn không?',
        answer:
          'Bay từ TP.HCM mất khoảng một giờ, ghế ít nên cần mua sớm. Tàu Vũng Tàu ra đảo ba giờ rưỡi đến bốn giờ, mùa gió chướng hay hoãn.',
      },
      {
        question: 'Có ATM và bệnh viện gần không?',
        answer:
          'Cách 600 m có cây rút tiền của hai ngân hàng, trung tâm y tế cách 900 m. Thuốc đặc trị bạn nên mang sẵn.',
      },
      {
        question: 'Thuê xe máy ở khách sạn thế nào?',
        answer:
          'Xe tay ga 150.000 đồng một ngày, nhận ở sân sau, kèm hai mũ. Trả xe trước 12 giờ thì không tính thêm.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 60,
      floors: 5,
      yearBuilt: 2018,
      beachDistanceM: 40,
      distances: [
        { label: 'Chợ Côn Đảo', km: 0.4, minutes: 5 },
        { label: 'Nghĩa trang Hàng Dương', km: 1.6, minutes: 5 },
        { label: 'Bến Đầm', km: 12, minutes: 20 },
        { label: 'Bãi Đầm Trầu', km: 14, minutes: 25 },
        { label: 'Sân bay Côn Đảo', km: 13, minutes: 22 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 480_000,
      petPolicy: 'Không nhận thú cưng ở lại, kể cả ngoài sân.',
      smokingPolicy: 'Hút thuốc ở sân hiên hướng biển, ngoài giờ ăn sáng.',
      parkingPolicy: 'Sân sau cho mười ô tô, xe máy để trong nhà kho có khóa, miễn phí.',
      accessibility: [
        'Thang máy và lối dốc từ đường bàng vào sảnh',
        'Phòng 105 có thanh vịn, vòi sen ghế',
        'Xe điện có ghế hạ thấp cho người già',
      ],
    },
    units: [
      room({
        code: 'superior-vuon-sau',
        title: 'Superior vườn sau',
        summary: 'Yên, nhìn vườn đu đủ và mái nhà dân, hai giường đơn.',
        quantity: 14,
        sleeps: [2, 1, 2],
        baseVnd: 1_850_000,
        areaM2: 25,
        beds: beds.twin,
        view: 'Hướng vườn',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-vuon'],
      }),
      room({
        code: 'deluxe-vinh-con-son',
        title: 'Deluxe vịnh Côn Sơn',
        summary: 'Ban công nhìn vịnh và hàng bàng, giường King, thoáng gió đêm.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 2_300_000,
        areaM2: 31,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'minibar', 'ao-choang-tam'],
      }),
      room({
        code: 'gia-dinh-hai-giuong',
        title: 'Phòng gia đình hai giường',
        summary: 'Hai giường Queen, chỗ để vali rộng, gần cầu thang thoát hiểm.',
        quantity: 10,
        sleeps: [4, 2, 5],
        baseVnd: 3_100_000,
        areaM2: 44,
        beds: beds.twoQueens,
        view: 'Hướng biển một phần',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'minibar', 'noi-em-be', 'bon-tam'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...conDaoPrices, deal('Ưu đãi mùa gió nhẹ trên đảo', 10, '2026-11-01', '2027-02-28')],
    scenes: {
      hero: ['beach/headland/noon', 'beach/headland', 'beach/single'],
      gallery: [
        'hotel-room/deluxe-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'lobby/lounge',
        'beach/hammock',
        'beach/single',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
