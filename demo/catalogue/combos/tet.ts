import type { DemoProduct } from '../demo-product.ts';
import { deal } from '../presets.ts';
import { combo } from './combo.ts';
import { comboPlans, inParentsRoom, onHolidays, onSale, onWeekdays } from './conditions.ts';

/** Combos that are sold through the days of Tết, when most others are closed. */
export const tetCombos: DemoProduct[] = [
  combo({
    slug: 'combo-tet-phu-quoc-4n3d-resort-bai-truong-cho-ca-nha',
    code: 'CB025',
    title: 'Combo Tết Phú Quốc 4N3Đ: phòng hai gian bên Bãi Trường cho cả nhà',
    nameAlias: [
      'combo tet phu quoc',
      'du lich tet phu quoc',
      'tet dinh mui phu quoc',
      'combo gia dinh phu quoc',
    ],
    summary:
      'Ba đêm phòng gia đình hai gian, bữa sáng mỗi ngày, mâm cơm tất niên trên cát và xe đón sân bay. Giá một phòng, mở bán xuyên Tết.',
    content: `Tết ở đảo nắng nhẹ, biển phía tây lặng như mặt hồ. Gói này tính theo phòng, vì cả nhà đi cùng nhau thì chia đầu người chỉ thêm rối.

## Phòng cho năm người

Phòng gia đình có hai gian thông nhau: gian ngoài giường lớn cho bố mẹ, gian trong hai giường đơn. Bé thứ ba ngủ nệm thấp kê cạnh cửa kính, nhân viên trải sẵn trước giờ ngủ trưa. Hiên sau bước ba bậc là tới bãi cỏ, đi hết cỏ là cát.

## Ba ngày của Tết

Chiều ba mươi, bếp bày mâm tất niên ngoài bãi: bánh tét, thịt kho nước dừa, gỏi cá trích. Trẻ con tự gói một chiếc bánh nhỏ mang về phòng. Sáng mồng một có lì xì đầu năm cho các bé ở quầy lễ tân, rồi ai thích thì lên xe ra Dinh Cậu xin lộc.

Mồng hai trống cả ngày. Khu nghỉ có hồ bơi thấp cho trẻ nhỏ, thuyền kayak mượn không tính giờ, chiều có lớp thả diều.

## Về giá

Phụ thu Tết đã nằm trong bảng bên dưới và cộng thẳng vào tổng tiền. Tới nơi bạn không trả thêm khoản nào ngoài đồ uống gọi riêng.`,
    highlights: [
      'Mở bán cả giao thừa và ba ngày Tết',
      'Phòng hai gian thông nhau, ở được hai người lớn và ba bé',
      'Mâm cơm tất niên trên bãi cát đã gồm trong giá',
      'Xe riêng đón và tiễn sân bay Phú Quốc',
    ],
    inclusions: [
      'Ba đêm phòng gia đình hai gian',
      'Ba bữa sáng tự chọn',
      'Một mâm cơm tất niên hoặc bữa tối hải sản (ngoài dịp Tết)',
      'Xe riêng hai chiều sân bay – Bãi Trường',
    ],
    exclusions: ['Vé máy bay tới Phú Quốc', 'Đồ uống ngoài bữa sáng'],
    notes: [
      'Ngày ba mươi và mồng một nhận phòng từ 15:00 vì nhiều khách về cùng lúc.',
      'Trẻ em mang giấy khai sinh bản chính hoặc bản sao có chứng thực.',
    ],
    provinces: ['an-giang'],
    places: ['dao-phu-quoc'],
    location: { lat: 10.1402, lng: 103.9861, address: 'Đường Bào, Bãi Trường, đặc khu Phú Quốc, An Giang' },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['gia-dinh', 'nguoi-cao-tuoi'],
      theme: ['tet-le', 'gia-dinh-co-tre-nho', 'nghi-duong'],
    },
    supplier: 'gio-chuong-nam',
    special: true,
    popularity: 930,
    faqs: [
      {
        question: 'Nhà tôi có ba bé, có phải thuê hai phòng không?',
        answer:
          'Không. Hai người lớn và ba bé dưới 12 tuổi ở vừa phòng hai gian. Nếu đi kèm ông bà, bạn chọn hai gói để có hai phòng cạnh nhau.',
      },
      {
        question: 'Đặt gói này rồi đổi sang ngày khác trong Tết được không?',
        answer: 'Được nếu ngày mới còn phòng. Bạn báo trước 30 ngày, phần chênh phụ thu tính theo ngày mới.',
      },
    ],
    details: {
      days: 4,
      nights: 3,
      pricedPer: 'room',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Ba đêm phòng gia đình hai gian, Chiều Bãi Trường Resort',
          unit: 'resort-chieu-bai-truong-phu-quoc/gia-dinh-hai-gian',
          nights: 3,
        },
        { kind: 'meal', label: 'Mâm cơm tất niên trên bãi, hoặc bữa tối hải sản ngoài dịp Tết' },
        { kind: 'transfer', label: 'Xe riêng sân bay Phú Quốc hai chiều' },
      ],
      ...onSale,
      useFrom: '2026-12-01',
      useTo: '2027-11-30',
      blackouts: [{ from: '2027-09-14', to: '2027-09-22', reason: 'Khu nghỉ bảo trì hồ bơi' }],
      advanceBookingDays: 3,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy', [5, 6], 250_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 1_450_000,
          'tet-duong': 900_000,
          'le-30-4': 850_000,
          'quoc-khanh': 800_000,
          'giang-sinh': 600_000,
          'gio-to': 400_000,
        }),
      ],
      childPolicy: [
        { fromAge: 0, toAge: 4, label: 'Dưới 5 tuổi ngủ cùng bố mẹ: miễn phí', amountVnd: 0 },
        {
          fromAge: 5,
          toAge: 11,
          label: 'Từ 5 đến 11 tuổi, gồm bữa sáng và mâm tất niên',
          amountVnd: 690_000,
        },
        {
          fromAge: 5,
          toAge: 11,
          fromChild: 3,
          label: 'Bé thứ ba từ 5 đến 11 tuổi: thêm nệm',
          amountVnd: 450_000,
        },
        { fromAge: 12, toAge: 17, label: 'Từ 12 tuổi có giường riêng', amountVnd: 1_650_000 },
      ],
      hotels: ['resort-chieu-bai-truong-phu-quoc'],
      months: [1, 2, 3, 4, 11, 12],
    },
    pack: {
      summary: 'Một phòng cho hai người lớn và tối đa ba bé.',
      quantity: 14,
      baseVnd: 11_900_000,
      children: 3,
      guests: 5,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [
      { kind: 'season', label: 'Mùa khô ở đảo', from: '12-15', to: '04-15', percent: 12 },
      { kind: 'early-bird', label: 'Đặt trước hai tháng', days: 60, percent: -5 },
    ],
    scenes: {
      hero: ['beach/pair/dawn', 'beach/pair'],
      gallery: [
        'hotel-room/deluxe-sea',
        'pool/infinity-sea',
        'restaurant/seaside',
        'beach/parasol',
        'festival/rice-cakes',
        'festival/flower-wharf',
      ],
    },
  }),
  combo({
    slug: 'combo-tet-da-lat-3n2d-nha-go-doi-tuyen-lam',
    code: 'CB026',
    title: 'Combo Tết Đà Lạt 3N2Đ: nhà gỗ đôi bên hồ Tuyền Lâm, bếp củi đêm giao thừa',
    nameAlias: ['combo tet da lat', 'da lat tet nguyen dan', 'nha go tuyen lam tet'],
    summary:
      'Hai đêm nhà gỗ đôi cho bốn người, bếp củi và bánh chưng đêm giao thừa, xe sân bay Liên Khương. Mở cả ba ngày Tết.',
    content: `Đà Lạt dịp Tết lạnh mười hai độ lúc sáng sớm, mai anh đào nở dọc đường vào hồ. Trung tâm đông, còn ở Tuyền Lâm buổi sáng chỉ có tiếng chèo.

## Ngôi nhà và bếp củi

Nhà gỗ đôi có hai phòng ngủ, một bếp nhỏ và hàng hiên nhìn xuống mặt nước. Chiều ba mươi, nhân viên khuân củi tới, treo sẵn nồi bánh chưng đang sôi dở. Việc của nhà bạn là ngồi canh lửa, nướng khoai và kể chuyện tới nửa đêm.

## Hai ngày đầu năm

Mồng một, xe đưa cả nhà lên thiền viện ở đầu dốc rồi thả về bến, ai đi thuyền thì đi. Mồng hai có buổi ra vườn dâu ngoài thành phố, mỗi bé một giỏ nhỏ tự hái.

Đường vào hồ đèo dốc, buổi tối có sương. Bạn lái xe riêng nên về trước 21:00, hoặc nhắn lễ tân cho xe ra đón ở ngã ba.`,
    highlights: [
      'Nồi bánh chưng và bếp củi của riêng nhà bạn đêm giao thừa',
      'Hai phòng ngủ, hiên nhìn hồ',
      'Xe sân bay Liên Khương hai chiều',
      'Buổi hái dâu cho các bé',
    ],
    inclusions: [
      'Hai đêm nhà gỗ đôi gia đình',
      'Hai bữa sáng',
      'Bữa tối bên bếp củi (giao thừa hoặc đêm đầu tiên)',
      'Xe riêng hai chiều sân bay Liên Khương',
    ],
    exclusions: ['Vé thuyền trên hồ', 'Bữa trưa'],
    notes: [
      'Mang áo ấm cho trẻ: sáng sớm dưới 13 độ.',
      'Lửa chỉ đốt ở bếp xây, không đốt trên bãi cỏ quanh hồ.',
    ],
    provinces: ['lam-dong'],
    places: ['ho-tuyen-lam-thien-vien-truc-lam'],
    location: {
      lat: 11.8973,
      lng: 108.4261,
      address: 'Khu du lịch hồ Tuyền Lâm, phường Xuân Hương – Đà Lạt, Lâm Đồng',
    },
    terms: {
      include: ['dua-don', 'buffet-sang', 'bua-toi'],
      conform: ['gia-dinh', 'nhom-ban'],
      theme: ['tet-le', 'mua-hoa', 'gia-dinh-co-tre-nho'],
    },
    supplier: 'gio-chuong-nam',
    special: true,
    popularity: 720,
    faqs: [
      {
        question: 'Đi ngoài Tết có bếp củi không?',
        answer:
          'Có, vào tối đầu tiên của chuyến đi. Thực đơn khi đó là gà nướng và rau vườn thay cho bánh chưng.',
      },
      {
        question: 'Ông bà ngại leo dốc thì sao?',
        answer:
          'Nhà số 3 và số 5 có lối xe điện vào tận hiên. Bạn ghi chú khi đặt, chúng tôi giữ một trong hai căn đó.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'room',
      paxIncluded: 4,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm nhà gỗ đôi gia đình, Khói Thông Resort',
          unit: 'resort-khoi-thong-tuyen-lam/nha-go-doi-gia-dinh',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa tối bên bếp củi' },
        { kind: 'transfer', label: 'Xe riêng sân bay Liên Khương hai chiều' },
      ],
      ...onSale,
      useFrom: '2026-12-10',
      useTo: '2027-12-20',
      blackouts: [],
      advanceBookingDays: 5,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Sáu, thứ Bảy', [5, 6], 500_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 2_200_000,
          'tet-duong': 1_500_000,
          'le-30-4': 1_600_000,
          'quoc-khanh': 1_400_000,
        }),
      ],
      childPolicy: inParentsRoom(290_000, 750_000),
      hotels: ['resort-khoi-thong-tuyen-lam'],
      months: [1, 2, 3, 11, 12],
    },
    pack: {
      summary: 'Một căn nhà gỗ cho bốn người lớn và hai bé.',
      quantity: 8,
      baseVnd: 10_400_000,
      children: 2,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [{ kind: 'season', label: 'Mùa hoa cao nguyên', from: '11-15', to: '03-15', percent: 8 }],
    scenes: {
      hero: ['pine-hills/lake/dawn', 'pine-hills/lake', 'market/flowers'],
      gallery: [
        'hotel-room/lodge-mountain',
        'festival/peach-street',
        'restaurant/breakfast',
        'festival/flower-wharf',
        'pine-hills/ridges',
        'team-building/campfire',
      ],
    },
  }),
  combo({
    slug: 'combo-tet-hoi-an-3n2d-suite-gac-go-pho-co',
    code: 'CB027',
    title: 'Combo Tết Hội An 3N2Đ: suite gác gỗ giữa phố, đêm đèn lồng đầu năm',
    nameAlias: ['combo tet hoi an', 'hoi an tet nguyen dan', 'hoi an cap doi'],
    summary:
      'Hai đêm suite gác gỗ cách chùa Cầu bảy phút đi bộ, bữa tối cao lầu, một buổi làm đèn lồng và thuyền thả hoa đăng.',
    content: `Ba ngày Tết, phố cổ cấm xe máy, nhà nào cũng mở cửa cho khách chúc năm mới. Bạn ở ngay trong phố nên không phải tính chuyện gửi xe hay đường về.

## Gác gỗ và tiếng guốc

Suite nằm tầng hai, sàn gỗ mít, cửa lá sách mở xuống mái ngói âm dương. Buổi sáng nghe tiếng guốc của bà bán tào phớ đầu hẻm. Có ban thờ nhỏ ở chiếu nghỉ; nếu muốn thắp hương đón giao thừa, bạn cứ nói.

## Ba việc đã xếp sẵn

Chiều đầu tiên học làm đèn lồng hai tiếng ở nhà một nghệ nhân trên đường Phan Châu Trinh, chiếc đèn xong thì treo luôn trước phòng. Tối đó ăn cao lầu, bánh vạc, chè bắp ở căn bếp nhỏ nhìn ra sông Hoài. Đêm thứ hai có thuyền riêng thả hoa đăng, người chèo thuộc đủ điệu bài chòi.

Còn lại là của bạn. Sáng mồng hai các hội quán có múa lân, vào xem tự do.`,
    highlights: [
      'Ở ngay trong phố cổ, đi bộ tới chùa Cầu bảy phút',
      'Buổi làm đèn lồng ở nhà nghệ nhân, mang đèn về',
      'Thuyền riêng thả hoa đăng trên sông Hoài',
      'Bữa tối món Hội An đã gồm',
    ],
    inclusions: [
      'Hai đêm suite gác gỗ cho hai người',
      'Hai bữa sáng theo thực đơn',
      'Một bữa tối, một buổi làm đèn lồng',
      'Thuyền riêng 40 phút và hai hoa đăng',
    ],
    exclusions: ['Vé tham quan phố cổ', 'Xe từ sân bay Đà Nẵng'],
    notes: [
      'Mồng một và mồng hai lớp đèn lồng bắt đầu lúc 15:00 thay cho 14:00.',
      'Cầu thang lên gác dốc và hẹp, không hợp với người đi lại khó.',
    ],
    provinces: ['da-nang'],
    places: ['pho-co-hoi-an'],
    location: { lat: 15.8779, lng: 108.3281, address: 'Đường Nguyễn Thái Học, phường Hội An, Đà Nẵng' },
    terms: {
      include: ['buffet-sang', 'bua-toi'],
      conform: ['cap-doi'],
      theme: ['tet-le', 'van-hoa-di-san', 'tuan-trang-mat'],
    },
    supplier: 'manh-chieu-hoa',
    popularity: 640,
    faqs: [
      {
        question: 'Giao thừa có bắn pháo hoa gần đó không?',
        answer:
          'Thành phố thường bắn ở bờ sông phía An Hội. Từ hiên chung tầng ba nhìn thấy, khách của gói này được giữ chỗ.',
      },
      {
        question: 'Đi ba người thì tính thế nào?',
        answer: 'Suite kê thêm được một giường cho bé dưới 12 tuổi. Người lớn thứ ba nên lấy thêm một gói.',
      },
    ],
    details: {
      days: 3,
      nights: 2,
      pricedPer: 'two',
      paxIncluded: 2,
      components: [
        {
          kind: 'roomNights',
          label: 'Hai đêm suite gác gỗ, Ngói Âm Dương Hội An Boutique',
          unit: 'khach-san-boutique-ngoi-am-duong-hoi-an/suite-gac-go',
          nights: 2,
        },
        { kind: 'meal', label: 'Bữa tối cao lầu, bánh vạc cho hai người' },
        { kind: 'gift', label: 'Buổi làm đèn lồng, đèn mang về' },
        { kind: 'transfer', label: 'Thuyền riêng thả hoa đăng' },
      ],
      ...onSale,
      useFrom: '2026-12-05',
      useTo: '2027-10-31',
      blackouts: [],
      advanceBookingDays: 2,
      minQuantity: 1,
      surcharges: [
        onWeekdays('Phụ thu tối thứ Bảy', [6], 180_000, 'roomNight'),
        ...onHolidays('roomNight', {
          tet: 950_000,
          'tet-duong': 600_000,
          'le-30-4': 650_000,
          'quoc-khanh': 500_000,
        }),
      ],
      childPolicy: inParentsRoom(220_000, 480_000),
      hotels: ['khach-san-boutique-ngoi-am-duong-hoi-an'],
      months: [1, 2, 3, 4, 5, 6],
    },
    pack: {
      summary: 'Cho hai người lớn: hai đêm, một bữa tối, đèn lồng và thuyền.',
      quantity: 10,
      baseVnd: 6_350_000,
      children: 1,
    },
    ratePlans: comboPlans.halfBoard,
    priceRules: [deal('Đón năm mới sớm', 8, '2026-11-01', '2027-06-30')],
    scenes: {
      hero: ['old-town/street/night', 'old-town/street'],
      gallery: [
        'hotel-room/villa-garden',
        'old-town/quay',
        'restaurant/lanterns',
        'festival/rice-cakes',
        'lobby/lounge',
        'market/night-stalls',
      ],
    },
  }),
];
