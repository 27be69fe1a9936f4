import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const daNangHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-hai-mien-my-khe',
    code: 'KS031',
    title: 'Khách sạn Hải Miên Mỹ Khê',
    nameAlias: ['Hai Mien My Khe', 'ks Hải Miên Đà Nẵng', 'Hải Miên Đà Nẵng', 'khách sạn biển Mỹ Khê'],
    summary:
      'Khách sạn 4 sao trên đường Võ Nguyên Giáp, qua một lần đèn tín hiệu là xuống bãi Mỹ Khê, có hồ bơi tầng 19 và bữa sáng nhiều món Quảng.',
    content: `## Qua một con đường là tới biển

Khách sạn đứng ở đoạn giữa đường Võ Nguyên Giáp, nơi bãi Mỹ Khê rộng và thoải. Từ sảnh, bạn sang đường ở vạch có đèn tín hiệu, thêm chừng sáu chục bước là chạm cát. Khoảng 5 giờ sáng người Đà Nẵng đã ra tắm, đá cầu và đợi thuyền thúng vào bờ. Khăn tắm biển để sẵn trong tủ cạnh cửa, bạn lấy rồi ghi số phòng, không phải chờ ai.

## Hai mặt của tòa nhà

Phòng phía đông nhìn thẳng ra biển, đón nắng từ lúc bình minh nên rèm có hai lớp. Phòng phía tây nhìn về sông Hàn và dãy núi xa, giá mềm hơn và mát vào buổi sáng. Hồ bơi trên tầng 19 dài 18 m, mở đến 22 giờ. Tối cuối tuần, từ mép hồ phía tây bạn thấy được quầng sáng lúc Cầu Rồng phun lửa.

## Ăn sáng và ăn quanh đây

Nhà hàng tầng 2 dọn mì Quảng, bún chả cá và một quầy bánh xèo đổ tại chỗ, từ 6 giờ đến 10 giờ. Buổi tối, các quán hải sản nằm dọc phố Hà Bổng và Dương Đình Nghệ, đi bộ khoảng mười phút. Lễ tân có bản đồ giấy đánh dấu những quán niêm yết giá theo cân.`,
    highlights: [
      'Xuống bãi Mỹ Khê sau khoảng 60 m đi bộ, sang đường ở vạch có đèn tín hiệu',
      'Hồ bơi tầng 19 mở đến 22 giờ, nhìn được cả biển lẫn sông Hàn',
      'Bữa sáng có mì Quảng, bún chả cá và quầy bánh xèo đổ tại chỗ',
      'Phòng gia đình hai giường lớn, có cửa thông sang phòng bên',
      'Vòi nước ngọt và chỗ rửa chân ngay lối từ biển vào',
    ],
    notes: ['Hồ bơi tầng 19 đóng nửa ngày vào thứ Ba đầu tháng để thay nước.'],
    provinces: ['da-nang'],
    places: ['bai-bien-my-khe', 'cau-rong'],
    location: { lat: 16.0668, lng: 108.2447, address: 'Đường Võ Nguyên Giáp, phường An Hải, Đà Nẵng' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'cap-doi', 'cong-tac'],
      facility: [
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
        'bar-ho-boi',
        'spa',
        'phong-gym',
        'ho-boi-tre-em',
        'phong-hop',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'hai-mien',
    special: true,
    popularity: 940,
    faqs: [
      {
        question: 'Trời chưa sáng đã tới Đà Nẵng thì gửi đồ ở đâu?',
        answer:
          'Bạn gửi hành lý ở lễ tân bất cứ giờ nào, không tính phí. Tầng hồ bơi có hai phòng tắm và tủ khóa để thay đồ, nên bạn có thể ra biển trước khi nhận phòng.',
      },
      {
        question: 'Phòng nào nhìn thấy biển trọn vẹn?',
        answer:
          'Deluxe hướng biển từ tầng 8 trở lên và Suite góc nhìn biển không bị che. Phòng Superior quay về phía thành phố, không thấy biển.',
      },
      {
        question: 'Khách sạn có xe ra sân bay không?',
        answer:
          'Có xe 4 chỗ và 7 chỗ, đi chừng 15 phút. Bạn báo số hiệu chuyến bay trước 6 giờ, giá 150.000 đồng một lượt xe 4 chỗ.',
      },
      {
        question: 'Trẻ nhỏ tắm hồ nào?',
        answer:
          'Cạnh hồ lớn có hồ nông 50 cm cho bé, có mái che từ trưa. Trẻ dưới 10 tuổi cần người lớn đi cùng.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 186,
      floors: 21,
      yearBuilt: 2018,
      beachDistanceM: 60,
      distances: [
        { label: 'Bãi biển Mỹ Khê', km: 0.1, minutes: 2 },
        { label: 'Cầu Rồng', km: 2.4, minutes: 7 },
        { label: 'Chợ Hàn', km: 3, minutes: 9 },
        { label: 'Sân bay Đà Nẵng', km: 6, minutes: 15 },
        { label: 'Chùa Linh Ứng Sơn Trà', km: 7.5, minutes: 15 },
        { label: 'Phố cổ Hội An', km: 27, minutes: 40 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 400_000,
      petPolicy: 'Không nhận thú cưng, trừ chó dẫn đường có giấy xác nhận.',
      smokingPolicy: 'Không hút thuốc trong phòng và ban công. Khu hút thuốc ở sân sau tầng trệt.',
      parkingPolicy: 'Hầm xe miễn phí cho khách ở, 45 chỗ ô tô, trần cao 2 m. Xe 16 chỗ đỗ ở sân bên.',
      accessibility: [
        'Hai phòng tầng 5 có cửa rộng 90 cm và tay vịn trong phòng tắm',
        'Đường dốc từ vỉa hè lên sảnh',
        'Thang máy có nút chữ nổi và loa báo tầng',
      ],
    },
    units: [
      room({
        code: 'superior-huong-thanh-pho',
        title: 'Superior hướng thành phố',
        summary: 'Phòng quay về sông Hàn, mát buổi sáng, hợp người đi công tác hoặc chỉ về ngủ.',
        quantity: 20,
        sleeps: [2, 1, 3],
        baseVnd: 1_150_000,
        areaM2: 26,
        beds: beds.twin,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-thanh-pho', 'minibar'],
      }),
      room({
        code: 'deluxe-huong-bien',
        title: 'Deluxe hướng biển',
        summary: 'Từ tầng 8 trở lên, ban công đủ hai ghế, rèm hai lớp để ngủ qua giờ bình minh.',
        quantity: 18,
        sleeps: [2, 2, 3],
        baseVnd: 1_480_000,
        areaM2: 32,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'minibar', 'ao-choang-tam'],
      }),
      room({
        code: 'gia-dinh-hai-giuong-lon',
        title: 'Phòng gia đình hai giường lớn',
        summary: 'Hai giường Queen, cửa thông sang phòng bên khi đi hai gia đình, có nôi theo yêu cầu.',
        quantity: 10,
        sleeps: [4, 2, 5],
        baseVnd: 1_980_000,
        areaM2: 42,
        beds: beds.twoQueens,
        view: 'Hướng biển một phần',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'cua-thong-phong', 'noi-em-be', 'minibar'],
      }),
      room({
        code: 'suite-goc-bien',
        title: 'Suite góc nhìn biển',
        summary: 'Phòng góc hai mặt kính, phòng khách riêng, bồn tắm đặt cạnh cửa sổ nhìn bán đảo Sơn Trà.',
        quantity: 4,
        sleeps: [2, 2, 4],
        baseVnd: 2_750_000,
        areaM2: 58,
        beds: beds.kingAndSofaBed,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi ở từ sớm mùa biển', 15)],
    scenes: {
      hero: ['beach/parasol/golden', 'beach/parasol'],
      gallery: [
        'hotel-room/suite-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'spa/pavilion',
        'night-city/dragon-bridge',
        'beach/headland',
        'hotel-room/deluxe-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'resort-trien-cat-non-nuoc',
    code: 'KS032',
    title: 'Resort Triền Cát Non Nước',
    nameAlias: ['Trien Cat Non Nuoc', 'Triền Cát Resort Đà Nẵng', 'resort Non Nước', 'resort 5 sao Đà Nẵng'],
    summary:
      'Khu nghỉ dưỡng 5 sao trên đường Trường Sa, mở thẳng ra bãi Non Nước, vườn dừa rộng, có villa hồ bơi riêng và câu lạc bộ trẻ em.',
    content: `## Một khu vườn kéo ra tới cát

Từ cổng trên đường Trường Sa, lối xe chạy giữa hai hàng dừa rồi dừng trước sảnh mái ngói không tường. Gió biển thổi suốt qua đây, nên bạn nhận phòng ở ghế mây với chén trà gừng thay vì đứng ở quầy. Sau sảnh là ba hồ bơi bậc thang, bậc cuối chỉ cách bãi cát một bờ cỏ muống biển. Đoạn bãi Non Nước này vắng hơn Mỹ Khê, sáng sớm chỉ có vài người kéo lưới rùng.

## Việc của trẻ con, việc của người lớn

Câu lạc bộ trẻ em mở từ 9 giờ đến 18 giờ, có buổi vo gạo nấu cơm niêu, làm diều giấy và đi tìm dã tràng lúc nước rút. Trong lúc ấy bố mẹ có thể đạp xe sang làng đá Non Nước, cách cổng hơn hai cây số, xem thợ đục tượng dưới chân Ngũ Hành Sơn. Spa nằm giữa vườn, dùng muối và sả, nhận khách đến 21 giờ.

## Bữa tối

Nhà hàng Lưới Rùng ghi món theo mẻ cá mua ở âu thuyền Thọ Quang buổi chiều. Gói hai bữa gồm thực đơn bốn món đổi theo ngày, có phần chay và suất cho bé.`,
    highlights: [
      'Vườn dừa mở thẳng ra bãi Non Nước, có ghế và dù miễn phí cho khách ở',
      'Ba hồ bơi bậc thang, một hồ nông dành cho trẻ em',
      'Villa một và hai phòng ngủ có hồ bơi riêng, tường cây cao kín đáo',
      'Câu lạc bộ trẻ em trông cả ngày, có lớp làm diều và nấu cơm niêu',
      'Xe đạp miễn phí để sang Ngũ Hành Sơn và làng đá',
    ],
    notes: ['Từ tháng 10 đến giữa tháng 12 biển hay động, đội cứu hộ sẽ treo cờ đỏ vào những ngày cấm tắm.'],
    provinces: ['da-nang'],
    places: ['ngu-hanh-son', 'bai-bien-my-khe'],
    location: { lat: 16.0061, lng: 108.2668, address: 'Đường Trường Sa, phường Ngũ Hành Sơn, Đà Nẵng' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['gia-dinh', 'cap-doi', 'nguoi-cao-tuoi'],
      facility: [
        'ghe-va-du-bai-bien',
        'ho-boi-ngoai-troi',
        'ho-boi-tre-em',
        'cau-lac-bo-tre-em',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'sac-xe-dien',
        'dua-don-san-bay',
        'xe-trung-chuyen-noi-khu',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'thuc-don-tre-em',
        'phong-gym',
        'yoga',
        'loi-di-xe-lan',
      ],
    },
    supplier: 'trien-cat-nghi-duong',
    special: true,
    popularity: 905,
    faqs: [
      {
        question: 'Villa hồ bơi có dọn hồ mỗi ngày không?',
        answer:
          'Có. Hồ được vớt lá và đo nước trước 9 giờ sáng. Bạn muốn ngủ muộn thì treo biển ở cổng villa, đội kỹ thuật sẽ quay lại sau 11 giờ.',
      },
      {
        question: 'Bé mấy tuổi thì vào câu lạc bộ trẻ em một mình được?',
        answer:
          'Từ 4 đến 12 tuổi. Bé dưới 4 tuổi vào cùng bố mẹ hoặc thuê người trông riêng, đặt trước 12 giờ, 150.000 đồng mỗi giờ.',
      },
      {
        question: 'Đi Hội An có xe của khu nghỉ không?',
        answer:
          'Mỗi ngày có hai chuyến xe trung chuyển, 16:00 đi và 21:00 về, miễn phí, 20 chỗ. Bạn giữ chỗ ở sảnh trước buổi trưa.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 142,
      floors: 4,
      yearBuilt: 2016,
      beachDistanceM: 0,
      distances: [
        { label: 'Ngũ Hành Sơn', km: 2.3, minutes: 6 },
        { label: 'Làng đá mỹ nghệ Non Nước', km: 2.1, minutes: 6 },
        { label: 'Bãi biển Mỹ Khê', km: 7, minutes: 14 },
        { label: 'Sân bay Đà Nẵng', km: 11, minutes: 22 },
        { label: 'Phố cổ Hội An', km: 19, minutes: 30 },
        { label: 'Bà Nà Hills', km: 34, minutes: 55 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 850_000,
      petPolicy: 'Không nhận thú cưng để giữ vườn cho chim và sóc.',
      smokingPolicy: 'Được hút thuốc ở chòi gió cạnh bãi xe. Phòng, nhà hàng và bãi cát không khói thuốc.',
      parkingPolicy: 'Bãi xe trong khuôn viên, 80 chỗ, miễn phí. Bốn trụ sạc ô tô điện tính theo số điện.',
      accessibility: [
        'Lối lát phẳng từ sảnh ra hồ bơi và nhà hàng',
        'Ba phòng tầng trệt có phòng tắm không bậc',
        'Xe điện chở được xe lăn gấp, gọi ở số nội bộ 8',
        'Ghế lội nước cho người khó đi lại, mượn ở chòi cứu hộ',
      ],
    },
    units: [
      room({
        code: 'deluxe-huong-vuon',
        title: 'Deluxe hướng vườn',
        summary: 'Phòng tầng 1 và 2, hiên có võng, nhìn ra vườn dừa và hồ bơi bậc trên.',
        quantity: 18,
        sleeps: [2, 2, 3],
        baseVnd: 2_650_000,
        areaM2: 40,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-vuon', 'bon-tam'],
      }),
      room({
        code: 'premier-huong-bien',
        title: 'Premier hướng biển',
        summary: 'Tầng 3 và 4, ban công sâu có sập gỗ, nghe rõ tiếng sóng vào ban đêm.',
        quantity: 14,
        sleeps: [2, 2, 3],
        baseVnd: 3_400_000,
        areaM2: 44,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'villa-1-phong-ngu-ho-boi',
        title: 'Villa 1 phòng ngủ có hồ bơi',
        summary: 'Hồ bơi 24 m² trong sân kín, phòng tắm lộ thiên một nửa, cách bãi cát hai phút đi bộ.',
        quantity: 8,
        sleeps: [2, 2, 4],
        baseVnd: 6_200_000,
        areaM2: 130,
        beds: beds.kingAndSofaBed,
        view: 'Hướng hồ bơi riêng',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'bon-tam', 'may-pha-ca-phe', 'huong-vuon'],
      }),
      room({
        code: 'villa-2-phong-ngu-ho-boi',
        title: 'Villa 2 phòng ngủ có hồ bơi',
        summary: 'Hai phòng ngủ hai bên sân, bếp nhỏ hâm đồ cho bé, hồ bơi có lan can tháo lắp.',
        quantity: 5,
        sleeps: [4, 3, 6],
        baseVnd: 9_800_000,
        areaM2: 210,
        beds: beds.kingAndTwin,
        view: 'Hướng hồ bơi riêng',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'bon-tam', 'bep-nho', 'may-pha-ca-phe', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi nghỉ dưỡng dài ngày', 10)],
    scenes: {
      hero: ['pool/infinity-sea/noon', 'pool/infinity-sea'],
      gallery: [
        'beach/hammock',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'spa/pavilion',
        'pool/infinity-sea',
        'beach/grove',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'bungalow-cha-va-son-tra',
    code: 'KS033',
    title: 'Bungalow Chà Vá Sơn Trà',
    nameAlias: ['Cha Va Son Tra', 'bungalow Sơn Trà', 'Chà Vá Đà Nẵng', 'nghỉ dưỡng bán đảo Sơn Trà'],
    summary:
      'Hai mươi hai bungalow gỗ nép trong rừng thấp bán đảo Sơn Trà, gần Bãi Bụt, nơi sáng sớm có thể gặp voọc chà vá chân nâu chuyền cành.',
    content: `## Ở giữa rừng và biển

Đường Hoàng Sa ôm bán đảo Sơn Trà, tới khúc cua trên Bãi Bụt thì có một lối đá rẽ lên. Các bungalow xếp theo sườn dốc, mỗi căn tránh một gốc cây nên không căn nào thẳng hàng. Từ hiên nhìn qua tán lá thấy vịnh Đà Nẵng và những cao ốc thu nhỏ bên kia. Ban đêm ở đây tối và nhiều tiếng côn trùng, khác hẳn thành phố chỉ cách hai mươi phút xe.

## Gặp hàng xóm chân nâu

Đàn voọc chà vá thường ra ăn lá non khoảng 6 giờ đến 8 giờ sáng. Anh Thịnh, người giữ rừng nhiều năm, dẫn khách đi một vòng hai cây số, có ống nhòm cho mượn. Nguyên tắc đơn giản: không gọi, không cho ăn, đứng cách ít nhất hai mươi mét.

## Ăn, tắm biển, lên đỉnh

Bếp nấu theo mâm, báo trước bốn tiếng, thường có cá nục hấp cuốn bánh tráng và rau rừng xào tỏi. Bãi Bụt cách cổng chừng 600 m đường dốc, xe điện đưa xuống theo giờ. Muốn lên Bàn Cờ ngắm bình minh, bạn hỏi lễ tân loại xe được phép chạy trước khi đi, vì đường đèo cấm xe tay ga.`,
    highlights: [
      'Bungalow gỗ tách rời trên sườn rừng, hiên nhìn ra vịnh Đà Nẵng',
      'Đi bộ ngắm voọc chà vá chân nâu với người giữ rừng mỗi sáng',
      'Xe điện đưa xuống Bãi Bụt, 600 m đường dốc',
      'Mâm cơm nhà với cá nục cuốn bánh tráng, đặt trước bốn tiếng',
      'Cách trung tâm Đà Nẵng khoảng hai mươi phút xe',
    ],
    provinces: ['da-nang'],
    places: ['ban-dao-son-tra', 'chua-linh-ung-son-tra'],
    location: { lat: 16.1046, lng: 108.2729, address: 'Đường Hoàng Sa, phường Sơn Trà, Đà Nẵng' },
    terms: {
      'hotel-type': ['bungalow'],
      conform: ['cap-doi', 'nhom-ban'],
      facility: [
        'vuon',
        'san-hien',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'xe-trung-chuyen-noi-khu',
        'giu-hanh-ly',
        'don-phong-hang-ngay',
        'nha-hang',
        'quan-ca-phe',
        'thuc-don-chay',
        'yoga',
        'massage',
        'ban-dat-tour',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'cha-va-son-tra',
    popularity: 410,
    faqs: [
      {
        question: 'Xe tay ga có lên được khu bungalow không?',
        answer:
          'Được. Đoạn Hoàng Sa từ thành phố đến cổng cho xe tay ga. Chỉ các đường đèo cao hơn phía trong bán đảo mới cấm, biển báo đặt ở đầu dốc.',
      },
      {
        question: 'Khỉ có vào phòng không?',
        answer:
          'Khỉ vàng đôi khi ghé hiên tìm đồ ăn. Bạn khóa cửa sổ khi ra ngoài và không để trái cây trên bàn hiên. Mỗi căn có tủ kín để cất thức ăn.',
      },
      {
        question: 'Mùa mưa có nên ở không?',
        answer:
          'Từ tháng 10 đến tháng 12 đường hay có lá và đá nhỏ rơi, có ngày phải đóng lối đi bộ. Nếu bão vào, khu bungalow chủ động báo bạn đổi ngày không mất phí.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 22,
      floors: 1,
      yearBuilt: 2019,
      beachDistanceM: 600,
      distances: [
        { label: 'Bãi Bụt', km: 0.6, minutes: 8 },
        { label: 'Chùa Linh Ứng Sơn Trà', km: 1.2, minutes: 4 },
        { label: 'Đỉnh Bàn Cờ', km: 9, minutes: 25 },
        { label: 'Cầu Rồng', km: 9.5, minutes: 20 },
        { label: 'Sân bay Đà Nẵng', km: 13, minutes: 28 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 300_000,
      petPolicy: 'Không nhận thú cưng vì nằm sát nơi sống của voọc và khỉ.',
      smokingPolicy: 'Cấm lửa trần và thuốc lá trong rừng. Có một chòi hút thuốc cạnh bãi xe.',
      parkingPolicy: 'Bãi xe ở chân dốc, miễn phí, 12 ô tô. Xe điện chở hành lý lên từng căn.',
      accessibility: ['Lối đi nhiều bậc đá, không hợp xe lăn', 'Hai bungalow gần sảnh chỉ phải leo bốn bậc'],
    },
    units: [
      room({
        code: 'bungalow-tan-la',
        title: 'Bungalow tán lá',
        summary: 'Căn nhỏ dưới tán cây, cửa lưới chống muỗi, hiên kê hai ghế bố.',
        quantity: 9,
        sleeps: [2, 1, 2],
        baseVnd: 1_250_000,
        areaM2: 28,
        beds: beds.queen,
        view: 'Hướng rừng',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-nui'],
      }),
      room({
        code: 'bungalow-nhin-vinh',
        title: 'Bungalow nhìn vịnh',
        summary: 'Hàng trên cùng của sườn dốc, cửa kính xếp mở hết một mặt về phía biển.',
        quantity: 8,
        sleeps: [2, 1, 3],
        baseVnd: 1_650_000,
        areaM2: 34,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-bien', 'tu-lanh', 'bon-tam'],
      }),
      room({
        code: 'nha-go-gia-dinh',
        title: 'Nhà gỗ gia đình',
        summary: 'Hai gian, một giường đôi và một giường tầng, bếp nhỏ pha sữa, gần sảnh.',
        quantity: 5,
        sleeps: [3, 2, 4],
        baseVnd: 2_100_000,
        areaM2: 48,
        beds: beds.doubleAndBunk,
        view: 'Hướng rừng',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-nui', 'tu-lanh', 'bep-nho'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.centralBeach,
    scenes: {
      hero: ['beach/headland/dawn', 'beach/headland'],
      gallery: [
        'hotel-room/villa-garden',
        'beach/cove',
        'restaurant/seaside',
        'lobby/lounge',
        'beach/headland',
        'island-sea/paddle-boards',
        'hotel-room/deluxe-sea',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
      ],
    },
  }),
  hotel({
    slug: 'can-ho-man-thuyen-song-han',
    code: 'KS034',
    title: 'Căn hộ Mạn Thuyền Sông Hàn',
    nameAlias: ['Man Thuyen Song Han', 'căn hộ sông Hàn', 'căn hộ Đà Nẵng', 'Mạn Thuyền Đà Nẵng'],
    summary:
      'Căn hộ dịch vụ bên đường Bạch Đằng, cửa sổ nhìn cầu sông Hàn, có bếp, máy giặt và bàn làm việc cho người ở từ vài ngày đến vài tháng.',
    content: `## Sống theo nhịp bờ sông

Tòa nhà mười bốn tầng quay mặt ra đường Bạch Đằng, phía trước là vỉa hè rộng người dân vẫn ra tập thể dục từ tinh mơ. Chợ Hàn cách năm phút đi bộ, đủ gần để mua mớ rau, ít chả bò rồi về nấu. Đêm cuối tuần, cầu sông Hàn quay nhịp giữa lúc khuya; bạn đứng ở cửa sổ căn góc là thấy, không cần chen ra bờ kè.

## Trong căn hộ có gì

Căn nào cũng có bếp từ, nồi cơm, bộ chén đĩa bốn người và máy giặt sấy. Bàn làm việc rộng một mét tư, ghế có tựa lưng, mạng dây cắm thẳng nếu bạn họp trực tuyến nhiều. Nhân viên dọn phòng hai ngày một lần, thay khăn mỗi ngày nếu bạn treo thẻ ngoài cửa.

## Tầng dùng chung

Tầng 14 là hồ bơi nhỏ, phòng tập và một gian đọc sách mở đến 22 giờ. Tầng trệt bán cà phê, bánh mì và nước ép, mở từ 6 giờ 30. Người ở dài ngày hay rủ nhau nấu chung tối thứ Năm tại bếp tầng 14, góp nguyên liệu, lễ tân lo mua cá ở chợ.`,
    highlights: [
      'Mặt đường Bạch Đằng, nhìn cầu sông Hàn từ cửa sổ',
      'Bếp đủ đồ nấu, máy giặt sấy trong từng căn',
      'Bàn làm việc rộng và mạng dây cho người làm từ xa',
      'Đi bộ năm phút tới chợ Hàn, mười lăm phút tới Cầu Rồng',
    ],
    notes: ['Ở từ 14 đêm được dọn phòng thêm một lần mỗi tuần, bạn báo lễ tân ngày muốn dọn.'],
    provinces: ['da-nang'],
    places: ['cau-rong'],
    location: { lat: 16.0701, lng: 108.2233, address: 'Đường Bạch Đằng, phường Hải Châu, Đà Nẵng' },
    terms: {
      'hotel-type': ['can-ho-dich-vu'],
      conform: ['cong-tac', 'gia-dinh', 'nhom-ban'],
      facility: [
        'khong-gian-lam-viec-chung',
        'ho-boi-ngoai-troi',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-co-phi',
        'giu-hanh-ly',
        'giat-la',
        'quan-ca-phe',
        'phong-gym',
        'cho-phep-thu-cung',
        'camera-khu-vuc-chung',
        'may-phat-dien-du-phong',
      ],
    },
    supplier: 'man-thuyen',
    popularity: 520,
    faqs: [
      {
        question: 'Ở cả tháng có phải trả thêm tiền điện nước không?',
        answer:
          'Dưới 28 đêm thì không. Từ 28 đêm, điện vượt 250 số mỗi tháng tính theo giá nhà nước, nước và mạng vẫn gồm trong giá phòng.',
      },
      {
        question: 'Cầu sông Hàn quay lúc nào?',
        answer:
          'Thường vào đêm cuối tuần, lúc gần nửa đêm. Lịch có thể đổi theo thông báo của thành phố, lễ tân dán giờ mới ở thang máy.',
      },
      {
        question: 'Căn hộ có bữa sáng không?',
        answer:
          'Giá phòng không gồm bữa sáng. Quán ở tầng trệt bán suất bánh mì chảo và cà phê 65.000 đồng, ra chợ Hàn thì có cả dãy mì Quảng.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '11:00',
      roomsCount: 64,
      floors: 14,
      yearBuilt: 2020,
      beachDistanceM: 2900,
      distances: [
        { label: 'Chợ Hàn', km: 0.4, minutes: 5 },
        { label: 'Cầu sông Hàn', km: 0.3, minutes: 4 },
        { label: 'Cầu Rồng', km: 1.2, minutes: 15 },
        { label: 'Bãi biển Mỹ Khê', km: 3, minutes: 9 },
        { label: 'Sân bay Đà Nẵng', km: 4.5, minutes: 12 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 250_000,
      petPolicy: 'Nhận chó mèo dưới 8 kg, 200.000 đồng mỗi lượt ở, không thả ở khu chung.',
      smokingPolicy:
        'Chỉ hút thuốc ở lô gia đóng cửa kính. Phát hiện khói trong căn tính phí khử mùi 800.000 đồng.',
      parkingPolicy: 'Xe máy miễn phí ở hầm. Ô tô gửi bãi liền kề 100.000 đồng một đêm.',
      accessibility: ['Sảnh và thang máy không bậc', 'Một căn studio tầng 3 có phòng tắm đủ chỗ quay xe lăn'],
    },
    units: [
      room({
        code: 'studio-cua-so-pho',
        title: 'Studio cửa sổ phố',
        summary: 'Căn một phòng quay vào phố, yên hơn về đêm, bếp nhỏ và bàn làm việc cạnh cửa sổ.',
        quantity: 14,
        sleeps: [2, 1, 2],
        baseVnd: 950_000,
        areaM2: 30,
        beds: beds.queen,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.apartment, 'huong-thanh-pho', 'cach-am'],
      }),
      room({
        code: 'studio-nhin-song',
        title: 'Studio nhìn sông',
        summary: 'Căn một phòng phía Bạch Đằng, lô gia nhỏ để hai ghế ngắm thuyền chạy đêm.',
        quantity: 12,
        sleeps: [2, 1, 3],
        baseVnd: 1_200_000,
        areaM2: 34,
        beds: beds.queen,
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.apartment, 'ban-cong', 'cach-am'],
      }),
      room({
        code: 'can-ho-2-phong-ngu-goc',
        title: 'Căn góc 2 phòng ngủ',
        summary: 'Hai phòng ngủ, hai phòng tắm, bếp đảo, hai mặt kính nhìn cầu sông Hàn và núi Sơn Trà.',
        quantity: 6,
        sleeps: [4, 2, 5],
        baseVnd: 2_150_000,
        areaM2: 78,
        beds: beds.kingAndTwin,
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.apartment, 'ban-cong', 'bon-tam', 'cach-am', 'may-pha-ca-phe'],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: [...priceProfiles.city, deal('Ưu đãi ở bờ sông', 12)],
    scenes: {
      hero: ['night-city/dragon-bridge/dusk', 'night-city/dragon-bridge'],
      gallery: [
        'hotel-room/suite-city',
        'lobby/reception',
        'night-city/dragon-bridge',
        'pool/rooftop',
        'night-city/promenade',
        'restaurant/breakfast',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'homestay-nha-ngo-an-thuong',
    code: 'KS035',
    title: 'Homestay Nhà Ngõ An Thượng',
    nameAlias: ['Nha Ngo An Thuong', 'homestay Mỹ Khê', 'homestay Đà Nẵng giá rẻ', 'Nhà Ngõ Đà Nẵng'],
    summary:
      'Ngôi nhà ba tầng trong ngõ khu An Thượng, tám phút đi bộ ra biển, có bếp chung, sân phơi ván lướt và chị chủ nấu bún bò mỗi sáng Chủ nhật.',
    content: `## Ngõ nhỏ, biển gần

Khu An Thượng chia thành ô bàn cờ, phố nào cũng có quán cà phê và tiệm giặt. Nhà Ngõ nằm lùi vào trong một nhánh cụt nên đêm nghe tiếng mèo nhiều hơn tiếng xe. Ra tới cát Mỹ Khê mất tám phút, đi chân trần cũng được vì vỉa hè lát phẳng. Dưới hiên dựng sẵn ba tấm ván tập và một vòi nước để rửa cát.

## Nhà của người trong nhà

Chị Duyên ở tầng trệt cùng hai con gái. Chị không bán tour, chỉ chỉ đường: quán cơm gà nào đóng cửa sớm, tiệm nào sửa xe đạp tử tế. Sáng Chủ nhật chị nấu nồi bún bò, ai ở nhà thì xuống ăn, để tiền vào hũ tùy ý. Bếp chung có tủ lạnh chia ngăn theo số phòng, gia vị và dầu ăn dùng thoải mái.

## Hợp với ai

Phòng nào cũng gọn, tường sơn trắng, sàn gạch bông. Người đi một mình thích gác mái vì rẻ và có cửa trời; nhóm bạn hay thuê phòng bốn giường. Nhà không có thang máy và cổng khóa lúc 23 giờ, sau đó bạn mở bằng mã số riêng.`,
    highlights: [
      'Trong khu An Thượng, tám phút đi bộ ra bãi Mỹ Khê',
      'Bếp chung đủ gia vị, tủ lạnh chia ngăn theo phòng',
      'Ván tập lướt sóng và vòi rửa cát ngay hiên nhà',
      'Bún bò sáng Chủ nhật chị chủ nấu cho cả nhà',
    ],
    provinces: ['da-nang'],
    places: ['bai-bien-my-khe'],
    location: { lat: 16.0541, lng: 108.2431, address: 'Khu An Thượng, phường Ngũ Hành Sơn, Đà Nẵng' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['nhom-ban', 'cap-doi', 'thu-cung'],
      facility: [
        'wi-fi-mien-phi',
        'san-hien',
        'cho-thue-xe-dap',
        'giat-la',
        'giu-hanh-ly',
        'bai-do-xe-mien-phi',
        'khu-bbq',
        'cho-phep-thu-cung',
        'camera-khu-vuc-chung',
        'khong-hut-thuoc',
      ],
    },
    supplier: 'nha-ngo',
    popularity: 330,
    faqs: [
      {
        question: 'Tới muộn sau 23 giờ thì vào nhà thế nào?',
        answer:
          'Trước ngày đến, chị chủ gửi bạn mã cổng và ảnh chỉ lối. Chìa khóa phòng để trong hộp ghi tên ở kệ giày, bạn cứ lên nghỉ, sáng mới làm thủ tục.',
      },
      {
        question: 'Ván lướt có tính tiền không?',
        answer:
          'Ba ván xốp cho người mới tập mượn miễn phí, theo thứ tự ghi bảng. Thầy dạy ở đầu bãi lấy khoảng 500.000 đồng một buổi, bạn tự hẹn.',
      },
      {
        question: 'Phòng tập thể có tủ khóa không?',
        answer: 'Phòng bốn giường có bốn tủ gỗ dưới gầm, bạn mang ổ khóa hoặc mượn ở kệ giày.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '14:00',
      checkOutUntil: '11:30',
      roomsCount: 10,
      floors: 3,
      yearBuilt: 2014,
      beachDistanceM: 550,
      distances: [
        { label: 'Bãi biển Mỹ Khê', km: 0.6, minutes: 8 },
        { label: 'Cầu Rồng', km: 2.2, minutes: 7 },
        { label: 'Ngũ Hành Sơn', km: 6.5, minutes: 14 },
        { label: 'Sân bay Đà Nẵng', km: 6, minutes: 15 },
        { label: 'Ga Đà Nẵng', km: 6.3, minutes: 16 },
      ],
      childPolicy: childPolicies.homestay,
      petPolicy: 'Nhận chó mèo hiền, không thu phí. Nhà có hai con mèo, bạn báo trước để chị chủ xếp phòng.',
      smokingPolicy: 'Không hút thuốc trong nhà. Gạt tàn để ở bàn đá ngoài ngõ.',
      parkingPolicy: 'Xe máy để trong sân miễn phí. Ô tô đỗ ở bãi đầu phố, 50.000 đồng một đêm.',
      accessibility: ['Phòng tầng trệt vào bằng một bậc thấp', 'Không có thang máy, cầu thang rộng 80 cm'],
    },
    units: [
      room({
        code: 'gac-mai-cua-troi',
        title: 'Gác mái cửa trời',
        summary: 'Phòng áp mái, nằm thấy sao, trần dốc nên người cao trên 1,8 m cần cúi ở góc giường.',
        quantity: 3,
        sleeps: [2, 0, 2],
        baseVnd: 390_000,
        areaM2: 16,
        beds: beds.double,
        view: 'Hướng mái phố',
        balcony: false,
        facilities: [...inRoom.simple],
      }),
      room({
        code: 'phong-doi-ban-cong',
        title: 'Phòng đôi ban công',
        summary: 'Tầng 2, ban công nhìn giàn hoa giấy của ngõ, bàn gỗ nhỏ để làm việc.',
        quantity: 4,
        sleeps: [2, 1, 3],
        baseVnd: 480_000,
        areaM2: 20,
        beds: beds.double,
        view: 'Hướng ngõ',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'ban-lam-viec', 'tu-lanh'],
      }),
      room({
        code: 'phong-bon-giuong',
        title: 'Phòng bốn giường',
        summary: 'Hai giường tầng chắc chắn, bốn ổ cắm và đèn đọc riêng, thuê trọn cho nhóm bạn.',
        quantity: 3,
        sleeps: [4, 0, 4],
        baseVnd: 680_000,
        areaM2: 24,
        beds: beds.bunks,
        view: 'Hướng sân',
        balcony: false,
        facilities: [...inRoom.simple],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: priceProfiles.centralBeach,
    scenes: {
      hero: ['beach/single/dusk', 'beach/single', 'motorbike/beach'],
      gallery: [
        'hotel-room/twin-garden',
        'beach/parasol',
        'lobby/lounge',
        'motorbike/beach',
        'market/street-food',
        'restaurant/breakfast',
        'hotel-room/deluxe-sea',
        'hotel-room/suite-sea',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
