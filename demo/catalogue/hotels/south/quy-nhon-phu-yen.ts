import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const quyNhonPhuYenHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-nguyet-thi-quy-nhon',
    code: 'KS039',
    title: 'Khách sạn Nguyệt Thi Quy Nhơn',
    nameAlias: ['Nguyet Thi Quy Nhon', 'ks Nguyệt Thi', 'khách sạn biển Qui Nhơn', 'khách sạn Bình Định'],
    summary:
      'Khách sạn 4 sao trên đường An Dương Vương, trông ra vịnh Quy Nhơn hình trăng khuyết, gần Ghềnh Ráng và dãy quán hải sản Xuân Diệu.',
    content: `## Nhìn vịnh cong như vành trăng

Bãi biển Quy Nhơn uốn một vòng năm cây số, khách sạn nằm ở phía nam, nơi vòng cung bắt đầu ôm vào chân núi. Từ tầng 6 trở lên, bạn thấy trọn đường cong ấy với hàng dừa và mấy con thuyền câu mực sáng đèn lúc nửa đêm. Hàn Mặc Tử từng sống những năm cuối ở gần đây, nên mỗi tầng treo một bài thơ trăng chép tay thay cho tranh in.

## Sáng bơi, chiều leo dốc

Biển trước cửa êm từ tháng 3 đến tháng 8, người trong phố tắm đông nhất lúc 5 giờ. Hồ bơi tầng 4 dài 20 m, nước ấm nhờ pin mặt trời. Chiều mát bạn đi bộ hai mươi phút sang Ghềnh Ráng, lên dốc Mộng Cầm, xuống bãi Trứng đá tròn rồi quay về kịp bữa tối.

## Ăn gì ở Quy Nhơn

Bữa sáng có bún chả cá nước trong, bánh hỏi lòng heo và nem nướng chợ Huyện. Đường Xuân Diệu cách bảy phút xe là phố hải sản, còn bánh xèo tôm nhảy ngon thì ở khu Diên Hồng. Lễ tân cho mượn hộp giữ nhiệt nếu bạn muốn mua chả cá mang về.`,
    highlights: [
      'Sang đường là bãi biển Quy Nhơn, đoạn gần Ghềnh Ráng',
      'Ban công nhìn trọn vòng cung vịnh từ tầng 6',
      'Hồ bơi nước ấm dài 20 m ở tầng 4',
      'Bữa sáng bún chả cá, bánh hỏi và nem chợ Huyện',
      'Xe đi Kỳ Co, Eo Gió đón tại sảnh lúc 7 giờ 30',
    ],
    provinces: ['gia-lai'],
    places: ['bai-bien-quy-nhon', 'ghenh-rang-tien-sa', 'thap-doi'],
    location: { lat: 13.7572, lng: 109.2166, address: 'Đường An Dương Vương, phường Quy Nhơn Nam, Gia Lai' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'cap-doi', 'cong-tac'],
      facility: [
        'ho-boi-nuoc-am',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'nha-hang',
        'quay-bar',
        'phong-gym',
        'xong-hoi',
        'phong-hop',
        'phong-cho-nguoi-khuyet-tat',
      ],
    },
    supplier: 'hai-mien',
    popularity: 480,
    faqs: [
      {
        question: 'Từ sân bay Phù Cát về khách sạn đi bằng gì?',
        answer:
          'Xe buýt sân bay chạy theo chuyến, trả khách ở trung tâm, rồi taxi thêm 3 km. Xe khách sạn đón tận nơi 300.000 đồng, đi khoảng 40 phút.',
      },
      {
        question: 'Tháng 10 biển Quy Nhơn có tắm được không?',
        answer:
          'Tháng 10 và 11 sóng lớn, nước đục sau mưa. Hồ bơi nước ấm vẫn mở, và các điểm như Tháp Đôi, Tháp Bánh Ít đi được khi tạnh.',
      },
      {
        question: 'Có tổ chức tour Kỳ Co ngay tại khách sạn không?',
        answer:
          'Bàn tour ở sảnh nhận đăng ký đến 20 giờ hôm trước. Ca nô từ Nhơn Lý chỉ chạy khi cảng cho phép, nếu hủy thì bạn được trả lại đủ tiền.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 128,
      floors: 16,
      yearBuilt: 2017,
      beachDistanceM: 50,
      distances: [
        { label: 'Bãi biển Quy Nhơn', km: 0.1, minutes: 2 },
        { label: 'Ghềnh Ráng Tiên Sa', km: 1.5, minutes: 5 },
        { label: 'Tháp Đôi', km: 4.2, minutes: 11 },
        { label: 'Eo Gió', km: 23, minutes: 35 },
        { label: 'Sân bay Phù Cát', km: 34, minutes: 40 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 380_000,
      petPolicy: 'Không tiếp nhận vật nuôi trong tòa nhà.',
      smokingPolicy: 'Tầng 9 là tầng được hút thuốc, ghi khi đặt. Các tầng còn lại không khói.',
      parkingPolicy: 'Sân trước và tầng hầm chứa 40 ô tô, miễn phí, có bảo vệ đêm.',
      accessibility: [
        'Một phòng mỗi tầng 3, 5, 7 có cửa rộng',
        'Lối dốc cạnh bậc tam cấp, thang máy rộng 1,1 m',
      ],
    },
    units: [
      room({
        code: 'superior-huong-nui',
        title: 'Superior hướng núi',
        summary: 'Nhìn núi Vũng Chua, tránh nắng sáng, hai giường đơn đệm cứng vừa.',
        quantity: 16,
        sleeps: [2, 1, 2],
        baseVnd: 1_100_000,
        areaM2: 25,
        beds: beds.twin,
        view: 'Hướng núi',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-nui'],
      }),
      room({
        code: 'deluxe-nhin-vinh',
        title: 'Deluxe nhìn vịnh',
        summary: 'Ban công dài bằng bề ngang phòng, từ tầng 6 thấy hết vòng cung bãi biển.',
        quantity: 15,
        sleeps: [2, 2, 3],
        baseVnd: 1_400_000,
        areaM2: 31,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'minibar'],
      }),
      room({
        code: 'phong-ba-nguoi-nhin-vinh',
        title: 'Phòng ba người nhìn vịnh',
        summary: 'Một giường King và một giường đơn kê sát ban công, vừa cho nhà có một con lớn.',
        quantity: 8,
        sleeps: [3, 1, 4],
        baseVnd: 1_700_000,
        areaM2: 36,
        beds: beds.kingAndSingle,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien', 'minibar', 'sofa'],
      }),
      room({
        code: 'suite-vong-trang',
        title: 'Suite Vọng Trăng',
        summary: 'Tầng 15, phòng khách tách riêng, bồn tắm tròn cạnh cửa kính nhìn biển đêm.',
        quantity: 3,
        sleeps: [2, 2, 4],
        baseVnd: 2_600_000,
        areaM2: 62,
        beds: beds.kingAndSofaBed,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: priceProfiles.centralBeach,
    scenes: {
      hero: ['beach/headland/golden', 'beach/headland'],
      gallery: [
        'hotel-room/suite-sea',
        'beach/boats',
        'pool/infinity-sea',
        'restaurant/seaside',
        'lobby/reception',
        'beach/parasol',
        'hotel-room/deluxe-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'resort-ghenh-lang-nhon-ly',
    code: 'KS040',
    title: 'Ghềnh Lặng Resort Nhơn Lý',
    nameAlias: ['Ghenh Lang Nhon Ly', 'resort Kỳ Co', 'resort Eo Gió', 'resort Quy Nhơn 5 sao'],
    summary:
      'Resort 5 sao trên bán đảo Phương Mai, giữa đồi cát và làng chài Nhơn Lý, có hồ bơi vô cực hướng đông và bến ca nô đi Kỳ Co.',
    content: `## Giữa đồi cát và ghềnh đá

Qua cầu Thị Nại, con đường chạy trên bán đảo Phương Mai vắng dần, một bên đồi cát, một bên biển. Ghềnh Lặng chiếm một vạt thấp có ba mỏm đá chắn sóng, nhờ vậy mặt nước trước bãi phẳng hơn vùng lân cận. Nhà xây bằng đá chẻ màu mật ong, mái trồng cỏ, nhìn từ ngoài khơi gần như lẫn vào sườn núi.

## Nhịp của ngày

Mặt trời ở đây mọc từ biển. Hồ bơi vô cực mở lúc 5 giờ 30 cho người thích bơi đón bình minh, bếp mang sẵn trà gừng và chuối nướng. Ca nô đi Kỳ Co mất mười lăm phút, chuyến đầu 8 giờ, đến trước các đoàn lớn từ thành phố. Chiều, xe đưa bạn qua Eo Gió đi bộ lan can ven vách, rồi ghé chợ Nhơn Lý lúc thuyền về.

## Phòng và bàn ăn

Mọi phòng đều có hiên đá và ghế dài; nhóm villa nằm riêng sau mỏm thứ hai. Nhà hàng mua trực tiếp của thuyền Nhơn Lý nên thực đơn viết bảng phấn theo ngày, thường có cua huỳnh đế, cháo nhum và gỏi cá mai.`,
    highlights: [
      'Bãi tắm phẳng nhờ ba mỏm đá chắn sóng',
      'Hồ bơi vô cực mở từ 5 giờ 30, đón bình minh trên biển',
      'Ca nô riêng sang Kỳ Co mười lăm phút',
      'Xe đưa đi Eo Gió và chợ cá Nhơn Lý mỗi chiều',
      'Thực đơn bảng phấn theo mẻ cá trong ngày',
      'Villa hồ bơi riêng sau mỏm đá, không nhìn thấy nhau',
    ],
    notes: [
      'Từ giữa tháng 10 đến tháng 12, ca nô thường nghỉ vì sóng. Resort thay bằng buổi đi bộ làng chài.',
    ],
    provinces: ['gia-lai'],
    places: ['eo-gio', 'ky-co'],
    location: { lat: 13.8927, lng: 109.2821, address: 'Nhơn Lý, phường Quy Nhơn Đông, Gia Lai' },
    terms: {
      'hotel-type': ['resort'],
      conform: ['cap-doi', 'gia-dinh'],
      facility: [
        'ho-boi-vo-cuc',
        'ghe-va-du-bai-bien',
        'the-thao-duoi-nuoc',
        'spa',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'xe-trung-chuyen-noi-khu',
        'nha-hang',
        'buffet-sang',
        'bar-ho-boi',
        'thuc-don-chay',
        'phong-gym',
        'yoga',
        'ho-boi-tre-em',
        'cho-thue-xe-dap',
        'cho-phep-thu-cung',
      ],
    },
    supplier: 'ghenh-lang',
    popularity: 560,
    faqs: [
      {
        question: 'Resort cách trung tâm Quy Nhơn bao xa, có xe vào phố không?',
        answer:
          'Khoảng 24 km, đi 35 phút qua cầu Thị Nại. Xe buýt nhỏ của resort vào phố lúc 16 giờ 30 và về lúc 21 giờ, miễn phí.',
      },
      {
        question: 'Bé có tắm biển trước resort được không?',
        answer: 'Được vào mùa êm. Đội cứu hộ trực từ 6 giờ đến 18 giờ và căng phao giới hạn ở độ sâu 1,4 m.',
      },
      {
        question: 'Ăn tối trong resort hết khoảng bao nhiêu?',
        answer:
          'Gọi món cho hai người thường 700.000 đến 1.200.000 đồng. Nếu ăn tối tại resort cả kỳ nghỉ thì gói hai bữa rẻ hơn.',
      },
    ],
    details: {
      star: 5,
      checkInFrom: '15:00',
      checkOutUntil: '12:00',
      roomsCount: 96,
      floors: 3,
      yearBuilt: 2021,
      beachDistanceM: 0,
      distances: [
        { label: 'Làng chài Nhơn Lý', km: 1.8, minutes: 5 },
        { label: 'Eo Gió', km: 2.4, minutes: 7 },
        { label: 'Kỳ Co (ca nô)', km: 5, minutes: 15 },
        { label: 'Bãi biển Quy Nhơn', km: 24, minutes: 35 },
        { label: 'Sân bay Phù Cát', km: 35, minutes: 40 },
      ],
      childPolicy: childPolicies.resort,
      extraBedVnd: 750_000,
      petPolicy: 'Chỉ villa hồ bơi nhận một chó nhỏ dưới 6 kg, phụ thu 400.000 đồng mỗi đêm.',
      smokingPolicy: 'Hút thuốc được trên hiên đá của phòng, không trong nhà và quanh hồ bơi.',
      parkingPolicy: 'Bãi xe có mái pin mặt trời ở cổng, 50 chỗ, không thu phí.',
      accessibility: [
        'Bốn phòng gần sảnh vào bằng lối phẳng',
        'Bờ hồ bơi có ghế nâng chạy tay',
        'Khu villa nhiều dốc, di chuyển bằng xe điện',
      ],
    },
    units: [
      room({
        code: 'deluxe-hien-da',
        title: 'Deluxe hiên đá',
        summary: 'Hiên nhìn vườn cỏ lông chông, cách hồ bơi một phút, ghế dài bọc vải bố.',
        quantity: 16,
        sleeps: [2, 2, 3],
        baseVnd: 2_200_000,
        areaM2: 42,
        beds: beds.king,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-vuon'],
      }),
      room({
        code: 'premier-binh-minh',
        title: 'Premier bình minh',
        summary: 'Hướng chính đông, kính suốt từ sàn tới trần, có bồn ngâm cạnh hiên.',
        quantity: 14,
        sleeps: [2, 2, 3],
        baseVnd: 2_800_000,
        areaM2: 48,
        beds: beds.king,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'suite-gia-dinh-mai-co',
        title: 'Suite gia đình mái cỏ',
        summary: 'Hai phòng nối nhau dưới mái cỏ, một bên giường lớn, một bên hai giường đơn.',
        quantity: 6,
        sleeps: [4, 2, 5],
        baseVnd: 4_100_000,
        areaM2: 78,
        beds: beds.kingAndTwin,
        view: 'Hướng biển một phần',
        balcony: true,
        facilities: [...inRoom.resort, 'ban-cong', 'cua-thong-phong', 'bon-tam', 'noi-em-be'],
      }),
      room({
        code: 'villa-mom-da-ho-boi',
        title: 'Villa Mỏm Đá có hồ bơi',
        summary: 'Căn biệt lập sau mỏm đá thứ hai, hồ bơi tràn về phía biển, bữa sáng dọn tại hiên.',
        quantity: 4,
        sleeps: [2, 2, 4],
        baseVnd: 6_800_000,
        areaM2: 150,
        beds: beds.kingAndSofaBed,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.resort, 'ho-boi-rieng', 'ban-cong', 'huong-bien', 'bon-tam', 'may-pha-ca-phe'],
      }),
    ],
    ratePlans: ratePlans.resort,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi đón bình minh', 18)],
    scenes: {
      hero: ['beach/cove/noon', 'beach/cove'],
      gallery: [
        'pool/infinity-sea',
        'hotel-room/deluxe-sea',
        'restaurant/seaside',
        'beach/cove',
        'spa/pavilion',
        'beach/headland',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
  hotel({
    slug: 'khach-san-lua-bien-tuy-hoa',
    code: 'KS041',
    title: 'Khách sạn Lúa Biển Tuy Hòa',
    nameAlias: ['Lua Bien Tuy Hoa', 'khách sạn Phú Yên', 'ks Tuy Hòa Phú Yên', 'khách sạn biển Tuy Hòa'],
    summary:
      'Khách sạn 3 sao trên đường Độc Lập, một bên biển, một bên đồng lúa xa xa, tiện đi Gành Đá Đĩa, Bãi Xép và Mũi Điện trong ngày.',
    content: `## Thành phố có cả lúa lẫn sóng

Tuy Hòa bằng phẳng, đường rộng, đạp xe mười lăm phút là từ ruộng lúa sang tới bãi biển. Khách sạn nằm trên đường Độc Lập, trước mặt là rừng phi lao mỏng rồi tới cát. Bảy tầng, ba mươi sáu phòng, xây đơn giản, sạch và sáng. Ở tầng thượng có giàn phơi đồ cho khách đi biển về, ai cũng khen vì nắng Phú Yên khô rất nhanh.

## Làm bàn đạp đi ba hướng

Gành Đá Đĩa ở phía bắc, nên đi trước 8 giờ để đá chưa nóng. Bãi Xép nằm cùng đường, ghé lúc quay về. Mũi Điện ở phía nam, muốn xem bình minh thì 4 giờ phải xuất phát; bếp gói sẵn cơm nắm muối mè nếu bạn dặn tối hôm trước. Lễ tân cho thuê xe máy và vẽ tay lộ trình lên giấy.

## Món buổi sáng

Nhà ăn tầng trệt mỗi ngày nấu hai món nước, hay gặp nhất là bánh canh hẹ và bún sứa. Buổi tối bạn ra đường Lê Duẩn ăn mắt cá ngừ tiềm thuốc bắc, hoặc ngồi cà phê ngắm Tháp Nhạn lên đèn bên sông Đà Rằng.`,
    highlights: [
      'Đường Độc Lập, băng qua rừng phi lao mỏng là bãi cát',
      'Tiện đường đi Gành Đá Đĩa, Bãi Xép và Mũi Điện',
      'Cơm nắm gói sẵn cho khách đi bình minh',
      'Bữa sáng bánh canh hẹ, bún sứa nấu trong ngày',
    ],
    provinces: ['dak-lak'],
    places: ['thap-nhan', 'ganh-da-dia', 'bai-xep'],
    location: { lat: 13.0946, lng: 109.3222, address: 'Đường Độc Lập, phường Tuy Hòa, Đắk Lắk' },
    terms: {
      'hotel-type': ['khach-san'],
      conform: ['gia-dinh', 'nhom-ban', 'cong-tac'],
      facility: [
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'bai-do-xe-mien-phi',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'nha-hang',
        'cho-thue-xe-dap',
        'camera-khu-vuc-chung',
        'san-hien',
      ],
    },
    supplier: 'lua-bien',
    popularity: 190,
    faqs: [
      {
        question: 'Đi Gành Đá Đĩa và Mũi Điện trong một ngày có kịp không?',
        answer:
          'Kịp nếu đi ô tô. Mũi Điện lúc bình minh, về ăn sáng và nghỉ, đầu giờ chiều ra Gành Đá Đĩa rồi tắm ở Bãi Xép. Cả ngày khoảng 150 km.',
      },
      {
        question: 'Thuê xe máy ở khách sạn giá bao nhiêu?',
        answer:
          'Xe số 120.000 đồng, xe tay ga 150.000 đồng một ngày, kèm hai mũ bảo hiểm. Bạn cần giấy phép lái xe đúng hạng.',
      },
      {
        question: 'Biển trước khách sạn có an toàn để bơi không?',
        answer:
          'Bãi Tuy Hòa sâu nhanh và có sóng rút. Bạn nên tắm trong khu có cờ và cứu hộ, cách khách sạn 300 m về phía nam.',
      },
    ],
    details: {
      star: 3,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 36,
      floors: 7,
      yearBuilt: 2016,
      beachDistanceM: 180,
      distances: [
        { label: 'Tháp Nhạn', km: 2.8, minutes: 8 },
        { label: 'Sân bay Tuy Hòa', km: 7, minutes: 14 },
        { label: 'Bãi Xép', km: 13, minutes: 22 },
        { label: 'Gành Đá Đĩa', km: 33, minutes: 50 },
        { label: 'Mũi Điện', km: 34, minutes: 50 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 220_000,
      petPolicy: 'Không nhận thú cưng ở lại qua đêm.',
      smokingPolicy: 'Hút thuốc ở sân thượng. Phòng có mùi thuốc sẽ tính 300.000 đồng tiền giặt rèm.',
      parkingPolicy: 'Vỉa hè và sân sau đỗ mười hai ô tô, xe khách 29 chỗ đỗ trước cửa, miễn phí.',
      accessibility: ['Thang máy tới mọi tầng có phòng', 'Sảnh cao hơn vỉa hè hai bậc, có ván dốc di động'],
    },
    units: [
      room({
        code: 'tieu-chuan-hai-giuong',
        title: 'Tiêu chuẩn hai giường',
        summary: 'Phòng phía tây nhìn mái phố và đồng xa, hai giường đơn, gọn và thoáng.',
        quantity: 12,
        sleeps: [2, 1, 2],
        baseVnd: 560_000,
        areaM2: 20,
        beds: beds.twin,
        view: 'Hướng thành phố',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-thanh-pho'],
      }),
      room({
        code: 'doi-nhin-phi-lao',
        title: 'Phòng đôi nhìn phi lao',
        summary: 'Tầng 3 đến tầng 7, ban công hướng biển qua hàng phi lao.',
        quantity: 14,
        sleeps: [2, 1, 3],
        baseVnd: 690_000,
        areaM2: 24,
        beds: beds.queen,
        view: 'Hướng biển',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'huong-bien'],
      }),
      room({
        code: 'gia-dinh-bon-nguoi',
        title: 'Phòng gia đình bốn người',
        summary: 'Hai giường đôi, tủ lạnh lớn hơn để cất hải sản mua chợ, bàn ăn gấp.',
        quantity: 7,
        sleeps: [4, 1, 5],
        baseVnd: 980_000,
        areaM2: 34,
        beds: beds.twoDoubles,
        view: 'Hướng biển một phần',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'sofa'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: [...priceProfiles.centralBeach, deal('Ưu đãi xứ hoa vàng', 8)],
    scenes: {
      hero: ['beach/grove/golden', 'beach/grove'],
      gallery: [
        'hotel-room/deluxe-sea',
        'beach/boats',
        'restaurant/seaside',
        'lobby/reception',
        'beach/single',
        'beach/headland',
        'hotel-room/suite-sea',
        'hotel-room/twin-garden',
        'hotel-room/villa-garden',
      ],
    },
  }),
];
