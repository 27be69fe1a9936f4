import type { DemoProduct } from '#demo/catalogue/demo-product.ts';
import { childPolicies, deal, priceProfiles, ratePlans } from '#demo/catalogue/presets.ts';
import { hotel } from './hotel.ts';
import { inRoom } from './in-room.ts';
import { beds, room } from './room.ts';

export const hoiAnHotels: DemoProduct[] = [
  hotel({
    slug: 'khach-san-boutique-ngoi-am-duong-hoi-an',
    code: 'KS036',
    title: 'Ngói Âm Dương Hội An Boutique',
    nameAlias: ['Ngoi Am Duong Hoi An', 'khách sạn phố cổ Hội An', 'Ngói Âm Dương', 'boutique Hội An'],
    summary:
      'Khách sạn nhỏ 34 phòng trên đường Phan Chu Trinh, sau lưng phố cổ, dựng theo lối nhà ống ba gian với hai giếng trời và hồ bơi lát gạch xanh.',
    content: `## Nhà ống giữa hai con phố

Cửa trước mở ra Phan Chu Trinh, cửa sau ăn thông một kiệt nhỏ dẫn tới chùa Cầu. Ở giữa là hai giếng trời, mưa xuống chảy theo máng ngói vào chum sành, khách hay kéo ghế lại ngồi nghe. Mái lợp ngói âm dương do thợ làng Thanh Hà nung, sau vài mùa mưa đã lên rêu như những nhà hàng xóm.

## Phòng và hồ bơi

Ba mươi bốn phòng chia làm ba lớp nhà. Lớp ngoài gần phố, thích hợp nếu bạn muốn nghe tiếng rao buổi sớm. Lớp trong cùng nhìn xuống hồ bơi, yên suốt ngày. Giường gỗ mít, đèn lồng bọc lụa trơn, tủ áo thơm mùi vỏ bưởi phơi khô. Mỗi phòng có sẵn hai chiếc nón lá và một túi vải để đi chợ.

## Buổi sáng ở Hội An

Xe đạp lấy ở cửa sau, không cần ký sổ. Bếp dọn cao lầu, bánh bèo và xôi gà từ 6 giờ 30; ai đi tour sớm được gói bánh mì mang theo. Khoảng 7 giờ phố cổ còn vắng, ánh nắng xiên qua tường vàng, đi một vòng rồi về ăn vẫn kịp. Chiều ngày 14 âm lịch, phố tắt bớt điện và thắp đèn lồng, lễ tân sẽ nhắc bạn từ hôm trước.`,
    highlights: [
      'Trên đường Phan Chu Trinh, đi bộ bốn phút tới chùa Cầu',
      'Nhà ống ba lớp với hai giếng trời và mái ngói Thanh Hà',
      'Hồ bơi lát gạch xanh nằm giữa lớp nhà trong',
      'Xe đạp miễn phí cho mọi khách ở',
      'Bữa sáng món Hội An: cao lầu, bánh bèo, xôi gà',
    ],
    notes: ['Phố cổ cấm xe máy vào giờ đi bộ, xe taxi dừng ở đầu đường, nhân viên ra đón hành lý.'],
    provinces: ['da-nang'],
    places: ['pho-co-hoi-an'],
    location: { lat: 15.8797, lng: 108.3279, address: 'Đường Phan Chu Trinh, phường Hội An, Đà Nẵng' },
    terms: {
      'hotel-type': ['khach-san-boutique'],
      conform: ['cap-doi', 'nguoi-cao-tuoi', 'gia-dinh'],
      facility: [
        'ho-boi-ngoai-troi',
        'cho-thue-xe-dap',
        'buffet-sang',
        'wi-fi-mien-phi',
        'le-tan-24-gio',
        'thang-may',
        'dua-don-san-bay',
        'giu-hanh-ly',
        'giat-la',
        'ban-dat-tour',
        'nha-hang',
        'quan-ca-phe',
        'thuc-don-chay',
        'massage',
        'vuon',
      ],
    },
    supplier: 'ngoi-am-duong',
    special: true,
    popularity: 760,
    faqs: [
      {
        question: 'Mùa nước lụt Hội An khách sạn có bị ngập không?',
        answer:
          'Phan Chu Trinh cao hơn bờ sông Hoài. Năm nước lớn, nước có thể vào tới sân trước, khi đó khách lớp ngoài được chuyển lên lầu và bạn có thể đổi ngày miễn phí.',
      },
      {
        question: 'Có chỗ may đồ quen không?',
        answer:
          'Khách sạn không nhận hoa hồng của tiệm may. Lễ tân có danh sách sáu tiệm khách cũ khen, kèm giá áo dài và thời gian sửa để bạn tự chọn.',
      },
      {
        question: 'Vé tham quan phố cổ đã gồm trong giá phòng chưa?',
        answer:
          'Chưa. Vé 80.000 đồng cho khách Việt Nam, mua ở quầy đầu phố, dùng để vào các nhà cổ và hội quán.',
      },
      {
        question: 'Muốn yên tĩnh thì chọn phòng nào?',
        answer:
          'Phòng nhìn hồ bơi và suite gác gỗ nằm ở lớp nhà trong, không nghe tiếng xe. Phòng nhìn phố có kính hai lớp nhưng vẫn nghe nhạc phố đến khoảng 21 giờ 30.',
      },
    ],
    details: {
      star: 4,
      checkInFrom: '14:00',
      checkOutUntil: '12:00',
      roomsCount: 34,
      floors: 3,
      yearBuilt: 2015,
      beachDistanceM: 4300,
      distances: [
        { label: 'Chùa Cầu', km: 0.3, minutes: 4 },
        { label: 'Chợ Hội An', km: 0.5, minutes: 6 },
        { label: 'Biển An Bàng', km: 4.5, minutes: 12 },
        { label: 'Bến Cửa Đại đi Cù Lao Chàm', km: 6, minutes: 15 },
        { label: 'Sân bay Đà Nẵng', km: 30, minutes: 45 },
        { label: 'Thánh địa Mỹ Sơn', km: 38, minutes: 60 },
      ],
      childPolicy: childPolicies.city,
      extraBedVnd: 420_000,
      petPolicy: 'Chưa đón thú cưng, sân trong có hồ cá và lồng chim của nhà.',
      smokingPolicy: 'Nhà gỗ nên cấm hút thuốc ở mọi tầng. Bạn ra hiên cửa sau, có ghế đá.',
      parkingPolicy: 'Gửi xe máy trong kiệt sau miễn phí. Ô tô đỗ bãi công cộng cách 350 m, tự trả theo giờ.',
      accessibility: [
        'Thang máy từ sảnh lên ba tầng của lớp nhà trong',
        'Bậu cửa gỗ cao 6 cm, có tấm dốc kê khi cần',
        'Một phòng tầng trệt có vòi sen ghế ngồi',
      ],
    },
    units: [
      room({
        code: 'phong-nhin-pho',
        title: 'Phòng nhìn phố',
        summary: 'Lớp nhà ngoài, cửa lá sách mở ra Phan Chu Trinh, kính hai lớp phía trong.',
        quantity: 10,
        sleeps: [2, 1, 2],
        baseVnd: 1_350_000,
        areaM2: 24,
        beds: beds.queen,
        view: 'Hướng phố',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'ao-choang-tam', 'cach-am'],
      }),
      room({
        code: 'phong-nhin-ho-boi',
        title: 'Phòng nhìn hồ bơi',
        summary: 'Lớp nhà trong, cửa sổ hướng hồ gạch xanh, hai giường đơn ghép được.',
        quantity: 12,
        sleeps: [2, 1, 3],
        baseVnd: 1_600_000,
        areaM2: 28,
        beds: beds.twin,
        view: 'Hướng hồ bơi',
        balcony: true,
        facilities: [...inRoom.comfort, 'ban-cong', 'ao-choang-tam', 'minibar'],
      }),
      room({
        code: 'suite-gac-go',
        title: 'Suite gác gỗ',
        summary: 'Phòng hai tầng nối bằng thang gỗ mít, bồn tắm dưới ô mái kính, giường trên gác.',
        quantity: 4,
        sleeps: [2, 1, 3],
        baseVnd: 2_450_000,
        areaM2: 46,
        beds: beds.king,
        view: 'Hướng giếng trời',
        balcony: false,
        facilities: [...inRoom.resort, 'bon-tam', 'may-pha-ca-phe'],
      }),
      room({
        code: 'phong-ba-the-he',
        title: 'Phòng ba thế hệ',
        summary: 'Tầng trệt, một giường lớn và hai giường đơn sau bình phong, ông bà không phải leo lầu.',
        quantity: 3,
        sleeps: [4, 2, 5],
        baseVnd: 2_300_000,
        areaM2: 44,
        beds: beds.kingAndTwin,
        view: 'Hướng vườn',
        balcony: false,
        facilities: [...inRoom.comfort, 'huong-vuon', 'noi-em-be', 'ao-choang-tam'],
      }),
    ],
    ratePlans: ratePlans.choice,
    priceRules: [...priceProfiles.heritage, deal('Ưu đãi đêm rằm phố cổ', 10)],
    scenes: {
      hero: ['old-town/river/dusk', 'old-town/river', 'old-town/street'],
      gallery: [
        'hotel-room/villa-garden',
        'old-town/street',
        'pool/garden-palms',
        'restaurant/lanterns',
        'lobby/lounge',
        'old-town/bridge',
        'hotel-room/twin-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  }),
  hotel({
    slug: 'homestay-luong-he-tra-que',
    code: 'KS037',
    title: 'Homestay Luống Hẹ Trà Quế',
    nameAlias: ['Luong He Tra Que', 'homestay Trà Quế', 'homestay Hội An', 'homestay làng rau Trà Quế'],
    summary:
      'Nhà vườn mười một phòng giữa làng rau Trà Quế, ra luống bằng cửa bếp, nửa đường giữa phố cổ Hội An và biển An Bàng.',
    content: `## Cửa bếp mở ra luống rau

Làng Trà Quế nằm giữa sông Cổ Cò và đầm rong, đất pha cát bón bằng rong vớt lên nên rau thơm rất đậm mùi. Nhà ông Sáu trồng hẹ, húng lủi và diếp cá trên bốn sào, mười một phòng khách xây ở mép vườn, mái thấp để không che nắng của rau. Từ 5 giờ rưỡi đã nghe tiếng thùng tưới đôi, ai thức thì xuống gánh thử một lượt.

## Một ngày chậm

Sáng ăn bánh xèo cuốn với rau vừa cắt. Trưa nóng, khách nằm võng dưới giàn bầu hoặc đạp xe hai cây số ra An Bàng tắm biển. Chiều bà Sáu mở lớp nấu tam hữu, món cuốn tôm thịt với hành lá của làng, mỗi lớp không quá sáu người. Tối đạp về phố cổ chừng mười lăm phút, đường có đèn.

## Điều nên biết

Nhà chỉ có vách gạch và quạt trần ở phòng thường, phòng vườn mới gắn máy lạnh. Muỗi có nhiều lúc chạng vạng, màn và tinh dầu sả để sẵn. Gà gáy sớm, nếu bạn dễ tỉnh giấc thì nên lấy phòng phía sông.`,
    highlights: [
      'Ở giữa làng rau Trà Quế, bước qua bếp là tới luống',
      'Lớp nấu tam hữu mỗi chiều, tối đa sáu người',
      'Xe đạp miễn phí, hai cây số ra biển An Bàng',
      'Bữa sáng với rau cắt tại vườn',
    ],
    provinces: ['da-nang'],
    places: ['pho-co-hoi-an'],
    location: { lat: 15.9019, lng: 108.3331, address: 'Làng Trà Quế, phường Hội An Tây, Đà Nẵng' },
    terms: {
      'hotel-type': ['homestay'],
      conform: ['gia-dinh', 'cap-doi', 'nhom-ban'],
      facility: [
        'vuon',
        'cho-thue-xe-dap',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'giat-la',
        'giu-hanh-ly',
        'san-hien',
        'khu-bbq',
        'thuc-don-chay',
        'ban-dat-tour',
      ],
    },
    supplier: 'luong-he',
    popularity: 280,
    faqs: [
      {
        question: 'Lớp nấu ăn có gồm trong giá phòng không?',
        answer:
          'Không. Lớp 350.000 đồng một người, gồm nguyên liệu và bữa ăn sau lớp. Khách ở từ hai đêm được giảm 50.000 đồng.',
      },
      {
        question: 'Trẻ em có được ra vườn trồng thử không?',
        answer:
          'Có. Ông Sáu để riêng một luống ngắn cho các bé gieo và tưới, dép cao su trẻ em đủ cỡ treo ở hiên.',
      },
      {
        question: 'Từ nhà ra phố cổ buổi tối về có khó không?',
        answer:
          'Đường Hai Bà Trưng có đèn suốt, đạp xe mười lăm phút. Nếu ngại đạp đêm, taxi từ phố về khoảng 60.000 đồng.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '13:00',
      checkOutUntil: '11:00',
      roomsCount: 11,
      floors: 2,
      yearBuilt: 2013,
      beachDistanceM: 1900,
      distances: [
        { label: 'Biển An Bàng', km: 2, minutes: 8 },
        { label: 'Phố cổ Hội An', km: 2.9, minutes: 9 },
        { label: 'Bến Cửa Đại', km: 6.5, minutes: 15 },
        { label: 'Ngũ Hành Sơn', km: 16, minutes: 24 },
        { label: 'Sân bay Đà Nẵng', km: 27, minutes: 40 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 180_000,
      petPolicy: 'Không nhận chó mèo vì vườn rau bán hằng ngày.',
      smokingPolicy: 'Hút thuốc ngoài cổng, xa luống rau và giàn phơi.',
      parkingPolicy: 'Sân gạch trước nhà đỗ được ba ô tô và xe máy, không thu tiền.',
      accessibility: ['Hai phòng tầng trệt, cửa rộng 85 cm', 'Lối trong vườn là đất nện, trơn khi mưa'],
    },
    units: [
      room({
        code: 'phong-quat-hien-sau',
        title: 'Phòng quạt hiên sau',
        summary: 'Quạt trần, vách gạch mộc, cửa sổ chống ra giàn bầu, phòng tắm riêng.',
        quantity: 4,
        sleeps: [2, 1, 2],
        baseVnd: 420_000,
        areaM2: 18,
        beds: beds.double,
        view: 'Hướng vườn',
        balcony: false,
        facilities: ['voi-sen', 'do-dung-ve-sinh', 'may-say-toc', 'nuoc-uong-mien-phi', 'huong-vuon'],
      }),
      room({
        code: 'phong-vuon-may-lanh',
        title: 'Phòng vườn máy lạnh',
        summary: 'Hiên riêng có võng, máy lạnh, nhìn thẳng bốn luống hẹ.',
        quantity: 4,
        sleeps: [2, 2, 3],
        baseVnd: 580_000,
        areaM2: 24,
        beds: beds.queen,
        view: 'Hướng vườn',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'huong-vuon', 'tu-lanh'],
      }),
      room({
        code: 'phong-gia-dinh-phia-song',
        title: 'Phòng gia đình phía sông',
        summary: 'Tầng 2, hai giường đôi, gió từ sông Cổ Cò, xa chuồng gà nhất.',
        quantity: 3,
        sleeps: [4, 2, 5],
        baseVnd: 850_000,
        areaM2: 34,
        beds: beds.twoDoubles,
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.simple, 'ban-cong', 'tu-lanh', 'noi-em-be'],
      }),
    ],
    ratePlans: ratePlans.breakfast,
    priceRules: priceProfiles.heritage,
    scenes: {
      hero: ['old-town/quay/dawn', 'old-town/quay'],
      gallery: [
        'hotel-room/twin-garden',
        'cooking/class',
        'old-town/river',
        'road/rice-fields',
        'beach/boats',
        'lobby/lounge',
        'hotel-room/villa-garden',
        'hotel-room/lodge-mountain',
      ],
    },
  }),
  hotel({
    slug: 'villa-ben-dua-cam-thanh',
    code: 'KS038',
    title: 'Villa Bến Dừa Cẩm Thanh',
    nameAlias: ['Ben Dua Cam Thanh', 'villa Hội An', 'villa Cẩm Thanh', 'biệt thự rừng dừa Bảy Mẫu'],
    summary:
      'Cụm mười bốn villa nguyên căn bên rừng dừa nước Bảy Mẫu, mỗi căn có hồ bơi và bếp riêng, cho gia đình hai đến ba thế hệ.',
    content: `## Bên mép rừng dừa nước

Cẩm Thanh là vùng cửa sông, dừa nước mọc thành từng lạch xanh quanh co. Cụm villa nằm ở bờ phía tây rừng dừa Bảy Mẫu, xa đoạn ồn ào của bến thuyền thúng. Sân mỗi căn kết thúc bằng vài bậc gỗ xuống nước, chiều thủy triều lên thì chèo thuyền thúng đi được, chiều rút chỉ còn cua còng bò trên bùn.

## Thuê trọn căn, sống như ở nhà

Có ba cỡ nhà: hai, ba và bốn phòng ngủ. Bếp đủ nồi lớn nấu cho mười người, bàn ăn kê ngoài hiên, hồ bơi sâu 1,2 m có lưới che cho nhà có trẻ nhỏ. Cô Lan phụ trách việc chợ: bạn nhắn trước 20 giờ, sáng mai cá, tôm và rau đã nằm trong tủ lạnh, tính theo hóa đơn chợ cộng 10 phần trăm.

## Ra ngoài

Phố cổ cách mười hai phút xe, biển Cửa Đại gần hơn một chút. Xe điện tám chỗ đưa khách đi hai đầu theo khung giờ, chuyến cuối về lúc 21 giờ 30. Trong xóm có quán bún mắm và quán bánh đập, đi bộ được vì đường làng ít xe.`,
    highlights: [
      'Villa nguyên căn hai đến bốn phòng ngủ, hồ bơi riêng có lưới an toàn',
      'Bậc gỗ xuống lạch dừa nước, thuyền thúng để sẵn cho khách',
      'Bếp nấu được cho mười người, có cô Lan đi chợ giúp',
      'Xe điện ra phố cổ và biển Cửa Đại theo khung giờ',
    ],
    notes: ['Villa giữ cọc hư hỏng 2.000.000 đồng khi nhận nhà, trả lại lúc kiểm đồ.'],
    provinces: ['da-nang'],
    places: ['pho-co-hoi-an', 'cu-lao-cham'],
    location: {
      lat: 15.8748,
      lng: 108.3667,
      address: 'Thôn Thanh Tam, Cẩm Thanh, phường Hội An Đông, Đà Nẵng',
    },
    terms: {
      'hotel-type': ['villa'],
      conform: ['gia-dinh', 'nhom-ban', 'thu-cung'],
      facility: [
        'ho-boi-ngoai-troi',
        'khu-bbq',
        'vuon',
        'wi-fi-mien-phi',
        'bai-do-xe-mien-phi',
        'xe-trung-chuyen-noi-khu',
        'cho-phep-thu-cung',
        'cho-thue-xe-dap',
        'dich-vu-trong-tre',
        'san-choi-tre-em',
        'don-phong-hang-ngay',
        'camera-khu-vuc-chung',
      ],
    },
    supplier: 'ben-dua',
    popularity: 240,
    faqs: [
      {
        question: 'Có được mở nhạc và hát karaoke không?',
        answer:
          'Loa nhỏ ở sân dùng đến 22 giờ. Villa không có dàn karaoke và không nhận loa kéo mang theo, vì nhà dân ở ngay bên.',
      },
      {
        question: 'Thuê người nấu một bữa tiệc được không?',
        answer:
          'Được, báo trước một ngày. Hai cô trong xóm đến nấu mâm sáu món, tiền công 600.000 đồng một bữa, tiền chợ bạn trả theo hóa đơn.',
      },
      {
        question: 'Villa tính người thế nào nếu bạn bè ghé chơi?',
        answer:
          'Khách ghé ban ngày đến 20 giờ không tính tiền, tối đa sáu người mỗi căn. Ngủ lại quá số người ghi trên phiếu đặt thì tính như người thêm.',
      },
    ],
    details: {
      star: 0,
      checkInFrom: '15:00',
      checkOutUntil: '11:00',
      roomsCount: 14,
      floors: 2,
      yearBuilt: 2019,
      beachDistanceM: 2600,
      distances: [
        { label: 'Bến thuyền thúng Bảy Mẫu', km: 1.4, minutes: 5 },
        { label: 'Biển Cửa Đại', km: 2.8, minutes: 8 },
        { label: 'Bến Cửa Đại đi Cù Lao Chàm', km: 2.4, minutes: 7 },
        { label: 'Phố cổ Hội An', km: 4.6, minutes: 12 },
        { label: 'Sân bay Đà Nẵng', km: 33, minutes: 50 },
      ],
      childPolicy: childPolicies.homestay,
      extraBedVnd: 350_000,
      petPolicy: 'Nhận hai thú cưng mỗi căn, 300.000 đồng một đêm, không cho xuống hồ bơi.',
      smokingPolicy: 'Chỉ hút thuốc ở sân ngoài trời. Trong nhà gắn đầu báo khói.',
      parkingPolicy: 'Mỗi villa có sân đỗ hai ô tô, miễn phí, cổng cao 2,6 m.',
      accessibility: [
        'Phòng ngủ tầng trệt ở mọi villa',
        'Đường nội khu lát bê tông phẳng',
        'Bậc xuống lạch nước không có tay vịn',
      ],
    },
    units: [
      room({
        code: 'villa-2-phong-ngu',
        title: 'Villa 2 phòng ngủ',
        summary: 'Một tầng, hai phòng tắm, hồ 18 m², hợp một gia đình bốn người.',
        quantity: 6,
        sleeps: [4, 2, 6],
        baseVnd: 3_200_000,
        areaM2: 140,
        beds: beds.kingAndTwin,
        view: 'Hướng vườn',
        balcony: false,
        facilities: [...inRoom.apartment, 'ho-boi-rieng', 'huong-vuon'],
      }),
      room({
        code: 'villa-3-phong-ngu-lach-dua',
        title: 'Villa 3 phòng ngủ bên lạch dừa',
        summary: 'Hai tầng, phòng lớn tầng trên nhìn rừng dừa, hiên ăn mười chỗ sát mép nước.',
        quantity: 5,
        sleeps: [6, 3, 8],
        baseVnd: 4_600_000,
        areaM2: 220,
        beds: [
          { type: 'giường cỡ King', count: 2 },
          { type: 'giường đơn', count: 2 },
        ],
        view: 'Hướng sông',
        balcony: true,
        facilities: [...inRoom.apartment, 'ho-boi-rieng', 'ban-cong', 'bon-tam', 'noi-em-be'],
      }),
      room({
        code: 'villa-4-phong-ngu-dai-gia-dinh',
        title: 'Villa 4 phòng ngủ đại gia đình',
        summary: 'Bốn phòng khép kín, bếp trong và bếp than ngoài sân, hồ bơi dài 12 m.',
        quantity: 3,
        sleeps: [8, 4, 11],
        baseVnd: 6_500_000,
        areaM2: 320,
        beds: [
          { type: 'giường cỡ King', count: 3 },
          { type: 'giường đơn', count: 3 },
        ],
        view: 'Hướng sông',
        balcony: true,
        facilities: [
          ...inRoom.apartment,
          'ho-boi-rieng',
          'ban-cong',
          'bon-tam',
          'noi-em-be',
          'may-pha-ca-phe',
        ],
      }),
    ],
    ratePlans: ratePlans.roomOnly,
    priceRules: [...priceProfiles.heritage, deal('Ưu đãi đại gia đình giữa tuần', 12)],
    scenes: {
      hero: ['pool/garden-palms/golden', 'pool/garden-palms', 'island-sea/nipa'],
      gallery: [
        'hotel-room/villa-garden',
        'island-sea/nipa',
        'old-town/bridge',
        'restaurant/breakfast',
        'lobby/lounge',
        'beach/cove',
        'hotel-room/twin-garden',
        'hotel-room/deluxe-sea',
      ],
    },
  }),
];
